import { describe, expect, it } from 'vitest'
import { policyOf } from '../../../rules/dark-lord/field/orders.ts'
import type { GameQuestion } from '../../../rules/dark-lord/field/questions.ts'
import { type Stood, skirmish } from '../../helpers/darkLord.ts'

const by = (question: GameQuestion, word: string, keep: number | null = null) =>
  question.byOrder!({ word, keep })

describe('part 7: resisting', () => {
  const asked = (power: string, target: Partial<Stood>) =>
    skirmish({
      figures: {
        A1: { at: 'C5', will: 1, powers: [`${power}:12:3`] },
        B1: { at: 'C8', ...target },
        B2: { at: 'P1' },
      },
    })
      .dice(3)
      .answer(`cast A1 ${power} B1 1`).question

  it('all, half rounded up, one, none, or the player', () => {
    const q = asked('transfixing', { will: 5 })
    expect(['all', 'half', 'one', 'none'].map(word => by(q, word))).toEqual([
      'will 5',
      'will 3',
      'will 1',
      'none',
    ])
    expect(by(q, 'ask')).toBe(undefined)
  })

  it('the usual: half the Will, one die against draining, none against sapping with a last point', () => {
    expect(by(asked('transfixing', { will: 5 }), 'measured')).toBe('will 3')
    expect(by(asked('transfixing', { will: 1 }), 'measured')).toBe('will 1')
    expect(by(asked('draining', { will: 5 }), 'measured')).toBe('will 1')
    expect(by(asked('sapping', { will: 1 }), 'measured')).toBe('none')
    expect(by(asked('sapping', { will: 2 }), 'measured')).toBe('will 1')
  })

  it('a wraith keeps its last point', () => {
    const wraith = (will: number) => ({ will, keywords: ['wraith' as const] })
    expect(by(asked('transfixing', wraith(1)), 'measured')).toBe('none')
    expect(by(asked('transfixing', wraith(2)), 'measured')).toBe('will 1')
    expect(by(asked('draining', wraith(1)), 'measured')).toBe('none')
  })

  it('whose of rider and mount: the rider, the mount, or the player', () => {
    const mount = { name: { en: 'wolf', fr: 'loup' }, move: 8, strength: 4, defence: 4, life: 1, courage: 2 }
    const q = asked('draining', { mount })
    expect(q.kind).toBe('whose')
    expect(['rider', 'mount', 'ask'].map(word => by(q, word))).toEqual(['rider', 'mount', undefined])
  })
})

