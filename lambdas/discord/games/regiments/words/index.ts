import type { Locale } from '../../../../store/types.ts'
import { typeset } from '../../../words/french.ts'
import { fits as fitsEn } from './en/lineFacts.ts'
import { odds as oddsEn } from './en/odds.ts'
import { pages as pagesEn } from './en/pages.ts'
import { ruleHelp as ruleHelpEn } from './en/ruleHelp/index.ts'
import { units as unitsEn } from './en/units.ts'
import { fits as fitsFr } from './fr/lineFacts.ts'
import { odds as oddsFr } from './fr/odds.ts'
import { pages as pagesFr } from './fr/pages.ts'
import { ruleHelp as ruleHelpFr } from './fr/ruleHelp/index.ts'
import { units as unitsFr } from './fr/units.ts'

const en = { fits: fitsEn, odds: oddsEn, pages: pagesEn, ruleHelp: ruleHelpEn, units: unitsEn }

/** What only Regiments says. The French catalogue has the type of the English one: what is missing does not compile. */
export type RegimentsWords = typeof en

const fr: RegimentsWords = typeset({
  fits: fitsFr,
  odds: oddsFr,
  pages: pagesFr,
  ruleHelp: ruleHelpFr,
  units: unitsFr,
})

export const regimentsWords: Readonly<Record<Locale, RegimentsWords>> = { en, fr }
