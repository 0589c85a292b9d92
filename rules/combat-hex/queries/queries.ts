import { type Cell } from '../../board/board.ts'
import type { Sight, SightLine } from '../../board/sight.ts'
import type { Facing } from '../../core/hex.ts'
import type { Refusal } from '../../core/space.ts'
import type { FigureType } from '../army/figure.ts'
import { readAnswer } from '../battle/answer.ts'
import { type Preview, previewOf, previewUse } from '../battle/answers/preview.ts'
import { attackDice, findChains } from '../battle/fight/combat.ts'
import type { Game } from '../battle/game.ts'
import { figureById, standingOf } from '../battle/game.ts'
import { movementLeft } from '../battle/move/allowance.ts'
import { courseOf } from '../battle/move/movement.ts'
import { pathOf, reachOf, wayTo } from '../battle/move/reach.ts'
import { dangerZone, inZone } from '../battle/points/zones.ts'
import { deploymentZone } from '../battle/setup/deploy.ts'
import { sightLines } from '../battle/shoot/seeing.ts'
import { type ActionTaken, type CombatHexState, type Edge, edges, type Figure } from '../battle/state.ts'
import { type OpenGame, open, view } from '../engine.ts'
import type { CombatHexSave } from '../types.ts'

/** What an answer of an action phase would do, or why it is not legal. */
export const preview = (save: CombatHexSave, answer: string): Preview | Refusal =>
  previewIn(open(save), answer)

/** The same in a battle that is open already. */
export function previewIn(
  { question, game }: Pick<OpenGame, 'question' | 'game'>,
  answer: string,
): Preview | Refusal {
  if (question && question.kind !== 'act' && readAnswer(answer)?.verb === 'use') {
    const checked = question.space.check(answer)
    return checked.ok ? previewUse(game, checked.answer) : checked.refusal
  }
  if (question?.kind !== 'act' && question?.kind !== 'turning')
    return { code: 'nothing-to-show', about: { answer } }
  return previewOf(game, question.by, answer, question.kind === 'turning')
}

export interface Reachable {
  cell: Cell
  cost: number
  left: number
  /** a danger zone ends the move there (4.08) */
  stops: boolean
  path: Cell[]
}

/** A battle as everybody may see it: a deployment that still goes on stands nobody in the way (3.02). */
const openToAll = (save: CombatHexSave): Game => view(save, 'spectator').table

/** Where a figure can end a move now, whoever's turn it is; [] for a figure that is not seen on the board. */
export function reach(save: CombatHexSave, figureId: string): Reachable[] {
  const game = openToAll(save)
  const figure = figureById(game, figureId)
  if (!figure || figure.at < 0) return []
  const left = movementLeft(game, figure)
  const found = reachOf(game, courseOf(game, figure), left)
  return found.cells.map(cell => {
    const way = wayTo(found, cell)
    return { cell, cost: way.cost, left: left - way.cost, stops: way.ends, path: pathOf(way) }
  })
}

/** How a figure sees every enemy on the board, within the range of its shots if it has any. */
export function sightOf(
  save: CombatHexSave,
  figureId: string,
): { target: string; sight: Sight; lines: readonly SightLine[] }[] {
  const game = openToAll(save)
  const figure = figureById(game, figureId)
  if (!figure || figure.at < 0) return []
  const range = game.typeOf(figure).shooting?.range
  return game.battle.players.flatMap((_, owner) =>
    owner === figure.owner
      ? []
      : standingOf(game, owner).map(target => ({
          target: target.id,
          ...sightLines(game, figure, target, range),
        })),
  )
}

/** A figure as it stands on the board, or would stand. */
export interface FigureOnBoard {
  label: string
  owner: number
  type: FigureType
  /** the reference hex (4.14, 8.10c) */
  at: Cell
  facing: Facing
  life: number
  ap: number
  /** what it did in this turn; `fallen`: without life and kept up by Courage (8.38) */
  state: Exclude<ActionTaken, 'nothing'> | 'ready' | 'fallen'
  /** labels of figures that it carries (8.42) */
  carries: string[]
  /** abilities at work on it */
  effects: string[]
}