describe('part 7: the Ring', () => {
  const opening = (orders: Record<string, string>[], figures: Record<string, Stood> = {}, dice = [1]) =>
    skirmish({
      stage: 'opening',
      dice,
      answers: policyOf(orders),
      figures: {
        A1: { at: 'H6', now: { ring: 'on' } },
        A2: { at: 'A12' },
        B1: { at: 'N5' },
        ...figures,
      },
    })

  it('will-now: now, or later', () => {
    expect(opening([{}, {}], {}, [4]).told('will-of-the-ring')).toHaveLength(1)
    expect(opening([{ 'will-now': 'later' }, {}]).told('stays')).toHaveLength(1)
  })

  it('will-might: spends where it makes 3, or never', () => {
    const mighty = { A1: { at: 'H6', might: 2, now: { ring: 'on' } } } as Record<string, Stood>
    expect(opening([{}, {}], mighty).told('will-of-the-ring')).toMatchObject([{ might: 2, obeyed: true }])
    expect(opening([{ 'will-might': 'never' }, {}], mighty).told('will-of-the-ring')).toMatchObject([
      { obeyed: false },
    ])
  })

  it('will-move: the usual, charge, leave, or the player', () => {
    expect(opening([{}, {}]).where('A1')).toBe('M5')
    expect(opening([{}, { 'will-move': 'leave' }]).where('A1')).toBe('H6')
    expect(opening([{}, { 'will-move': 'ask' }]).asked).toBe('will-move 1 A1')
    // Nobody to charge in reach: nearer, no farther.
    const far = opening([{}, { 'will-move': 'charge' }], { B1: { at: 'P1' }, B2: { at: 'P12' } })
    expect(far.told('charged')).toEqual([])
    const near = opening([{}, { 'will-move': 'charge' }], { B1: { at: 'K6' } })
    expect(near.told('charged')).toMatchObject([{ figure: 'A1', enemies: ['B1'] }])
    // Towards the nearest, and never a charge of itself.
    const towards = opening([{}, { 'will-move': 'towards' }], { B1: { at: 'K6' }, B2: { at: 'B6' } })
    expect(towards.told('charged')).toEqual([])
    expect(towards.told('moved')).toMatchObject([{ figure: 'A1' }])
  })

  it('will-move towards leaves one that is as near as it comes', () => {
    const t = opening([{}, { 'will-move': 'towards' }], { B1: { at: 'H7' } })
    expect(t.where('A1')).toBe('H6')
    expect(t.told('left-alone')).toHaveLength(1)
  })

  it('will-move is the enemy’s of either side', () => {
    const t = skirmish({
      stage: 'opening',
      part: 1,
      dice: [1],
      answers: policyOf([{}, {}]),
      figures: { A1: { at: 'C6' }, B1: { at: 'H6', now: { ring: 'on' } }, B2: { at: 'P12' } },
    })
    expect(t.told('moved')).toMatchObject([{ figure: 'B1', hand: 0 }])
  })

  it('DR-24 a lying wearer is got up only to go on', () => {
    const lying = (move: number, spent: number) =>
      opening([{}, {}], {
        A1: { at: 'H6', move, now: { ring: 'on', condition: 'lying' }, marks: { spent } },
      }).figure('A1').condition
    expect(lying(6, 0)).toBe('standing')
    expect(lying(6, 2)).toBe('standing')
    expect(lying(6, 3)).toBe('lying')
    expect(lying(1, 0)).toBe('lying')
  })

  it('holder: the first of several, for who stays away', () => {
    const t = skirmish({
      stage: 'ring',
      figures: { A1: { at: 'C5', holder: 4 }, A2: { at: 'C6', holder: 4 }, B1: { at: 'N5' } },
    })
    expect(t.question.fallback()).toBe('A1')
  })

  it('last-life: always, or never; without Might the die falls as it does', () => {
    const hurt = (orders: Record<string, string>, might: number) => {
      const t = skirmish({
        answers: policyOf([{}, orders]),
        figures: {
          A1: { at: 'C9', will: 3, powers: ['wounding:12:2'] },
          B1: { at: 'C5', might, traits: ['ring-master'], now: { ring: 'off' } },
          B2: { at: 'P1' },
        },
      })
      t.dice(3, 1).answer('cast A1 wounding B1 1')
      return [t.figure('B1').condition, t.figure('B1').might]
    }
    expect(hurt({}, 1)).toEqual(['standing', 0])
    expect(hurt({ 'last-life': 'never' }, 1)).toEqual(['removed', 1])
    expect(hurt({}, 0)).toEqual(['removed', 0])
  })

  it('last-life: Might for who stays away', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'C9', will: 3, powers: ['wounding:12:2'] },
        B1: { at: 'C5', might: 2, traits: ['ring-master'], now: { ring: 'off' } },
        B2: { at: 'P1' },
      },
    })
    t.dice(3, 1).answer('cast A1 wounding B1 1')
    expect(t.question.fallback()).toBe('might')
    t.answer('might')
    expect(t.figure('B1').might).toBe(1)
  })
})

