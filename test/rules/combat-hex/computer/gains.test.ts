import { expect, test } from 'vitest'
import { meanOf, standardErrorOf } from '../../../../rules/combat-hex/computer/gains.ts'

test('the error of a mean is nothing where all are the same, and less the more there are', () => {
  expect(standardErrorOf([2, 2, 2])).toBe(0)
  const mixed = (pairs: number) => Array.from({ length: 2 * pairs }, (_, n) => (n % 2 ? -0.5 : 1))
  expect(meanOf(mixed(12))).toBeCloseTo(0.25)
  expect(standardErrorOf(mixed(12))).toBeCloseTo(0.75 / Math.sqrt(23), 10)
  expect(standardErrorOf(mixed(50))).toBeCloseTo(0.75 / Math.sqrt(99), 10)
})
