import type { Entry, GameQuestion, TurnStage } from '../../../../rules/dark-lord/index.ts'
import { capitalised } from '../../../truncated.ts'
import type { Names } from '../../words/types.ts'

import type { DarkLordView } from './view.ts'

/** Turn and stage of something that happened. */
export function title(view: DarkLordView, { turn, stage }: Pick<Entry, 'turn' | 'stage'>): string {
  const { words } = view
  const name = stageName(view, stage)
  return turn > 0 ? `${words.says.turn(turn)} · ${name}` : capitalised(name)
}

function stageName({ words: { tells }, state, names }: DarkLordView, stage: TurnStage): string {
  const name = tells.stages[stage]
  const isPart = stage === 'opening' || stage === 'moving' || stage === 'shooting'
  if (!isPart || state.priority === null || state.stage !== stage) return name
  const owner = state.part === 0 ? state.priority : 1 - state.priority
  return tells.whoseStage(name, names.player(owner))
}

/** Turn, stage and sides, as a heading. */
export function heading(view: DarkLordView): string {
  const { state, words, names } = view
  const players = state.players.map((player, i) => {
    const side = words.tells.sideNames[player.side]
    return `${names.player(i)} (${side})${player.lost ? ' ☠️' : ''}`
  })
  return `**${title(view, state)}** — ${players.join(' / ')}`
}

/** How it ended, in a line. */
export function resultLine({ state, words, names }: DarkLordView): string | undefined {
  const { result } = state
  if (!result) return undefined
  const { tells } = words
  const reason = tells.endReasons[result.reason]
  const points = result.points ? tells.pointsWere(result.points.join(' – ')) : ''
  return result.winner === null
    ? tells.drawnBy(reason, points)
    : tells.wonBy(names.player(result.winner), reason, points)
}

/** What is asked, as a sentence that goes on after the name of who is asked. */
export function questionText({ words, names }: DarkLordView, question: GameQuestion): string {
  const say = words.questions[question.kind] as (
    about: GameQuestion['about'],
    names: Names,
    subject: string,
  ) => string
  return say(question.about, names, question.subject)
}
