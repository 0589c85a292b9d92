import { type Board, type Cell, cellsApart, type SideKind, sideKind, sideKinds } from '../../board/board.ts'
import { type Facing, facings } from '../../core/hex.ts'
import { hexes } from '../attack/stages.ts'
import type { Regiment } from '../state.ts'
import { turnsBetween } from './arcs.ts'
import { type Battlefield, hostOf, joinedTo } from './battlefield.ts'
import { slowest, unitContains, unitWith } from './command.ts'
import { ignoresGround } from './ground.ts'

/** Where a unit stands and how it faces. */
export interface Pose {
  at: Cell
  facing: Facing
}
export const poseKey = ({ at, facing }: Pose): number => at * 6 + facing
export const poseOf = (key: number): Pose => ({ at: Math.floor(key / 6), facing: (key % 6) as Facing })

/** Inches: a step ahead, a turn by one side, a step back or sideways (RB-04.1). */
export const ahead = 3
const turn = 1
const aside = 6

/** What is left out of account by who moves. */
export interface Gait {
  /** inches that it may go */
  allowance: number
  /** may it step back and sideways? */
  asides: boolean
  /** does it always come one hex ahead? (RB-04.4) */
  firstFree: boolean
  /** how often a step through a side counts, by the number of its kind in `sideKinds` */
  times: readonly number[]
  passesThrough: boolean
  flies: boolean
  /** over whom nobody flies: the target of a charge (M55d) */
  notOver?: Cell
}

/** A step through a side of a hex: what it costs, and whether it is dangerous. */
interface UnitStep {
  to: Cell
  kind: SideKind
  times: 1 | 2
  isWall: boolean
}

/** The step through a side; undefined over what is impassable, and off the board (RB-04.2). */
export function unitStep({ board }: Battlefield, from: Cell, facing: number): UnitStep | undefined {
  const to = board.neighbour[from * 6 + facing]!
  const kind = to < 0 ? 'impassable' : sideKind(board, from, facing)
  if (kind === 'impassable') return undefined
  return { to, kind, times: kind === 'difficult' || kind === 'water' ? 2 : 1, isWall: kind === 'obstacle' }
}

/** Hexes beside that a unit may step into: passable, and nobody's. */
export const freeStep = (
  f: Battlefield,
  unit: Regiment,
  from: Cell,
  facing: number,
): UnitStep | undefined => {
  const step = unitStep(f, from, facing)
  const other = step && f.occupant[step.to]
  return step && !f.board.barred[step.to] && (!other || other === unit) ? step : undefined
}

/** Ways to everything that a unit can come to: cost by pose, and from where. */
export interface UnitWays {
  /** inches to a pose; undefined where it cannot come there */
  costOf(pose: number): number | undefined
  /** every pose in which a way may end, in the order in which they were come to */
  poses(): number[]
  /** the poses of a way, the first one left out */
  wayTo(pose: number): Pose[]
}

/** What ways are looked for alone: some poses, all so many hexes off one. */
interface Goal {
  poses: readonly number[]
  of: Cell
  off: 0 | 1
}

interface Sought {
  /** ways that come by such a hex alone, flying or not */
  via?(at: Cell): boolean
  /** ways to these alone: a walk that can come to none of them is given up */
  goal?: Goal
}

const impassable = sideKinds.indexOf('impassable')

const nowhere: UnitWays = { costOf: () => undefined, poses: () => [], wayTo: () => [] }

/** Inches that it takes at the least to come to a goal from somewhere: hexes, and turns to face as one of its poses does. */
function minTo(board: Board, { poses, of, off }: Goal): (at: Cell, facing: number) => number {
  const turns = facings.map(facing =>
    Math.min(...poses.map(pose => turn * turnsBetween(facing, poseOf(pose).facing))),
  )
  return (at, facing) => ahead * (cellsApart(board, at, of) - off) + turns[facing]!
}

/**
 * All poses that a unit can come to (RB-04). The first step ahead is possible whatever it costs; where it costs more than
 * there is, nothing is left afterwards. Who flies takes off once and lands once: the sides over which it does so count, those
 * between do not (M55c).
 *
 * It is walked for every question, so that numbers stand for everything: a pose by its number; in the air that number and
 * one round of all poses, before it has come by where it has to two rounds more.
 */
