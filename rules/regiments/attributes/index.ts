import type { BorneRuleId } from '../unit/ruleNames.ts'
import type { RegimentRule } from '../unit/rulePoints.ts'
import { fighting } from './fighting.ts'
import { shooting } from './ofShots.ts'
import { special } from './special.ts'
import { hitting } from './toHit.ts'
import { wounding } from './toWound.ts'

type AttributeId = Extract<BorneRuleId, `A${string}`>

/** What attack attributes do. */
export const attributes: Readonly<Record<AttributeId, RegimentRule>> = {
  ...fighting,
  ...hitting,
  ...shooting,
  ...special,
  ...wounding,
}
