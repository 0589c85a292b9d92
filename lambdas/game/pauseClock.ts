import type { Refusal } from '../../rules/index.ts'
import type { GameRecord, Pace } from '../store/types.ts'
import type { Actor, Changed } from './change.ts'
import { dueAt } from './deadline.ts'
import { post } from './outbox.ts'
import { isOut, seatOf } from './seats.ts'

/** What is asked is due when as much time has passed as was left: to stop the clock gains none. */
const goesOn = ({ left }: GameRecord, pace: Pace, now: number): number | null =>
  pace === 'none' ? null : left === null || left === undefined ? dueAt(pace, now) : now + left

/** Stops the clock, or lets it run again; moves count all the same. */
export function pauseClock({ user, now }: Actor, game: GameRecord): Changed | Refusal {
  const player = seatOf(game, user.id)
  if (player < 0) return { code: 'stranger' }
  if (game.stage !== 'battle') return { code: 'no-battle' }
  if (isOut(game, player)) return { code: 'is-out' }
  // A round has an end for everybody; to stop a battle in it takes a director.
  if (game.season) return { code: 'season-game-pause', rule: '10.01' }
  const { paused, terms } = game
  const clock = paused
    ? { terms: { ...terms, pace: paused }, paused: null, until: goesOn(game, paused, now) }
    : {
        terms: { ...terms, pace: 'none' as const },
        paused: terms.pace,
        until: null,
        left: game.until === null ? null : Math.max(0, game.until - now),
      }
  // Nobody's clock stands or runs unseen.
  return { game: { ...game, ...clock }, outbox: [post(game, 'pause', { user: user.id })] }
}
