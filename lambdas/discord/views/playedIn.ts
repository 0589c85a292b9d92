import type { GameRecord } from '../../store/types.ts'
import { mayThread } from '../api/rights.ts'
import type { Call } from '../types.ts'
import { plain } from '../words/fill.ts'
import { wordsOf } from '../words/index.ts'
import { threadName } from './threadName.ts'

/**
 * Where a game is played, in a sentence, for a caller who has just entered it; '' where that is the caller's own channel.
 * Its thread may not be made yet: then it is called by its name.
 */
export function playedIn(game: GameRecord, call: Call): string {
  const said = wordsOf(call.locale).says.playedIn
  const here = game.channel === call.channel
  if (game.thread) return game.thread === call.channel ? '' : said.channel(`<#${game.thread}>`)
  const channel = `<#${game.channel}>`
  if (game.guild === null || (here && !mayThread(call))) return here ? '' : said.channel(channel)
  const thread = plain(threadName(game))
  return here ? said.threadBelow(thread) : said.threadIn(thread, channel)
}
