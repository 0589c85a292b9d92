import {
  byLabel,
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
function said(view: DarkLordView, answer: string): { lines: string[]; look: PictureOptions } {
  const { words, names } = view
  const { tells } = words
  const f = tableOf(view)
  const doing: FigureAct | undefined = readActText(f, answer)
  if (doing && (doing.verb === 'move' || doing.verb === 'charge')) {
    const { figure } = doing
    const met = whatMoveMeets(f, figure, doing.choice)
    const who = names.figure(figure.label)
    const odds = met.dares || met.finds.length > 0 ? chargeOdds(f, figure.label, met.charges) : undefined
    const to = doing.choice.cells.at(-1) ?? figure.at
    const lines = [
      ...(doing.verb === 'move'
        ? [
            tells.previewMove(
              who,
              makeCell(f.board, figure.at),
              makeCell(f.board, to),
              met.cost,
              pointsLeft(f, figure),
            ),
          ]
        : []),
      ...(met.charges.length ? [tells.previewCharge(names.figures(met.charges))] : []),
      ...(met.dares
        ? [
            tells.previewTerror(
              percent(odds?.terror?.passes, view),
              odds?.terror?.courage ?? courageOf(f, figure),
            ),
          ]
        : []),
      ...met.finds.map(({ label, between }) =>
        tells.previewFind(
          names.figure(label),
          between,
          percent(odds?.finds.find(({ wearer }) => wearer === label)?.odds.passes, view),
        ),
      ),
      ...(met.falls ? [tells.previewFalls] : []),
      ...(met.dares || met.finds.length || met.falls ? [tells.cannotUndo] : []),
    ]
    const cells = [figure.at, ...doing.choice.cells]
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
  if (doing?.verb === 'cast') {
    const { figure, cast } = doing
    const { power, target, dice, channel } = cast
    const odds = castOdds(f, { power, caster: figure.label, target: target?.label ?? null, dice, channel })
    const { value } = typeOfCombatant(f, figure).powers.find(({ id }) => id === power)!
    return {
      lines: [
        sayAnswer(answer, view),
        words.abilities[cast.power].does,
        tells.previewCast(value, dice, percent(odds?.cast, view), percent(odds?.holds, view)),
        tells.cannotUndo,
      ],
      look: {
        highlighted: [figure.label, ...(cast.target ? [cast.target.label] : [])],
        focus: [figure.at, ...(cast.target ? [cast.target.at] : [])],
      },
    }
  }
  const [verb, first = '', second = ''] = answer.split(' ')
  const shooter = combatantOf(view, first)
  const target = combatantOf(view, second)
  if (verb === 'shoot' && shooter && target) {
    const line = lineOfSight(f, shooter.at, target.at)
    const inTheWay = line ? line.obstacles + line.figures.length : 0
    const odds = shotOdds(f, first, second)
    return {
      lines: [
        tells.previewShot(
          names.figure(first),
          names.figure(second),
          typeOfCombatant(f, shooter).shoot ?? 6,
          inTheWay,
        ),
        ...(odds ? [tells.previewWounds(percent(odds.comes, view), percent(odds.figure.falls, view))] : []),
        tells.cannotUndo,
      ],
      look: { highlighted: [first, second], focus: [shooter.at, target.at] },
    }
  }
  return {
    lines: [sayAnswer(answer, view)],
    look: shooter ? { highlighted: [first], focus: [shooter.at] } : {},
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
