import type { Refusal } from '../../../rules/index.ts'
import type { Outside } from '../../../rules/play/module.ts'
import type { Locale } from '../../store/types.ts'

/** How figures, players, abilities and boards are called in the language of the reader. */
export interface Names {
  /** `A3` to `A3 Legolas` */
  figure(label: string): string
  figures(labels: readonly string[]): string
  player(number: number): string
  ability(id: string): string
  board(id: string): string
}

/** What happens to any game from outside its sequence, in words. */
export interface OutsideWords {
  undone(event: OutsideOf<'undone'>, names: Names): string
  'gave-up'(event: OutsideOf<'gave-up'>, names: Names): string
  /** @param rule its number in the book of the game, where it has one */
  corrected(event: OutsideOf<'corrected'>, names: Names, rule?: string): string
  'handed-over'(event: OutsideOf<'handed-over'>, names: Names): string
}
type OutsideOf<E extends Outside['event']> = Extract<Outside, { event: E }>

/** What is wrong, and what can be done instead; `{name}` stands for a fact of the refusal. */
export type RefusalWords = readonly [what: string, instead: string]

/** Name and description of a command, a subcommand or an option; of a choice the name alone counts. */
export type CommandWords = readonly [name: string, description: string]

/**
 * Puts a fact of a refusal into words.
 * @param name what it is about: `camp`
 * @param value its id, or what was typed
 * @returns undefined where a game has no word for it
 */
export type FactReader = (
  name: string,
  value: string,
  about: { refusal: Refusal; locale: Locale; figure(id: string): string },
) => string | undefined

/** One lesson in words. */
export interface LessonWords {
  title: string
  /** what there is to do */
  task: string
  /** what it meant, once it is done */
  done: string
  /** said to whoever did something else */
  other: string
}
