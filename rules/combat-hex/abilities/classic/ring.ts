import { type Cell, hexOf } from '../../../board/board.ts'
import { distance, type Facing, facings } from '../../../core/hex.ts'
import type { Script } from '../../../core/script.ts'
import { turnsInPlace } from '../../battle/bases.ts'
import { loseLife } from '../../battle/fight/damage.ts'
import { addMark, enemiesOf, type Game } from '../../battle/game.ts'
import { courseOf, placements } from '../../battle/move/movement.ts'
import { zoneFrom } from '../../battle/points/zones.ts'
import type { Figure } from '../../battle/state.ts'
import { replace } from '../../battle/turn/replace.ts'
import type { Ability, Effect } from '../../battle/vocabulary.ts'
import { hasTrait, innerStruggle, isActing, isOvercome, openCells, overcomeAmount, unseen } from '../ring.ts'

/** On the mark of the Ring: its bearer has the better of it this turn, or is rid of it. */
const mastered = 0

/** Has the struggle of this turn been thrown for? */
const hasStruggled = (figure: Figure): boolean =>
  figure.marks.some(mark => mark.ability === 'one-ring' && mark.amount !== undefined)

/**
 * 9.01. Put on, or tried to be taken off, before anything else in the own action phase. Whoever wears it struggles
 * before acting; losing, it does not move this turn, and may do all else.
 */
export const oneRing = {
  id: 'one-ring',
  moment: 'before-action',
  notActivated: true,
  // Nobody is made to wear it; it hides from nobody but those who are no ringwraiths.
  recommended: (g, { figure }) =>
    hasTrait(g, figure, 'ring-wearer') &&
    enemiesOf(g, figure.owner).some(enemy => hasTrait(g, enemy, 'ringwraith')),
  *effect(g, { figure }): Script {
    if (hasTrait(g, figure, 'ring-wearer')) return yield* decide(g, figure, true)
    replace(g, figure)
    addMark(g, figure, { ability: 'one-ring', duration: 'turn' })
  },
  *beforeAction(g, figure): Script {
    if (hasTrait(g, figure, 'ring-wearer') && !hasStruggled(figure)) yield* decide(g, figure, false)
  },
  hooks: {
    mayMove: (_, figure) =>
      !isOvercome(figure) || { code: 'cannot-move', rule: '9.03', about: { figure: figure.id } },
  },
} as const satisfies Ability

/** The struggle of this turn, to master the Ring or to be rid of it; there is one. */
function* decide(g: Game, figure: Figure, takingOff: boolean): Script {
  const resisted = yield* innerStruggle(g, figure, takingOff)
  if (resisted && takingOff) replace(g, figure)
  addMark(g, figure, { ability: 'one-ring', duration: 'turn', amount: resisted ? mastered : overcomeAmount })
  if (!resisted) yield* loseLife(g, figure, 1)
}

/** 9.08. With the Ring on, nobody hurts it whom no ringwraith helps; to all else it is there. */
export const ringWearer: Effect = {
  hooks: { mayBeAllocated: unseen, mayBeFreelyAttacked: unseen, mayBeShot: unseen },
}

/** 9.04. A ringwraith goes nearer to whoever wears the Ring, and has eyes for nobody else. */
export const ringwraith: Effect = {
  hooks: {
    mandatoryMove(g, figure) {
      const goal = enemiesOf(g, figure.owner).find(enemy => hasTrait(g, enemy, 'ring-wearer'))
      if (!goal || !isActing(g, figure)) return undefined
      const far = (at: Cell) => distance(hexOf(g.board, at), hexOf(g.board, goal.at))
      const sees = (at: Cell, facing: Facing) => zoneFrom(g, figure, at, facing).includes(goal.at)
      const beside = (at: Cell) => facings.some(facing => sees(at, facing))
      const moved = g.activation?.figure === figure && g.activation.entered > 0
      // Going on in pieces, it has come nearer already.
      const nearer = (at: Cell, facing: Facing) =>
        (moved ? far(at) <= far(figure.at) : far(at) < far(figure.at)) && (!beside(at) || sees(at, facing))
      const here = sees(figure.at, figure.facing)
      const there = beside(figure.at)
      const obliged = there ? !here && turnsTo(g, figure, sees) : !moved && canNear(g, figure, goal, nearer)
      return {
        rule: '9.04',
        goal,
        nothingElse: true,
        obliged,
        ends: (at, facing) => (there ? sees(at, facing) : nearer(at, facing)),
        turns: (at, facing) => (there ? sees(at, facing) : !obliged),
      }
    },
  },
}

type SeesFrom = (at: Cell, facing: Facing) => boolean

const turnsTo = (g: Game, figure: Figure, sees: SeesFrom): boolean =>
  turnsInPlace(g.board, g.typeOf(figure).base, figure.at, figure.facing).some(turn =>
    sees(turn.at, turn.facing),
  )

/** Is there a hex nearer by to which no other enemy's danger zone bars the way? */
function canNear(g: Game, figure: Figure, goal: Figure, nearer: SeesFrom): boolean {
  const course = courseOf(g, figure)
  return openCells(g, course, goal).some(cell =>
    placements(g, course, cell).some(facing => nearer(cell, facing)),
  )
}
