import type { Cell } from '../../board/board.ts'
import { hexOf } from '../../board/board.ts'
import { distance } from '../../core/hex.ts'
import type { Script } from '../../core/script.ts'
import type { OrderValue } from '../../play/askWithOrders.ts'
import { foesOf, isOnBoard, ofOwner, throwFor } from '../field/field.ts'
import { halfMove, pointsLeft, type Walker } from '../field/movement.ts'
import { needs } from '../field/needs.ts'
import { has } from '../field/points.ts'
import { ask, askChoice } from '../field/questions.ts'
import { askMight } from '../field/stores.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import { chargedBy, type MoveChoice } from '../move/move.ts'
import { everyMove, type HandedMove, handedMove, movesOrLeave } from '../move/moveChoice.ts'
import type { Combatant } from '../state.ts'

/** Wearers of a side whose die is thrown when its moving stage begins (DL-21). */
export const underTheRing = (f: Battlefield, owner: number): Combatant[] =>
  ofOwner(f, owner).filter(figure => has(f, figure, 'underTheRing'))

/** When the moving stage of a wearer's owner begins: the die, or word that it will not move (DL-21, DL-22). */
export function* willAtStart(f: Battlefield, wearer: Combatant): Script {
  const when = yield* askChoice({
    kind: 'will-now',
    by: wearer.owner,
    subject: wearer.label,
    about: {},
    values: ['now', 'later'] as const,
    write: String,
    topic: 'will-now',
    fallback: () => 'now' as const,
    byOrder: ({ word }) => (word === 'later' ? 'later' : 'now'),
  })
  if (when === 'now') return yield* throwWill(f, wearer)
  wearer.marks.stays = true
  f.emit({ event: 'stays', figure: wearer.label })
}

/** Is the die still to be thrown that was put off? (DL-22a) */
export const owesWill = ({ marks }: Combatant): boolean => marks.stays && !marks.willThrown

/** The die of DL-21 with the Might of DL-23: does its owner move it? (DL-24) */
export function* throwForWill(f: Battlefield, wearer: Combatant): Script<boolean> {
  const need = needs['will-of-the-ring']
  const [face = 1] = yield* throwFor(f, 'will-of-the-ring', wearer.owner, 1, wearer)
  const might = yield* askMight(f, wearer, {
    for: 'will-of-the-ring',
    faces: [face],
    at: 0,
    need,
    topic: 'will-might',
  })
  const obeyed = face + might >= need
  f.emit({ event: 'will-of-the-ring', figure: wearer.label, face: face + might, might, obeyed })
  return obeyed
}

/** The die of DL-21, and what comes of it (DL-23 to DL-25). */
export function* throwWill(f: Battlefield, wearer: Combatant): Script {
  wearer.marks.willThrown = true
  if (yield* throwForWill(f, wearer)) return
  wearer.marks.overruled = true
  yield* enemyMoves(f, wearer)
}

/** The enemy may move the wearer, by its own Move and rules, or leave it (DL-25 to DL-29). */
function* enemyMoves(f: Battlefield, wearer: Combatant): Script {
  const by = 1 - wearer.owner
  const walkerNow = (): Walker => ({ figure: wearer, hand: 'ring', points: pointsLeft(f, wearer) })
  const moved = yield* handedMove(f, walkerNow, by, walker =>
    ask({
      kind: 'will-move',
      by,
      subject: wearer.label,
      about: { left: walker.points },
      space: movesOrLeave(f, walker),
      topic: 'will-move',
      fallback: () => byAim(f, walker, { word: 'aim', keep: null }) ?? 'leave',
      byOrder: order => byAim(f, walker, order),
    }),
  )
  if (!moved && isOnBoard(wearer)) f.emit({ event: 'left-alone', figure: wearer.label })
}

/** The last hex of a move that takes a step: one without a step is a charge. */
const endOf = ({ cells }: MoveChoice): Cell => cells.at(-1)!

/**
 * A move of somebody else's wearer by an order: away from its aim, towards the nearest of mine, into a charge. It charges
 * only where that is the order.
 */
function byAim(f: Battlefield, walker: Walker, { word }: OrderValue): HandedMove | undefined {
  if (word === 'ask') return undefined
  if (word === 'leave') return 'leave'
  // On the ground it is struck twice: it is got up only to go on.
  if (walker.figure.condition === 'lying')
    return walker.points > halfMove(f, walker.figure) ? 'stand' : 'leave'
  const { figure } = walker
  const { wearerAway } = f.scenario
  const moves = [...everyMove(f, walker)]
  const mine = foesOf(f, figure.owner)
  const near = (cell: Cell) =>
    Math.min(...mine.map(each => distance(hexOf(f.board, cell), hexOf(f.board, each.at))))
  const charges = (choice: MoveChoice) => chargedBy(f, walker, choice).length > 0
  if (word === 'charge') {
    const charge = moves.find(charges)
    if (charge) return charge
  }
  const calm = moves.filter(choice => !charges(choice))
  const away = word === 'away' || (word === 'aim' && wearerAway !== 0)
  // Without an aim no hex is farther from it than another: it is left.
  const worth = (choice: MoveChoice) =>
    away ? wearerAway * (endOf(choice) % f.board.columns) : -near(endOf(choice))
  let best: HandedMove = 'leave'
  let most = away ? wearerAway * (figure.at % f.board.columns) : -near(figure.at)
  for (const choice of calm) {
    if (worth(choice) <= most) continue
    best = choice
    most = worth(choice)
  }
  return best
}
