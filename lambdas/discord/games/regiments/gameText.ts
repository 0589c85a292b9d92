import type { Entry, GameQuestion, TurnStage } from '../../../../rules/regiments/index.ts'
import { capitalised } from '../../../truncated.ts'
import type { Names } from '../../words/types.ts'
import { listName } from './lists.ts'
import type { RegimentsView } from './view.ts'

/** Turn and phase of something that happened. */
export function title(view: RegimentsView, { turn, stage }: Pick<Entry, 'turn' | 'stage'>): string {
  const name = stageName(view, turn, stage)
  return turn > 0 ? `${view.words.says.turn(turn)} · ${name}` : capitalised(name)
}

function stageName(
  { words: { tells }, state, names }: RegimentsView,
  turn: number,
  stage: TurnStage,
): string {
  const name = tells.stages[stage]
  const isNow = state.turn === turn && state.stage === stage && stage !== 'over'
  return isNow && state.active !== null ? tells.whoseStage(name, names.player(state.active)) : name
}

/** Turn, phase and sides, as a heading. */
export function heading(view: RegimentsView): string {
  const { state, names, locale } = view
  const players = state.commanders.map(
    ({ list, lost }, i) => `${names.player(i)} (${listName(list, locale)})${lost ? ' ☠️' : ''}`,
  )
  return `**${title(view, state)}** — ${players.join(' / ')}`
}

/** What the two sides have, the winner's before the other's: nobody wins by 5 to 15. */
export const winnersFirst = ({ winner }: { winner: number | null }, each: readonly number[]): number[] =>
  winner === 1 ? each.toReversed() : [...each]

/** How it ended, in a line. */
export function resultLine({ state, words, names }: RegimentsView): string | undefined {
  const { result } = state
  if (!result) return undefined
  const { tells } = words
  const reason = tells.endReasons[result.reason]
  const score = winnersFirst(result, result.score).join('–')
  const taken = winnersFirst(result, result.taken).join(' – ')
  return result.winner === null
    ? tells.drawnBy(score, reason, taken)
    : tells.wonBy(names.player(result.winner), score, reason, taken)
}

/** What is asked, as a sentence that goes on after the name of who is asked. */
export function questionText({ words, names }: RegimentsView, question: GameQuestion): string {
  const say = words.questions[question.kind] as (
    about: GameQuestion['about'],
    names: Names,
    subject: string,
  ) => string
  return say(question.about, names, question.subject)
}
