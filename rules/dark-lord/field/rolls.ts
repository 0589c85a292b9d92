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
export type RollId = (typeof rollIds)[number]
