import { describe, expect, it } from 'vitest'
import { calledWorth } from '../../../../rules/combat-hex/abilities/shooting.ts'
import { damageWorth, lifeWorth } from '../../../../rules/combat-hex/battle/fight/worth.ts'
import { tournament } from '../../../../rules/combat-hex/books/tournament.ts'
import { judging, who } from '../../../helpers/judging.ts'
import { type Placed, type Scene, scenario } from '../../../helpers/scenario.ts'

/** Why the defaults use an ability or leave it: each reason, at the edge where it begins to count. */
const { isWise, worth } = judging(tournament)

type Table = ReturnType<typeof scenario>

const play = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) => scenario({ figures, ...scene })

const terrifying = ['terrifying:0']

describe('it is recommended for those who shoot', () => {
  const bow = { dice: 2, range: 5 }
  const archer = (more: Partial<Placed> = {}, b1: Partial<Placed> = {}) =>
    play({
      A1: { at: 'C9', facing: 'N', ap: 3, shooting: bow, ...more },
      B1: { at: 'C5', endurance: 4, life: 9, ...b1 },
      B2: { at: 'L1', endurance: 6, life: 9 },
      B3: { at: 'L3', endurance: 4, life: 9, abilities: terrifying },
    })

  it('8.21 8.24 8.25 if there is somebody to shoot at, or if there is nobody', () => {
    const wise = (t: Table) =>
      (['crack-shot', 'expert-marksman', 'perfect-aim'] as const).map(id => isWise(t, id))
    expect(wise(archer())).toEqual([true, false, true])
    // B1 is near, and out of its range.
    expect(wise(archer({ shooting: { dice: 2, range: 2 } }))).toEqual([false, true, false])
    // A point has to be left for the hit that is to be turned.
    expect(wise(archer({ ap: 2 }))).toEqual([true, false, false])
  })

  it('8.22 8.23 where the dice there are will not do', () => {
    const t = archer({}, { life: 1 })
    const b1 = who(t, 'B1')
    const of = (hits: number, life: number) => {
      const how = { hits, targets: [{ ...b1, life }] }
      return [isWise(t, 'deadly-shot', how), isWise(t, 'deadly-aim', how)]
    }
    // Half of the hits hurt: two of them take one life.
    expect([of(1, 1), of(2, 1), of(2, 2), of(4, 2)]).toEqual([
      [true, false],
      [false, false],
      [true, true],
      [false, false],
    ])
    expect(isWise(t, 'deadly-aim', { hits: 2, targets: [who(t, 'B3')] })).toBe(false)
    expect(isWise(t, 'deadly-shot')).toBe(false)
  })

  it('8.22 8.23 for the life that the dice take more', () => {
    const t = archer()
    const [b1, b2, b3] = [who(t, 'B1'), who(t, 'B2'), who(t, 'B3')]
    const life = lifeWorth(t.game, b1)
    for (const id of ['deadly-shot', 'deadly-aim'] as const) {
      expect(worth(t, id, { hits: 2, targets: [b1] })).toBeCloseTo(life)
      // Of several it is for the one who is hurt most easily, and alive.
      expect(worth(t, id, { hits: 2, targets: [b2, b1] })).toBeCloseTo(life)
      const soft = { ...who(t, 'B3'), life: 0 }
      expect(worth(t, id, { hits: 2, targets: [soft, b2] })).toBeCloseTo(
        worth(t, id, { hits: 2, targets: [b2] }),
      )
      expect(worth(t, id, { hits: 2, targets: [soft] })).toBe(0)
      expect(worth(t, id, { targets: [b1] })).toBe(0)
    }
    expect(worth(t, 'deadly-aim', { hits: 2, targets: [b3] })).toBeCloseTo(0)
  })

  it('8.26 Shot Caller for archers who are left, at somebody for whom nobody has called', () => {
    const t = (a2: Partial<Placed>) =>
      play({
        A1: { at: 'C9', facing: 'N', ap: 3 },
        A2: { at: 'D9', facing: 'N', shooting: bow, ...a2 },
        A3: { at: 'E9', facing: 'N', shooting: bow },
        B1: { at: 'D5', endurance: 4, life: 9 },
      })
    const call = (table: Table, cost = 1, marked = false) => {
      const target = who(table, 'B1')
      target.marks.push({ ability: 'shot-caller', duration: 'turn', sides: [marked ? 0 : 1] })
      return isWise(table, 'shot-caller', { cause: who(table, 'A3'), target, cost })
    }
    expect([call(t({})), call(t({}), 1, true), call(t({}), 2)]).toEqual([true, false, false])
    const alone = (a2: Partial<Placed>) => {
      const table = t(a2)
      who(table, 'A3').actionTaken = 'shot'
      return call(table)
    }
    expect([alone({}), alone({ kind: 'hero' }), alone({ shooting: null })]).toEqual([true, false, false])

    const both = t({})
    const [a2, a3, b1] = [who(both, 'A2'), who(both, 'A3'), who(both, 'B1')]
    a3.actionTaken = 'shot'
    const called = worth(both, 'shot-caller', { cause: a3, target: b1 })
    expect(called).toBeCloseTo(calledWorth(both.game, b1, [a3, a2]))
    expect(called).toBeCloseTo(
      damageWorth(both.game, [b1], 6, 2 / 6) - damageWorth(both.game, [b1], 4, 2 / 6),
    )
    const hero = t({ kind: 'hero' })
    who(hero, 'A3').actionTaken = 'shot'
    expect(worth(hero, 'shot-caller', { cause: who(hero, 'A3'), target: who(hero, 'B1') })).toBeCloseTo(
      calledWorth(hero.game, who(hero, 'B1'), [who(hero, 'A3')]),
    )
  })
})
