import { isOpen } from '../../game/seats.ts'
import { waitingFor } from '../../game/waitingFor.ts'
import type { GameRecord, Locale } from '../../store/types.ts'
import { button, buttons, idOf } from '../api/components.ts'
import { panel } from '../api/panel.ts'
import { relative } from '../api/timestamps.ts'
import { seatName } from '../games/names.ts'
import type { Message } from '../types.ts'
import { plain } from '../words/fill.ts'
import { type Words, wordsOf } from '../words/index.ts'
import { tutorialButton } from './lessonParts.ts'

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

/** So many games have a button that opens them. */
const maxOpened = 5

/** Games that wait for the user come first, then those that go on, then those that are over. */
const urgency = (game: GameRecord, user: string): number =>
  waitingFor(game).includes(user) ? 0 : isOpen(game) ? 1 : 2

/** Who plays besides the user; where nobody does yet, what stage the game is in. */
function others({ seats, stage }: GameRecord, user: string, words: Words): string {
  const named = seats.filter(seat => seat.user !== user).map(seat => seatName(seat, words))
  return named.join(', ') || words.terms.stages[stage]
}

/**
 * A user's games, a line each, with buttons that open the first ones.
 * @param games the newest first
 */
export function gameList(games: readonly GameRecord[], locale: Locale, user: string): Message {
  const words = wordsOf(locale)
  const { says } = words
  const sorted = games.toSorted((a, b) => urgency(a, user) - urgency(b, user))
  const line = (game: GameRecord) => `${urgency(game, user) === 0 ? '▶️ ' : ''}${gameLine(game, locale, true)}`
  return panel({
    texts: [says.yourGames, sorted.map(line).join('\n') || says.noGames],
    rows: buttons(
      sorted.length
        ? sorted
            .slice(0, maxOpened)
            .map(game =>
              button(
                says.openGame(others(game, user, words)),
                idOf(game, 'status'),
                urgency(game, user) === 0 ? 'blue' : 'grey',
              ),
            )
        : [tutorialButton(locale)],
    ),
  })
}
