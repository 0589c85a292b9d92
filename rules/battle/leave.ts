import type { Script } from '../core/script.ts'
import { deployers } from './deploy.ts'
import { contenders, figureById, type Game, inOrder, isStanding, moverOf, remove } from './game.ts'
import { endPhase } from './phases.ts'
import { finish, wonOver } from './victory.ts'

/**
 * At the end of a step those who have lost leave with all their figures, while two or more play on: whoever is
 * beaten at the end of a turn, gave up, or lost by the Ring. The sequence goes on without them. When one alone
 * is left, that one has won.
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
    const player = battle.players[side]!
    player.out = true
    g.emit({ event: 'out', by: side, reason: player.lost!.reason })
    for (const figure of battle.figures) {
      if (figure.owner !== side) continue
      if (isStanding(figure)) remove(g, figure, true)
      else figure.condition = 'removed'
    }
  }
  const left = contenders(battle)
  if (left.length === 1) {
    const { reason, rule } = battle.players[leaving.at(-1)!]!.lost!
    return finish(g, wonOver(battle, left[0]!, reason, rule))
  }
  if (battle.attacker !== null && leaving.includes(battle.attacker)) battle.attacker = inOrder(g)[0]!
  battle.combats = battle.combats.flatMap(chain => {
    const rest = chain.filter(id => isStanding(figureById(g, id)!))
    return new Set(rest.map(id => figureById(g, id)!.owner)).size > 1 ? [rest] : []
  })
  if (battle.phase === 'deployment' && deployers(g).every(side => battle.deployed.includes(side)))
    battle.phase = 'strategy'
  if (mover !== undefined && leaving.includes(mover)) yield* endPhase(g, mover)
}
