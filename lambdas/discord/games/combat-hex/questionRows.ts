import { type BattleQuestion, canUndo, makeCell, parseAnswer } from '../../../../rules/index.ts'
import {
  button,
  buttons,
  idOf,
  limits,
  type Option,
  type Rows,
  type Style,
  select,
} from '../../api/components.ts'
import { figureOf, type GameView } from '../gameView.ts'
import { vainAnswers } from './choiceLines.ts'
import { packAnswers } from './packAnswers.ts'
import { sayAnswer } from './sayAnswer.ts'

/** In a select, a value that opens a group instead of choosing; `~` alone goes back to the groups. */
export const opens = (value: string): string | undefined =>
  value.startsWith('~') ? value.slice(1) : undefined

/**
 * Options of a select: all of them where they fit; otherwise the groups they fall into, and those of the
 * opened group with a way back.
 */
export function drill(
  options: readonly Option[],
  groupOf: (option: Option, index: number) => string,
  words: GameView['words'],
  opened?: string,
): Option[] {
  if (options.length <= limits.options) return [...options]
  const groups = new Map<string, Option[]>()
  for (const [i, option] of options.entries()) {
    const name = groupOf(option, i)
    groups.set(name, [...(groups.get(name) ?? []), option])
  }
  const inside = opened === undefined ? undefined : groups.get(opened)
  if (inside) return [...inside.slice(0, limits.options - 1), { label: words.says.backToAll, value: '~' }]
  return [...groups].slice(0, limits.options).map(([name, list]) => ({
    label: `${name} …`,
    value: `~${name}`,
    description: words.says.group(list.length, list[0]!.label, list.at(-1)!.label),
  }))
}

/** Column letters group hexes: a board has 24 columns of 16 hexes, and a select 25 options. */
export const byColumn = (option: Option): string => /^[A-Z]+/.exec(option.value)?.[0] ?? option.value
/** Anything else goes by twenties. */
export const byNumber = (_: Option, index: number): string => {
  const start = Math.floor(index / 20) * 20
  return `${start + 1}–${start + 20}`
}

/** What stands beside a figure's name in a list: where, and what it has left. */
export function figureNote(view: GameView, label: string): string {
  const { board, state, words } = view
  const figure = figureOf(view, label)
  if (!figure || !board) return ''
  const { terms } = words
  const type = state.types[figure.type]!
  const where = figure.at >= 0 ? makeCell(board, figure.at) : terms.standings.waiting
  return [
    where,
    `${type.movement} ${terms.mp}`,
    `${terms.life} ${figure.life}/${type.life}`,
    ...(type.ap ? [`${figure.ap} ${terms.ap}`] : []),
  ].join(' · ')
}

export const figureOptions = (view: GameView, labels: readonly string[]): Option[] =>
  labels.map(label => ({
    label: view.names.figure(label),
    value: label,
    description: figureNote(view, label),
  }))

export function answerButton(view: GameView, answer: string, style: Style = 'grey') {
  return button(sayAnswer(answer, view), idOf(view.game, 'answer', packAnswers(view, [answer])), style)
}

/** A button that asks for nothing but its name. */
const actionButton = (view: GameView, action: string, label: string, style: Style = 'grey') =>
  button(label, idOf(view.game, action), style)

/** Only where there is something to take back. */
const undoButton = (view: GameView) =>
  canUndo(view.save, view.question!.by) ? [actionButton(view, 'undo', view.words.says.undo)] : []

function figureSelect(view: GameView, labels: readonly string[], opened?: string): Rows {
  if (!labels.length) return []
  const options = drill(figureOptions(view, labels), byNumber, view.words, opened)
  return [select(view.words.says.chooseFigure, idOf(view.game, 'figure'), options)]
}

/** The figure of a use, or the one that is the answer itself. */
function figureIn(text: string): string {
  const answer = parseAnswer(text)
  return answer?.verb === 'use' || answer?.verb === 'figure' ? answer.figure : ''
}

/** A short list of answers as buttons, a long one as a select. What the program would answer is blue, if it does anything. */
function listRows(view: GameView, all: readonly string[], opened?: string): Rows {
  const { question } = view
  const vain = question ? vainAnswers(question) : new Set()
  const answers = all.filter(answer => !vain.has(answer))
  const advised = question?.fallback()
  if (answers.length <= 5)
    return buttons(
      answers.map(answer =>
        answerButton(view, answer, answer === advised && answer !== question?.decline ? 'blue' : 'grey'),
      ),
    )
  const options = answers.map(answer => ({
    label: sayAnswer(answer, view),
    value: answer,
    description: figureNote(view, figureIn(answer)),
  }))
  return [
    select(
      view.words.says.chooseAnswer,
      idOf(view.game, 'answer'),
      drill(options, byNumber, view.words, opened),
    ),
  ]
}

/** Buttons and selects for the open question. `opened` is the group of a long list that was opened. */
export function questionRows(view: GameView, question: BattleQuestion, opened?: string): Rows {
  const { says } = view.words
  const done = (style: Style = 'grey') =>
    question.space.check('done').ok ? [answerButton(view, 'done', style)] : []
  switch (question.kind) {
    case 'act': {
      const { active, ready } = question.about
      const figures = [...(active ? [active] : []), ...ready]
      return [
        ...figureSelect(view, figures, opened),
        ...buttons([
          ...question.space.enumerate('end ', 1).map(answer => answerButton(view, answer)),
          ...done(figures.length ? 'grey' : 'blue'),
          actionButton(view, 'finish', says.finish),
          ...undoButton(view),
        ]),
      ]
    }
    case 'deploy': {
      const { waiting, placed } = question.about
      return [
        ...figureSelect(view, [...waiting, ...placed], opened),
        ...buttons([
          ...(waiting.length ? [answerButton(view, 'auto', 'blue')] : []),
          ...done(waiting.length ? 'grey' : 'blue'),
          ...undoButton(view),
        ]),
      ]
    }
    case 'turning':
      return [
        ...figureSelect(view, question.about.figures, opened),
        ...buttons([...done('blue'), ...undoButton(view)]),
      ]
    case 'strategy': {
      const uses = question.space.enumerate('use ', 100)
      return [
        ...(uses.length ? listRows(view, uses, opened) : []),
        ...buttons([...done(uses.length ? 'grey' : 'blue'), ...undoButton(view)]),
      ]
    }
    default:
      return listRows(view, question.space.enumerate('', 100), opened)
  }
}
