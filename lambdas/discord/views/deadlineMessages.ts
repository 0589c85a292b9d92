import { maxMissedTurns, standsUntil } from '../../game/deadline.ts'
import { languagesOf } from '../../game/languages.ts'
import type { GameRecord, Post, PostFacts } from '../../store/types.ts'
import { button, buttons, idOf, type Rows, text } from '../api/components.ts'
import { panel } from '../api/panel.ts'
import { onDay, relative } from '../api/timestamps.ts'
import { seatName } from '../games/names.ts'
import type { Message } from '../types.ts'
import { plain } from '../words/fill.ts'
import { type Words, wordsOf } from '../words/index.ts'
import { armiesMessage } from './armiesMessage.ts'
import { challengeMessage } from './challengeMessage.ts'
import { drawMessage } from './drawOffer.ts'
import { calling, labelIn, mention } from './inAllLanguages.ts'

/** What a user who plays is called. */
const nameOf = (game: GameRecord, user: string, words: Words): string =>
  plain(
    seatName(
      game.seats.find(seat => seat.user === user),
      words,
    ),
  )

export const withPing = (message: Message, who: string): Message =>
  who ? { ...message, components: [text(who), ...message.components] } : message

/**
 * Pings somebody about a game as it stands now: before a deadline, or when quiet hours are over. What is asked
 * comes with its buttons.
 */
export function reminderMessage(game: GameRecord, { pings }: Pick<Post, 'pings'>): Message {
  const who = pings.map(mention).join(' ')
  if (game.stage === 'challenge') return withPing(challengeMessage(game), who)
  if (game.stage === 'armies') return withPing(armiesMessage(game, game.language, null), who)
  const said = (say: (who: string, words: Words) => string, rows: Rows = []) =>
    panel({ texts: [calling(game, pings, say)], rows })
  if (game.stage !== 'battle') return said((who, { says }) => says.overFor(who))
  const asked = game.save?.pending && game.seats[game.save.pending.by]?.user
  const rows = buttons([button(labelIn(languagesOf(game, pings), 'showMe'), idOf(game, 'status'))])
  if (asked === undefined || !pings.includes(asked ?? ''))
    return game.drawOffer === null ? said((who, { says }) => says.news(who), rows) : drawMessage(game, pings)
  const when = game.until === null ? '' : relative(game.until)
  return said((who, { says }) => (when ? says.remind(who, when) : says.yourTurn(who)), rows)
}

/** What the end of the time did, in one line. */
export function lateNote(game: GameRecord, { missed, starter }: PostFacts['happened']): string | undefined {
  const words = wordsOf(game.language)
  const { says, terms } = words
  if (starter) {
    const names = game.seats
      .filter(seat => starter.includes(seat.user))
      .map(seat => plain(seatName(seat, words)))
    return says.tookStarter(terms.list(names))
  }
  if (!missed) return undefined
  const { player, count } = missed
  const name = plain(seatName(game.seats[player], words))
  const limit = game.terms.missed === 'lose' ? maxMissedTurns : null
  return limit !== null && count >= limit
    ? says.missedTooMany(name, count)
    : says.missedTurn(name, count, limit)
}

/** The clock stands for somebody's holiday, or runs again. */
export function holidayMessage(game: GameRecord, user: string): Message {
  const words = wordsOf(game.language)
  const { says } = words
  const name = nameOf(game, user, words)
  const due = game.until === null ? '' : relative(game.until)
  const heldUntil = standsUntil(game)
  return panel({
    texts: [
      heldUntil !== undefined && heldUntil > game.changed
        ? says.onHoliday(name, onDay(heldUntil), due)
        : says.backFromHoliday(name, due),
    ],
  })
}

/** Somebody has stopped the clock of the game, or lets it run again. */
export function pauseMessage(game: GameRecord, user: string): Message {
  const words = wordsOf(game.language)
  const { says } = words
  const name = nameOf(game, user, words)
  const due = game.until === null ? '' : ` ⏳ ${relative(game.until)}`
  return panel({ texts: [game.paused ? says.pausedBy(name) : `${says.unpausedBy(name)}${due}`] })
}
