import { isPreview, open, previewWithOdds, type Refusal, readAnswer, resume } from '../../../rules/index.ts'
import { isRefusal } from '../../game/change.ts'
import { ordersOf } from '../../game/standingOrders.ts'
import type { GameRecord } from '../../store/types.ts'
import { ownOrders } from '../games/combat-hex/oddsLines.ts'
import { planMessage } from '../games/combat-hex/planMessage.ts'
import { previewMessage } from '../games/combat-hex/previewMessage.ts'
import type { GameView } from '../games/gameView.ts'
import type { Call, Message, Services } from '../types.ts'
import { presentMessage } from '../views/presentMessage.ts'
import { refusalMessage, refusalText } from '../views/refusalMessage.ts'
import { staleness, viewToAnswer } from './playAnswers.ts'

/** Looks at a battle without changing it, for a player who may answer now; refuses in words otherwise. */
function looking(call: Call, game: GameRecord, show: (view: GameView) => Message | Refusal): Message {
  const stale = staleness(call, game)
  if (stale) return stale
  const view = viewToAnswer(call, game)
  if (isRefusal(view)) return presentMessage(game, call.locale, call.user.id, refusalText(view, call.locale))
  const shown = show(view)
  return isRefusal(shown) ? refusalMessage(shown, call.locale, view) : shown
}

/** The same for a game that has to be read first. */
export async function lookAt(
  call: Call,
  { store }: Pick<Services, 'store'>,
  id: string,
  show: (view: GameView) => Message | Refusal,
): Promise<Message> {
  const game = await store.loadGame(id)
  return game
    ? looking(call, game, show)
    : refusalMessage({ code: 'no-game', about: { game: id } }, call.locale)
}

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
