import { meanOf } from '../base/spread.ts'
import type { RegimentRule, SpecialAttack } from '../unit/rulePoints.ts'
import type { PrintedRule } from '../unit/unitProfile.ts'

const one = { dice: 0, faces: 6, plus: 1 } as const

const specialAttack = (
  { amount = one, values = {} }: PrintedRule,
  how: Omit<SpecialAttack, 'hits' | 'values'>,
): SpecialAttack => ({ hits: amount, values, ...how })

const worth = ({ amount = one }: PrintedRule) => meanOf(amount)

/** Attributes that are attacks of their own. */
export const special = {
  /** In a standard move alone. */
  A03: { battleOnly: true, sweeps: own => specialAttack(own, { overFlanks: false }) },
  A14: { worth, special: own => specialAttack(own, { overFlanks: true }) },
  A25: {
    worth,
    special: (own, { unit }) =>
      unit.charging ? specialAttack(own, { step: 10, overFlanks: false }) : undefined,
  },
  A27: { worth, special: own => specialAttack(own, { step: 0, overFlanks: true, height: 1 }) },
} as const satisfies Record<string, RegimentRule>
