import { engineOf } from '../../rules/games.ts'
import { applyOutcome } from '../game/applyOutcome.ts'
import type { Changed } from '../game/change.ts'
import { dueAt } from '../game/deadline.ts'
import { closeOffer, index, outboxKey, post } from '../game/outbox.ts'
import { seatOf } from '../game/seats.ts'
import { ordersOf } from '../game/standingOrders.ts'
import type { SeasonEntry, SeasonGameChange, SeasonRecord } from '../store/seasonTypes.ts'
import type { GameRecord, OutboxEntry, PostFacts } from '../store/types.ts'
import { afterHold } from './holdGame.ts'

/** The clock stands: what is asked is due at no time. */
const stopped = (game: GameRecord, now: number): GameRecord =>
  game.paused
    ? game
    : {
        ...game,
        terms: { ...game.terms, pace: 'none' },
        paused: game.terms.pace,
        until: null,
        left: game.until === null ? null : Math.max(0, game.until - now),
      }

/** It runs again, with as much time as was left. */
function running(game: GameRecord, now: number): GameRecord {
  const { paused, terms, left } = game
  if (!paused) return game
  const until = left === null || left === undefined ? dueAt(paused, now) : now + left
  return { ...game, terms: { ...terms, pace: paused }, paused: null, until: paused === 'none' ? null : until }
}

/** Somebody else takes a seat, with the armies and the orders of who had it; the dice stay as they were promised. */
function substituted(
  game: GameRecord,
  { from, to, name }: Extract<SeasonGameChange, { change: 'substitute' }>,
): GameRecord | undefined {
  const player = seatOf(game, from)
  if (player < 0) return undefined
  const seats = game.seats.map((seat, i) => {
    const { rest: _rest, ...kept } = seat
    return i === player ? { ...kept, user: to, name } : seat
  })
  const renamed = engineOf(game).module.judge?.rename
  const save =
    game.save && renamed ? { ...game.save, battle: renamed(game.save.battle, player, name) } : game.save
  const other = (user: string | null) => (user === from ? to : user)
  return {
    ...game,
    seats,
    save,
    invited: other(game.invited),
    pinged: other(game.pinged),
    drawOffer: null,
    drawYes: [],
  }
}

/**
 * A change of which nothing is told. A draw that was on offer is so no more where the battle is broken off, or who offered
 * it is replaced.
 */
function alone(game: GameRecord, next: GameRecord | undefined): Changed | undefined {
  if (!next) return undefined
  const isOff = next.stage === 'declined' || next.drawOffer === null
  return isOff && game.drawOffer !== null
    ? { game: { ...next, drawOffer: null, drawYes: [] }, outbox: closeOffer(game) }
    : { game: next, outbox: [] }
}

/** @returns the game as it shall be; undefined where there is nothing to be done about it as it is */
function changed(game: GameRecord, what: SeasonGameChange, now: number): Changed | undefined {
  const open = game.stage === 'battle' || game.stage === 'armies'
  if (what.change === 'tell') return alone(game, game)
  if (what.change === 'go-on') {
    const stopsNoMore = game.stage === 'declined' && game.save !== null
    return stopsNoMore
      ? alone(game, { ...game, stage: 'battle', until: game.paused ? null : dueAt(game.terms.pace, now) })
      : undefined
  }
  // It was held for it (holdGame.ts), and its thread is still to be told.
  if (what.change === 'break-off' && game.stage === 'declined') return alone(game, game)
  if (!open) return undefined
  switch (what.change) {
    case 'break-off':
      return alone(game, { ...game, stage: 'declined', until: null })
    case 'pause':
      return alone(game, stopped(game, now))
    case 'resume':
      return alone(game, running(game, now))
    case 'substitute':
      return alone(game, substituted(game, what))
    case 'last-turns': {
      const lastTurns = engineOf(game).module.judge?.lastTurns
      return game.save && lastTurns
        ? alone(game, { ...game, save: { ...game.save, battle: lastTurns(game.save.battle) } })
        : undefined
    }
    case 'correct': {
      if (!game.save) return undefined
      const { piece, values } = what
      const outcome = engineOf(game).correct(game.save, { piece, values }, ordersOf(game))
      // Whoever judged saw it a moment ago; what has become impossible meanwhile is not done.
      return outcome.ok ? applyOutcome({ user: { id: '', name: '' }, now }, game, outcome) : undefined
    }
  }
}

/**
 * What a season does to one of its games, with what its thread is told. The same entry changes it once.
 * @returns undefined where it was done before, or there is nothing to be done any more
 */
export function changeBattle(
  record: SeasonRecord,
  read: GameRecord,
  entry: Extract<SeasonEntry, { do: 'game' }>,
  now: number,
): Changed | undefined {
  // What held it has come to an end: the season was written since.
  const game = afterHold(read, record, now)
  const mark = `${record.id}/${entry.key}`
  if (game.recent.includes(mark)) return undefined
  const change = changed(game, entry.what, now)
  if (!change) return undefined
  const outbox: OutboxEntry[] = [...change.outbox, index(game)]
  const facts = told(record, entry)
  const pings = change.game.seats.map(({ user }) => user).filter(Boolean)
  if (facts)
    outbox.push({ ...post(game, 'ruling', facts, pings), key: outboxKey(game, `ruling ${entry.key}`) })
  return { game: { ...change.game, recent: [...game.recent, mark], changed: now }, outbox }
}

/** What the thread of the game is told, if anything. */
function told(
  record: SeasonRecord,
  { what, ruling }: Extract<SeasonEntry, { do: 'game' }>,
): PostFacts['ruling'] | undefined {
  const found = record.season.rulings.find(({ n }) => n === ruling)
  if (found) {
    const { do: done, why, by, what: corrected, score, due } = found
    return {
      do: done,
      why,
      by,
      ...(corrected !== undefined && { what: corrected }),
      ...(what.change === 'substitute' && { what: what.name }),
      ...(score && { score }),
      ...(due !== undefined && { due }),
    }
  }
  return what.change === 'last-turns' ? { do: 'last-turns', why: '', by: '' } : undefined
}
