import { type Cell, sideKinds } from '../../../board/board.ts'
import { type Facing, facings, turned } from '../../../core/hex.ts'
import { baseCells, isLarge } from '../bases.ts'
import { kept, keptOf } from '../derived.ts'
import { cellsOfFigure, figuresOn, type Game } from '../game.ts'
import type { Figure } from '../state.ts'
import type { EnemyZones } from '../vocabulary.ts'
import { atWork } from './points.ts'

const impassable = sideKinds.indexOf('impassable')

/** The cell behind a side, unless a black or dotted side keeps the two from being adjacent (8.083, 4.041). */
function beyond(g: Game, cell: Cell, side: number): Cell {
  return g.board.side[cell * 6 + side]! >= impassable ? -1 : g.board.neighbour[cell * 6 + side]!
}

/**
 * Cells of a figure's danger zone (4.09): the three hexes in front of a base of one hex or of a rider's
 * front hex (8.10k), all hexes around a large base (8.46); black and dotted sides cut it off (4.041).
 */
export function dangerZone(g: Game, figure: Figure): readonly Cell[] {
  const { at, facing } = figure
  if (at < 0 || figure.carried) return none
  // On its way a large base is one hex alone: that is not kept.
  if (g.passing === figure) return findZone(g, figure)
  const effects = atWork(g, figure)
  const known = g.zones.get(figure)
  if (known && known.at === at && known.facing === facing && known.effects === effects) return known.cells
  const cells = findZone(g, figure)
  g.zones.set(figure, { at, facing, effects, cells })
  return cells
}
const none: readonly Cell[] = []

const findZone = (g: Game, figure: Figure): Cell[] =>
  isLarge(g.typeOf(figure).base) ? hexesAround(g, figure) : zoneAhead(g, figure, figure.at, figure.facing)

/** The danger zone that a figure would have with its reference hex there, facing so. */
export function zoneFrom(g: Game, figure: Figure, at: Cell, facing: Facing): Cell[] {
  const { base } = g.typeOf(figure)
  return isLarge(base)
    ? around(g, baseCells(g.board, base, at, facing) ?? [])
    : zoneAhead(g, figure, at, facing)
}

/** Hexes that touch a base, with nothing impassable between (8.083). */
export const hexesAround = (g: Game, figure: Figure): Cell[] => around(g, cellsOfFigure(g, figure))

function around(g: Game, base: readonly Cell[]): Cell[] {
  const found: Cell[] = []
  for (const cell of base)
    for (const side of facings) {
      const next = beyond(g, cell, side)
      if (next >= 0 && !base.includes(next) && !found.includes(next)) found.push(next)
    }
  return found
}

/** The same of a figure which is not large. */
function zoneAhead(g: Game, figure: Figure, at: Cell, front: Facing): Cell[] {
  const zone: Cell[] = []
  let sides: readonly Facing[] = [turned(front, -1), front, turned(front, 1)]
  for (const ability of atWork(g, figure)) sides = ability.hooks?.dangerZone?.(g, figure, sides) ?? sides
  for (const side of sides) {
    const next = beyond(g, at, side)
    if (next >= 0) zone.push(next)
  }
  return zone
}

/** Worked out anew only where an enemy's zone has changed: a figure's own steps leave those of its enemies as they are. */
export function enemyZones(g: Game, owner: number): EnemyZones {
  const now = kept(g, 'zones', 'enemy zones', noZones)
  const before = g.enemyZones[owner]
  if (now[owner]) return before!
  now[owner] = true
  if (before && isAsBefore(g, owner, before.zones)) return before
  return (g.enemyZones[owner] = findEnemyZones(g, owner))
}
const noZones = (): boolean[] => []

function isAsBefore(g: Game, owner: number, zones: readonly (readonly Cell[])[]): boolean {
  let n = 0
  for (const enemy of g.battle.figures)
    if (enemy.owner !== owner && dangerZone(g, enemy) !== zones[n++]) return false
  return n === zones.length
}

function findEnemyZones(g: Game, owner: number): EnemyZones {
  const zones: (readonly Cell[])[] = []
  const threats: EnemyZones['threats'] = new Map()
  const table = new Uint8Array(g.board.columns * g.board.rows)
  const hexes = new Uint8Array(table.length)
  // Whoever is not on the board has no danger zone.
  for (const enemy of g.battle.figures) {
    if (enemy.owner === owner) continue
    const zone = dangerZone(g, enemy)
    zones.push(zone)
    for (const cell of zone) {
      const list = threats.get(cell)
      if (list) list.push(enemy)
      else threats.set(cell, [enemy])
      table[cell]!++
      hexes[cell] = 1
    }
  }
  return { zones, threats, table, hexes }
}

