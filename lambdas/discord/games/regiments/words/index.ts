import type { Locale } from '../../../../store/types.ts'
import { typeset } from '../../../words/french.ts'
import type { RefusalWords } from '../../../words/types.ts'
import { type JoinedWords, joinWords } from '../../joinWords.ts'
import * as en from './en/index.ts'
import * as fr from './fr/index.ts'

const ownEn = { ...en, refusals: en.refusals as Readonly<Record<keyof typeof en.refusals, RefusalWords>> }

/** What only Regiments says. The French catalogue has the type of the English one: what is missing does not compile. */
type RegimentsOwnWords = typeof ownEn

const ownFr: RegimentsOwnWords = typeset({ ...fr })

/** Everything that players of Regiments read, in one language. */
export type RegimentsWords = JoinedWords<RegimentsOwnWords>

export const regimentsWords: Readonly<Record<Locale, RegimentsWords>> = joinWords({ en: ownEn, fr: ownFr })
