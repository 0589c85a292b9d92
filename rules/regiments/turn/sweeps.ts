import type { Cell } from '../../board/board.ts'
import { facings } from '../../core/hex.ts'
import type { Script } from '../../core/script.ts'
import type { Regiment } from '../battleState.ts'
import type { Blows } from '../clash/blows.ts'
import { modelsIn } from '../clash/formation.ts'
import type { BlowsLine } from '../field/events.ts'
import { pick } from '../field/questions.ts'
import { bodyOf, isEngaged, unitCalled, type WarField } from '../field/war.ts'
import { library } from '../library.ts'
import { takeShots, throwVolley } from './shooting.ts'

/** Enemies beside the way of a move: within 1 inch of it (A03a). */
function passedBy(f: WarField, unit: Regiment, from: Cell, to: Cell): Regiment[] {
  const near = new Set<Regiment>()
  for (const cell of [from, to])
    for (const facing of facings) {
      const other = f.occupant[f.board.neighbour[cell * 6 + facing]!]
      if (other && other.owner !== unit.owner && !isEngaged(other)) near.add(other)
    }
  return [...near]
}

/** Hits in passing after a standard move (A03); whether dice fell. */
export function* sweepsAfter(f: WarField, unit: Regiment, from: Cell, to: Cell): Script<boolean> {
  if (unit.marks.swept) return false
  const own = bodyOf(f, unit)
  const sweeps = own.pools.flatMap(pool =>
    pool.model.parts.flatMap(part =>
      part.rules.flatMap(printed => {
        const sweep = library[printed.id].sweeps?.(printed)
        return sweep && pool.life > 0 ? [{ pool, part, printed, sweep }] : []
      }),
    ),
  )
  const targets = sweeps.length > 0 ? passedBy(f, unit, from, to) : []
  if (targets.length === 0) return false
  const label = yield* pick({
    kind: 'sweep',
    by: unit.owner,
    subject: unit.label,
    about: { targets: targets.map(target => target.label) },
    values: [...targets.map(target => target.label), 'none'],
    write: value => value,
    topic: null,
    fallback: () => targets[0]!.label,
  })
  if (label === 'none') return false
  const target = unitCalled(f, label)
  unit.marks.swept = true
  const body = bodyOf(f, target)
  const at = body.pools.find(({ life }) => life > 0)!
  const lines: BlowsLine[] = []
  for (const { pool, part, printed, sweep } of sweeps) {
    const blows: Blows = {
      how: {
        kind: 'special',
        by: { unit: own, pool, part },
        at: { unit: body, pool: at, atFront: true },
        weapon: null,
        values: sweep.values,
      },
      step: 0,
      way: 'freely',
      count: modelsIn(pool),
      each: sweep.hits,
      by: printed.id,
    }
    lines.push(yield* throwVolley(f, own, body, blows))
  }
  f.emit({ event: 'swept', unit: unit.label, at: target.label, blows: lines })
  yield* takeShots(f, target, lines)
  return true
}
