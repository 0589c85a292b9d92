import { library } from '../library.ts'
import type { SeenUnit } from '../unit/rulePoints.ts'
import { livingRules } from './borne.ts'
import {
  attachedOf,
  type Clash,
  isAlive,
  ordinaryOf,
  type Pool,
  touchesOf,
  type UnitInClash,
  type UnitSide,
} from './clashState.ts'

/** Models of a pool with so much life: the last one may be hurt. */
export const modelsIn = (pool: Pool, life = pool.life): number => Math.ceil(life / pool.model.life)

/** Models of a pool that live, whoever else still stands. */
export const living = (pool: Pool): number => modelsIn(pool)

/** Does a model of it that falls keep its place and strike till the end of the round? (M19) */
const stays = (pool: Pool): boolean => pool.model.rules.some(({ id }) => library[id].staysStanding)

/** Models that stand in a pool: those that fell in this round with it where they strike back (M19). */
export const standingIn = (pool: Pool): number => modelsIn(pool, stays(pool) ? pool.atStart : pool.life)

export interface Formation {
  files: number
  /** those in the first rank */
  attached: Pool[]
  /** those in the last one, where there are several (M47) */
  behind: Pool[]
  ordinary: number
  models: number
  /** models of the first rank */
  first: number
  /** ranks, the last one perhaps not full */
  depth: number
}

/**
 * How the models of a unit stand: attached ones first, then ordinary ones (RB-02.3 to RB-02.5).
 * @param count models that stand in a pool: those that fell and strike back too, or the living alone
 */
export function formationOf(unit: UnitInClash, count: (pool: Pool) => number = standingIn): Formation {
  const pool = ordinaryOf(unit)
  const there = attachedOf(unit).filter(each => count(each) > 0)
  const ordinary = pool ? count(pool) : 0
  const models = there.length + ordinary
  const first = Math.min(unit.files, models)
  // Where the others do not fill the first rank, those behind stand in it too.
  const behind = there.filter(each => each.behind).slice(0, models - first)
  const attached = there.filter(each => !behind.includes(each))
  return {
    files: unit.files,
    attached,
    behind,
    ordinary,
    models,
    first,
    depth: Math.ceil(models / unit.files),
  }
}

/** Models in a rank, counted from 1. */
export const inRank = ({ files, models }: Formation, rank: number): number =>
  Math.max(0, Math.min(files, models - (rank - 1) * files))

/** Ordinary models in a rank: after the attached ones of the first, before those of the last. */
export function ordinaryInRank(formation: Formation, rank: number): number {
  const { files, first, attached, ordinary } = formation
  const free = first - attached.length
  const before = rank === 1 ? 0 : free + (rank - 2) * files
  const places = rank === 1 ? free : inRank(formation, rank)
  return Math.max(0, Math.min(places, ordinary - before))
}

/** How wide a side is: the first rank over front and rear, the ranks over a flank (RB-02.5). */
export function widthOf(unit: UnitInClash, side: UnitSide): number {
  const { first, depth } = formationOf(unit)
  return side === 'front' || side === 'rear' ? first : depth
}

/** Fewer models than these in the first rank make no full one (RB-18.1). */
const minFull = 4

/** Full ranks without what enemies on its flanks take away: of what lives (RB-18.1, M54, M45). */
export function ranksBefore(clash: Clash, unit: UnitInClash): number {
  const formation = formationOf(unit, living)
  if (takesNoRanks(unit)) return 0
  let full = 0
  if (formation.first >= minFull)
    while (full < formation.depth && inRank(formation, full + 1) === formation.first) full++
  if (full === 0 || touchesOf(clash, unit).length === 0) return full
  return full + Math.max(0, ...livingRules(unit).map(({ rule, own }) => rule.ranksMore?.(own) ?? 0))
}

/** M54e: those of attached models count only in a unit that has no others. */
const takesNoRanks = (unit: UnitInClash): boolean => {
  const pool = ordinaryOf(unit)
  const of = pool && pool.life > 0 ? [pool] : unit.pools
  return of.some(each => each.life > 0 && each.model.rules.some(({ id }) => library[id].noRanks))
}

/** Full ranks, less those of enemies that touch its flanks or its rear (RB-18.2). */
export function fullRanks(clash: Clash, unit: UnitInClash, seen: readonly UnitInClash[] = []): number {
  const own = ranksBefore(clash, unit)
  const around = touchesOf(clash, unit).filter(({ over, enemy }) => over !== 'front' && isAlive(enemy))
  const lost = around.reduce(
    // Those that are surrounded themselves come after those that are not; in a circle each counts as it stands.
    (sum, { enemy }) =>
      sum + (seen.includes(enemy) ? ranksBefore(clash, enemy) : fullRanks(clash, enemy, [...seen, unit])),
    0,
  )
  return Math.max(0, own - lost)
}

/** More full ranks than every enemy that touches it (RB-18.3). */
export const isSteady = (clash: Clash, unit: UnitInClash): boolean =>
  touchesOf(clash, unit).every(
    ({ enemy }) => !isAlive(enemy) || fullRanks(clash, unit) > fullRanks(clash, enemy),
  )

/** Height of its ordinary models, or of the first that lives. */
export const heightOf = (unit: UnitInClash): number =>
  (ordinaryOf(unit) ?? unit.pools.find(({ life }) => life > 0) ?? unit.pools[0]!).model.height

/** Three full ranks of low models, two of tall ones (RB-18.3). */
export const isSolid = (clash: Clash, unit: UnitInClash): boolean =>
  fullRanks(clash, unit) >= (heightOf(unit) <= 2 ? 3 : 2)

/** How a unit that nobody touches stands before those who shoot at it. */
export function seenFrom(unit: UnitInClash): SeenUnit {
  const formation = formationOf(unit, living)
  const { first, depth, models, files } = formation
  return {
    solid: isSolid({ units: [unit], touches: [] }, unit),
    height: heightOf(unit),
    ranks: Array.from({ length: depth }, (_, i) => inRank(formation, i + 1)),
    files: Array.from({ length: first }, (_, i) => Math.ceil((models - i) / files)),
  }
}
