import { livingRules } from '../formation/borne.ts'
import { type Clash, touchesOf, type UnitInClash } from '../formation/clashState.ts'
import { library } from '../library.ts'
import { type ModelProfile, type PrintedRule, strikingValues } from '../unit/unitProfile.ts'

/** Two of the same X are the same rule, in whatever order it is written (M11b). */
function sameBy({ gift }: PrintedRule): string {
  const plus = strikingValues.map(value => gift?.plus[value] ?? 0)
  const rules = (gift?.rules ?? []).map(own => JSON.stringify(own))
  return [...plus, ...rules.toSorted()].join(' ')
}

/** What touching these enemies means for a unit: each X once, however many models bring it (M11a, b, c). */
const contactWith = (enemies: readonly UnitInClash[]): PrintedRule[] =>
  enemies.flatMap(livingRules).flatMap(({ rule, own }) => (rule.contact ? [own] : []))

/**
 * A model that suffers from contact: rules of models come to it, and each part bears the contact itself, which acts on
 * its attacks (M11). Whatever it suffers already it does not suffer twice.
 */
function suffering(model: ModelProfile, contact: readonly PrintedRule[]): ModelProfile {
  const known = new Set(
    model.parts.flatMap(part => part.rules).flatMap(own => (library[own.id].contact ? [sameBy(own)] : [])),
  )
  const fresh = contact.filter(own => !known.has(sameBy(own)) && known.add(sameBy(own)))
  if (fresh.length === 0) return model
  const rules = fresh.flatMap(({ gift }) => gift?.rules ?? []).filter(({ id }) => id.startsWith('M'))
  return {
    ...model,
    rules: [...model.rules, ...rules],
    parts: model.parts.map(part => ({ ...part, rules: [...part.rules, ...fresh] })),
  }
}

/** A unit that touches these enemies, with what it suffers from them: as a round begins, and for all of it. */
export function touchedBy<Unit extends UnitInClash>(unit: Unit, enemies: readonly UnitInClash[]): Unit {
  const contact = contactWith(enemies)
  if (contact.length === 0) return unit
  return { ...unit, pools: unit.pools.map(pool => ({ ...pool, model: suffering(pool.model, contact) })) }
}

/** A clash in which each unit suffers from those whom it touches. */
export const inContact = (clash: Clash): Clash => ({
  ...clash,
  units: clash.units.map(unit =>
    touchedBy(
      unit,
      touchesOf(clash, unit).map(({ enemy }) => enemy),
    ),
  ),
})
