import { boardById, boardFromText, boardIds } from '../board/boards.ts'
import type { Library } from './battle/sequence/machine.ts'
import { bookById } from './books/index.ts'

/**
 * Stands in saves and exports for whoever reads them. No save is judged by it: each entry of a journal has the key of its
 * question, so that what still fits is kept when the rules change, and the rest is asked again (rules/core/tape.ts).
 */
export const rulesVersion = '2'

/** The rule books and boards that battles are played with. */
export const library: Library = {
  version: rulesVersion,
  book: bookById,
  board: boardById,
  boardFromText,
  boards: () => boardIds,
}
