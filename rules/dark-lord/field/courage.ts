import type { Script } from '../../core/script.ts'
import type { Combatant } from '../state.ts'
import { between, foesOf, isOnBoard, throwFor, typeOfCombatant } from './field.ts'
import { has, livesByWill, lookAtWill, rulesOf } from './points.ts'
import { askChoice } from './questions.ts'
import { payWill, willOf } from './stores.ts'
import type { Battlefield } from './vocabulary.ts'

/** A test is passed with this much (DB-06a). */
export const courageNeed = 10

export const courageReasons = ['broken', 'terror', 'finding', 'ring-off', 'frightening'] as const
export type CourageReason = (typeof courageReasons)[number]

/** Courage as it is now, before what a single test takes off (DB-06b, DB-06e: a rider's serves for both). */
export function courageOf(f: Battlefield, figure: Combatant): number {
  // Draining stops at 1 of itself; a Courage that is printed lower stays as it is.
  const left = typeOfCombatant(f, figure).courage - figure.drained
  return left - (isUnnerved(f, figure) ? 1 : 0)
}

/** Is an enemy's dread at work on it? However many there are, it counts once (DL-35a). */
export const isUnnerved = (f: Battlefield, figure: Combatant): boolean =>
  isOnBoard(figure) &&
  foesOf(f, figure.owner).some(enemy =>
    rulesOf(f, enemy).some(
      ({ rule }) => rule.unnerves !== undefined && between(f, enemy.at, figure.at) <= rule.unnerves,
    ),
  )

/** What a test of Courage is for, and what makes it harder. */
export interface CourageTest {
  why: CourageReason
  /** what distance takes off (DL-14a) */
  less?: number
  /** throw three, and take the highest away (DL-65) */
  worst?: boolean
  /** an order keeps so many of each store where it says nothing else (part 7) */
  keeps?: number
}

/** Tests the Courage of a figure (DB-06). */
export function* testCourage(
  f: Battlefield,
  figure: Combatant,
  test: CourageTest,
): Script<{ passed: boolean }> {
  const { why, less = 0, worst = false, keeps = 1 } = test
  const courage = courageOf(f, figure) - less
  const told = { event: 'courage', figure: figure.label, why, courage } as const
  // DL-15: the one test that nobody passes unasked is the one of finding.
  if (why !== 'finding' && has(f, figure, 'passesUnasked')) {
    f.emit({ ...told, faces: [], might: 0, will: 0, passed: true, unasked: true })
    return { passed: true }
  }
  const thrown = yield* throwFor(f, 'courage', figure.owner, worst ? 3 : 2, figure)
  const faces = worst ? withoutHighest(thrown) : thrown
  const total = faces[0]! + faces[1]! + courage
  const { might, will } = yield* askToPass(f, figure, { why, faces, courage, total, keeps })
  figure.might -= might
  yield* payWill(f, figure, will)
  const passed = total + might + will >= courageNeed
  f.emit({ ...told, faces: thrown, might, will, passed, unasked: false })
  if (will > 0) yield* lookAtWill(f, figure)
  return { passed }
}

function withoutHighest(faces: readonly number[]): number[] {
  const sorted = [...faces].sort((a, b) => a - b)
  return sorted.slice(0, -1)
}

interface CouragePaid {
  might: number
  will: number
}
const nothing: CouragePaid = { might: 0, will: 0 }

/** Asks for Might and Will where they would pass the test (DB-06c); Might raises dice, none above 6. */
function* askToPass(
  f: Battlefield,
  figure: Combatant,
  asked: { why: CourageReason; faces: readonly number[]; courage: number; total: number; keeps: number },
): Script<CouragePaid> {
  const { faces, total, keeps, why, courage } = asked
  const short = courageNeed - total
  const will = willOf(f, figure)
  const room = faces.reduce((sum, face) => sum + 6 - face, 0)
  const ways: CouragePaid[] = []
  if (short <= 0) return nothing
  for (let points = Math.min(short, figure.might, room); points >= 0; points--)
    if (short - points <= will) ways.push({ might: points, will: short - points })
  if (ways.length === 0) return nothing
  /** Will first, then Might, so many of each kept; the point that costs nothing is not counted. */
  const sparing = (keep: number): CouragePaid => {
    const free = will - figure.will
    return (
      ways.findLast(
        way =>
          (way.will <= free ||
            figure.will + free - way.will >= Math.max(keep, livesByWill(f, figure) ? 1 : 0)) &&
          (way.might === 0 || figure.might - way.might >= keep),
      ) ?? nothing
    )
  }
  return yield* askChoice({
    kind: 'courage-will',
    by: figure.owner,
    subject: figure.label,
    about: { why, faces: [...faces], courage, total, might: figure.might, will },
    values: [nothing, ...ways],
    write: way => (way.might + way.will === 0 ? 'none' : `might ${way.might} will ${way.will}`),
    topic: 'courage-will',
    fallback: () => sparing(keeps),
    byOrder: ({ word, keep }) =>
      word === 'never' ? nothing : word === 'ask' ? undefined : sparing(keep ?? keeps),
  })
}
