import { engineOf } from '../../rules/games.ts'
import type { Refusal } from '../../rules/index.ts'
import type { GameRecord } from '../store/types.ts'
import { type Applied, applyOutcome } from './applyOutcome.ts'
import type { Actor, Changed } from './change.ts'
import { post } from './outbox.ts'
import { isOut, seatOf } from './seats.ts'

/** `offer-or-accept` for the command; the buttons of an offer say which. */
export type DrawAnswer = 'offer-or-accept' | 'yes' | 'no'

/** What became of it: offered, declined, agreed to while others are still to say so, or the battle is over. */
export type DrawChange =
  | (Changed & { done: 'offered' | 'offered-to-many' | 'declined' | 'agreed' })
  | (Applied & { done: 'over' })

/**
 * Offers a draw, or answers the one that is on offer.
 * @param pressed version of the game that the pressed button carries, if one was
 */
export function offerDraw(
  actor: Actor,
  game: GameRecord,
  answer: DrawAnswer,
  pressed: number | undefined,
): DrawChange | Refusal {
  const user = actor.user.id
  const player = seatOf(game, user)
  if (player < 0) return { code: 'stranger' }
  if (game.lesson) return { code: 'in-tutorial' }
  if (!game.save) return { code: 'no-battle' }
  if (game.stage === 'over') return { code: 'battle-over' }
  if (isOut(game, player)) return { code: 'is-out' }
  const offered = game.drawOffer
  // The offer outlives later versions while the one who made it plays on; an earlier offer's buttons do not.
  if (pressed !== undefined && pressed < (game.drawSince ?? 0)) return { code: 'stale' }
  if (offered === null && answer !== 'offer-or-accept') return { code: 'no-draw-offer' }
  const agreed = game.drawYes ?? []
  if (offered === user || (agreed.includes(user) && answer !== 'no')) return { code: 'draw-offered' }
  const changed = (drawOffer: string | null, drawYes: string[] = []): GameRecord => ({
    ...game,
    drawOffer,
    drawYes,
    drawSince: drawYes.length ? (game.drawSince ?? 0) : game.version + 1,
    changed: actor.now,
  })
  const playing = engineOf(game)
    .playersLeft(game.save)
    .map(i => game.seats[i]!.user)
  const others = playing.filter(other => other !== user)
  const toOthers = post(game, 'draw', {}, others)
  if (offered === null)
    return {
      game: changed(user),
      outbox: [toOthers],
      done: playing.length > 2 ? 'offered-to-many' : 'offered',
    }
  if (answer === 'no') return { game: changed(null), outbox: [toOthers], done: 'declined' }
  const yes = [...agreed, user]
  if (!playing.every(other => other === offered || yes.includes(other)))
    return { game: changed(offered, yes), outbox: [post(game, 'draw-agreed', {})], done: 'agreed' }
  const outcome = engineOf(game).agreeDraw(game.save)
  return outcome.ok ? { ...applyOutcome(actor, game, outcome), done: 'over' } : outcome.refusal
}