/** A figure with what it looks like, wherever it is. */
export const figureOnBoard = ({ figures, types }: CombatHexState, figure: Figure): FigureOnBoard => ({
  label: figure.id,
  owner: figure.owner,
  type: types[figure.type]!,
  at: figure.at,
  facing: figure.facing,
  life: figure.life,
  ap: figure.ap,
  state: figure.life <= 0 ? 'fallen' : figure.actionTaken === 'nothing' ? 'ready' : figure.actionTaken,
  carries: figures.filter(({ carried }) => carried?.by === figure.id).map(({ id }) => id),
  effects: figure.marks.map(({ ability }) => ability),
})

/** Everybody who stands on the board by themselves: who is carried is named by the carrier (8.42). */
export const figuresOnBoard = (state: CombatHexState): FigureOnBoard[] =>
  state.figures
    .filter(({ condition, at, carried }) => condition === 'standing' && at >= 0 && !carried)
    .map(figure => figureOnBoard(state, figure))

/** Two lines from one corner of a hex to two corners of another (5.10), and what came of them. */
export interface SightPair {
  from: Cell
  corner: number
  to: Cell
  corners: [number, number]
  ok: boolean
  /** hits on 6 only (5.171) */
  penalty: boolean
  /** where the lines end that do not arrive: hexes, or sides of hexes */
  blockedBy: { cell: Cell; facing: Facing | undefined }[]
}

/** What `sightOf` found as pairs of lines to be drawn: blocked ones first, so that free ones lie over them. */
export const sightPairs = (found: ReturnType<typeof sightOf>): SightPair[] =>
  found
    .flatMap(({ sight: { visible, penalty }, lines: [first, second = first] }): SightPair[] =>
      first && second
        ? [
            {
              from: first.from.cell,
              corner: first.from.corner,
              to: first.to.cell,
              corners: [first.to.corner, second.to.corner],
              ok: visible,
              penalty,
              blockedBy: [first, second].flatMap(({ blockedBy }) =>
                visible || !blockedBy ? [] : [{ cell: blockedBy.cell, facing: blockedBy.facing }],
              ),
            },
          ]
        : [],
    )
    .toSorted((a, b) => Number(a.ok) - Number(b.ok))

/** A chain of combat as the figures stand. */
export interface Chain {
  figures: string[]
  /** pairs of enemies of whom one stands in the other's danger zone */
  links: [string, string][]
  /** attack dice of each player as they would be counted now (6.08) */
  dice: number[]
}

/** The chains of combat as the figures stand (6.03): who hangs together, and by which pairs of enemies. */
export function chains(save: CombatHexSave): Chain[] {
  const game = openToAll(save)
  return findChains(game).map(chain => ({
    figures: chain.map(figure => figure.id),
    dice: game.battle.players.map((_, owner) =>
      chain.reduce((sum, figure) => sum + (figure.owner === owner ? attackDice(game, figure) : 0), 0),
    ),
    links: chain.flatMap(figure =>
      inZone(game, figure).map((enemy): [string, string] => [figure.id, enemy.id]),
    ),
  }))
}

/** Cells in the danger zones of a player's figures. */
export function zones(save: CombatHexSave, owner: number): Cell[] {
  const game = openToAll(save)
  return [...new Set(standingOf(game, owner).flatMap(figure => dangerZone(game, figure)))]
}

/**
 * The zones in which figures are deployed, by the edges that may still be picked or have been; `owner` is null
 * where nobody has picked one yet. None before the board is known, nor once all stand (3.02).
 */
export function deploymentZones(save: CombatHexSave): { edge: Edge; owner: number | null; cells: Cell[] }[] {
  const { state, game } = open(save)
  const { players, phase, board } = state
  if (board === null || (phase !== 'set-up' && phase !== 'deployment')) return []
  return edges
    .map(edge => ({
      edge,
      owner: players.some(player => player.edge === edge)
        ? players.findIndex(player => player.edge === edge)
        : null,
    }))
    .filter(
      ({ edge, owner }) =>
        owner !== null || (phase === 'set-up' && (players.length > 2 || edge === 'left' || edge === 'right')),
    )
    .map(zone => ({ ...zone, cells: deploymentZone(game, zone.edge) }))
}
