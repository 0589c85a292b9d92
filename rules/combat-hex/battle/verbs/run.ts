import { type Cell, noHex, parseCell } from '../../../board/board.ts'
import { facings, makeFacing } from '../../../core/hex.ts'
import type { Script } from '../../../core/script.ts'
import type { Refusal } from '../../../core/space.ts'
import { spendAll } from '../fight/activate.ts'
import { type Game, label, put } from '../game.ts'
import { type Course, courseOf, entering, leavings, placements, runBan, runCost } from '../move/movement.ts'
import { entryToll } from '../move/tolls.ts'
import { arrive, takeLeave } from '../move/walk.ts'
import { costNow } from '../points/prices.ts'
import { consequencesAt } from './outcome.ts'
import type { Verb } from './verb.ts'
import { readFacing } from './way.ts'

/** 4.131: one hex further for action points; it ends the move. */
export const run = {
  verb: 'run',
  stays: false,
  moves: true,
  ban: runBan,
  understand(g, figure, { to: hex = '', facing: typed }) {
    const to = parseCell(g.board, hex)
    if (to === undefined) return noHex(g.board, hex, '4.06')
    const course = courseOf(g, figure)
    const cost = runPrice(g, course, to)
    if (typeof cost !== 'number') return cost
    const facing = readFacing(g, course, figure.at, to, typed)
    return typeof facing === 'object' ? facing : { verb: 'run', figure, to, facing, cost }
  },
  *all(g, figure) {
    const course = courseOf(g, figure)
    for (const side of facings) {
      const to = g.board.neighbour[figure.at * 6 + side]!
      const cost = to < 0 ? undefined : runPrice(g, course, to)
      if (typeof cost !== 'number') continue
      for (const facing of placements(g, course, to)) yield { verb: 'run', figure, to, facing, cost }
    }
  },
  neglects: (_, { to, facing }, mandatory) => !mandatory.ends(to, facing),
  *perform(g, current, { figure, to, facing, cost }): Script {
    const { left: zones, attackers } = leavings(g, current, figure, figure.at, to)
    if (zones.length && !(yield* takeLeave(g, current, zones, attackers))) {
      current.stopped = 'over'
      return
    }
    const toll = entryToll(g, figure, figure.at, to, false)
    const paid = yield* spendAll(g, figure, [
      { base: cost, spending: 'run' },
      ...(toll ? [{ base: toll, spending: 'toll' } as const] : []),
    ])
    if (!paid) return
    const [ap = 0, paidToll] = paid
    if (paidToll !== undefined) g.emit({ event: 'braved', figure: figure.id, ap: paidToll })
    const { at } = figure
    put(g, figure, to, facing)
    figure.ran = true
    current.stopped = 'over'
    current.entered++
    g.emit({
      event: 'ran',
      figure: figure.id,
      from: label(g, at),
      to: label(g, to),
      facing: makeFacing(facing),
      ap,
    })
    yield* arrive(g, figure, entering(g, figure, at, to, zones))
  },
  preview: (g, { figure, to, facing, cost }) => ({
    kind: 'run',
    from: label(g, figure.at),
    to: label(g, to),
    ap: costNow(g, figure, cost, 'run'),
    outcome: consequencesAt(g, figure, to, facing, true),
  }),
  write: (g, { figure, to, facing }) => ({
    verb: 'run',
    figure: figure.id,
    to: label(g, to),
    facing: makeFacing(facing),
  }),
} as const satisfies Verb<'run'>

/** Action points for running to a cell before anything raises them, or why the figure cannot (4.131). */
function runPrice(g: Game, course: Course, to: Cell): number | Refusal {
  const base = runCost(g, course, to)
  if (typeof base !== 'number') return base
  const cost = costNow(g, course.figure, base, 'run')
  const { ap, id } = course.figure
  return cost > ap ? { code: 'too-few-ap', rule: '4.131', about: { figure: id, cost, ap } } : base
}
