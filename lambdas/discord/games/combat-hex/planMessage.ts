import { parseAnswer } from '../../../../rules/combat-hex/index.ts'
import { type Refusal } from '../../../../rules/index.ts'
import { button, buttons, idOf, type Rows, select } from '../../api/components.ts'
import { panel } from '../../api/panel.ts'
import type { Message } from '../../types.ts'
import { paged } from '../lists.ts'
import { refusalWords } from '../refusalWords.ts'
import { alsoRow } from './alsoRow.ts'
import { boardPicture, cellsOfOverlay } from './boardPicture.ts'
import { movesOf } from './figureActions.ts'
import { aroundFigure } from './inView.ts'
import { oddsLines } from './oddsLines.ts'
import { packMoves } from './packAnswers.ts'
import { inThought, type MovePlan, planMoves } from './planMoves.ts'
import { drawn, furtherOdds, placesFor, previewLines } from './previewMessage.ts'
import { figureNote } from './rowParts.ts'
import { moveInWords } from './sayAnswer.ts'
import { type CombatHexView, figureOf } from './view.ts'

const listOf = (answers: readonly string[], view: CombatHexView): string =>
  answers.map(answer => moveInWords(answer, view)).join(', ')

/** The hexes to which one more figure could move, once all is done that is planned so far. */
export function alsoMessage(
  view: CombatHexView,
  planned: readonly string[],
  label: string,
  opened?: string,
): Message | Refusal {
  const { says } = view.words
  const plan = planMoves(view, planned)
  const last = plan.moves.at(-1)
  const ahead = last && inThought(plan.before, last.answer)
  const packed = packMoves(
    view,
    plan.moves.map(({ short }) => short),
  )
  // Dice that fall before it decide where it may go.
  if (!ahead) return { code: 'dice-before' }
  const { options, overlay } = movesOf(ahead.view, label)
  const name = view.names.figure(label)
  return panel({
    board: view.game.id,
    picture: boardPicture(ahead.view, {
      overlay,
      focus: [...aroundFigure(ahead.view, figureOf(ahead.view, label)), ...cellsOfOverlay(overlay)],
      highlighted: [label],
      alt: `${name}.`,
    }),
    texts: [
      `**${name}** · ${figureNote(ahead.view, label)}`,
      options.length ? says.plannedSoFar(listOf(planned, view)) : says.nothingToDo,
    ],
    rows: [
      ...(options.length
        ? [
            select(
              says.do.move,
              idOf(view.game, 'also-to', `${packed};${label}`),
              paged(options, view.words, opened),
            ),
          ]
        : []),
      ...buttons([button(says.back, idOf(view.game, 'plan', packed))]),
    ],
  })
}

/** Why moves are left out of a plan, a line each. */
const leftOut = ({ refused, unseen, tooMany }: MovePlan, view: CombatHexView): string[] => {
  const { says } = view.words
  return [
    ...refused.map(({ answer, refusal }) =>
      says.plannedWithout(
        moveInWords(answer, view),
        refusalWords(refusal, view.locale, id => view.names.figure(id)).what,
      ),
    ),
    ...(unseen.length ? [says.plannedAfterDice(listOf(unseen, view))] : []),
    ...(tooMany.length ? [says.plannedTooMany(listOf(tooMany, view))] : []),
  ]
}

/** So many moves have a line each; of more, two share one. */
const maxLines = 5

const numbered = (plan: MovePlan, view: CombatHexView): string => {
  const lines = plan.moves.slice(0, -1).map(({ answer }, i) => `${i + 1}. ${moveInWords(answer, view)}`)
  const wide = plan.moves.length <= maxLines ? 1 : 2
  return lines
    .flatMap((_, i) => (i % wide ? [] : [lines.slice(i, i + wide).join(' · ')]))
    .join('\n')
    .replace(/^(\d+)\./gm, '$1\\.')
}

/** Facings with which the last move could end instead. */
function facingRow(view: CombatHexView, { before, moves }: MovePlan, packed: string): Rows {
  const { answer = '' } = moves.at(-1) ?? {}
  const read = parseAnswer(answer)
  if (!read || !('facing' in read)) return []
  const { says, terms } = view.words
  const ends = before.question?.space.enumerate(answer.slice(0, -read.facing.length), 6) ?? []
  const options = ends.flatMap(end => {
    const other = parseAnswer(end)
    if (!other || !('facing' in other)) return []
    const { facing } = other
    const label = says.facing(terms.facings[facing], terms.facingNames[facing])
    return [{ label, value: facing, chosen: facing === read.facing }]
  })
  return options.length < 2
    ? []
    : [select(says.chooseFacing, idOf(view.game, 'also-facing', packed), options)]
}

/**
 * Several moves before they count: one picture of how it would stand, what each does, and one button for all of them.
 * What cannot be is left out and named; where nothing is left, the first refusal is the answer.
 */
export function planMessage(view: CombatHexView, answers: readonly string[]): Message | Refusal {
  const { says } = view.words
  const plan = planMoves(view, answers)
  const last = plan.moves.at(-1)
  if (!last) return plan.refused[0]?.refusal ?? { code: 'not-this-question' }
  const { before, moves } = plan
  const texts = moves.map(({ short }) => short)
  const packed = packMoves(view, texts)
  const { overlay, ghost } = drawn(last.shown, before)
  const [first = '', ...details] = previewLines(last.shown, before)
  return panel({
    board: view.game.id,
    picture: boardPicture(before, {
      overlay,
      ghost,
      told: plan.told,
      focus: [
        ...cellsOfOverlay(overlay ?? {}),
        ...placesFor(
          moves.map(({ shown }) => shown.figure),
          before,
        ),
      ],
      highlighted: moves.map(({ shown }) => shown.figure),
      alt: `${moves.map(({ answer }) => moveInWords(answer, view)).join(', ')}.`,
    }),
    texts: [
      `**${says.planned(moves.length)}**`,
      [numbered(plan, view), [`${moves.length}\\. ${first}`, ...details].join('\n')]
        .filter(Boolean)
        .join('\n'),
      oddsLines(furtherOdds(last.shown, plan.odds), before).join('\n'),
      leftOut(plan, view).join('\n'),
      moves.length > 1 && says.plannedInOrder,
    ],
    rows: [
      ...facingRow(view, plan, packed),
      ...alsoRow(before, last.shown, packed),
      ...buttons([
        button(says.confirmAll(moves.length), idOf(view.game, 'answer', packed), 'green'),
        ...(moves.length > 1
          ? [button(says.withoutLast, idOf(view.game, 'plan', packMoves(view, texts.slice(0, -1))))]
          : []),
        button(says.cancel, idOf(view.game, 'status')),
      ]),
    ],
  })
}
