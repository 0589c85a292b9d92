import { parseAnswer, type Verb, type VerbAnswer } from '../../../../rules/combat-hex/index.ts'
import type { CombatHexView } from './view.ts'

/** More answers than any figure has with one verb. */
const many = 3000

/** Everything that may be answered now with a verb, about one figure or all. */
export function legalAnswers<V extends Verb>(
  { question }: CombatHexView,
  verb: V,
  label = '',
  limit = many,
): VerbAnswer<V>[] {
  const texts = question?.space.enumerate(`${verb} ${label && `${label} `}`, limit) ?? []
  return texts.flatMap(text => {
    const answer = parseAnswer(text)
    return answer?.verb === verb ? [answer as VerbAnswer<V>] : []
  })
}

/** Each of some words once. */
export const once = (words: readonly string[]): string[] => [...new Set(words)]
