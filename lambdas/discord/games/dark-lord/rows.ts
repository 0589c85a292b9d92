import { type GameQuestion, reachByHex } from '../../../../rules/dark-lord/index.ts'
import { engineOf } from '../../../../rules/games.ts'
import { isOneThing } from '../../../game/lessons.ts'
import { button, buttons, idOf, type Option, type Rows, type Style, select } from '../../api/components.ts'
import { byColumn, byNumber, drill, hexOptions, paged } from '../lists.ts'
import { figureNote } from './figureNote.ts'
import { sayAnswer } from './sayAnswer.ts'
import { combatantOf, type DarkLordView, legalTexts, tableOf } from './view.ts'

export const answerButton = (view: DarkLordView, answer: string, style: Style = 'grey') =>
  button(sayAnswer(answer, view), idOf(view.game, 'answer', answer), style)

const actionButton = (view: DarkLordView, action: string, label: string, style: Style = 'grey') =>
  button(label, idOf(view.game, action), style)

const undoButton = (view: DarkLordView) =>
  engineOf(view.game).canUndo(view.game.save!, view.question!.by)
    ? [actionButton(view, 'undo', view.words.says.undo)]
    : []

/** Whoever learns one thing is not helped out of it. */
const finishButton = (view: DarkLordView) =>
  isOneThing(view.game) ? [] : [actionButton(view, 'finish', view.words.says.finish)]

function figureSelect(
  view: DarkLordView,
  labels: readonly string[],
  placeholder: string,
  opened?: string,
): Rows {
  if (labels.length === 0) return []
  const options = labels.map(label => ({
    label: view.names.figure(label),
    value: label,
    description: figureNote(view, label),
  }))
  return [select(placeholder, idOf(view.game, 'figure'), drill(options, byNumber, view.words, opened))]
}

/** What is opened in the rows of a figure in hand: `A3 move 2` is the second page of its hexes. */
export const inHandOf = (opened?: string): { label: string; list: string; page: string } => {
  const [label = '', list = '', page = ''] = opened?.split(' ') ?? []
  return { label, list, page }
}

/** Where a figure can go, nearest to an enemy first, with whom that charges. */
export function moveOptions(view: DarkLordView, label: string): Option[] {
  const { tells } = view.words
  const f = tableOf(view)
  const figure = combatantOf(view, label)
  const texts = legalTexts(view, `move ${label} `).filter(text => text.split(' ').length === 3)
  if (!figure || texts.length === 0) return []
  const reach = reachByHex(f, figure)
  return texts
    .flatMap(text => {
      const to = text.split(' ')[2]!.split('-').at(-1)!
      const found = reach.get(to)
      return found ? [{ to, ...found }] : []
    })
    .sort((a, b) => b.charges.length - a.charges.length || a.nearest - b.nearest || a.cost - b.cost)
    .map(({ to, cost, charges }) => ({
      value: to,
      label: to,
      description: [
        tells.stepCost(cost),
        charges.length ? `⚔️ ${tells.chargesNote(view.names.figures(charges))}` : '',
      ]
        .filter(Boolean)
        .join(' · '),
    }))
}

/** Everything that a figure may do besides going somewhere: charging by name, casting, the Ring, standing up. */
function otherOptions(view: DarkLordView, label: string): Option[] {
  const named = legalTexts(view, `move ${label} `).filter(text => text.split(' ').length > 3)
  const charges = legalTexts(view, `charge ${label}`)
  const rest = ['stand', 'dismount', 'ring', 'unring', 'will', 'lift', 'drop', 'exit', 'lie'].flatMap(verb =>
    legalTexts(view, `${verb} ${label}`),
  )
  const own = (text: string) => text.split(' ')[1] === label
  return [...charges, ...named, ...rest].filter(own).map(text => ({
    value: text.length <= 100 ? text : shortened(text),
    label: sayAnswer(text, view),
    description: text.split(' ')[0] === 'move' ? view.words.tells.testsNote : undefined,
  }))
}

/** A long way in a button: its last hex is enough, since the way is the cheapest one. */
export const shortened = (answer: string): string => {
  const [verb, label, way = '', ...rest] = answer.split(' ')
  return verb === 'move' ? [verb, label, way.split('-').at(-1), ...rest].join(' ') : answer
}

/** Powers at whom, with all dice that are usual: one, two, and all. */
function castOptions(view: DarkLordView, label: string): Option[] {
  const texts = legalTexts(view, `cast ${label} `)
  const most = Math.max(0, ...texts.map(text => diceOf(text)))
  const usual = new Set([1, 2, 3, most])
  return texts
    .filter(text => text.split(' ')[1] === label && usual.has(diceOf(text)))
    .map(text => ({ value: text, label: sayAnswer(text, view) }))
}

