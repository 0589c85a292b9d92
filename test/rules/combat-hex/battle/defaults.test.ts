import { describe, expect, it } from 'vitest'
import { scenario } from '../../../helpers/scenario.ts'

describe('what the program does for a player', () => {
  it('3.09 goes on with a figure that has made itself ready', () => {
    const t = scenario({
      figures: { A1: { at: 'B5', movement: 3, ap: 2, abilities: ['fast:1'] }, B1: { at: 'G5' } },
    })
    expect(t.question.fallback()).toBe('use A1 fast')
    t.answer('use A1 fast')
    expect(t.question.fallback()).toMatch(/^move A1 /)
    t.answer(t.question.fallback())
    expect(t.question.fallback()).toBe('done')
  })
})
