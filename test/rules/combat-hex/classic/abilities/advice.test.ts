import { describe, expect, it } from 'vitest'
import {
  type ClassicAbilityId,
  classicAbilities,
} from '../../../../../rules/combat-hex/abilities/classic/index.ts'
import type { Ability, Trigger } from '../../../../../rules/combat-hex/battle/vocabulary.ts'
import { bystanders, classicFight, classicScene } from '../../../../helpers/classic.ts'
import type { Placed, Scene } from '../../../../helpers/scenario.ts'

const set = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) =>
  classicScene({ ...bystanders, ...figures }, scene)
type Table = ReturnType<typeof set>

interface Given {
  cost?: number
  target?: string | null
  occasion?: Partial<Trigger>
}

/** Is it good play to use the ability now? */
function isWise(
  t: Table,
  id: string,
  ability: ClassicAbilityId,
  { cost = 1, target = null, occasion = {} }: Given = {},
): boolean {
  const used: Ability = classicAbilities[ability]
  const moment = used.moment!
  const use = {
    figure: t.figure(id),
    occurrence: 0,
    ability: used,
    printed: used,
    cost,
    target,
    trigger: { moment, cause: null, ...occasion },
  }
  return used.recommended!(t.game, use)
}

describe('classic: the defaults use', () => {
  it('8.19 Tyrant for two who have a way to go, and two more for each point', () => {
    const walker: Placed = { at: 'B9', facing: 'N', movement: 3 }
    const figures = (more: Record<string, Placed>): Record<string, Placed> => ({
      A1: { at: 'C9', facing: 'N', kind: 'hero', ap: 3 },
      A2: walker,
      ...more,
      B1: { at: 'C1' },
    })
    const two = set(figures({ A3: { ...walker, at: 'D9' } }))
    expect([0, 1, 2].map(cost => isWise(two, 'A1', 'tyrant', { cost }))).toEqual([true, true, false])
    const four = set(
      figures({ A3: { ...walker, at: 'D9' }, A4: { ...walker, at: 'C8' }, A5: { ...walker, at: 'C10' } }),
    )
    expect([1, 2, 3].map(cost => isWise(four, 'A1', 'tyrant', { cost }))).toEqual([true, true, false])
    expect(isWise(set(figures({})), 'A1', 'tyrant', { cost: 0 })).toBe(false)
    // Who shoots has no need of it.
    const archers = set(figures({ A3: { ...walker, at: 'D9', shooting: { dice: 1, range: 9 } } }))
    expect(isWise(archers, 'A1', 'tyrant')).toBe(false)
  })

  it('8.41 Dread where somebody can then not pay for an ability, a hit or a wound', () => {
    const t = set({ A1: { at: 'C5', ap: 2 }, B1: { at: 'C4', facing: 'N', ap: 2 } })
    const cause = t.figure('A1')
    const of = (occasion: Partial<Trigger>, cost = 1) =>
      isWise(t, 'B1', 'dread', { cost, occasion: { cause, price: 2, spending: 'ability', ...occasion } })
    expect((['ability', 'hit', 'wound', 'run', 'toll'] as const).map(spending => of({ spending }))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    expect([1, 2].map(price => of({ price }))).toEqual([false, true])
    // A point is left when it has paid.
    expect([1, 2].map(cost => of({}, cost))).toEqual([true, false])
  })

  it('8.44 Healing for whoever gains most, kept for two lives or a fall', () => {
    const table = (a2: Partial<Placed>, a3: Partial<Placed>, fallen = false) => {
      const t = set({
        A1: { at: 'C5', kind: 'hero', ap: 3, abilities: ['healing:1'] },
        A2: { at: 'C6', life: 6, points: 60, ...a2 },
        A3: { at: 'C4', life: 6, points: 60, ...a3 },
        B1: { at: 'K5' },
      })
      if (fallen) t.figure('A2').life = 0
      return ['A2', 'A3'].map(target => isWise(t, 'A1', 'healing', { target }))
    }
    expect(table({ lifeNow: 4 }, { lifeNow: 5 })).toEqual([true, false])
    expect(table({ lifeNow: 5 }, {})).toEqual([false, false])
    // A die gives no more than it shows: three lives and a half on average.
    expect(table({ lifeNow: 1 }, { lifeNow: 2 })).toEqual([true, true])
    expect(table({ lifeNow: 2 }, { lifeNow: 3 })).toEqual([true, false])
    // What a life of a figure costs counts, and of one kept up without life the whole figure.
    expect(table({ lifeNow: 2 }, { lifeNow: 3, points: 90 })).toEqual([false, true])
    expect(table({ lifeNow: 2, life: 12, points: 60 }, { lifeNow: 4 })).toEqual([false, true])
    expect(table({}, { lifeNow: 2 }, true)).toEqual([true, false])
    expect(table({ life: 1 }, {}, true)).toEqual([true, false])
  })

  it('8.37 Bodyguard where two dice could hurt a hero, or one the last life', () => {
    const guard: Placed = {
      at: 'C4',
      facing: 'S',
      kind: 'hero',
      ap: 3,
      endurance: 4,
      abilities: ['bodyguard:1'],
    }
    const faces = (b: Partial<Placed>, damage: number[], more: Record<string, Placed> = {}) => {
      const figures = { A1: { at: 'C5', facing: 'N', attacks: 3 }, B1: { ...guard, ...b }, ...more }
      const t = classicFight(figures, [...hits(damage), 2, ...Object.keys(more).map(() => 2), ...damage])
      const occasion = { damage: [{ by: 0, faces: damage, converted: 0 }] }
      return isWise(t, 'B1', 'bodyguard', { occasion })
    }
    const hits = (damage: number[]) => [4, 4, 4].map((hit, i) => (i < damage.length ? hit : 2))
    expect(faces({ life: 3 }, [4, 5, 2])).toBe(true)
    expect(faces({ life: 3 }, [5, 3, 2])).toBe(false)
    expect(faces({ life: 1 }, [5, 3, 2])).toBe(true)
    expect(faces({ life: 1 }, [3, 3, 2])).toBe(false)
    // One hero of two is enough.
    const other: Placed = { at: 'B4', facing: 'SE', kind: 'hero', life: 4, endurance: 6 }
    expect(faces({ life: 3 }, [4, 5, 2], { B2: other })).toBe(true)
  })

  it('8.34 Aggressive Strategy where a new roll should hurt more, and life is left to take', () => {
    const advised = (damage: number[], b: Partial<Placed>, cost = 0, more: Record<string, Placed> = {}) => {
      const figures: Record<string, Placed> = {
        A1: { at: 'C5', facing: 'N', attacks: 4, ap: 9, abilities: ['aggressive-strategy:1'] },
        B1: { at: 'C4', facing: 'S', attacks: 0, life: 9, ...b },
        ...more,
      }
      const t = classicFight(figures, [
        ...damage.map(() => 4),
        ...[2, 2, 2, 2].slice(damage.length),
        ...damage,
      ])
      const occasion = { damage: [{ by: 0, faces: damage, converted: 0 }] }
      return isWise(t, 'A1', 'aggressive-strategy', { cost, occasion })
    }
    // Endurance 3: four faces of six hurt.
    expect(advised([2, 2, 2, 2], {})).toBe(true)
    expect([1, 2, 3].map(cost => advised([2, 2, 2, 2], {}, cost))).toEqual([true, true, false])
    expect(advised([3, 3, 2, 2], {})).toBe(true)
    expect(advised([3, 3, 2, 2], {}, 1)).toBe(false)
    expect(advised([3, 3, 3, 2], {})).toBe(false)
    // A third of the dice should hurt endurance 5, and all that are not ones endurance 2.
    expect(advised([4, 4, 4, 4], { endurance: 5 }, 1)).toBe(true)
    expect(advised([4, 4, 4, 4], { endurance: 5 }, 2)).toBe(false)
    expect(advised([5, 4, 4], { endurance: 5 })).toBe(false)
    expect(advised([1, 1, 1], { endurance: 2 }, 2)).toBe(true)
    expect(advised([1, 1, 1], { endurance: 2 }, 3)).toBe(false)
    // No more than there is life.
    expect(advised([2, 2, 2, 2], { life: 1 }, 1)).toBe(true)
    expect(advised([2, 2, 2, 2], { life: 1 }, 2)).toBe(false)
    expect(advised([3, 2, 2, 2], { life: 1 })).toBe(false)
    // The weakest of those in reach is who the dice are for.
    const strong: Placed = { at: 'B4', facing: 'SE', attacks: 0, endurance: 6, life: 9 }
    expect(advised([2, 2, 2, 2], {}, 2, { B2: strong })).toBe(true)
  })

  it('8.20 Arrow Flurry for two dice a point, with somebody in view', () => {
    const archer: Placed = { at: 'C8', facing: 'N', shooting: { dice: 2, range: 9 }, ap: 3 }
    const t = set({ A1: archer, B1: { at: 'C5' } })
    expect([0, 1, 2].map(cost => isWise(t, 'A1', 'arrow-flurry', { cost }))).toEqual([true, true, false])
    const nobody = set({ A1: { ...archer, at: 'C5', shooting: { dice: 2, range: 2 } }, B1: { at: 'C9' } })
    expect(isWise(nobody, 'A1', 'arrow-flurry')).toBe(false)
    const single = set({ A1: { ...archer, shooting: { dice: 1, range: 9 } }, B1: { at: 'C5' } })
    expect(isWise(single, 'A1', 'arrow-flurry')).toBe(false)
  })

  it('8.26 Shot Caller once, for two archers a point who have the enemy in view, with nobody close', () => {
    const bow = { dice: 1, range: 6 }
    const table = (archers: number, b1 = 'D4') =>
      set({
        A1: { at: 'D9', facing: 'N', kind: 'hero', ap: 4, abilities: ['shot-caller:1'] },
        ...Object.fromEntries(
          ['C8', 'E8', 'C9', 'E9']
            .slice(0, archers)
            .map((at, i) => [`A${i + 2}`, { at, facing: 'N', shooting: bow }]),
        ),
        B1: { at: b1, life: 6 },
        B2: { at: 'D1', life: 6 },
        B3: { at: 'F5', life: 6 },
      })
    const by = (t: Table, cost: number, target = 'B1') => isWise(t, 'A1', 'shot-caller', { cost, target })
    expect([0, 1].map(cost => by(table(1), cost))).toEqual([true, false])
    expect([0, 1, 2].map(cost => by(table(3), cost))).toEqual([true, true, false])
    expect([1, 2].map(cost => by(table(4), cost))).toEqual([true, true])
    expect(by(table(0), 0)).toBe(false)
    // Out of their range, or right before the caller.
    expect(by(table(4), 1, 'B2')).toBe(false)
    expect(by(table(2, 'D8'), 1)).toBe(false)
    expect(by(table(2, 'D7'), 1)).toBe(true)
    const marked = table(4)
    marked.figure('B1').marks = [{ ability: 'fast', duration: 'turn' }]
    expect(by(marked, 0)).toBe(true)
    const called = table(4)
    called.answer('use A1 shot-caller B1')
    expect(by(called, 0)).toBe(false)
  })

  it('9.01 the Ring off where ringwraiths are about, and never on', () => {
    const worn: Partial<Placed> = { kind: 'hero', traits: ['ring-bearer', 'ring-wearer'], other: 'off' }
    const types: Scene['types'] = { off: { kind: 'hero', traits: ['ring-bearer'] } }
    const wraith: Placed = { at: 'K5', kind: 'hero', traits: ['ringwraith'] }
    const table = (a1: Partial<Placed>, b: Record<string, Placed>) =>
      isWise(set({ A1: { at: 'C5', ...a1 }, ...b }, { types }), 'A1', 'one-ring')
    expect(table(worn, { B1: wraith, B2: { at: 'K7' } })).toBe(true)
    expect(table(worn, { B1: { at: 'K5' } })).toBe(false)
    expect(table({ ...worn, traits: ['ring-bearer'] }, { B1: wraith })).toBe(false)
  })
})