export function waysOf(
  f: Battlefield,
  unit: Regiment,
  gait: Gait,
  start: Pose = unit,
  { via, goal }: Sought = {},
): UnitWays {
  const { board } = f
  const { allowance, flies, times } = gait
  const least = goal && minTo(board, goal)
  // RB-04.4: one hex ahead may cost less than it does.
  if (least && !gait.firstFree && least(start.at, start.facing) > allowance) return nowhere
  const round = 6 * board.present.length
  const rounds = via ? 4 : flies ? 2 : 1
  /** inches and one more; 0: not come to */
  const known = new Int16Array(rounds * round)
  const from = new Int32Array(rounds * round)
  const first = poseKey(start) + (via && !via(start.at) ? 2 * round : 0)
  known[first] = 1
  const reached = [first]
  const queue: number[][] = [[first]]
  const reach = (key: number, at: Cell, total: number, before: number) => {
    if (total > allowance || (known[key]! > 0 && total + 1 >= known[key]!)) return
    if (least && total + least(at, key % 6) > allowance) return
    if (known[key] === 0) reached.push(key)
    known[key] = total + 1
    from[key] = before
    ;(queue[total] ??= []).push(key)
  }
  const isFound = (pose: number, within: number) => known[pose]! > 0 && known[pose]! <= within + 1
  for (let spent = 0; spent <= allowance; spent++) {
    if (goal?.poses.some(pose => isFound(pose, spent))) break
    for (const key of queue[spent] ?? []) {
      if (known[key] !== spent + 1) continue
      const pose = key % round
      const facing = pose % 6
      const at = (pose - facing) / 6
      const base = key - pose
      const flying = base % (2 * round) === round
      const passed = base < 2 * round
      reach(base + 6 * at + ((facing + 1) % 6), at, spent + turn, key)
      reach(base + 6 * at + ((facing + 5) % 6), at, spent + turn, key)
      for (let direction = 0; direction < 6; direction++) {
        const forward = direction === facing
        if (!forward && !gait.asides) continue
        const to = cellBeyond(f, unit, at, direction, gait)
        if (to < 0) continue
        const free = forward && gait.firstFree && key === first
        const price = forward ? ahead : aside
        const onFoot = price * times[board.side[6 * at + direction]!]!
        // RB-04.4: it always comes one hex ahead.
        const walked = free ? Math.min(spent + onFoot, allowance) : spent + onFoot
        const next = 6 * to + facing + (passed || via?.(to) ? 0 : 2 * round)
        reach(next, to, walked, key)
        if (!flies) continue
        const flown = free ? Math.min(spent + price, allowance) : spent + price
        reach(next + round, to, flying ? flown : walked, key)
      }
    }
  }
  return {
    costOf: pose => (known[pose] ? known[pose] - 1 : undefined),
    poses: () => reached.filter(key => key < round),
    wayTo(pose) {
      const way: Pose[] = []
      for (let key = pose; key % round !== poseKey(start); key = from[key]!) way.push(poseOf(key % round))
      return way.reverse()
    },
  }
}

/**
 * The hex that a step leads to, over others, through what is impassable, or round both; -1: nowhere. Where a way ends is looked
 * at afterwards.
 */
function cellBeyond(
  { board, occupant }: Battlefield,
  unit: Regiment,
  at: Cell,
  direction: number,
  { flies, passesThrough, notOver }: Gait,
): Cell {
  const side = 6 * at + direction
  const to = board.neighbour[side]!
  if (to < 0 || to === notOver) return -1
  // RB-04.2: a barred hex is impassable, though the sides of it may be open.
  if (!flies && !passesThrough && (board.side[side] === impassable || board.barred[to])) return -1
  const other = occupant[to]
  return flies || !other || other === unit ? to : -1
}

/** The step through a side whatever lies on it; undefined off the board. */
export function anyStep(f: Battlefield, at: Cell, direction: number): UnitStep | undefined {
  const to = f.board.neighbour[at * 6 + direction]!
  return to < 0
    ? undefined
    : (unitStep(f, at, direction) ?? { to, kind: 'impassable', times: 1, isWall: false })
}

/** May a move end here: on a hex of its own that is not barred? */
export const mayEndOn = (f: Battlefield, unit: Regiment, at: Cell): boolean =>
  !f.board.barred[at] && (f.occupant[at] === undefined || f.occupant[at] === unit)

/** How a unit goes in advances, marches and charges. */
export const gaitOf = (
  f: Battlefield,
  unit: Regiment,
  allowance: number,
  how: 'advance' | 'march' | 'charge',
): Gait => ({
  allowance,
  asides: how === 'advance',
  firstFree: how !== 'charge',
  times: sideKinds.map(kind =>
    (kind === 'difficult' || kind === 'water') && !ignoresGround(f, unit, kind) ? 2 : 1,
  ),
  passesThrough: unitWith(f, unit, rule => rule.passesThrough),
  flies: unitWith(f, unit, rule => rule.flies),
})

