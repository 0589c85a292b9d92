import { type Cell, sideKinds } from '../../../board/board.ts'
import type { Facing } from '../../../core/hex.ts'
import { facings, turned } from '../../../core/hex.ts'
import type { Refusal } from '../../../core/space.ts'
import { baseRule, fittingBases } from '../bases.ts'
import { kept, keptOf } from '../derived.ts'
import { type Activation, cellsOfFigure, enemiesOf, type Game, label, standing } from '../game.ts'
import { atWork, forbids, freeAttackBan, modified, moveAfterShotBan, permits } from '../points/points.ts'
import { costNow } from '../points/prices.ts'
import { dangerZone, enemyZones, isThreatened, threatsTo } from '../points/zones.ts'
import type { Figure } from '../state.ts'
import type { EnemyZones } from '../vocabulary.ts'
import { affords, entryToll } from './tolls.ts'

/** Movement points for crossing each kind of side, in the order of `sideKinds` (4.03, 4.04). */
const entryCosts = [1, 2, 3, Infinity, Infinity]

/** What a figure's move has to do with: worked out once, then read for every hex. */
export interface Course {
  figure: Figure
  /** movement points for crossing each kind of side */
  costs: readonly number[]
  /** danger zones of enemies it may not pass (4.08), and 1 for every hex of them */
  zones: readonly (readonly Cell[])[]
  stops: Uint8Array
  /** 1 for hexes it cannot enter: enemies, and friends that are threatened, unless it may cross them (4.05) */
  closed: Uint8Array
  /** 1 for hexes it cannot end on for want of room: X or occupied (4.07) */
  taken: Uint8Array
  /** what single steps draw and cost besides, as far as somebody has asked, and everything drawn by any of them */
  steps: Map<number, Step>
  invites: Invite[]
  /** what enemies do or may do when it comes into their danger zones, as far as somebody has asked */
  welcomes: Map<Figure, readonly Invite[]>
}

/** A reason that a move gives an enemy to attack freely, or to answer, for leaving or entering its danger zone. */
export interface Invite {
  by: Figure
  when: 'leaving' | 'entering'
  /** it attacks freely of its own accord; else it may answer */
  strikes: boolean
}

/** What one step asks for besides movement points: action points (8.43), and whom it draws. */
export interface Step {
  toll: number
  invites: readonly Invite[]
}

const isCharging = (g: Game, figure: Figure): boolean =>
  g.activation?.figure === figure && g.activation.charging

/** @param charging only over ground that may be charged over (8.10b) */
export function courseOf(g: Game, figure: Figure, charging = isCharging(g, figure)): Course {
  const abilities = atWork(g, figure)
  const printed = abilities.some(({ hooks }) => hooks?.entryCost)
    ? entryCosts.map((cost, kind) =>
        abilities.reduce(
          (sum, ability) => ability.hooks?.entryCost?.(g, figure, sideKinds[kind]!, sum) ?? sum,
          cost,
        ),
      )
    : entryCosts
  // A charge goes over open ground, or what is like it to the figure (8.10b).
  const costs = charging ? printed.map(cost => (cost > printed[0]! ? Infinity : cost)) : printed
  const { zones, hexes: stops } = zonesInTheWay(g, figure)
  return {
    figure,
    costs,
    zones,
    stops,
    ...roomFor(g, figure),
    steps: new Map(),
    invites: [],
    welcomes: new Map(),
  }
}

/** Danger zones that a figure may not pass: those of all its enemies, but for whom its abilities let it pass (4.08). */
function zonesInTheWay(g: Game, figure: Figure): Pick<EnemyZones, 'zones' | 'hexes'> {
  const all = enemyZones(g, figure.owner)
  const passing = atWork(g, figure).filter(({ hooks }) => hooks?.mayPassZone)
  if (!passing.length) return all
  const zones: (readonly Cell[])[] = []
  const hexes = new Uint8Array(all.hexes.length)
  for (const enemy of enemiesOf(g, figure.owner)) {
    if (passing.some(({ hooks }) => hooks!.mayPassZone!(g, figure, enemy))) continue
    const zone = dangerZone(g, enemy)
    zones.push(zone)
    for (const cell of zone) hexes[cell] = 1
  }
  return { zones, hexes }
}

