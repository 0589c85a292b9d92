import { boardById, boardFromText } from '../board/boards.ts'
import type { GameLibrary } from './field/vocabulary.ts'
import { powers } from './powers/index.ts'
import { ofKeyword, traits } from './rules/index.ts'
import { wearer } from './rules/wearer.ts'
import { scenarios } from './scenarios/index.ts'

/** Changes whenever a game under way could be asked other questions than before. */
export const darkLordVersion = 'dark-lord 1'

/** All that games are played with. */
export const darkLordLibrary: GameLibrary = {
  version: darkLordVersion,
  traits,
  ofKeyword,
  wearer,
  powers,
  scenarios,
  board: boardById,
  boardFromText,
}
