import type { HelpedRuleId } from '../ruleIds.ts'
import { courageScenes } from './courageScenes.ts'
import { fieldScenes } from './fieldScenes.ts'
import { fightScenes } from './fightScenes.ts'
import type { Example } from './playExample.ts'
import { shotScenes } from './shotScenes.ts'

/** The cases that pages of help show of rules, where a picture says more than words. */
export const ruleScenes: Readonly<Partial<Record<HelpedRuleId, Example>>> = {
  ...fieldScenes,
  ...shotScenes,
  ...fightScenes,
  ...courageScenes,
}
