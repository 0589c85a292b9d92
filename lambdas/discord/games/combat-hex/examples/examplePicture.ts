import {
  type AbilityId,
  type BattleQuestion,
  type Board,
  type Cell,
  parseCell,
  zones,
} from '../../../../../rules/index.ts'
import type { GameRecord, Locale, LogEntry, Seat } from '../../../../store/types.ts'
import type { Picture } from '../../../types.ts'
import { wordsOf } from '../../../words/index.ts'
import { type GameView, gameView } from '../../gameView.ts'
import { type BoardLook, boardPicture } from '../boardPicture.ts'
import { tellBattle } from '../tellBattle.ts'
import { abilityExamples } from './abilityExamples.ts'
import { askAll, type Example, playExample } from './playExample.ts'

/** A case as a page of help shows it: the picture, and what happens in it, line by line. */
export interface ShownExample {
  picture: Picture
  lines: string[]
}

/** Lines below a picture: it is small. */
const maxLines = 6

/** An example as a game that nobody plays: its sides are called by their camps. */
function exampleView(example: Example, locale: Locale, asked?: BattleQuestion['kind']) {
  const { camps } = wordsOf(locale).terms
  const { save, told } = playExample(example, asked)
  const seat = (name: string): Seat => ({
    user: name,
    name,
    locale,
    number: '',
    armies: {},
    orders: { mine: askAll, here: {} },
  })
  const game: GameRecord = {
    id: 'example',
    version: 0,
    stage: 'battle',
    guild: null,
    channel: '',
    thread: null,
    language: locale,
    terms: {
      rules: 'tournament',
      points: 500,
      camps: 'good',
      board: 'example',
      pace: 'none',
      missed: 'nothing',
    },
    invited: null,
    seats: [seat(camps.good), seat(camps.evil)],
    secret: '',
    commitment: '',
    save,
    until: null,
    made: 0,
    changed: 0,
    pinged: null,
    drawOffer: null,
    recent: [],
    outbox: [],
  }
  // Whoever acts sees what could still be taken back.
  const reader = game.seats[save.pending?.by ?? 0]!.user
  return { view: gameView(game, locale, reader)!, told }
}

const span = (all: readonly number[]) => [Math.min(...all), Math.max(...all)] as const

/** The part of a board that holds some hexes, and as much of it around; undefined where that is all of it. */
function partOf({ columns }: Board, cells: readonly Cell[]): BoardLook['around'] {
  const [left, right] = span(cells.map(cell => cell % columns))
  const [top, bottom] = span(cells.map(cell => Math.floor(cell / columns)))
  const radius = Math.max(2, Math.ceil((right - left) / 2), Math.ceil((bottom - top) / 2))
  const cell = Math.round((top + bottom) / 2) * columns + Math.floor((left + right) / 2)
  return radius < columns / 2 - 1 ? { cell, radius } : undefined
}

function drawn(
  view: GameView,
  { zones: owner, ring = [] }: Example,
  told: readonly LogEntry[],
): Picture | undefined {
  const board = view.board!
  const zone = owner === undefined ? [] : zones(view.save, owner)
  const ways = told.flatMap(entry => (entry.event === 'moved' ? [entry.from, ...entry.path] : []))
  const cells = [
    ...view.state.figures.flatMap(({ at }) => (at >= 0 ? [at] : [])),
    ...ways.flatMap(hex => parseCell(board, hex) ?? []),
    ...zone,
  ]
  return boardPicture(view, {
    told,
    around: partOf(board, cells),
    highlighted: [...ring, ...told.flatMap(entry => (entry.event === 'activated' ? [entry.figure] : []))],
    ...(owner !== undefined && { overlay: { zones: [{ owner, cells: zone }] } }),
  })
}

/** The case of a special ability. */
export function abilityExample(id: AbilityId, locale: Locale): ShownExample {
  const example = abilityExamples[id]
  const { view, told } = exampleView(example, locale)
  const picture = drawn(view, example, told)
  if (!picture) throw new Error(`no picture of ${id}`)
  return { picture: { ...picture, name: `${id}.png` }, lines: tellBattle(told, view, maxLines).lines }
}
