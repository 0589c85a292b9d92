import { engineOf } from '../../rules/games.ts'
import { type Board, boardFromText } from '../../rules/index.ts'
import type { GameRecord } from '../store/types.ts'

type GameBoards = Pick<GameRecord, 'game' | 'customBoards' | 'save'>

/** Texts of the boards of a game that do not come with the program. */
const customBoardTexts = (game: GameBoards): readonly string[] =>
  game.customBoards ?? (game.save && engineOf(game).module.customBoardsOf?.(game.save.battle)) ?? []

/** A board of a game that does not come with the program. */
export const customBoard = (id: string, game: GameBoards): Board | undefined =>
  customBoardTexts(game)
    .map(boardFromText)
    .find(board => board.id === id)