/** By cell, the enemies of a side that have it in their danger zone. */
const threats = (g: Game, owner: number): EnemyZones['threats'] => enemyZones(g, owner).threats

/** For every cell, how many enemies of `owner` have it in their danger zone. */
export const threatTable = (g: Game, owner: number): Uint8Array => enemyZones(g, owner).table

/** Stands in an enemy's danger zone, with any hex of its base (5.02, 4.131); whoever is carried stands in none. */
export function isThreatened(g: Game, figure: Figure): boolean {
  if (figure.carried) return false
  const threatened = threats(g, figure.owner)
  return cellsOfFigure(g, figure).some(cell => threatened.has(cell))
}

/** Enemies that have this cell in their danger zone. */
export const threatsTo = (g: Game, owner: number, cell: Cell): readonly Figure[] =>
  threats(g, owner).get(cell) ?? nobody
const nobody: readonly Figure[] = []

/** Enemies in the figure's own danger zone; with one or more it is engaged (4.10). */
export const inZone = (g: Game, figure: Figure): readonly Figure[] =>
  keptOf(g, 'zones', 'zone', figure, findInZone)

function findInZone(g: Game, figure: Figure): Figure[] {
  const found: Figure[] = []
  for (const cell of dangerZone(g, figure))
    for (const other of figuresOn(g, cell))
      if (other.owner !== figure.owner && !found.includes(other)) found.push(other)
  return found
}

/** Who stands in the hex straight ahead, with nothing impassable between. */
export function straightAhead(g: Game, figure: Figure): Figure | undefined {
  const cell = beyond(g, figure.at, figure.facing)
  return cell < 0 ? undefined : g.occupant[cell]
}

export const isEngaged = (g: Game, figure: Figure): boolean => inZone(g, figure).length > 0

/** Does it fight in the combat of its chain, and is not merely drawn into it (6.08, 8.086)? */
export const fights = (g: Game, figure: Figure): boolean =>
  isEngaged(g, figure) || (!g.book.combat.passiveFigures && isThreatened(g, figure))

/** Does it fight in the combat under way? */
export const isFighter = (g: Game, figure: Figure): boolean =>
  g.combat?.includes(figure) === true && fights(g, figure)

/** Those of a side that fight in the combat under way. */
export const fightersOf = (g: Game, owner: number): Figure[] =>
  (g.combat ?? []).filter(figure => figure.owner === owner && fights(g, figure))

/** Do they stand in hexes that touch, with nothing impassable between (8.083)? */
export const areAdjacent = (g: Game, a: Figure, b: Figure): boolean =>
  touch(g, cellsOfFigure(g, a), cellsOfFigure(g, b))

/** Were they adjacent when the action phases of this turn began? */
export const wereAdjacent = (g: Game, a: Figure, b: Figure): boolean =>
  touch(g, cellsBefore(g, a, a.placeBeforeActions), cellsBefore(g, b, b.placeBeforeActions))

/** Were they adjacent when this turn began, which is before its strategy phase (3.04)? Nobody carried was. */
export const beganAdjacent = (g: Game, a: Figure, b: Figure): boolean =>
  touch(
    g,
    cellsBefore(g, a, a.placeBeforeTurn ?? a.placeBeforeActions),
    cellsBefore(g, b, b.placeBeforeTurn ?? b.placeBeforeActions),
  )

function cellsBefore(g: Game, figure: Figure, place: Figure['placeBeforeActions']): readonly Cell[] {
  const { at, facing } = place ?? figure
  return at < 0 ? [] : (baseCells(g.board, g.typeOf(figure).base, at, facing) ?? [])
}

const touch = (g: Game, cells: readonly Cell[], others: readonly Cell[]): boolean =>
  cells.some(cell => facings.some(side => others.includes(beyond(g, cell, side))))

/** Stands on raised ground with any hex of its base (8.10h), or is carried above it (8.42). */
export const isRaised = (g: Game, figure: Figure): boolean =>
  figure.carried !== undefined || cellsOfFigure(g, figure).some(cell => g.board.raised[cell] === 1)

/** Stands on raised ground, and the other does not, where that counts between the two (5.14, 6.24). */
export const isAbove = (g: Game, figure: Figure, other: Figure): boolean =>
  isRaised(g, figure) && !isRaised(g, other) && heightCounts(g, figure) && heightCounts(g, other)

export const heightCounts = (g: Game, figure: Figure): boolean =>
  !atWork(g, figure).some(ability => ability.hooks?.height?.(g, figure) === false)
