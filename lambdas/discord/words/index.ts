import type { Locale } from '../../store/types.ts'
import { choices as choicesEn } from './en/choices.ts'
import { commands as commandsEn } from './en/commands.ts'
import { events as eventsEn } from './en/events.ts'
import { faults as faultsEn } from './en/faults.ts'
import { help as helpEn, topics as topicsEn } from './en/help.ts'
import { imports as importsEn } from './en/imports.ts'
import { league as leagueEn } from './en/league.ts'
import { orders as ordersEn } from './en/orders.ts'
import { pictures as picturesEn } from './en/pictures.ts'
import { refusals as refusalsEn } from './en/refusals/index.ts'
import { says as saysEn } from './en/says/index.ts'
import { terms as termsEn } from './en/terms.ts'
import { tutorial as tutorialEn } from './en/tutorial.ts'
import { choices as choicesFr } from './fr/choices.ts'
import { commands as commandsFr } from './fr/commands.ts'
import { events as eventsFr } from './fr/events.ts'
import { faults as faultsFr } from './fr/faults.ts'
import { help as helpFr, topics as topicsFr } from './fr/help.ts'
import { imports as importsFr } from './fr/imports.ts'
import { league as leagueFr } from './fr/league.ts'
import { orders as ordersFr } from './fr/orders.ts'
import { pictures as picturesFr } from './fr/pictures.ts'
import { refusals as refusalsFr } from './fr/refusals/index.ts'
import { says as saysFr } from './fr/says/index.ts'
import { terms as termsFr } from './fr/terms.ts'
import { tutorial as tutorialFr } from './fr/tutorial.ts'
import { typeset } from './french.ts'
import type { RefusalWords } from './types.ts'

const en = {
  events: eventsEn,
  faults: faultsEn as Record<keyof typeof faultsEn, string>,
  help: helpEn,
  imports: importsEn,
  league: leagueEn,
  orders: ordersEn,
  pictures: picturesEn,
  refusals: refusalsEn as Readonly<Record<keyof typeof refusalsEn, RefusalWords>>,
  says: saysEn,
  terms: termsEn,
  topics: topicsEn,
  tutorial: tutorialEn,
}

/** What players of any game read, in one language; what one game alone says is its own. The French catalogue has the type of the English one: what is missing does not compile. */
export type Words = typeof en

const fr: Words = typeset({
  events: eventsFr,
  faults: faultsFr,
  help: helpFr,
  imports: importsFr,
  league: leagueFr,
  orders: ordersFr,
  pictures: picturesFr,
  refusals: refusalsFr,
  says: saysFr,
  terms: termsFr,
  topics: topicsFr,
  tutorial: tutorialFr,
})

export type CommandKey = keyof typeof commandsEn
export type ChoiceKey = keyof typeof choicesEn

/** What a command or an option is called by who reads: `league rule.battle` is `battle`, in French `bataille`. */
export const optionName = (key: CommandKey, locale: Locale): string =>
  locale === 'fr' ? commandsFr[key][0] : key.split(/[ .]/).at(-1)!

/** What a fixed choice is called. */
export const choiceName = (key: ChoiceKey, locale: Locale): string =>
  (locale === 'fr' ? choicesFr : choicesEn)[key]

export const catalogues: Readonly<Record<Locale, Words>> = { en, fr }
export const wordsOf = (locale: Locale): Words => catalogues[locale]
