import type { Game } from '../battle/game.ts'
import { rollingSides, rollTable } from '../battle/strategy/strategy.ts'

/**
 * How likely each player is to win the strategy roll as figures stand (3.05), without what is still to be declared for
 * it (8.45); 0 for whoever is out.
 */
export function strategyOdds(g: Game): number[] {
  const tables = g.battle.players.map((_, owner) => rollTable(g, owner))
  const chances = g.battle.players.map(() => 0)
  for (const [side, chance] of firstOf(tables, rollingSides(g))) chances[side] = chance
  return chances
}

/** Chances to come first; those who share the first place throw again for it. */
function firstOf(tables: readonly (readonly number[])[], sides: readonly number[]): Map<number, number> {
  const first = new Map(sides.map(side => [side, 0]))
  let again = 0
  const share = 1 / 6 ** sides.length
  const tied = new Map<string, { among: number[]; chance: number }>()
  for (let throws = 0; throws < 6 ** sides.length; throws++) {
    const results = sides.map((side, i) => tables[side]![Math.floor(throws / 6 ** i) % 6]!)
    const among = sides.filter((_, i) => results[i] === Math.max(...results))
    const [winner = 0] = among
    if (among.length === 1) first.set(winner, first.get(winner)! + share)
    else if (among.length === sides.length) again += share
    else {
      const key = among.join(' ')
      tied.set(key, { among, chance: (tied.get(key)?.chance ?? 0) + share })
    }
  }
  for (const { among, chance } of tied.values())
    for (const [side, wins] of firstOf(tables, among)) first.set(side, first.get(side)! + chance * wins)
  // Where all are equal it begins anew.
  for (const side of sides) first.set(side, first.get(side)! / (1 - again))
  return first
}
