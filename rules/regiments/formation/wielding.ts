import { library } from '../library.ts'
import type { ModelPart, PrintedRule } from '../unit/unitProfile.ts'
import type { Pool } from './clashState.ts'

const natural: PrintedRule = { id: 'W01' }
const basic: PrintedRule = { id: 'W02' }

/** The weapon that a part has without carrying one (W01a, W02a). */
const ownWeapon = ({ marks }: ModelPart): PrintedRule =>
  marks.some(mark => mark === 'construct' || mark === 'beast' || mark === 'mount') ? natural : basic

/** Of which of them one is picked: an enchanted one, another, the basic one, natural ones (G4b). */
const ranks = [
  (own: PrintedRule) => own.enchanted === true,
  ({ id }: PrintedRule) => library[id].wields === 'other',
  ({ id }: PrintedRule) => library[id].wields === 'basic',
  () => true,
]

/**
 * Weapons of close combat among which a part may choose: those of the highest rank that it has, and all but where one is
 * enchanted for whoever picks anew each round (G4b, A26).
 */
export function weaponsOf(part: ModelPart): readonly PrintedRule[] {
  let known = knownWeapons.get(part)
  if (!known) knownWeapons.set(part, (known = choiceOf(part)))
  return known
}
/** Parts are never changed. */
const knownWeapons = new WeakMap<ModelPart, readonly PrintedRule[]>()

function choiceOf(part: ModelPart): PrintedRule[] {
  const carried = part.rules.filter(({ id }) => library[id].wields !== undefined)
  const own = ownWeapon(part)
  const all = carried.some(({ id }) => id === own.id) ? carried : [...carried, own]
  const best = ranks.map(is => all.filter(is)).find(each => each.length > 0) ?? [own]
  return isMaster(part) && !best[0]?.enchanted ? [...best, ...all.filter(each => !best.includes(each))] : best
}

/** Does it pick its weapon anew in each round? (A26) */
export const isMaster = ({ rules }: ModelPart): boolean => rules.some(({ id }) => library[id].picksWeapon)

/** The one that it wields: the first of them where nobody chose. */
export function weaponOf(pool: Pool, part: ModelPart): PrintedRule {
  const weapons = weaponsOf(part)
  return weapons[pool.wields?.[pool.model.parts.indexOf(part)] ?? 0] ?? weapons[0]!
}

/** What comes with a weapon: what every one of its kind brings, and what this one gives. */
export const weaponRules = (weapon: PrintedRule): readonly PrintedRule[] => [
  ...(library[weapon.id].brings ?? []),
  ...(weapon.values?.rules ?? []),
  ...(weapon.gift?.rules ?? []),
]

/** Does what a part wields need both its hands? (A01, A29) */
const bothHands = (pool: Pool, part: ModelPart): boolean =>
  weaponRules(weaponOf(pool, part)).some(({ id }) => library[id].twoHanded) && !gripsIron(part)

const gripsIron = (part: ModelPart): boolean => part.rules.some(({ id }) => library[id].gripsIron)

/** Can a model use its shield: always but in melee while a part of it wields with both hands (M06a). */
export const hasHandForShield = (pool: Pool, inMelee: boolean): boolean =>
  !inMelee || !pool.model.parts.some(part => bothHands(pool, part))

/** Does a part of it wield its basic weapon, or one that counts as one? (M06c, A29b) */
export const wieldsBasic = (pool: Pool): boolean =>
  pool.model.parts.some(part => library[weaponOf(pool, part).id].wields === 'basic' || gripsIron(part))

/** Ranks of a unit from which a part shoots with a weapon: two, and those that rules add (RB-11.2, A35). */
export const shootingRanks = (part: ModelPart, weapon: PrintedRule): number =>
  [...part.rules, ...weaponRules(weapon)].reduce((sum, { id }) => sum + (library[id].shootingRanks ?? 0), 2)

/** Weapons that a part shoots with; it uses one of them a phase (G5a). */
export const shootingWeapons = (part: ModelPart): PrintedRule[] =>
  part.rules.filter(({ id }) => library[id].shoots)
