import type { GameRecord } from '../../store/types.ts'
import { button, buttons, idOf } from '../api/components.ts'
import { panel } from '../api/panel.ts'
import type { Message } from '../types.ts'
import { wordsOf } from '../words/index.ts'

/** What somebody is told in private, in their language, when the game's channel takes no messages. */
export function directMessage(game: GameRecord, user: string): Message {
  const seat = game.seats.find(each => each.user === user)
  const { says } = wordsOf(seat?.locale ?? game.language)
  return panel({
    texts: [says.cannotPost(`<#${game.thread ?? game.channel}>`, game.id)],
    rows: buttons([button(says.showMe, idOf(game, 'status'))]),
  })
}
