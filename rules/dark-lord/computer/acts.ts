import { hexOf } from '../../board/board.ts'
import { distance } from '../../core/hex.ts'
import { ofOwner } from '../field/field.ts'
import { isEngaged } from '../field/points.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import type { Combatant } from '../state.ts'
import { actBan, walkerOf } from '../turn/verbs.ts'
import type { Aims } from './aims.ts'
import { bestCast } from './casts.ts'
import { movesOf } from './moves.ts'
import type { WeighedAct } from './reasons.ts'
import { mayExit, ringDoing } from './runaway.ts'

/** A move that gains less is not made. */
export const worthDoing = 0.1

/** What a figure does besides moving, the moment it can: away over the edge, the Ring, the treasure, a power, up from the ground. */
export function actAtOnce(f: Battlefield, figure: Combatant, aims: Aims): WeighedAct | undefined {
  const gain = null
  if (figure === aims.runaway) {
    if (mayExit(f, figure)) return { doing: { verb: 'exit', figure }, gain }
    const ring = ringDoing(f, figure)
    if (ring) return { doing: ring, gain }
  }
  if (!figure.carries && !isEngaged(figure) && !actBan(f, figure, 'lift'))
    return { doing: { verb: 'lift', figure }, gain }
  const cast = bestCast(f, figure, aims)
  if (cast) return { doing: { verb: 'cast', figure, cast: cast.cast }, gain: cast.gain }
  return actBan(f, figure, 'stand') ? undefined : { doing: { verb: 'stand', figure }, gain }
}

export const mayMove = (f: Battlefield, figure: Combatant): boolean =>
  !actBan(f, figure, 'move') && walkerOf(f, figure).points > 0

/** Figures that can still do something: who is nearest the enemy first, and whoever is to get away before all. */
export function inTurn(f: Battlefield, owner: number, { runaway }: Aims): Combatant[] {
  const foes = ofOwner(f, 1 - owner)
  const near = new Map(
    ofOwner(f, owner).map(each => [
      each,
      each === runaway
        ? -1
        : Math.min(...foes.map(foe => distance(hexOf(f.board, foe.at), hexOf(f.board, each.at)))),
    ]),
  )
  return [...near.keys()]
    .filter(each => !each.marks.finished)
    .sort((a, b) => near.get(a)! - near.get(b)! || (a.label < b.label ? -1 : 1))
}

/** The best that the first of these can do who can do anything; each by itself, with the others where they stand. */
export function nextDoing(f: Battlefield, figures: readonly Combatant[], aims: Aims): WeighedAct | undefined {
  for (const figure of figures) {
    const act = actAtOnce(f, figure, aims)
    if (act) return act
    if (!mayMove(f, figure)) continue
    const [best] = movesOf(f, figure, aims)
    if (best && best.gain > worthDoing) return best
  }
  return undefined
}
