import { describe, expect, it } from 'vitest'
import { type DarkLordScene, type Stood, skirmish } from '../../../helpers/darkLord.ts'

/** A1 stands on E6 and frightens; each enemy fails with 1 1 unless said otherwise. */
const frighten = (
  enemies: Record<string, Stood>,
  dice: number[] = [1, 1],
  {
    caster = {},
    channel = false,
    ...more
  }: Partial<DarkLordScene> & { caster?: Partial<Stood>; channel?: boolean } = {},
) =>
  skirmish({
    ...more,
    figures: {
      A1: { at: 'E6', will: 3, powers: ['frightening:3:3'], tier: 'minor', ...caster },
      B9: { at: 'P12' },
      ...enemies,
    },
  })
    .dice(3, ...dice)
    .answer(`cast A1 frightening 1${channel ? ' channel' : ''}`)

describe('whom it takes', () => {
  it('DL-62a every enemy in range, engaged, lying or unseen, in sight or not', () => {
    const wall = [0, 1, 2, 3, 4, 5].map(facing => ({ hex: 'E2', facing, kind: 'impassable' as const }))
    const t = frighten(
      {
        A2: { at: 'D7', marks: { engaged: ['B1'] } },
        B1: { at: 'D8', marks: { engaged: ['A2'] } },
        B2: { at: 'E8', now: { condition: 'lying' } },
        B3: { at: 'G6', now: { ring: 'on' } },
        B4: { at: 'E2' },
        B5: { at: 'E1' },
      },
      [],
      { board: { sides: wall } },
    )
    expect(t.question).toMatchObject({ kind: 'frighten-order', by: 0 })
    expect([...t.legal()].sort()).toEqual(['B1', 'B2', 'B3', 'B4'])
  })

  it('DL-62a friends stay calm, and it may be cast on nobody', () => {
    const t = frighten({ A2: { at: 'E8' } }, [])
    expect(t.told('courage')).toEqual([])
    expect(t.told('cast')).toMatchObject([{ done: true, target: null }])
  })

  it('DL-62b in an order that the caster chooses, each finished before the next', () => {
    const t = frighten({ B1: { at: 'E7' }, B2: { at: 'E8' } }, [])
    t.dice(1, 1, 1, 1).answer('B2')
    expect(t.told('fled-from').map(({ figure }) => figure)).toEqual(['B2', 'B1'])
    expect([t.where('B1'), t.where('B2')]).toEqual(['E11', 'E12'])
    const nearest = frighten({ B1: { at: 'E7' }, B2: { at: 'E8' } }, [])
    nearest.dice(1, 1, 1, 1).answer(nearest.question.fallback())
    expect(nearest.told('fled-from').map(({ figure }) => figure)).toEqual(['B1', 'B2'])
    expect(nearest.where('B1')).toBe('E7')
  })

  it('DL-62b DR-31 by an order the caster is asked, or the nearest comes first', () => {
    const question = frighten({ B1: { at: 'E8' }, B2: { at: 'E7' } }, []).question
    if (question.kind !== 'frighten-order') throw new Error(question.kind)
    expect(question.byOrder!({ word: 'nearest', keep: null })).toBe('B2')
    expect(question.byOrder!({ word: 'ask', keep: null })).toBe(undefined)
  })

  it('DL-62c it tests Courage; passed, nothing happens', () => {
    const t = frighten({ B1: { at: 'E8', courage: 3 } }, [4, 3])
    expect(t.told('courage')).toMatchObject([{ figure: 'B1', why: 'frightening', passed: true }])
    expect(t.where('B1')).toBe('E8')
    expect(t.figure('B1').marks.frightened).toBe(false)
  })

  it('DB-19d each resists by itself before its test', () => {
    const t = frighten({ B1: { at: 'E8', will: 1 } }, [])
      .dice(3)
      .answer('will 1')
    expect(t.told('resisted')).toMatchObject([{ held: true }])
    expect(t.told('courage')).toEqual([])
  })
})

