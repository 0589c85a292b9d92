import { engineOf } from '../../rules/games.ts'
import { commit, die, joinSeed } from '../../rules/index.ts'
import type { GameRecord, LogEntry } from '../store/types.ts'

/** What recomputing the dice of a finished battle shows. */
export interface Verified {
  /** throws and dice in the log */
  throws: number
  dice: number
  /** the secret is the one whose fingerprint was published when the battle was offered */
  secretFits: boolean
  /** the seed is made of the secret and the players' numbers */
  seedFits: boolean
  /** numbers of dice that are not what the seed says */
  wrong: number[]
  /** numbers of dice that were thrown and are missing from the log */
  missing: number[]
}

/** Recomputes every die of a battle from its published seed. */
export function verifyDice(game: GameRecord, log: readonly LogEntry[]): Verified {
  const seed = joinSeed(
    game.secret,
    game.seats.map(seat => seat.number),
  )
  const { diceOf } = engineOf(game).module
  const rolls = log.flatMap(entry => diceOf?.(entry) ?? [])
  const wrong: number[] = []
  const told = new Set<number>()
  for (const { first, faces } of rolls)
    for (const [i, face] of faces.entries()) {
      told.add(first + i)
      if (die(seed, first + i) !== face) wrong.push(first + i)
    }
  const thrown = game.save?.dice ?? 0
  const missing = Array.from({ length: thrown }, (_, n) => n).filter(n => !told.has(n))
  return {
    throws: rolls.length,
    dice: told.size,
    secretFits: commit(game.secret) === game.commitment,
    seedFits: game.save === null || game.save.seed === seed,
    wrong,
    missing,
  }
}
