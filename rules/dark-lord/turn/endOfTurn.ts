import type { Script } from '../../core/script.ts'
import { EndsNow, isOnBoard, onBoard, throwFor } from '../field/field.ts'
import { fireStrength, needs, needTable } from '../field/needs.ts'
import { lookAtWill, rulesOf } from '../field/points.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import { blow } from '../field/wounds.ts'
import { noMarks } from '../state.ts'

/** Wraiths pay, fires burn, marks go, and the scenario is looked at (DB-04). */
export function* endStep(f: Battlefield): Script {
  const { skirmish } = f
  for (const figure of onBoard(f))
    for (const { rule } of rulesOf(f, figure)) if (isOnBoard(figure)) yield* rule.endOfTurn?.(f, figure) ?? []
  for (const figure of onBoard(f)) yield* lookAtWill(f, figure)
  for (const figure of onBoard(f)) {
    if (!figure.burning || !isOnBoard(figure)) continue
    const [face = 1] = yield* throwFor(f, 'fire', figure.owner, 1, figure, needTable(needs.fire))
    if (face >= needs.fire) {
      figure.burning = false
      f.emit({ event: 'fire-out', figure: figure.label, why: 'die' })
    } else yield* blow(f, figure, 'rider', { by: null, strength: fireStrength.later, cause: 'fire' })
  }
  for (const figure of skirmish.combatants) figure.marks = noMarks()
  f.emit({ event: 'turn-ended' })
  const result = f.scenario.atEnd(f)
  if (result) throw new EndsNow(result)
  skirmish.stage = 'priority'
}
