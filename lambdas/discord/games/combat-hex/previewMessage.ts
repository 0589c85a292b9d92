import {
  type ActOdds,
  figureOnBoard,
  type Preview,
  parseAnswer,
  readAnswer,
} from '../../../../rules/combat-hex/index.ts'
import { type Cell, parseCell, parseFacing } from '../../../../rules/index.ts'
import { isOneThing } from '../../../game/lessons.ts'
import { button, buttons, idOf, type Rows, select } from '../../api/components.ts'
import { panel } from '../../api/panel.ts'
import type { Message } from '../../types.ts'
import { alsoRow } from './alsoRow.ts'
import { type BoardLook, boardPicture, cellsOfOverlay } from './boardPicture.ts'
import { lessonTask } from './lessonTask.ts'
import { oddsLines, percent } from './oddsLines.ts'
import { packAnswers } from './packAnswers.ts'
import { type CombatHexView, figureOf } from './view.ts'
import { doesBy } from './words/abilityWords.ts'

function outcomeLines(
  { outcome }: Extract<Preview, { outcome: object }>,
  { words, names }: CombatHexView,
): string[] {
  const { says } = words
  return [
    ...(outcome.threatenedBy.length ? [says.wouldBeThreatened(names.figures(outcome.threatenedBy))] : []),
    ...(outcome.engages.length ? [says.wouldEngage(names.figures(outcome.engages), outcome.attackDice)] : []),
    ...outcome.reactions.map(({ figure, ability }) =>
      says.mayReact(names.figure(figure), names.ability(ability)),
    ),
  ]
}

/** How likely each loss is. */
const chanceLine = (chances: readonly number[], target: string, view: CombatHexView): string =>
  chances
    .map((chance, loss) =>
      view.words.says.chance(loss, percent(chance, view), loss === (figureOf(view, target)?.life ?? -1)),
    )
    .join(' · ')

/** What an answer would do, a line each; the first says what it is. */
export function previewLines(preview: Preview, view: CombatHexView): string[] {
  const { words, names } = view
  const { says, terms } = words
  const who = names.figure(preview.figure)
  const facing = terms.facings[preview.facing]
  switch (preview.kind) {
    case 'move':
      return [
        says.previewMove(who, [preview.from, ...preview.path].join(' → '), facing),
        says.previewCost(preview.costs.join(' + '), preview.cost, preview.stops ? undefined : preview.left),
        ...(preview.freeAttacks.length
          ? [says.previewFree(names.figures(preview.freeAttacks), preview.freeDice)]
          : []),
        ...(preview.stops ? [says.previewStops] : []),
        ...outcomeLines(preview, view),
      ]
    case 'run':
      return [says.previewRun(who, preview.from, preview.to, preview.ap), ...outcomeLines(preview, view)]
    case 'turn':
      return [says.answerTurn(who, facing), ...outcomeLines(preview, view)]
    case 'dismount':
      return [says.answerDismount(who, preview.to, facing), ...outcomeLines(preview, view)]
    case 'strike':
      return [
        says.answerStrike(who, names.figure(preview.target)),
        says.chances(chanceLine(preview.chances, preview.target, view)),
      ]
    case 'shoot':
      return [
        says.answerShoot(who, names.figure(preview.target), facing),
        says.previewShot(preview.range, preview.dice, preview.hitsFrom, preview.endurance),
        ...(preview.penalty ? [says.previewPenalty] : []),
        ...(preview.oneWay ? [says.previewOneWay(names.figure(preview.target), who)] : []),
        says.chances(chanceLine(preview.chances, preview.target, view)),
      ]
    case 'volley':
      return [
        says.answerVolley(who, facing),
        says.previewVolley(names.figures(preview.targets), preview.dice, preview.hitsFrom),
      ]
    case 'use':
      return [
        says.answerUse(
          who,
          names.ability(preview.ability),
          preview.copied ? names.ability(preview.copied) : '',
          preview.target === undefined ? '' : names.figure(preview.target),
          preview.ap,
        ),
        doesBy(words, preview.copied ?? preview.ability, view.state.rules),
      ]
  }
}

/** Odds that say more than the preview does already: what points and abilities do to it. */
export function furtherOdds(preview: Preview, odds: ActOdds): ActOdds {
  const [only, ...others] = odds.hurt ?? []
  if (!only || others.length || !('chances' in preview)) return odds
  const same = only.lost.every((chance, n) => Math.abs(chance - (preview.chances[n] ?? 0)) < 1e-9)
  return same ? { ...odds, hurt: undefined } : odds
}

/** What an answer would do, as it is shown on the board. */
export function drawn(preview: Preview, view: CombatHexView): Pick<BoardLook, 'overlay' | 'ghost'> {
  const { board } = view
  const figure = figureOf(view, preview.figure)
  if (!board || !figure) return {}
  const cell = (label: string) => parseCell(board, label)!
  const facing = parseFacing(preview.facing) ?? figure.facing
  const ghost = (at: Cell) => ({ ...figureOnBoard(view.state, figure), at, facing })
  if (preview.kind === 'move' || preview.kind === 'run') {
    const to = preview.kind === 'move' ? preview.path.at(-1)! : preview.to
    return {
      overlay: {
        path: {
          cells: [preview.from, ...(preview.kind === 'move' ? preview.path : [preview.to])].map(cell),
          costs: preview.kind === 'move' ? preview.costs : [preview.ap],
          total: preview.kind === 'move' ? preview.cost : preview.ap,
        },
      },
      ghost: ghost(cell(to)),
    }
  }
  if (preview.kind === 'dismount')
    return {
      overlay: { path: { cells: [figure.at, cell(preview.to)], costs: [], total: 0 } },
      ghost: ghost(cell(preview.to)),
    }
  if (preview.kind === 'shoot') {
    const { from, to } = preview.lines
    const [first = 0, second = first] = to.corners
    const line = { from: cell(from.hex), corner: from.corner, to: cell(to.hex) }
    const { penalty } = preview
    return { overlay: { sight: [{ ...line, corners: [first, second], ok: true, penalty }] } }
  }
  return {}
}

