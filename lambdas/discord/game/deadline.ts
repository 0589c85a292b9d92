import { paceSeconds } from '../../store/due.ts'
import type { Pace } from '../../store/types.ts'

/** When what is asked now is due, in seconds since 1970; null without a deadline. */
export function dueAt(pace: Pace, now: number): number | null {
  const given = paceSeconds(pace)
  return given === null ? null : now + given
}

/** A moment as every reader sees it in their own time zone: `in 3 hours`. */
export const relative = (seconds: number): string => `<t:${seconds}:R>`
