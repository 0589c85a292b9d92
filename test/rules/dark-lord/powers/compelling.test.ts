import { describe, expect, it } from 'vitest'
import { type DarkLordScene, type Stood, skirmish } from '../../../helpers/darkLord.ts'

const pony = { name: { en: 'pony', fr: 'poney' }, move: 9, strength: 2, defence: 3, life: 1, courage: 3 }
/** A1 compels B1, whose owner may not or does not resist. */
const compel = (
  target: Partial<Stood> = {},
  {
    caster = {},
    channel = false,
    ...more
  }: Partial<DarkLordScene> & { caster?: Partial<Stood>; channel?: boolean } = {},
) =>
  skirmish({
    ...more,
    figures: {
      A1: { at: 'C2', will: 3, powers: ['compelling:12:3'], tier: 'minor', ...caster },
      B1: { at: 'C6', move: 5, ...target },
      B2: { at: 'P12' },
      ...more.figures,
    },
  })
    .dice(3)
    .answer(`cast A1 compelling B1 1${channel ? ' channel' : ''}`)

describe('the move of the compelled', () => {
  it('DL-56a the caster moves it at once by up to half its Move, rounded up', () => {
    const t = compel()
    expect(t.asked).toBe('compel-move 0 B1')
    expect(t.refused('move B1 C10')).toMatchObject({ code: 'beyond-reach', about: { left: 3 } })
    t.answer('move B1 C9')
    expect(t.where('B1')).toBe('C9')
    expect(t.told('moved')).toMatchObject([{ figure: 'B1', hand: 0 }])
  })

  it('DL-56a the mount’s Move where it rides', () => {
    const t = compel({ mount: pony })
    expect(t.question.about).toEqual({ left: 5 })
  })

  it('DL-56a or leaves it there', () => {
    const t = compel().answer('leave')
    expect(t.where('B1')).toBe('C6')
    expect(t.told('compelled')).toMatchObject([{ figure: 'B1' }])
  })

  it('DL-56b though it has moved this turn', () => {
    const t = compel({ marks: { spent: 5, moved: true, finished: true } })
    expect(t.question.about).toEqual({ left: 3 })
    t.answer('move B1 C9')
    expect(t.where('B1')).toBe('C9')
  })

  it('DL-56c not if it is engaged', () => {
    const t = compel(
      { marks: { engaged: ['A2'] } },
      { figures: { A2: { at: 'C7', marks: { engaged: ['B1'] } } } },
    )
    expect(t.asked).toBe('act 0 A1')
    expect(t.where('B1')).toBe('C6')
  })

  it('DL-56c DR-05 nor if it may not move', () => {
    for (const mark of ['frozen', 'transfixed', 'compelled', 'frightened'])
      expect(compel({ marks: { [mark]: true } }).asked).toBe('act 0 A1')
  })

  it('DL-57a it is not made to cross an obstacle side, climb, dismount or lie down', () => {
    const sides = [
      { hex: 'C6', facing: 3, kind: 'obstacle' as const },
      { hex: 'C6', facing: 0, kind: 'obstacle' as const },
    ]
    const t = compel({ mount: pony }, { board: { sides, raised: ['C5'] } })
    expect(t.refused('move B1 C7')).toMatchObject({ code: 'no-jump', rule: 'DL-57' })
    expect(t.refused('move B1 C5')).toMatchObject({ code: 'no-jump', rule: 'DL-57' })
    for (const not of ['lie B1', 'dismount B1', 'stand B1']) t.refused(not)
    expect(new Set(t.legal().map(text => text.split(' ')[0]))).toEqual(new Set(['leave', 'move']))
  })

  it('DL-57b it may be taken over difficult and water sides', () => {
    for (const kind of ['difficult', 'water'] as const) {
      const t = compel({}, { board: { sides: [{ hex: 'C6', facing: 3, kind }] } }).answer('move B1 C7-C8')
      expect(t.where('B1')).toBe('C8')
      expect(t.figure('B1').marks.spent).toBe(3)
    }
  })

  it('DL-57c it may be made to charge its own enemies, without a terror test', () => {
    const t = compel({ courage: 1 }, { figures: { A2: { at: 'C9', traits: ['terror'] }, B3: { at: 'D8' } } })
    expect(t.refused('move B1 C7-C8 B3')).toMatchObject({ code: 'not-touched' })
    t.answer('move B1 C7-C8')
    expect(t.told('charged')).toMatchObject([{ figure: 'B1', enemies: ['A2'], hand: 0 }])
    expect(t.told('courage')).toEqual([])
  })

  it('DL-57d DL-14 is not waived', () => {
    const t = compel({ courage: 1 }, { figures: { A2: { at: 'C9', now: { ring: 'on' } } } })
    t.dice(1, 1).answer('move B1 C8 A2')
    expect(t.told('courage')).toMatchObject([{ figure: 'B1', why: 'finding', passed: false }])
    expect(t.asked).toBe('compel-move 0 B1')
    expect(t.refused('move B1 C8 A2')).toMatchObject({ code: 'not-found' })
    t.answer('move B1 C8')
    expect(t.told('charged')).toEqual([])
  })

  it('DR-24 a lying one may be stood up for that half, and goes on with what is left', () => {
    const t = compel({ move: 5, now: { condition: 'lying' } })
    expect(t.legal()).toEqual(['leave', 'stand B1'])
    t.answer('stand B1')
    expect(t.question.about).toEqual({ left: 0 })
    t.answer('leave')
    expect(t.figure('B1').condition).toBe('standing')
  })
})

