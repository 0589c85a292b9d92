import { describe, expect, it } from 'vitest'
import {
  aggressiveStrategy,
  assassin,
  bodyguard,
  killingBlow,
  rallyCry,
} from '../../../../rules/combat-hex/abilities/damage.ts'
import { calledWorth } from '../../../../rules/combat-hex/abilities/shooting.ts'
import { usesOf } from '../../../../rules/combat-hex/battle/points/uses.ts'
import {
  expectedLoss,
  expectedOf,
  shotsOf,
  volleysOf,
} from '../../../../rules/combat-hex/battle/shoot/shooting.ts'
import type { Trigger, Use } from '../../../../rules/combat-hex/battle/vocabulary.ts'
import { fight } from '../../../helpers/fight.ts'
import { type Placed, scenario } from '../../../helpers/scenario.ts'

/** Every life on the board costs 25 points, so that each is worth as much as any other: one. */
const even = (figures: Record<string, Placed>): Record<string, Placed> =>
  Object.fromEntries(
    Object.entries(figures).map(([id, placed]) => [id, { points: 25 * (placed.life ?? 2), ...placed }]),
  )
type Table = ReturnType<typeof scenario>
const figure = (t: Table, id: string) => t.game.battle.figures.find(f => f.id === id)!
/** The first use that a figure may make now. */
const useOf = (t: Table, id: string, occasion: Omit<Trigger, 'cause'> & { cause?: string }): Use => {
  const cause = occasion.cause ? figure(t, occasion.cause) : null
  return usesOf(t.game, figure(t, id), { ...occasion, cause })[0]!
}
const worth = (t: Table, use: Use) => use.ability.worth!(t.game, use)
const advised = (t: Table, use: Use) => use.ability.recommended!(t.game, use)

