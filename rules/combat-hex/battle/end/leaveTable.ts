import type { Script } from '../../../core/script.ts'
import { figureById, type Game, inOrder, isStanding, moverOf } from '../game.ts'
import { deployers } from '../setup/deploy.ts'
import { endPhase } from '../turn/phases.ts'
import { removeAllOf } from './victory.ts'

/**
 * At the end of a step those who have lost leave with all their figures, while two or more play on: whoever is
 * beaten at the end of a turn or gave up; who lost by the Ring has none any more (9.14). The sequence goes on
 * without them. Whoever would be left alone has won before it comes to this.
 */
export function* leaveTable(g: Game): Script {
  const { battle } = g
  const leaving = [...battle.players.keys()].filter(side => {
    const { lost, out } = battle.players[side]!
    return lost && !out
  })
  if (!leaving.length || battle.phase === 'over') return
  const mover = moverOf(g)
  for (const side of leaving) {
    battle.players[side]!.out = true
    removeAllOf(g, side)
  }
  battle.attacker = inOrder(g)[0]!
  battle.combats = battle.combats.flatMap(chain => {
    const rest = chain.filter(id => isStanding(figureById(g, id)!))
    return new Set(rest.map(id => figureById(g, id)!.owner)).size > 1 ? [rest] : []
  })
  if (battle.phase === 'deployment' && deployers(g).every(side => battle.deployed.includes(side)))
    battle.phase = 'strategy'
  if (mover !== undefined && leaving.includes(mover)) yield* endPhase(g, mover)
}
