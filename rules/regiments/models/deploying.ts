import type { RegimentRule } from '../unit/rulePoints.ts'

/** Rules about where a unit begins, and with whom. */
export const deploying = {
  M04: { battleOnly: true, joins: { how: 'attached', clauses: ['M04a', 'M04a'] } },
  M05: { battleOnly: true, vanguard: ({ number }) => ({ mobility: number ?? null }) },
  M15: { battleOnly: true, hides: true },
  M16: { battleOnly: true, scouts: true },
  M17: { battleOnly: true, ambushes: true },
  M18: { battleOnly: true, adds: true, joins: { how: 'meeting', clauses: ['M18a', 'M18b', 'M18c'] } },
  M37: { battleOnly: true, platform: true, joins: { how: 'single', clauses: ['M37d', 'M37d'] } },
  M47: { battleOnly: true, standsBehind: true },
  M48: { battleOnly: true, joins: { how: 'never', clauses: ['M48a', 'M48a'] } },
  M53: { battleOnly: true, joins: { how: 'as-tall', clauses: ['M53d', 'M53d'] } },
} as const satisfies Record<string, RegimentRule>
