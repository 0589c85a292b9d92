import type { RegimentRule } from '../unit/rulePoints.ts'

/** Rules about what drives units on, and what makes them run. */
export const commanding = {
  M08: { battleOnly: true, captain: true, joins: { how: 'single', clauses: ['M08d', 'M08d'] } },
  M11: { contact: true },
  M13: { battleOnly: true, mindless: true },
  M20: { battleOnly: true, mustPursue: true },
  M23: { battleOnly: true, horrifies: true },
  M27: { battleOnly: true, isInsignificant: true },
  M42: { battleOnly: true, mayRetreat: true },
  M46: { battleOnly: true, fearless: true },
  M52: { battleOnly: true, terrifies: true },
} as const satisfies Record<string, RegimentRule>
