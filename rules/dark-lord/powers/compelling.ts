import type { Script } from '../../core/script.ts'
import { listSpace } from '../../core/space.ts'
import { isOnBoard } from '../field/field.ts'
import { halfMove, type Walker } from '../field/movement.ts'
import { isEngaged } from '../field/points.ts'
import { ask } from '../field/questions.ts'
import type { Battlefield, Casting, Power } from '../field/vocabulary.ts'
import { drop } from '../field/wounds.ts'
import { handedMove, movesOrLeave } from '../move/moveChoice.ts'
import { putOn, putOnBan } from '../ring/bearer.ts'
import type { Combatant } from '../state.ts'
import { transfix } from './transfixing.ts'

/** Moves a figure, makes it do one thing, and holds it fast (DL-56 to DL-61). */
export const compelling: Power = {
  clause: 'DL-56',
  names: true,
  *take(f, cast, target): Script {
    let forced = yield* force(f, cast, target, true)
    yield* moveAlong(f, cast, target)
    if (!forced && isOnBoard(target)) forced = yield* force(f, cast, target, false)
    if (!isOnBoard(target)) return
    target.marks.compelled = true
    transfix(f, cast, target)
    f.emit({ event: 'compelled', figure: target.label, halved: target.marks.halved })
  },
}

/** What a figure can be made to do (DL-58): drop what it carries, put the Ring on; not while it is engaged. */
function forcible(f: Battlefield, target: Combatant): ('drop' | 'ring')[] {
  if (isEngaged(target)) return []
  const may: ('drop' | 'ring')[] = []
  if (target.carries) may.push('drop')
  if (!putOnBan(f, target)) may.push('ring')
  return may
}

/** Before or after the move, one of the two (DL-58a). */
function* force(f: Battlefield, { caster }: Casting, target: Combatant, before: boolean): Script<boolean> {
  const may = forcible(f, target)
  if (may.length === 0) return false
  const words = [...may, before ? ('later' as const) : ('none' as const)]
  const done = yield* ask({
    kind: 'force',
    by: caster.owner,
    subject: target.label,
    about: { may: words },
    space: listSpace(words),
    topic: null,
    fallback: () => may.at(-1)!,
  })
  if (done === 'ring') yield* putOn(f, target, true)
  else if (done === 'drop') drop(f, target)
  return done === 'ring' || done === 'drop'
}

/** By up to half its Move, though it has moved this turn (DL-56); half of it stands up one that lies. */
function* moveAlong(f: Battlefield, { caster }: Casting, target: Combatant): Script {
  const before = target.marks.spent
  const walkerNow = (): Walker => ({
    figure: target,
    hand: 'power',
    points: halfMove(f, target) - (target.marks.spent - before),
  })
  yield* handedMove(f, walkerNow, caster.owner, walker =>
    ask({
      kind: 'compel-move',
      by: caster.owner,
      subject: target.label,
      about: { left: walker.points },
      space: movesOrLeave(f, walker),
      topic: null,
      fallback: () => 'leave',
    }),
  )
}
