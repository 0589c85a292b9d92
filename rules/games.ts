import { takesDraw } from './combat-hex/computer/takesDraw.ts'
import { think } from './combat-hex/computer/think.ts'
import { engine as combatHex } from './combat-hex/engine.ts'
import type { BattleSave, CombatHex } from './combat-hex/module.ts'
import type { Engine } from './play/engine.ts'

/** The game that a record holds which names none. */
export const firstGame = 'combat-hex'

/**
 * Every game by its id. With lambdas/discord/games/index.ts the only place that names them all. What is stored is
 * typed by Combat Hex; another game is cast to that here, and nowhere else.
 */
export const engines: Readonly<Record<string, Engine<CombatHex>>> = { [firstGame]: combatHex }

/** How the computer plays a game, and whether it takes a draw. */
interface Thinker {
  think: typeof think
  takesDraw: typeof takesDraw
}

/** How the computer plays each game that it knows; of others it knows sound answers alone, and takes no draw. */
export const thinkers: Readonly<Record<string, Thinker>> = { [firstGame]: { think, takesDraw } }

/** A save as it was stored, whatever version stored it. */
export function readSave({ game = firstGame }: { game?: string }, saved: BattleSave): BattleSave {
  return engines[game]?.module.readSave?.(saved) ?? saved
}

/** @throws for a game that this version does not have */
export function engineOf({ game = firstGame }: { game?: string }): Engine<CombatHex> {
  const engine = engines[game]
  if (!engine) throw new Error(`no game ${game}`)
  return engine
}
