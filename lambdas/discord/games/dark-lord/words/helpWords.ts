import type { Locale } from '../../../../store/types.ts'
import { typeset } from '../../../words/french.ts'
import { pages as pagesEn } from './en/pages.ts'
import { ruleHelp as ruleHelpEn } from './en/ruleHelp/index.ts'
import { pages as pagesFr } from './fr/pages.ts'
import { ruleHelp as ruleHelpFr } from './fr/ruleHelp/index.ts'

const en = { pages: pagesEn, ruleHelp: ruleHelpEn }
const fr: typeof en = typeset({ pages: pagesFr, ruleHelp: ruleHelpFr })

/** What help alone says of The Dark Lord: pages on topics and on rules. It is loaded when a page is first wanted. */
export const darkLordHelp: Readonly<Record<Locale, typeof en>> = { en, fr }