describe('part 7: will-move looks at the ways', () => {
  const moved = (rules: 'open-field' | 'flight', order: string, figures: Record<string, Stood>) =>
    skirmish({
      stage: 'opening',
      rules,
      dice: [1],
      answers: policyOf([{}, { 'will-move': order }]),
      figures: { A1: { at: 'H6', now: { ring: 'on' }, holder: 4 }, A2: { at: 'A12' }, ...figures },
    })

  it('towards the nearest of them, not the farthest', () => {
    const t = moved('open-field', 'towards', { B1: { at: 'L6' }, B2: { at: 'B6' } })
    expect(t.where('A1')[0]! > 'H').toBe(true)
  })

  it('by the aim: away in the flight, towards elsewhere, and never a charge', () => {
    const flight = moved('flight', 'aim', { B1: { at: 'B6', keywords: ['wraith'], will: 1 } })
    expect(flight.told('charged')).toEqual([])
    expect(flight.where('A1')[0]).toBe('B')
    expect(moved('flight', 'towards', { B1: { at: 'N6' } }).where('A1')[0]).toBe('M')
    expect(moved('open-field', 'away', { B1: { at: 'N6' } }).where('A1')).toBe('H6')
  })

  it('away leaves one that stands as far off as can be', () => {
    const t = skirmish({
      stage: 'opening',
      rules: 'flight',
      dice: [1],
      answers: policyOf([{}, {}]),
      figures: { A1: { at: 'A6', now: { ring: 'on' }, holder: 4 }, A2: { at: 'A12' }, B1: { at: 'N6' } },
    })
    expect(t.where('A1')).toBe('A6')
  })

  it('a charge past others is the first that there is', () => {
    const t = moved('open-field', 'charge', { B1: { at: 'H8' } })
    expect(t.figure('A1').marks.engaged).toEqual(['B1'])
    // With nobody in reach it goes towards them.
    expect(moved('open-field', 'charge', { B1: { at: 'P6' } }).where('A1')[0]).toBe('N')
  })

  it('who stays away has the wearer moved by its aim', () => {
    const t = skirmish({
      stage: 'opening',
      dice: [1],
      figures: { A1: { at: 'H6', now: { ring: 'on' } }, A2: { at: 'A12' }, B1: { at: 'N6' } },
    }).answer('now')
    expect(t.question.fallback()).toMatch(/^move A1 .*-M[67]?\d*$/)
  })
})

describe('part 7: strike-how', () => {
  /** He has won against these; what the best order chooses. */
  const best = (attacks: number, enemies: Record<string, Stood>, order = 'best') => {
    const t = skirmish({
      stage: 'division',
      dice: Array.from({ length: 60 }, (_, i) => (i < attacks ? 6 : 1)),
      answers: policyOf([{ 'strike-how': order }, {}]),
      figures: {
        A1: {
          at: 'C5',
          attacks,
          strength: 8,
          traits: ['sweep', 'brand'],
          marks: { engaged: Object.keys(enemies) },
        },
        ...enemies,
        B9: { at: 'P1', traits: ['steadfast'] },
      },
    })
    return t.told('swept').length ? 'sweep' : t.told('branded').length ? 'brand' : 'strikes'
  }
  const foe = (at: string, change: Partial<Stood> = {}): Stood => ({
    at,
    traits: ['steadfast'],
    marks: { engaged: ['A1'] },
    ...change,
  })

  it('sweeps many, brands the one that is worth it, and strikes where he has strikes enough', () => {
    expect(best(1, { B1: foe('C6'), B2: foe('D5'), B3: foe('B5') })).toBe('sweep')
    expect(best(1, { B1: foe('C6', { points: 90, life: 3 }) })).toBe('brand')
    expect(best(4, { B1: foe('C6', { points: 90, life: 3 }) })).toBe('strikes')
  })

  it('or as the order says', () => {
    for (const order of ['sweep', 'brand', 'strikes'])
      expect(best(1, { B1: foe('C6', { life: 3 }) }, order)).toBe(order)
  })
})

describe('part 7: Might on casting', () => {
  const cast = (face: number, might: number, orders?: Record<string, string>) =>
    skirmish({
      ...(orders && { answers: policyOf([orders, {}]) }),
      figures: {
        A1: { at: 'C5', will: 1, might, tier: 'minor', powers: ['draining:12:3'] },
        B1: { at: 'C8' },
        B2: { at: 'P1' },
      },
    })
      .dice(face)
      .answer('cast A1 draining B1 1')

  it('DL-26b DB-18d what reaches the value and more, no die above 6', () => {
    expect(cast(1, 3).legal()).toEqual(['none', 'might 2', 'might 3'])
    expect(cast(3, 1).legal()).toEqual(['none', 'might 1'])
    expect(cast(5, 3).legal()).toEqual(['none', 'might 1'])
    // Nobody is asked where nothing helps, or nothing is left to raise.
    expect(cast(1, 1).asked).toBe('act 0 A1')
    expect(cast(6, 3).asked).toBe('act 0 A1')
    expect(cast(1, 1).told('cast')).toMatchObject([{ figure: 'A1', target: 'B1', done: false, number: 1 }])
  })

  it('by the usual order only where it turns a failure', () => {
    expect(cast(2, 2, {}).told('cast')).toMatchObject([{ might: 1, number: 3, done: true }])
    expect(cast(3, 2, {}).told('cast')).toMatchObject([{ might: 0, number: 3, done: true }])
    expect(cast(2, 2, { might: 'never' }).told('cast')).toMatchObject([{ might: 0, done: false }])
  })
})

