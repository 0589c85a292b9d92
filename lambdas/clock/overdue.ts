import type { AnyOutcome, AnySave } from '../../rules/games.ts'
import { engineOf } from '../../rules/games.ts'
import type { Refusal } from '../../rules/index.ts'
import { applyOutcome } from '../game/applyOutcome.ts'
import { hasPicked } from '../game/armiesToBring.ts'
import { beginBattle } from '../game/beginBattle.ts'
import { type Actor, type Changed, isRefusal } from '../game/change.ts'
import { starters } from '../game/chooseArmies.ts'
import { maxMissedTurns } from '../game/deadline.ts'
import { toLobbies } from '../game/openChallenges.ts'
import { index, post } from '../game/outbox.ts'
import { ordersOf } from '../game/standingOrders.ts'
import type { GameRecord, LogEntry, OutboxEntry, PostFacts } from '../store/types.ts'

/** Phases that are played in one go for somebody who stays away; a turn has three of them. */
const maxPhases = 20

type Played = { save: AnySave; events: LogEntry[] }

/** Nobody at the table acts: the time does. */
const time = (now: number): Actor => ({ now, locale: 'en', user: { id: '', name: '' } })

const closed = (
  game: GameRecord,
  now: number,
  view: 'expired' | 'called-off' | 'no-starter',
  pings: string[],
): Changed => ({
  game: { ...game, stage: 'declined', until: null, changed: now },
  outbox: [index(game), post(game, view, {}, pings)],
})

/** Says why in the message that tells what happened. */
const withNote = (outbox: readonly OutboxEntry[], facts: PostFacts['happened']): OutboxEntry[] =>
  outbox.map(entry =>
    entry.do === 'post' && entry.view === 'happened'
      ? { ...entry, facts: { ...entry.facts, ...facts } }
      : entry,
  )

function mustChange(change: Changed | Refusal): Changed {
  if (isRefusal(change)) throw new Error(`the clock was refused: ${change.code}`)
  return change
}

/** Whoever has not chosen takes a starter army; where nobody has, nobody wants to play any more. */
function armiesOverdue(game: GameRecord, now: number): Changed {
  const absent = game.seats.filter((_, player) => !hasPicked(game, player))
  const everybody = game.seats.map(seat => seat.user)
  if (absent.length === game.seats.length) return closed(game, now, 'called-off', everybody)
  const seats = game.seats.map(seat =>
    absent.includes(seat) ? { ...seat, armies: { ...starters(game, seat.user), ...seat.armies } } : seat,
  )
  // Nobody is given an army that is not allowed here (2.021), and nobody loses for want of one.
  const ready = { ...game, seats }
  if (!seats.every((_, player) => hasPicked(ready, player))) return closed(game, now, 'no-starter', everybody)
  const change = mustChange(beginBattle(time(now), ready))
  return { ...change, outbox: withNote(change.outbox, { starter: absent.map(seat => seat.user) }) }
}

function must(outcome: AnyOutcome): Played {
  if (outcome.ok) return outcome
  // The rules changed under the open question: the battle goes on from what still fits.
  if (outcome.save) return { save: outcome.save, events: outcome.events ?? [] }
  throw new Error(`the clock was refused: ${outcome.refusal.code}`)
}

/** The program answers for a player, by the player's orders where there are some, until somebody else is asked, or the battle is over. */
function playFor(game: GameRecord, save: AnySave, player: number): Played {
  let played: Played = { save, events: [] }
  for (let phase = 0; phase < maxPhases && played.save.pending?.by === player; phase++) {
    const next = must(engineOf(game).finishPhase(played.save, player, ordersOf(game)))
    played = { save: next.save, events: [...played.events, ...next.events] }
  }
  return played
}

/** A turn is missed: the program plays it, or the battle is lost by it. */
function turnOverdue(game: GameRecord, save: AnySave, player: number, now: number): Changed {
  const missed = game.seats.map((_, i) => (game.missed?.[i] ?? 0) + (i === player ? 1 : 0))
  const count = missed[player]!
  const lost = game.terms.missed === 'lose' && count >= maxMissedTurns
  const played = lost
    ? must(engineOf(game).forfeit(save, player, ordersOf(game)))
    : playFor(game, save, player)
  const change = applyOutcome(time(now), { ...game, missed }, { ok: true, ...played })
  return { ...change, outbox: withNote(change.outbox, { missed: { player, count } }) }
}

/**
 * What the end of the time does, as the challenge says.
 * @throws where the rules do not take it, or there is nothing to be done
 */
export function overdue(game: GameRecord, now: number): Changed {
  if (game.stage === 'challenge') {
    const everybody = game.seats.map(seat => seat.user)
    const change = closed(game, now, 'expired', everybody)
    return { ...change, outbox: [...change.outbox, ...toLobbies(game)] }
  }
  if (game.stage === 'armies') return armiesOverdue(game, now)
  if (game.stage === 'battle' && game.save?.pending)
    return turnOverdue(game, game.save, game.save.pending.by, now)
  throw new Error(`nothing is due in stage ${game.stage}`)
}
