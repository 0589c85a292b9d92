import { deploymentZones, type GameQuestion, parseAnswer } from '../../../../rules/combat-hex/index.ts'
import { makeCell } from '../../../../rules/index.ts'
import { button, buttons, idOf, type Rows, select } from '../../api/components.ts'
import type { Picture } from '../../types.ts'
import { byColumn, drill, hexOptions } from '../lists.ts'
import { boardPicture, placesOf } from './boardPicture.ts'
import { legalAnswers, once } from './legalAnswers.ts'
import { answerButton, figureNote, figureSelect, undoButton } from './rowParts.ts'
import { type CombatHexView, figureOf } from './view.ts'

type DeployQuestion = Extract<GameQuestion, { kind: 'deploy' }>

/** The figure that was placed last, and where, unless something else was answered since. */
function lastPlaced({ save }: CombatHexView): { figure: string; to: string } | undefined {
  const last = save.journal.findLast(entry => 'ask' in entry)
  const answer = last && parseAnswer(last.answer)
  return answer?.verb === 'place' ? answer : undefined
}

interface InHand {
  /** the figure that the lists of hexes and facings are for */
  figure?: string
  /** the column whose hexes are listed; otherwise columns are */
  column?: string
  /** the opened group of a long list of figures */
  group?: string
}

/**
 * What whoever deploys has in hand: the figure that was chosen, else the next one that waits. The column of the last
 * figure stays open, since most stand beside each other.
 * @param opened `A3`, `A3 B` with an opened column, `A3 ` with none, or the group of a long list of figures
 */
function inHand(view: CombatHexView, { about }: DeployQuestion, opened?: string): InHand {
  const [label = '', column] = opened?.split(' ') ?? []
  if ([...about.waiting, ...about.placed].includes(label))
    return { figure: label, column: column ?? lastColumn(view) }
  return { figure: about.waiting[0], column: lastColumn(view), group: opened }
}

const lastColumn = (view: CombatHexView): string | undefined => {
  const last = lastPlaced(view)
  return last && byColumn({ label: last.to, value: last.to })
}

/** Lists of what can be done with the figure in hand: its hexes, the sides it may face, who may carry it. */
function rowsOf(view: CombatHexView, { figure: label = '', column }: InHand): Rows {
  const { names, words } = view
  const { says, terms } = words
  const row = (verb: string, placeholder: string, options: Parameters<typeof select>[2]): Rows =>
    options.length ? [select(placeholder, idOf(view.game, 'deploy', verb), options)] : []
  const places = legalAnswers(view, 'place', label)
  const at = figureOf(view, label)?.at ?? -1
  const here = view.board && at >= 0 ? makeCell(view.board, at) : ''
  const hexes = hexOptions(once(places.map(({ to }) => to)).filter(to => to !== here))
  const facings = places.flatMap(({ to, facing }) => (to === here ? [facing] : []))
  const carriers = legalAnswers(view, 'mount', label).map(({ carrier }) => carrier)
  return [
    ...row(`place ${label}`, says.placeOn(names.figure(label)), drill(hexes, byColumn, words, column)),
    ...(facings.length > 1
      ? row(
          `place ${label} ${here}`,
          says.chooseFacing,
          facings.map(facing => ({
            value: facing,
            label: says.facing(terms.facings[facing], terms.facingNames[facing]),
          })),
        )
      : []),
    ...row(
      `mount ${label}`,
      says.do.mount,
      carriers.map(id => ({ value: id, label: names.figure(id), description: figureNote(view, id) })),
    ),
  ]
}

/**
 * The deployment by tapping: a figure, then its hex, and the next figure is in hand. For everybody but the one who
 * deploys it is as it was at the beginning (3.02).
 */
export function deployRows(view: CombatHexView, question: DeployQuestion, opened?: string): Rows {
  const { waiting, placed } = question.about
  const all = [...waiting, ...placed]
  const auto = waiting.length ? [answerButton(view, 'auto', 'blue')] : []
  if (view.viewer !== question.by) return [...figureSelect(view, all), ...buttons(auto)]
  const hand = inHand(view, question, opened)
  const last = lastPlaced(view)?.figure
  const lifts = hand.figure !== undefined && placed.includes(hand.figure)
  return [
    ...figureSelect(view, all, hand.group, hand.figure),
    ...(hand.figure === undefined ? [] : rowsOf(view, hand)),
    ...buttons([
      ...(last !== undefined && last !== hand.figure
        ? [button(view.words.says.turnPlaced(view.names.figure(last)), idOf(view.game, 'figure', last))]
        : []),
      ...(lifts ? [answerButton(view, `lift ${hand.figure}`)] : []),
      ...auto,
      ...(question.space.check('done').ok
        ? [answerButton(view, 'done', waiting.length ? 'grey' : 'blue')]
        : []),
      ...undoButton(view),
    ]),
  ]
}

/**
 * The board while somebody deploys, their zone in their colours. They see the same half of it from the first figure to
 * the last; everybody else the whole, with the armies that stand already (3.02).
 */
export function deployPicture(
  view: CombatHexView,
  question: DeployQuestion,
  opened?: string,
): Picture | undefined {
  const zones = deploymentZones(view.save).map(({ owner, cells }) => ({ owner, cells }))
  if (view.viewer !== question.by) return boardPicture(view, { overlay: { starts: zones } })
  const { figure } = inHand(view, question, opened)
  return boardPicture(view, {
    // The zone, the same from the first figure to the last, however long it is.
    focus: zones.flatMap(({ owner, cells }) => (owner === question.by ? cells : [])),
    windows: 3,
    labels: true,
    ...(figure === undefined
      ? { overlay: { starts: zones.filter(({ owner }) => owner === question.by) } }
      : {
          overlay: { deployment: placesOf(view, figure), deploymentOwner: question.by },
          alt: `${view.names.figure(figure)}.`,
          ...(question.about.placed.includes(figure) && { highlighted: [figure] }),
        }),
  })
}
