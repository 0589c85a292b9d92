import { type BattleQuestion, topicOfQuestion } from '../../../rules/index.ts'
import { onDay, relative, standsUntil } from '../../game/deadline.ts'
import type { GameRecord, LogEntry } from '../../store/types.ts'
import { button, buttons, idOf } from '../api/components.ts'
import type { Message } from '../types.ts'
import type { Words } from '../words/index.ts'
import { typedTopic } from '../words/orderWords.ts'
import type { Names } from '../words/types.ts'
import { boardPicture } from './boardPicture.ts'
import { page, tell } from './eventLines.ts'
import { isSecret, type Table } from './gameView.ts'
import { panel } from './panel.ts'
import { questionRows } from './questionRows.ts'

/** Until when, and whether the clock stands for somebody's holiday. */
export function dueText(game: GameRecord, { says }: Words): string {
  if (game.until === null) return ''
  const stood = standsUntil(game)
  return ` ⏳ ${relative(game.until)}${stood === undefined ? '' : ` (${says.away(onDay(stood))})`}`
}

/** What is asked, in one sentence that begins with who is asked. */
export function questionText(table: Table, question: BattleQuestion): string {
  const { words, names, game } = table
  const ask = words.questions[question.kind] as (about: BattleQuestion['about'], names: Names) => string
  return `${words.says.asks(names.player(question.by), ask(question.about, names))}${dueText(game, words)}`
}

function title({ words, state, names }: Table, { turn, phase }: Pick<LogEntry, 'turn' | 'phase'>): string {
  // Of more than two players, there are several after the attacker.
  const mover = state.turn === turn && state.phase === phase && phase === 'defence' ? state.mover : undefined
  const name = mover === undefined ? words.terms.phases[phase] : words.says.phaseOf(names.player(mover))
  return turn > 0 ? `${words.says.turn(turn)} · ${name}` : `${name[0]!.toUpperCase()}${name.slice(1)}`
}

/** How the reader has such a question answered from now on, where an order can. */
function orderHint({ words, names, viewer, state }: Table, question: BattleQuestion): string | undefined {
  const topic = topicOfQuestion(question) ?? question.choices?.()[0]?.ability
  return topic && question.by === viewer && state.phase !== 'set-up'
    ? words.orders.alwaysHint(typedTopic(topic, words.orders, names))
    : undefined
}

/** Turn, phase and camps, as a heading. */
export function heading(table: Table): string {
  const { state, words, names } = table
  const { terms } = words
  const players = state.players.map((player, i) => {
    const camp = player.camp ? ` (${terms.camps[player.camp]})` : ''
    return `${names.player(i)}${camp}${player.lost ? ' ☠️' : state.attacker === i ? ' ⚔️' : ''}`
  })
  return `**${title(table, state)}** — ${players.join(' / ')}`
}

/** The result of a battle that is over, in one line. */
function resultLine({ state, words, names }: Table): string | undefined {
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
function ending(table: Table): string | undefined {
  const { words, game } = table
  const first = resultLine(table)
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

const seenAt = (table: Table) => (entry: LogEntry) => !isSecret(table, entry)

/** What has happened so far while one player goes on acting, in words alone; the board is a button away. */
export function meanwhileMessage(table: Table, told: readonly LogEntry[]): Message {
  const { words, game } = table
  const last = told.at(-1)
  return panel({
    texts: [last && `**${title(table, last)}**`, tell(told.filter(seenAt(table)), table, page)],
    rows: buttons([button(words.says.showMe, idOf(game, 'status'))]),
  })
}

/** The battle as it stands: picture, what happened, whose turn, what is asked, and the buttons to answer it. */
export function battleMessage(table: Table, { everybody, told = [], note, opened }: Shown = {}): Message {
  const { question, state, viewer } = table
  const asked = everybody || question?.by === viewer
  return panel({
    picture: boardPicture(table, { told: told.filter(seenAt(table)) }),
    texts: [
      note,
      // The end is said by itself, below.
      tell(told.filter(({ event }) => event !== 'ended').filter(seenAt(table)), table, everybody ? page : 12),
      heading(table),
      ending(table),
      question && questionText(table, question),
      question && asked && orderHint(table, question),
    ],
    rows: question && asked ? questionRows(table, question, opened) : [],
    accent: question ? (state.players[question.by]?.camp ?? 'plain') : 'plain',
  })
}

/** The end of a battle for those who were not there: who played, what came of it, and where. */
export function resultMessage(table: Table): Message {
  const { game, names, words } = table
  const players = game.seats.map((_, i) => names.player(i)).join(' – ')
  return panel({
    texts: [words.says.resultOf(players, `<#${game.thread ?? game.channel}>`), resultLine(table)],
  })
}
