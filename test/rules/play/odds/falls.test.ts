import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alikeFaces, fallsOf } from '../../../../rules/play/odds/falls.ts'
import { many } from '../../../helpers/thorough.ts'

const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1))

describe('falls of dice', () => {
  it('are as likely as whole numbers over powers of six say', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 14 }),
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 6, maxLength: 6 }),
        (count, table) => {
          const groups = alikeFaces(table)
          for (const { faces, chance } of fallsOf(count, table)) {
            let ways = factorial(count)
            for (const group of groups) {
              const n = faces.filter(face => group.includes(face)).length
              ways = (ways / factorial(n)) * BigInt(group.length) ** BigInt(n)
            }
            const exact = Number((ways * 10n ** 20n) / 6n ** BigInt(count)) / 1e20
            expect(Math.abs(chance - exact)).toBeLessThan(1e-12)
          }
          const sum = fallsOf(count, table).reduce((all, { chance }) => all + chance, 0)
          expect(Math.abs(sum - 1)).toBeLessThan(1e-12)
        },
      ),
      { numRuns: many(500, 60) },
    )
  })

  it('are told apart by face where no table says otherwise', () => {
    expect(fallsOf(2)).toHaveLength(21)
    expect(fallsOf(2, [0, 0, 0, 1, 1, 1])).toEqual([
      { faces: [6, 6], ways: 9n, chance: 0.25 },
      { faces: [3, 6], ways: 18n, chance: 0.5 },
      { faces: [3, 3], ways: 9n, chance: 0.25 },
    ])
  })

  it('are one where there is nothing to throw', () => {
    expect(fallsOf(0)).toEqual([{ faces: [], ways: 1n, chance: 1 }])
  })
})
