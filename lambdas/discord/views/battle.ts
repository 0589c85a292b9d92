import type { BattleQuestion } from '../../../rules/index.ts'
import type { LogEntry } from '../../store/types.ts'
import { relative } from '../game/deadline.ts'
import { isSecret, type Table } from '../game/table.ts'
import type { Message } from '../types.ts'
import type { Names } from '../words/types.ts'
import { panel } from './panel.ts'
import { questionRows } from './question.ts'
import { boardPicture } from './scene.ts'
import { tell } from './tell.ts'

/** What is asked, in one sentence that begins with who is asked. */
export function questionText(table: Table, question: BattleQuestion): string {
  const { words, names, game } = table
  const ask = words.questions[question.kind] as (about: BattleQuestion['about'], names: Names) => string
  const until = game.until === null ? '' : ` ⏳ ${relative(game.until)}`
  return `${words.says.asks(names.player(question.by), ask(question.about, names))}${until}`
}

/** Turn, phase and camps, as a heading. */
export function heading(table: Table): string {
  const { state, words, names } = table
  const { terms, says } = words
  const phase = terms.phases[state.phase]
  const title =
    state.turn > 0 ? `${says.turn(state.turn)} · ${phase}` : `${phase[0]!.toUpperCase()}${phase.slice(1)}`
  const players = state.players.map((player, i) => {
    const camp = player.camp ? ` (${terms.camps[player.camp]})` : ''
    return `${names.player(i)}${camp}${state.attacker === i ? ' ⚔️' : ''}`
  })
  return `**${title}** — ${players.join(' / ')}`
}

/** The result, with what makes the dice checkable. */
function ending(table: Table): string | undefined {
  const { state, words, names, game } = table
  const { result } = state
  if (!result) return undefined
  const { says, terms } = words
  const score = result.score.map(half => says.half(half)).join(' – ')
  const reason = `${terms.reasons[result.reason]}, ${result.rule}`
  const first =
    result.winner === null ? says.drawn(reason, score) : says.won(names.player(result.winner), reason, score)
  return `${first}\n${says.published(game.secret, game.seats.map(seat => `\`${seat.number}\``).join(', '))}`
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

/** The battle as it stands: picture, what happened, whose turn, what is asked, and the buttons to answer it. */
export function battleMessage(table: Table, { everybody, told = [], note, opened }: Shown = {}): Message {
  const { question, state, viewer } = table
  const asked = everybody || question?.by === viewer
  return panel({
    picture: boardPicture(table),
    texts: [
      note,
      heading(table),
      tell(
        // The end is said by itself, below.
        told.filter(entry => entry.event !== 'ended' && !isSecret(table, entry)),
        table,
      ),
      ending(table),
      question && questionText(table, question),
    ],
    rows: question && asked ? questionRows(table, question, opened) : [],
    accent: question ? (state.players[question.by]?.camp ?? 'plain') : 'plain',
  })
}
