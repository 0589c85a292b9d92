import type { GamePiece } from '../../../rules/games.ts'
import type { Roster } from '../../game/figureRoster.ts'
import { piecesOf } from '../../game/gamePieces.ts'
import type { Locale } from '../../store/types.ts'
import { button, buttons, idOf, roomOf } from '../api/components.ts'
import { panel } from '../api/panel.ts'
import { armyWords } from '../games/armyWords.ts'
import type { Message } from '../types.ts'
import { plain } from '../words/fill.ts'
import { type Words, wordsOf } from '../words/index.ts'

/** Which part of the roster is listed; what is left out is not asked for. */
export interface RosterPart {
  camp?: string
  kind?: string
}

/** How much of a message the lines of one page fill. */
const room = 3500

type ListedLine = { list: string; text: string }

/** Lines on as few pages as hold them. */
function paged(lines: readonly ListedLine[]): ListedLine[][] {
  const pages: ListedLine[][] = [[]]
  let left = room
  for (const line of lines) {
    if (roomOf(line.text) > left) {
      pages.push([])
      left = room
    }
    pages.at(-1)!.push(line)
    left -= roomOf(line.text) + 1
  }
  return pages
}

/** Everybody at once: names and points alone. */
function overview(
  types: readonly GamePiece[],
  roster: Roster,
  { says }: Words,
  locale: Locale,
): ListedLine[] {
  const { lists, listOf, groups, groupOf } = piecesOf(roster)
  return lists.flatMap(list =>
    groups.flatMap(group => {
      const named = types
        .filter(type => listOf(type) === list && groupOf(type) === group)
        .map(type => `${plain(type.name[locale])} ${type.points}`)
      const called = armyWords(roster).group(group, locale)
      return named.length ? [{ list, text: says.about(`**${called}**`, named.join(' · ')) }] : []
    }),
  )
}

/**
 * A part of the roster, a line a figure, page by page; where one page does not hold it, an overview comes
 * first.
 */
export function figureList(roster: Roster, locale: Locale, part: RosterPart = {}, asked = 0): Message {
  const words = wordsOf(locale)
  const { says, imports } = words
  const { lists, listOf, groupOf } = piecesOf(roster)
  const inWords = armyWords(roster)
  const found = roster.all.filter(
    type => (!part.camp || part.camp === listOf(type)) && (!part.kind || part.kind === groupOf(type)),
  )
  const line = (type: GamePiece) =>
    [
      `**${plain(type.name[locale])}**${Object.hasOwn(roster.own, type.id) ? ' ◆' : ''}`,
      inWords.kind(type, locale),
      says.points(type.points),
      inWords.numbers(type, locale),
    ].join(' · ')
  const full = paged(
    lists.flatMap(list =>
      found.filter(type => listOf(type) === list).map(type => ({ list, text: line(type) })),
    ),
  )
  const brief = full.length > 1 ? paged(overview(found, roster, words, locale)) : []
  const all = brief.length === 1 ? [...brief, ...full] : full
  const page = Math.min(asked, all.length - 1)
  const texts = lists.flatMap(list => {
    const lines = all[page]!.filter(each => each.list === list).map(({ text }) => text)
    return lines.length ? [`**${inWords.list(list, locale)}**\n${lines.join('\n')}`] : []
  })
  const turn = (to: number, label: string) =>
    button(
      label,
      idOf({ id: roster.game ?? '', version: to }, 'figures', `${part.camp ?? '-'} ${part.kind ?? '-'}`),
    )
  return panel({
    texts: [
      all.length > 1 && imports.page(page + 1, all.length, found.length),
      ...texts,
      Object.keys(roster.own).length ? imports.ownFigures : says.rosterOwn,
    ],
    rows: buttons([
      ...(page > 0 ? [turn(page - 1, imports.previous)] : []),
      ...(page + 1 < all.length ? [turn(page + 1, imports.next)] : []),
    ]),
  })
}
