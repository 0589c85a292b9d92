import type { BoardScene } from '../../../../render/combat-hex/boardScene.ts'
import type { Still } from '../../../../render/combat-hex/draw.ts'
import type { Overlay } from '../../../../render/types.ts'
import type { Entry } from '../../../../rules/combat-hex/index.ts'
import { type Figure, type FigureOnBoard, figuresOnBoard } from '../../../../rules/combat-hex/index.ts'
import { type Board, type Cell, makeCell, makeFacing, parseCell } from '../../../../rules/index.ts'
import { isOneThing } from '../../../game/lessons.ts'
import type { Locale } from '../../../store/types.ts'
import { truncated } from '../../../truncated.ts'
import type { Picture } from '../../types.ts'
import { seatName } from '../names.ts'
import { legalAnswers, once } from './legalAnswers.ts'
import { groundInWords, overlayInWords } from './pictureInWords.ts'
import type { CombatHexView } from './view.ts'

const standing = (view: CombatHexView): Figure[] =>
  view.state.figures.filter(figure => figure.condition === 'standing' && figure.at >= 0)

/** Everybody on the board, side by side, as short as it can be said: `A1 Aragorn C7 NE 4/4`. */
export function boardInWords(view: CombatHexView): string {
  const { board, state, names, words, game } = view
  if (!board) return ''
  const { terms } = words
  const sides = state.players.map((player, owner) => {
    const own = standing(view)
      .filter(figure => figure.owner === owner)
      .map(figure => {
        const facing = terms.facings[makeFacing(figure.facing)]
        const life = `${figure.life}/${state.types[figure.type]!.life}`
        return `${names.figure(figure.id)} ${makeCell(board, figure.at)} ${facing} ${life}`
      })
    const camp = player.camp ? ` (${terms.camps[player.camp]})` : ''
    const out = player.lost ? words.says.isOut : own.join(', ') || '–'
    return words.says.about(`${seatName(game.seats[owner], words)}${camp}`, `${out}.`)
  })
  const when = state.turn > 0 ? `${words.says.turn(state.turn)}, ` : ''
  return `${board.name[view.locale]}, ${when}${terms.phases[state.phase]}. ${sides.join(' ')}`
}

const playersOf = ({ state, game, words }: CombatHexView): BoardScene['players'] =>
  state.players.map(({ camp }, i) => ({ name: truncated(seatName(game.seats[i], words), 20), camp }))

export interface BoardLook {
  overlay?: Overlay
  /** labels of figures to be ringed */
  highlighted?: readonly string[]
  labels?: boolean
  around?: BoardScene['around']
  /** the figure as it would stand at the end of the way that is shown */
  ghost?: FigureOnBoard
  /** what was told: laid over the board, and the part where it happened enlarged */
  told?: readonly Entry[]
  /** hexes that are to be seen as well where what was told is enlarged */
  inView?: readonly Cell[]
  /** hexes where it happens: shown enlarged unless they lie far apart */
  focus?: readonly Cell[]
  /** into so many windows at most, where those lie far apart */
  windows?: number
  /** height of the picture for its width at the most, where much is to be pressed below it */
  tall?: number
  /** the quarter of the board that is shown enlarged */
  quarter?: BoardScene['quarter']
  /** what the picture shows besides the figures, in words, said first */
  alt?: string
}

/** The board as it stands, drawn by this game. */
type DrawnBoard = Pick<Picture, 'name' | 'alt'> & Still

/** The picture of the board as it stands; undefined while no board is chosen (3.02). */
export function boardPicture(view: CombatHexView, look: BoardLook = {}): DrawnBoard | undefined {
  const { board, locale } = view
  if (!board) return undefined
  const still: BoardScene = {
    board,
    figures: figuresOnBoard(view.state),
    players: playersOf(view),
    language: locale,
    // Whoever has seen a turn knows the signs; they are behind a button of `/map` then.
    // A low picture has no room for them.
    ...(((view.state.turn > legendTurns && !isOneThing(view.game)) || look.tall) && { legend: false }),
    ...(look.highlighted?.length && { highlighted: look.highlighted }),
    ...(look.overlay && { overlay: look.overlay }),
    ...(look.ghost && { ghost: look.ghost }),
    // Where hexes are to be chosen their names are laid over them; elsewhere the edges of the picture name them.
    ...(!look.labels && { labels: false }),
    ...(look.around && { around: look.around }),
    ...(look.told?.length && { told: look.told }),
    ...(look.inView?.length && { inView: look.inView }),
    ...(look.focus?.length && { focus: look.focus }),
    ...(look.windows && { windows: look.windows }),
    ...(look.tall && { tall: look.tall }),
    ...(look.quarter && { quarter: look.quarter }),
  }
  const alt = [look.alt, ...lookInWords(view, look), boardInWords(view)]
  return { name: 'board.png', alt: alt.filter(Boolean).join(' '), still }
}

/** What a picture shows besides the figures: what is laid over it, who is ringed, which part it is. */
function lookInWords(
  view: CombatHexView,
  { overlay = {}, highlighted = [], around, quarter }: BoardLook,
): string[] {
  const { board, words, names } = view
  return [
    ...overlayInWords(view, overlay),
    ...(highlighted.length ? [words.pictures.ring(names.figures(highlighted))] : []),
    ...(quarter ? [words.pictures.quarter(words.pictures.quarters[quarter])] : []),
    ...(around && board ? [words.pictures.part(...cornersOf(board, around))] : []),
  ]
}

/** First and last hex of an enlarged part. */
function cornersOf(board: Board, { cell, radius }: { cell: Cell; radius: number }): [string, string] {
  const { columns, rows } = board
  const at = (way: number): string => {
    const column = Math.min(columns - 1, Math.max(0, (cell % columns) + way))
    const row = Math.min(rows - 1, Math.max(0, Math.floor(cell / columns) + way))
    return makeCell(board, row * columns + column)
  }
  return [at(-radius), at(radius)]
}

/** So many turns pictures explain their signs. */
const legendTurns = 1

/** Where an overlay has something to show. */
export const cellsOfOverlay = ({ path, reach = [], sight = [], deployment = [] }: Overlay): Cell[] => [
  ...(path ? [...path.cells, ...(path.run === undefined ? [] : [path.run])] : []),
  ...reach.map(({ cell }) => cell),
  ...sight.flatMap(({ from, to }) => [from, to]),
  ...deployment,
]

/** Hexes on which a figure may be deployed now. */
export function placesOf(view: CombatHexView, label: string): Cell[] {
  const { board } = view
  const hexes = once(legalAnswers(view, 'place', label).map(({ to }) => to))
  return hexes.flatMap(hex => (board && parseCell(board, hex)) ?? [])
}

/** A board as it lies there before a battle. */
export const emptyBoardPicture = (board: Board, locale: Locale): Picture => ({
  name: 'board.png',
  alt: [`${board.name[locale]}, ${board.columns} × ${board.rows}.`, ...groundInWords(board, locale)].join(
    ' ',
  ),
  still: { board, figures: [], language: locale },
})
