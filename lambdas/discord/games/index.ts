import { firstGame, seal } from '../../../rules/games.ts'
import type { GameRecord } from '../../store/types.ts'
import { combatHexFace } from './combat-hex/face.ts'
import { darkLordFace } from './dark-lord/face.ts'
import type { GameFace } from './face.ts'
import { regimentsFace } from './regiments/face.ts'
import { completeFace } from './usualFace.ts'

/** How every game looks on Discord, by the ids of rules/games.ts. */
export const faces: Readonly<Record<string, GameFace>> = {
  'combat-hex': seal(completeFace(combatHexFace)),
  'dark-lord': seal(completeFace(darkLordFace)),
  regiments: seal(completeFace(regimentsFace)),
}

/** @throws for a game that this version does not have */
export function faceOf({ game = firstGame }: Pick<GameRecord, 'game'>): GameFace {
  const face = faces[game]
  if (!face) throw new Error(`no game ${game}`)
  return face
}
