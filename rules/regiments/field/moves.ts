import { type Cell, type SideKind, sideKind } from '../../board/board.ts'
import { type Facing, facings, turned } from '../../core/hex.ts'
import { hexes } from '../attack/stages.ts'
import type { Regiment } from '../battleState.ts'
import type { GroundKind } from '../groundKinds.ts'
import { slowest, unitContains, unitWith } from './command.ts'
import { ignoresGround } from './ground.ts'
import { hostOf, type WarField } from './war.ts'

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
  /** does ground of a kind cost it nothing? */
  ignoresGround(kind: GroundKind): boolean
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
export function unitStep({ board }: WarField, from: Cell, facing: number): UnitStep | undefined {
  const to = board.neighbour[from * 6 + facing]!
  const kind = to < 0 ? 'impassable' : sideKind(board, from, facing)
  if (kind === 'impassable') return undefined
  return { to, kind, times: kind === 'difficult' || kind === 'water' ? 2 : 1, isWall: kind === 'obstacle' }
}

/** Hexes beside that a unit may step into: passable, and nobody's. */
export const freeStep = (f: WarField, unit: Regiment, from: Cell, facing: number): UnitStep | undefined => {
  const step = unitStep(f, from, facing)
  const other = step && f.occupant[step.to]
  return step && !f.board.barred[step.to] && (!other || other === unit) ? step : undefined
}

/** Ways to everything that a unit can come to: cost by pose, and from where. */
export interface UnitWays {
  cost: Map<number, number>
  /** by the pose and what goes with it on its way, see `keyOf` */
  from: Map<number, number>
  /** that of a pose in which a way ends */
  ends(pose: number): number
}

/** A pose on a way: in the air or not, and whether it has come by somewhere. */
const keyOf = (pose: number, flying: boolean, passed: boolean): number =>
  4 * pose + 2 * Number(flying) + Number(passed)

/**
 * All poses that a unit can come to (RB-04). The first step ahead is possible whatever it costs; where it costs more than
 * there is, nothing is left afterwards. Who flies takes off once and lands once: the sides over which it does so count, those
 * between do not (M55c).
 * @param via ways that come by such a hex alone, flying or not
 */
export function waysOf(
  f: WarField,
  unit: Regiment,
  gait: Gait,
  start: Pose = unit,
  via: (at: Cell) => boolean = () => true,
): UnitWays {
  const first = keyOf(poseKey(start), false, via(start.at))
  const known = new Map<number, number>([[first, 0]])
  const from = new Map<number, number>()
  const queue: number[][] = [[first]]
  const reach = (key: number, total: number, before: number) => {
    if (total > gait.allowance || total >= (known.get(key) ?? Infinity)) return
    known.set(key, total)
    from.set(key, before)
    ;(queue[total] ??= []).push(key)
  }
  for (let spent = 0; spent <= gait.allowance; spent++)
    for (const key of queue[spent] ?? []) {
      if (known.get(key) !== spent) continue
      const { at, facing } = poseOf(key >> 2)
      const flying = (key & 2) > 0
      const passed = (key & 1) > 0
      for (const by of [1, -1])
        reach(keyOf(poseKey({ at, facing: turned(facing, by) }), flying, passed), spent + turn, key)
      for (const direction of facings) {
        const forward = direction === facing
        if (!forward && !gait.asides) continue
        const step = stepFor(f, unit, at, direction, gait)
        if (!step) continue
        const pose = poseKey({ at: step.to, facing })
        const by = passed || via(step.to)
        const to = (price: number) =>
          // RB-04.4: it always comes one hex ahead.
          forward && key === first && gait.firstFree ? Math.min(spent + price, gait.allowance) : spent + price
        const price = forward ? ahead : aside
        const onFoot = price * (step.kind !== 'open' && gait.ignoresGround(step.kind) ? 1 : step.times)
        reach(keyOf(pose, false, by), to(onFoot), key)
        if (gait.flies) reach(keyOf(pose, true, by), to(flying ? price : onFoot), key)
      }
    }
  const cost = new Map([...known].flatMap(([key, spent]) => (key % 4 === 1 ? [[key >> 2, spent]] : [])))
  return { cost, from, ends: pose => keyOf(pose, false, true) }
}

