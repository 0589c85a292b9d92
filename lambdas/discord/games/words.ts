import { firstGame } from '../../../rules/games.ts'
import type { RefusalCode } from '../../../rules/index.ts'
import type { GameRecord, Locale } from '../../store/types.ts'
import { catalogues, type Words } from '../words/index.ts'
import type { FactReader, RefusalWords } from '../words/types.ts'
import { combatHexWords } from './combat-hex/words/index.ts'
import { factInWords as combatHexFact } from './combat-hex/words/refusalFacts.ts'
import { factInWords as darkLordFact } from './dark-lord/refusalFacts.ts'
import { darkLordWords } from './dark-lord/words/index.ts'
import { regimentsWords } from './regiments/words/index.ts'
import { factInWords as regimentsFact } from './regiments/words/refusalFacts.ts'

/** The words of a game in one language: those that all games share, and its own. */
export interface GameWords extends Words {
  /** what its abilities are called, by id */
  readonly abilities?: Readonly<Record<string, { readonly name: string }>>
}

/** The words of the games that have some of their own, by the ids of rules/games.ts. */
const ownWords: Readonly<Record<string, Readonly<Record<Locale, GameWords>>>> = {
  'combat-hex': combatHexWords,
  'dark-lord': darkLordWords,
  regiments: regimentsWords,
}

/** What a game says, in the language of a reader; where it has no words of its own here, what all games say. */
export const gameWords = ({ game = firstGame }: Pick<GameRecord, 'game'>, locale: Locale): GameWords =>
  (ownWords[game] ?? catalogues)[locale]

/** What is wrong, and what to do instead, for every refusal of the program and of all games: a code without words does not compile. */
export const allRefusals: Readonly<Record<Locale, Readonly<Record<RefusalCode, RefusalWords>>>> = {
  en: {
    ...catalogues.en.refusals,
    ...combatHexWords.en.refusals,
    ...darkLordWords.en.refusals,
    ...regimentsWords.en.refusals,
  },
  fr: {
    ...catalogues.fr.refusals,
    ...combatHexWords.fr.refusals,
    ...darkLordWords.fr.refusals,
    ...regimentsWords.fr.refusals,
  },
}

/** How the games that have facts of their own put them into words. */
export const factReaders: readonly FactReader[] = [combatHexFact, darkLordFact, regimentsFact]
