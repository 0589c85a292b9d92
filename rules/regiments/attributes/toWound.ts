import { strikesAgainst } from '../base/against.ts'
import type { RegimentRule } from '../unit/rulePoints.ts'

/** Attributes that are about the throw to wound, saves and the life that is lost. */
export const wounding = {
  A05: { ignores: ['aegis'] },
  A07: { ignores: ['regeneration'] },
  A08: {
    woundAgain: (_, { at }) => (at.pool.model.marks.includes('metal-armour') ? undefined : 'failed'),
  },
  /** It does nothing by itself; other rules look for it. */
  A09: {},
  A11: { againstDiscipline: true },
  A12: {
    brings: [{ id: 'A21' }],
    change(_, value) {
      if (value === 'strength') return { clause: 'A12a', set: 3, final: true }
      return value === 'penetration' ? { clause: 'A12b', set: 10, final: true } : undefined
    },
  },
  A13: {
    loss: ({ amount, against }, attack) => (strikesAgainst(against, attack) ? amount : undefined),
  },
  A18: { piercesFrom: 6 },
  A28: { woundNeed: (_, need) => (need >= 4 ? need - 1 : need) },
  A38: { woundAgain: () => 'failed' },
} as const satisfies Record<string, RegimentRule>
