import type { GameRecord, LogEntry, Post } from '../../store/types.ts'
import { buttons } from '../api/components.ts'
import { panel } from '../api/panel.ts'
import { gameView } from '../games/gameView.ts'
import { seatName } from '../games/names.ts'
import type { Message } from '../types.ts'
import { plain } from '../words/fill.ts'
import { wordsOf } from '../words/index.ts'
import { armiesMessage } from './armiesMessage.ts'
import { battleMessage, dueText, meanwhileMessage } from './battleMessage.ts'
import { challengeMessage } from './challengeMessage.ts'
import { holidayMessage, lateNote, pauseMessage, reminderMessage, withPing } from './deadlineMessages.ts'
import { drawMessage, formerOffer } from './drawOffer.ts'
import { endMessage, resultMessage } from './endMessage.ts'
import { rulingMessage, seasonBattleMessage } from './league/seasonThread.ts'
import { takeSeatButton } from './presentMessage.ts'

const mention = (user: string) => `<@${user}>`

/**
 * An entry of the outbox as a message for everybody, in the language of the game.
 * @param log all that happened, for the result of a battle
 * @throws for a stored entry whose view this version does not have
 */
export function renderPost(post: Post, game: GameRecord, log: readonly LogEntry[] = []): Message {
  return { ...messageOf(post, game, log), pings: post.pings }
}

function messageOf(post: Post, game: GameRecord, log: readonly LogEntry[]): Message {
  const words = wordsOf(game.language)
  const { says } = words
  const view = gameView(game, game.language, null)
  const who = post.pings.map(mention).join(' ')
  const happenings = [...(post.begun ?? []), ...(post.told ?? [])]
  const notBegun = () => armiesMessage(game, game.language, null)
  switch (post.view) {
    case 'challenge':
      return withPing(challengeMessage(game, game.language), who)
    case 'armies':
      return withPing(armiesMessage(game, game.language, null), who)
    case 'declined': {
      const seat = game.seats.find(({ user }) => user === post.facts.by)
      const by = post.facts.by ? mention(post.facts.by) : says.formerPlayer
      return panel({
        texts: [`${who} ${seat ? says.withdrawn(plain(seatName(seat, words))) : says.declined(by)}`],
      })
    }
    case 'draw-agreed':
      return panel({
        texts: [
          says.drawAgreed(
            (game.drawYes ?? []).map(user =>
              plain(
                seatName(
                  game.seats.find(seat => seat.user === user),
                  words,
                ),
              ),
            ),
          ),
        ],
      })
    case 'draw':
      return post.edits ? formerOffer(game) : drawMessage(game, who)
    case 'turn':
      // The board and the buttons stand right above, in the message that says what happened.
      return panel({ texts: [`${says.yourTurn(who)}${dueText(game, words)}`] })
    case 'handed-over': {
      const seat = game.seats.find(({ user }) => user === post.facts.player)
      const told = `${who} ${says.handedOver(plain(seatName(seat, words)))}`.trim()
      const kept = seat?.leftBy
      return panel({
        texts: [[told, kept && says.seatStays(mention(kept))].filter(Boolean).join('\n')],
        rows: kept ? buttons([takeSeatButton(game, game.language)]) : [],
      })
    }
    case 'expired':
      return panel({ texts: [says.expired(who)] })
    case 'called-off':
      return panel({ texts: [says.calledOff(who)] })
    case 'no-starter':
      return panel({ texts: [says.noStarterLeft(who)] })
    case 'pause':
      return pauseMessage(game, post.facts.user)
    case 'holiday':
      return holidayMessage(game, post.facts.user)
    case 'remind':
    case 'held':
      return reminderMessage(game, post, who)
    case 'over':
      return view ? endMessage(view, who, log) : panel({ texts: [says.overFor(who)] })
    case 'result':
      return view ? resultMessage(view, log) : notBegun()
    case 'season-battle':
      return seasonBattleMessage(game, who)
    case 'ruling':
      return rulingMessage(game, post.facts, who)
    case 'meanwhile':
      return view ? withPing(meanwhileMessage(view, happenings), who) : notBegun()
    case 'happened': {
      if (!view) return notBegun()
      const asked = view.question && game.seats[view.question.by]?.user
      return withPing(
        battleMessage(view, { everybody: true, told: happenings, note: lateNote(game, post.facts) }),
        who === mention(asked ?? '') ? says.yourTurn(who) : who,
      )
    }
  }
  post satisfies never
  throw new Error(`nothing is posted as ${JSON.stringify(post)}`)
}
