import { firstGame, seal } from '../../../rules/games.ts'
import type { GameRecord } from '../../store/types.ts'
import { combatHexFace } from './combat-hex/face.ts'
import { darkLordFace } from './dark-lord/face.ts'
import type { GameFace, ShownGame } from './face.ts'
import { regimentsFace } from './regiments/face.ts'

/** How every game that is played looks on Discord, by the ids of rules/games.ts. */
export const faces: Readonly<Record<string, GameFace>> = {
  'combat-hex': seal(combatHexFace),
  'dark-lord': seal(darkLordFace),
  regiments: seal(regimentsFace),
}

/** What is shown of the others, by the ids of `unplayed` there. */
export const shownUnplayed: Readonly<Record<string, ShownGame>> = {}

/** @throws for a game that this version does not have */
export function faceOf({ game = firstGame }: Pick<GameRecord, 'game'>): GameFace {
  const face = faces[game]
  if (!face) throw new Error(`no game ${game}`)
  return face
}

/** What can be read and asked of a game, whether battles of it can be fought or not. @throws as `faceOf` does */
export const shownOf = ({ game = firstGame }: Pick<GameRecord, 'game'>): ShownGame =>
  shownUnplayed[game] ?? faceOf({ game })
