import type { Refusal } from '../../../core/space.ts'
import { activationOf, type Game } from '../game.ts'
import { forbids, moveAfterShotBan, permits } from '../points/points.ts'
import type { Figure } from '../state.ts'
import { movementOf } from './movement.ts'

/** Movement points the figure has left in this activation. */
export function movementLeft(g: Game, figure: Figure): number {
  const current = activationOf(g, figure)
  if (current?.stopped || current?.turned || figure.carried || forbids(g, 'mayMove', figure)) return 0
  return current?.shot && !permits(g, 'mayMoveAfterShot', figure) ? 0 : unspent(g, figure)
}

/** Movement points not spent yet, on whatever way the figure is. */
export const unspent = (g: Game, figure: Figure): number =>
  Math.max(0, movementOf(g, figure) - (activationOf(g, figure)?.spent ?? 0))

/** Why the figure may not move, if so. */
export function moveBan(g: Game, figure: Figure): Refusal | undefined {
  const current = activationOf(g, figure)
  const about = { figure: figure.id }
  if (figure.carried) return { code: 'carried', rule: '8.42', about: { ...about, target: figure.carried.by } }
  const held = forbids(g, 'mayMove', figure)
  if (held) return held
  const shot = current?.shot && moveAfterShotBan(g, figure)
  if (shot) return shot
  if (current?.turned || current?.charging) return { code: 'move-over', rule: '8.10', about }
  return current?.stopped ? { code: 'move-over', rule: '4.08', about } : undefined
}