type Room = Pick<Course, 'closed' | 'taken'>

/** Hexes that a figure cannot enter, and those that it cannot end on. */
const roomFor = (g: Game, figure: Figure): Room =>
  permits(g, 'mayCrossEnemy', figure)
    ? keptOf(g, 'zones', 'room across', figure, roomAcross)
    : keptOf(g, 'zones', 'room', figure, roomAround)
const roomAcross = (g: Game, figure: Figure): Room => roomBesides(g, figure, true)
const roomAround = (g: Game, figure: Figure): Room => roomBesides(g, figure, false)

/** What all leave free, and the figure itself takes: it is in nobody's way but the others'. */
function roomBesides(g: Game, figure: Figure, crosses: boolean): Room {
  // On its way a figure may be over another: then what each of them leaves free is looked at one by one.
  if (g.passing) return findRoom(g, figure.owner, crosses, figure)
  const rooms = kept(g, 'zones', 'rooms', noRooms)
  const all = (rooms[figure.owner * 2 + Number(crosses)] ??= findRoom(g, figure.owner, crosses))
  if (figure.carried) return all
  const taken = new Uint8Array(all.taken)
  const closed = isThreatened(g, figure) ? new Uint8Array(all.closed) : all.closed
  for (const cell of cellsOfFigure(g, figure)) {
    taken[cell] = g.board.barred[cell]!
    if (closed !== all.closed) closed[cell] = 0
  }
  return { closed, taken }
}
const noRooms = (): Room[] => []

function findRoom(g: Game, owner: number, crosses: boolean, but?: Figure): Room {
  const closed = new Uint8Array(g.board.columns * g.board.rows)
  const taken = new Uint8Array(g.board.barred)
  const { threatenedFriendsBlock } = g.book.movement
  for (const figure of standing(g)) {
    // Whoever is carried takes no room beside its carrier.
    if (figure === but || figure.carried) continue
    const blocks = figure.owner !== owner || (threatenedFriendsBlock && isThreatened(g, figure))
    for (const cell of cellsOfFigure(g, figure)) {
      taken[cell] = 1
      if (blocks && !crosses) closed[cell] = 1
    }
  }
  return { closed, taken }
}

/** Would a move that comes to this cell have to end there (4.08)? Cheaper than a whole course. */
export const stopsAt = (g: Game, figure: Figure, cell: Cell): boolean =>
  threatsTo(g, figure.owner, cell).some(
    enemy => !atWork(g, figure).some(ability => ability.hooks?.mayPassZone?.(g, figure, enemy)),
  )

/** Facings in which the figure's base fits with its reference hex on a cell: free hexes, no X, not parted. */
export function placements(g: Game, course: Pick<Course, 'figure' | 'taken'>, cell: Cell): readonly Facing[] {
  if (course.taken[cell]) return []
  const { base } = g.typeOf(course.figure)
  if (base === 'single') return facings
  const fitting = fittingBases(g.board, base)
  return facings.filter(facing => fitting[cell * 6 + facing]?.every(c => !course.taken[c]))
}

/**
 * Why nobody ends there, `why`: an X or somebody, `by`, in the way (4.07), or a base that does not fit (4.14, 8.10c).
 */
export function noRoom(g: Game, { figure, taken }: Pick<Course, 'figure' | 'taken'>, to: Cell): Refusal {
  const about = { figure: figure.id, to: label(g, to), hex: label(g, to) }
  if (!taken[to])
    return { code: 'no-room', rule: baseRule(g.typeOf(figure).base), about: { ...about, why: 'base' } }
  const other = g.occupant[to]
  if (!other || other === figure) return { code: 'no-room', rule: '4.07', about: { ...about, why: 'barred' } }
  return { code: 'no-room', rule: '4.07', about: { ...about, why: 'occupied', by: other.id } }
}

