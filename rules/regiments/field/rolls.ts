/** Dice of a battle by what they are for. Attacks, saves and amounts come from the clash. */
export const warRolls = [
  'place-first',
  'charge',
  'flight',
  'pursuit',
  'overrun',
  'random-move',
  'discipline',
  'dangerous',
  'ambush',
  'cast',
  'dispel',
  'spell',
] as const
export type WarRollId = (typeof warRolls)[number]
