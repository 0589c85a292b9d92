import { rulesInHand } from '../attack/attack.ts'
import {
  type Clash,
  isAlive,
  ordinaryOf,
  type Pool,
  type TouchOf,
  touchesOf,
  type UnitInClash,
  type UnitSide,
  unitSides,
} from '../formation/clashState.ts'
import { type Formation, formationOf, ordinaryInRank, widthOf } from '../formation/formation.ts'
import { library } from '../library.ts'
import type { StrikingPart } from '../unit/rulePoints.ts'

/** Models of one pool that strike over one side, all in the same way. */
export interface Fighters {
  pool: Pool
  models: number
  over: UnitSide
  /** freely with all attacks, from behind in support, or over a flank or the rear (RB-15) */
  way: 'freely' | 'support' | 'flank'
  /** of supporters: in which rank they stand */
  rank: number
  /** the enemies that they may strike there */
  touches: readonly TouchOf[]
  /** the hurt model of the pool is one of them (A30) */
  withHurt: boolean
}
/** Before it is known who of them the hurt model is with. */
type PlacedModels = Omit<Fighters, 'withHurt'>

/** Models beyond the width of what they touch that may strike too, on both ends together (RB-15.1). */
const beyondWidth = 2

/** Who of a unit strikes over which side; supporters are counted for parts that support from that rank (RB-15). */
export function fightersOf(clash: Clash, unit: UnitInClash): Fighters[] {
  const touches = touchesOf(clash, unit).filter(({ enemy }) => isAlive(enemy))
  const all = unitSides.flatMap((side): PlacedModels[] => {
    const here = touches.filter(({ over }) => over === side)
    if (here.length === 0) return []
    const reach = here.reduce((sum, { enemy, at }) => sum + widthOf(enemy, at), beyondWidth)
    return side === 'front' ? overFront(unit, here, reach) : overFlank(unit, here, reach, touches)
  })
  // It strikes, it does not stand behind, and it stands on one side.
  const withHurt = ({ pool }: PlacedModels) =>
    all.find(other => other.way !== 'support' && other.pool === pool)
  return all.map(each => ({ ...each, withHurt: each === withHurt(each) }))
}

/** Attached models with war platforms before the others, or behind them. */
const byPlace = (attached: readonly Pool[], platforms: -1 | 1): Pool[] =>
  attached.toSorted((a, b) => platforms * (Number(isPlatform(a)) - Number(isPlatform(b))))

const isPlatform = ({ model }: Pool): boolean => model.rules.some(({ id }) => library[id].platform)

function overFront(unit: UnitInClash, touches: readonly TouchOf[], reach: number): PlacedModels[] {
  const formation = formationOf(unit)
  const pool = ordinaryOf(unit)
  const files = Math.min(formation.first, reach)
  // In the middle of the first rank, where a narrow enemy stands too, and nobody takes its place (M37b, RB-22.3).
  const attached = byPlace(formation.attached, -1).slice(0, files)
  const all: PlacedModels[] = attached.map(each => ({
    pool: each,
    models: 1,
    over: 'front',
    way: 'freely',
    rank: 1,
    touches,
  }))
  if (!pool || formation.ordinary === 0) return all
  const free = files - attached.length
  if (free > 0) all.push({ pool, models: free, over: 'front', way: 'freely', rank: 1, touches })
  for (let rank = 2; rank <= Math.min(formation.depth, deepest(unit, pool)); rank++) {
    const models = Math.min(files, ordinaryInRank(formation, rank))
    if (models > 0) all.push({ pool, models, over: 'front', way: 'support', rank, touches })
  }
  return all
}

/** The last rank from which a part supports: the second, and one more for each rule that says so (A16). */
export const supportsFrom = (by: StrikingPart): number =>
  rulesInHand(by).reduce((sum, { id }) => sum + (library[id].supportRanks ?? 0), 2)

export const deepest = (unit: UnitInClash, pool: Pool): number =>
  Math.max(2, ...pool.model.parts.map(part => supportsFrom({ unit, pool, part })))

/** Places along a side, ranks and files counted as if the last rank were complete. */
function placesOf({ first, depth }: Formation, side: UnitSide): string[] {
  if (side === 'front' || side === 'rear')
    return Array.from({ length: first }, (_, file) => `${side === 'front' ? 0 : depth - 1} ${file}`)
  return Array.from({ length: depth }, (_, rank) => `${rank} ${side === 'left' ? 0 : first - 1}`)
}

/** Over a flank or the rear as many as that side is wide; whoever stands in the first rank fights over the front. */
function overFlank(
  unit: UnitInClash,
  here: readonly TouchOf[],
  reach: number,
  touches: readonly TouchOf[],
): PlacedModels[] {
  const { over } = here[0]!
  const formation = formationOf(unit)
  const before = unitSides.slice(0, unitSides.indexOf(over))
  const earlier = before.filter(side => touches.some(each => each.over === side))
  // No model fights twice: at a corner it stands with the side that comes first (RB-15.5).
  const places = placesOf(formation, over).filter(
    place => !earlier.some(side => placesOf(formation, side).includes(place)),
  )
  const models = Math.min(places.length, reach)
  const ordinary = ordinaryOf(unit)
  if (ordinary && formation.ordinary > 0)
    return models > 0
      ? [
          {
            pool: ordinary,
            models: Math.min(models, formation.ordinary),
            over,
            way: 'flank',
            rank: 1,
            touches: here,
          },
        ]
      : []
  // It stays in the middle, away from the flanks, as long as others stand there (M37b).
  return byPlace(formation.attached, 1)
    .slice(0, models)
    .map(pool => ({ pool, models: 1, over, way: 'flank', rank: 1, touches: here }))
}

/**
 * Standard attacks of each part where they are restricted: as many as the model is high for all of them together, in the
 * order of its parts, but for what says otherwise (RB-15.4, A10).
 * @param wanted attacks of each part, as many as it would make freely
 */
export function restrictedAttacks(unit: UnitInClash, pool: Pool, wanted: readonly number[]): number[] {
  const { parts, height } = pool.model
  let left = height
  return parts.map((part, i) => {
    const said = rulesInHand({ unit, pool, part }).flatMap(own => library[own.id].restricted?.(own) ?? [])
    const limits = said.flatMap(each => ('limit' in each ? [each.limit] : []))
    const beyond = said.reduce((sum, each) => sum + ('beyond' in each ? each.beyond : 0), 0)
    const attacks = wanted[i]!
    if (limits.length) return Math.min(attacks, Math.max(...limits) + beyond)
    const shared = Math.min(attacks, left)
    left -= shared
    return shared + Math.min(attacks - shared, beyond)
  })
}
