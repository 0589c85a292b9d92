import type { Locale } from '../../../../store/types.ts'
import { typeset } from '../../../words/french.ts'
import { type JoinedWords, joinWords } from '../../joinWords.ts'
import { events as eventsEn } from './en/events.ts'
import { lessons as lessonsEn } from './en/lessons.ts'
import { topicNames as topicsEn, valueNames as valuesEn } from './en/orders.ts'
import { questionHelp as questionHelpEn } from './en/questionHelp.ts'
import { questions as questionsEn } from './en/questions.ts'
import { refusals as refusalsEn } from './en/refusals.ts'
import { abilities as abilitiesEn, scenarios as scenariosEn } from './en/rules.ts'
import { tells as tellsEn } from './en/tells.ts'
import { events as eventsFr } from './fr/events.ts'
import { lessons as lessonsFr } from './fr/lessons.ts'
import { topicNames as topicsFr, valueNames as valuesFr } from './fr/orders.ts'
import { questionHelp as questionHelpFr } from './fr/questionHelp.ts'
import { questions as questionsFr } from './fr/questions.ts'
import { refusals as refusalsFr } from './fr/refusals.ts'
import { abilities as abilitiesFr, scenarios as scenariosFr } from './fr/rules.ts'
import { tells as tellsFr } from './fr/tells.ts'

const ownEn = {
  abilities: abilitiesEn,
  events: eventsEn,
  lessons: lessonsEn,
  orderTopics: topicsEn,
  orderValues: valuesEn,
  questionHelp: questionHelpEn,
  questions: questionsEn,
  refusals: refusalsEn,
  tells: tellsEn,
  scenarios: scenariosEn,
}

/** What only The Dark Lord says. The French catalogue has the type of the English one: what is missing does not compile. */
type DarkLordOwnWords = typeof ownEn

const ownFr: DarkLordOwnWords = typeset({
  abilities: abilitiesFr,
  events: eventsFr,
  lessons: lessonsFr,
  orderTopics: topicsFr,
  orderValues: valuesFr,
  questionHelp: questionHelpFr,
  questions: questionsFr,
  refusals: refusalsFr,
  tells: tellsFr,
  scenarios: scenariosFr,
})

/** Everything that players of The Dark Lord read, in one language. */
export type DarkLordWords = JoinedWords<DarkLordOwnWords>

export const darkLordWords: Readonly<Record<Locale, DarkLordWords>> = joinWords({ en: ownEn, fr: ownFr })
