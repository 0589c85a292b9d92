import type { Refusal } from '../../../rules/index.ts'
import { isRefusal } from '../../game/change.ts'
import type { GameView } from '../games/gameView.ts'
import { faceOf } from '../games/index.ts'
import type { Call, Message, Services } from '../types.ts'
import { confirmAnswer } from '../views/confirmations.ts'
import { refusalMessage } from '../views/refusalMessage.ts'
import { findGame } from './findGame.ts'
import { lookAt } from './lookAt.ts'
import { play } from './playAnswers.ts'

/** Does the player want to be asked before a move counts? `now:true` says no for once. */
async function asksFirst(call: Call, { store }: Pick<Services, 'store'>): Promise<boolean> {
  if (typeof call.options.now === 'boolean') return !call.options.now
  return (await store.userSettings(call.user.id)).confirm
}

/**
 * A command that means an answer, such as `/move`: shows what it would do, with Confirm and Cancel, or plays
 * it at once.
 * @param answersOf the answer, and those that shall follow it, as the rules take them
 */
export async function actOrShow(
  call: Call,
  services: Services,
  answersOf: (view: GameView) => string[] | Refusal,
): Promise<Message> {
  const which = await findGame(call, services.store)
  if (isRefusal(which)) return refusalMessage(which, call.locale)
  if (!(await asksFirst(call, services))) return play(call, services, which, answersOf)
  return lookAt(call, services, which, view => {
    const answers = answersOf(view)
    if (!Array.isArray(answers)) return answers
    return faceOf(view.game).preview?.(view, answers) ?? confirmAnswer(view, answers[0]!)
  })
}

/** A command that means an answer and is played at once. */
export async function act(
  call: Call,
  services: Services,
  answersOf: (view: GameView) => string[] | Refusal,
): Promise<Message> {
  const which = await findGame(call, services.store)
  return isRefusal(which) ? refusalMessage(which, call.locale) : play(call, services, which, answersOf)
}
