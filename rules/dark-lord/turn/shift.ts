import type { Cell } from '../../board/board.ts'
import type { Script } from '../../core/script.ts'
import { hexLabel, putAt, takeUp } from '../field/field.ts'
import { stepsFrom } from '../field/ground.ts'
import { partFrom } from '../field/points.ts'
import { pick } from '../field/questions.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import type { Combatant } from '../state.ts'

/**
 * The nearest hexes that a wearer can be shifted to (DL-12b, DL-13): by the fewest steps, whatever lies on the way.
 * @param leaving whoever comes in its place; the hex it leaves is empty
 * @returns with each, whether every way of that length leads down over an edge
 */
export function shiftsOf(
  f: Battlefield,
  wearer: Combatant,
  leaving: Combatant,
): { to: Cell; falls: boolean }[] {
  const isFree = (cell: Cell) => {
    const other = f.occupant[cell]
    return !f.board.barred[cell] && (!other || other === leaving)
  }
  /** by cell: can it be reached without going over an edge? */
  let ring = new Map<Cell, boolean>([[wearer.at, true]])
  const known = new Set<Cell>([wearer.at])
  while (ring.size > 0) {
    const next = new Map<Cell, boolean>()
    for (const [cell, softly] of ring)
      for (const step of stepsFrom(f, cell)) {
        if (known.has(step.to)) continue
        next.set(step.to, (next.get(step.to) ?? false) || (softly && !step.overEdge))
      }
    for (const cell of next.keys()) known.add(cell)
    const free = [...next].filter(([cell]) => isFree(cell))
    if (free.length > 0) return free.map(([to, softly]) => ({ to, falls: !softly }))
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
  const { to, falls } = yield* pick({
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
  return falls
}
