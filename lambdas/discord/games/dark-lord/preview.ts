import {
  byLabel,
  type Combatant,
  castOdds,
  chargeOdds,
  courageOf,
  type FigureAct,
  lineOfSight,
  pointsLeft,
  readActText,
  shotOdds,
  typeOfCombatant,
  whatMoveMeets,
} from '../../../../rules/dark-lord/index.ts'
import { makeCell, type Refusal } from '../../../../rules/index.ts'
import { type Fraction, numberOf } from '../../../../rules/play/odds/fraction.ts'
import { button, buttons, idOf } from '../../api/components.ts'
import { panel } from '../../api/panel.ts'
import type { Message } from '../../types.ts'
import { lessonTask } from './lesson.ts'
import { boardPicture, type PictureOptions } from './picture.ts'
import { shortened } from './rows.ts'
import { sayAnswer } from './sayAnswer.ts'
import { combatantOf, type DarkLordView, tableOf } from './view.ts'

/** A chance as it is read: `42 %`; a question mark where it would take too long to count. */
const percent = (chance: Fraction | undefined, { words }: DarkLordView): string =>
  chance ? words.says.percent(String(Math.round(numberOf(chance) * 100))) : '?'

/** What an answer would do, a line each, and how it looks on the board. */
interface SaidOfAnswer {
  lines: string[]
  look: PictureOptions
}

type Move = Extract<FigureAct, { verb: 'move' | 'charge' }>
type Cast = Extract<FigureAct, { verb: 'cast' }>

/** Where a move or a charge goes, and what it meets: tests that it asks for, and falling. */
function saidOfMove(view: DarkLordView, { verb, figure, choice }: Move): SaidOfAnswer {
  const { words, names } = view
  const { tells } = words
  const f = tableOf(view)
  const met = whatMoveMeets(f, figure, choice)
  const isTested = met.dares || met.finds.length > 0
  const odds = isTested ? chargeOdds(f, figure.label, met.charges) : undefined
  const lines: string[] = []
  if (verb === 'move') {
    const [from, to] = [figure.at, choice.cells.at(-1) ?? figure.at].map(cell => makeCell(f.board, cell))
    lines.push(tells.previewMove(names.figure(figure.label), from!, to!, met.cost, pointsLeft(f, figure)))
  }
  if (met.charges.length) lines.push(tells.previewCharge(names.figures(met.charges)))
  if (met.dares) {
    const { passes, courage = courageOf(f, figure) } = odds?.terror ?? {}
    lines.push(tells.previewTerror(percent(passes, view), courage))
  }
  for (const { label, between } of met.finds) {
    const found = odds?.finds.find(({ wearer }) => wearer === label)
    lines.push(tells.previewFind(names.figure(label), between, percent(found?.odds.passes, view)))
  }
  if (met.falls) lines.push(tells.previewFalls)
  if (isTested || met.falls) lines.push(tells.cannotUndo)
  const cells = [figure.at, ...choice.cells]
  return {
    lines,
    look: {
      overlay: { path: { cells, costs: met.costs, total: met.cost } },
      highlighted: [figure.label, ...met.charges],
      focus: [...cells, ...met.charges.flatMap(label => byLabel(f, label)?.at ?? [])],
      labels: true,
    },
  }
}

/** What a power does, and how likely it is to be cast and to hold. */
function saidOfCast(view: DarkLordView, { figure, cast }: Cast, answer: string): SaidOfAnswer {
  const { tells, abilities } = view.words
  const f = tableOf(view)
  const { power, target, dice, channel } = cast
  const odds = castOdds(f, { power, caster: figure.label, target: target?.label ?? null, dice, channel })
  const { value } = typeOfCombatant(f, figure).powers.find(({ id }) => id === power)!
  return {
    lines: [
      sayAnswer(answer, view),
      abilities[power].does,
      tells.previewCast(value, dice, percent(odds?.cast, view), percent(odds?.holds, view)),
      tells.cannotUndo,
    ],
    look: {
      highlighted: [figure.label, ...(target ? [target.label] : [])],
      focus: [figure.at, ...(target ? [target.at] : [])],
    },
  }
}

/** What a shot has in its way, and how likely it is to wound. */
function saidOfShot(view: DarkLordView, shooter: Combatant, target: Combatant): SaidOfAnswer {
  const { words, names } = view
  const { tells } = words
  const f = tableOf(view)
  const [first, second] = [shooter.label, target.label]
  const line = lineOfSight(f, shooter.at, target.at)
  const inTheWay = line ? line.obstacles + line.figures.length : 0
  const odds = shotOdds(f, first, second)
  const need = typeOfCombatant(f, shooter).shoot ?? 6
  return {
    lines: [
      tells.previewShot(names.figure(first), names.figure(second), need, inTheWay),
      ...(odds ? [tells.previewWounds(percent(odds.comes, view), percent(odds.figure.falls, view))] : []),
      tells.cannotUndo,
    ],
    look: { highlighted: [first, second], focus: [shooter.at, target.at] },
  }
}

function said(view: DarkLordView, answer: string): SaidOfAnswer {
  const doing: FigureAct | undefined = readActText(tableOf(view), answer)
  if (doing?.verb === 'move' || doing?.verb === 'charge') return saidOfMove(view, doing)
  if (doing?.verb === 'cast') return saidOfCast(view, doing, answer)
  const [verb, first = '', second = ''] = answer.split(' ')
  const acting = combatantOf(view, first)
  const target = combatantOf(view, second)
  if (verb === 'shoot' && acting && target) return saidOfShot(view, acting, target)
  return {
    lines: [sayAnswer(answer, view)],
    look: acting ? { highlighted: [first], focus: [acting.at] } : {},
  }
}

/** What an answer would do, with a button that makes it count; or why it is not legal. */
export function previewMessage(view: DarkLordView, [answer = '']: readonly string[]): Message | Refusal {
  const checked = view.question?.space.check(answer)
  if (checked && !checked.ok) return checked.refusal
  const full = checked?.ok ? checked.answer : answer
  const { lines, look } = said(view, full)
  return panel({
    board: view.game.id,
    picture: boardPicture(view, { ...look, alt: lines[0] ?? '' }),
    texts: [lessonTask(view), lines.join('\n')],
    rows: buttons([
      button(view.words.says.confirm, idOf(view.game, 'answer', shortened(full)), 'green'),
      button(view.words.says.cancel, idOf(view.game, 'status')),
    ]),
  })
}
