import {
  type Board,
  boardById,
  boardFromText,
  joinBoards,
  makeBoard,
  maxRows,
  type Refusal,
} from '../../../rules/index.ts'
import { isRefusal } from '../../game/change.ts'
import type { Store } from '../../store/types.ts'
import type { Call } from '../types.ts'
import { boardMeant } from './serverBoards.ts'

type Boards = Pick<Store, 'loadBoard' | 'boardsOf'>
/** Where a board is named, and in which language it is spoken of. */
type Here = Pick<Call, 'guild' | 'locale'>

/** What a challenge takes over of the boards that it names. */
export interface AgreedBoard {
  /** what `terms.board` shall be */
  board: string
  customBoards?: string[]
}

/** A board by its id, or its name: a supplied one, or one that the server brought. */
async function boardOf(
  store: Boards,
  call: Here,
  named: string,
): Promise<{ board: Board; text?: string } | Refusal> {
  const supplied = boardById(named)
  if (supplied) return { board: supplied }
  const record = await store.loadBoard(call.guild ?? '', named)
  if (record) return { board: boardFromText(record.text), text: record.text }
  // Only who types a name by hand pays for looking through all of them.
  const meant = await boardMeant(store, call, named)
  if (isRefusal(meant)) return meant
  return { board: meant.board, ...(meant.record && { text: meant.record.text }) }
}

/**
 * The ground that a challenge names. Boards of the server, and two that are joined, go into the game as texts:
 * what becomes of them in the server later does not touch it.
 */
export async function agreeOnBoard(
  store: Boards,
  call: Here,
  named: string,
  joined: string | undefined,
): Promise<AgreedBoard | Refusal> {
  const special = named === 'rolled' || named === 'random'
  if (joined === undefined && special) return { board: named }
  if (special) return { code: 'joined-named' }
  const upper = await boardOf(store, call, named)
  if ('code' in upper) return upper
  if (joined === undefined)
    return { board: upper.board.id, ...(upper.text && { customBoards: [upper.text] }) }
  const lower = await boardOf(store, call, joined)
  if ('code' in lower) return lower
  const [one, other] = [upper.board, lower.board]
  if (one.columns !== other.columns)
    return { code: 'joined-widths', about: { board: other.id, other: one.id } }
  const rows = one.rows + other.rows
  if (rows > maxRows) return { code: 'joined-large', about: { rows, most: maxRows } }
  const both = joinBoards(one, other)
  return { board: both.id, customBoards: [makeBoard(both)] }
}
