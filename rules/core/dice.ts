import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** Gives the face (1 to 6) of die number `n`; each number is thrown once in the life of a battle. */
export type Dice = (n: number) => number

/** The promise that is published when a battle is offered: SHA-256 of the secret, both in hexadecimal. */
export const commit = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)))

/**
 * Joins the program's secret (hexadecimal) with one number from each player, in the order of the players.
 * Nobody could have chosen the result: the secret was committed to before the last number was known.
 */
export const joinSeed = (secret: string, numbers: readonly string[]): string =>
  bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(numbers.join('\n'))))

/**
 * Dice of a seed (hexadecimal). Bytes of 252 and more are thrown away, so that every face is equally likely; should a whole
 * block be thrown away, the next block is made from its number. The key is half of the work: it is hashed with the first die,
 * and what it came to is copied for each.
 */
export function seededDice(seed: string): Dice {
  let key: ReturnType<typeof hmac.create> | undefined
  return n => {
    key ??= hmac.create(sha256, hexToBytes(seed))
    for (let block = 0; ; block++) {
      const bytes = key
        .clone()
        .update(utf8ToBytes(`die ${n} ${block}`))
        .digest()
      for (const byte of bytes) if (byte < 252) return (byte % 6) + 1
    }
  }
}

/** Die number `n` of a seed. */
export const die = (seed: string, n: number): number => seededDice(seed)(n)