/** A step over others, through what is impassable, or round both; where it ends is looked at afterwards. */
function stepFor(
  f: WarField,
  unit: Regiment,
  at: Cell,
  direction: number,
  { flies, passesThrough, notOver }: Gait,
): UnitStep | undefined {
  const through = flies || passesThrough
  const step = through ? anyStep(f, at, direction) : unitStep(f, at, direction)
  if (!step || step.to === notOver) return undefined
  // RB-04.2: a barred hex is impassable, though the sides of it may be open.
  if (!through && f.board.barred[step.to]) return undefined
  const other = f.occupant[step.to]
  return flies || !other || other === unit ? step : undefined
}

/** The step through a side whatever lies on it; undefined off the board. */
export function anyStep(f: WarField, at: Cell, direction: number): UnitStep | undefined {
  const to = f.board.neighbour[at * 6 + direction]!
  return to < 0
    ? undefined
    : (unitStep(f, at, direction) ?? { to, kind: 'impassable', times: 1, isWall: false })
}

/** May a move end here: on a hex of its own that is not barred? */
export const mayEndOn = (f: WarField, unit: Regiment, at: Cell): boolean =>
  !f.board.barred[at] && (f.occupant[at] === undefined || f.occupant[at] === unit)

/** The poses from the first to the last, the first one left out. */
export function wayTo({ from, ends }: UnitWays, start: Pose, to: Pose): Pose[] {
  const way: Pose[] = []
  for (let key = ends(poseKey(to)); key >> 2 !== poseKey(start); key = from.get(key)!)
    way.push(poseOf(key >> 2))
  return way.reverse()
}

/** How a unit goes in advances, marches and charges. */
export const gaitOf = (
  f: WarField,
  unit: Regiment,
  allowance: number,
  how: 'advance' | 'march' | 'charge',
): Gait => ({
  allowance,
  asides: how === 'advance',
  firstFree: how !== 'charge',
  ignoresGround: kind => ignoresGround(f, unit, kind),
  passesThrough: unitWith(f, unit, rule => rule.passesThrough),
  flies: unitWith(f, unit, rule => rule.flies),
})

/** From where somebody moves: who has joined a unit moves off it (RB-22.1). */
const startOf = (f: WarField, unit: Regiment): Pose => {
  const { at, facing } = hostOf(f, unit)
  return { at, facing }
}

/** Poses at which an advance or a march may end. */
export function movePoses(
  f: WarField,
  unit: Regiment,
  how: 'advance' | 'march',
  mobility = slowest(f, unit, 'mobility'),
): { pose: Pose; cost: number }[] {
  const allowance = how === 'march' ? 2 * mobility : mobility
  const { cost } = waysOf(f, unit, gaitOf(f, unit, allowance, how), startOf(f, unit))
  return [...cost].flatMap(([key, spent]) => {
    const pose = poseOf(key)
    return spent > 0 && mayEndOn(f, unit, pose.at) ? [{ pose, cost: spent }] : []
  })
}

/** Files that a reform may give it: two more or fewer, four with a musician (RB-07, M34). */
export function reformFiles(f: WarField, unit: Regiment, models: number): number[] {
  const most = unitContains(f, unit, rule => rule.filesMore) ? 4 : 2
  const all: number[] = []
  for (let files = Math.max(1, unit.files - most); files <= Math.min(models, unit.files + most); files++)
    all.push(files)
  return all.length ? all : [unit.files]
}

/**
 * Hexes to which a reform may shift it: half its Mobility, or twice it where it is light (RB-07, M54).
 * @param via shifts that come by such a hex alone
 */
export function reformCells(
  f: WarField,
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
        const step = stepFor(f, unit, key >> 1, facing, gait)
        if (!step) continue
        const to = 2 * step.to + (key % 2 === 1 || via(step.to) ? 1 : 0)
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
const isHemmedByMusician = (f: WarField, unit: Regiment): boolean =>
  f.war.regiments.some(
    other =>
      other.condition === 'field' &&
      other.owner !== unit.owner &&
      !other.shaken &&
      besideWithin(f, unit, other) &&
      unitContains(f, other, rule => rule.filesMore),
  )

const besideWithin = (f: WarField, a: Regiment, b: Regiment): boolean =>
  facings.some(facing => f.board.neighbour[a.at * 6 + facing] === b.at) && hexes(3) >= 1
