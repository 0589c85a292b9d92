import { type Cell, cellsOf, hexOf } from '../../board/board.ts'
import { sight } from '../../board/sight.ts'
import { distance, facings, makeFacing } from '../../core/hex.ts'
import { makeAnswer } from '../battle/answer.ts'
import { chanceToHurt } from '../battle/fight/chance.ts'
import { type Game, label } from '../battle/game.ts'
import { deploymentZone, type UsualPlace, usualPlaces, usualRow } from '../battle/setup/deploy.ts'
import type { Figure } from '../battle/state.ts'

/** Damage dice that fell a weak figure on average, at the most: an unarmoured warrior of two lives takes three. */
const weakBelow = 3.5
/** So many hexes aside a weak figure goes to be out of the enemy's field of fire, where it has no shot of its own. */
const forCover = 6
/** What each hex aside costs it besides where the enemy rides: alone at the end of a line it would be met first. */
const forFlank = 3

/** What an army that stands opposite could do to whoever is weak. */
interface Danger {
  /** shooters whose dice are not answered by as many of one's own: 0 none, 1 one has no shot at all */
  fire: number
  shooters: readonly Figure[]
  /** does it ride, so that it is soon at the end of a line? */
  rides: boolean
}

const isWeak = (g: Game, figure: Figure): boolean => figure.life / chanceToHurt(g, figure) < weakBelow

function dangerOf(g: Game, side: number): Danger {
  const { figures } = g.battle
  const enemies = figures.filter(({ owner }) => owner !== side)
  const diceOf = (list: readonly Figure[]) =>
    list.reduce((sum, figure) => sum + (g.typeOf(figure).shooting?.dice ?? 0), 0)
  const [theirs, own] = [diceOf(enemies), diceOf(figures.filter(({ owner }) => owner === side))]
  return {
    fire: theirs > own ? 1 - own / theirs : 0,
    shooters: enemies.filter(figure => g.typeOf(figure).shooting),
    rides: enemies.some(figure => g.typeOf(figure).base === 'cavalry'),
  }
}

/** Where a shooter stands as the battle begins, as far as one may know: its hex once its player has deployed (3.02), else anywhere. */
function standsOf(g: Game, { owner, condition, at }: Figure): readonly Cell[] {
  if (g.battle.deployed.includes(owner)) return condition === 'standing' ? [at] : []
  const { edge } = g.battle.players[owner]!
  return edge ? deploymentZone(g, edge) : []
}

/**
 * How far shooters could fire at a cell: the share of hexes before the own zone in their range that see it, and once more that of
 * the hexes in which they begin. Nobody stands in the way yet.
 */
function exposure(g: Game, side: number, at: Cell, shooters: readonly Figure[]): number {
  const { board } = g
  const scene = { board, rules: g.book.sight, occupants: new Uint8Array(board.columns * board.rows) }
  const here = hexOf(board, at)
  const target = { cells: [at], raised: board.raised[at] === 1 }
  const seen = new Map<Cell, boolean>()
  const isSeenFrom = (cell: Cell): boolean => {
    const known = seen.get(cell)
    if (known !== undefined) return known
    const raised = board.raised[cell] === 1
    const viewer = { cells: [cell], eyes: [{ cell, facings }], allAround: false, raised }
    const { visible } = sight(scene, viewer, target)
    seen.set(cell, visible)
    return visible
  }
  const own = new Set(deploymentZone(g, g.battle.players[side]!.edge!))
  const before = cellsOf(board).filter(cell => !own.has(cell) && !board.barred[cell])
  const share = (cells: readonly Cell[], range: number, all: number) =>
    all
      ? cells.filter(cell => distance(hexOf(board, cell), here) <= range && isSeenFrom(cell)).length / all
      : 0
  let sum = 0
  for (const shooter of shooters) {
    const range = g.typeOf(shooter).shooting!.range
    const near = before.filter(cell => distance(hexOf(board, cell), here) <= range)
    const stands = standsOf(g, shooter)
    sum += share(near, range, near.length) + share(stands, range, stands.length)
  }
  return sum / shooters.length
}

/**
 * Where the next weak figure is deployed with an eye on the enemy's army: out of the field of fire and further back where
 * the enemy has more shots, and where it rides behind the middle of the line, which the others then close on both sides.
 * @returns undefined where the usual place will do
 */
export function deployByEnemy(g: Game, side: number): string | undefined {
  const danger = dangerOf(g, side)
  const { fire, shooters, rides } = danger
  if (!fire && !rides) return undefined
  const weak = g.battle.figures.find(
    figure =>
      figure.owner === side &&
      figure.condition === 'waiting' &&
      g.typeOf(figure).base === 'single' &&
      isWeak(g, figure),
  )
  if (!weak) return undefined
  const { shooting } = g.typeOf(weak)
  // Who shoots has to see.
  const hides = fire > 0 && !shooting
  const row = shooting ? usualRow(g, weak) : hides ? 0 : 1
  let best: { place: UsualPlace; cost: number } | undefined
  for (const place of usualPlaces(g, weak, row)) {
    // Others are only further off.
    if (best && place.cost >= best.cost) break
    const open = hides ? forCover * fire * exposure(g, side, place.at, shooters) : 0
    const cost = place.cost + (rides ? forFlank * place.aside : 0) + open
    if (!best || cost < best.cost) best = { place, cost }
  }
  if (!best) return undefined
  const { at, facing } = best.place
  return makeAnswer({ verb: 'place', figure: weak.id, to: label(g, at), facing: makeFacing(facing) })
}
