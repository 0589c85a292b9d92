import { makeBoard } from '../../../rules/index.ts'
import { isRefusal } from '../../game/change.ts'
import type { Store } from '../../store/types.ts'
import { boardMeant, boardsHere, importBoard, mayNotManage } from '../actions/serverBoards.ts'
import { panel } from '../api/panel.ts'
import { type Choice, matching } from '../games/choices.ts'
import type { Call, Command, Message, Services } from '../types.ts'
import { boardList, boardMessage, confirmBoardDelete } from '../views/boardMessage.ts'
import { refusalMessage } from '../views/refusalMessage.ts'
import { plain } from '../words/fill.ts'
import { wordsOf } from '../words/index.ts'
import { attachment, command, string, subcommand } from './define.ts'

/** Ids are at most 40 characters long, names 60. */
const longest = 60

async function run(call: Call, services: Services): Promise<Message> {
  const { guild, locale, name, options } = call
  const { store } = services
  if (name === 'board import') return importBoard(call, services)
  if (name === 'board list') return boardList(await boardsHere(store, guild), locale, guild !== null)
  const asked = String(options.board ?? '')
  const found = await boardMeant(store, call, asked)
  if (isRefusal(found)) return refusalMessage(found, locale)
  const { board, record } = found
  if (name === 'board show') return boardMessage(board, locale)
  if (name === 'board export')
    return panel({
      texts: [wordsOf(locale).imports.boardFile(plain(board.name[locale]))],
      files: [{ name: `${board.id}.txt`, content: makeBoard(board), type: 'text/plain' }],
    })
  const refusal = await mayNotManage(call, store)
  if (refusal) return refusalMessage(refusal, locale)
  return record
    ? confirmBoardDelete(record, locale)
    : refusalMessage({ code: 'supplied-board', about: { board: board.name[locale] } }, locale)
}

/** Boards by name: those that come with the game, and the server's. */
export async function boardChoices(
  call: Pick<Call, 'guild' | 'focused' | 'locale'>,
  store: Pick<Store, 'boardsOf'>,
  { first = [], own = false }: { first?: readonly { name: string; value: string }[]; own?: boolean } = {},
): Promise<Choice[]> {
  const named = (await boardsHere(store, call.guild)).filter(({ record }) => record || !own)
  // What the server brought would else be the first to be left out of 25.
  named.sort((a, b) => Number(b.record !== undefined) - Number(a.record !== undefined))
  const { locale } = call
  const { imports } = wordsOf(locale)
  const called = (own: boolean) =>
    new Set(
      named.filter(({ record }) => own === (record !== undefined)).map(({ board }) => board.name[locale]),
    )
  const names = { own: called(true), supplied: called(false) }
  const whose = (name: string, own: boolean) => {
    if (!names.own.has(name) || !names.supplied.has(name)) return name
    return own ? imports.boardOfServer(name) : imports.boardSupplied(name)
  }
  return matching(call.focused?.value ?? '', [
    ...first,
    ...named.map(({ board, record }) => ({
      name: whose(board.name[locale], record !== undefined),
      value: board.id,
    })),
  ])
}

const board = () => string('*.board', { required: true, complete: true, most: longest })

export const boardCommand: Command = {
  definition: command(
    'board',
    subcommand('board list'),
    subcommand('board show', board()),
    subcommand('board import', attachment('*.file')),
    subcommand('board export', board()),
    subcommand('board delete', board()),
  ),
  run,
  autocomplete: (call, { store }) => boardChoices(call, store, { own: call.name === 'board delete' }),
}
