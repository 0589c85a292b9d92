import { firstGame } from '../../../rules/games.ts'
import type { Refusal } from '../../../rules/index.ts'
import { otherList } from '../../game/armiesToBring.ts'
import { outboxKey, post } from '../../game/outbox.ts'
import { seatOf } from '../../game/seats.ts'
import type { GameRecord, Locale } from '../../store/types.ts'
import { panel } from '../api/panel.ts'
import type { Call, Changing, Message, Services } from '../types.ts'
import { refusalMessage } from '../views/refusalMessage.ts'
import { wordsOf } from '../words/index.ts'
import { makeChallenge } from './makeChallenge.ts'

/** Why somebody may not do what only those do who fought a battle that is over. */
function notFought(call: Call, game: GameRecord): Refusal | undefined {
  if (seatOf(game, call.user.id) < 0) return { code: 'stranger' }
  return game.stage === 'over' ? undefined : { code: 'still-fought' }
}

/** Challenges the same opponents on the same terms; where the camps were agreed, everybody changes sides. */
export async function rematch(call: Call, services: Services, game: GameRecord): Promise<Message> {
  const refusal = notFought(call, game)
  if (refusal) return refusalMessage(refusal, call.locale)
  const place = seatOf(game, call.user.id)
  const { camps } = game.terms
  // What is agreed is the camp of who challenges: who was challenged plays it now, the challenger the other one.
  const swapped = camps === 'rolled' || place > 0 ? camps : otherList(game, camps)
  return makeChallenge(call, services, {
    game: game.game ?? firstGame,
    // Whoever was forgotten cannot be called.
    people: game.seats.flatMap(({ user, computer }) =>
      !computer && user && user !== call.user.id ? [user] : [],
    ),
    computers: game.seats.flatMap(({ computer }) => computer ?? []),
    number: call.id,
    terms: { ...game.terms, camps: swapped },
    ...(game.customBoards && { customBoards: game.customBoards }),
    channel: game.channel,
  })
}

export const sharedMessage = (locale: Locale): Message => panel({ texts: [wordsOf(locale).says.shared] })

/** Shows the result in the channel in which the challenge was made; once. */
export function share(call: Call, game: GameRecord): Changing {
  const refusal = notFought(call, game)
  if (refusal) return refusal
  const reply = () => sharedMessage(call.locale)
  if (game.shared || game.results === game.channel || game.thread === null) return reply()
  return {
    game: { ...game, shared: true, changed: call.now },
    outbox: [{ ...post(game, 'result', {}), key: outboxKey(game, 'share'), to: game.channel }],
    reply,
  }
}