describe('what it is made to do', () => {
  it('DL-58a before the move it drops what it carries, or puts the Ring on: one of the two', () => {
    const t = compel({ now: { ring: 'off', carries: true } })
    expect(t.asked).toBe('force 0 B1')
    expect(t.legal()).toEqual(['drop', 'ring', 'later'])
    t.answer('drop')
    expect(t.figure('B1')).toMatchObject({ carries: false, ring: 'off' })
    expect(t.state.treasure).toBe(t.cell('C6'))
    t.answer('move B1 C9')
    expect(t.asked).toBe('act 0 A1')
  })

  it('DL-58a one of the two, not the other besides', () => {
    const t = compel({ now: { ring: 'off', carries: true } }).answer('ring', 'move B1 C9')
    expect(t.asked).toBe('act 0 A1')
    expect(t.figure('B1')).toMatchObject({ carries: true, ring: 'on' })
  })

  it('DL-58a or after it', () => {
    const t = compel({ now: { carries: true } }).answer('later', 'move B1 C9')
    expect(t.legal()).toEqual(['drop', 'none'])
    t.answer('drop')
    expect(t.state.treasure).toBe(t.cell('C9'))
    expect(
      compel({ now: { carries: true } })
        .answer('later', 'leave', 'none')
        .figure('B1').carries,
    ).toBe(true)
  })

  it('DL-58a the Ring put on by force before the move: it goes unseen', () => {
    const t = compel({ now: { ring: 'off' } }, { figures: { A2: { at: 'C8' } } }).answer('ring')
    expect(t.told('ring-on')).toMatchObject([{ figure: 'B1', forced: true }])
    t.answer('move B1 C7-C8-C9')
    expect(t.where('B1')).toBe('C9')
  })

  it('DL-58a nobody is asked where there is nothing of the kind', () => {
    expect(compel().answer('leave').asked).toBe('act 0 A1')
  })

  it('DL-58b not while it is engaged, be it by that very move', () => {
    const bound = compel(
      { now: { ring: 'off', carries: true }, marks: { engaged: ['A2'] } },
      { figures: { A2: { at: 'C7', marks: { engaged: ['B1'] } } } },
    )
    expect(bound.asked).toBe('act 0 A1')
    const charges = compel({ now: { ring: 'off' } }, { figures: { A2: { at: 'C8' } } }).answer(
      'later',
      'move B1 C7',
    )
    expect(charges.figure('B1')).toMatchObject({ ring: 'off', marks: { engaged: ['A2'] } })
    expect(charges.asked).toBe('act 0 A1')
  })

  it('DL-58c not against DL-20b', () => {
    expect(compel({ now: { ring: 'off' }, marks: { tookOff: true } }).asked).toBe('compel-move 0 B1')
  })

  it('DL-58d the Dark Lord is not made to put it on', () => {
    expect(compel({ now: { ring: 'off' }, traits: ['ring-master'] }).asked).toBe('compel-move 0 B1')
  })
})

describe('afterwards', () => {
  it('DL-59 moved or not, it does not move for the rest of the turn', () => {
    for (const choice of ['leave', 'move B1 C9']) {
      const t = compel().answer(choice, 'done')
      expect(t.refused('move B1 C11')).toMatchObject({ code: 'held-fast', rule: 'DL-59' })
    }
  })

  it('DL-60a and it suffers what the transfixed do', () => {
    const t = compel({ traits: ['bow'], shoot: 4, powers: ['draining:12:2'], will: 1 })
    t.answer('none', 'leave', 'done')
    expect(t.figure('B1').marks.transfixed).toBe(true)
    expect(t.refused('cast B1 draining A1 1')).toMatchObject({ code: 'is-transfixed' })
  })

  it('DL-60b not half its Attacks and Fight; DL-61 but channelled', () => {
    expect(compel().answer('leave').figure('B1').marks.halved).toBe(false)
    const t = compel({}, { caster: { might: 1 }, channel: true }).answer('leave')
    expect(t.figure('B1').marks).toMatchObject({ transfixed: true, compelled: true, halved: true })
    expect(t.told('compelled')).toMatchObject([{ halved: true }])
  })

  it('DL-61 it does not strike when it wins', () => {
    const t = skirmish({
      stage: 'division',
      answers: 'defaults',
      dice: [6, 1, 1, 6],
      figures: {
        A1: {
          at: 'C5',
          attacks: 2,
          marks: { engaged: ['B1'], transfixed: true, compelled: true, halved: true },
        },
        B1: { at: 'C6', marks: { engaged: ['A1'] } },
      },
    })
    expect(t.told('did-not-strike')).toMatchObject([{ figure: 'A1' }])
  })

  it('DL-59 slain by what it was made to do, nothing more is done to it', () => {
    const t = compel({ mount: pony, defence: 1, now: { ring: 'off' } })
      .dice(1, 6)
      .answer('ring')
    expect(t.figure('B1').condition).toBe('removed')
    expect(t.told('compelled')).toEqual([])
  })

  it('DL-58a left to the program, it has the Ring put on', () => {
    const t = skirmish({
      part: 1,
      figures: {
        A1: { at: 'C5', now: { ring: 'off' } },
        A2: { at: 'A12' },
        B1: { at: 'F5', will: 1, powers: ['compelling:12:3'] },
      },
    })
    t.dice(5).answer('cast B1 compelling A1 1')
    expect([t.asked, t.question.fallback()]).toEqual(['force 1 A1', 'ring'])
  })
})
