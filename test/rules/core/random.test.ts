import { describe, expect, it } from 'vitest'
import { picker, pickOf } from '../../../rules/core/random.ts'

const numbers = (seed: number, n: number) => {
  const pick = picker(seed)
  return Array.from({ length: 5 }, () => pick(n))
}

describe('choices by chance', () => {
  it('are those of mulberry32, so that a number repeats them anywhere', () => {
    expect(numbers(1, 2 ** 32)).toEqual([2693262067, 11749833, 2265367787, 4213581821, 4159151403])
    expect(numbers(12_345, 2 ** 32)).toEqual([4207900869, 1317490944, 2079646450, 3513001552, 2187978186])
    expect(numbers(0xffff_ffff, 100)).toEqual([11, 16, 48, 36, 31])
    expect(numbers(-1, 100)).toEqual(numbers(0xffff_ffff, 100))
  })

  it('pick one of a list', () => {
    const asked: number[] = []
    const pick = (n: number) => {
      asked.push(n)
      return n - 1
    }
    expect(pickOf(pick, ['a', 'b', 'c'])).toBe('c')
    expect(asked).toEqual([3])
  })
})
