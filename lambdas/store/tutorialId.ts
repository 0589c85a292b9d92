import { createHash } from 'node:crypto'
import { firstGame, games } from '../../rules/games.ts'

/**
 * Where a player's tutorial in a game is kept: one each, found without a pointer. Nothing of the player can be read from
 * it.
 * @param user id on Discord
 */
export function tutorialIdOf(user: string, { game = firstGame }: { game?: string } = {}): string {
  const what = game === firstGame ? `tutorial ${user}` : `tutorial ${user} ${game}`
  return `t-${createHash('sha256').update(what).digest('hex').slice(0, 16)}`
}

/** The same for every game that has lessons, the first one first. @param user id on Discord */
export const tutorialIdsOf = (user: string): string[] =>
  Object.entries(games).flatMap(([game, { lessons }]) => (lessons ? [tutorialIdOf(user, { game })] : []))
