import { combatHexHelp } from '../../lambdas/discord/games/combat-hex/words/helpWords.ts'
import { combatHexWords } from '../../lambdas/discord/games/combat-hex/words/index.ts'
import { darkLordHelp } from '../../lambdas/discord/games/dark-lord/words/helpWords.ts'
import { darkLordWords } from '../../lambdas/discord/games/dark-lord/words/index.ts'
import { regimentsHelp } from '../../lambdas/discord/games/regiments/words/helpWords.ts'
import { regimentsWords } from '../../lambdas/discord/games/regiments/words/index.ts'

/** All that players of a game read, with its pages of help, which the program loads later than the rest. */
const both = <Words extends object, Help extends object>(
  words: Readonly<Record<'en' | 'fr', Words>>,
  help: Readonly<Record<'en' | 'fr', Help>>,
) => ({ en: { ...words.en, ...help.en }, fr: { ...words.fr, ...help.fr } })

export const combatHexTexts = both(combatHexWords, combatHexHelp)
export const darkLordTexts = both(darkLordWords, darkLordHelp)
export const regimentsTexts = both(regimentsWords, regimentsHelp)

/** The same by the ids of rules/games.ts. */
export const gameTexts: Readonly<Record<string, Readonly<Record<'en' | 'fr', object>>>> = {
  'combat-hex': combatHexTexts,
  'dark-lord': darkLordTexts,
  regiments: regimentsTexts,
}
