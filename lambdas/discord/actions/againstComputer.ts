import { openArmies } from '../../game/answerChallenge.ts'
import { beginBattle } from '../../game/beginBattle.ts'
import { isRefusal } from '../../game/change.ts'
import { allHavePicked, starters } from '../../game/chooseArmies.ts'
import { bringOrders } from '../../game/standingOrders.ts'
import type { GameRecord } from '../../store/types.ts'
import type { Call, Message, Services } from '../types.ts'
import { presentMessage } from '../views/presentMessage.ts'
import { refusalMessage } from '../views/refusalMessage.ts'

/**
 * A game in which nobody but the computer plays along: there is nobody to accept it, so armies are chosen at once.
 * @param ready the caller takes a ready army, and the battle begins
 */
export async function againstComputer(
  call: Call,
  services: Services,
  offered: GameRecord,
  ready: boolean,
): Promise<Message> {
  const { locale, user } = call
  const opened = openArmies(call, offered, services.random)
  if (isRefusal(opened)) return refusalMessage(opened, locale)
  const keep = ({ game, outbox }: typeof opened) =>
    services.createGame(call, game, outbox, presentMessage(game, locale, user.id))
  if (!ready || opened.game.stage !== 'armies') return keep(opened)
  const [own, ...others] = opened.game.seats
  const game = { ...opened.game, seats: [{ ...own!, armies: starters(opened.game, user.id) }, ...others] }
  if (!allHavePicked(game)) return keep(opened)
  const begun = beginBattle(call, await bringOrders(services.store, game))
  if (isRefusal(begun)) return refusalMessage(begun, locale)
  // Nobody is told to choose an army who has one.
  const opening = opened.outbox.filter(entry => entry.do !== 'post')
  return keep({ ...begun, outbox: [...opening, ...begun.outbox] })
}
