import { type Board, boardFromText } from '../../rules/index.ts'
import type { GameRecord } from '../store/types.ts'

/** Texts of the boards of a game that do not come with the program. */
const customBoardTexts = (game: Pick<GameRecord, 'customBoards' | 'save'>): string[] =>
  game.customBoards ?? Object.values(game.save?.battle.customBoards ?? {})

/** A board of a game that does not come with the program. */
export const customBoard = (id: string, game: Pick<GameRecord, 'customBoards' | 'save'>): Board | undefined =>
  customBoardTexts(game)
    .map(boardFromText)
    .find(board => board.id === id)
