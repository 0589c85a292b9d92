import type { RegimentRule } from '../rulePoints.ts'

/** Rules about where a unit begins, and with whom. */
export const deploying = {
  M04: { battleOnly: true, joins: 'must' },
  M05: { battleOnly: true, vanguard: ({ number }) => ({ mobility: number ?? null }) },
  M15: { battleOnly: true, hides: true },
  M16: { battleOnly: true, scouts: true },
  M17: { battleOnly: true, ambushes: true },
  M18: { battleOnly: true, adds: true, joins: 'meeting' },
  M37: { battleOnly: true, platform: true },
  M47: { battleOnly: true, standsBehind: true },
  M48: { battleOnly: true, joins: 'never' },
  M53: { battleOnly: true, openOrder: true },
} as const satisfies Record<string, RegimentRule>
