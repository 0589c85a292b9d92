import { type BorneRuleId, baseRules, borneRules, generalRules } from '../../../../rules/regiments/index.ts'

/** A rule of Regiments that help explains: one that units may bear, one on rules, or one beneath them all. */
export type HelpedRuleId = BorneRuleId | keyof typeof generalRules | keyof typeof baseRules

/** In the order in which they are counted: the base rules first, since all others lean on them. */
export const helpedRuleIds: readonly HelpedRuleId[] = [
  ...(Object.keys(baseRules) as (keyof typeof baseRules)[]),
  ...(Object.keys(generalRules) as (keyof typeof generalRules)[]),
  ...(Object.keys(borneRules) as BorneRuleId[]),
]

/** What help says of a rule: what it does, by its letters or numbers, and a case of it worked out. */
export interface RuleHelp {
  does: string
  example: string
}

/** The rules of one file; all files together have every rule. */
export type SomeRuleHelp = Readonly<Partial<Record<HelpedRuleId, RuleHelp>>>
