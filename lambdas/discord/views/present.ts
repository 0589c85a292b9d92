import type { GameRecord, Locale } from '../../store/types.ts'
import { text } from '../components.ts'
import { latest } from '../game/news.ts'
import { tableOf } from '../game/table.ts'
import type { Message } from '../types.ts'
import { armiesMessage } from './armies.ts'
import { battleMessage } from './battle.ts'
import { challengeMessage } from './challenge.ts'

/** A game as it stands, for one reader: whatever its stage. */
export function presentMessage(game: GameRecord, locale: Locale, user: string, note?: string): Message {
  const table = tableOf(game, locale, user)
  if (table) return battleMessage(table, { note, told: latest(game) })
  const message = game.stage === 'armies' ? armiesMessage(game, locale, user) : challengeMessage(game, locale)
  return note ? { ...message, components: [text(note), ...message.components] } : message
}
