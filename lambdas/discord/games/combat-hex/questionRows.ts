import { type GameQuestion, parseAnswer } from '../../../../rules/combat-hex/index.ts'
import { button, buttons, idOf, type Rows, type Style, select } from '../../api/components.ts'
import { byNumber, drill } from '../lists.ts'
import { vainAnswers } from './choiceLines.ts'
import { deployRows } from './deployment.ts'
import { figureRows } from './figureActions.ts'
import { payRows, recommendedOf } from './payRows.ts'
import { actionButton, answerButton, figureNote, figureSelect, undoButton } from './rowParts.ts'
import { sayAnswer } from './sayAnswer.ts'
import type { CombatHexView } from './view.ts'

/** The figure of a use, or the one that is the answer itself. */
function figureIn(text: string): string {
  const answer = parseAnswer(text)
  return answer?.verb === 'use' || answer?.verb === 'figure' ? answer.figure : ''
}

/** So many answers stand side by side; and so many above what settles a whole combat, where a phone has little room. */
const maxButtons = 5
const maxAbovePayRows = 3

/** A short list of answers as buttons, a long one as a select. What the program would answer is blue, if it does anything. */
function listRows(
  view: CombatHexView,
  all: readonly string[],
  opened?: string,
  most: number = maxButtons,
): Rows {
  const { question } = view
  const vain = question ? vainAnswers(question) : new Set()
  const answers = all.filter(answer => !vain.has(answer))
  const advised = question && (recommendedOf(view, question) ?? question.fallback())
  if (answers.length <= most)
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

/** Buttons and selects for the open question. `opened` is the group of a long list, or the figure in hand. */
export function questionRows(view: CombatHexView, question: GameQuestion, opened?: string): Rows {
  const { says } = view.words
  const done = (style: Style = 'grey') =>
    question.space.check('done').ok ? [answerButton(view, 'done', style)] : []
  switch (question.kind) {
    case 'act': {
      const { active, ready } = question.about
      const figures = [...(active ? [active] : []), ...ready]
      const inHand = figures.find(figure => figure === opened)
      return [
        ...(inHand ? figureRows(view, inHand) : figureSelect(view, figures, opened)),
        ...buttons([
          // By its label alone: with its name the buttons take a line more on a phone.
          ...question.space
            .enumerate('end ', 1)
            .map(answer => answerButton(view, answer, 'grey', says.answerEnd(active ?? ''))),
          ...done(figures.length ? 'grey' : 'blue'),
          actionButton(view, 'finish', says.finish),
          ...undoButton(view),
        ]),
      ]
    }
    case 'edge': {
      // One press takes the usual one.
      const usual = question.fallback()
      const others = question.space.enumerate('', 4).filter(answer => answer !== usual)
      return buttons([
        button(says.usualEdge(sayAnswer(usual, view)), idOf(view.game, 'answer', usual), 'green'),
        ...others.map(answer => answerButton(view, answer)),
      ])
    }
    case 'deploy':
      return deployRows(view, question, opened)
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
    default: {
      const paying = payRows(view)
      const most = paying.length ? maxAbovePayRows : maxButtons
      return [...listRows(view, question.space.enumerate('', 100), opened, most), ...paying]
    }
  }
}
