import { describe, expect, it } from 'vitest'
import { skirmish } from '../../helpers/darkLord.ts'

describe('charging', () => {
  it('DB-10a a step into a zone is a charge on whoever it belongs to, and ends the move', () => {
    const t = skirmish({ figures: { A1: { at: 'C5' }, B1: { at: 'F5' } } })
    expect(t.refused('move A1 D5-E5-E4-E3')).toMatchObject({ code: 'zone-stops', rule: 'DB-10a' })
    t.answer('move A1 D5-E5')
    expect(t.told('charged')).toMatchObject([{ figure: 'A1', enemies: ['B1'] }])
    expect(t.figure('A1').marks.engaged).toEqual(['B1'])
    expect(t.figure('B1').marks.engaged).toEqual(['A1'])
    expect(t.refused('move A1 E4')).toMatchObject({ code: 'is-engaged', rule: 'DB-10f' })
  })

  it('DB-09f a move may end where it began, and on nobody else’s hex', () => {
    const t = skirmish({
      figures: { A1: { at: 'C5' }, A2: { at: 'C7' }, A3: { at: 'A1' }, B1: { at: 'P1' } },
    })
    expect(t.refused('move A1 C6-C7')).toMatchObject({ code: 'hex-taken', rule: 'DB-09f' })
    t.answer('move A1 C6-C5')
    expect([t.where('A1'), t.told('moved')[0]?.way]).toEqual(['C5', ['C6', 'C5']])
  })

  it('DL-37 whoever would charge one with terror tests first; DL-39 failed, it is frozen', () => {
    const t = skirmish({ figures: { A1: { at: 'C5' }, B1: { at: 'F5', traits: ['terror'] } } })
    t.dice(3, 3).answer('move A1 E5')
    expect(t.told('courage')).toMatchObject([{ figure: 'A1', why: 'terror', passed: false }])
    expect(t.where('A1')).toBe('C5')
    expect(t.refused('move A1 D5')).toMatchObject({ rule: 'DL-39' })
  })
})
