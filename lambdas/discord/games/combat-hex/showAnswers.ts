import {
  isPreview,
  open,
  previewWithOdds,
  type Refusal,
  readAnswer,
  resume,
} from '../../../../rules/index.ts'
import { ordersOf } from '../../../game/standingOrders.ts'
import type { Message } from '../../types.ts'
import type { GameView } from '../gameView.ts'
import { ownOrders } from './oddsLines.ts'
import { planMessage } from './planMessage.ts'
import { previewMessage } from './previewMessage.ts'

/** Why what shall follow an answer cannot be. Where that hangs on dice, nothing is said: nobody sees them before. */
function cannotFollow({ game, save }: GameView, answer: string, next: string): Refusal | undefined {
  const outcome = resume(save, answer, { orders: ordersOf(game) })
  if (!outcome.ok || outcome.events.some(({ event }) => event === 'rolled')) return undefined
  const checked = open(outcome.save).question?.space.check(next)
  return checked && !checked.ok ? checked.refusal : undefined
}

/** What an answer would do, with Confirm and Cancel; or why it is not legal. */
export function showAnswer(view: GameView, answer: string, after: string[] = []): Message | Refusal {
  const checked = view.question?.space.check(answer)
  if (checked && !checked.ok) return checked.refusal
  const full = checked?.answer ?? answer
  const refusal = after[0] === undefined ? undefined : cannotFollow(view, full, after[0])
  if (refusal) return refusal
  const { shown, odds } = previewWithOdds(view.save, full, ownOrders(view))
  return isPreview(shown) ? previewMessage(view, shown, after, odds) : shown
}

/** What answers in a row would do: an answer with the run after it, or moves of several figures. */
export function showAnswers(view: GameView, [first = '', ...after]: readonly string[]): Message | Refusal {
  const isPlan = after.some(answer => readAnswer(answer)?.verb !== 'run')
  return isPlan ? planMessage(view, [first, ...after]) : showAnswer(view, first, after)
}
