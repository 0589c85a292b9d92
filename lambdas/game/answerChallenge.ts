import { engineOf } from '../../rules/games.ts'
import { boardIds, type Refusal } from '../../rules/index.ts'
import { awaited, guestsOf } from '../store/guests.ts'
import type { GameRecord, OutboxEntry, Seat } from '../store/types.ts'
import type { Applied } from './applyOutcome.ts'
import { beginBattle } from './beginBattle.ts'
import { type Actor, type Changed, isRefusal } from './change.ts'
import { dueAt } from './deadline.ts'
import { toLobbies } from './openChallenges.ts'
import { edit, index, outboxKey, post } from './outbox.ts'
import { seatOf } from './seats.ts'

/** Characters of a player's part in the seed. */
export const maxNumberLength = 100

/** A player's part in the seed as it is kept: one line, without what would shape a message. */
export const cleanNumber = (text: string): string => text.replace(/[\s`\p{C}]+/gu, ' ').trim()

export const newSeat = ({ user, locale }: Actor, number: string): Seat => ({
  user: user.id,
  name: user.name,
  ...(user.handle !== undefined && { handle: user.handle }),
  locale,
  number,
  armies: {},
})

/**
 * The challenge is taken up. When everybody who was challenged has accepted, the board is drawn, a thread asked
 * for, and armies are to be chosen; a game without armies begins.
 * @param number the player's part in the seed, as it is kept
 * @param options.random fresh random bytes in hexadecimal, for the board
 * @param options.onMessage the invitation itself was answered, and will be shown anew: answered elsewhere, it is changed
 */
export function acceptChallenge(
  actor: Actor,
  game: GameRecord,
  number: string,
  { random, onMessage }: { random: (bytes: number) => string; onMessage: boolean },
): Changed | Applied | Refusal {
  if (game.stage !== 'challenge') return { code: 'challenge-gone' }
  if (seatOf(game, actor.user.id) >= 0) return { code: 'own-challenge' }
  if (game.invited !== null && !guestsOf(game).includes(actor.user.id)) return { code: 'not-invited' }
  if (number.length > maxNumberLength || !number) return { code: 'number-long' }
  const seats = [...game.seats, newSeat(actor, number)]
  const joined: GameRecord = { ...game, seats, changed: actor.now }
  if (awaited(joined).length)
    return { game: joined, outbox: onMessage ? [] : [edit(game, 'challenge', 'or-post')] }
  const opened = openArmies(actor, joined, random)
  if (isRefusal(opened)) return opened
  const invitation = onMessage ? [] : [edit(game, 'challenge', 'only')]
  return { ...opened, outbox: [...invitation, ...opened.outbox, ...toLobbies(game)] }
}

/** Everybody has accepted: the board is drawn, a thread asked for, and armies are to be chosen; a game without armies begins. */
export function openArmies(
  actor: Actor,
  joined: GameRecord,
  random: (bytes: number) => string,
): Changed | Applied | Refusal {
  const drawn = boardIds[Number.parseInt(random(4), 16) % boardIds.length]!
  const next: GameRecord = {
    ...joined,
    stage: 'armies',
    askedAt: actor.now,
    terms: { ...joined.terms, board: joined.terms.board === 'random' ? drawn : joined.terms.board },
    until: dueAt(joined.terms.pace, actor.now),
  }
  const opening: OutboxEntry[] = [{ key: outboxKey(joined, 'thread'), do: 'thread' }, index(joined)]
  if (!engineOf(joined).module.armies) {
    const begun = beginBattle(actor, next)
    return isRefusal(begun) ? begun : { ...begun, outbox: [...opening, ...begun.outbox] }
  }
  const outbox: OutboxEntry[] = [
    ...opening,
    post(
      joined,
      'armies',
      {},
      joined.seats.map(seat => seat.user),
    ),
  ]
  return { game: next, outbox }
}

/**
 * The challenged one says no, or the challenger withdraws.
 * @param options.onMessage as of `acceptChallenge`
 */
export function declineChallenge(
  actor: Actor,
  game: GameRecord,
  { onMessage }: { onMessage: boolean },
): Changed | Refusal {
  const { id } = actor.user
  if (game.stage !== 'challenge') return { code: 'challenge-gone' }
  if (seatOf(game, id) < 0) {
    if (game.invited === null) return { code: 'open-challenge' }
    if (!guestsOf(game).includes(id)) return { code: 'not-invited' }
  }
  const everyone = new Set([...guestsOf(game), ...game.seats.map(seat => seat.user)])
  const others = [...everyone].filter(user => user !== id)
  return {
    game: { ...game, stage: 'declined', until: null, changed: actor.now },
    outbox: [
      index(game),
      ...(onMessage ? [] : [edit(game, 'challenge', 'only')]),
      post(game, 'declined', { by: id }, others),
      ...toLobbies(game),
    ],
  }
}
