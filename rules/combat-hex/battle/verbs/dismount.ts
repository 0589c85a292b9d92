import { type Cell, noHex, parseCell } from '../../../board/board.ts'
import { facings, makeFacing, parseFacing } from '../../../core/hex.ts'
import type { Script } from '../../../core/script.ts'
import type { Refusal } from '../../../core/space.ts'
import { activationOf, carrierOf, type Game, label, put, setDown } from '../game.ts'
import { courseOf, placements } from '../move/movement.ts'
import { affords, entryToll, payToll } from '../move/tolls.ts'
import { arrive } from '../move/walk.ts'
import { hexesAround, threatsTo } from '../points/zones.ts'
import type { Figure } from '../state.ts'
import { consequencesAt } from './outcome.ts'
import type { Verb } from './verb.ts'

/** 8.42: steps down from whoever carries it, which is its action; danger zones there are entered as in a move. */
export const dismount = {
  verb: 'dismount',
  stays: false,
  moves: false,
  ban: dismountBan,
  understand(g, figure, { to: hex = '', facing: typed }) {
    const banned = dismountBan(g, figure)
    if (banned) return banned
    const at = parseCell(g.board, hex)
    if (at === undefined) return noHex(g.board, hex, '8.42')
    const facing = typed === undefined ? figure.facing : parseFacing(typed)
    if (facing === undefined) return { code: 'no-facing', rule: '1.06', about: { facing: typed ?? '' } }
    const cells = dismountsOf(g, figure)
    if (cells.includes(at)) return { verb: 'dismount', figure, at, facing }
    const hexes = cells.map(cell => label(g, cell)).join(' ')
    return { code: 'no-way-down', rule: '8.42', about: { figure: figure.id, hex: label(g, at), hexes } }
  },
  *all(g, figure) {
    for (const at of dismountsOf(g, figure))
      for (const facing of facings) yield { verb: 'dismount', figure, at, facing }
  },
  neglects: () => false,
  *perform(g, current, { figure, at, facing }): Script {
    const by = figure.carried!.by
    current.stopped = 'over'
    current.strikeDone = true
    if (!(yield* payToll(g, figure, entryToll(g, figure, figure.at, at, true)))) return
    setDown(g, figure, at, facing)
    g.emit({ event: 'set-down', figure: figure.id, by, to: label(g, at), facing: makeFacing(facing) })
    yield* arrive(g, figure, threatsTo(g, figure.owner, at))
  },
  preview: (g, { figure, at, facing }) => ({
    kind: 'dismount',
    from: figure.carried!.by,
    to: label(g, at),
    outcome: onFoot(g, figure, () => consequencesAt(g, figure, at, facing, true)),
  }),
  write: (g, { figure, at, facing }) => ({
    verb: 'dismount',
    figure: figure.id,
    to: label(g, at),
    facing: makeFacing(facing),
  }),
} as const satisfies Verb<'dismount'>

/** Why the figure may not step down from whoever carries it, if so (8.42). */
function dismountBan(g: Game, figure: Figure): Refusal | undefined {
  const current = activationOf(g, figure)
  const about = { figure: figure.id }
  if (!figure.carried) return { code: 'not-carried', rule: '8.42', about }
  if (current?.shot) return { code: 'shot-already', rule: '8.42', about }
  return current?.stopped ? { code: 'move-over', rule: '8.42', about } : undefined
}

/** Hexes beside its carrier to which a figure may step down, and what it costs to be there it can pay (8.42). */
function dismountsOf(g: Game, figure: Figure): Cell[] {
  const carrier = carrierOf(g, figure)
  if (!carrier) return []
  const course = courseOf(g, figure)
  return hexesAround(g, carrier).filter(
    cell =>
      placements(g, course, cell).length > 0 &&
      affords(g, figure, entryToll(g, figure, figure.at, cell, true)),
  )
}

/** Looks as if the figure were not carried. */
function onFoot<T>(g: Game, figure: Figure, look: () => T): T {
  const { carried } = figure
  const carrier = carrierOf(g, figure)!
  figure.carried = undefined
  const seen = look()
  figure.carried = carried
  // The ground belongs to its carrier.
  put(g, carrier, carrier.at, carrier.facing)
  return seen
}