describe('what shooting is worth to the defaults', () => {
  const archer = (a: Partial<Placed>, b: Partial<Placed> = {}, more: Record<string, Placed> = {}) =>
    scenario({
      figures: even({
        A1: { at: 'C9', ap: 9, shooting: { dice: 3, range: 9 }, ...a },
        B1: { at: 'C4', life: 6, ...b },
        ...more,
      }),
    })
  const hit = (ability: string, hits: number, b: Partial<Placed> = {}, more: Record<string, Placed> = {}) => {
    const t = archer({ abilities: [ability] }, b, more)
    const targets = ['B1', ...Object.keys(more)].map(id => figure(t, id))
    const what = { moment: 'before-shot-damage', cause: 'A1', target: null, targets, hits } as const
    return worth(t, useOf(t, 'A1', what))
  }

  it('5.16 5.20 a shot takes what its dice take on average, and no more than there is', () => {
    const loss = (dice: number, b: Partial<Placed>) => {
      const t = archer({ shooting: { dice, range: 9 } }, b)
      return expectedLoss(t.game, figure(t, 'A1'), shotsOf(t.game, figure(t, 'A1'))[0]!)
    }
    // A third of the dice hit, and four faces of six hurt.
    expect(loss(3, {})).toBeCloseTo((3 * 2 * 4) / 36)
    expect(loss(3, { endurance: 6 })).toBeCloseTo((3 * 2) / 36)
    expect(loss(9, { life: 1 })).toBe(1)
  })

  it('8.27 a volley takes what its dice take from the weakest in view, and no more than there is', () => {
    const loss = (dice: number, b1: Partial<Placed>, b2: Partial<Placed>) => {
      const t = archer({ shooting: { dice, range: 9 }, abilities: ['volley-attack:1'] }, b1, {
        B2: { at: 'D4', life: 6, ...b2 },
      })
      t.answer('use A1 volley-attack')
      return expectedOf(t.game, figure(t, 'A1'), volleysOf(t.game, figure(t, 'A1'))[0]!)
    }
    expect(loss(3, {}, { endurance: 6 })).toBeCloseTo((3 / 3) * (4 / 6))
    // A 1 hurts nobody.
    expect(loss(3, { endurance: 1 }, {})).toBeCloseTo((3 / 3) * (5 / 6))
    expect(loss(30, { life: 1 }, { life: 2 })).toBe(3)
  })

  it('8.23 Deadly Shot brings as many dice again', () => {
    expect(hit('deadly-shot:1', 2)).toBeCloseTo(2 * (4 / 6))
    // One life is there: four dice in place of two.
    expect(hit('deadly-shot:1', 2, { life: 1 })).toBeCloseTo((1 / 3) ** 2 - (1 / 3) ** 4)
    expect(hit('deadly-shot:1', 1, { life: 1, endurance: 6 }, { B2: { at: 'D4', life: 1 } })).toBeCloseTo(
      4 / 6,
    )
  })

  it('8.22 Deadly Aim brings a second life for each die that hurts, where there is one', () => {
    expect(hit('deadly-aim:1', 1)).toBeCloseTo(4 / 6)
    // Three lives: two of the first die that hurts, one of the second.
    const [one, two] = [1 - (1 / 3) ** 2, (2 / 3) ** 2]
    expect(hit('deadly-aim:1', 2, { life: 3 })).toBeCloseTo(2 * one + two - 2 * (4 / 6))
    expect(hit('deadly-aim:1', 2, { life: 1 })).toBeCloseTo(0)
    expect(
      hit('deadly-aim:1', 2, { abilities: ['terrifying:0'] }, { B2: { at: 'D4', life: 1 } }),
    ).toBeCloseTo(0)
    expect(hit('deadly-aim:1', 1, { abilities: ['terrifying:0'] }, { B2: { at: 'D4' } })).toBeCloseTo(4 / 6)
  })

  it('8.22 not where nobody is left whom it touches', () => {
    const t = archer(
      { abilities: ['deadly-aim:1'] },
      { abilities: ['terrifying:0'] },
      { B2: { at: 'D4', life: 1 } },
    )
    const what = { moment: 'before-shot-damage', cause: 'A1', hits: 1 } as const
    const both = { ...what, target: figure(t, 'B2'), targets: [figure(t, 'B1'), figure(t, 'B2')] }
    expect(advised(t, useOf(t, 'A1', both))).toBe(false)
    const other = archer({ abilities: ['deadly-aim:1'] })
    const b1 = figure(other, 'B1')
    expect(advised(other, useOf(other, 'A1', { ...what, target: b1, targets: [b1] }))).toBe(true)
  })

  it('8.26 Shot Caller brings a die for each of its archers', () => {
    const t = archer({}, {}, { A2: { at: 'E9', shooting: { dice: 1, range: 9 } } })
    expect(calledWorth(t.game, figure(t, 'B1'), [figure(t, 'A1')])).toBeCloseTo(2 / 9)
    expect(calledWorth(t.game, figure(t, 'B1'), [figure(t, 'A1'), figure(t, 'A2')])).toBeCloseTo(4 / 9)
    const last = archer({}, { life: 1 })
    expect(calledWorth(last.game, figure(last, 'B1'), [figure(last, 'A1')])).toBeCloseTo(
      (7 / 9) ** 3 - (7 / 9) ** 4,
    )
  })

  it('8.26 of whom one should be left for every two points', () => {
    const called = (cost: number, more: Record<string, Placed>) => {
      const t = archer(
        {},
        {},
        { A2: { at: 'A9', facing: 'N', kind: 'hero', ap: 9, abilities: [`shot-caller:${cost}`] }, ...more },
      )
      // A1 has aimed, and so is not among those who are left.
      t.answer('shoot A1 B1')
      const use = useOf(t, 'A2', { moment: 'shot-aimed', cause: 'A1', target: figure(t, 'B1') })
      return { advised: advised(t, use), worth: worth(t, use) }
    }
    const bow = { dice: 1, range: 9 }
    const one: Record<string, Placed> = { A3: { at: 'E9', shooting: bow } }
    const three = { ...one, A4: { at: 'F9', shooting: bow }, A5: { at: 'G9', shooting: bow } }
    expect([called(1, {}).advised, called(1, one).advised]).toEqual([false, true])
    expect([called(2, one).advised, called(2, three).advised]).toEqual([false, true])
    // Heroes have nothing of it, nor has who has no bow, or nobody in range.
    const others: Record<string, Placed> = {
      A6: { at: 'E9', kind: 'hero', shooting: bow },
      A7: { at: 'F9' },
    }
    expect(called(1, others).advised).toBe(false)
    expect(called(1, others).worth).toBeCloseTo(2 / 9)
    expect(called(1, { A8: { at: 'E9', shooting: { dice: 1, range: 3 } } }).worth).toBeCloseTo(2 / 9)
    expect(called(1, one).worth).toBeCloseTo(4 / 9)
  })

  it('8.25 Perfect Aim wants a point to turn a hit with, and one to spare', () => {
    const fits = (ap: number, range: number) => {
      const t = archer({ ap: 9, apNow: ap, shooting: { dice: 3, range }, abilities: ['perfect-aim:1'] })
      return advised(t, useOf(t, 'A1', { moment: 'before-shot', cause: 'A1' }))
    }
    expect([fits(2, 9), fits(3, 9), fits(3, 3)]).toEqual([false, true, false])
  })
})

