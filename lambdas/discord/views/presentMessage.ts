import { keptSeatOf } from '../../game/seats.ts'
import { latest } from '../../game/splitPosts.ts'
import type { GameRecord, Locale } from '../../store/types.ts'
import { button, buttons, idOf, text } from '../api/components.ts'
import { gameView } from '../games/gameView.ts'
import { seatName } from '../games/names.ts'
import type { Message } from '../types.ts'
import { plain } from '../words/fill.ts'
import { wordsOf } from '../words/index.ts'
import { armiesMessage } from './armiesMessage.ts'
import { ownMessage } from './battle/ownMessage.ts'
import { challengeMessage } from './challengeMessage.ts'

/** A game as it stands, for one reader: whatever its stage. Where the computer plays on for them, with the way back. */
export function presentMessage(game: GameRecord, locale: Locale, user: string, note?: string): Message {
  const kept = keptSeatOf(game, user)
  const message = asItStands(game, locale, user, note)
  if (kept < 0) return message
  const words = wordsOf(locale)
  const said = words.says.seatKept(plain(seatName(game.seats[kept], words)))
  const rows = buttons([takeSeatButton(game, locale)])
  return { ...message, components: [text(said), ...message.components, ...rows] }
}

/** Leads back to a seat that the computer keeps. */
export const takeSeatButton = (game: GameRecord, locale: Locale) =>
  button(wordsOf(locale).says.takeSeat, idOf(game, 'seat'), 'green')

function asItStands(game: GameRecord, locale: Locale, user: string, note: string | undefined): Message {
  const view = gameView(game, locale, user)
  if (view) return ownMessage(view, { note, told: latest(game, view.knows) })
  const message = game.stage === 'armies' ? armiesMessage(game, locale, user) : challengeMessage(game, locale)
  return note ? { ...message, components: [text(note), ...message.components] } : message
}
