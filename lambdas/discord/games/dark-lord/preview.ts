import {
  byLabel,
  courageOf,
  type FigureAct,
  lineOfSight,
  pointsLeft,
  readActText,
  typeOfCombatant,
  whatMoveMeets,
} from '../../../../rules/dark-lord/index.ts'
import { makeCell, type Refusal } from '../../../../rules/index.ts'
import { button, buttons, idOf } from '../../api/components.ts'
import { panel } from '../../api/panel.ts'
import type { Message } from '../../types.ts'
import { boardPicture, type SkirmishLook } from './picture.ts'
import { shortened } from './rows.ts'
import { sayAnswer } from './sayAnswer.ts'
import { lessonTask } from './skirmishLesson.ts'
import { combatantOf, type DarkLordView, tableOf } from './view.ts'

/** The chance of two dice to come to so much, in percent. */
function atLeast(needed: number, view: DarkLordView): string {
  let ways = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= needed) ways++
  return view.words.says.percent(String(Math.round((ways * 100) / 36)))
}

/** What an answer would do, a line each, and how it looks on the board. */
function said(view: DarkLordView, answer: string): { lines: string[]; look: SkirmishLook } {
  const { words, names } = view
  const { tells } = words
  const f = tableOf(view)
  const doing: FigureAct | undefined = readActText(f, answer)
  if (doing && (doing.verb === 'move' || doing.verb === 'charge')) {
    const { figure } = doing
    const met = whatMoveMeets(f, figure, doing.choice)
    const who = names.figure(figure.label)
    const courage = courageOf(f, figure)
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
      ...(met.dares ? [tells.previewTerror(atLeast(10 - courage, view), courage)] : []),
      ...met.finds.map(({ label, between }) =>
        tells.previewFind(names.figure(label), between, atLeast(10 - courage + between, view)),
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
    const printed = typeOfCombatant(f, figure).powers.find(({ id }) => id === cast.power)!
    const fails = ((printed.value - 1) / 6) ** cast.dice
    const chance = words.says.percent(String(Math.round((1 - fails) * 100)))
    return {
      lines: [
        sayAnswer(answer, view),
        words.abilities[cast.power].does,
        tells.previewCast(printed.value, cast.dice, chance),
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
    return {
      lines: [
        tells.previewShot(
          names.figure(first),
          names.figure(second),
          typeOfCombatant(f, shooter).shoot ?? 6,
          inTheWay,
        ),
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
