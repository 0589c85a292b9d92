import type { Locale } from '../../../../store/types.ts'
import { typeset } from '../../../words/french.ts'
import type { RefusalWords } from '../../../words/types.ts'
import { type JoinedWords, joinWords } from '../../joinWords.ts'
import { choices as choicesEn } from './en/choices.ts'
import { events as eventsEn } from './en/events.ts'
import { lessons as lessonsEn } from './en/lessons.ts'
import { fits as fitsEn } from './en/lineFacts.ts'
import { odds as oddsEn } from './en/odds.ts'
import { topicNames as topicsEn, valueNames as valuesEn } from './en/orders.ts'
import { questionHelp as questionHelpEn } from './en/questionHelp.ts'
import { questions as questionsEn } from './en/questions.ts'
import { refusals as refusalsEn } from './en/refusals.ts'
import { spells as spellsEn } from './en/spells.ts'
import { tells as tellsEn } from './en/tells.ts'
import { units as unitsEn } from './en/units.ts'
import { choices as choicesFr } from './fr/choices.ts'
import { events as eventsFr } from './fr/events.ts'
import { lessons as lessonsFr } from './fr/lessons.ts'
import { fits as fitsFr } from './fr/lineFacts.ts'
import { odds as oddsFr } from './fr/odds.ts'
import { topicNames as topicsFr, valueNames as valuesFr } from './fr/orders.ts'
import { questionHelp as questionHelpFr } from './fr/questionHelp.ts'
import { questions as questionsFr } from './fr/questions.ts'
import { refusals as refusalsFr } from './fr/refusals.ts'
import { spells as spellsFr } from './fr/spells.ts'
import { tells as tellsFr } from './fr/tells.ts'
import { units as unitsFr } from './fr/units.ts'

const ownEn = {
  abilities: spellsEn,
  choices: choicesEn,
  events: eventsEn,
  fits: fitsEn,
  lessons: lessonsEn,
  odds: oddsEn,
  orderTopics: topicsEn,
  orderValues: valuesEn,
  questionHelp: questionHelpEn,
  questions: questionsEn,
  refusals: refusalsEn as Readonly<Record<keyof typeof refusalsEn, RefusalWords>>,
  tells: tellsEn,
  units: unitsEn,
}

/** What only Regiments says. The French catalogue has the type of the English one: what is missing does not compile. */
type RegimentsOwnWords = typeof ownEn

const ownFr: RegimentsOwnWords = typeset({
  abilities: spellsFr,
  choices: choicesFr,
  events: eventsFr,
  fits: fitsFr,
  lessons: lessonsFr,
  odds: oddsFr,
  orderTopics: topicsFr,
  orderValues: valuesFr,
  questionHelp: questionHelpFr,
  questions: questionsFr,
  refusals: refusalsFr,
  tells: tellsFr,
  units: unitsFr,
})

/** Everything that players of Regiments read, in one language. */
export type RegimentsWords = JoinedWords<RegimentsOwnWords>

export const regimentsWords: Readonly<Record<Locale, RegimentsWords>> = joinWords({ en: ownEn, fr: ownFr })
