import { firstGame } from '../../../rules/games.ts'
import type { Board } from '../../../rules/index.ts'
import type { BoardRecord, Locale } from '../../store/types.ts'
import { button, buttons, idOf } from '../api/components.ts'
import { panel } from '../api/panel.ts'
import { faceOf } from '../games/index.ts'
import type { Message } from '../types.ts'
import { plain } from '../words/fill.ts'
import { wordsOf } from '../words/index.ts'

const sizeOf = ({ columns, rows }: Board): string => `${columns} × ${rows}`

/** A board as it lies there before a game: boards are shown as the first game shows them. */
export function boardMessage(board: Board, locale: Locale, note?: string): Message {
  return panel({
    picture: faceOf({ game: firstGame }).board?.(board, locale),
    texts: [note, `**${plain(board.name[locale])}** · \`${board.id}\` · ${sizeOf(board)}`],
  })
}

/** All boards that a challenge may name here: the supplied ones, then the server's. */
export function boardList(
  all: readonly { board: Board; record?: BoardRecord }[],
  locale: Locale,
  inServer: boolean,
): Message {
  const { imports } = wordsOf(locale)
  const line = ({ board }: { board: Board }) =>
    `**${plain(board.name[locale])}** · \`${board.id}\` · ${sizeOf(board)}`
  const own = all.filter(({ record }) => record)
  return panel({
    texts: [
      `${imports.suppliedBoards}\n${all
        .filter(({ record }) => !record)
        .map(line)
        .join('\n')}`,
      inServer && `${imports.serverBoards}\n${own.map(line).join('\n') || imports.noServerBoards}`,
    ],
  })
}

/** Asked before a board is deleted. */
export function confirmBoardDelete({ id, version }: BoardRecord, locale: Locale): Message {
  const { imports, says } = wordsOf(locale)
  return panel({
    texts: [imports.deleteBoardSure(plain(id))],
    rows: buttons([button(says.delete, idOf({ id: '', version }, 'delete-board', id), 'red')]),
    accent: 'warning',
  })
}
