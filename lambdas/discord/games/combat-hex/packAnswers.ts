import { parseAnswer } from '../../../../rules/combat-hex/index.ts'
import { type Board, type Cell, facings, makeCell, parseCell } from '../../../../rules/index.ts'
import type { CombatHexView } from './view.ts'

/**
 * Custom ids hold 100 characters, and a long way has more. So a path is written as one digit a step, its
 * direction, from where the figure stands: a button acts on one version of the game only, where that is known.
 */
const packedPath = /^([a-z]+) (\S+) =([0-5]+)((?: \S+)*)$/

function digitsOf(board: Board, from: Cell, path: readonly string[]): string | undefined {
  let at = from
  let digits = ''
  for (const label of path) {
    const to = parseCell(board, label)
    const side = facings.find(f => board.neighbour[at * 6 + f] === to)
    if (to === undefined || side === undefined) return undefined
    digits += side
    at = to
  }
  return digits
}

function pathOf(board: Board, from: Cell, digits: string): string | undefined {
  let at = from
  const labels: string[] = []
  for (const digit of digits) {
    at = board.neighbour[at * 6 + Number(digit)]!
    if (at < 0) return undefined
    labels.push(makeCell(board, at))
  }
  return labels.join('-')
}

const cellOfFigure = (view: CombatHexView, label: string): Cell =>
  view.state.figures.find(figure => figure.id === label)?.at ?? -1

/** An answer, or several that follow each other, as short as a custom id needs it. */
export function packAnswers(view: CombatHexView, answers: readonly string[]): string {
  return answers
    .map(text => {
      const answer = parseAnswer(text)
      if ((answer?.verb !== 'move' && answer?.verb !== 'charge') || !view.board) return text
      const from = cellOfFigure(view, answer.figure)
      const written = answer.path.join('-')
      const digits = from < 0 || written.length < 8 ? undefined : digitsOf(view.board, from, answer.path)
      return digits === undefined ? text : text.replace(written, `=${digits}`)
    })
    .join(';')
}

/**
 * Moves of several figures, shorter still: `A1C8NE`, or with its own way `A1=0123NE`. Whatever cannot be written so
 * stays as `packAnswers` has it.
 */
export const packMoves = (view: CombatHexView, answers: readonly string[]): string =>
  answers.length < 2
    ? packAnswers(view, answers)
    : answers
        .map(answer => {
          const [verb, label, to, facing, more] = packAnswers(view, [answer]).split(' ')
          const short = `${label}${to}${facing}`
          return verb === 'move' && more === undefined && packedMove.test(short) ? short : answer
        })
        .join(';')

const packedMove = /^([A-Z]+\d+)(=[0-5]+|[A-Z]+\d+)(N|NE|SE|S|SW|NW)$/

/** What `packAnswers` packed; a text that it did not make comes back as it is, and is no legal answer. */
export function unpackAnswers(view: CombatHexView, packed: string): string[] {
  return packed.split(';').map(each => {
    const answer = each.replace(packedMove, 'move $1 $2 $3')
    const match = packedPath.exec(answer)
    if (!match || !view.board) return answer
    const [, verb, label = '', digits = '', rest = ''] = match
    const from = cellOfFigure(view, label)
    const path = from < 0 ? undefined : pathOf(view.board, from, digits)
    return path === undefined ? answer : `${verb} ${label} ${path}${rest}`
  })
}
