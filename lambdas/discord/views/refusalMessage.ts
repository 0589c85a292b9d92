import type { Refusal, RefusalCode } from '../../../rules/index.ts'
import type { GameRecord, Locale } from '../../store/types.ts'
import { buttons } from '../api/components.ts'
import { panel } from '../api/panel.ts'
import { type GameView } from '../games/gameView.ts'
import { typeName } from '../games/names.ts'
import { refusalWords } from '../games/refusalWords.ts'
import type { Message } from '../types.ts'
import { tutorialButton } from './lessonParts.ts'

/** A refusal as a paragraph: what is wrong, which rule says so, what can be done instead. */
export function refusalText(refusal: Refusal, locale: Locale, view?: Pick<GameView, 'names'>): string {
  const name = (id: string) => view?.names.figure(id) ?? typeName(id, locale)
  const { what, instead } = refusalWords(refusal, locale, name)
  return `⚠️ **${what}**\n${instead}`
}

/** What whoever has never played runs into: the tutorial is the way on. */
const ofNewcomers: ReadonlySet<RefusalCode> = new Set(['no-game', 'challenge-private'])

/** @param refusal with the games to choose from, where several fit */
export const refusalMessage = (
  refusal: Refusal & { games?: readonly GameRecord[] },
  locale: Locale,
  view?: Pick<GameView, 'names'>,
): Message => ({
  ...panel({
    texts: [refusalText(refusal, locale, view)],
    rows: ofNewcomers.has(refusal.code) ? buttons([tutorialButton(locale)]) : [],
    accent: 'warning',
  }),
  discreet: true,
  ...(refusal.games && { games: refusal.games }),
})
