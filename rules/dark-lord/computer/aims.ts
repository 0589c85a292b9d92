import { type Cell, hexOf } from '../../board/board.ts'
import { distance } from '../../core/hex.ts'
import { foesOf, half, isOnBoard, ofOwner, touched, typeOfCombatant } from '../field/field.ts'
import { stepsFrom } from '../field/ground.ts'
import { moveOf } from '../field/movement.ts'
import { has, hasZoneAgainst, isEngaged, ruleSays } from '../field/points.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import { supportRows } from '../fights/support.ts'
import { centreOf } from '../scenarios/centre.ts'
import type { Combatant } from '../state.ts'
import { weaponOf } from '../turn/shooting.ts'
import { chanceOfTwo } from './chances.ts'
import { gainOfFights, type PrizeOf } from './exchange.ts'
import { gainWithReplies } from './replies.ts'

// What a side is after, and what each hex is worth to its figures for that: points, nothing thrown.

/** More than its printed points that a figure is worth whose end is an aim. */
const forAim = 300
/** Matched points for the enemy's general and for the treasure. */
const forBonus = 50
/** What each hex farther from where it would be costs a figure. */
const forHex = 0.5
/** What each turn costs that whoever is to get away still needs. */
const forTurn = 40
/** What an enemy that may get at whoever is to get away costs. */
const forHunter = 15

export interface Aims {
  owner: number
  prizeOf: PrizeOf
  /** points that it should gain by the fights of this turn, as figures stand */
  fights(f: Battlefield): number
  /** what a hex is worth to a figure to stand on when the part is over */
  placeOf(figure: Combatant, cell: Cell): number
  /** who is to get away, by its owner's or the enemy's aim */
  runaway: Combatant | undefined
}

/** Who has the Ring of the side that may leave, where the scenario is about that. */
const runawayOf = (f: Battlefield): Combatant | undefined =>
  f.scenario.exit === null
    ? undefined
    : f.skirmish.combatants.find(
        each =>
          each.ring !== null && isOnBoard(each) && f.skirmish.players[each.owner]!.side === f.scenario.exit,
      )

const isLastStand = ({ scenario }: Battlefield): boolean => scenario.id.startsWith('last-stand')

/** What is to be gained and lost besides printed points: by the scenario's aims. */
function prizes(f: Battlefield, runaway: Combatant | undefined): PrizeOf {
  const { players } = f.skirmish
  return figure => {
    const { points } = typeOfCombatant(f, figure)
    if (figure === runaway) return points + forAim
    if (isLastStand(f)) return points + (has(f, figure, 'mastersRing') ? forAim : 0)
    const isGeneral = f.scenario.generalCounts && players[figure.owner]!.general === figure.label
    return points + (isGeneral ? forBonus : 0) + (figure.carries ? forBonus : 0)
  }
}

const far = (f: Battlefield, a: Cell, b: Cell): number => distance(hexOf(f.board, a), hexOf(f.board, b))

/**
 * Points of movement from each hex to off the right edge, for this figure as enemies stand: a zone on the way costs what
 * is left of a move.
 */
export function waysOut(f: Battlefield, figure: Combatant): Float64Array {
  const { board } = f
  const cost = new Float64Array(board.columns * board.rows).fill(Number.POSITIVE_INFINITY)
  const halted = half(moveOf(f, figure))
  const stopped = new Uint8Array(cost.length)
  for (const enemy of foesOf(f, figure.owner))
    if (hasZoneAgainst(f, enemy, figure) && (ruleSays(f, 'heeds', figure, enemy) ?? true))
      for (const cell of [enemy.at, ...touched(f, enemy.at)]) stopped[cell] = cell === enemy.at ? 2 : 1
  const queue: Cell[][] = []
  const put = (cell: Cell, at: number) => {
    if (at >= cost[cell]! || !board.present[cell]) return
    cost[cell] = at
    ;(queue[at] ??= []).push(cell)
  }
  for (let row = 0; row < board.rows; row++) put(row * board.columns + board.columns - 1, 1)
  for (let at = 1; at < queue.length; at++)
    for (const cell of queue[at] ?? []) {
      if (cost[cell] !== at) continue
      // Backwards: what the step into this hex costs is taken as the same both ways.
      for (const step of stepsFrom(f, cell)) {
        if (step.overEdge || step.climbs) continue
        put(step.to, at + step.cost + [0, halted, 3 * halted][stopped[step.to]!]!)
      }
    }
  return cost
}

