import { type AbilityId, abilityIds } from '../../army/figure.ts'
import type { Ability, AbilityTable } from '../../battle/vocabulary.ts'
import { berserker, dirtyFighting } from '../combat.ts'
import { battleAwareness, fast } from '../movement.ts'
import { initiative, leadership, stealEssence } from '../others.ts'
import { deadlyShot, expertMarksman } from '../shooting.ts'
import { battleCry, spearman } from './combat.ts'
import { aggressiveStrategy, armor, assassin, bodyguard, courage } from './damage.ts'
import { fastStrike, magicalForce, sneak, tyrant } from './movement.ts'
import { dread, healing } from './others.ts'
import { oneRing } from './ring.ts'
import { arrowFlurry, crackShot, shotCaller } from './shooting.ts'

/**
 * The special abilities of the starter rule book of 2003. Where its words say what those of the tournament
 * say, the definition is the same.
 */
const known = {
  berserker,
  'dirty-fighting': dirtyFighting,
  'battle-cry': battleCry,
  spearman,
  armor,
  assassin,
  courage,
  bodyguard,
  'aggressive-strategy': aggressiveStrategy,
  sneak,
  'fast-strike': fastStrike,
  tyrant,
  'magical-force': magicalForce,
  'battle-awareness': battleAwareness,
  fast,
  'expert-marksman': expertMarksman,
  'deadly-shot': deadlyShot,
  'shot-caller': shotCaller,
  'crack-shot': crackShot,
  'arrow-flurry': arrowFlurry,
  leadership,
  initiative,
  healing,
  dread,
  'steal-essence': stealEssence,
  'one-ring': oneRing,
} as const satisfies { [Id in AbilityId]?: Ability & { id: Id } }

/** Does the starter book know it? */
export const isClassic = (id: AbilityId): id is ClassicAbilityId => Object.hasOwn(known, id)

/** An ability that came with a later book: on the base, and without effect. */
function inert<Id extends AbilityId>(id: Id): Ability & { id: Id } {
  return { id, inert: true }
}

export const classicAbilities = Object.fromEntries(
  abilityIds.map(id => [id, isClassic(id) ? known[id] : inert(id)]),
) as unknown as AbilityTable

/** The abilities that the starter book knows. */
export type ClassicAbilityId = keyof typeof known
/** @internal for tests, which go through all of them */
export const classicIds = Object.keys(known) as ClassicAbilityId[]
