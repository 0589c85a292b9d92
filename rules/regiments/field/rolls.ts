/** Dice of a battle by what they are for: `blows` are attacks, wounds, saves and amounts of a step or a volley. */
export const rollIds = [
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
  'blows',
  'heal',
] as const
export type RollId = (typeof rollIds)[number]
