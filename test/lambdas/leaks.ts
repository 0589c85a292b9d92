/**
 * Files outside of the rooms of a game that still name one, though they are for all games. The list may only shrink: who
 * mends one takes it off.
 */
export const leaks: readonly string[] = [
  'lambdas/discord/buttons.ts',
  'lambdas/discord/commands/help.ts',
  'lambdas/discord/games/face.ts',
  'lambdas/discord/views/helpMessage.ts',
  'lambdas/discord/words/abilityWords.ts',
  'lambdas/discord/words/en/books.ts',
  'lambdas/discord/words/en/questionHelp.ts',
  'lambdas/discord/words/en/questions.ts',
  'lambdas/discord/words/en/tutorial.ts',
  'lambdas/discord/words/fr/questions.ts',
  'lambdas/discord/words/index.ts',
  'lambdas/discord/words/orderWords.ts',
  'lambdas/discord/words/types.ts',
]

/** Files of them that open what is a game's own. This list, too, may only shrink. */
export const opens: readonly string[] = []
