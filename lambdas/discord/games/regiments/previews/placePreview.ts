import { parseFacing } from '../../../../../rules/core/hex.ts'
import { parseCell } from '../../../../../rules/index.ts'
import { cellsFor } from '../../../../../rules/regiments/index.ts'
import { facingWord } from '../sayAnswer.ts'
import { fieldOf, legalTexts, type RegimentsView, regimentOf } from '../view.ts'
import type { Previewed } from './previewed.ts'

/** Numbers of files near one, in which a unit may be placed. */
function otherFiles(view: RegimentsView, label: string, files: string): { label: string; files: number }[] {
  const { count } = view.state.types[regimentOf(view, label)!.type]!
  return [-2, -1, 1, 2]
    .map(by => Number(files) + by)
    .filter(each => each >= 1 && each <= count)
    .map(each => ({ label: view.words.tells.files(each), files: each }))
}

/** A unit that is placed: with more or fewer files. */
export function placed(view: RegimentsView, answer: string): Previewed {
  const [, label = '', hex = '', side = '', files = '1'] = answer.split(' ')
  const unit = regimentOf(view, label)!
  const at = view.board && parseCell(view.board, hex)
  const variants = otherFiles(view, label, files).map(each => ({
    ...each,
    answer: `place ${label} ${hex} ${side} ${each.files}`,
  }))
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

/** Ambushers that come onto the field: with other facings, and more or fewer files. */
export function arrived(view: RegimentsView, answer: string, subject: string): Previewed {
  const [hex = '', side = '', files = ''] = answer.split(' ')
  const at = view.board && parseCell(view.board, hex)
  return {
    lines: [],
    look: {
      ...(typeof at === 'number' && {
        posed: { label: subject, at, facing: parseFacing(side) ?? 0, files: Number(files) || 1 },
        highlighted: [subject],
      }),
    },
    variants: [
      ...legalTexts(view, `${hex} `).map(text => {
        const [, turned = ''] = text.split(' ')
        return { label: facingWord(view, turned), answer: [hex, turned, files].join(' ').trim() }
      }),
      ...otherFiles(view, subject, files).map(each => ({ ...each, answer: `${hex} ${side} ${each.files}` })),
    ],
  }
}
