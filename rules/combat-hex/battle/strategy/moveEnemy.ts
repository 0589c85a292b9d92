import type { Script } from '../../../core/script.ts'
import { accept, listed, type Refusal, type Space } from '../../../core/space.ts'
import type { AbilityId } from '../../army/figure.ts'
import { readAnswer } from '../answer.ts'
import { parseAct } from '../answers/parseAct.ts'
import { askBattle } from '../ask.ts'
import { type Game, newActivation } from '../game.ts'
import { movementLeft } from '../move/allowance.ts'
import { courseOf } from '../move/movement.ts'
import { pathOf, reachOf, wayTo } from '../move/reach.ts'
import { walk } from '../move/walk.ts'
import type { Figure } from '../state.ts'
import { makeAct } from '../verbs/index.ts'
import type { Act } from '../verbs/verb.ts'
import { readFacing } from '../verbs/way.ts'

/**
 * A player moves somebody else's figure with that figure's own movement points, by all the rules of moving;
 * it neither runs nor uses abilities of its own accord, and it has not acted by it.
 */
export function* moveEnemy(g: Game, by: number, figure: Figure, ability: AbilityId): Script {
  const before = g.activation
  const current = { ...newActivation(figure), movedByEnemy: true }
  g.activation = current
  const move = yield* askBattle({
    kind: 'move-enemy',
    by,
    subject: figure.id,
    about: { figure: figure.id, movement: movementLeft(g, figure), ability },
    space: spaceOf(g, figure),
    // As far off as it goes.
    fallback: () => movesOf(g, figure).at(-1) ?? null,
  })
  if (move) yield* walk(g, current, move)
  g.activation = before
}

type Move = Act<'move'>

/** A move of the figure as it is typed, understood; or why it is not legal. */
function understand(g: Game, figure: Figure, answer: string): Move | Refusal {
  const raw = readAnswer(answer)
  const act =
    raw?.verb === 'move' && raw.figure?.toUpperCase() === figure.id && parseAct(g, figure.owner, answer)
  if (act && ('code' in act || act.verb === 'move')) return act
  return { code: 'not-offered', about: { answer } }
}

/** One move to each hex, the nearest first, past whoever attacks or stops it; others may be typed. */
function movesOf(g: Game, figure: Figure): Move[] {
  const course = courseOf(g, figure)
  const reach = reachOf(g, course, movementLeft(g, figure))
  return reach.cells.flatMap(cell => {
    const way = wayTo(reach, cell)
    const facing = readFacing(g, course, way.before?.at ?? figure.at, cell, undefined)
    return typeof facing === 'object'
      ? []
      : { verb: 'move' as const, figure, path: pathOf(way), facing, cost: way.cost }
  })
}

/** A move, or null for leaving the figure where it is. */
function spaceOf(g: Game, figure: Figure): Space<Move | null> {
  const write = (move: Move | null) => (move ? makeAct(g, move) : 'done')
  return {
    check(answer) {
      if (answer.trim().toLowerCase() === 'done') return accept('done', null)
      const move = understand(g, figure, answer)
      return 'code' in move ? { ok: false, refusal: move } : accept(write(move), move)
    },
    write,
    ...listed(() => [...movesOf(g, figure), null].map(write)),
    fingerprint: () => `${figure.id} ${figure.at}`,
  }
}
