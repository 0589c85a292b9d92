/** The rule books that a battle can be played by. */
export const ruleBooks = ['tournament', 'classic'] as const
export type RuleBookId = (typeof ruleBooks)[number]
