import type { Script } from '../../../core/script.ts'
import type { Refusal } from '../../../core/space.ts'
import { type Game, label, lift } from '../game.ts'
import { moveBan, movementLeft } from '../move/allowance.ts'
import { leavings } from '../move/movement.ts'
import { takeLeave } from '../move/walk.ts'
import { atWork, permits } from '../points/points.ts'
import type { Figure } from '../state.ts'
import type { Verb } from './verb.ts'

/** Movement points for leaving the board. */
const leaving = 1

/** 9.14: across the enemy's edge. */
export const leave = {
  verb: 'leave',
  stays: false,
  moves: true,
  ban: leaveBan,
  understand: (g, figure) => leaveBan(g, figure) ?? { verb: 'leave', figure },
  all: (_, figure) => [{ verb: 'leave', figure }],
  neglects: () => false,
  *perform(g, current, { figure }): Script {
    const { left: zones, attackers } = leavings(g, current, figure, figure.at, -1)
    if (zones.length && !(yield* takeLeave(g, current, zones, attackers))) {
      current.stopped = 'over'
      return
    }
    const from = label(g, figure.at)
    lift(g, figure)
    figure.condition = 'removed'
    figure.marks = []
    g.emit({ event: 'left-board', figure: figure.id, from })
    for (const own of atWork(g, figure)) own.hooks?.onLeft?.(g, figure)
  },
  preview: () => undefined,
  write: (_, { figure }) => ({ verb: 'leave', figure: figure.id }),
} as const satisfies Verb<'leave'>

/** Does it stand at the edge across from its own? */
function isAtFarEdge(g: Game, { at, owner }: Figure): boolean {
  const { columns, rows } = g.board
  const column = at % columns
  const row = Math.floor(at / columns)
  const far = { left: column === columns - 1, right: column === 0, top: row === rows - 1, bottom: row === 0 }
  return far[g.battle.players[owner]!.edge ?? 'left']
}

/** Why the figure may not leave the board from where it stands, if so (9.14). */
export function leaveBan(g: Game, figure: Figure): Refusal | undefined {
  const about = { figure: figure.id, cost: leaving, left: movementLeft(g, figure) }
  if (!permits(g, 'mayLeaveBoard', figure)) return { code: 'no-leaving', rule: '9.14', about }
  if (!isAtFarEdge(g, figure)) return { code: 'not-at-far-edge', rule: '9.14', about }
  return (
    moveBan(g, figure) ?? (about.left < leaving ? { code: 'too-few-points', rule: '4.13', about } : undefined)
  )
}
