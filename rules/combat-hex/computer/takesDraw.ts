import { engine, open } from '../engine.ts'
import type { CombatHexSave } from '../types.ts'
import { outlook } from './exchange.ts'

/** A side that is so much of the battle's points behind, by what it should have left, would rather not go on. */
const behind = 0.1

/**
 * Does the computer take a draw? Where it expects less of the battle as it stands than somebody else may. Before the first
 * turn it does not know yet, and goes on.
 * @param player whose seat it plays
 */
export function takesDraw(save: CombatHexSave, player: number): boolean {
  const { game, state } = open(save)
  if (state.turn < 1) return false
  const all = outlook(game)
  const best = Math.max(...engine.playersLeft(save).map(other => all[other]!))
  return best - all[player]! > behind * state.points
}
