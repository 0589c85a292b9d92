/** Why damage was done. */
export type Blow = 'shot' | 'free-attack' | 'combat'

/** Purposes of dice; the name stands beside every throw in the log. */
export const rolls = [
  'deployment',
  'strategy',
  'shot',
  'shot-damage',
  'free-attack',
  'free-attack-damage',
  'combat',
  'combat-damage',
  'more-attacks',
  'recovery',
  'inner-struggle',
] as const
export type Roll = (typeof rolls)[number]
