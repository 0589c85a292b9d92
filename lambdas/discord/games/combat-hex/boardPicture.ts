import type { Overlay, Scene, Token } from '../../../../render/types.ts'
import { baseCells } from '../../../../rules/combat-hex/battle/bases.ts'
import {
  type Board,
  type Cell,
  type Figure,
  makeCell,
  makeFacing,
  parseCell,
} from '../../../../rules/index.ts'
import { short } from '../../../short.ts'
import type { LogEntry } from '../../../store/types.ts'
import type { Picture } from '../../types.ts'
import type { GameView } from '../gameView.ts'
import { legalAnswers, once } from './legalAnswers.ts'
import { overlayInWords } from './pictureInWords.ts'

const stateOf = ({ life, actionTaken }: Figure): Token['state'] =>
  life <= 0 ? 'fallen' : actionTaken === 'nothing' ? 'ready' : actionTaken

/** The token of a figure where it stands, or where it would stand. */
export function tokenOf(view: GameView, figure: Figure, at = figure.at, facing = figure.facing): Token {
  const type = view.state.types[figure.type]!
  const load = view.state.figures.filter(({ carried }) => carried?.by === figure.id).map(({ id }) => id)
  return {
    label: figure.id,
    cells: baseCells(view.board!, type.base, at, facing) ?? [at],
    facing,
    camp: type.camp,
    hero: type.kind === 'hero',
    owner: figure.owner,
    life: figure.life,
    maxLife: type.life,
    ap: figure.ap,
    maxAp: type.ap,
    shoots: type.shooting !== null,
    type,
    state: stateOf(figure),
    ...(load.length && { carries: load.join(' ') }),
    ...(figure.marks.length && { effects: figure.marks.map(mark => mark.ability) }),
  }
}

const standing = (view: GameView): Figure[] =>
  view.state.figures.filter(figure => figure.condition === 'standing' && figure.at >= 0)

/** Everybody on the board, side by side, as short as it can be said: `A1 Aragorn C7 NE 4/4`. */
export function boardInWords(view: GameView): string {
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
    return words.says.about(`${game.seats[owner]?.name ?? '?'}${camp}`, `${out}.`)
  })
  const when = state.turn > 0 ? `${words.says.turn(state.turn)}, ` : ''
  return `${board.name[view.locale]}, ${when}${terms.phases[state.phase]}. ${sides.join(' ')}`
}

/** Who is explained below the picture: with two players, camps and letters say it all. */
const playersOf = ({ state, game }: GameView): Scene['players'] =>
  state.players.length > 2
    ? state.players.map(({ camp }, i) => ({
        name: short(game.seats[i]?.name ?? '?', 20),
        camp: camp ?? 'good',
      }))
    : undefined

export interface Look {
  overlay?: Overlay
  /** labels of figures to be ringed */
  highlighted?: readonly string[]
  labels?: boolean
  around?: Scene['around']
  /** what was told: laid over the board, and the part where it happened enlarged */
  told?: readonly LogEntry[]
  /** hexes where it happens: shown enlarged unless they lie far apart */
  focus?: readonly Cell[]
  /** a figure as it would stand, in place of where it stands */
  placed?: Token
  /** what the picture shows besides the figures, in words, said first */
  alt?: string
}

/** The picture of the board as it stands; undefined while no board is chosen (3.02). */
export function boardPicture(view: GameView, look: Look = {}): Picture | undefined {
  const { board, locale } = view
  if (!board) return undefined
  const tokens = standing(view)
    // Whoever is carried is named on the carrier's token (8.42).
    .filter(figure => figure.id !== look.placed?.label && !figure.carried)
    .map(figure => ({
      ...tokenOf(view, figure),
      ...(look.highlighted?.includes(figure.id) && { highlighted: true }),
    }))
  if (look.placed) tokens.push(look.placed)
  const scene: Scene = {
    board,
    tokens,
    language: locale,
    ...(playersOf(view) && { players: playersOf(view) }),
    ...(look.overlay && { overlay: look.overlay }),
    ...(look.labels === false && { labels: false }),
    ...(look.around && { around: look.around }),
    ...(look.told?.length && { told: look.told }),
    ...(look.focus?.length && { focus: look.focus }),
  }
  const alt = [look.alt, ...lookInWords(view, look), boardInWords(view)]
  return { name: 'board.png', alt: alt.filter(Boolean).join(' '), scene }
}

/** What a picture shows besides the figures: what is laid over it, who is ringed, which part it is. */
function lookInWords(view: GameView, { overlay = {}, highlighted = [], around }: Look): string[] {
  const { board, words, names } = view
  return [
    ...overlayInWords(view, overlay),
    ...(highlighted.length ? [words.pictures.ring(names.figures(highlighted))] : []),
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

/** Where an overlay has something to show. */
export const cellsOfOverlay = ({ path, reach = [], sight = [], deployment = [] }: Overlay): Cell[] => [
  ...(path ? [...path.cells, ...(path.run === undefined ? [] : [path.run])] : []),
  ...reach.map(({ cell }) => cell),
  ...sight.flatMap(({ from, to }) => [from, to]),
  ...deployment,
]

/** Hexes on which a figure may be deployed now. */
export function placesOf(view: GameView, label: string): Cell[] {
  const { board } = view
  const hexes = once(legalAnswers(view, 'place', label).map(({ to }) => to))
  return hexes.flatMap(hex => (board && parseCell(board, hex)) ?? [])
}
