import { gameOf, ofGame } from '../../../rules/games.ts'
import { openArmies } from '../../game/answerChallenge.ts'
import { beginBattle } from '../../game/beginBattle.ts'
import { isRefusal } from '../../game/change.ts'
import { allHavePicked, starters } from '../../game/chooseArmies.ts'
import { lessonAfter } from '../../game/lessons.ts'
import { bringOrders } from '../../game/standingOrders.ts'
import { tutorialIdOf } from '../../store/tutorialId.ts'
import type { GameRecord } from '../../store/types.ts'
import { buttons } from '../api/components.ts'
import { panel } from '../api/panel.ts'
import { seatName } from '../games/names.ts'
import type { Call, Message, Services } from '../types.ts'
import { tutorialButton } from '../views/lessonParts.ts'
import { pickedArmies } from '../views/pickedArmies.ts'
import { playedIn } from '../views/playedIn.ts'
import { presentMessage } from '../views/presentMessage.ts'
import { refusalMessage } from '../views/refusalMessage.ts'
import { wordsOf } from '../words/index.ts'

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
  return services.createGame(
    call,
    begun.game,
    [...opening, ...begun.outbox],
    await withTutorial(call, services, begun.game, begunMessage(begun.game, call, services)),
  )
}

/**
 * The battle that has just begun, and where it is played: its board and its buttons stand there, and not here as well,
 * unless nothing can be posted.
 */
function begunMessage(game: GameRecord, call: Call, { canPost }: Pick<Services, 'canPost'>): Message {
  const { locale, user } = call
  const words = wordsOf(locale)
  const against = game.seats.filter(seat => seat.computer).map(seat => seatName(seat, words))
  const note = words.says.playBegun(words.terms.list(against))
  const own = pickedArmies(game, locale, user.id)
  const begun = canPost
    ? panel({ texts: [[note, playedIn(game, call) || words.says.playedIn.below].join(' ')] })
    : presentMessage(game, locale, user.id, note)
  if (!own || !canPost) return begun
  return {
    ...begun,
    components: [...begun.components, ...own.components],
    pictures: [...(begun.pictures ?? []), ...(own.pictures ?? [])],
  }
}

/** The same with the way to the tutorial of its game, for whoever has not been through it. */
async function withTutorial(
  { locale, user }: Call,
  { store }: Services,
  of: Pick<GameRecord, 'game'>,
  message: Message,
): Promise<Message> {
  if (!gameOf(of).lessons) return message
  const tutorial = await store.loadGame(tutorialIdOf(user.id, of))
  if (tutorial?.lesson?.state === 'done' && !lessonAfter(tutorial)) return message
  return {
    ...message,
    components: [...message.components, ...buttons([tutorialButton(locale, ofGame(of.game))])],
  }
}