/** Does a step end the move, because it leads into a danger zone (4.08)? */
export const mustEnd = (g: Game, { zones, stops }: Course, from: Cell, to: Cell): boolean =>
  stops[to] === 1 &&
  (!stops[from] ||
    g.book.movement.everyStepInZoneCounts ||
    zones.some(zone => zone.includes(to) && !zone.includes(from)))

/** Is there room for it to end its move on a cell (4.07)? */
export function mayEnd(g: Game, course: Course, cell: Cell): boolean {
  if (course.taken[cell]) return false
  const { base } = g.typeOf(course.figure)
  if (base === 'single') return true
  const fitting = fittingBases(g.board, base)
  return facings.some(facing => fitting[cell * 6 + facing]?.every(c => !course.taken[c]))
}

/**
 * What one step to a neighbour costs, or why it cannot be taken (4.03 to 4.08).
 * @param left movement points still there
 */
export function stepCost(g: Game, course: Course, from: Cell, to: Cell, left: number): number | Refusal {
  const side = facings.find(f => g.board.neighbour[from * 6 + f] === to)!
  const about = { from: label(g, from), to: label(g, to) }
  const kind = sideKinds[g.board.side[from * 6 + side]!]!
  const cost = course.costs[g.board.side[from * 6 + side]!]!
  if (cost === Infinity)
    return kind === 'difficult' || kind === 'water'
      ? { code: 'charge-ground', rule: '8.10', about: { ...about, side: kind } }
      : { code: 'impassable', rule: '4.04', about: { ...about, side: kind } }
  const other = g.occupant[to]
  if (course.closed[to])
    return other && other.owner !== course.figure.owner
      ? { code: 'enemy-in-the-way', rule: '4.05', about: { ...about, figure: other.id } }
      : { code: 'friend-threatened', rule: '4.05', about: { ...about, figure: other?.id ?? '' } }
  // Who has too few points for a side does not cross it (4.13).
  if (cost > left) return { code: 'too-few-points', rule: '4.13', about: { ...about, cost, left } }
  if (mustEnd(g, course, from, to) && !mayEnd(g, course, to))
    return { code: 'cannot-stop-in-zone', rule: '4.08', about }
  return cost
}

/** Why a figure cannot pay what the danger zones on its way to a cell ask for, if so (8.43). */
export function tollBan(g: Game, { figure }: Course, to: Cell, tolls: number, paid = 0): Refusal | undefined {
  if (!tolls || affords(g, figure, paid + tolls)) return undefined
  return {
    code: 'too-afraid',
    rule: '8.43',
    about: { figure: figure.id, to: label(g, to), cost: tolls, ap: figure.ap },
  }
}

/** Movement points a figure begins its move with (4.01). */
export const movementOf = (g: Game, figure: Figure): number =>
  modified(g, 'movementPoints', figure, g.typeOf(figure).movement)

/**
 * May the figure run one hex further, and what would it cost in action points before anything raises that
 * (4.131)? One hex, once a phase, after a move of at least one, not out of a danger zone, not into an
 * occupied hex or one marked X.
 */
export function runCost(g: Game, course: Course, to: Cell): number | Refusal {
  const { figure } = course
  const about = { figure: figure.id, to: label(g, to) }
  const barred = runBan(g, figure)
  if (barred) return barred
  const side = facings.find(f => g.board.neighbour[figure.at * 6 + f] === to)
  if (side === undefined)
    return { code: 'not-neighbours', rule: '4.131', about: { ...about, from: label(g, figure.at) } }
  const cost = course.costs[g.board.side[figure.at * 6 + side]!]!
  if (cost === Infinity)
    return {
      code: 'impassable',
      rule: '4.04',
      about: { ...about, from: label(g, figure.at), side: sideKinds[g.board.side[figure.at * 6 + side]!]! },
    }
  if (!placements(g, course, to).length) return noRoom(g, course, to)
  const toll = entryToll(g, figure, figure.at, to, false)
  const afraid = tollBan(g, course, to, toll, costNow(g, figure, cost, 'run'))
  if (afraid) return afraid
  return cost
}

