import type { RegimentRule } from '../unit/rulePoints.ts'

/** Attributes of shots. */
export const shooting = {
  A02: {
    ofShots: true,
    ignores: ['cover'],
    hitNeed: (_, { seen }) => (seen?.solid || seen?.height === 5 ? -1 : 0),
  },
  A04: {
    ofShots: true,
    /** So many of each rank that it names, or of each file from the flank: the first ones are the fullest. */
    hits({ number = 1, by = 1 }, { at, seen }) {
      const lines = (at.atFront ? seen?.ranks : seen?.files) ?? [1]
      return lines.slice(0, by).reduce((sum, models) => sum + Math.min(models, number), 0)
    },
  },
  A20: {
    ofShots: true,
    worth: ({ number = 0 }) => -number,
    hitNeed: ({ number = 0 }, { aim }) => (aim?.moved ? number : 0),
  },
  A31: { ofShots: true, battleOnly: true, standsAndShoots: true },
  A32: { ofShots: true, shootsAfterMarch: true },
  A33: { ofShots: true, ignores: ['long-range'] },
  A34: { ofShots: true, ignores: ['moving'] },
  A35: { ofShots: true, adds: true, shootingRanks: 1 },
  A36: { ofShots: true, oneHit: ({ gift }, { kind }) => (kind === 'shot' ? gift : undefined) },
} as const satisfies Record<string, RegimentRule>
