import { tournamentAbilities } from './abilities/index.ts'
import * as army from './army/army.ts'
import type { AbilityId, Camp, FigureType } from './army/figure.ts'
import * as starter from './army/starter.ts'
import { type Ability, total } from './battle/points.ts'
import type { Refusal } from './core/space.ts'

/** Choosing an army (section 2), with the abilities that have a say in it. The rest is in army/army.ts. */
export type ArmyOptions = Omit<army.ArmyOptions, 'apForWarriors' | 'fault'>

/** A hero's action points as far as they allow warriors (2.02, 8.47). */
function apForWarriors(hero: FigureType): number {
  const ids = new Set(hero.abilities.map(({ id }) => id))
  return total(
    hero.ap,
    [...ids].flatMap(id => tournamentAbilities[id].hooks?.warriorAp?.(hero) ?? []),
  )
}

/** Why an ability keeps its figure out of an army, if so (8.52). */
const fault: army.ArmyOptions['fault'] = (type, list) => {
  for (const { id } of type.abilities) {
    const found = tournamentAbilities[id].hooks?.armyFault?.(type, list)
    if (found) return found
  }
  return undefined
}

/** Is it an ability that is used, for action points, and not one that is simply there (8.082)? */
export const isActivable = (id: AbilityId): boolean => {
  const { moment, copies, plain }: Ability = tournamentAbilities[id]
  return (moment !== undefined || copies !== undefined) && !plain
}

/** How many warriors the heroes allow (2.02). */
export const warriorLimit = (types: readonly FigureType[]): number => army.warriorLimit(types, apForWarriors)

/** Every reason why an army may not take the field; [] when it may. */
export const checkArmy = (
  list: Parameters<typeof army.checkArmy>[0],
  options: Parameters<typeof army.checkArmy>[1],
): Refusal[] => army.checkArmy(list, { apForWarriors, fault, ...options })

/** The same of what a player brings: an army of either camp or one of each (2.022). */
export const checkArmies = (
  armies: Parameters<typeof army.checkArmies>[0],
  options: Parameters<typeof army.checkArmies>[1],
): Refusal[] => army.checkArmies(armies, { apForWarriors, fault, ...options })

/** A ready army for so many points, as figure type ids. @throws RangeError where there is none (2.01) */
export const starterArmy = (camp: Camp, points: number): string[] =>
  starter.starterArmy(camp, points, apForWarriors)
