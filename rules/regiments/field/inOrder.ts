import type { Script } from '../../core/script.ts'
import type { Regiment } from '../state.ts'
import { askChoice, type QuestionFacts } from './questions.ts'

/** Who of several units of one side is next, as their owner likes: as they stand in the list, unless he wants to be asked. */
export function* nextInOrder(
  what: QuestionFacts['order']['what'],
  units: readonly Regiment[],
): Script<Regiment> {
  return yield* askChoice<'order', Regiment>({
    kind: 'order',
    by: units[0]!.owner,
    subject: '',
    about: { what, units: units.map(({ label }) => label) },
    values: units,
    write: ({ label }) => label,
    topic: 'order',
    fallback: () => units[0]!,
    byOrder: ({ word }) => (word === 'usual' ? units[0] : undefined),
  })
}
