import { parseFacing } from '../../../../../rules/core/hex.ts'
import { parseCell } from '../../../../../rules/index.ts'
import { cellsFor } from '../../../../../rules/regiments/index.ts'
import { facingWord } from '../sayAnswer.ts'
import { fieldOf, legalTexts, type RegimentsView, regimentOf } from '../view.ts'
import type { Previewed } from './previewed.ts'

/** A unit that is placed: with more or fewer files. */
export function placed(view: RegimentsView, answer: string): Previewed {
  const [, label = '', hex = '', side = '', files = '1'] = answer.split(' ')
  const unit = regimentOf(view, label)!
  const at = view.board && parseCell(view.board, hex)
  const { count } = view.state.types[unit.type]!
  const variants = [-2, -1, 1, 2]
    .map(by => Number(files) + by)
    .filter(each => each >= 1 && each <= count)
    .map(each => ({ label: view.words.tells.files(each), answer: `place ${label} ${hex} ${side} ${each}` }))
  return {
    lines: [],
    look: {
      highlighted: [label],
      overlay: { deployment: cellsFor(fieldOf(view), unit), deploymentOwner: unit.owner },
      ...(typeof at === 'number' && {
        posed: { label, at, facing: parseFacing(side) ?? unit.facing, files: Number(files) },
      }),
    },
    variants,
  }
}

/** Ambushers that come onto the field: with other facings. */
export function arrived(view: RegimentsView, answer: string, subject: string): Previewed {
  const [hex = '', side = ''] = answer.split(' ')
  const at = view.board && parseCell(view.board, hex)
  return {
    lines: [],
    look: {
      ...(typeof at === 'number' && {
        posed: { label: subject, at, facing: parseFacing(side) ?? 0 },
        highlighted: [subject],
      }),
    },
    variants: legalTexts(view, `${hex} `).map(text => ({
      label: facingWord(view, text.split(' ')[1]!),
      answer: text,
    })),
  }
}
