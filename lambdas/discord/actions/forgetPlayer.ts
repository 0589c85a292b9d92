import { isOpen } from '../../game/seats.ts'
import { panel } from '../api/panel.ts'
import type { Call, Message, Services } from '../types.ts'
import { refusalMessage } from '../views/refusalMessage.ts'
import { wordsOf } from '../words/index.ts'
import { gamesOf } from './findGame.ts'

/** Everything of the caller goes. Who still plays is asked to end that first: an opponent is waiting. */
export async function forgetPlayer(call: Call, services: Services): Promise<Message> {
  const { store } = services
  const open = (await gamesOf(store, call.user.id, 100)).filter(isOpen)
  if (open.length)
    return refusalMessage({ code: 'still-playing', about: { count: open.length } }, call.locale)
  await store.forgetUser(call.user.id)
  return panel({ texts: [wordsOf(call.locale).says.forgotten] })
}
