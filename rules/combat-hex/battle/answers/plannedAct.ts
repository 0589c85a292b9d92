import type { Cell } from '../../../board/board.ts'
import type { Facing } from '../../../core/hex.ts'
import { activationOf, type Game, newActivation, whatIf, withMark } from '../game.ts'
import { zoneFrom } from '../points/zones.ts'
import type { Figure, Mark } from '../state.ts'
import type { Act } from '../verbs/verb.ts'
import { bestAct } from './defaults.ts'

/** What a figure would do next, as far as it matters to what is bought for it. */
export interface PlannedAct {
  verb: Act['verb']
  /** whom it shoots at or attacks, if anybody in particular */
  target: Figure | undefined
  /** where it would stand, and face */
  at: Cell
  facing: Facing
}

/**
 * What the defaults would have a figure do next if nothing were used, so that nobody buys what is then not put to
 * use: run with the ability at work, and without.
 * @param mark at work on it already
 * @param shot it has shot already, too
 */
export function planOf(g: Game, figure: Figure, mark?: Mark, shot = false): PlannedAct | undefined {
  const current = activationOf(g, figure) ?? newActivation(figure)
  const look = () => bestAct(g, figure, 'nothing')
  const lookOn = () => (shot ? whatIf(g, { activation: { ...current, shot } }, look) : look())
  const act = mark ? withMark(g, figure, mark, lookOn) : lookOn()
  return act && planIn(figure, act)
}

const planIn = (figure: Figure, act: Act): PlannedAct => ({
  verb: act.verb,
  target: ('target' in act && act.target) || undefined,
  at: act.verb === 'move' || act.verb === 'charge' ? act.path.at(-1)! : figure.at,
  facing: 'facing' in act ? act.facing : figure.facing,
})

export const isMove = ({ verb }: Pick<PlannedAct, 'verb'>): boolean => verb === 'move' || verb === 'charge'

/** Enemies before a figure where a plan takes it; nobody unless it moves. */
export const metBy = (g: Game, figure: Figure, plan: PlannedAct | undefined): Figure[] =>
  plan && isMove(plan)
    ? [...new Set(zoneFrom(g, figure, plan.at, plan.facing).flatMap(cell => g.occupant[cell] ?? []))].filter(
        other => other.owner !== figure.owner,
      )
    : []
