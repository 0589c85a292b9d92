import type { Pace } from '../../store/types.ts'

const hours: Record<Exclude<Pace, 'none'>, number> = { '1h': 1, '12h': 12, '24h': 24, '72h': 72 }

/** When what is asked now is due, in seconds since 1970; null without a deadline. */
export const dueAt = (pace: Pace, now: number): number | null =>
  pace === 'none' ? null : now + hours[pace] * 3600

/** A moment as every reader sees it in their own time zone: `in 3 hours`. */
export const relative = (seconds: number): string => `<t:${seconds}:R>`
