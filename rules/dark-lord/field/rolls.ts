/** What dice are thrown for. */
export const rollIds = [
  'deploy-first',
  'priority',
  'courage',
  'will-of-the-ring',
  'casting',
  'resisting',
  'amount',
  'to-hit',
  'in-the-way',
  'rider-or-mount',
  'strike',
  'strike-again',
  'hit',
  'fate',
  'last-life',
  'fall',
  'fire',
  'heroic-strike',
  'duel',
  'duel-tie',
] as const
/** Rolls of which nothing but the highest die tells (DB-15b, DB-18d, DB-19b; a 6 is always the highest, DB-19c). */
export const byHighest: readonly RollId[] = ['duel', 'casting', 'resisting']
export type RollId = (typeof rollIds)[number]
