import { canUndo } from '../../../../rules/combat-hex/index.ts'
import { makeCell } from '../../../../rules/index.ts'
import { button, idOf, type Option, type Rows, type Style, select } from '../../api/components.ts'
import { byNumber, drill } from '../lists.ts'
import { packAnswers } from './packAnswers.ts'
import { sayAnswer } from './sayAnswer.ts'
import { type CombatHexView, figureOf } from './view.ts'

/** What stands beside a figure's name in a list: where, and what it has left. */
export function figureNote(view: CombatHexView, label: string): string {
  const { board, state, words } = view
  const figure = figureOf(view, label)
  if (!figure || !board) return ''
  const { terms } = words
  const type = state.types[figure.type]!
  const where = figure.at >= 0 ? makeCell(board, figure.at) : terms.standings.waiting
  const asked = view.question
  const movement =
    asked?.kind === 'act' && asked.about.active === label ? asked.about.movement : type.movement
  return [
    where,
    `${movement} ${terms.mp}`,
    `${terms.life} ${figure.life}/${type.life}`,
    ...(type.ap ? [`${figure.ap} ${terms.ap}`] : []),
  ].join(' · ')
}

const figureOptions = (view: CombatHexView, labels: readonly string[]): Option[] =>
  labels.map(label => ({
    label: view.names.figure(label),
    value: label,
    description: figureNote(view, label),
  }))

export function answerButton(
  view: CombatHexView,
  answer: string,
  style: Style = 'grey',
  label = sayAnswer(answer, view),
) {
  return button(label, idOf(view.game, 'answer', packAnswers(view, [answer])), style)
}

/** A button that asks for nothing but its name. */
export const actionButton = (view: CombatHexView, action: string, label: string, style: Style = 'grey') =>
  button(label, idOf(view.game, action), style)

/** Only where there is something to take back. */
export const undoButton = (view: CombatHexView) =>
  canUndo(view.save, view.question!.by) ? [actionButton(view, 'undo', view.words.says.undo)] : []

/** A select of figures, all or those of the opened group; `chosen` is shown as chosen already. */
export function figureSelect(
  view: CombatHexView,
  labels: readonly string[],
  opened?: string,
  chosen?: string,
): Rows {
  if (!labels.length) return []
  const all = figureOptions(view, labels).map(option =>
    option.value === chosen ? { ...option, chosen: true } : option,
  )
  const options = drill(all, byNumber, view.words, opened)
  return [select(view.words.says.chooseFigure, idOf(view.game, 'figure'), options)]
}
