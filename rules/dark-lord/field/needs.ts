import type { FaceTable, TableOf } from '../../core/script.ts'

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

/**
 * What the faces of a die count for where so much is needed: all that reach it the same, and all that points of Might could
 * not raise to it the same (DB-07a). Others differ by what they lack.
 */
export const needTable =
  (least: number, might = 0): TableOf =>
  () =>
    dieFaces.map(face => (face >= least ? 0 : least - face <= might ? least - face : null))

/** A D3: the die halved and rounded up. */
export const thirds: FaceTable<number> = [1, 1, 2, 2, 3, 3]

const dieFaces = [1, 2, 3, 4, 5, 6] as const

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
  /** the Free win an even duel with it (DB-15e) */
  'duel-tie': 4,
} as const

/** Strength of the hits of a sweep (DL-47). */
export const sweepStrength = 8

/** Strengths of a fire (DL-49, DB-25). */
export const fireStrength = { caught: 9, later: 5 } as const
