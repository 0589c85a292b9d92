import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { commit, die, joinSeed, seededDice } from '../../../rules/core/dice.ts'

const secret = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'
const seed = joinSeed(secret, ['7', '42'])

/** The dice once more, straight from their words and with Node's own cryptography. */
function slowDie(key: string, n: number): number {
  for (let block = 0; ; block++) {
    const bytes = createHmac('sha256', Buffer.from(key, 'hex')).update(`die ${n} ${block}`).digest()
    const byte = bytes.find(b => b < 252)
    if (byte !== undefined) return (byte % 6) + 1
  }
}

/** How far counts are from equal ones. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, n) => sum + n, 0) / counts.length
  return counts.reduce((sum, n) => sum + (n - mean) ** 2 / mean, 0)
}

describe('the promise', () => {
  it('is the SHA-256 of the secret', () => {
    expect(commit(secret)).toBe(createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex'))
    expect(commit(secret)).toBe('4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef')
    expect(commit(`${secret.slice(0, -1)}e`)).not.toBe(commit(secret))
  })

  it('is joined with a number from each player, in their order', () => {
    const joined = createHmac('sha256', Buffer.from(secret, 'hex')).update('7\n42').digest('hex')
    expect(seed).toBe(joined)
    expect(seed).toBe('5c1faa9da648d000410248d9f32068b79af39708558fda288caa877da5efee48')
    const others = [['42', '7'], ['7'], ['742'], ['7', '42', ''], ['7', '43'], []]
    const seeds = others.map(numbers => joinSeed(secret, numbers))
    expect(new Set([seed, ...seeds]).size).toBe(others.length + 1)
    expect(joinSeed(commit(secret), ['7', '42'])).not.toBe(seed)
  })

  it('takes no text that is not hexadecimal', () => {
    expect(() => commit('xyz')).toThrow()
    expect(() => joinSeed('abc', [])).toThrow()
  })
})

describe('a die', () => {
  it('has the faces of known vectors', () => {
    expect(Array.from({ length: 24 }, (_, n) => die(seed, n)).join('')).toBe('326214652663412612145621')
  })

  it('throws the byte 252 away, and keeps 251', () => {
    // their first two bytes are 252 89, 252 69 and 251 155
    expect([489, 719, 30].map(n => die(seed, n))).toEqual([6, 4, 6])
  })

  it('is what the description says, for other programs to verify', () => {
    for (let n = 0; n < 400; n++) expect(die(seed, n)).toBe(slowDie(seed, n))
    for (const n of [65_535, 1_000_000, 2 ** 40]) expect(die(secret, n)).toBe(slowDie(secret, n))
  })

  it('depends on its seed and its number alone, not on the order of the throws', () => {
    const dice = seededDice(seed)
    const forwards = Array.from({ length: 50 }, (_, n) => dice(n))
    const again = seededDice(seed)
    const backwards = Array.from({ length: 50 }, (_, i) => again(49 - i)).reverse()
    expect(backwards).toEqual(forwards)
    expect(dice(17)).toBe(forwards[17])
    expect(Array.from({ length: 50 }, (_, n) => die(secret, n))).not.toEqual(forwards)
  })

  // The chance to be above these by luck is 1 in 1000; with fixed seeds the figures never change.
  it('shows every face equally often', () => {
    const counts = [0, 0, 0, 0, 0, 0]
    for (let n = 0; n < 18_000; n++) counts[die(seed, n) - 1]!++
    expect(chiSquare(counts)).toBeLessThan(20.5)
  })

  it('is not followed by one face rather than by another', () => {
    const counts = Array.from({ length: 36 }, () => 0)
    for (let n = 0; n < 18_000; n += 2) counts[(die(secret, n) - 1) * 6 + die(secret, n + 1) - 1]!++
    expect(chiSquare(counts)).toBeLessThan(66.6)
  })

  it('shows every face equally often over many battles', () => {
    const counts = [0, 0, 0, 0, 0, 0]
    for (let battle = 0; battle < 6000; battle++) counts[die(joinSeed(secret, [`${battle}`]), 0) - 1]!++
    expect(chiSquare(counts)).toBeLessThan(20.5)
  })
})
