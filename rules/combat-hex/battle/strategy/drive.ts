import type { Script } from '../../../core/script.ts'
import { accept, type Space } from '../../../core/space.ts'
import type { AbilityId } from '../../army/figure.ts'
import { makeAct, movementLeft } from '../answers/act.ts'
import { parseAct } from '../answers/parseAct.ts'
import { type Game, isStanding, label, newActivation } from '../game.ts'
import { courseOf, placements } from '../move/movement.ts'
import { pathOf, reachOf, wayTo } from '../move/reach.ts'
import { walk } from '../move/walk.ts'
import { pose } from '../points/activate.ts'
import type { Figure } from '../state.ts'

/**
 * A player moves somebody else's figure with that figure's own movement points, by all the rules of moving;
 * it neither runs nor uses abilities of its own accord, and it has not acted by it.
 */
export function* drive(g: Game, by: number, figure: Figure, ability: AbilityId): Script {
  const before = g.activation
  const current = { ...newActivation(figure), driven: true }
  g.activation = current
  const answer = yield* pose({
    kind: 'drive',
    by,
    subject: figure.id,
    about: { figure: figure.id, movement: movementLeft(g, figure), ability },
    space: driveSpace(g, figure),
    // As far off as it goes.
    fallback: () => fullDrives(g, figure).at(-1) ?? 'done',
  })
  const act = parseAct(g, figure.owner, answer)
  if (!('code' in act) && act.verb === 'move' && isStanding(figure)) yield* walk(g, current, act)
  g.activation = before
}

/** One move to each hex, the nearest first, past whoever attacks or stops it; others may be typed. */
function drives(g: Game, figure: Figure): string[] {
  const course = courseOf(g, figure)
  const reach = reachOf(g, course, movementLeft(g, figure))
  return reach.cells.flatMap(cell => {
    const [facing] = placements(g, course, cell)
    if (facing === undefined) return []
    const way = pathOf(wayTo(reach, cell)).map(c => label(g, c))
    return `move ${figure.id} ${way.join('-')}`
  })
}

const fullDrives = (g: Game, figure: Figure): string[] =>
  drives(g, figure).map(answer => {
    const act = parseAct(g, figure.owner, answer)
    return 'code' in act ? answer : makeAct(g, act)
  })

function driveSpace(g: Game, figure: Figure): Space {
  const all = () => [...fullDrives(g, figure), 'done']
  return {
    check(answer) {
      if (answer.trim().toLowerCase() === 'done') return accept('done')
      const words = answer.trim().split(/\s+/)
      const about = { answer }
      if (words[0]?.toLowerCase() !== 'move' || words[1]?.toUpperCase() !== figure.id)
        return { ok: false, refusal: { code: 'not-offered', about } }
      const act = parseAct(g, figure.owner, answer)
      return 'code' in act ? { ok: false, refusal: act } : accept(makeAct(g, act))
    },
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