describe('what fighting is worth to the defaults', () => {
  const duel = (
    a: Partial<Placed>,
    b: Partial<Placed> = {},
    more: Record<string, Placed> = {},
    dice: number[] = [],
  ) =>
    fight(
      even({
        A1: { at: 'C5', facing: 'N', ap: 9, ...a },
        B1: { at: 'C4', facing: 'S', life: 6, ...b },
        ...more,
      }),
      dice,
    )
  const now = (t: Table, id = 'A1', more: Partial<Trigger> = {}) => {
    if (t.question.kind !== 'react') throw new Error(t.asked)
    return useOf(t, id, { moment: t.question.about.moment, ...more, cause: undefined })
  }

  it('8.29 Battle Savvy saves dice that would fail: a twelfth of a point for each face and die', () => {
    const fits = (cost: number, attacks: number, endurance: number, more: Record<string, Placed> = {}) => {
      const t = duel({ attacks, abilities: [`battle-savvy:${cost}`] }, { endurance }, more)
      return advised(t, now(t))
    }
    expect([fits(1, 4, 4), fits(1, 11, 2), fits(2, 4, 4), fits(2, 6, 5)]).toEqual([true, false, false, true])
    // The hardest of those before it counts.
    expect(fits(1, 3, 2, { B2: { at: 'D4', facing: 'SW', endurance: 5 } })).toBe(true)
    const t = duel({ attacks: 3, abilities: ['battle-savvy:1'] }, { endurance: 5 })
    expect(worth(t, now(t))).toBeCloseTo((3 / 6) * (1 - 2 / 6))
  })

  it('8.31 Dirty Fighting wants a die in six to each point, and somebody else to pay or two points more', () => {
    const fits = (a: Partial<Placed>, more: Record<string, Placed> = {}) => {
      const t = duel({ abilities: ['dirty-fighting:1'], ...a }, {}, more)
      return advised(t, now(t))
    }
    expect([fits({ attacks: 5 }), fits({ attacks: 6 })]).toEqual([false, true])
    expect([fits({ attacks: 6, ap: 2 }), fits({ attacks: 6, ap: 3 })]).toEqual([false, true])
    const friend = (ap: number): Record<string, Placed> => ({ A2: { at: 'D4', facing: 'NW', ap } })
    expect([fits({ attacks: 6, ap: 2 }, friend(0)), fits({ attacks: 6, ap: 2 }, friend(1))]).toEqual([
      false,
      true,
    ])
  })

  it('8.32 Rage brings half a die for each attack', () => {
    const t = duel({ attacks: 4, abilities: ['rage:2'] }, { life: 20 })
    expect(advised(t, now(t))).toBe(true)
    expect(worth(t, now(t))).toBeCloseTo(2 * (1 / 2) * (4 / 6))
    const few = duel({ attacks: 3, abilities: ['rage:2'] })
    expect(advised(few, now(few))).toBe(false)
  })

  it('8.33 a spear is for one point at most, and brings a die', () => {
    const spear = (cost: number) => {
      const t = duel(
        {},
        { life: 20 },
        { A2: { at: 'C6', facing: 'N', ap: 9, abilities: [`spearman:${cost}`] } },
      )
      return { advised: advised(t, now(t, 'A2')), worth: worth(t, now(t, 'A2')) }
    }
    expect([spear(0).advised, spear(1).advised, spear(2).advised]).toEqual([true, true, false])
    // It fights nobody itself, so that its side's dice are the friend's.
    expect(spear(1).worth).toBeCloseTo((1 / 2) * (4 / 6))
  })

  it('8.53 Black Troll Rage brings two dice for each large friend', () => {
    const large: Partial<Placed> = { base: 'large-3', attacks: 1 }
    const t = fight(
      even({
        A1: { at: 'C6', facing: 'N', ap: 9, ...large, abilities: ['black-troll-rage:1', 'large:0'] },
        A2: { at: 'C3', facing: 'N', ...large, abilities: ['large:0'] },
        B1: { at: 'C4', facing: 'S', life: 30 },
      }),
      [],
    )
    expect(worth(t, now(t))).toBeCloseTo(2 * (1 / 2) * (4 / 6), 3)
  })

  /** A1 hits with every die, which fall so for damage; the enemy hits with none. */
  const thrown = (
    ability: string,
    faces: number[],
    b: Partial<Placed>,
    more: Record<string, Placed> = {},
  ) => {
    const foes = Object.keys(more).filter(id => id.startsWith('B')).length + 1
    const hits = faces.map(() => 4)
    const t = duel({ attacks: faces.length, abilities: [ability] }, b, more, [
      ...hits,
      ...Array(foes).fill(2),
      ...faces,
    ])
    if (t.question.kind !== 'react') throw new Error(t.asked)
    return { t, use: now(t, 'A1', { damage: [{ by: 0, faces, converted: 0 }] }) }
  }

  it('8.39 Killing Blow brings a life for each one, where the dice as they lie leave it', () => {
    const blow = (cost: number, faces: number[], life: number) => {
      const { t, use } = thrown(`killing-blow:${cost}`, faces, { life })
      return [advised(t, use), worth(t, use)]
    }
    expect(blow(1, [1, 3, 2], 6)).toEqual([true, 1])
    expect(blow(2, [1, 3, 2], 6)).toEqual([false, 1])
    expect(blow(2, [1, 1, 6, 6], 3)).toEqual([false, 1])
    expect(blow(2, [1, 1, 6, 6], 4)).toEqual([true, 2])
    expect(blow(1, [1, 6, 6], 2)).toEqual([false, 0])
    expect(blow(1, [1, 6, 6], 1)).toEqual([false, 0])
  })

  it('8.34 Aggressive Strategy brings what the dice that fail should take, two of them to a point', () => {
    const again = (cost: number, faces: number[], life = 6) => {
      const { t, use } = thrown(`aggressive-strategy:${cost}`, faces, { life, endurance: 4 })
      return [advised(t, use), worth(t, use)]
    }
    expect(again(1, [2, 3, 5])).toEqual([true, expect.closeTo(2 / 2)])
    expect(again(1, [2, 4, 5])).toEqual([false, expect.closeTo(1 / 2)])
    expect(again(2, [2, 3, 3])[0]).toBe(false)
    expect(again(2, [2, 3, 3, 1])[0]).toBe(true)
    expect(again(0, [2, 4, 5])[0]).toBe(true)
    expect(again(1, [2, 3, 5, 5], 2)).toEqual([false, 0])
    expect(again(1, [2, 3, 5], 2)).toEqual([true, expect.closeTo(3 / 4)])
  })

  it('8.36 Assassin brings a second life for each converted die, where there is one', () => {
    const second = (cost: number, life: number, converted: number, faces = [6, 6]) => {
      const t = duel({ attacks: 2, abilities: [`assassin:${cost}`] }, { life }, {}, [4, 4, 2, 1, 1])
      t.answer('A1')
      const use = now(t, 'A1', { damage: [{ by: 0, faces, converted }], side: 0 })
      return [advised(t, use), worth(t, use)]
    }
    expect(second(1, 6, 1)).toEqual([true, 1])
    expect(second(1, 6, 2)).toEqual([true, 2])
    expect(second(1, 3, 2)).toEqual([true, 1])
    expect(second(1, 2, 1, [6])).toEqual([true, 1])
    expect(second(2, 2, 1)).toEqual([false, 0])
    expect(second(2, 3, 1)[0]).toBe(true)
  })

  it('8.35 Armor saves what it can save its bearer from, worn as often as it can still be paid', () => {
    const saves = (armor: string[], ap: number, loss: number, used: number[] = []) => {
      const t = scenario({
        figures: { A1: { at: 'C5', life: 1, ap: 9, apNow: ap, abilities: armor }, B1: { at: 'L1' } },
      })
      const a1 = figure(t, 'A1')
      a1.used = used
      return advised(t, useOf(t, 'A1', { moment: 'damage-allocated', cause: 'A1', loss, first: 1 }))
    }
    const [one, two] = [['armor:1'], ['armor:1', 'armor:1']]
    expect([saves(one, 9, 1), saves(one, 9, 2), saves(two, 9, 2), saves(two, 9, 3)]).toEqual([
      true,
      false,
      true,
      false,
    ])
    // One of them is worn out, or not to be paid for.
    expect(saves(two, 9, 2, [0])).toBe(false)
    expect(saves(two, 1, 2)).toBe(false)
    expect(saves(['armor:2', 'armor:2'], 3, 2)).toBe(false)
    expect(saves(['armor:0', 'armor:0'], 0, 2)).toBe(true)
    expect(saves(['armor:1', 'fast:1'], 9, 2)).toBe(false)
  })

  it('8.37 Bodyguard brings a quarter more than the hero would lose, less what others then lose', () => {
    const guarded = (faces: number[], a1: Partial<Placed> = {}, a2: Partial<Placed> = {}) => {
      const t = fight(
        even({
          A1: { at: 'C5', facing: 'N', kind: 'hero', life: 3, ...a1 },
          A2: { at: 'D5', facing: 'NW', ap: 9, life: 3, abilities: ['bodyguard:1'], ...a2 },
          A9: { at: 'A1' },
          B1: { at: 'C4', facing: 'S', attacks: 2 },
          B2: { at: 'D4', facing: 'S', attacks: 2 },
        }),
        [2, 2, 2, 2, ...faces.map(() => 4), ...Array(4 - faces.length).fill(2), ...faces],
      )
      if (t.question.kind !== 'react') throw new Error(t.asked)
      const use = now(t, 'A2', { damage: [{ by: 1, faces, converted: 0 }] })
      return [advised(t, use), worth(t, use)]
    }
    expect(guarded([5, 5])).toEqual([true, 1.25 * 2 - 2])
    expect(guarded([5])).toEqual([false, 1.25 - 1])
    // Nobody else is hurt by these.
    expect(guarded([5, 5], {}, { endurance: 6 })).toEqual([true, 1.25 * 2])
    expect(guarded([2, 5])[0]).toBe(false)
  })

  it('8.37 8.34 8.39 are refused with their reason where no dice lie for them', () => {
    const t = duel({ abilities: ['rage:1'] })
    const figureThere = figure(t, 'A1')
    const asIs = { ...now(t), figure: figureThere }
    const dice = (by: number, faces: number[]) => ({
      ...asIs,
      trigger: { ...asIs.trigger, damage: [{ by, faces, converted: 0 }] },
    })
    const about = { figure: 'A1' }
    expect(aggressiveStrategy.may(t.game, dice(0, []))).toEqual({
      code: 'no-damage-dice',
      rule: '8.34',
      about,
    })
    expect(aggressiveStrategy.may(t.game, dice(1, [2]))).toEqual({
      code: 'no-damage-dice',
      rule: '8.34',
      about,
    })
    expect(aggressiveStrategy.may(t.game, dice(0, [2]))).toBe(true)
    for (const [{ may }, rule] of [
      [bodyguard, '8.37'],
      [rallyCry, '8.40'],
    ] as const) {
      expect(may(t.game, dice(1, []))).toEqual({ code: 'no-damage-dice', rule, about })
      expect(may(t.game, dice(0, [6]))).toEqual({ code: 'no-damage-dice', rule, about })
      expect(may(t.game, dice(1, [6]))).toBe(true)
    }
    const plain = { figure: 'A1', ability: 'killing-blow' }
    expect(killingBlow.may(t.game, dice(0, [2]))).toEqual({
      code: 'nothing-superficial',
      rule: '8.39',
      about: plain,
    })
    expect(assassin.may(t.game, dice(0, [6]))).toEqual({
      code: 'nothing-converted',
      rule: '8.36',
      about: { figure: 'A1', ability: 'assassin' },
    })
  })
})
