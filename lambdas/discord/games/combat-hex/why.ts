import type { Thought } from '../../../../rules/combat-hex/index.ts'
import type { Why } from '../face.ts'
import { sayAnswer } from './sayAnswer.ts'
import type { CombatHexView } from './view.ts'

/** More figures than these are counted, not told of. */
const maxTold = 8

/** What the computer weighed in its last phase; undefined where it has planned none. */
export function why(view: CombatHexView, { reason, looked }: Thought): Why | undefined {
  if (!reason) return undefined
  const { says } = view.words
  const intents = Object.entries(reason.intents)
  const told = intents.slice(0, maxTold).flatMap(([figure, intent]) => {
    if (intent === 'hold') return says.whyHold(view.names.figure(figure))
    if (intent === 'plain') return says.whyPlain(view.names.figure(figure))
    // What is used first is told with what for; the rest is in case that cannot be.
    const [first, next] = intent.split('; ')
    const answers = first!.startsWith('use ') && next ? [first!, next] : [first!]
    return answers.map(answer => sayAnswer(answer, view))
  })
  const more = Math.max(0, intents.length - maxTold)
  const { side, turn, gain } = reason
  return { side, turn, looked, gain, lines: [...told, ...(more > 0 ? [says.whyMore(more)] : [])] }
}
