import type { Script } from '../../../core/script.ts'
import { findChains } from '../fight/combat.ts'
import { type Game, inOrder, isStanding, standingOf } from '../game.ts'
import { permits } from '../points/points.ts'
import { isThreatened } from '../points/zones.ts'

/** A player's action phase begins (3.06, 3.10): first comes what abilities do then by themselves (9.02). */
export function* beginPhase(g: Game, side: number): Script {
  const { battle } = g
  battle.phase = side === battle.attacker ? 'attack' : 'defence'
  if (battle.players.length > 2) battle.mover = side
  g.emit({ event: 'phase-began', by: side })
  // Who charges later is held to this, whatever becomes of the enemy (8.10b).
  for (const figure of standingOf(g, side))
    if (permits(g, 'mayCharge', figure) && isThreatened(g, figure)) figure.threatenedAtStart = true
  for (const figure of standingOf(g, side))
    for (const { id } of g.typeOf(figure).abilities) {
      const ability = g.book.abilities[id]
      if (ability.onPhaseStart && isStanding(figure)) yield* ability.onPhaseStart(g, figure)
    }
}

/** A player's action phase is over: the next in order acts, and after the last one everybody fights. */
export function* endPhase(g: Game, side: number): Script {
  const { battle } = g
  const all = battle.order ?? inOrder(g)
  const next = all.slice(all.indexOf(side) + 1).find(player => !battle.players[player]!.lost)
  if (next !== undefined) return yield* beginPhase(g, next)
  battle.phase = 'combat'
  // Chains are what they are when the phase begins (6.05).
  battle.combats = findChains(g).map(chain => chain.map(figure => figure.id))
}
