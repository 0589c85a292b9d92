import { attributes } from './attributes/index.ts'
import { weapons } from './attributes/weapons.ts'
import { models } from './models/index.ts'
import type { BorneRuleId } from './unit/ruleNames.ts'
import type { RegimentRule } from './unit/rulePoints.ts'

/** What every rule does, by its number. */
export const library: Readonly<Record<BorneRuleId, RegimentRule>> = { ...models, ...weapons, ...attributes }
