import { describe, expect, it } from 'vitest'
import { successes } from '../../../../rules/combat-hex/battle/fight/worth.ts'
import { type GameEvent, ordersPolicy, setUp } from '../../../../rules/combat-hex/index.ts'
import { type Policy } from '../../../../rules/index.ts'
import { calm, fight } from '../../../helpers/fight.ts'
import { type Placed, scenario, sidesOf } from '../../../helpers/scenario.ts'
import { spending } from '../../../helpers/spending.ts'
import { trial } from '../../../helpers/trials.ts'

const alone = { policy: ordersPolicy([{ everything: 'default' }, { everything: 'default' }]) }

describe('the defaults turn a hit where that should pay', () => {
  const combat = (a: Partial<Placed>, b: Partial<Placed>, more: Record<string, Placed> = {}, scene = {}) =>
    fight(
      {
        A1: { at: 'C5', facing: 'N', attacks: 2, ap: 4, endurance: 6, ...a },
        B1: { at: 'C4', facing: 'N', attacks: 0, life: 3, ...b },
        B2: { at: 'L1' },
        B3: { at: 'L3' },
        ...more,
      },
      // One hit and a superficial one; nothing else happens.
      [1, 4, 2, ...calm],
      { ...alone, ...scene },
    )
  const turned = (t: ReturnType<typeof fight>) => t.told('converted').map(e => `${e.what} ${e.ap}`)

  it('6.10 not for a chance of one in six', () => {
    expect(turned(combat({}, { endurance: 6 }))).toEqual([])
    expect(turned(combat({}, { endurance: 5 }))).toEqual(['hit 1'])
    expect(turned(combat({}, { endurance: 3 }))).toEqual(['hit 1'])
  })

  it('6.10 for that chance at the last life of a dear enemy', () => {
    expect(turned(combat({}, { endurance: 6, points: 400, life: 1 }))).toEqual(['hit 1'])
    // Whoever has life enough left is no such prize.
    expect(turned(combat({}, { endurance: 6, points: 60, life: 3 }))).toEqual([])
  })

  it('6.10 whoever else stands before it is who the die is for', () => {
    expect(turned(combat({}, { endurance: 6 }, { B4: { at: 'B4', facing: 'N', attacks: 0 } }))).toEqual([
      'hit 1',
    ])
  })

  it('6.10 no more than there is life for, whatever the dice may do', () => {
    const many = (life: number) =>
      fight(
        {
          A1: { at: 'C5', facing: 'N', attacks: 7, ap: 4, endurance: 6 },
          B1: { at: 'C4', facing: 'N', attacks: 0, endurance: 2, life },
          B2: { at: 'L1' },
          B3: { at: 'L3' },
        },
        [1, 4, 4, 4, 4, 4, 4, 4, 2, ...calm],
        alone,
      )
    expect(turned(many(1))).toEqual([])
    expect(turned(many(9))).toEqual(['hit 1'])
  })

  it('6.10 8.41 not at the price that Dread makes of it, where the chance is small', () => {
    const dread: Record<string, Placed> = {
      B4: { at: 'D5', facing: 'N', ap: 5, abilities: ['dread:1'] },
    }
    const priced = (endurance: number) => {
      const t = fight(
        {
          A1: { at: 'C5', facing: 'N', attacks: 1, ap: 6, endurance: 6, abilities: ['battle-cry:1'] },
          B1: { at: 'C4', facing: 'N', attacks: 0, life: 3, endurance },
          B2: { at: 'L1' },
          B3: { at: 'L3' },
          ...dread,
        },
        [1, 4, 2, ...calm],
        {
          policy: ordersPolicy([{ 'battle-cry': 'always' }, { dread: 'always' }]),
        },
      )
      return turned(t)
    }
    expect(priced(3)).toEqual(['hit 2'])
    expect(priced(5)).toEqual([])
  })

  it('6.14 8.41 nor a wound at four points, but for a dear enemy', () => {
    const afraid = (points: number) => {
      const dread: Placed = { at: '', facing: 'S', ap: 5, points: 100, abilities: ['dread:1'] }
      const t = fight(
        {
          A1: { at: 'C5', facing: 'N', attacks: 1, ap: 9, endurance: 6, abilities: ['battle-cry:1'] },
          B1: { at: 'C4', facing: 'N', attacks: 0, life: 3, points },
          B2: { at: 'L1' },
          B3: { at: 'L3' },
          B4: { ...dread, at: 'D5' },
          B5: { ...dread, at: 'B5' },
        },
        [4, 2, 2, 1, ...calm],
        { policy: ordersPolicy([{ 'battle-cry': 'always' }, { dread: 'always' }]) },
      )
      return turned(t)
    }
    expect(afraid(20)).toEqual([])
    expect(afraid(500)).toEqual(['wound 4'])
  })

  it('6.10 whatever there is to gain, in the last turn', () => {
    const last = { lastTurn: 1 }
    expect(turned(combat({}, { endurance: 6 }, {}, last)).slice(0, 1)).toEqual(['hit 1'])
  })

  it('5.18 of a shot likewise', () => {
    const shot = (endurance: number) => {
      const t = scenario({
        figures: {
          A1: { at: 'C9', facing: 'N', ap: 4, shooting: { dice: 1, range: 9 } },
          B1: { at: 'C5', endurance, life: 4 },
          B2: { at: 'L1' },
        },
        ...alone,
      })
      return t
        .dice(1, 2, ...calm)
        .answer('shoot A1 B1')
        .told('converted').length
    }
    expect([shot(3), shot(5), shot(6)]).toEqual([1, 1, 0])
  })

  it('4.11 of a free attack likewise', () => {
    const flight = (endurance: number) => {
      const t = scenario({
        figures: {
          A1: { at: 'C5', facing: 'S', life: 6, endurance },
          A2: { at: 'A9' },
          A3: { at: 'A10' },
          B1: { at: 'C4', facing: 'S', attacks: 2, ap: 4 },
        },
        ...alone,
      })
      return t
        .dice(1, 2, 2, ...calm)
        .answer('move A1 C6')
        .told('converted').length
    }
    expect([flight(3), flight(6)]).toEqual([1, 0])
  })
})

