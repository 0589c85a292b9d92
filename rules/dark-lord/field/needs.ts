/**
 * What the dice of a strike or hit have to be (DB-17b): the first, and another after a 6 where the first alone is not
 * enough; null: nothing wounds.
 */
export type StrikeNeeds = readonly [first: number] | readonly [first: number, again: number] | null

/** @param strength of the strike @param defence of what is struck */
export function needsOf(strength: number, defence: number): StrikeNeeds {
  const more = defence - strength
  if (more <= -2) return [3]
  if (more <= 0) return [4]
  if (more <= 2) return [5]
  if (more <= 4) return [6]
  if (more === 5) return [6, 4]
  if (more === 6) return [6, 5]
  if (more === 7) return [6, 6]
  return null
}

/** What the die of a fall does (DB-23d), from 1 to 6. */
export const fallTable = ['hit', 'lying', 'lying', 'lying', 'lying', 'standing'] as const
export const fallStrength = 3

/** Dice that a purpose needs, where one number decides. */
export const needs = {
  fate: 4,
  'in-the-way': 4,
  'will-of-the-ring': 3,
  'last-life': 2,
  fire: 4,
  rider: 4,
} as const

/** Strengths of a fire (DB-25). */
export const fireStrength = { caught: 9, later: 5 } as const
