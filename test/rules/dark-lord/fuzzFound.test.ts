import { describe, expect, it } from 'vitest'
import { skirmish } from '../../helpers/darkLord.ts'

/** What random battles of The Dark Lord have found, made small. */
describe('found by random battles', () => {
  it('DL-62e who flees is engaged no more while the caster is asked for its way', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'I5', courage: 1, marks: { engaged: ['B2'] } },
        A2: { at: 'A12' },
        B1: { at: 'G5', will: 1, powers: ['frightening:3:3'] },
        B2: { at: 'H4', marks: { engaged: ['A1'] } },
      },
      part: 1,
    })
    t.dice(6, 1, 1).answer('cast B1 frightening 1')
    // Due east two hexes are as straight; one farther there is one, then two again.
    expect([t.asked, t.legal()]).toEqual(['flight-way 1 A1', ['J4', 'J5']])
    t.answer('J4')
    expect([t.asked, t.where('A1'), t.figure('A1').marks.engaged]).toEqual(['flight-way 1 A1', 'K5', []])
  })
})
