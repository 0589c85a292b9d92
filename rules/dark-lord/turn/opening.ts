import type { Script } from '../../core/script.ts'
import { testCourage } from '../field/courage.ts'
import { between, isHero, isOnBoard, labelsOf, ofOwner, throwFor } from '../field/field.ts'
import { isEngaged } from '../field/points.ts'
import { askChoice } from '../field/questions.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import { removeUnlessHeld } from '../field/wounds.ts'
import { underTheRing, willAtStart } from '../ring/will.ts'
import type { Combatant } from '../state.ts'

/** Who has priority: a die each, the higher; equal: who did not have it last turn; in the first turn again (DB-05). */
export function* priorityStep(f: Battlefield): Script {
  const { skirmish } = f
  skirmish.turn++
  f.emit({ event: 'turn-began' })
  for (;;) {
    const faces = [
      (yield* throwFor(f, 'priority', 0, 1, null))[0]!,
      (yield* throwFor(f, 'priority', 1, 1, null))[0]!,
    ]
    if (faces[0] === faces[1] && skirmish.priority === null) continue
    skirmish.priority = faces[0] === faces[1] ? 1 - skirmish.priority! : faces[0]! > faces[1]! ? 0 : 1
    f.emit({ event: 'priority', by: skirmish.priority, faces })
    break
  }
  skirmish.part = 0
  skirmish.stage = 'opening'
}

/** Whose part it is. */
export const partOwner = (f: Battlefield): number =>
  f.skirmish.part === 0 ? f.skirmish.priority! : 1 - f.skirmish.priority!

/** At least half of its starting figures are removed; those away do not count (DB-22a). */
export function isBroken(f: Battlefield, owner: number): boolean {
  const removed = f.skirmish.combatants.filter(each => each.owner === owner && each.condition === 'removed')
  return removed.length * 2 >= f.skirmish.players[owner]!.startCount
}

/** The opening of a part: the broken test, then the Ring's will (DB-04a). */
export function* openingStep(f: Battlefield): Script {
  const owner = partOwner(f)
  f.emit({ event: 'part-began', by: owner })
  if (isBroken(f, owner)) yield* testAll(f, owner)
  yield* callOfTheRing(f, owner)
  f.skirmish.stage = 'moving'
}

/** Every unengaged figure tests, heroes first; who passes gives its courage to friends near it (DB-22). */
function* testAll(f: Battlefield, owner: number): Script {
  f.emit({ event: 'broken', by: owner })
  const left = ofOwner(f, owner).filter(each => !isEngaged(each))
  const unasked = new Set<Combatant>()
  const next = function* (): Script<Combatant | undefined> {
    const heroes = left.filter(each => isHero(f, each))
    // Among warriors the order changes nothing.
    if (heroes.length === 0) return left[0]
    return yield* askChoice({
      kind: 'rally',
      by: owner,
      subject: '',
      about: { figures: labelsOf(heroes) },
      values: heroes,
      write: ({ label }) => label,
      topic: null,
      fallback: () => heroes[0]!,
      byOrder: () => heroes[0]!,
    })
  }
  for (;;) {
    const figure = yield* next()
    if (!figure) return
    left.splice(left.indexOf(figure), 1)
    if (!isOnBoard(figure)) continue
    // Whoever was given courage has passed, and gives its own in turn.
    if (!unasked.has(figure)) {
      const { passed } = yield* testCourage(f, figure, { why: 'broken', keeps: 0 })
      if (!isOnBoard(figure)) continue
      if (!passed) {
        yield* removeUnlessHeld(f, figure, 'fled')
        continue
      }
    }
    // Transfixed it gives nobody its courage (DL-54).
    if (!isHero(f, figure) || figure.marks.transfixed) continue
    const near = left.filter(
      each => isOnBoard(each) && !unasked.has(each) && between(f, figure.at, each.at) <= 6,
    )
    for (const friend of near) unasked.add(friend)
    if (near.length > 0) f.emit({ event: 'gave-courage', figure: figure.label, to: labelsOf(near) })
  }
}

/** The moving stage begins for whoever wears the Ring (DL-21). */
function* callOfTheRing(f: Battlefield, owner: number): Script {
  for (const wearer of underTheRing(f, owner))
    if (isOnBoard(wearer) && !wearer.marks.willThrown && !wearer.marks.stays) yield* willAtStart(f, wearer)
}
