import { languageOf, languagesOfAll } from '../../game/languages.ts'
import type { GameRecord, LogEntry, Post } from '../../store/types.ts'
import { buttons } from '../api/components.ts'
import { panel } from '../api/panel.ts'
import { gameView } from '../games/gameView.ts'
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

/**
 * An entry of the outbox as a message for everybody: what happened in the language of the game, and what is asked in that
 * of whoever is.
 * @param log all that happened, for the result of a battle
 * @throws for a stored entry whose view this version does not have
 */
export function renderPost(post: Post, game: GameRecord, log: readonly LogEntry[] = []): Message {
  return { ...messageOf(post, game, log), pings: post.pings }
}

function messageOf(post: Post, game: GameRecord, log: readonly LogEntry[]): Message {
  const view = gameView(game, game.language, null)
  const known = view ? log.filter(view.knows) : []
  const who = post.pings.map(mention).join(' ')
  const happenings = [...(post.begun ?? []), ...(post.told ?? [])]
  const notBegun = () => armiesMessage(game, game.language, null)
  const seatedAs = (user: string) => game.seats.find(seat => seat.user === user)
  const nameIn = (user: string, words: Words) => plain(seatName(seatedAs(user), words))
  const called = (say: Parameters<typeof calling>[2]) => panel({ texts: [calling(game, post.pings, say)] })
  switch (post.view) {
    case 'challenge':
      return withPing(challengeMessage(game), who)
    case 'armies':
      return withPing(armiesMessage(game, game.language, null), who)
    case 'declined': {
      const { by } = post.facts
      return called((who, words) => {
        const named = by ? mention(by) : words.says.formerPlayer
        return `${who} ${seatedAs(by) ? words.says.withdrawn(nameIn(by, words)) : words.says.declined(named)}`
      })
    }
    case 'draw-agreed':
      return panel({
        texts: [
          inAllLanguages(languagesOfAll(game), words =>
            words.says.drawAgreed((game.drawYes ?? []).map(user => nameIn(user, words))),
          ),
        ],
      })
    case 'draw':
      return post.edits ? formerOffer(game) : drawMessage(game, post.pings)
    case 'turn':
      // The board and the buttons stand right above, in the message that says what happened.
      return called((who, words) => `${words.says.yourTurn(who)}${dueText(game, words)}`)
    case 'handed-over': {
      const told = calling(game, post.pings, (who, words) => {
        return `${who} ${words.says.handedOver(nameIn(post.facts.player, words))}`
      })
      const kept = seatedAs(post.facts.player)?.leftBy
      const theirs = languageOf(game, kept ?? '') ?? game.language
      return panel({
        texts: [[told, kept && wordsOf(theirs).says.seatStays(mention(kept))].filter(Boolean).join('\n')],
        rows: kept ? buttons([takeSeatButton(game, theirs)]) : [],
      })
    }
    case 'expired':
      return called((who, { says }) => says.expired(who))
    case 'called-off':
      return called((who, { says }) => says.calledOff(who))
    case 'no-starter':
      return called((who, { says }) => says.noStarterLeft(who))
    case 'pause':
      return pauseMessage(game, post.facts.user)
    case 'holiday':
      return holidayMessage(game, post.facts.user)
    case 'remind':
    case 'held':
      return reminderMessage(game, post)
    case 'over':
      return view ? endMessage(view, post.pings, known) : called((who, { says }) => says.overFor(who))
    case 'result':
      return view ? resultMessage(view, known) : notBegun()
    case 'season-battle':
      return seasonBattleMessage(game, post.pings)
    case 'ruling':
      return rulingMessage(game, post.facts, post.pings)
    case 'meanwhile':
      return view ? withPing(meanwhileMessage(view, happenings), who) : notBegun()
    case 'happened': {
      if (!view) return notBegun()
      const asked = view.question && game.seats[view.question.by]?.user
      return withPing(
        publicMessage(view, { told: happenings, note: lateNote(game, post.facts) }),
        calling(game, post.pings, (who, { says }) =>
          who === mention(asked ?? '') ? says.yourTurn(who) : who,
        ),
      )
    }
  }
  post satisfies never
  throw new Error(`nothing is posted as ${JSON.stringify(post)}`)
}
