import type { HelpedRuleId, RuleHelp } from '../../../ruleIds.ts'
import { battle } from './battle.ts'
import { courage } from './courage.ts'
import { field } from './field.ts'
import { fights } from './fights.ts'
import { general } from './general.ts'
import { guards } from './guards.ts'
import { leaders } from './leaders.ts'
import { magic } from './magic.ts'
import { moves } from './moves.ts'
import { shots } from './shots.ts'
import { strikes } from './strikes.ts'
import { weapons } from './weapons.ts'

export const ruleHelp: Readonly<Record<HelpedRuleId, RuleHelp>> = {
  ...general,
  ...magic,
  ...leaders,
  ...moves,
  ...courage,
  ...guards,
  ...weapons,
  ...strikes,
  ...shots,
  ...field,
  ...fights,
  ...battle,
}
