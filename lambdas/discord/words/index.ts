import { type AbilityId, abilityIds, abilityNames } from '../../../rules/combat-hex/index.ts'
import { type RefusalCode } from '../../../rules/index.ts'
import type { Locale } from '../../store/types.ts'
import { abilities as abilitiesEn } from './en/abilities.ts'
import { books as booksEn } from './en/books.ts'
import { choices as choicesEn } from './en/choices.ts'
import { classicAbilities as classicEn } from './en/classicAbilities.ts'
import { commands as commandsEn } from './en/commands.ts'
import { events as eventsEn } from './en/events.ts'
import { faults as faultsEn } from './en/faults.ts'
import { help as helpEn } from './en/help.ts'
import { imports as importsEn } from './en/imports.ts'
import { league as leagueEn } from './en/league.ts'
import { odds as oddsEn } from './en/odds.ts'
import { orders as ordersEn } from './en/orders.ts'
import { pictures as picturesEn } from './en/pictures.ts'
import { questionHelp as questionHelpEn } from './en/questionHelp.ts'
import { questions as questionsEn } from './en/questions.ts'
import { refusals as refusalsEn } from './en/refusals/index.ts'
import { says as saysEn } from './en/says/index.ts'
import { telling as tellingEn } from './en/telling.ts'
import { terms as termsEn } from './en/terms.ts'
import { tutorial as tutorialEn } from './en/tutorial.ts'
import { abilities as abilitiesFr } from './fr/abilities.ts'
import { books as booksFr } from './fr/books.ts'
import { choices as choicesFr } from './fr/choices.ts'
import { classicAbilities as classicFr } from './fr/classicAbilities.ts'
import { commands as commandsFr } from './fr/commands.ts'
import { events as eventsFr } from './fr/events.ts'
import { faults as faultsFr } from './fr/faults.ts'
import { help as helpFr } from './fr/help.ts'
import { imports as importsFr } from './fr/imports.ts'
import { league as leagueFr } from './fr/league.ts'
import { odds as oddsFr } from './fr/odds.ts'
import { orders as ordersFr } from './fr/orders.ts'
import { pictures as picturesFr } from './fr/pictures.ts'
import { questionHelp as questionHelpFr } from './fr/questionHelp.ts'
import { questions as questionsFr } from './fr/questions.ts'
import { refusals as refusalsFr } from './fr/refusals/index.ts'
import { says as saysFr } from './fr/says/index.ts'
import { telling as tellingFr } from './fr/telling.ts'
import { terms as termsFr } from './fr/terms.ts'
import { tutorial as tutorialFr } from './fr/tutorial.ts'
import { typeset } from './french.ts'
import type { AbilityWords, RefusalWords } from './types.ts'

/** Abilities by name, with what they do. */
const named = (does: AbilityWords, language: Locale): Record<AbilityId, { name: string; does: string }> =>
  byAbility(id => ({ name: abilityNames[id][language], does: does[id] }))

const byAbility = <Value>(valueOf: (id: AbilityId) => Value): Record<AbilityId, Value> =>
  Object.fromEntries(abilityIds.map(id => [id, valueOf(id)])) as Record<AbilityId, Value>

const en = {
  abilities: named(abilitiesEn, 'en'),
  books: booksEn,
  classicAbilities: classicEn,
  events: eventsEn,
  faults: faultsEn as Record<keyof typeof faultsEn, string>,
  help: helpEn,
  imports: importsEn,
  league: leagueEn,
  odds: oddsEn,
  orders: ordersEn,
  pictures: picturesEn,
  questionHelp: questionHelpEn,
  questions: questionsEn,
  refusals: refusalsEn as Readonly<Record<RefusalCode, RefusalWords>>,
  says: saysEn,
  telling: tellingEn,
  terms: termsEn,
  tutorial: tutorialEn,
}

/** Everything a player reads, in one language. The French catalogue has the type of the English one: what is missing does not compile. */
export type Words = typeof en

const fr: Words = typeset({
  abilities: named(abilitiesFr, 'fr'),
  books: booksFr,
  classicAbilities: classicFr,
  events: eventsFr,
  faults: faultsFr,
  help: helpFr,
  imports: importsFr,
  league: leagueFr,
  odds: oddsFr,
  orders: ordersFr,
  pictures: picturesFr,
  questionHelp: questionHelpFr,
  questions: questionsFr,
  refusals: refusalsFr,
  says: saysFr,
  telling: tellingFr,
  terms: termsFr,
  tutorial: tutorialFr,
})

export type CommandKey = keyof typeof commandsEn
export type ChoiceKey = keyof typeof choicesEn
export type HelpTopic = keyof typeof helpEn

/** What a command or an option is called by who reads: `league rule.battle` is `battle`, in French `bataille`. */
export const optionName = (key: CommandKey, locale: Locale): string =>
  locale === 'fr' ? commandsFr[key][0] : key.split(/[ .]/).at(-1)!

/** What a fixed choice is called. */
export const choiceName = (key: ChoiceKey, locale: Locale): string =>
  (locale === 'fr' ? choicesFr : choicesEn)[key]

export const catalogues: Readonly<Record<Locale, Words>> = { en, fr }
export const wordsOf = (locale: Locale): Words => catalogues[locale]
export const helpTopics = Object.keys(helpEn) as HelpTopic[]