const diceOf = (text: string): number => Number(/ (\d+)(?: channel)?$/.exec(text)?.[1] ?? 1)

/** What the figure in hand can do. */
export function figureRows(view: DarkLordView, opened: string): Rows {
  const { label, list, page } = inHandOf(opened)
  const { tells } = view.words
  const own = (key: string) => (list === key ? page : undefined)
  const row = (key: string, placeholder: string, options: Option[], grouped: boolean): Rows =>
    options.length > 0
      ? [
          select(
            placeholder,
            idOf(view.game, 'to', `${key} ${label}`),
            grouped ? paged(options, view.words, own(key)) : drill(options, byNumber, view.words, own(key)),
          ),
        ]
      : []
  return [
    ...row('move', tells.goTo, moveOptions(view, label), true),
    ...row('cast', tells.castAt, castOptions(view, label), false),
    ...row('else', tells.doElse, otherOptions(view, label), false),
  ]
}

/** Where a figure can be placed, by columns. */
function placeRows(
  view: DarkLordView,
  opened: string | undefined,
  about: { waiting: string[]; placed: string[] },
): Rows {
  const { label: wanted, list } = inHandOf(opened)
  const label = [...about.waiting, ...about.placed].includes(wanted) ? wanted : about.waiting[0]
  if (label === undefined) return []
  const hexes = legalTexts(view, `place ${label} `).map(text => text.split(' ')[2]!)
  const options = drill(hexOptions(hexes), byColumn, view.words, list || undefined)
  return [
    select(
      view.words.tells.placeOn(view.names.figure(label)),
      idOf(view.game, 'to', `place ${label}`),
      options,
    ),
  ]
}

/** A short list of answers as buttons, a long one as a select; what the program would answer is blue. */
function listRows(view: DarkLordView, question: GameQuestion, opened?: string): Rows {
  const answers = legalTexts(view, '', 200)
  const advised = question.fallback()
  if (answers.length <= 5)
    return buttons(answers.map(answer => answerButton(view, answer, answer === advised ? 'blue' : 'grey')))
  const options = answers.map(answer => ({
    label: sayAnswer(answer, view),
    value: shortened(answer),
  }))
  return [
    select(
      view.words.says.chooseAnswer,
      idOf(view.game, 'answer'),
      drill(options, byNumber, view.words, opened),
    ),
    ...buttons([answerButton(view, shortened(advised), 'blue')]),
  ]
}

/** Buttons and selects for the open question; `opened`: the figure in hand, or the group of a long list. */
export function questionRows(view: DarkLordView, question: GameQuestion, opened?: string): Rows {
  const { tells } = view.words
  const { label } = inHandOf(opened)
  switch (question.kind) {
    case 'deploy': {
      const { waiting, placed } = question.about
      const mine = view.viewer === question.by
      return [
        ...figureSelect(view, [...waiting, ...placed], tells.chooseMover, opened),
        ...(mine ? placeRows(view, opened, question.about) : []),
        ...buttons([
          ...(waiting.length > 0
            ? [answerButton(view, 'auto', 'blue')]
            : [answerButton(view, 'done', 'blue')]),
          ...(placed.includes(label)
            ? [button(tells.takeBack, idOf(view.game, 'answer', `lift ${label}`))]
            : []),
          ...(mine && waiting.length > 0 ? finishButton(view) : []),
          ...undoButton(view),
        ]),
      ]
    }
    case 'act': {
      const { active, ready } = question.about
      const figures = [...(active === null ? [] : [active]), ...ready.filter(each => each !== active)]
      const inHand = figures.includes(label) ? opened! : undefined
      return [
        ...(inHand ? figureRows(view, inHand) : figureSelect(view, figures, tells.chooseMover, opened)),
        ...buttons([
          ...(active === null ? [] : [button(tells.endFigure, idOf(view.game, 'answer', `end ${active}`))]),
          answerButton(view, 'done', figures.length > 0 ? 'grey' : 'blue'),
          ...finishButton(view),
          ...undoButton(view),
        ]),
      ]
    }
    case 'shots': {
      const shooter = question.about.ready.includes(label) ? label : undefined
      const shots = shooter
        ? legalTexts(view, `shoot ${shooter} `).map(text => ({
            value: text,
            label: sayAnswer(text, view),
            description: figureNote(view, text.split(' ')[2]!),
          }))
        : []
      return [
        ...(shots.length > 0
          ? [
              select(
                tells.shootAt,
                idOf(view.game, 'to', `shoot ${shooter}`),
                drill(shots, byNumber, view.words),
              ),
            ]
          : figureSelect(view, question.about.ready, tells.chooseShooter, opened)),
        ...buttons([answerButton(view, 'done'), ...finishButton(view)]),
      ]
    }
    default:
      return listRows(view, question, opened)
  }
}
