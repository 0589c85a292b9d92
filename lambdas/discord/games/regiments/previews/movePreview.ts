import { directions, makeFacing, parseFacing } from '../../../../../rules/core/hex.ts'
import { parseCell } from '../../../../../rules/index.ts'
import { hostOf, slowest } from '../../../../../rules/regiments/index.ts'
import { movesOnto } from '../moveOptions.ts'
import { hexLabel } from '../picture.ts'
import { facingWord } from '../sayAnswer.ts'
import { fieldOf, legalTexts, type RegimentsView, regimentOf } from '../view.ts'
import type { Previewed } from './previewed.ts'

/** An advance or a march: what it costs, and the other facings there. */
export function moved(view: RegimentsView, answer: string): Previewed {
  const f = fieldOf(view)
  const { board, words, names } = view
  const { tells } = words
  const [verb = '', label = '', hex = '', side = ''] = answer.split(' ')
  const unit = regimentOf(view, label)!
  const from = hostOf(f, unit).at
  const to = (board && parseCell(board, hex)) ?? from
  const all = movesOnto(view, label, hex)
  const cost = all.find(each => each.answer === answer)?.cost
  const mobility = slowest(f, unit, 'mobility')
  const costs = (inches: number) =>
    [String(inches), tells.inches(verb === 'march' ? 2 * mobility : mobility)] as const
  const variants = directions.flatMap(side => {
    // The cheaper kind of move is offered: an advance where one leads there.
    const found = all.find(each => makeFacing(each.facing) === side)
    return found ? [{ label: facingWord(view, side), answer: found.answer }] : []
  })
  return {
    lines: [
      ...(cost === undefined
        ? []
        : [
            from === to
              ? tells.previewTurn(names.figure(label), hex, ...costs(cost))
              : tells.previewMove(names.figure(label), hexLabel(view, from), hex, ...costs(cost)),
          ]),
      ...(verb === 'march' ? [tells.previewMarch] : []),
    ],
    look: {
      highlighted: [label],
      focus: [from, to],
      windows: 1,
      posed: { label, at: to, facing: parseFacing(side) ?? unit.facing },
    },
    variants,
  }
}

/** Other facings of a reform, and then other numbers of files. */
export function reformed(view: RegimentsView, answer: string): Previewed {
  const [, label = '', hex = '', side = '', files = ''] = answer.split(' ')
  const unit = regimentOf(view, label)!
  const at = (view.board && parseCell(view.board, hex)) ?? unit.at
  const legal = legalTexts(view, `reform ${label} `)
  const facings = directions.map(each => ({
    label: facingWord(view, each),
    answer: ['reform', label, hex, each, files].join(' ').trim(),
  }))
  const widths = [-2, -1, 1, 2].map(by => Number(files) + by)
  const wider = widths.map(each => ({
    label: view.words.tells.files(each),
    answer: ['reform', label, hex, side, each].join(' '),
  }))
  return {
    lines: [],
    look: {
      highlighted: [label],
      focus: [unit.at, at],
      windows: 1,
      posed: { label, at, facing: parseFacing(side) ?? unit.facing, files: Number(files) || unit.files },
    },
    variants: [...facings, ...(files ? wider : [])].filter(each => legal.includes(each.answer)),
  }
}
