import type {
  AbilityId,
  ClassicAbilityId,
  EventName,
  NewEvent,
  QuestionFacts,
  QuestionKind,
} from '../../../rules/combat-hex/index.ts'

/** How figures, players, abilities and boards are called in the language of the reader. */
export interface Names {
  /** `A3` to `A3 Legolas` */
  figure(label: string): string
  figures(labels: readonly string[]): string
  player(number: number): string
  ability(id: string): string
  board(id: string): string
}

/** An event with the turn in which it happened. */
export type EventOf<E extends EventName> = Extract<NewEvent, { event: E }> & { turn: number }

/** A line of the log for every event. */
export type EventWords = { [E in EventName]: (event: EventOf<E>, names: Names) => string }

/** What is asked, in one sentence, for every kind of question. */
export type QuestionWords = { [K in QuestionKind]: (about: QuestionFacts[K], names: Names) => string }

/** What an ability does, in one sentence. */
export type AbilityWords = Record<AbilityId, string>

/** What an ability does by the classic rules; null where that is the same as in a tournament. */
export type ClassicAbilityWords = Record<ClassicAbilityId, string | null>

/** What is wrong, and what can be done instead; `{name}` stands for a fact of the refusal. */
export type RefusalWords = readonly [what: string, instead: string]

/** Name and description of a command, a subcommand or an option; of a choice the name alone counts. */
export type CommandWords = readonly [name: string, description: string]
