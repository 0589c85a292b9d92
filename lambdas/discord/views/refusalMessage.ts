import type { Refusal } from '../../../rules/index.ts'
import type { Locale } from '../../store/types.ts'
import type { Message } from '../types.ts'
import { refusalWords } from '../words/fill.ts'
import { wordsOf } from '../words/index.ts'
import { type GameView } from './gameView.ts'
import { typeName } from './names.ts'
import { panel } from './panel.ts'

/** A refusal as a paragraph: what is wrong, which rule says so, what can be done instead. */
export function refusalText(refusal: Refusal, locale: Locale, view?: GameView): string {
  const name = (id: string) => view?.names.figure(id) ?? typeName(id, locale)
  const { what, instead } = refusalWords(refusal, wordsOf(locale), name)
  return `⚠️ **${what}**\n${instead}`
}

export const refusalMessage = (refusal: Refusal, locale: Locale, view?: GameView): Message => ({
  ...panel({ texts: [refusalText(refusal, locale, view)], accent: 'warning' }),
  discreet: true,
})
