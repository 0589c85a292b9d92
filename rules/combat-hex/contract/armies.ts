import type { Refusal } from '../../core/space.ts'
import * as army from '../army/army.ts'
import type { AbilityId, Camp, FigureType } from '../army/figure.ts'
import * as starter from '../army/starter.ts'
import { total } from '../battle/points/points.ts'
import type { RuleBookId } from '../battle/state.ts'
import type { Ability } from '../battle/vocabulary.ts'
import { bookById } from '../books/index.ts'

/** Choosing an army (section 2), with the abilities that have a say in it. The rest is in army/army.ts. */
export interface ArmyOptions extends Omit<army.CheckOptions, 'apForWarriors' | 'fault'> {
  /** the book it is to fight by; the tournament's when left out */
  rules?: RuleBookId
}

/** A hero's action points as far as they allow warriors (2.02, 8.47). */
const apBy =
  (rules: RuleBookId) =>
  (hero: FigureType): number => {
    const ids = new Set(hero.abilities.map(({ id }) => id))
    const { abilities } = bookById(rules)
    return total(
      hero.ap,
      [...ids].flatMap(id => abilities[id].hooks?.warriorAp?.(hero) ?? []),
    )
  }
const apForWarriors = apBy('tournament')

/** Why an ability keeps its figure out of an army, if so (8.52). */
const faultBy =
  (rules: RuleBookId): army.CheckOptions['fault'] =>
  (type, list) => {
    for (const { id } of type.abilities) {
      const found = bookById(rules).abilities[id].hooks?.armyFault?.(type, list)
      if (found) return found
    }
    return undefined
  }

const by = ({ rules = 'tournament', ...rest }: ArmyOptions): army.CheckOptions => ({
  apForWarriors: apBy(rules),
  fault: faultBy(rules),
  ...rest,
})

/** Is it an ability that is used, for action points, and not one that is simply there (8.082)? */
export const isActivable = (id: AbilityId): boolean => {
  const { moment, copies, notActivated }: Ability = bookById('tournament').abilities[id]
  return (moment !== undefined || copies !== undefined) && !notActivated
}

/** How many warriors the heroes allow (2.02). */
export const warriorLimit = (types: readonly FigureType[]): number => army.warriorLimit(types, apForWarriors)

/** Every reason why an army may not take the field; [] when it may. */
export const checkArmy = (list: Parameters<typeof army.checkArmy>[0], options: ArmyOptions): Refusal[] =>
  army.checkArmy(list, by(options))

/** The same of what a player brings: an army of either camp or one of each (2.022). */
export const checkArmies = (
  armies: Parameters<typeof army.checkArmies>[0],
  options: Omit<ArmyOptions, 'camp'> & { needs?: readonly Camp[] },
): Refusal[] => {
  const { needs, ...rest } = options
  return army.checkArmies(armies, { ...by(rest), needs })
}

/**
 * A ready army for so many points, as figure type ids; [] where restrictions (2.021) leave nobody to lead one.
 * @throws RangeError where there is none (2.01)
 */
export const starterArmy = (camp: Camp, points: number, restrictions?: army.ArmyRestrictions): string[] =>
  starter.starterArmy(camp, points, {
    apForWarriors,
    ...(restrictions && { restrictions, fault: faultBy('tournament') }),
  })

/**
 * Can anybody at all lead an army of the camp? Whoever leads one may also come alone, and without heroes there
 * are no warriors (2.02): so it is enough to look at single figures.
 */
export const hasArmy = (
  camp: Camp,
  all: readonly FigureType[],
  options: Omit<ArmyOptions, 'camp'>,
): boolean => all.some(type => checkArmy([type], { ...options, camp }).length === 0)
