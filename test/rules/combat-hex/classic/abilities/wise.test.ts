import { describe, expect, it } from 'vitest'
import { foesOf } from '../../../../../rules/combat-hex/abilities/heuristics.ts'
import { damageWorth, sureDie } from '../../../../../rules/combat-hex/battle/fight/worth.ts'
import { classic } from '../../../../../rules/combat-hex/books/classic.ts'
import { classicScene } from '../../../../helpers/classic.ts'
import { damage, type How, judging, who } from '../../../../helpers/judging.ts'
import type { Placed } from '../../../../helpers/scenario.ts'

/** Why the defaults use an ability in the wording of this book, at the edge where each reason begins to count. */
const { isWise, worth } = judging(classic)

describe('by the classic book it is wise', () => {
  it('8.41 Dread of whoever can then not pay, for what it asks a price of', () => {
    const t = classicScene({ A1: { at: 'C5', ap: 2 }, B1: { at: 'C4', ap: 2 } })
    const of = (price: number, spending: string, more: How = {}) =>
      isWise(t, 'dread', { cause: who(t, 'B1'), price, spending: spending as How['spending'], ...more })
    expect(['ability', 'hit', 'wound', 'run', 'toll'].map(spending => of(2, spending))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    expect([of(1, 'hit'), of(2, 'hit', { cost: 2 }), of(2, 'hit', { cause: null })]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('8.44 Healing for whoever gains most, and of those without life from the first', () => {
    const best = (a2: Partial<Placed>, a3: Partial<Placed>, fallen?: string) => {
      const t = classicScene({
        A1: { at: 'C5', ap: 2 },
        A2: { at: 'C6', ...a2 },
        A3: { at: 'C4', ...a3 },
        B1: { at: 'L1' },
      })
      if (fallen) who(t, fallen).life = 0
      return ['A2', 'A3'].filter(to => isWise(t, 'healing', { to }))
    }
    const big = { life: 10, lifeNow: 7, points: 100 }
    expect(best(big, { life: 4, lifeNow: 1, points: 50 })).toEqual(['A3'])
    expect(best(big, { life: 4, lifeNow: 1, points: 30 })).toEqual(['A2'])
    // One life lost is not worth it, unless it was the last.
    expect(best({ life: 4, lifeNow: 3 }, {})).toEqual([])
    expect(best({ life: 4, lifeNow: 2 }, {})).toEqual(['A2'])
    expect(best({ life: 1 }, {}, 'A2')).toEqual(['A2'])
    // What is kept up without life is saved as a whole.
    expect(best({ life: 4, lifeNow: 1, points: 50 }, { life: 9, points: 40 }, 'A3')).toEqual(['A3'])
    expect(best({ life: 4, lifeNow: 1, points: 50 }, { life: 9, points: 30 }, 'A3')).toEqual(['A2'])
  })

  it('8.19 Tyrant for two who have a way to go', () => {
    const at = (cost: number, more: Record<string, Placed> = {}) =>
      isWise(
        classicScene({ A1: { at: 'C9', facing: 'N' }, A2: { at: 'C8' }, B1: { at: 'C1' }, ...more }),
        'tyrant',
        { cost },
      )
    const two: Record<string, Placed> = { A3: { at: 'C10' } }
    expect(at(0, { A3: { at: 'C10', shooting: { dice: 1, range: 3 } } })).toBe(false)
    expect([at(0), at(0, two), at(1, two), at(2, two)]).toEqual([false, true, true, false])
  })

  it('8.20 Arrow Flurry for dice enough, and somebody to shoot at', () => {
    const at = (dice: number, cost = 1, b1 = 'C5') =>
      isWise(
        classicScene({ A1: { at: 'C9', facing: 'N', shooting: { dice, range: 5 } }, B1: { at: b1 } }),
        'arrow-flurry',
        { cost },
      )
    expect([at(2), at(1), at(4, 2), at(3, 2), at(2, 1, 'C1')]).toEqual([true, false, true, false, false])
  })

  it('8.26 Shot Caller for archers who see the enemy, before it is too near', () => {
    const at = (more: Record<string, Partial<Placed>> = {}, cost = 1, marked = false) => {
      const bow = { dice: 1, range: 6 }
      const t = classicScene({
        A1: { at: 'A9', facing: 'N', kind: 'hero', ...more['A1'] },
        A2: { at: 'C9', facing: 'N', shooting: bow, ...more['A2'] },
        A3: { at: 'D9', facing: 'N', shooting: bow, ...more['A3'] },
        B1: { at: 'C5' },
      })
      who(t, 'B1').marks.push({ ability: 'shot-caller', duration: 'turn', sides: [marked ? 0 : 1] })
      return isWise(t, 'shot-caller', { to: 'B1', cost })
    }
    expect([at(), at({}, 1, true), at({}, 2)]).toEqual([true, false, false])
    expect([at({ A1: { at: 'C6' } }), at({ A1: { at: 'A4' } })]).toEqual([false, true])
    expect(at({ A3: { kind: 'hero' } })).toBe(false)
    expect(at({ A3: { facing: 'N', shooting: { dice: 1, range: 1 } } })).toBe(false)
    expect([
      at({ A3: { shooting: null } }, 0),
      at({ A2: { shooting: null }, A3: { shooting: null } }, 0),
    ]).toEqual([true, false])
  })

  /** A scene whose figures fight each other, before any dice. */
  const combat = (figures: Record<string, Placed>) => {
    const t = classicScene(figures)
    t.game.combat = Object.keys(figures).map(id => who(t, id))
    return t
  }
  const duel = (b1: Partial<Placed>, b2: Partial<Placed> = { at: 'L9' }) =>
    combat({
      A1: { at: 'C5', facing: 'N', attacks: 3, kind: 'hero', life: 1, endurance: 3 },
      B1: { at: 'C4', facing: 'S', ...b1 },
      B2: { at: 'B4', facing: 'SE', ...b2 },
    })

  it('8.34 Aggressive Strategy where the whole roll should take more than it does', () => {
    const of = (t: ReturnType<typeof duel>, mine: number[], cost = 1) =>
      isWise(t, 'aggressive-strategy', { cost, ...damage(mine) })
    const half = duel({ endurance: 4, life: 3 })
    expect([of(half, [1, 1]), of(half, [1]), of(half, [1], 0)]).toEqual([true, false, true])
    expect([of(half, [6, 1, 1, 1]), of(half, [6, 1, 1]), of(half, [6, 6, 6, 1, 1, 1, 1, 1])]).toEqual([
      true,
      false,
      false,
    ])
    // No more than there is life for.
    expect(of(duel({ endurance: 4, life: 1 }), [1, 1, 1, 1], 2)).toBe(false)
    const easy = duel({ endurance: 3, life: 3 })
    expect([of(easy, [1, 1, 1], 2), of(easy, [1, 1], 2)]).toEqual([true, false])
    const hard = duel({ endurance: 5, life: 3 })
    expect([of(hard, [1, 1, 1]), of(hard, [1, 1])]).toEqual([true, false])
    expect(of(duel({ endurance: 6, life: 3 }, { endurance: 4 }), [1, 1])).toBe(true)
    expect(of(duel({ endurance: 6, life: 3 }), [1, 1])).toBe(false)
  })

  it('8.34 Aggressive Strategy brings what the new roll should take more than the old one does', () => {
    const t = duel({ endurance: 4, life: 9 })
    const targets = foesOf(t.game, 0)
    const brings = (mine: number[]) => worth(t, 'aggressive-strategy', damage(mine))
    const roll = (dice: number) => damageWorth(t.game, targets, dice)
    expect(brings([1, 1])).toBeCloseTo(roll(2))
    expect(brings([6, 1, 1])).toBeCloseTo(roll(3) - sureDie(t.game, targets))
    expect(sureDie(t.game, targets)).not.toBe(1)
  })

  it('8.37 Bodyguard where a hero could fall or loses two lives', () => {
    const guarded = (life: number) => {
      const t = combat({
        A1: { at: 'D5', facing: 'N', kind: 'hero', endurance: 6, life: 3 },
        A2: { at: 'C5', facing: 'N', kind: 'hero', life, endurance: 3 },
        B1: { at: 'C4', facing: 'S' },
        B2: { at: 'D4', facing: 'S' },
      })
      return (theirs: number[]) => isWise(t, 'bodyguard', damage([], theirs))
    }
    expect([guarded(1)([3]), guarded(1)([2]), guarded(3)([3]), guarded(3)([3, 3])]).toEqual([
      true,
      false,
      false,
      true,
    ])
  })
})
