import { firstGame } from '../../../rules/games.ts'
import type { Refusal } from '../../../rules/index.ts'
import { otherList } from '../../game/armiesToBring.ts'
import { outboxKey, post } from '../../game/outbox.ts'
import { seatOf } from '../../game/seats.ts'
import { awaited } from '../../store/guests.ts'
import type { GameRecord, Locale } from '../../store/types.ts'
import { panel } from '../api/panel.ts'
import type { Call, Changing, Message, Services } from '../types.ts'
import { playedIn } from '../views/playedIn.ts'
import { presentMessage } from '../views/presentMessage.ts'
import { refusalMessage } from '../views/refusalMessage.ts'
import { wordsOf } from '../words/index.ts'
import { join } from './challengeAnswers.ts'
import { makeChallenge } from './makeChallenge.ts'
import { newRecordId } from './newRecordId.ts'

/** Why somebody may not do what only those do who fought a battle that is over. */
function notFought(call: Call, game: GameRecord): Refusal | undefined {
  if (seatOf(game, call.user.id) < 0) return { code: 'stranger' }
  return game.stage === 'over' ? undefined : { code: 'still-fought' }
}

/**
 * The rematch of a battle, if it has one that was not turned down, or the id that a new one gets: the first who asks for
 * it gives it its id, which the battle keeps, so that however often and by whomever it is asked for, there is one.
 */
async function rematchOf(
  call: Call,
  { store, changeGame }: Pick<Services, 'store' | 'changeGame'>,
  { id }: GameRecord,
): Promise<{ made: GameRecord } | { id: string } | Message> {
  let found: { made: GameRecord } | { id: string } | undefined
  const nothing = panel({ texts: [] })
  const answer = await changeGame(
    call,
    id,
    async game => {
      const before = game.rematch === undefined ? undefined : await store.loadGame(game.rematch)
      if (before && before.stage !== 'declined') {
        found = { made: before }
        return nothing
      }
      // One that was promised and never made, since a process ended between, is made now.
      const named = before ? undefined : game.rematch
      const rematch = named ?? newRecordId(call.id)
      found = { id: rematch }
      return { game: { ...game, rematch }, outbox: [], keepsButtons: true, reply: () => nothing }
    },
    ({ rematch }) => {
      found = { id: rematch ?? newRecordId(call.id) }
      return nothing
    },
  )
  return found ?? answer
}

/**
 * Challenges the same opponents on the same terms; where the camps were agreed, everybody changes sides. Of several who
 * ask for it the first challenges the others, and they accept by asking for it too.
 */
export async function rematch(call: Call, services: Services, game: GameRecord): Promise<Message> {
  const refusal = notFought(call, game)
  if (refusal) return refusalMessage(refusal, call.locale)
  const found = await rematchOf(call, services, game)
  if ('components' in found) return found
  if ('made' in found) return joinRematch(call, services, found.made)
  const place = seatOf(game, call.user.id)
  const { camps } = game.terms
  // What is agreed is the camp of who challenges: who was challenged plays it now, the challenger the other one.
  const swapped = camps === 'rolled' || place > 0 ? camps : otherList(game, camps)
  const answer = await makeChallenge(call, services, {
    id: found.id,
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
  // Of two who press at the same moment one makes it, and the other takes it up.
  const made = await services.store.loadGame(found.id)
  return made && seatOf(made, call.user.id) !== 0 ? joinRematch(call, services, made) : answer
}

/** A rematch that somebody has asked for already: who is challenged in it accepts; everybody else sees how it stands. */
function joinRematch(call: Call, services: Services, made: GameRecord): Promise<Message> | Message {
  const { locale, user } = call
  const where = (game: GameRecord) => presentMessage(game, locale, user.id, playedIn(game, call) || undefined)
  const isAsked = made.stage === 'challenge' && awaited(made).includes(user.id)
  if (!isAsked) return where(made)
  return services.changeGame(call, made.id, game => join(call, services, game), where)
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
