import { paceSeconds } from '../store/dueTime.ts'
import type { GameRecord, Pace } from '../store/types.ts'

/** So many turns missed in a row lose the battle, where the challenge says so. */
export const maxMissedTurns = 3

/** When what is asked now is due, in seconds since 1970; null without a deadline. */
export function dueAt(pace: Pace, now: number): number | null {
  const given = paceSeconds(pace)
  return given === null ? null : now + given
}

/** The holiday for which the deadline stands still, in seconds since 1970, if there is one. */
export const standsUntil = ({ clock, until }: GameRecord): number | undefined =>
  until !== null && clock?.of === until ? clock.heldUntil : undefined