/** Why the figure may not run at all, if so. */
export function runBan(g: Game, figure: Figure): Refusal | undefined {
  const about = { figure: figure.id }
  const activation = g.activation?.figure === figure ? g.activation : undefined
  if (activation?.turned) return { code: 'move-over', rule: '8.10', about }
  if (!activation?.entered) return { code: 'run-before-move', rule: '4.131', about }
  if (figure.ran) return { code: 'ran-already', rule: '4.131', about }
  // A run comes before the attack that ends a charge (8.10i).
  if (activation.strikeDone) return { code: 'struck-already', rule: '8.10', about }
  const shot = activation.shot && moveAfterShotBan(g, figure)
  if (shot) return shot
  const held = g.book.movement.threatBarsRunning && isThreatened(g, figure)
  if (held && !permits(g, 'mayRunThreatened', figure)) return { code: 'run-threatened', rule: '4.131', about }
  return forbids(g, 'mayRun', figure)
}

/**
 * Whose danger zones a step leaves, and who of them attacks freely for it (4.11). The first step of a move
 * out of a hex leaves every zone that this hex is in; later ones leave the zones that they lead out of.
 */
export function leavings(
  g: Game,
  current: Pick<Activation, 'entered' | 'began' | 'answered'>,
  figure: Figure,
  from: Cell,
  to: Cell,
): { left: Figure[]; attackers: Figure[] } {
  const left: Figure[] = []
  const attackers: Figure[] = []
  const { everyStepInZoneCounts } = g.book.movement
  for (const enemy of threatsTo(g, figure.owner, from)) {
    const began = !current.entered || current.began.includes(enemy)
    const step = { began, out: !threatsTo(g, figure.owner, to).includes(enemy) }
    const ways = atWork(g, figure).map(ability => ability.hooks?.leaving?.(g, figure, enemy, step))
    const { out } = step
    const stays = !out && (current.entered > 0 || !everyStepInZoneCounts)
    if (ways.includes('not') || stays || current.answered.includes(enemy)) continue
    left.push(enemy)
    if (!ways.includes('freely') && !freeAttackBan(g, figure, enemy)) attackers.push(enemy)
  }
  return { left, attackers }
}

/** Enemies whose danger zones a step enters; who left a zone enters it anew, even with the same step. */
export function entering(g: Game, figure: Figure, from: Cell, to: Cell, left: readonly Figure[]): Figure[] {
  const inside = threatsTo(g, figure.owner, from)
  return threatsTo(g, figure.owner, to).filter(enemy => left.includes(enemy) || !inside.includes(enemy))
}

/**
 * The facing a figure takes when nobody says (4.02), out of one or more that fit: the way it went, or the nearest to it.
 */
export function naturalFacing(g: Game, from: Cell, to: Cell, possible: readonly Facing[]): Facing {
  const went = facings.find(f => g.board.neighbour[from * 6 + f] === to)!
  const by = [0, 1, -1, 2, -2, 3].find(sixths => possible.includes(turned(went, sixths)))!
  return turned(went, by)
}

/** Movement points to every cell from one, by terrain alone; for judging how far away somebody is. */
const terrain = new WeakMap<object, Map<Cell, Int16Array>>()
export function terrainDistances(g: Game, start: Cell): Int16Array {
  const { board } = g
  let known = terrain.get(board)
  if (!known) terrain.set(board, (known = new Map()))
  const found = known.get(start)
  if (found) return found
  const cost = new Int16Array(board.columns * board.rows).fill(-1)
  const buckets: Cell[][] = [[start]]
  cost[start] = 0
  for (let spent = 0; spent < buckets.length; spent++)
    for (const cell of buckets[spent]!) {
      if (cost[cell] !== spent) continue
      for (let f = 0; f < 6; f++) {
        const next = board.neighbour[cell * 6 + f]!
        const step = entryCosts[board.side[cell * 6 + f]!]!
        if (next < 0 || step === Infinity) continue
        const total = spent + step
        if (cost[next]! >= 0 && cost[next]! <= total) continue
        cost[next] = total
        const bucket = buckets[total]
        if (bucket) bucket.push(next)
        else {
          while (buckets.length < total) buckets.push([])
          buckets.push([next])
        }
      }
    }
  known.set(start, cost)
  return cost
}
