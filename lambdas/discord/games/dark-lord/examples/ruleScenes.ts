import type { RuleId } from '../ruleIds.ts'
import { battleScenes } from './battleScenes.ts'
import { lordScenes } from './lordScenes.ts'
import type { Example } from './playExample.ts'
import { powerScenes } from './powerScenes.ts'
import { ringScenes } from './ringScenes.ts'
import { turnScenes } from './turnScenes.ts'

/** The cases that pages of help show of rules, where a picture says more than words. */
export const ruleScenes: Readonly<Partial<Record<RuleId, Example>>> = {
  ...ringScenes,
  ...lordScenes,
  ...powerScenes,
  ...turnScenes,
  ...battleScenes,
}
