import { boardById, boardFromText, boardIds } from '../board/boards.ts'
import type { Library } from './battle/machine.ts'
import { bookById } from './books/index.ts'

/** Changes whenever a battle under way could be asked other questions than before. */
export const rulesVersion = '1'

/** The rule books and boards that battles are played with. */
export const library: Library = {
  version: rulesVersion,
  book: bookById,
  board: boardById,
  boardFromText,
  boards: () => boardIds,
}
