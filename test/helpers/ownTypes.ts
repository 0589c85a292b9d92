import type { Entry } from '../../rules/combat-hex/index.ts'
import { seal } from '../../rules/games.ts'

/** A log of Combat Hex, to be looked into. */
export const battleLog = (entries: readonly unknown[]): Entry[] => seal(entries)
