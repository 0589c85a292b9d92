import type { Cell } from '../../board/board.ts'
import { hexOf } from '../../board/board.ts'
import { add, distance, type Hex, steps as hexSteps, subtract } from '../../core/hex.ts'
import type { Script } from '../../core/script.ts'
import { testCourage } from '../field/courage.ts'
import { hexLabel, isOnBoard, putAt, touches } from '../field/field.ts'
import { type GroundStep, groundStep, isAtBorder } from '../field/ground.ts'
import { halfMove, moveOf } from '../field/movement.ts'
import { moveBan, partFrom } from '../field/points.ts'
import { askChoice } from '../field/questions.ts'
import type { Battlefield, Casting, Power } from '../field/vocabulary.ts'
import { overEdge, putOut } from '../field/wounds.ts'
import { standUp } from '../move/move.ts'
import type { Combatant } from '../state.ts'

/** Whoever fails flees straight away from the caster (DL-62 to DL-65). */
export const frightening: Power = {
  clause: 'DL-62',
  names: false,
  *take(f, cast, target): Script {
    const { passed } = yield* testCourage(f, target, { why: 'frightening', worst: cast.channelled })
    if (passed) return
    if (!moveBan(target)) yield* flee(f, cast, target)
    target.marks.frightened = true
  },
}

/** The whole Move, straight away, until something stops it (DL-62d, DL-63, DR-12, DR-13). */
function* flee(f: Battlefield, { caster }: Casting, figure: Combatant): Script {
  const begin = figure.at
  const from = hexLabel(f, begin)
  const way: string[] = []
  let left = moveOf(f, figure)
  // Standing up is the first of a move (DB-23e); who has no room to flee still does.
  if (figure.condition === 'lying') {
    left -= halfMove(f, figure)
    standUp(f, figure)
  }
  // Standing at the border it stays there (DL-63b).
  while (!isAtBorder(f, figure.at)) {
    const step = yield* stepAway(f, caster, figure, begin)
    if (!step || step.cost > left || stops(f, figure, step.to)) break
    left -= step.cost
    figure.marks.spent += step.cost
    putAt(f, figure, step.to)
    way.push(hexLabel(f, step.to))
    // Step by step (DL-62e): the caster may be asked for the way in the middle of it.
    partFrom(f, figure)
    if (step.water) putOut(f, figure)
    if (!step.overEdge) continue
    f.emit({ event: 'fled-from', figure: figure.label, from, way })
    yield* overEdge(f, figure)
    return
  }
  f.emit({ event: 'fled-from', figure: figure.label, from, way })
}

/** It stops before a hex that somebody is on, and before one that touches an enemy of its own that it did not touch (DR-13). */
const stops = (f: Battlefield, figure: Combatant, to: Cell): boolean =>
  f.occupant[to] !== undefined ||
  f.board.barred[to] === 1 ||
  f.skirmish.combatants.some(
    other =>
      other.owner !== figure.owner &&
      isOnBoard(other) &&
      touches(f, to, other.at) &&
      !touches(f, figure.at, other.at),
  )

/** Twice the area that two directions span: whole numbers, so that equals are equal. Axial coordinates serve as well as any. */
const cross = (a: Hex, b: Hex): number => Math.abs(a.q * b.r - a.r * b.q)

/** The step to a hex one farther away that turns least from the line it began on (DR-12); of equals the caster picks. */
function* stepAway(
  f: Battlefield,
  caster: Combatant,
  figure: Combatant,
  begin: Cell,
): Script<GroundStep | undefined> {
  const { board } = f
  const from = hexOf(board, caster.at)
  const line = subtract(hexOf(board, begin), from)
  let least = Number.POSITIVE_INFINITY
  let best: GroundStep[] = []
  // An impassable side or a gap straight on stops it: no way round (DR-12).
  const all = [...awaySteps(f, figure.at)]
  for (const { hex, step } of all) {
    if (distance(from, hex) !== distance(from, hexOf(board, figure.at)) + 1) continue
    const turn = cross(line, subtract(hex, from))
    if (turn < least) best = []
    if (turn <= least) {
      if (step) best.push(step)
      least = turn
    }
  }
  if (best.length === 0) return undefined
  return yield* askChoice({
    kind: 'flight-way',
    by: caster.owner,
    subject: figure.label,
    about: { hexes: best.map(({ to }) => hexLabel(f, to)) },
    values: best,
    write: ({ to }) => hexLabel(f, to),
    topic: null,
    fallback: () => best[0]!,
    byOrder: () => best[0]!,
  })
}

/** The six hexes around one, with the step there; none over an impassable side or into a gap. */
function* awaySteps(f: Battlefield, cell: Cell): Generator<{ hex: Hex; step: GroundStep | undefined }> {
  const at = hexOf(f.board, cell)
  for (const [facing, way] of hexSteps.entries())
    yield { hex: add(at, way), step: groundStep(f, cell, facing) }
}
