import type { HowStruck } from '../attack/attack.ts'
import { hexes } from '../attack/stages.ts'
import { meanOf } from '../base/spread.ts'
import type { Pool, UnitInClash } from '../formation/clashState.ts'
import { formationOf, inRank, living } from '../formation/formation.ts'
import { shootingRanks, shootingWeapons, weaponRules } from '../formation/wielding.ts'
import { library } from '../library.ts'
import type { Aim } from '../unit/rulePoints.ts'
import type { Amount, ModelPart, PrintedRule } from '../unit/unitProfile.ts'
import { type Blows, likelyLoss } from './blows.ts'

/** Whom shots fall on: the ordinary pool, which comes first, else the first attached model (RB-11.5). */
const shotAt = (unit: UnitInClash): Pool | undefined => unit.pools.find(({ life }) => life > 0)

/** Models of a pool that shoot: those in its unit's first ranks, all files (RB-11.2, A35). */
function shooters(unit: UnitInClash, pool: Pool, part: ModelPart, weapon: PrintedRule): number {
  const formation = formationOf(unit, living)
  const most = shootingRanks(part, weapon)
  if (!pool.ordinary) return formation.behind.includes(pool) && formation.depth > most ? 0 : 1
  const ranks = Math.min(formation.depth, most)
  const places = Array.from({ length: ranks }, (_, i) => inRank(formation, i + 1)).reduce((a, b) => a + b, 0)
  return Math.max(0, Math.min(formation.ordinary, places - formation.attached.length))
}

const shotsOf = (weapon: PrintedRule): Amount => weapon.values?.shots ?? library[weapon.id].shoots!.shots

/** Hexes that it reaches (RB-01.4). */
export const reachOf = (weapon: PrintedRule): number =>
  hexes(weapon.values?.range ?? library[weapon.id].shoots?.range ?? 0)
/** Does it reach so far? */
export const reaches = (weapon: PrintedRule, distance: number): boolean => hexes(distance) <= reachOf(weapon)

/** Weapons that a part may shoot with so far off, after a march those alone that then serve (A32). */
export const usableWeapons = (part: ModelPart, { distance, marched }: Aim): PrintedRule[] =>
  shootingWeapons(part).filter(each => reaches(each, distance) && (!marched || shootsMarching(part, each)))

/**
 * What a unit shoots at another: each part with one of its weapons that reaches so far, of several with the one that its owner
 * has chosen, else the one that is likely to cost most life (G5a).
 * @param chosen the pool that it is meant for, where that is not the usual one
 */
export function volley(
  unit: UnitInClash,
  target: UnitInClash,
  aim: Aim,
  atFront = true,
  chosen?: Pool,
): Blows[] {
  const pool = chosen ?? shotAt(target)
  if (!pool) return []
  // A march is a move (A32b).
  const moved = aim.moved || aim.marched
  const shotsWith = (by: Pool, part: ModelPart, weapon: PrintedRule): Blows[] => {
    const count = shooters(unit, by, part, weapon)
    const shots = shotsOf(weapon)
    const how: HowStruck = {
      kind: 'shot',
      by: { unit, pool: by, part },
      at: { unit: target, pool, atFront },
      weapon,
      aim: { ...aim, moved },
    }
    // M26: those whom an engineer directs shoot by themselves.
    const directed = Math.min(by.directed ?? 0, count)
    const better: HowStruck = { ...how, aim: { ...how.aim!, directed: true } }
    return [...shotsBy(better, directed, shots, weapon), ...shotsBy(how, count - directed, shots, weapon)]
  }
  return unit.pools.flatMap(by =>
    by.life === 0 || (moved && by.model.rules.some(({ id }) => library[id].stillToShoot))
      ? []
      : by.model.parts.flatMap((part, i): Blows[] => {
          const weapons = usableWeapons(part, aim)
          const wanted = weapons.find(({ id }) => id === by.shootsWith?.[i])
          const ways = (wanted ? [wanted] : weapons).map(each => shotsWith(by, part, each))
          return ways.reduce(
            (best, each) => (likelyShots(each) > likelyShots(best) ? each : best),
            ways[0] ?? [],
          )
        }),
  )
}

/** Life that shots are likely to cost; rolled ones count as many as they are on average. */
export const likelyShots = (all: readonly Blows[]): number =>
  all.reduce((sum, blows) => sum + likelyLoss(blows) * (blows.each ? meanOf(blows.each) : 1), 0)

/** Shots of so many models; a fixed number of them needs no throw. */
function shotsBy(how: HowStruck, models: number, shots: Amount, weapon: PrintedRule): Blows[] {
  if (models === 0) return []
  const all = { how, step: 0, way: 'freely', by: weapon.id } as const
  return [
    shots.dice === 0
      ? { ...all, count: models * shots.plus, each: null }
      : { ...all, count: models, each: shots },
  ]
}

const shootsMarching = (part: ModelPart, weapon: PrintedRule): boolean =>
  [...part.rules, ...weaponRules(weapon)].some(({ id }) => library[id].shootsAfterMarch)
