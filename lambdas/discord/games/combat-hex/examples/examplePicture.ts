import type { Entry } from '../../../../../rules/combat-hex/index.ts'
import {
  type GameQuestion,
  reach,
  sightOf,
  sightPairs,
  zones,
} from '../../../../../rules/combat-hex/index.ts'
import { seal } from '../../../../../rules/games.ts'
import { type Board, type Cell, cellsOf, parseCell } from '../../../../../rules/index.ts'
import type { Locale } from '../../../../store/types.ts'
import type { Picture } from '../../../types.ts'
import { exampleGame } from '../../exampleGame.ts'
import { combatsAsked } from '../battlePicture.ts'
import { boardPicture } from '../boardPicture.ts'
import { type CombatHexView, combatHexView } from '../view.ts'
import { askAll, type Example, playExample } from './playExample.ts'

/** An example as a game that nobody plays: its sides are called as their labels begin. */
export function exampleView(example: Example, locale: Locale, asked?: GameQuestion['kind']) {
  const { save, told } = playExample(example, asked)
  const terms = {
    rules: 'tournament',
    points: 500,
    camps: 'good',
    board: 'example',
    pace: 'none',
    missed: 'nothing',
  } as const
  const game = exampleGame(seal(save), locale, { terms, orders: askAll })
  // Whoever acts sees what could still be taken back.
  const reader = game.seats[save.pending?.by ?? 0]!.user
  return { view: combatHexView(game, locale, reader)!, told }
}

/** Where both sides begin, three hexes deep along the narrow edges. */
const startZones = (board: Board) =>
  [0, 1].map(owner => ({
    owner,
    cells: cellsOf(board).filter(cell => {
      const column = cell % board.columns
      return owner === 0 ? column < zoneDepth : column >= board.columns - zoneDepth
    }),
  }))

const zoneDepth = 3

const cellOf = ({ state }: CombatHexView, label: string): Cell =>
  state.figures.find(({ id }) => id === label)?.at ?? -1

/** The chains of combat that wait, as an overlay shows them. */
export const chainsAsked = (view: CombatHexView) =>
  combatsAsked(view).map(({ figures, links }) => ({
    cells: figures.map(label => cellOf(view, label)),
    links: links.map(([a, b]): [Cell, Cell] => [cellOf(view, a), cellOf(view, b)]),
  }))

/** The picture of an example: the part of the board where it happens, with what it lays over it. */
export function drawn(
  view: CombatHexView,
  { zones: shown, ring = [], reach: mover, sight: looker, starts }: Example,
  told: readonly Entry[],
): Picture | undefined {
  const board = view.board!
  const owners = shown === undefined ? [] : shown === 'all' ? [0, 1] : [shown]
  const own = owners.map(owner => ({ owner, cells: zones(view.save, owner) }))
  const reached = mover === undefined ? [] : reach(view.save, mover)
  const begun = starts ? startZones(board) : []
  const seen = looker === undefined ? [] : sightPairs(sightOf(view.save, looker))
  const ways = told.flatMap(entry => (entry.event === 'moved' ? [entry.from, ...entry.path] : []))
  const cells = [
    ...view.state.figures.flatMap(({ at }) => (at >= 0 ? [at] : [])),
    ...ways.flatMap(hex => parseCell(board, hex) ?? []),
    ...own.flatMap(({ cells: zone }) => zone),
    ...reached.map(({ cell }) => cell),
    ...begun.flatMap(({ cells: zone }) => zone),
  ]
  const at = (label: string) => cellOf(view, label)
  const chains = chainsAsked(view)
  // What a shot did is not known while a conversion is asked for.
  const aimed = view.question?.kind === 'convert-hit'
  const shots = told.flatMap(entry =>
    aimed && entry.event === 'shot' ? [{ from: at(entry.figure), to: at(entry.target), owner: 0 }] : [],
  )
  return boardPicture(view, {
    told: aimed ? [] : told,
    focus: cells,
    labels: true,
    highlighted: [...ring, ...told.flatMap(entry => (entry.event === 'activated' ? [entry.figure] : []))],
    overlay: {
      ...(own.length > 0 && { zones: own }),
      ...(reached.length > 0 && { reach: reached }),
      ...(begun.length > 0 && { starts: begun }),
      ...(seen.length > 0 && { sight: seen }),
      ...(chains.length > 0 && { chains }),
      ...(shots.length > 0 && { shots }),
    },
  })
}
