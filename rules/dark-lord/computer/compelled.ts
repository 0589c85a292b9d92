import { parseCell } from '../../board/board.ts'
import { byLabel } from '../field/field.ts'
import type { GameQuestion } from '../field/questions.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import { aimsOf } from './aims.ts'

/** More ways than these no figure has. */
const everyWay = 400

/**
 * What an enemy's figure is made to do (DL-25, DL-56, DL-58): it goes where its owner would have it least, without a
 * charge of its own choice; whoever rides away with the Ring puts it on. Undefined: as usual.
 */
export function answerForced(f: Battlefield, question: GameQuestion): string | undefined {
  if (question.kind === 'force') {
    const { may } = question.about
    const target = byLabel(f, question.subject)!
    if (may.includes('ring') && target.mount) return 'ring'
    return may.includes('drop') ? 'drop' : may.at(-1)
  }
  if (question.kind !== 'compel-move' && question.kind !== 'will-move') return undefined
  const figure = byLabel(f, question.subject)!
  const theirs = aimsOf(f, figure.owner)
  let best = 'leave'
  let least = theirs.placeOf(figure, figure.at)
  for (const answer of question.space.enumerate('move', everyWay)) {
    const [, , way = '', ...names] = answer.split(' ')
    const end = parseCell(f.board, way.split('-').at(-1)!)
    if (end === undefined || names.length > 0) continue
    const place = theirs.placeOf(figure, end)
    if (place >= least) continue
    best = answer
    least = place
  }
  return best
}
