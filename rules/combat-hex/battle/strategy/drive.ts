import type { Script } from '../../../core/script.ts'
import { accept, type Refusal, type Space } from '../../../core/space.ts'
import type { AbilityId } from '../../army/figure.ts'
import { type Act, makeAct, movementLeft } from '../answers/act.ts'
import { parseAct } from '../answers/parseAct.ts'
import { askBattle } from '../ask.ts'
import { type Game, isStanding, label, newActivation } from '../game.ts'
import { courseOf, placements } from '../move/movement.ts'
import { pathOf, reachOf, wayTo } from '../move/reach.ts'
import { walk } from '../move/walk.ts'
import type { Figure } from '../state.ts'

/**
 * A player moves somebody else's figure with that figure's own movement points, by all the rules of moving;
 * it neither runs nor uses abilities of its own accord, and it has not acted by it.
 */
export function* drive(g: Game, by: number, figure: Figure, ability: AbilityId): Script {
  const before = g.activation
  const current = { ...newActivation(figure), driven: true }
  g.activation = current
  const move = yield* askBattle({
    kind: 'drive',
    by,
    subject: figure.id,
    about: { figure: figure.id, movement: movementLeft(g, figure), ability },
    space: driveSpace(g, figure),
    // As far off as it goes.
    fallback: () => drives(g, figure).at(-1) ?? null,
  })
  if (move && isStanding(figure)) yield* walk(g, current, move)
  g.activation = before
}

type Move = Extract<Act, { verb: 'move' }>

/** A move of the figure as it is typed, understood; or why it is not legal. */
function understand(g: Game, figure: Figure, answer: string): Move | Refusal {
  const words = answer.trim().split(/\s+/)
  if (words[0]?.toLowerCase() !== 'move' || words[1]?.toUpperCase() !== figure.id)
    return { code: 'not-offered', about: { answer } }
  return parseAct(g, figure.owner, answer) as Move | Refusal
}

/** One move to each hex, the nearest first, past whoever attacks or stops it; others may be typed. */
function drives(g: Game, figure: Figure): Move[] {
  const course = courseOf(g, figure)
  const reach = reachOf(g, course, movementLeft(g, figure))
  return reach.cells.flatMap(cell => {
    if (!placements(g, course, cell).length) return []
    const way = pathOf(wayTo(reach, cell)).map(c => label(g, c))
    const move = understand(g, figure, `move ${figure.id} ${way.join('-')}`)
    return 'code' in move ? [] : move
  })
}

/** A move, or null for leaving the figure where it is. */
function driveSpace(g: Game, figure: Figure): Space<Move | null> {
  const write = (move: Move | null) => (move ? makeAct(g, move) : 'done')
  const all = () => [...drives(g, figure), null].map(write)
  return {
    check(answer) {
      if (answer.trim().toLowerCase() === 'done') return accept('done', null)
      const move = understand(g, figure, answer)
      return 'code' in move ? { ok: false, refusal: move } : accept(write(move), move)
    },
    write,
    enumerate: (prefix, limit) =>
      all()
        .filter(answer => answer.toLowerCase().startsWith(prefix.toLowerCase()))
        .slice(0, limit),
    count: () => all().length,
    sample(pick) {
      const answers = all()
      return answers[pick(answers.length)]!
    },
    fingerprint: () => `${figure.id} ${figure.at}`,
  }
}
