import { ask, type Question, type Script, type TableOf, throwDice } from '../../core/script.ts'
import type { Space } from '../../core/space.ts'
import type { Game } from './game.ts'
import type { Orderable, QuestionFacts, QuestionKind } from './questions.ts'
import type { Roll } from './rolls.ts'

/** A question as the rules ask it. Its answers are values; how each is written its space knows. */
export type Asked<K extends QuestionKind, Value> = {
  kind: K
  /** number of the player who answers */
  by: number
  /** label of the figure it is about, or '' */
  subject: string
  about: QuestionFacts[K]
  space: Space<Value>
  /** a sound answer for a player who leaves it to the program */
  fallback(): NoInfer<Value>
} & Orderable<NoInfer<Value>>

/** Asks one of the battle's questions, with texts in place of the values; goes on with the value of the answer. */
export function askBattle<K extends QuestionKind, Value>(asked: Asked<K, Value>): Script<Value> {
  const { kind, by, subject, about, space, fallback, choices, decline, prefer, sparing, far } = asked
  const question: Question<QuestionFacts[K], Value> & Orderable = {
    kind,
    by,
    subject,
    about,
    space,
    fallback: () => space.write(fallback()),
    sound: fallback,
    choices: choices && (() => choices().map(choice => ({ ...choice, answer: space.write(choice.answer) }))),
    decline: decline === undefined ? undefined : space.write(decline),
    prefer: prefer && (compare => space.write(prefer(compare))),
    sparing: sparing && (may => space.write(sparing(may))),
    far,
  }
  return ask(question)
}

/**
 * Throws dice for a side and tells of it.
 * @param table what their faces count for, where some come to the same
 */
export function* roll(g: Game, purpose: Roll, by: number, count: number, table?: TableOf): Script<number[]> {
  if (count <= 0) return []
  const { n, faces } = yield* throwDice(purpose, by, count, table)
  g.emit({ event: 'rolled', for: purpose, by, first: n, faces: [...faces] })
  return faces
}