/** From where somebody moves: who has joined a unit moves off it (RB-22.1). */
const startOf = (f: Battlefield, unit: Regiment): Pose => {
  const { at, facing } = hostOf(f, unit)
  return { at, facing }
}

/** Poses at which an advance or a march may end. */
export function movePoses(
  f: Battlefield,
  unit: Regiment,
  how: 'advance' | 'march',
  mobility = slowest(f, unit, 'mobility'),
): { pose: Pose; cost: number }[] {
  const allowance = how === 'march' ? 2 * mobility : mobility
  const ways = waysOf(f, unit, gaitOf(f, unit, allowance, how), startOf(f, unit))
  return ways.poses().flatMap(key => {
    const pose = poseOf(key)
    const cost = ways.costOf(key)!
    return cost > 0 && mayEndOn(f, unit, pose.at) ? [{ pose, cost }] : []
  })
}

/** May an advance or a march end in this pose? Finds out without walking to all others. */
export function mayMoveTo(f: Battlefield, unit: Regiment, how: 'advance' | 'march', pose: Pose): boolean {
  if (!mayEndOn(f, unit, pose.at)) return false
  const mobility = slowest(f, unit, 'mobility')
  const gait = gaitOf(f, unit, how === 'march' ? 2 * mobility : mobility, how)
  const goal = { poses: [poseKey(pose)], of: pose.at, off: 0 } as const
  const cost = waysOf(f, unit, gait, startOf(f, unit), { goal }).costOf(poseKey(pose))
  return cost !== undefined && cost > 0
}

/** Files that a reform may give it: two more or fewer, four with a musician, and one for each attached model (RB-07, M34, RB-02.3). */
export function reformFiles(f: Battlefield, unit: Regiment, models: number): number[] {
  const most = unitContains(f, unit, rule => rule.filesMore) ? 4 : 2
  const least = Math.max(1, joinedTo(f, unit).length)
  const all: number[] = []
  for (let files = Math.max(least, unit.files - most); files <= Math.min(models, unit.files + most); files++)
    all.push(files)
  return all.length ? all : [unit.files]
}

/**
 * Hexes to which a reform may shift it: half its Mobility, or twice it where it is light (RB-07, M54).
 * @param via shifts that come by such a hex alone
 */
export function reformCells(
  f: Battlefield,
  unit: Regiment,
  mobility = slowest(f, unit, 'mobility'),
  via: (at: Cell) => boolean = () => true,
): { at: Cell; shift: number }[] {
  const light = unitWith(f, unit, rule => rule.isLight)
  const held = light && isHemmedByMusician(f, unit)
  const most = light ? Math.floor((held ? mobility : 2 * mobility) / 3) : Math.floor(mobility / 6)
  const gait = gaitOf(f, unit, 0, 'advance')
  const first = 2 * unit.at + Number(via(unit.at))
  const found = new Map<number, number>([[first, 0]])
  let edge = [first]
  for (let shift = 1; shift <= most; shift++) {
    const next: number[] = []
    for (const key of edge)
      for (const facing of facings) {
        const cell = cellBeyond(f, unit, key >> 1, facing, gait)
        if (cell < 0) continue
        const to = 2 * cell + (key % 2 === 1 || via(cell) ? 1 : 0)
        if (found.has(to)) continue
        found.set(to, shift)
        next.push(to)
      }
    edge = next
  }
  return [...found].flatMap(([key, shift]) =>
    key % 2 === 1 && mayEndOn(f, unit, key >> 1) ? [{ at: key >> 1, shift }] : [],
  )
}

/** A musician of an enemy within 3 inches, not shaken, keeps light troops short (M54c). */
const isHemmedByMusician = (f: Battlefield, unit: Regiment): boolean =>
  f.war.regiments.some(
    other =>
      other.condition === 'field' &&
      other.owner !== unit.owner &&
      !other.shaken &&
      besideWithin(f, unit, other) &&
      unitContains(f, other, rule => rule.filesMore),
  )

const besideWithin = (f: Battlefield, a: Regiment, b: Regiment): boolean =>
  facings.some(facing => f.board.neighbour[a.at * 6 + facing] === b.at) && hexes(3) >= 1
