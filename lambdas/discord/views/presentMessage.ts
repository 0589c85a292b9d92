import { latest } from '../../game/splitPosts.ts'
import type { GameRecord, Locale } from '../../store/types.ts'
import { text } from '../api/components.ts'
import { gameView } from '../games/gameView.ts'
import type { Message } from '../types.ts'
import { armiesMessage } from './armiesMessage.ts'
import { battleMessage } from './battleMessage.ts'
import { challengeMessage } from './challengeMessage.ts'

/** A game as it stands, for one reader: whatever its stage. */
export function presentMessage(game: GameRecord, locale: Locale, user: string, note?: string): Message {
  const view = gameView(game, locale, user)
  if (view) return battleMessage(view, { note, told: latest(game, view.knows) })
  const message = game.stage === 'armies' ? armiesMessage(game, locale, user) : challengeMessage(game, locale)
  return note ? { ...message, components: [text(note), ...message.components] } : message
}
