import type { AnySave } from '../../rules/games.ts'
import { engineOf, gameOf } from '../../rules/games.ts'
import type { Refusal } from '../../rules/index.ts'
import { isComputer } from '../store/guests.ts'
import type { GameRecord, Seat } from '../store/types.ts'
import { type Applied, applyOutcome } from './applyOutcome.ts'
import type { Actor, Changed } from './change.ts'
import { closeOffer, post } from './outbox.ts'
import { isOut, seatOf } from './seats.ts'

/** `offer-or-accept` for the command; the buttons of an offer say which. */
export type DrawAnswer = 'offer-or-accept' | 'yes' | 'no'

/** What became of it: offered, declined or taken back, agreed to while others are still to say so, or the battle is over. */
export type DrawChange =
  | (Changed & { done: 'offered' | 'offered-to-many' | 'declined' | 'withdrawn' | 'agreed' })
  | (Applied & { done: 'over' })

/** The computer that would rather play on, among those who still do. */
function unwilling(game: GameRecord, save: AnySave): Seat | undefined {
  const { opponent } = gameOf(game)
  const player = engineOf(game)
    .playersLeft(save)
    .find(i => isComputer(game.seats[i]!.user) && !opponent?.takesDraw?.(save, i))
  return player === undefined ? undefined : game.seats[player]
}

/**
 * Offers a draw, or answers the one that is on offer. The computer says at once whether it agrees.
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
  if (answer !== 'no' && (offered === user || agreed.includes(user))) return { code: 'draw-offered' }
  const changed = (drawOffer: string | null, drawYes: string[] = []): GameRecord => ({
    ...game,
    drawOffer,
    drawYes,
    drawSince: offered !== null && drawYes.length ? (game.drawSince ?? 0) : game.version + 1,
    changed: actor.now,
  })
  const playing = engineOf(game)
    .playersLeft(game.save)
    .map(i => game.seats[i]!.user)
  const others = playing.filter(other => other !== user)
  const toOthers = post(game, 'draw', {}, others)
  if (answer === 'no')
    return {
      game: changed(null),
      outbox: [...closeOffer(game), toOthers],
      done: offered === user ? 'withdrawn' : 'declined',
    }
  const computer = unwilling(game, game.save)
  if (computer) return { code: 'computer-plays-on', about: { name: computer.name } }
  const computers = others.filter(isComputer)
  if (offered === null && others.length > computers.length)
    return {
      game: changed(user, computers),
      outbox: [toOthers],
      done: playing.length > 2 ? 'offered-to-many' : 'offered',
    }
  const yes = [...new Set([...agreed, ...computers, user])]
  if (offered !== null && !playing.every(other => other === offered || yes.includes(other)))
    return { game: changed(offered, yes), outbox: [post(game, 'draw-agreed', {})], done: 'agreed' }
  const outcome = engineOf(game).agreeDraw(game.save)
  return outcome.ok ? { ...applyOutcome(actor, game, outcome), done: 'over' } : outcome.refusal
}
