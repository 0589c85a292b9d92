import { languageOf, languagesOfAll } from '../../game/languages.ts'
import type { GameRecord, LogEntry, Post, PostOf, PostView } from '../../store/types.ts'
import { buttons } from '../api/components.ts'
import { panel } from '../api/panel.ts'
import { type GameView, gameView } from '../games/gameView.ts'
import { seatName } from '../games/names.ts'
import type { Message } from '../types.ts'
import { plain } from '../words/fill.ts'
import { type Words, wordsOf } from '../words/index.ts'
import { armiesMessage } from './armiesMessage.ts'
import { dueText } from './battle/battleParts.ts'
import { meanwhileMessage } from './battle/meanwhileMessage.ts'
import { publicMessage } from './battle/publicMessage.ts'
import { challengeMessage } from './challengeMessage.ts'
import { holidayMessage, lateNote, pauseMessage, reminderMessage, withPing } from './deadlineMessages.ts'
import { drawMessage, formerOffer } from './drawOffer.ts'
import { endMessage, resultMessage } from './endMessage.ts'
import { calling, inAllLanguages, mention } from './inAllLanguages.ts'
import { rulingMessage, seasonBattleMessage } from './league/seasonThread.ts'
import { takeSeatButton } from './presentMessage.ts'

/** What messages about a game are made from, besides their posts. */
interface ToldInPost {
  game: GameRecord
  /** the battle as everybody sees it, where it has begun */
  view: GameView | undefined
  /** all that happened, as far as everybody may know of it */
  known: readonly LogEntry[]
  /** whom the message calls */
  pings: readonly string[]
}

const whoIn = ({ pings }: ToldInPost): string => pings.map(mention).join(' ')

const seatedAs = ({ game }: ToldInPost, user: string) => game.seats.find(seat => seat.user === user)

const nameIn = (at: ToldInPost, user: string, words: Words): string =>
  plain(seatName(seatedAs(at, user), words))

/** A line that calls those whom a post pings. */
const called = ({ game, pings }: ToldInPost, say: Parameters<typeof calling>[2]): Message =>
  panel({ texts: [calling(game, pings, say)] })

/** What a battle is that has not begun: armies to choose. */
const notBegun = ({ game }: ToldInPost): Message => armiesMessage(game, game.language, null)

const happenings = ({ begun = [], told = [] }: Pick<Post, 'begun' | 'told'>): LogEntry[] => [
  ...begun,
  ...told,
]

/** Somebody has been handed over to the computer, and may take the seat back. */
function handedOver({ facts: { player } }: PostOf<'handed-over'>, at: ToldInPost): Message {
  const { game, pings } = at
  const told = calling(game, pings, (who, words) => {
    return `${who} ${words.says.handedOver(nameIn(at, player, words))}`
  })
  const kept = seatedAs(at, player)?.leftBy
  const theirs = languageOf(game, kept ?? '') ?? game.language
  return panel({
    texts: [[told, kept && wordsOf(theirs).says.seatStays(mention(kept))].filter(Boolean).join('\n')],
    rows: kept ? buttons([takeSeatButton(game, theirs)]) : [],
  })
}

/** What has happened, with the board, and with the buttons of the player who is asked. */
function happened(post: PostOf<'happened'>, at: ToldInPost): Message {
  const { game, view, pings } = at
  if (!view) return notBegun(at)
  const asked = view.question && game.seats[view.question.by]?.user
  return withPing(
    publicMessage(view, { told: happenings(post), note: lateNote(game, post.facts) }),
    calling(game, pings, (who, { says }) => (who === mention(asked ?? '') ? says.yourTurn(who) : who)),
  )
}

const reminder = (post: Pick<Post, 'pings'>, { game }: ToldInPost): Message => reminderMessage(game, post)

const messages: { readonly [View in PostView]: (post: PostOf<View>, at: ToldInPost) => Message } = {
  challenge: (_, at) => withPing(challengeMessage(at.game), whoIn(at)),
  armies: (_, at) => withPing(armiesMessage(at.game, at.game.language, null), whoIn(at)),
  declined: ({ facts: { by } }, at) =>
    called(at, (who, words) => {
      const named = by ? mention(by) : words.says.formerPlayer
      return `${who} ${seatedAs(at, by) ? words.says.withdrawn(nameIn(at, by, words)) : words.says.declined(named)}`
    }),
  'draw-agreed': (_, at) =>
    panel({
      texts: [
        inAllLanguages(languagesOfAll(at.game), words =>
          words.says.drawAgreed((at.game.drawYes ?? []).map(user => nameIn(at, user, words))),
        ),
      ],
    }),
  draw: ({ edits }, { game, pings }) => (edits ? formerOffer(game) : drawMessage(game, pings)),
  // The board and the buttons stand right above, in the message that says what happened.
  turn: (_, at) => called(at, (who, words) => `${words.says.yourTurn(who)}${dueText(at.game, words)}`),
  'handed-over': handedOver,
  expired: (_, at) => called(at, (who, { says }) => says.expired(who)),
  'called-off': (_, at) => called(at, (who, { says }) => says.calledOff(who)),
  'no-starter': (_, at) => called(at, (who, { says }) => says.noStarterLeft(who)),
  pause: ({ facts }, { game }) => pauseMessage(game, facts.user),
  holiday: ({ facts }, { game }) => holidayMessage(game, facts.user),
  remind: reminder,
  held: reminder,
  over: (_, at) =>
    at.view ? endMessage(at.view, at.pings, at.known) : called(at, (who, { says }) => says.overFor(who)),
  result: (_, at) => (at.view ? resultMessage(at.view, at.known) : notBegun(at)),
  'season-battle': (_, { game, pings }) => seasonBattleMessage(game, pings),
  ruling: ({ facts }, { game, pings }) => rulingMessage(game, facts, pings),
  meanwhile: (post, at) =>
    at.view ? withPing(meanwhileMessage(at.view, happenings(post)), whoIn(at)) : notBegun(at),
  happened,
}

/**
 * An entry of the outbox as a message for everybody: what happened in the language of the game, and what is asked in that
 * of whoever is.
 * @param log all that happened, for the result of a battle
 * @throws for a stored entry whose view this version does not have
 */
export function renderPost(post: Post, game: GameRecord, log: readonly LogEntry[] = []): Message {
  const { pings } = post
  if (!Object.hasOwn(messages, post.view)) throw new Error(`nothing is posted as ${JSON.stringify(post)}`)
  const view = gameView(game, game.language, null)
  // What stands under a view takes posts of that view, which the compiler cannot follow.
  const messageOf = messages[post.view] as (post: Post, at: ToldInPost) => Message
  const message = messageOf(post, { game, view, known: view ? log.filter(view.knows) : [], pings })
  return { ...message, pings }
}
