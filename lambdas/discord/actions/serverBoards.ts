import {
  type Board,
  boardById,
  boardFromText,
  boards,
  makeBoard,
  parseOwnBoard,
  plainName,
  type Refusal,
} from '../../../rules/index.ts'
import { isRefusal } from '../../game/change.ts'
import { lostRace, retrying } from '../../store/retrying.ts'
import type { BoardRecord, Store } from '../../store/types.ts'
import { alsoBearing, alsoSaying, panel } from '../api/panel.ts'
import { mayManage } from '../api/rights.ts'
import { faultsMessage } from '../games/fileFaults.ts'
import type { Call, Message, Services } from '../types.ts'
import { boardMessage } from '../views/boardMessage.ts'
import { refusalMessage } from '../views/refusalMessage.ts'
import { plain } from '../words/fill.ts'
import { wordsOf } from '../words/index.ts'
import { namedOnly } from '../words/nearestNames.ts'
import { readUpload } from './readUpload.ts'

const maxAttempts = 5
const maxRemembered = 8
/** What a server keeps besides the supplied ones. */
export const maxOwnBoards = 25

/** A board that can be named here; `record` where the server brought it. */
export interface NamedBoard {
  board: Board
  record?: BoardRecord
}

/** The supplied boards and those of a server. */
export async function boardsHere(
  store: Pick<Store, 'boardsOf'>,
  guild: string | null,
): Promise<NamedBoard[]> {
  const own = guild === null ? [] : await store.boardsOf(guild)
  return [
    ...boards().map(board => ({ board })),
    ...own.map(record => ({ board: boardFromText(record.text), record })),
  ]
}

/** The board that a text means, by its id or by its name in either language, or as much of it as is clear. */
export async function boardMeant(
  store: Pick<Store, 'boardsOf'>,
  { guild, locale }: Pick<Call, 'guild' | 'locale'>,
  text: string,
): Promise<NamedBoard | Refusal> {
  // Whoever picks one that is offered gives its id: nine others need not be read for it.
  const supplied = boardById(text)
  if (supplied) return { board: supplied }
  const here = await boardsHere(store, guild)
  const wanted = plainName(text)
  const named =
    here.find(({ board }) => board.id === text) ??
    here.find(({ board }) => wanted && [board.name.en, board.name.fr].map(plainName).includes(wanted))
  if (named) return named
  const listed = here.map(each => {
    const { id, name } = each.board
    return { ...each, id, shown: name[locale], names: [id, name.en, name.fr] }
  })
  return namedOnly(text, listed, { code: 'unknown-board', about: { board: text } })
}

/** Why the caller may not change the server's boards or figures. */
export async function mayNotManage(
  call: Call,
  store: Pick<Store, 'serverSettings'>,
): Promise<Refusal | undefined> {
  if (call.guild === null) return { code: 'private-import' }
  if (mayManage(call, await store.serverSettings(call.guild))) return undefined
  return { code: 'not-manager' }
}

/** Reads a board from a file and keeps it for the server; one of the same id makes room for it. */
export async function importBoard(call: Call, services: Services): Promise<Message> {
  const { guild, locale } = call
  const { store } = services
  const refusal = await mayNotManage(call, store)
  if (refusal || guild === null) return refusalMessage(refusal ?? { code: 'no-server' }, locale)
  const file = await readUpload(call, services)
  if (isRefusal(file)) return refusalMessage(file, locale)
  const parsed = parseOwnBoard(file.text)
  if (!parsed.ok) return faultsMessage(file.filename, parsed.faults, locale)
  const { board } = parsed
  const { imports } = wordsOf(locale)
  const text = makeBoard(board)
  const attempt = async () => {
    const own = await store.boardsOf(guild)
    const there = own.find(({ id }) => id === board.id)
    if (!there && own.length >= maxOwnBoards)
      return refusalMessage({ code: 'too-many-boards', about: { most: maxOwnBoards } }, locale)
    const again = there?.recent.includes(call.id)
    const { version, recent } = there ?? { version: 0, recent: [] }
    const next = { guild, id: board.id, text, version, recent: [...recent, call.id].slice(-maxRemembered) }
    if (!again && !(await store.saveBoard(next))) return lostRace
    const instead = version > 0 && !again
    const shown = boardMessage(board, locale, imports.boardRead(plain(board.name[locale]), board.id, instead))
    if (!there || !instead) return shown
    // What was written over can be brought back.
    return alsoBearing(alsoSaying(shown, imports.formerBoard), {
      name: `${board.id}-before.txt`,
      content: there.text,
      type: 'text/plain',
    })
  }
  return retrying(maxAttempts, attempt, refusalMessage({ code: 'busy' }, locale))
}

/** Deletes a board as it was when that was asked, `version`. Battles and challenges on it keep their own copy. */
export async function deleteBoard(
  call: Call,
  { store }: Pick<Services, 'store'>,
  id: string,
  version: number,
): Promise<Message> {
  const { guild, locale } = call
  const refusal = await mayNotManage(call, store)
  if (refusal || guild === null) return refusalMessage(refusal ?? { code: 'no-server' }, locale)
  const gone = await store.deleteBoard({ guild, id, version })
  if (!gone && (await store.loadBoard(guild, id))) return refusalMessage({ code: 'stale-board' }, locale)
  return panel({ texts: [wordsOf(locale).imports.boardDeleted(plain(id))] })
}
