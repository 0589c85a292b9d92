import { describe, expect, it } from 'vitest'
import { scoreBefore } from '../../../rules/regiments/clash/result.ts'
import { blowsBy, met, through } from '../../helpers/regiments.ts'
import { war } from '../../helpers/regimentsField.ts'

// What front, flanks and rear are told apart by, beside where shots pass through several lines (A04).

const sides = ['front', 'left', 'right', 'rear'] as const

describe('over which side', () => {
  it('RB-17.1 a flank or the rear counts two for whoever stands there', () => {
    const single = { count: 1, files: 1 }
    expect(sides.map(over => scoreBefore(met(single, single, { over })).map(({ what }) => what))).toEqual([
      [],
      ['flank'],
      ['flank'],
      ['rear'],
    ])
  })

  it('M35a a parry is against its front alone', () => {
    const parry = { defence: 2, rules: ['M35'] }
    expect(sides.map(over => through({ offence: 6 }, parry, { over }).toHit!.need)).toEqual([4, 2, 2, 2])
  })

  it('A14 A27 strike over every side, A25 over its own front alone', () => {
    const by = (words: string) =>
      sides.map(over =>
        blowsBy(met({}, { rules: [words] }, { over, charging: 1 }), 1).some(blows => blows.by !== null),
      )
    expect(by('A14 D3')).toEqual([true, true, true, true])
    expect(by('A27 D3')).toEqual([true, true, true, true])
    expect(by('A25 D3')).toEqual([true, false, false, false])
  })

  it('RB-15 supporters stand behind its front alone', () => {
    const supports = sides.map(over =>
      blowsBy(met({}, { count: 20 }, { over }), 1).some(({ way }) => way === 'support'),
    )
    expect(supports).toEqual([true, false, false, false])
  })

  it('A31c whoever is charged shoots over its front alone', () => {
    const shoots = (facing: string) => {
      const t = war({
        units: {
          A1: { at: 'H12', facing: 'N', charge: 6, count: 1, files: 1 },
          A9: { at: 'A16', facing: 'N' },
          B1: { at: 'H9', facing, count: 5, files: 5, rules: ['A31', 'W09'] },
        },
        dice: [6, 1, 1, 1, 1, 1],
        answers: 'defaults',
      }).answer('charge A1 B1')
      return [t.told('charged')[0]?.at, t.told('shot').length]
    }
    expect(['S', 'NE', 'NW', 'N'].map(shoots)).toEqual([
      ['front', 1],
      ['right', 0],
      ['left', 0],
      ['rear', 0],
    ])
  })
})
