import type { Locale } from '../../../../store/types.ts'
import { typeset } from '../../../words/french.ts'
import { type JoinedWords, joinWords } from '../../joinWords.ts'
import * as en from './en/index.ts'
import * as fr from './fr/index.ts'

const ownEn = { ...en }

/** What only The Dark Lord says. The French catalogue has the type of the English one: what is missing does not compile. */
type DarkLordOwnWords = typeof ownEn

const ownFr: DarkLordOwnWords = typeset({ ...fr })

/** Everything that players of The Dark Lord read, in one language. */
export type DarkLordWords = JoinedWords<DarkLordOwnWords>

export const darkLordWords: Readonly<Record<Locale, DarkLordWords>> = joinWords({ en: ownEn, fr: ownFr })
