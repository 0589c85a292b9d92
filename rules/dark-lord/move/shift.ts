import type { Cell } from '../../board/board.ts'
import type { Script } from '../../core/script.ts'
import { hexLabel, putAt, takeUp } from '../field/field.ts'
import { stepsFrom } from '../field/ground.ts'
import { partFrom } from '../field/points.ts'
import { askChoice } from '../field/questions.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import { putOut } from '../field/wounds.ts'
import type { Combatant } from '../state.ts'

/** What is known of the shortest ways to a hex: one without an edge, one without water, one without either. */
interface ShortestWays {
  soft: boolean
  dry: boolean
  both: boolean
}

/** A hex that a wearer can be shifted to, and what befalls it on the way. */
export interface ShiftTo {
  to: Cell
  /** every way leads down over an edge (DL-13b) */
  falls: boolean
  /** every way that it may go, one without an edge where there is one, leads over water (DB-25c) */
  wet: boolean
}

/**
 * The nearest hexes that a wearer can be shifted to (DL-12b, DL-13): by the fewest steps, whatever lies on the way.
 * @param leaving whoever comes in its place; the hex it leaves is empty
 */
export function shiftsOf(f: Battlefield, wearer: Combatant, leaving: Combatant): ShiftTo[] {
  const isFree = (cell: Cell) => {
    const other = f.occupant[cell]
    return !f.board.barred[cell] && (!other || other === leaving)
  }
  let ring = new Map<Cell, ShortestWays>([[wearer.at, { soft: true, dry: true, both: true }]])
  const known = new Set<Cell>([wearer.at])
  while (ring.size > 0) {
    const next = new Map<Cell, ShortestWays>()
    for (const [cell, { soft, dry, both }] of ring)
      for (const { to, overEdge: edge, water } of stepsFrom(f, cell)) {
        if (known.has(to)) continue
        const ways = next.get(to)
        next.set(to, {
          soft: (ways?.soft ?? false) || (soft && !edge),
          dry: (ways?.dry ?? false) || (dry && !water),
          both: (ways?.both ?? false) || (both && !edge && !water),
        })
      }
    for (const cell of next.keys()) known.add(cell)
    const free = [...next].filter(([cell]) => isFree(cell))
    if (free.length > 0)
      return free.map(([to, { soft, dry, both }]) => ({ to, falls: !soft, wet: !(soft ? both : dry) }))
    ring = next
  }
  return []
}

/**
 * Shifts a wearer out of the way of an enemy that ends its move on its hex (DL-12): no move of its own.
 * @returns whether it falls (DL-13); the hit is the caller's, once both stand where they come to
 */
export function* shift(f: Battlefield, wearer: Combatant, mover: Combatant, by: number): Script<boolean> {
  const places = shiftsOf(f, wearer, mover)
  const { to, falls, wet } = yield* askChoice({
    kind: 'shift',
    by,
    subject: wearer.label,
    about: { by: mover.label, hexes: places.map(place => hexLabel(f, place.to)) },
    values: places,
    write: place => hexLabel(f, place.to),
    topic: 'shift',
    fallback: () => places[0]!,
    byOrder: ({ word }) => (word === 'ask' ? undefined : places[0]!),
  })
  const from = hexLabel(f, wearer.at)
  if (mover.at === to) takeUp(f, mover)
  putAt(f, wearer, to)
  f.emit({ event: 'shifted', figure: wearer.label, from, to: hexLabel(f, to), fell: falls })
  partFrom(f, wearer)
  if (wet) putOut(f, wearer)
  return falls
}