describe('DB-26c the last point of Will', () => {
  const wraith = { keywords: ['wraith' as const], will: 1 }

  it('a power that was cast with it takes effect first', () => {
    const t = skirmish({
      figures: { A1: { at: 'C5', ...wraith, powers: ['draining:12:3'] }, A2: { at: 'P1' }, B1: { at: 'C8' } },
    })
    t.dice(3).answer('cast A1 draining B1 1')
    expect(t.figure('B1').drained).toBe(1)
    expect(t.told('removed')).toMatchObject([{ figure: 'A1', why: 'without-will' }])
  })

  it('paid to resist it goes at once, and the power finds nobody', () => {
    const resist = (face: number) => {
      const t = skirmish({
        figures: {
          A1: { at: 'C5', will: 1, powers: ['transfixing:12:3'] },
          B1: { at: 'C8', ...wraith },
          B2: { at: 'P1' },
        },
      })
      return t.dice(4).answer('cast A1 transfixing B1 1').dice(face).answer('will 1')
    }
    for (const face of [2, 5]) {
      const t = resist(face)
      expect(t.figure('B1').condition).toBe('removed')
      expect(t.told('transfixed')).toEqual([])
    }
    expect(resist(6).figure('B1')).toMatchObject({ condition: 'standing', will: 1 })
  })
})

describe('part 7: Courage', () => {
  const test = (orders: Record<string, string>, figure: Partial<Stood>, dice = [3, 2]) => {
    const t = skirmish({
      answers: policyOf([orders, {}]),
      figures: { A1: { at: 'C5', ...figure }, A2: { at: 'P1' }, B1: { at: 'C8', traits: ['terror'] } },
    })
    t.dice(...dice).answer('move A1 C7')
    return t
  }
  /** Might and Will that a test of 3 + 3 + 2 took, which lacks 2. */
  const paid = (orders: Record<string, string>, figure: Partial<Stood>) => {
    const [told] = test(orders, figure).told('courage')
    return [told!.might, told!.will, told!.passed]
  }

  it('spends Will first, then Might, where it then passes, and keeps one of each', () => {
    expect(paid({}, { will: 3 })).toEqual([0, 2, true])
    expect(paid({}, { will: 2 })).toEqual([0, 0, false])
    expect(paid({}, { might: 3 })).toEqual([2, 0, true])
    expect(paid({}, { might: 2 })).toEqual([0, 0, false])
    expect(paid({}, { will: 2, might: 2 })).toEqual([1, 1, true])
    expect(paid({}, { will: 3, might: 3 })).toEqual([0, 2, true])
  })

  it('keeps as many as the order says, or pays nothing, or asks', () => {
    expect(paid({ 'courage-will': 'spend 0' }, { will: 2 })).toEqual([0, 2, true])
    expect(paid({ 'courage-will': 'spend 2' }, { will: 3 })).toEqual([0, 0, false])
    expect(paid({ 'courage-will': 'never' }, { will: 5 })).toEqual([0, 0, false])
    expect(test({ 'courage-will': 'ask' }, { will: 5 }).asked).toBe('courage-will 0 A1')
  })

  it('DL-46c the point that costs nothing is not counted', () => {
    const lord = { traits: ['free-will'], courage: 4 }
    expect(paid({}, { ...lord, will: 0 })).toEqual([0, 1, true])
    expect(paid({}, { ...lord, courage: 3, will: 2 })).toEqual([0, 2, true])
    expect(paid({}, { ...lord, courage: 3, will: 1 })).toEqual([0, 0, false])
    const t = test({ 'free-will': 'casting' }, { ...lord, will: 2 })
    expect(t.figure('A1')).toMatchObject({ will: 1, marks: { freeWillUsed: false } })
  })

  it('DB-26c a wraith never spends its last point by itself; one that does is gone at once', () => {
    const wraith = { keywords: ['wraith' as const], courage: 4 }
    expect(paid({ 'courage-will': 'spend 0' }, { ...wraith, will: 1 })).toEqual([0, 0, false])
    expect(paid({ 'courage-will': 'spend 0' }, { ...wraith, will: 2 })).toEqual([0, 1, true])
    const t = test({ 'courage-will': 'ask' }, { ...wraith, will: 1 }).answer('might 0 will 1')
    expect(t.told('removed')).toMatchObject([{ figure: 'A1', why: 'without-will' }])
    expect(t.told('moved')).toEqual([])
    expect(t.told('charged')).toEqual([])
  })

  it('Might raises dice, none above 6', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'C5', might: 9, courage: 0 },
        A2: { at: 'P1' },
        B1: { at: 'C8', traits: ['terror'] },
      },
    })
    t.dice(3, 2).answer('move A1 C7')
    expect(t.legal()).toEqual(['none', 'might 5 will 0'])
    const high = skirmish({
      figures: {
        A1: { at: 'C5', might: 9, courage: -3 },
        A2: { at: 'P1' },
        B1: { at: 'C8', traits: ['terror'] },
      },
    })
    // 12 at most, less 3, is not enough.
    expect(high.dice(3, 2).answer('move A1 C7').asked).toBe('act 0 A1')
  })
})

