import { createHash } from 'node:crypto'

/**
 * Where a player's tutorial is kept: one each, found without a pointer. Nothing of the player can be read from it.
 * @param user id on Discord
 */
export const tutorialIdOf = (user: string): string =>
  `t-${createHash('sha256').update(`tutorial ${user}`).digest('hex').slice(0, 16)}`
