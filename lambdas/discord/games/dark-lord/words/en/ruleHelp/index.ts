import type { RuleId, RuleTexts } from '../../../ruleIds.ts'
import { battle } from './battle.ts'
import { lord } from './lord.ts'
import { powers } from './powers.ts'
import { ring } from './ring.ts'
import { turn } from './turn.ts'
import { unseen } from './unseen.ts'
import { will } from './will.ts'

export const ruleHelp: RuleTexts<readonly RuleId[]> = {
  ...ring,
  ...unseen,
  ...will,
  ...lord,
  ...powers,
  ...turn,
  ...battle,
}