describe('part 7: Might on one die', () => {
  const hurt = (
    orders: Record<string, string>,
    might: number,
    face: number,
    tier: 'minor' | null = 'minor',
  ) =>
    skirmish({
      answers: policyOf([{}, orders]),
      figures: {
        A1: { at: 'C9', will: 3, powers: ['wounding:12:2'] },
        B1: { at: 'C5', life: 2, fate: 1, might, tier },
        B2: { at: 'P1' },
      },
    })
      .dice(3, face)
      .answer('cast A1 wounding B1 1')

  it('wins with the fewest points, and keeps one, but the only one', () => {
    const spent = (orders: Record<string, string>, might: number, face: number) =>
      hurt(orders, might, face).told('saved')[0]!.might
    expect(spent({}, 2, 3)).toBe(1)
    expect(spent({}, 2, 2)).toBe(0)
    expect(spent({}, 3, 2)).toBe(2)
    expect(spent({}, 1, 3)).toBe(1)
    expect(spent({}, 2, 4)).toBe(0)
    expect(spent({ might: 'win 0' }, 2, 2)).toBe(2)
    expect(spent({ might: 'win 2' }, 2, 3)).toBe(0)
    expect(spent({ might: 'win 1' }, 1, 3)).toBe(0)
    expect(spent({ might: 'never' }, 3, 3)).toBe(0)
    expect(hurt({ might: 'ask' }, 3, 3).asked).toBe('might 1 B1')
  })

  it('tells the die as it was raised, and what is left', () => {
    const t = hurt({}, 2, 3)
    expect(t.told('saved')).toMatchObject([{ face: 4, might: 1, saved: true }])
    expect(t.figure('B1')).toMatchObject({ might: 1, fate: 0, life: 2 })
  })

  it('offers what the usual order would spend, and nothing where that is none', () => {
    expect(hurt({ might: 'ask' }, 3, 3).question.fallback()).toBe('might 1')
    const more = skirmish({
      figures: {
        A1: { at: 'C5', will: 1, might: 1, powers: ['draining:12:3'] },
        B1: { at: 'C8' },
        B2: { at: 'P1' },
      },
    })
    more.dice(3).answer('cast A1 draining B1 1')
    expect([more.question.about, more.question.fallback()]).toMatchObject([{ faces: [3], best: 3 }, 'none'])
  })

  it('Fate: always, for heroes only, or the player', () => {
    expect(hurt({}, 0, 4, null).figure('B1').fate).toBe(0)
    expect(hurt({ fate: 'heroes' }, 0, 4, null).figure('B1')).toMatchObject({ fate: 1, life: 1 })
    expect(hurt({ fate: 'heroes' }, 0, 4).figure('B1')).toMatchObject({ fate: 0, life: 2 })
    expect(hurt({ fate: 'ask' }, 0, 4).asked).toBe('fate 1 B1')
  })
})

describe('part 7: the shift', () => {
  it('goes first clockwise from north, or is asked', () => {
    const t = (orders: Record<string, string>) =>
      skirmish({
        answers: policyOf([orders, {}]),
        figures: { A1: { at: 'C8' }, B1: { at: 'C6', now: { ring: 'on' } }, B2: { at: 'P12' } },
      }).answer('move A1 C7-C6')
    expect(t({}).where('B1')).toBe('C5')
    expect(t({ shift: 'ask' }).asked).toBe('shift 0 B1')
    expect(t({ shift: 'ask' }).question.fallback()).toBe('C5')
  })
})