describe('the flight', () => {
  it('DL-62d failed: it goes its whole Move straight away from the caster', () => {
    const t = frighten({ B1: { at: 'E8', move: 3 } })
    expect(t.told('fled-from')).toMatchObject([{ figure: 'B1', from: 'E8', way: ['E9', 'E10', 'E11'] }])
    expect(t.figure('B1').marks.spent).toBe(3)
  })

  it('DR-12 the mount’s Move where it rides', () => {
    const mount = { name: { en: 'wolf', fr: 'loup' }, move: 4, strength: 4, defence: 4, life: 1, courage: 2 }
    expect(frighten({ B1: { at: 'E8', move: 1, mount } }).where('B1')).toBe('E12')
  })

  it('DR-12 of the hexes one farther the one that turns least from the line; equal: the caster picks', () => {
    const t = frighten({ B1: { at: 'F6', move: 2 } })
    expect(t.told('fled-from')).toMatchObject([{ way: ['G7', 'H7'] }])
    // G6 lies straight to the right, between two columns of hexes: both turn alike.
    const picks = frighten({ B1: { at: 'G6', move: 1 } })
    expect(picks.question).toMatchObject({ kind: 'flight-way', by: 0 })
    expect(picks.legal()).toEqual(['H5', 'H6'])
    expect(picks.question.fallback()).toBe('H5')
    picks.answer('H6')
    expect(picks.where('B1')).toBe('H6')
    expect(frighten({ B1: { at: 'G6', move: 1 } }, [1, 1], { answers: 'defaults' }).where('B1')).toBe('H5')
  })

  it('DR-12 a step that cannot be paid ends it; obstacle sides may be crossed', () => {
    const side = (kind: 'difficult' | 'obstacle') => ({ board: { sides: [{ hex: 'E9', facing: 3, kind }] } })
    expect(frighten({ B1: { at: 'E8', move: 3 } }, [1, 1], side('difficult')).where('B1')).toBe('E10')
    expect(frighten({ B1: { at: 'E8', move: 4 } }, [1, 1], side('obstacle')).where('B1')).toBe('E10')
    expect(frighten({ B1: { at: 'E8', move: 3 } }, [1, 1], side('obstacle')).where('B1')).toBe('E9')
  })

  it('DR-12 over an edge it falls and stops', () => {
    const board = { raised: ['E8', 'E9'], sides: [{ hex: 'E9', facing: 3, kind: 'obstacle' as const }] }
    const t = frighten({ B1: { at: 'E8', life: 2 } }, [1, 1, 6], { board })
    expect(t.where('B1')).toBe('E10')
    expect(t.told('over-the-edge')).toMatchObject([{ figure: 'B1' }])
    expect(t.told('fled-from')).toMatchObject([{ figure: 'B1', way: ['E9', 'E10'] }])
    expect(t.figure('B1')).toMatchObject({ life: 1, marks: { frightened: true } })
  })

  it('DL-62e over an edge too it leaves its fight', () => {
    const board = { raised: ['E8'], sides: [{ hex: 'E8', facing: 3, kind: 'obstacle' as const }] }
    const figures = {
      A2: { at: 'D7', marks: { engaged: ['B1'] } },
      B1: { at: 'E8', life: 2, marks: { engaged: ['A2'] } },
    }
    const t = frighten(figures, [1, 1, 1], { board })
    expect([t.figure('A2').marks.engaged, t.figure('B1').marks.engaged]).toEqual([[], []])
  })

  it('DB-25c water puts out a fire on the way', () => {
    const board = { sides: [{ hex: 'E8', facing: 3, kind: 'water' as const }] }
    const t = frighten({ B1: { at: 'E8', move: 3, now: { burning: true } } }, [1, 1], { board })
    expect(t.figure('B1').burning).toBe(false)
    expect(frighten({ B1: { at: 'E8', move: 3, now: { burning: true } } }).figure('B1').burning).toBe(true)
  })

  it('DL-62e DR-23 engaged ones too; they are engaged no more with whom they touch no more', () => {
    const t = frighten({
      A2: { at: 'D7', marks: { engaged: ['B1'] } },
      A3: { at: 'F8', marks: { engaged: ['B1'] } },
      B1: { at: 'E8', move: 1, marks: { engaged: ['A2', 'A3'] } },
    })
    expect(t.where('B1')).toBe('E9')
    expect(t.figure('B1').marks.engaged).toEqual(['A3'])
    expect(t.figure('A2').marks.engaged).toEqual([])
  })

  it('DR-24 a lying one gets up for half its Move and goes the rest', () => {
    const t = frighten({ B1: { at: 'E8', move: 5, now: { condition: 'lying' } } })
    expect(t.figure('B1')).toMatchObject({ condition: 'standing', marks: { spent: 5, frightened: true } })
    expect(t.where('B1')).toBe('E10')
  })
})

