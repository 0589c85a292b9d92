import type { RegimentRule } from '../unit/rulePoints.ts'

/** Rules that are about whether a unit holds: its ranks, the result, the break test. */
export const holding = {
  M14: { tests: 'minimised' },
  M19: { staysStanding: true },
  M21: { guards: true },
  M25: { tests: 'maximised' },
  M28: { losesInstead: true, joins: { how: 'same', clauses: ['M28f', 'M28g'] } },
  M38: { result: 1 },
  /** Its own unit has its Discipline anyhow; it reaches others in a battle. */
  M39: { lendsDiscipline: true },
  M40: { testAgain: true },
  M45: { ranksMore: ({ number = 1 }) => number },
  M49: { stillToShoot: true, isStatic: true },
  M50: { losesWhenBroken: true, joins: { how: 'same', clauses: ['M50b', 'M50c'] } },
  M51: { halvesLoss: true },
  M54: { noRanks: true, isLight: true },
} as const satisfies Record<string, RegimentRule>
