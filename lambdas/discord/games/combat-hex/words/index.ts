import { type AbilityId, abilityIds, abilityNames } from '../../../../../rules/combat-hex/index.ts'
import type { Locale } from '../../../../store/types.ts'
import { typeset } from '../../../words/french.ts'
import { type JoinedWords, joinWords } from '../../joinWords.ts'
import { abilities as abilitiesEn } from './en/abilities.ts'
import { books as booksEn } from './en/books.ts'
import { classicAbilities as classicEn } from './en/classicAbilities.ts'
import { events as eventsEn } from './en/events.ts'
import { lessons as lessonsEn } from './en/lessons.ts'
import { odds as oddsEn } from './en/odds.ts'
import { orders as ordersEn } from './en/orders.ts'
import { pictures as picturesEn } from './en/pictures.ts'
import { questionHelp as questionHelpEn } from './en/questionHelp.ts'
import { questions as questionsEn } from './en/questions.ts'
import { refusals as refusalsEn } from './en/refusals/index.ts'
import { says as saysEn } from './en/says/index.ts'
import { tells as tellsEn } from './en/tells.ts'
import { terms as termsEn } from './en/terms.ts'
import { abilities as abilitiesFr } from './fr/abilities.ts'
import { books as booksFr } from './fr/books.ts'
import { classicAbilities as classicFr } from './fr/classicAbilities.ts'
import { events as eventsFr } from './fr/events.ts'
import { lessons as lessonsFr } from './fr/lessons.ts'
import { odds as oddsFr } from './fr/odds.ts'
import { orders as ordersFr } from './fr/orders.ts'
import { pictures as picturesFr } from './fr/pictures.ts'
import { questionHelp as questionHelpFr } from './fr/questionHelp.ts'
import { questions as questionsFr } from './fr/questions.ts'
import { refusals as refusalsFr } from './fr/refusals/index.ts'
import { says as saysFr } from './fr/says/index.ts'
import { tells as tellsFr } from './fr/tells.ts'
import { terms as termsFr } from './fr/terms.ts'
import type { AbilityWords } from './types.ts'

/** Abilities by name, with what they do. */
const named = (does: AbilityWords, language: Locale): Record<AbilityId, { name: string; does: string }> =>
  byAbility(id => ({ name: abilityNames[id][language], does: does[id] }))

const byAbility = <Value>(valueOf: (id: AbilityId) => Value): Record<AbilityId, Value> =>
  Object.fromEntries(abilityIds.map(id => [id, valueOf(id)])) as Record<AbilityId, Value>

const ownEn = {
  abilities: named(abilitiesEn, 'en'),
  books: booksEn,
  classicAbilities: classicEn,
  events: eventsEn,
  lessons: lessonsEn,
  odds: oddsEn,
  orders: ordersEn,
  pictures: picturesEn,
  questionHelp: questionHelpEn,
  questions: questionsEn,
  refusals: refusalsEn,
  says: saysEn,
  tells: tellsEn,
  terms: termsEn,
}

/** What only Combat Hex says. The French catalogue has the type of the English one: what is missing does not compile. */
type OwnWords = typeof ownEn

const ownFr: OwnWords = typeset({
  abilities: named(abilitiesFr, 'fr'),
  books: booksFr,
  classicAbilities: classicFr,
  events: eventsFr,
  lessons: lessonsFr,
  odds: oddsFr,
  orders: ordersFr,
  pictures: picturesFr,
  questionHelp: questionHelpFr,
  questions: questionsFr,
  refusals: refusalsFr,
  says: saysFr,
  tells: tellsFr,
  terms: termsFr,
})

/** Everything that players of Combat Hex read, in one language. */
export type CombatHexWords = JoinedWords<OwnWords>

export const combatHexWords: Readonly<Record<Locale, CombatHexWords>> = joinWords({ en: ownEn, fr: ownFr })