describe('DL-63 where it stops', () => {
  it('DL-63a DR-13 before a hex that is occupied, by anybody; a wearer too', () => {
    for (const now of [{}, { ring: 'on' } as const]) {
      expect(frighten({ B1: { at: 'E8', now }, B2: { at: 'E11' } }).where('B1')).toBe('E10')
      // The wearer heeds no zone, and stops here all the same.
      expect(frighten({ B1: { at: 'E8', now }, A2: { at: 'E12' } }).where('B1')).toBe('E10')
    }
  })

  it('DR-13 before a hex that touches an enemy which it did not touch, seen or unseen, standing or lying', () => {
    for (const now of [{}, { ring: 'on' } as const, { condition: 'lying' } as const])
      expect(frighten({ B1: { at: 'E8' }, A2: { at: 'F11', now } }).where('B1')).toBe('E10')
  })

  it('DR-13 beside a friend is not against it, nor an enemy that it touched before', () => {
    expect(frighten({ B1: { at: 'E8' }, B2: { at: 'F11', now: { ring: 'on' } } }).where('B1')).toBe('E12')
    expect(frighten({ B1: { at: 'E8', move: 1 }, A2: { at: 'F8' } }).where('B1')).toBe('E9')
  })

  it('DL-63a before an impassable side, and there is no way round', () => {
    const board = { sides: [{ hex: 'E9', facing: 3, kind: 'impassable' as const }] }
    const t = frighten({ B1: { at: 'E8' } }, [1, 1], { board })
    expect([t.where('B1'), t.asked]).toEqual(['E9', 'act 0 A1'])
  })

  it('DL-63a DR-30 before a gap, and before a hex on which no move may end', () => {
    expect(frighten({ B1: { at: 'E8' } }, [1, 1], { board: { gaps: ['E10'] } }).where('B1')).toBe('E9')
    expect(frighten({ B1: { at: 'E8' } }, [1, 1], { board: { barred: ['E10'] } }).where('B1')).toBe('E9')
  })

  it('DL-63b coming to a hex of the border it stops there at once', () => {
    const t = frighten({ B1: { at: 'E8', move: 9 } })
    expect(t.where('B1')).toBe('E12')
    const left = frighten({ B1: { at: 'C5', move: 9 } })
    left.defaultsWhile(q => q.kind === 'flight-way')
    expect(left.where('B1')[0]).toBe('A')
  })

  it('DR-25 one that stands at the border stays', () => {
    const t = frighten({ B1: { at: 'A6' } }, [1, 1], { caster: { at: 'A3' } })
    expect(t.where('B1')).toBe('A6')
    expect(t.figure('B1').marks.frightened).toBe(true)
  })

  it('DL-63c it never leaves the board, though the scenario has an exit', () => {
    const t = skirmish({
      rules: 'flight',
      part: 1,
      figures: {
        A1: { at: 'O6', move: 6 },
        A2: { at: 'A1' },
        B1: { at: 'M6', will: 1, powers: ['frightening:3:3'] },
      },
    })
    t.dice(3, 1, 1).answer('cast B1 frightening 1')
    t.defaultsWhile(q => q.kind === 'flight-way')
    expect(t.where('A1')[0]).toBe('P')
    expect(t.figure('A1').condition).toBe('standing')
  })
})

describe('afterwards', () => {
  it('DL-64 DR-05 who failed does not move again this turn', () => {
    const t = frighten({ B1: { at: 'E8', move: 2 } }).answer('done')
    for (const not of ['move B1 E11', 'lie B1'])
      expect(t.refused(not)).toMatchObject({ code: 'held-fast', rule: 'DL-64' })
  })

  it('DL-64 though nothing let it go at all', () => {
    const t = frighten({ B1: { at: 'E8' }, B2: { at: 'E9' } }, [])
    t.dice(1, 1, 6, 6).answer('B1')
    expect(t.where('B1')).toBe('E8')
    expect([t.figure('B1').marks.frightened, t.figure('B2').marks.frightened]).toEqual([true, false])
  })

  it('DR-05 one that may not move tests, and stays', () => {
    const t = frighten({ B1: { at: 'E8', marks: { transfixed: true } } })
    expect(t.where('B1')).toBe('E8')
    expect(t.figure('B1').marks.frightened).toBe(true)
  })

  it('DL-65 channelled: three dice, and the highest is taken away', () => {
    const t = frighten({ B1: { at: 'E8', courage: 3 } }, [6, 1, 5], { caster: { might: 1 }, channel: true })
    expect(t.told('courage')).toMatchObject([{ faces: [6, 1, 5], passed: false }])
    const passes = frighten({ B1: { at: 'E8', courage: 3 } }, [6, 2, 5], {
      caster: { might: 1 },
      channel: true,
    })
    expect(passes.told('courage')).toMatchObject([{ passed: true }])
    expect(frighten({ B1: { at: 'E8', courage: 3 } }, [6, 1]).told('courage')).toMatchObject([
      { faces: [6, 1] },
    ])
  })
})
