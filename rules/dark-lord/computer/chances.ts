import { courageNeed, courageOf } from '../field/courage.ts'
import { between } from '../field/field.ts'
import { has } from '../field/points.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import { mustDare, mustFind } from '../move/move.ts'
import type { Combatant } from '../state.ts'

/** The chance that two dice come to so much or more. */
export function chanceOfTwo(need: number): number {
  if (need <= 2) return 1
  if (need > 12) return 0
  const ways = need <= 7 ? 36 - ((need - 1) * (need - 2)) / 2 : ((13 - need) * (14 - need)) / 2
  return ways / 36
}

/** The chance that the best of so many dice is so much or more. */
export const chanceOfBest = (dice: number, need: number): number =>
  need <= 1 ? 1 : need > 6 || dice <= 0 ? 0 : 1 - ((need - 1) / 6) ** dice

/** The chance to pass a Courage test with so much less, and all the Will that the usual order spends. */
function chanceToPass(f: Battlefield, figure: Combatant, less: number): number {
  const spends = Math.max(0, figure.will - 1) + Math.max(0, figure.might - 1)
  return chanceOfTwo(courageNeed - courageOf(f, figure) + less - Math.min(2, spends))
}

/** The chance that a charge on these is made: terror first, then each who has to be found (DB-11). */
export function chanceToCharge(f: Battlefield, figure: Combatant, enemies: readonly Combatant[]): number {
  let chance = 1
  if (mustDare(f, figure, 'owner', enemies) && !has(f, figure, 'passesUnasked'))
    chance *= chanceToPass(f, figure, 0)
  for (const enemy of enemies)
    if (mustFind(f, figure, enemy)) chance *= chanceToPass(f, figure, between(f, figure.at, enemy.at))
  return chance
}

/** By dice and margin: how the best dice of two sides compare. */
const known = new Map<number, readonly [more: number, equal: number]>()

/** The chance that no die shows more than this. */
const atMost = (dice: number, face: number) => (Math.max(0, face) / 6) ** dice

function compared(own: number, theirs: number, plus: number): readonly [more: number, equal: number] {
  const key = (own * 64 + theirs) * 8 + plus
  let found = known.get(key)
  if (found) return found
  let more = 0
  let equal = 0
  for (let face = 1; face <= 6; face++) {
    const chance = atMost(own, face) - atMost(own, face - 1)
    const raised = Math.min(6, face + plus)
    more += chance * atMost(theirs, raised - 1)
    equal += chance * (atMost(theirs, raised) - atMost(theirs, raised - 1))
  }
  known.set(key, (found = [more, equal]))
  return found
}

/** What one side throws into a duel. */
export interface SideInDuel {
  dice: number
  fight: number
  /** the most Might that one of it has */
  might: number
}

/** The chance that the first side wins a duel (DB-15). Might serves half of the time: the other side may have some too. */
export function chanceToWin(own: SideInDuel, theirs: SideInDuel): number {
  const ofTie = own.fight > theirs.fight ? 1 : own.fight === theirs.fight ? 1 / 2 : 0
  const [more, equal] = compared(own.dice, theirs.dice, 0)
  let chance = more + equal * ofTie
  if (own.might > 0) {
    const [raised, level] = compared(own.dice, theirs.dice, Math.min(2, own.might))
    chance += (raised + level * ofTie - chance) / 2
  }
  if (theirs.might > 0) {
    const [raised, level] = compared(theirs.dice, own.dice, Math.min(2, theirs.might))
    chance -= (raised + level * (1 - ofTie) - (1 - chance)) / 2
  }
  return Math.max(0, Math.min(1, chance))
}
