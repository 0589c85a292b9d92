import type { Script } from '../core/script.ts'
import { type Game, isStanding, standingOf } from './game.ts'

/** A side's action phase begins (3.06, 3.10): first comes what abilities do then by themselves (9.02). */
export function* beginPhase(g: Game, phase: 'attack' | 'defence', side: number): Script {
  g.battle.phase = phase
  g.emit({ event: 'phase-began', by: side })
  for (const figure of standingOf(g, side))
    for (const { id } of g.typeOf(figure).abilities) {
      const ability = g.book.abilities[id]
      if (ability.opens && isStanding(figure)) yield* ability.opens(g, figure)
    }
}