/** Where some figures stand. */
export const placesFor = (labels: readonly string[], view: CombatHexView): Cell[] =>
  labels.flatMap(label => {
    const at = figureOf(view, label)?.at ?? -1
    return at < 0 ? [] : [at]
  })

/** Facings the answer could end with instead. */
function facingRow(view: CombatHexView, text: string, after: string[]): Rows {
  const answer = parseAnswer(text)
  // A charge at somebody faces whom it is at.
  if (!answer || !('facing' in answer) || answer.verb === 'turn') return []
  if (answer.verb === 'charge' && answer.target !== undefined) return []
  const { says, terms } = view.words
  const others = view.question?.space.enumerate(text.slice(0, -answer.facing.length), 6) ?? []
  if (others.length < 2) return []
  const options = others.flatMap(other => {
    const read = parseAnswer(other)
    if (!read || !('facing' in read)) return []
    const { facing } = read
    const label = says.facing(terms.facings[facing], terms.facingNames[facing])
    return [{ label, value: facing, chosen: facing === answer.facing }]
  })
  const packed = packAnswers(view, [text, ...after])
  return [select(says.chooseFacing, idOf(view.game, 'face', packed), options)]
}

/**
 * What an answer would do, before it counts: picture, cost, what it triggers, and Confirm or Cancel.
 * @param after answers that shall follow it at once
 * @param odds what may come of it by the dice
 */
export function previewMessage(
  view: CombatHexView,
  preview: Preview,
  after: string[] = [],
  odds: ActOdds = {},
): Message {
  const { says } = view.words
  const packed = packAnswers(view, [preview.answer, ...after])
  const target =
    preview.kind === 'shoot' || preview.kind === 'strike'
      ? [preview.target]
      : preview.kind === 'volley'
        ? preview.targets
        : []
  const { overlay, ghost } = drawn(preview, view)
  // A lesson leaves out what it does not speak of: other facings, conversions, tables of what a combat may come to.
  const isPlain = isOneThing(view.game)
  const more = isPlain ? 0 : pointsToConvert(view, preview)
  return panel({
    board: view.game.id,
    picture: boardPicture(view, {
      overlay,
      ghost,
      focus: [...cellsOfOverlay(overlay ?? {}), ...placesFor([preview.figure, ...target], view)],
      highlighted: [preview.figure, ...target],
      alt: `${previewLines(preview, view)[0]}.`,
    }),
    texts: [
      `**${says.preview}**`,
      lessonTask(view),
      previewLines(preview, view).join('\n'),
      more > 0 && says.previewConversions(more),
      !view.game.lesson && oddsLines(furtherOdds(preview, odds), view).join('\n'),
      after.length > 0 && says.thenRun(after.map(answer => readAnswer(answer)?.to ?? '').join(', ')),
    ],
    rows: [
      ...(isPlain ? [] : facingRow(view, preview.answer, after)),
      ...(after.length ? [] : alsoRow(view, preview, packed)),
      ...buttons([
        button(says.confirm, idOf(view.game, 'answer', packed), 'green'),
        ...(more > 0 ? conversionButtons(view, preview, after) : []),
        ...roundButton(view, preview, after),
        button(says.cancel, idOf(view.game, 'status')),
      ]),
    ],
  })
}

/** The most superficial results that anybody would pay for in one shot. */
const maxConverted = 2

/** Points that a shooter could pay to convert what falls superficially (5.18, 5.21); 0 for anything but a shot. */
const pointsToConvert = (view: CombatHexView, preview: Preview): number =>
  preview.kind === 'shoot' || preview.kind === 'volley' ? (figureOf(view, preview.figure)?.ap ?? 0) : 0

/** Settles beforehand what is paid for if dice fall superficially, where the shooter has points; else that is asked. */
function conversionButtons(view: CombatHexView, preview: Preview, after: string[]) {
  const ap = pointsToConvert(view, preview)
  if (ap === 0 || after.length) return []
  const { says } = view.words
  const settled = (answer: string) =>
    idOf(
      view.game,
      'answer',
      packAnswers(view, [preview.answer, ...Array.from({ length: maxConverted }, () => `?${answer}`)]),
    )
  return [
    button(says.confirmConverting, settled(preview.figure)),
    button(says.confirmSparing, settled('none')),
  ]
}

/** Shows the longer way past fewer enemies, where there is one. */
function roundButton(view: CombatHexView, preview: Preview, after: string[]) {
  if (preview.kind !== 'move' || !preview.round) return []
  const { answer, cost, unharmed } = preview.round
  const packed = packAnswers(view, [answer, ...after])
  return [button(view.words.says.goRound(cost, unharmed), idOf(view.game, 'round', packed))]
}
