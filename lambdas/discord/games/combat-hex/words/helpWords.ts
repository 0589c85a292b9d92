import type { Locale } from '../../../../store/types.ts'
import { typeset } from '../../../words/french.ts'
import { wordsOf } from '../../../words/index.ts'
import * as helpEn from './en/help.ts'
import { ruleTexts as ruleTextsEn } from './en/ruleTexts.ts'
import * as helpFr from './fr/help.ts'
import { ruleTexts as ruleTextsFr } from './fr/ruleTexts.ts'

type Texts = Readonly<Record<'oddsHelp' | 'welcome', string>>
const ownEn = {
  ...(helpEn as Omit<typeof helpEn, keyof Texts> & Texts),
  ruleTexts: ruleTextsEn as Record<keyof typeof ruleTextsEn, string>,
}
const ownFr: typeof ownEn = typeset({ ...helpFr, ruleTexts: ruleTextsFr })

/** With the pages that all games share. */
const joined = (own: typeof ownEn, locale: Locale) => {
  const { help, topics } = wordsOf(locale)
  return { ...own, help: { ...help, ...own.help }, topics: { ...topics, ...own.topics } }
}

/** What help alone says of Combat Hex: pages on topics and on rules. It is loaded when a page is first wanted. */
export const combatHexHelp = { en: joined(ownEn, 'en'), fr: joined(ownFr, 'fr') }
