import { describe, expect, it } from 'vitest'
import { diceOf, foesOf, moreDice } from '../../../../rules/combat-hex/abilities/heuristics.ts'
import {
  damageWorth,
  lifeWorth,
  pointWorth,
  successes,
  sureDie,
} from '../../../../rules/combat-hex/battle/fight/worth.ts'
import { tournament } from '../../../../rules/combat-hex/books/tournament.ts'
import { fight } from '../../../helpers/fight.ts'
import { damage, judging, who } from '../../../helpers/judging.ts'
import { type Placed, scenario } from '../../../helpers/scenario.ts'

/** Why the defaults use an ability or leave it: each reason, at the edge where it begins to count. */
const { isWise, worth } = judging(tournament)
type Table = ReturnType<typeof scenario>

const play = (figures: Record<string, Placed>) => scenario({ figures })
/** In the middle of a combat, before its dice are thrown. */
const inCombat = (figures: Record<string, Placed>) => {
  const t = fight(figures, [])
  expect(t.asked).toMatch(/^react 0/)
  return t
}
const savvy = ['battle-savvy:1']

describe('it is recommended in a combat', () => {
  /** A1 alone with its dice before B1 and B2. */
  const duel = (a1: Partial<Placed> = {}, more: Record<string, Placed> = {}) =>
    inCombat({
      A1: { at: 'C5', facing: 'N', attacks: 3, ap: 4, kind: 'hero', abilities: savvy, ...a1 },
      B1: { at: 'C4', facing: 'S', life: 3, endurance: 5 },
      B2: { at: 'B4', facing: 'SE', life: 1, endurance: 2 },
      ...more,
    })
  it('8.28 8.33 Battle Cry where warriors fight, Spearman where it is cheap', () => {
    const t = duel()
    expect(isWise(t, 'battle-cry', { cost: 0 })).toBe(false)
    const two = duel({}, { A2: { at: 'D4', facing: 'NW' }, B3: { at: 'D3', facing: 'S' } })
    expect([0, 1, 2].map(cost => isWise(two, 'battle-cry', { cost }))).toEqual([true, true, false])
    expect([0, 1, 2].map(cost => isWise(t, 'spearman', { cost }))).toEqual([true, true, false])
  })

  it('8.30 Berserker for as many enemies beside it as it costs points', () => {
    const t = duel()
    expect([0, 1, 2, 3].map(cost => isWise(t, 'berserker', { cost }))).toEqual([true, true, true, false])
    expect(worth(t, 'berserker')).toBeCloseTo(moreDice(t.game, 0, 2))
  })

  it('8.29 Battle Savvy for dice enough against whom they might fail', () => {
    const t = duel()
    expect(diceOf(t.game, 0)).toBe(3)
    expect([isWise(t, 'battle-savvy'), isWise(t, 'battle-savvy', { cost: 2 })]).toEqual([true, false])
    const foes = foesOf(t.game, 0)
    const saved = sureDie(t.game, foes) - damageWorth(t.game, foes, 1)
    expect(worth(t, 'battle-savvy')).toBeCloseTo(saved / 2)
    who(t, 'A1').marks.push({ ability: 'battle-cry', duration: 'turn' })
    expect(isWise(t, 'battle-savvy')).toBe(true)
    who(t, 'A1').marks.push({ ability: 'battle-savvy', duration: 'combat' })
    expect(isWise(t, 'battle-savvy')).toBe(false)
  })

  it('8.31 Dirty Fighting where somebody can pay for a hit that it brings', () => {
    const at = (ap: number, cost = 1, a2?: number, attacks = 6) =>
      isWise(
        duel(
          { ap, attacks },
          a2 === undefined ? {} : { A2: { at: 'D4', facing: 'NW', ap: a2 }, B3: { at: 'D3', facing: 'S' } },
        ),
        'dirty-fighting',
        { cost },
      )
    expect([at(3), at(2), at(2, 1, 0), at(2, 1, 1)]).toEqual([true, false, false, true])
    expect([at(9, 2), at(9, 2, undefined, 12), at(3, 1, undefined, 5)]).toEqual([false, true, false])
    expect(at(4, 2, undefined, 12)).toBe(false)
  })

  it('8.31 Dirty Fighting brings a two turned by each who has a point left, less that point', () => {
    const brings = (ap: number, friends: number[] = [], cost = 1) => {
      const more = friends.map((points, i): [string, Placed] => [
        `A${i + 2}`,
        { at: ['D5', 'B5'][i]!, facing: ['NW', 'NE'][i]!, ap: points },
      ])
      const t = duel({ ap, attacks: 6 }, { ...Object.fromEntries(more), B3: { at: 'D4', facing: 'S' } })
      const dice = diceOf(t.game, 0)
      const each = damageWorth(t.game, foesOf(t.game, 0), 1) - pointWorth(t.game)
      const turned = (most: number) => successes(dice, 2 / 6, most) - successes(dice, 1 / 6, most)
      return [worth(t, 'dirty-fighting', { cost }), turned(1) * each, turned(2) * each]
    }
    for (const ap of [2, 9]) {
      const [is, one] = brings(ap)
      expect(is).toBeCloseTo(one!)
    }
    expect(brings(1)[0]).toBeCloseTo(0)
    const [both, , two] = brings(2, [1])
    expect(both).toBeCloseTo(two!)
    const [other, one] = brings(1, [1])
    expect(other).toBeCloseTo(one!)
  })

  it('8.32 8.53 Rage for dice enough, worth half of them; two for each large friend', () => {
    const t = duel(
      { attacks: 2 },
      { A2: { at: 'D4', facing: 'NW', abilities: ['large:0'] }, B3: { at: 'D3', facing: 'S' } },
    )
    expect([isWise(t, 'rage'), isWise(t, 'rage', { cost: 2 })]).toEqual([true, false])
    expect(worth(t, 'rage')).toBeCloseTo(moreDice(t.game, 0, 1))
    expect(worth(t, 'black-troll-rage')).toBeCloseTo(moreDice(t.game, 0, 2))
    t.game.combat!.push({ ...who(t, 'A2') })
    expect(worth(t, 'black-troll-rage')).toBeCloseTo(moreDice(t.game, 0, 4))
    t.game.combat!.pop()
    expect(moreDice(t.game, 0, 2)).toBeGreaterThan(moreDice(t.game, 0, 1))
  })

  it('8.34 8.39 for dice that do nothing, and where there is life for them', () => {
    const t = duel()
    const failing = (mine: number[], cost = 1) => isWise(t, 'aggressive-strategy', { cost, ...damage(mine) })
    expect([failing([1]), failing([1, 1]), failing([1, 1, 1], 2), failing([1, 1, 1, 1], 2)]).toEqual([
      false,
      true,
      false,
      true,
    ])
    // What hurts one of them does not fail.
    expect(failing([3, 3])).toBe(false)
    expect(failing([6], 0)).toBe(false)
    // Four lives in all.
    expect(failing([6, 6, 6, 6, 1, 1])).toBe(false)
    const turned = (mine: number[], cost = 1) => isWise(t, 'killing-blow', { cost, ...damage(mine) })
    expect([turned([6, 1]), turned([6, 6, 6, 6, 1]), turned([1], 2), turned([1, 1], 2)]).toEqual([
      true,
      false,
      false,
      true,
    ])
    // A three takes a life off B2 at least.
    expect([turned([3, 3, 3, 1]), turned([3, 3, 3, 3, 1])]).toEqual([true, false])
    // Two dice fail, which would hurt B2 but for a one.
    expect(worth(t, 'aggressive-strategy', damage([1, 1]))).toBeCloseTo(
      successes(2, 5 / 6, 4) * sureDie(t.game, foesOf(t.game, 0)),
    )
    const sure = sureDie(t.game, foesOf(t.game, 0))
    expect(worth(t, 'killing-blow', damage([6, 1]))).toBeCloseTo(sure)
    expect(worth(t, 'killing-blow', damage([6, 6, 6, 1, 1]))).toBeCloseTo(sure)
  })

  it('8.36 Assassin for second lives', () => {
    const t = duel()
    const of = (cost: number) => isWise(t, 'assassin', { cost, ...damage([6], [], 1) })
    expect([of(0), of(1), of(2), of(3)]).toEqual([true, true, true, false])
    const sure = sureDie(t.game, foesOf(t.game, 0))
    // B1 has two lives beside the first, B2 none.
    expect(worth(t, 'assassin', damage([6], [], 3))).toBeCloseTo(2 * sure)
    expect(worth(t, 'assassin', damage([6], [], 1))).toBeCloseTo(sure)
    const guard = { ability: 'bodyguard', duration: 'turn' } as const
    who(t, 'B1').marks.push(guard)
    expect(isWise(t, 'assassin', { cost: 0, ...damage([6], [], 1) })).toBe(false)
    who(t, 'B1').marks = []
    who(t, 'B1').life = 1
    expect(isWise(t, 'assassin', { cost: 0, ...damage([6], [], 1) })).toBe(false)
  })

  it('8.35 Armor that saves its bearer, once or again', () => {
    const at = (loss: number, armor: string[], ap: number, cost = 1, used: number[] = []) => {
      const t = play({ A1: { at: 'C5', life: 2, ap, abilities: armor }, B1: { at: 'C4' } })
      who(t, 'A1').used = used
      return isWise(t, 'armor', { loss, cost })
    }
    const [one, two] = [['armor:1'], ['armor:1', 'armor:1']]
    expect([at(2, one, 9), at(3, one, 9)]).toEqual([true, false])
    expect([at(3, two, 2), at(3, two, 1), at(3, two, 2, 2), at(3, two, 4, 2)]).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect([at(3, two, 9, 1, [0]), at(3, two, 0, 0), at(4, two, 0, 0)]).toEqual([false, true, false])
    expect(at(3, ['armor:1', 'courage:1'], 9)).toBe(false)
  })

  it('8.37 Bodyguard where the hero could fall or loses two lives', () => {
    const guarded = (life: number, facing = 'S') =>
      inCombat({
        A1: { at: 'D5', facing: 'N', ap: 4, abilities: savvy, endurance: 6 },
        A2: { at: 'C5', facing: 'N', kind: 'hero', life, endurance: 3, points: 100 },
        B1: { at: 'C4', facing, attacks: 2 },
        B2: { at: 'D4', facing, attacks: 2 },
      })
    const of = (t: Table, theirs: number[]) => isWise(t, 'bodyguard', { to: 'A2', ...damage([], theirs) })
    expect([of(guarded(1), [3]), of(guarded(1), [2]), of(guarded(3), [3]), of(guarded(3), [3, 3])]).toEqual([
      true,
      false,
      false,
      true,
    ])
    // Nobody who threw them has the hero in reach.
    expect(worth(guarded(1, 'N'), 'bodyguard', { to: 'A2', ...damage([], [6]) })).toBe(0)
    const t = guarded(3)
    const [a1, a2] = [who(t, 'A1'), who(t, 'A2')]
    expect(worth(t, 'bodyguard', { to: 'A2', ...damage([], [3]) })).toBeCloseTo(1.25 * lifeWorth(t.game, a2))
    expect(worth(t, 'bodyguard', { to: 'A2', ...damage([], [6]) })).toBeCloseTo(
      1.25 * lifeWorth(t.game, a2) - lifeWorth(t.game, a1),
    )
    // The hero has one life to lose, the guard two.
    const last = guarded(1)
    expect(worth(last, 'bodyguard', { to: 'A2', ...damage([], [6, 6]) })).toBeCloseTo(
      1.25 * lifeWorth(last.game, who(last, 'A2')) - 2 * lifeWorth(last.game, who(last, 'A1')),
    )
  })

  it('8.40 Rally Cry for dice that would then fail', () => {
    const t = inCombat({
      A1: { at: 'C5', facing: 'N', ap: 4, abilities: savvy, endurance: 4 },
      B1: { at: 'C4', facing: 'S', attacks: 2 },
    })
    const of = (theirs: number[], cost: number) => isWise(t, 'rally-cry', { cost, ...damage([], theirs) })
    expect([of([4], 0), of([5], 0), of([4], 1), of([4, 5], 2), of([4, 4], 2)]).toEqual([
      true,
      false,
      true,
      false,
      true,
    ])
    expect(of([], 0)).toBe(false)
  })

  it('8.40 Rally Cry not for a six, which hurts whatever the endurance, nor for whom no enemy reaches', () => {
    const cry = (endurance: number, a2: Partial<Placed> = {}) =>
      inCombat({
        A1: { at: 'C5', facing: 'N', ap: 4, abilities: savvy, endurance },
        // B1 does not look at it.
        A2: { at: 'C3', facing: 'S', endurance: 2, ...a2 },
        B1: { at: 'C4', facing: 'S', attacks: 2 },
      })
    const wise = (t: Table, face: number) => isWise(t, 'rally-cry', { cost: 0, ...damage([], [face]) })
    expect([wise(cry(5), 5), wise(cry(6), 6)]).toEqual([true, false])
    expect(wise(cry(4, { endurance: 5 }), 5)).toBe(false)
    // One warrior whom it saves is enough.
    expect(wise(cry(4, { at: 'D5', facing: 'NW', endurance: 3 }), 4)).toBe(true)
    const t = cry(4, { points: 500 })
    expect(worth(t, 'rally-cry', damage([], [4]))).toBeCloseTo(lifeWorth(t.game, who(t, 'A1')))
  })
})
