import { engineOf } from '../../../rules/games.ts'
import type { Offers } from '../../game/openChallenges.ts'
import type { GameRecord, Locale } from '../../store/types.ts'
import { truncated } from '../../truncated.ts'
import { button, buttons, distinct, idOf, section, select } from '../api/components.ts'
import { limits } from '../api/limits.ts'
import { panel } from '../api/panel.ts'
import { relative } from '../api/timestamps.ts'
import { faceOf } from '../games/index.ts'
import { seatName } from '../games/names.ts'
import type { Message } from '../types.ts'
import { plain } from '../words/fill.ts'
import { type Words, wordsOf } from '../words/index.ts'
import { boardText, campsText, whatIsPlayed } from './challengeMessage.ts'
import { newHereButton } from './helpMessage.ts'

/** Challenges with a button of their own: each takes three components, and their words fit into one message. */
const maxShown = 10
/** Characters of one of them. */
const maxLength = 300

const whoOffers = (game: GameRecord, words: Words) => seatName(game.seats[0], words)

/** What is offered, by whom and since when, in three lines. */
function offerText(game: GameRecord, words: Words, locale: Locale): string {
  const { says, terms: t } = words
  const { terms } = game
  const { armies } = engineOf(game).module
  const what = armies ? whatIsPlayed(game, words, locale).join(', ') : faceOf(game).name[locale]
  const settled = [
    says.termsBoard(boardText(game, words, locale)),
    ...(armies ? [campsText(game, words, locale)].filter(Boolean) : []),
    says.termsPace(t.paces[terms.pace]),
  ]
  const lines = [
    says.lobbyOffer(plain(whoOffers(game, words)), what),
    settled.join(' · '),
    ...(terms.restrictions ? [says.lobbyLimits] : []),
    says.lobbySince(relative(game.made), game.until === null ? '–' : relative(game.until)),
  ]
  return truncated(lines.join('\n'), maxLength)
}

/**
 * The open challenges of a server, each with a button that takes it up. Those that do not fit are in a list that shows
 * their invitations; of more than that it says how many there are.
 */
export function lobbyMessage({ games, more }: Offers, locale: Locale): Message {
  const words = wordsOf(locale)
  const { says } = words
  const shown = games.slice(0, maxShown)
  const listed = games.slice(maxShown, maxShown + limits.options)
  const labels = distinct(
    shown.map(game => says.join(whoOffers(game, words))),
    shown.map((_, i) => String(i + 1)),
    limits.label,
  )
  const left = games.length - shown.length - listed.length + more
  const options = listed.map(game => ({
    label: `${whoOffers(game, words)} · ${says.points(game.terms.points)}`,
    value: game.id,
    description: boardText(game, words, locale),
  }))
  return panel({
    texts: [says.lobby, games.length === 0 && says.lobbyEmpty, left > 0 && says.moreOffersHidden(left)],
    rows: [
      ...shown.map((game, i) =>
        section(offerText(game, words, locale), button(labels[i]!, idOf(game, 'join'), 'green')),
      ),
      ...(listed.length
        ? [select(says.moreOffers(listed.length), idOf({ id: '', version: 0 }, 'offer'), options)]
        : []),
      ...buttons([newHereButton(locale)]),
    ],
  })
}
