import type { GameRecord, Locale } from '../../store/types.ts'
import { panel } from '../api/panel.ts'
import { relative } from '../api/timestamps.ts'
import { seatName } from '../games/names.ts'
import type { Message } from '../types.ts'
import { plain } from '../words/fill.ts'
import { wordsOf } from '../words/index.ts'

/** A game on one line. `linked`: with its channel and deadline, as Discord shows them. */
export function gameLine(game: GameRecord, locale: Locale, linked: boolean): string {
  const words = wordsOf(locale)
  const { says, terms } = words
  const name = linked ? plain : (text: string) => text
  const names = game.seats.map(seat => name(seatName(seat, words))).join(' ⚔ ')
  const turn = game.save?.battle.turn ? ` · ${says.turn(game.save.battle.turn)}` : ''
  const asked = game.save?.pending ? game.seats[game.save.pending.by]?.name : undefined
  const waiting = asked ? ` · ${says.awaits(name(asked))}` : ''
  const result = game.save?.battle.result
  const won =
    result?.winner === null
      ? says.resultDrawn
      : says.resultWon(name(seatName(game.seats[result?.winner ?? -1], words)))
  const stage = game.stage === 'over' && result ? won : terms.stages[game.stage]
  const line = `${names} · ${says.points(game.terms.points)} · ${stage}${turn}${waiting}`
  if (!linked) return line
  const since = asked && game.stage === 'battle' ? ` ${says.since(relative(game.changed))}` : ''
  const until = game.until === null ? '' : ` ⏳ ${relative(game.until)}`
  return `<#${game.thread ?? game.channel}> ${line}${since}${until}`
}

export function gameList(games: readonly GameRecord[], locale: Locale): Message {
  const { says } = wordsOf(locale)
  const lines = games.map(game => gameLine(game, locale, true))
  return panel({ texts: [says.yourGames, lines.join('\n') || says.noGames] })
}
