import { describe, expect, it } from 'vitest'
import { type DarkLordScene, type Stood, skirmish } from '../../helpers/darkLord.ts'

const hero: Partial<Stood> = { tier: 'minor', keywords: ['hero'] }
/** Ada's opening, with four that she began with gone. */
const opening = (figures: Record<string, Stood>, more: Partial<DarkLordScene> = {}) =>
  skirmish({
    figures: { ...figures, B1: { at: 'P12' } },
    startCount: [Object.keys(figures).filter(label => label.startsWith('A')).length, 1],
    stage: 'opening',
    ...more,
  })
const gone = (): Stood => ({ at: '', now: { condition: 'removed' } })
const away = (): Stood => ({ at: '', now: { condition: 'away' } })

describe('the broken', () => {
  it('DB-22a a side is broken when at least half of its starting figures are removed', () => {
    const tests = (figures: Record<string, Stood>, count: number) =>
      opening(figures, { startCount: [count, 1], dice: [6, 6, 6, 6, 6, 6, 6, 6] }).told('broken').length
    expect(tests({ A1: { at: 'C5' }, A2: { at: 'E5' }, A3: gone() }, 3)).toBe(0)
    expect(tests({ A1: { at: 'C5' }, A2: { at: 'E5' }, A3: gone(), A4: gone() }, 4)).toBe(1)
    expect(tests({ A1: { at: 'C5' }, A2: gone(), A3: gone() }, 3)).toBe(1)
    // Whoever left by the scenario does not count.
    expect(tests({ A1: { at: 'C5' }, A2: { at: 'E5' }, A3: gone(), A4: away() }, 4)).toBe(0)
  })

  it('DB-22b every unengaged figure tests, in its owner’s order, heroes first', () => {
    const t = opening({
      A1: { at: 'A1', courage: 9 },
      A2: { at: 'A12', ...hero, courage: 9 },
      A3: { at: 'P1', ...hero, courage: 9 },
      A4: { at: 'H12', marks: { engaged: ['B2'] } },
      A5: gone(),
      A6: gone(),
      A7: gone(),
      A8: gone(),
      B2: { at: 'H11', marks: { engaged: ['A4'] } },
    })
    expect([t.asked, t.legal()]).toEqual(['rally 0', ['A2', 'A3']])
    t.dice(1, 1, 1, 1, 1, 1).answer('A3')
    expect(t.told('courage').map(({ figure }) => figure)).toEqual(['A3', 'A2', 'A1'])
    expect(t.told('courage').every(({ why }) => why === 'broken')).toBe(true)
  })

  it('DB-22b in the opening of its own part only, once a turn', () => {
    const t = skirmish({
      figures: { A1: { at: 'A1', courage: 8 }, A2: gone(), B1: { at: 'P12', courage: 8 }, B2: gone() },
      stage: 'priority',
      turn: 1,
      dice: [6, 1, 1, 1],
    })
    expect(t.told('broken')).toMatchObject([{ by: 0 }])
    t.dice(1, 1).answer('done')
    expect(t.told('broken').map(({ by }) => by)).toEqual([0, 1])
  })

  it('DB-22c who fails is removed', () => {
    const t = opening({ A1: { at: 'A1' }, A2: { at: 'P1' }, A3: gone(), A4: gone() }, { dice: [3, 3, 3, 4] })
    expect(t.told('removed')).toMatchObject([{ figure: 'A1', why: 'fled' }])
    expect(t.figure('A2').condition).toBe('standing')
  })

  it('DB-22d a hero that passes gives its courage to friends within 6 that have not tested yet', () => {
    const t = opening(
      {
        A1: { at: 'G2', ...hero, courage: 9 },
        A2: { at: 'G9' },
        A3: { at: 'G10' },
        A4: gone(),
        A5: gone(),
        A6: gone(),
      },
      { dice: [1, 1, 1, 1] },
    )
    expect(t.told('gave-courage')).toMatchObject([{ figure: 'A1', to: ['A2'] }])
    expect(t.told('courage').map(({ figure }) => figure)).toEqual(['A1', 'A3'])
    expect(t.told('removed')).toMatchObject([{ figure: 'A3' }])
  })

  it('DB-22d so does one that passes unasked, by itself or by another’s courage', () => {
    const t = opening({
      A1: { at: 'G1', ...hero, traits: ['steadfast'] },
      A2: { at: 'G7', ...hero },
      A3: { at: 'G12' },
      A4: gone(),
      A5: gone(),
      A6: gone(),
    })
    t.answer('A1')
    expect(t.told('gave-courage').map(({ figure, to }) => [figure, to])).toEqual([
      ['A1', ['A2']],
      ['A2', ['A3']],
    ])
    expect([t.asked, t.told('rolled')]).toEqual(['act 0', []])
  })

  it('DB-22d not one that is transfixed, nor a warrior, nor one that failed', () => {
    for (const [own, dice] of [
      [{ ...hero, courage: 9, marks: { transfixed: true } }, [1, 1, 6, 6]],
      [{ courage: 9 }, [1, 1, 6, 6]],
      [{ ...hero, courage: 3 }, [1, 1, 6, 6]],
    ] as const) {
      const t = opening(
        { A1: { at: 'G2', ...own }, A2: { at: 'G4' }, A3: gone(), A4: gone() },
        { dice: [...dice] },
      )
      expect(t.told('gave-courage')).toEqual([])
      expect(t.told('courage')).toHaveLength(2)
    }
  })

  it('DB-22e the Dark Lord that would flee has his die', () => {
    const t = opening(
      {
        A1: { at: 'G2', courage: 3, life: 3, traits: ['ring-master'], now: { ring: 'off', life: 2 } },
        A2: gone(),
      },
      { dice: [1, 1, 2] },
    )
    expect(t.told('sustained')).toMatchObject([{ figure: 'A1', stays: true }])
    expect([t.figure('A1').condition, t.where('A1'), t.figure('A1').life]).toEqual(['standing', 'G2', 3])
  })
})
