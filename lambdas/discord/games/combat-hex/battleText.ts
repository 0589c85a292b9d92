import type { Entry } from '../../../../rules/combat-hex/index.ts'
import { type GameQuestion, payableIn, topicOfQuestion } from '../../../../rules/combat-hex/index.ts'
import { capitalised } from '../../../truncated.ts'
import type { Names } from '../../words/types.ts'
import type { CombatHexView } from './view.ts'
import { typedTopic } from './words/orderWords.ts'

/** What is asked, as a sentence that goes on after the name of who is asked. */
export function questionText({ words, names }: CombatHexView, question: GameQuestion): string {
  const ask = words.questions[question.kind] as (about: GameQuestion['about'], names: Names) => string
  return ask(question.about, names)
}

/** Turn and phase of something that happened. */
export function title(
  { words, state, names }: CombatHexView,
  { turn, phase }: Pick<Entry, 'turn' | 'phase'>,
): string {
  // Of more than two players, there are several after the attacker.
  const mover = state.turn === turn && state.phase === phase && phase === 'defence' ? state.mover : undefined
  const name = mover === undefined ? words.terms.phases[phase] : words.says.phaseOf(names.player(mover))
  return turn > 0 ? `${words.says.turn(turn)} · ${name}` : capitalised(name)
}

/** How the reader has such a question answered from now on, where an order can. */
export function orderHint(view: CombatHexView, question: GameQuestion): string | undefined {
  const { words, names, viewer, state } = view
  // Buttons say it better.
  if (payableIn(view.save).length) return undefined
  const topic = topicOfQuestion(question) ?? question.choices?.()[0]?.ability
  return topic && question.by === viewer && state.phase !== 'set-up'
    ? words.orders.alwaysHint(typedTopic(topic, words.orders, names))
    : undefined
}

/** Turn, phase and camps, as a heading. */
export function heading(view: CombatHexView): string {
  const { state, words, names } = view
  const { terms } = words
  const players = state.players.map((player, i) => {
    const camp = player.camp ? ` (${terms.camps[player.camp]})` : ''
    return `${names.player(i)}${camp}${player.lost ? ' ☠️' : state.attacker === i ? ' ⚔️' : ''}`
  })
  return `**${title(view, state)}** — ${players.join(' / ')}`
}

/** The result of a battle that is over, in one line. */
export function resultLine({ state, words, names }: CombatHexView): string | undefined {
  const { result } = state
  if (!result) return undefined
  const { says, terms } = words
  const score = result.score.map(half => says.half(half)).join(' – ')
  const reason = `${terms.reasons[result.reason]}, ${result.rule}`
  return result.winner === null
    ? says.drawn(reason, score)
    : says.won(names.player(result.winner), reason, score)
}
