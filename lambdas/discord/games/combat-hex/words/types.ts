import type {
  AbilityId,
  ClassicAbilityId,
  EventName,
  NewEvent,
  QuestionFacts,
  QuestionKind,
} from '../../../../../rules/combat-hex/index.ts'
import type { Names, OutsideWords } from '../../../words/types.ts'

/** An event with the turn in which it happened. */
export type EventOf<E extends EventName> = Extract<NewEvent, { event: E }> & { turn: number }

/** A line of the log for every event; of what comes from outside, for what has a number in the book. */
export type EventWords = {
  [E in Exclude<EventName, keyof OutsideWords>]: (event: EventOf<E>, names: Names) => string
} & Pick<OutsideWords, 'corrected'>

/** What is asked, in one sentence, for every kind of question. */
export type QuestionWords = { [K in QuestionKind]: (about: QuestionFacts[K], names: Names) => string }

/** What an ability does, in one sentence. */
export type AbilityWords = Record<AbilityId, string>

/** What an ability does by the classic rules; null where that is the same as in a tournament. */
export type ClassicAbilityWords = Record<ClassicAbilityId, string | null>
