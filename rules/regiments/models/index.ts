import type { RegimentRule } from '../rulePoints.ts'
import type { BorneRuleId } from '../unit/ruleNames.ts'
import { defending } from './defending.ts'
import { holding } from './holding.ts'

type ModelRuleId = Extract<BorneRuleId, `M${string}`>

/** Rules of movement, command and magic: a clash asks for none of them. */
const battleRules = {
  M01: { battleOnly: true },
  M03: { battleOnly: true },
  M04: { battleOnly: true },
  M05: { battleOnly: true },
  M07: { adds: true, battleOnly: true },
  M08: { battleOnly: true },
  M10: { battleOnly: true },
  M11: { battleOnly: true },
  M12: { battleOnly: true },
  M13: { battleOnly: true },
  M15: { battleOnly: true },
  M16: { battleOnly: true },
  M17: { battleOnly: true },
  M18: { adds: true, battleOnly: true },
  M20: { battleOnly: true },
  M22: { battleOnly: true },
  M23: { battleOnly: true },
  M27: { battleOnly: true },
  M29: { battleOnly: true },
  M30: { battleOnly: true },
  M31: { battleOnly: true },
  M32: { battleOnly: true },
  M33: { battleOnly: true },
  M34: { battleOnly: true },
  M37: { battleOnly: true },
  M42: { battleOnly: true },
  M43: { battleOnly: true },
  M46: { battleOnly: true },
  M47: { battleOnly: true },
  M48: { battleOnly: true },
  M52: { battleOnly: true },
  M53: { battleOnly: true },
  M55: { battleOnly: true },
} as const satisfies Record<string, RegimentRule>

/** What model rules do. */
export const models: Readonly<Record<ModelRuleId, RegimentRule>> = {
  ...battleRules,
  ...defending,
  ...holding,
}
