import { type BattleQuestion, topicOfQuestion } from '../../../rules/index.ts'
import { standsUntil } from '../../game/deadline.ts'
import { linesPerPost } from '../../game/eventsToTell.ts'
import type { GameRecord, LogEntry } from '../../store/types.ts'
import { button, buttons, idOf } from '../api/components.ts'
import { onDay, relative } from '../api/timestamps.ts'
import type { Message } from '../types.ts'
import type { Words } from '../words/index.ts'
import { typedTopic } from '../words/orderWords.ts'
import type { Names } from '../words/types.ts'
import { boardPicture } from './boardPicture.ts'
import { tell } from './eventLines.ts'
import { type GameView, gameView } from './gameView.ts'
import { panel } from './panel.ts'
import { questionRows } from './questionRows.ts'

/** Until when, and whether the clock stands for somebody's holiday. */
export function dueText(game: GameRecord, { says }: Words): string {
  if (game.until === null) return ''
  const stood = standsUntil(game)
  return ` ⏳ ${relative(game.until)}${stood === undefined ? '' : ` (${says.away(onDay(stood))})`}`
}

/** What is asked, in one sentence that begins with who is asked. */
export function questionText(view: GameView, question: BattleQuestion): string {
  const { words, names, game } = view
  const ask = words.questions[question.kind] as (about: BattleQuestion['about'], names: Names) => string
  return `${words.says.asks(names.player(question.by), ask(question.about, names))}${dueText(game, words)}`
}

function title({ words, state, names }: GameView, { turn, phase }: Pick<LogEntry, 'turn' | 'phase'>): string {
  // Of more than two players, there are several after the attacker.
  const mover = state.turn === turn && state.phase === phase && phase === 'defence' ? state.mover : undefined
  const name = mover === undefined ? words.terms.phases[phase] : words.says.phaseOf(names.player(mover))
  return turn > 0 ? `${words.says.turn(turn)} · ${name}` : `${name[0]!.toUpperCase()}${name.slice(1)}`
}

/** How the reader has such a question answered from now on, where an order can. */
function orderHint({ words, names, viewer, state }: GameView, question: BattleQuestion): string | undefined {
  const topic = topicOfQuestion(question) ?? question.choices?.()[0]?.ability
  return topic && question.by === viewer && state.phase !== 'set-up'
    ? words.orders.alwaysHint(typedTopic(topic, words.orders, names))
    : undefined
}

/** Turn, phase and camps, as a heading. */
export function heading(view: GameView): string {
  const { state, words, names } = view
  const { terms } = words
  const players = state.players.map((player, i) => {
    const camp = player.camp ? ` (${terms.camps[player.camp]})` : ''
    return `${names.player(i)}${camp}${player.lost ? ' ☠️' : state.attacker === i ? ' ⚔️' : ''}`
  })
  return `**${title(view, state)}** — ${players.join(' / ')}`
}

/** The result of a battle that is over, in one line. */
function resultLine({ state, words, names }: GameView): string | undefined {
  const { result } = state
  if (!result) return undefined
  const { says, terms } = words
  const score = result.score.map(half => says.half(half)).join(' – ')
  const reason = `${terms.reasons[result.reason]}, ${result.rule}`
  return result.winner === null
    ? says.drawn(reason, score)
    : says.won(names.player(result.winner), reason, score)
}

/** The result, with what makes the dice checkable. */
function ending(view: GameView): string | undefined {
  const { words, game } = view
  const first = resultLine(view)
  return (
    first &&
    `${first}\n${words.says.published(game.secret, game.seats.map(seat => `\`${seat.number}\``).join(', '))}`
  )
}

export interface Shown {
  /** buttons for whoever is asked, not for the reader alone */
  everybody?: boolean
  /** what happened since the last message */
  told?: readonly LogEntry[]
  /** said before everything else */
  note?: string
  /** the group of a long list that was opened */
  opened?: string
}

/** What has happened so far while one player goes on acting, in words alone; the board is a button away. */
export function meanwhileMessage(view: GameView, told: readonly LogEntry[]): Message {
  const { words, game } = view
  const last = told.at(-1)
  return panel({
    texts: [last && `**${title(view, last)}**`, tell(told.filter(view.knows), view, linesPerPost)],
    rows: buttons([button(words.says.showMe, idOf(game, 'status'))]),
  })
}

/** The battle as it stands: picture, what happened, whose turn, what is asked, and the buttons to answer it. */
export function battleMessage(view: GameView, { everybody, told = [], note, opened }: Shown = {}): Message {
  const { game, question, state, viewer } = view
  const asked = everybody || question?.by === viewer
  // The buttons that everybody sees are for whoever is asked.
  const asking = everybody && question ? gameView(game, view.locale, game.seats[question.by]!.user) : view
  return panel({
    picture: boardPicture(view, { told: told.filter(view.knows) }),
    texts: [
      note,
      // The end is said by itself, below.
      tell(
        told.filter(({ event }) => event !== 'ended').filter(view.knows),
        view,
        everybody ? linesPerPost : 12,
      ),
      heading(view),
      ending(view),
      question && questionText(view, question),
      question && asked && orderHint(view, question),
    ],
    rows: asked && asking?.question ? questionRows(asking, asking.question, opened) : [],
    accent: question ? (state.players[question.by]?.camp ?? 'plain') : 'plain',
  })
}

/** The end of a battle for those who were not there: who played, what came of it, and where. */
export function resultMessage(view: GameView): Message {
  const { game, names, words } = view
  const players = game.seats.map((_, i) => names.player(i)).join(' – ')
  return panel({
    texts: [words.says.resultOf(players, `<#${game.thread ?? game.channel}>`), resultLine(view)],
  })
}
