import { isPreview, open, previewWithOdds, readAnswer } from '../../../../rules/combat-hex/index.ts'
import { type Refusal } from '../../../../rules/index.ts'
import type { Message } from '../../types.ts'
import { ownOrders } from './oddsLines.ts'
import { planMessage } from './planMessage.ts'
import { outcomeOf } from './planMoves.ts'
import { previewMessage } from './previewMessage.ts'
import type { CombatHexView } from './view.ts'

/** Why what shall follow an answer cannot be. Where dice or somebody else decide that, nothing is said. */
function cannotFollow(view: CombatHexView, answer: string, next: string): Refusal | undefined {
  const outcome = outcomeOf(view, answer)
  if (!outcome) return undefined
  const checked = open(outcome.save).question?.space.check(next)
  return checked && !checked.ok ? checked.refusal : undefined
}

/** What an answer would do, with Confirm and Cancel; or why it is not legal. */
export function showAnswer(view: CombatHexView, answer: string, after: string[] = []): Message | Refusal {
  const checked = view.question?.space.check(answer)
  if (checked && !checked.ok) return checked.refusal
  const full = checked?.answer ?? answer
  const refusal = after[0] === undefined ? undefined : cannotFollow(view, full, after[0])
  if (refusal) return refusal
  const { shown, odds } = previewWithOdds(view.save, full, ownOrders(view))
  return isPreview(shown) ? previewMessage(view, shown, after, odds) : shown
}

/** What answers in a row would do: an answer with the run after it, or moves of several figures. */
export function showAnswers(
  view: CombatHexView,
  [first = '', ...after]: readonly string[],
): Message | Refusal {
  const isPlan = after.some(answer => readAnswer(answer)?.verb !== 'run')
  return isPlan ? planMessage(view, [first, ...after]) : showAnswer(view, first, after)
}