describe('the defaults buy what they use at once', () => {
  const first = (figures: Record<string, Placed>, scene = {}) =>
    scenario({ figures, ...scene }).question.fallback()
  const runner: Placed = { at: 'C9', facing: 'N', movement: 3, ap: 4, abilities: ['fast:1'] }

  it('8.11 Fast, where it brings the figure to blows', () => {
    expect(first({ A1: runner, B1: { at: 'C3' } })).toBe('use A1 fast')
    // It gets there as it is, or not even so.
    expect(first({ A1: runner, B1: { at: 'C5' } })).toMatch(/^move/)
    expect(first({ A1: runner, B1: { at: 'C1' } })).toMatch(/^move/)
    expect(first({ A1: { ...runner, abilities: ['fast:5'], ap: 6 }, B1: { at: 'C3' } })).toMatch(/^move/)
  })

  it('8.11 Fast over ground that would take too long', () => {
    const rough = {
      sides: sidesOf('water', 'C7 N', 'B7 N', 'B7 NE', 'D7 N', 'D7 NW', 'A8 N', 'E8 N'),
    }
    expect(first({ A1: runner, B1: { at: 'C5' } }, { board: rough })).toBe('use A1 fast')
  })

  it('8.11 no Fast before a clear shot', () => {
    const shooting = { dice: 2, range: 9 }
    expect(first({ A1: { ...runner, shooting }, B1: { at: 'C3' } })).toMatch(/^shoot A1 B1/)
  })

  it('8.11 no Fast for an archer that then walks no further', () => {
    // Out of range it comes nearer, and no nearer than it shoots from.
    const shooting = { dice: 2, range: 5 }
    expect(first({ A1: { ...runner, shooting }, B1: { at: 'C3' } })).toMatch(/^move/)
  })

  it('8.17 Sneak, where nothing else leads to the enemy', () => {
    const wall = Array.from('ABCDEFGHIJKL').flatMap((column, i) =>
      (i % 2 ? ['N'] : ['N', 'NE', 'NW']).map(side => `${column}6 ${side}`),
    )
    const board = { sides: sidesOf('impassable', ...wall) }
    const sneak: Placed = { at: 'C8', facing: 'N', movement: 4, ap: 3, abilities: ['sneak:1'] }
    const b1: Placed = { at: 'C4' }
    expect(first({ A1: sneak, B1: b1 }, { board })).toBe('use A1 sneak')
    expect(first({ A1: sneak, B1: b1 })).toMatch(/^move/)
    // An archer has no use for it, nor has whoever would come to an enemy it can hardly hurt.
    expect(first({ A1: { ...sneak, shooting: { dice: 1, range: 3 } }, B1: b1 }, { board })).not.toMatch(
      /^use/,
    )
    expect(first({ A1: sneak, B1: { ...b1, endurance: 6, life: 9 } }, { board })).not.toMatch(/^use/)
  })

  it('8.24 no eye for a shot that is no good', () => {
    const hidden = (a: Partial<Placed>, b: Partial<Placed> = {}) =>
      first({
        A1: {
          at: 'C9',
          facing: 'N',
          ap: 3,
          shooting: { dice: 2, range: 9 },
          abilities: ['expert-marksman:1'],
          ...a,
        },
        A2: { at: 'C6', facing: 'N', actionTaken: 'acted' } as Placed,
        B1: { at: 'C3', ...b },
      })
    expect(hidden({})).toBe('use A1 expert-marksman')
    expect(hidden({ shooting: { dice: 1, range: 9 } }, { endurance: 6, life: 6 })).not.toBe(
      'use A1 expert-marksman',
    )
  })

  it('8.14 8.51 Ward for what is worth its points', () => {
    const answer = (ward: number, spent: number) => {
      const t = scenario({
        figures: {
          A1: { at: 'C5', facing: 'N', ap: 3, abilities: ['invigorate:1'] },
          A2: { at: 'C6', ap: 10, apNow: 10 - spent },
          A3: { at: 'A10' },
          B1: { at: 'C4', facing: 'S', ap: 5, abilities: [`ward:${ward}`] },
        },
      })
      t.answer('use A1 invigorate A2')
      return t.question.fallback()
    }
    // Half of the points come back on average.
    expect(answer(3, 2)).toBe('pass')
    expect(answer(3, 9)).toBe('use B1 ward')
    expect(answer(1, 2)).toBe('use B1 ward')
  })

  it('8.51 Ward against a free attack for as much as that would take', () => {
    const answer = (a: Partial<Placed>, b: Partial<Placed>) => {
      const t = scenario({
        figures: {
          A1: { at: 'C7', facing: 'N', ap: 5, abilities: ['ward:3'], ...a },
          A2: { at: 'A10' },
          B1: { at: 'C4', facing: 'S', ap: 2, abilities: ['repel:1'], ...b },
        },
      })
      return t.answer('move A1 C5 N', 'use B1 repel').question.fallback()
    }
    expect(answer({ endurance: 5, life: 6 }, { attacks: 1 })).toBe('pass')
    expect(answer({ endurance: 3, life: 1 }, { attacks: 6 })).toBe('use A1 ward')
  })

  const flight = (cause: Partial<Placed>, others: Record<string, Placed> = {}) => {
    const t = scenario({
      figures: {
        A1: { at: 'C5', facing: 'S', kind: 'hero', points: 200, life: 4, endurance: 4, ...cause },
        A2: { at: 'A10' },
        B1: { at: 'C4', facing: 'S', attacks: 2, ap: 3, abilities: ['stalwart:1'] },
        ...others,
      },
    })
    return t.answer('move A1 C6').question.fallback()
  }

  it('8.18 Stalwart lets go whom the free attacks should slay', () => {
    const more: Record<string, Placed> = {
      B2: { at: 'B4', facing: 'SE', attacks: 2 },
      B3: { at: 'D5', facing: 'NW', attacks: 2 },
    }
    expect(flight({ lifeNow: 1 }, more)).toBe('pass')
    // With life enough it gets away from them, and a fight is a fight.
    expect(flight({}, more)).toBe('use B1 stalwart')
  })

  it('8.18 Stalwart holds a hero whom few would strike, and a warrior too', () => {
    expect(flight({})).toBe('use B1 stalwart')
    expect(flight({ kind: 'warrior', points: 30, life: 2, endurance: 3 })).toBe('use B1 stalwart')
    expect(flight({ abilities: ['terrifying:0'] })).not.toBe('use B1 stalwart')
  })

  it('8.41 Dread for whoever can then not pay, and for nobody else', () => {
    const answer = (ap: number) => {
      const t = scenario({
        figures: {
          A1: { at: 'C5', facing: 'S', ap, abilities: ['fast:2'] },
          A2: { at: 'A10' },
          B1: { at: 'C4', facing: 'N', ap: 3, abilities: ['dread:1'] },
        },
      })
      return t.answer('use A1 fast').question.fallback()
    }
    expect(answer(2)).toBe('use B1 dread')
    expect(answer(3)).toBe('pass')
  })

  it('8.19 Tyrant for those who go, not for archers', () => {
    const driver: Placed = { at: 'C9', facing: 'N', ap: 3, abilities: ['tyrant:1'] }
    const walker: Placed = { at: 'B9', facing: 'N' }
    const shooting = { dice: 1, range: 6 }
    const figures = (a2: Placed, a3: Placed) => ({ A1: driver, A2: a2, A3: a3, B1: { at: 'C1' } })
    expect(first(figures(walker, { ...walker, at: 'D9' }))).toBe('use A1 tyrant')
    expect(first(figures({ ...walker, shooting }, { ...walker, at: 'D9' }))).not.toBe('use A1 tyrant')
  })

  it('dice succeed on average as often as they do one by one', () => {
    const exact = (dice: number, chance: number, most: number): number =>
      dice === 0
        ? 0
        : (1 - chance) * exact(dice - 1, chance, most) +
          chance * (most > 0 ? 1 + exact(dice - 1, chance, most - 1) : exact(dice - 1, chance, most))
    for (const dice of [0, 1, 2, 5, 9])
      for (const chance of [0, 1 / 6, 0.5, 5 / 6, 1])
        for (const most of [0, 1, 3, 12])
          expect(successes(dice, chance, most)).toBeCloseTo(exact(dice, chance, most), 9)
  })

  it('over random battles of every ability, nearly nothing is bought in vain', () => {
    const spent = spending()
    const policy: Policy<unknown> = question => ({ answer: question.fallback(), from: 'default' })
    for (let n = 0; n < 16; n++) {
      const outcome = setUp(trial(n, [600]), { policy })
      if (!outcome.ok) throw new Error(outcome.refusal.code)
      spent.hear(outcome.events satisfies readonly GameEvent[], outcome.save.battle)
    }
    const idle = (...ids: string[]) => ids.map(id => `${id} ${spent.table.get(id)?.idle ?? 0}`)
    const sure = ['fast', 'sneak', 'expert-marksman', 'volley-attack', 'arrow-flurry'] as const
    expect(idle(...sure)).toEqual(sure.map(id => `${id} 0`))
    // Whom the shot kills it need not get away from.
    const { times = 0, idle: unused = 0 } = spent.table.get('crack-shot') ?? {}
    expect(times).toBeGreaterThan(3)
    expect(unused).toBeLessThanOrEqual(times / 8)
  })
})
