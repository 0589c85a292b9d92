import { type AbilityId, abilityIds, abilityNames } from '../../../../../rules/combat-hex/index.ts'
import type { Locale } from '../../../../store/types.ts'
import { typeset } from '../../../words/french.ts'
import { type JoinedWords, joinWords } from '../../joinWords.ts'
import { abilities as abilitiesEn } from './en/abilities.ts'
import * as en from './en/index.ts'
import { abilities as abilitiesFr } from './fr/abilities.ts'
import * as fr from './fr/index.ts'
import type { AbilityWords } from './types.ts'

/** Abilities by name, with what they do. */
const named = (does: AbilityWords, language: Locale): Record<AbilityId, { name: string; does: string }> =>
  byAbility(id => ({ name: abilityNames[id][language], does: does[id] }))

const byAbility = <Value>(valueOf: (id: AbilityId) => Value): Record<AbilityId, Value> =>
  Object.fromEntries(abilityIds.map(id => [id, valueOf(id)])) as Record<AbilityId, Value>

const ownEn = { ...en, abilities: named(abilitiesEn, 'en') }

/** What only Combat Hex says. The French catalogue has the type of the English one: what is missing does not compile. */
type OwnWords = typeof ownEn

const ownFr: OwnWords = typeset({ ...fr, abilities: named(abilitiesFr, 'fr') })

/** Everything that players of Combat Hex read, in one language. */
export type CombatHexWords = JoinedWords<OwnWords>

export const combatHexWords: Readonly<Record<Locale, CombatHexWords>> = joinWords({ en: ownEn, fr: ownFr })
