import { attributes } from './attributes/index.ts'
import { models } from './models/index.ts'
import type { RegimentRule } from './rulePoints.ts'
import type { BorneRuleId } from './unit/ruleNames.ts'
import { weapons } from './weapons/index.ts'

/** What every rule does, by its number. */
export const library: Readonly<Record<BorneRuleId, RegimentRule>> = { ...models, ...weapons, ...attributes }
