import type { BorneRuleId } from '../unit/ruleNames.ts'
import type { RegimentRule } from '../unit/rulePoints.ts'
import { commanding } from './commanding.ts'
import { defending } from './defending.ts'
import { deploying } from './deploying.ts'
import { holding } from './holding.ts'
import { moving } from './moving.ts'
import { wizards } from './wizards.ts'

type ModelRuleId = Extract<BorneRuleId, `M${string}`>

/** What model rules do. */
export const models: Readonly<Record<ModelRuleId, RegimentRule>> = {
  ...commanding,
  ...defending,
  ...deploying,
  ...holding,
  ...moving,
  ...wizards,
}
