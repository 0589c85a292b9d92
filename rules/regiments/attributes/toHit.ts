import type { RegimentRule } from '../unit/rulePoints.ts'

/** Attributes that are about the throw to hit. */
export const hitting = {
  /** A natural 6 wounds by itself; with two instances a 5 that hits does too. */
  A06: { adds: true, woundsFrom: instances => (instances > 1 ? 5 : 6) },
  A22: { more: 1 },
  A24: { hitAgain: 'failed' },
  A37: { hitsByItself: true },
} as const satisfies Record<string, RegimentRule>
