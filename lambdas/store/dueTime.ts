import type { GameRecord, Pace } from './types.ts'
import { tryTimes } from './waiting.ts'

const hour = 3600
const paceHours: Record<Exclude<Pace, 'none'>, number> = { '1h': 1, '12h': 12, '24h': 24, '72h': 72 }

/** How long an invitation stays open, in seconds. */
export const invitationLasts = 7 * 24 * hour

/** Seconds that a pace allows for what is asked; null: any time. */
export const paceSeconds = (pace: Pace): number | null => (pace === 'none' ? null : paceHours[pace] * hour)

/** Seconds that whoever is asked now was given at first. */
export const timeGiven = ({ stage, terms }: Pick<GameRecord, 'stage' | 'terms'>): number =>
  stage === 'challenge' ? invitationLasts : (paceSeconds(terms.pace) ?? 24 * hour)

/** No reminder comes earlier than so many seconds before the deadline. */
export const maxLead = (game: Pick<GameRecord, 'stage' | 'terms'>): number =>
  Math.min(12 * hour, timeGiven(game) / 2)

/**
 * When the clock has to look at a game, in seconds since 1970; null: never. Follows from the record alone, so
 * that every save keeps the index right, whoever makes it.
 */
export function dueTime(game: GameRecord): number | null {
  const { until, clock, held = [], takingBack } = game
  const times = [...held.map(({ at }) => at), ...tryTimes(game)]
  if (takingBack) times.push(takingBack.look)
  if (until !== null && game.stage !== 'over' && game.stage !== 'declined')
    times.push(clock?.of === until ? clock.wake : until - maxLead(game))
  return times.length ? Math.floor(Math.min(...times)) : null
}
