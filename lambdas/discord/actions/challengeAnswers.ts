import type { Refusal } from '../../../rules/index.ts'
import { acceptChallenge, cleanNumber, declineChallenge } from '../../game/answerChallenge.ts'
import { isRefusal } from '../../game/change.ts'
import type { GameRecord } from '../../store/types.ts'
import type { Call, GameChange, Services } from '../types.ts'
import { challengeMessage } from '../views/challengeMessage.ts'
import { playedIn } from '../views/playedIn.ts'
import { presentMessage } from '../views/presentMessage.ts'
import { wordsOf } from '../words/index.ts'

/**
 * Takes the challenge up.
 * @param number what the player typed as a part in the seed
 * @param everybody the button stands on the invitation, which everybody sees
 */
export function accept(
  call: Call,
  { random }: Pick<Services, 'random'>,
  game: GameRecord,
  number: string | undefined,
  everybody: boolean,
): GameChange | Refusal {
  const mine = number === undefined ? call.id : cleanNumber(number)
  const changed = acceptChallenge(call, game, mine, { random, onMessage: everybody })
  if (isRefusal(changed)) return changed
  return {
    ...changed,
    reply: saved =>
      everybody || saved.stage === 'challenge'
        ? invitation(call, saved, everybody)
        : presentMessage(saved, call.locale, call.user.id),
  }
}

/** Takes an open challenge up where it is listed with others: the answer is the caller's alone, and says where to go. */
export function join(call: Call, services: Pick<Services, 'random'>, game: GameRecord): GameChange | Refusal {
  const changed = accept(call, services, game, undefined, false)
  if (isRefusal(changed)) return changed
  const note = (saved: GameRecord) =>
    [wordsOf(call.locale).says.joined, playedIn(saved, call)].filter(Boolean).join(' ')
  return { ...changed, reply: saved => presentMessage(saved, call.locale, call.user.id, note(saved)) }
}

/** Turns the challenge down, or withdraws it. */
export function decline(call: Call, game: GameRecord, everybody: boolean): GameChange | Refusal {
  const changed = declineChallenge(call, game, { onMessage: everybody })
  if (isRefusal(changed)) return changed
  return { ...changed, reply: saved => invitation(call, saved, everybody) }
}

/** The invitation as it stands, for everybody or for the caller alone. */
export const invitation = (call: Call, saved: GameRecord, everybody: boolean) => ({
  ...challengeMessage(saved, everybody ? undefined : call.locale),
  ...(everybody && { everybody }),
})
