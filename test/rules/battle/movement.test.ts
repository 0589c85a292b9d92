import { describe, expect, it } from 'vitest'
import { scenario } from '../../helpers/scenario.ts'

describe('moving', () => {
  it('4.01 a figure goes as far as its movement points', () => {
    const t = scenario({ figures: { A1: { at: 'C5' }, B1: { at: 'L10' } } })
    expect(t.refused('move A1 C10')).toMatchObject({ code: 'out-of-reach', rule: '4.01' })
    t.answer('move A1 C9 S')
    expect(t.where('A1')).toBe('C9')
  })
})
