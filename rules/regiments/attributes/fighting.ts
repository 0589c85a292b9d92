import type { RegimentRule } from '../unit/rulePoints.ts'

/** Attributes that are about how a part fights: when, from where, how often, with what. */
export const fighting = {
  A01: { twoHanded: true },
  A10: {
    adds: true,
    restricted: ({ number = 0, beyond }) => (beyond ? { beyond: number } : { limit: number }),
  },
  A15: { adds: true, gives: ({ gift }, { charging }) => (charging ? gift : undefined) },
  A16: { adds: true, supportRanks: 1 },
  A17: {
    inOne: {
      rules: [{ id: 'A13', amount: { dice: 1, faces: 3, plus: 0 } }],
      values: { strength: 10, penetration: 10 },
    },
  },
  A19: { gives: ({ gift }, { round }) => (round === 1 ? gift : undefined) },
  /** What changes it and comes from a spell, an item or a friend is left out where it is borne. */
  A21: { ofShots: true, isFixed: true },
  A23: { stepPlus: -1 },
  A26: { picksWeapon: true },
  A29: { gripsIron: true },
  A30: { attacksByLoss: true },
} as const satisfies Record<string, RegimentRule>