/** How likely an enemy gets at whoever is to get away, standing there: by its reach, and by what it has to find. */
function hunters(f: Battlefield, prey: Combatant, cell: Cell): number {
  let sum = 0
  for (const enemy of foesOf(f, prey.owner)) {
    if (isEngaged(enemy) || enemy.marks.transfixed || enemy.condition === 'lying') continue
    const steps = far(f, enemy.at, cell) - 1
    if (steps > moveOf(f, enemy)) continue
    const hides = ruleSays(f, 'hidesFrom', prey, enemy) ?? false
    sum += hides ? chanceOfTwo(10 - typeOfCombatant(f, enemy).courage + steps) : 1
  }
  return sum
}

/** Enemies that get at it in turn: the first matter most. */
const dangerOf = (sum: number): number => forHunter * Math.min(3, sum)

/** @param foresees does it reckon with who may charge in the part that is still to come? */
export function aimsOf(f: Battlefield, owner: number, foresees = false): Aims {
  const { board, skirmish } = f
  const runaway = runawayOf(f)
  const prizeOf = prizes(f, runaway)
  const replies = foresees && f.skirmish.part === 0
  const fights = (now: Battlefield) =>
    replies ? gainWithReplies(now, owner, prizeOf) : gainOfFights(now, owner, prizeOf)
  const foes = foesOf(f, owner)
  const nearest = (cell: Cell) => foes.reduce((least, each) => Math.min(least, far(f, each.at, cell)), 40)
  const weightOf = (figure: Combatant) => Math.sqrt(typeOfCombatant(f, figure).points / 10)
  /** shooters keep their distance, and whoever lends a die stands behind a friend */
  const manner = (figure: Combatant, cell: Cell): number | undefined => {
    const weapon = weaponOf(f, figure)
    if (weapon && !weapon.unmoved) {
      const away = nearest(cell)
      return -forHex * (Math.max(0, away - weapon.range * 0.6) + Math.max(0, 5 - away))
    }
    return undefined
  }
  const behind = (figure: Combatant, cell: Cell): number =>
    supportRows(f, figure) > 0 &&
    touched(f, cell).some(next => {
      const other = f.occupant[next]
      return other && other !== figure && other.owner === owner && supportRows(f, other) === 0
    })
      ? 1
      : 0
  const general = (figure: Combatant, cell: Cell): number =>
    (manner(figure, cell) ?? -forHex * weightOf(figure) * nearest(cell)) + behind(figure, cell)

  if (runaway && runaway.owner === owner) {
    const out = waysOut(f, runaway)
    // Where it would be next: friends are to be there before it.
    const { columns } = board
    const ahead = Math.min(columns - 1, (runaway.at % columns) + 5)
    const point = runaway.at - (runaway.at % columns) + ahead
    return {
      owner,
      prizeOf,
      fights,
      runaway,
      placeOf(figure, cell) {
        if (figure !== runaway)
          return (
            -forHex * (far(f, cell, point) + 0.3 * nearest(cell)) * weightOf(figure) + behind(figure, cell)
          )
        const turns = Math.min(30, (out[cell] ?? 99) / moveOf(f, figure))
        return -forTurn * turns - dangerOf(hunters(f, figure, cell))
      },
    }
  }
  if (runaway) {
    const { columns } = board
    const column = runaway.at % columns
    return {
      owner,
      prizeOf,
      fights,
      runaway,
      placeOf(figure, cell) {
        const behindIt = cell % columns < column ? 4 : 0
        const shoots = manner(figure, cell)
        if (shoots !== undefined && figure.ring === null) return shoots - behindIt / 2
        return -forHex * weightOf(figure) * far(f, cell, runaway.at) - behindIt
      },
    }
  }
  if (isLastStand(f) && skirmish.players[owner]!.side === 'free') {
    const centre = centreOf(board)
    const urgency = skirmish.turn / skirmish.lastTurn
    return {
      owner,
      prizeOf,
      fights,
      runaway,
      placeOf(figure, cell) {
        const away = far(f, cell, centre) - 1
        const outside = away > 5 ? (away - 5) * typeOfCombatant(f, figure).points * 0.15 * urgency : 0
        return general(figure, cell) * 0.25 - outside
      },
    }
  }
  const { treasure } = skirmish
  const runner =
    treasure === null
      ? undefined
      : ofOwner(f, owner)
          .filter(each => !each.mount && !isEngaged(each) && each.condition === 'standing')
          .reduce<Combatant | undefined>(
            (best, each) => (best && far(f, best.at, treasure) <= far(f, each.at, treasure) ? best : each),
            undefined,
          )
  return {
    owner,
    prizeOf,
    fights,
    runaway,
    placeOf(figure, cell) {
      if (figure.carries) return 2 * Math.min(10, nearest(cell))
      if (figure === runner && treasure !== null)
        return cell === treasure ? forBonus / 2 : -3 * far(f, cell, treasure)
      return general(figure, cell)
    },
  }
}
