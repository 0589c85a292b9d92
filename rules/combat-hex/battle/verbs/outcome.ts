import type { AbilityId } from '../../army/figure.ts'
import { attackDice } from '../fight/combat.ts'
import { enemiesOf, type Game, put } from '../game.ts'
import { usesOf } from '../points/uses.ts'
import { inZone, threatsTo } from '../points/zones.ts'
import type { Figure } from '../state.ts'

/** What an answer would do, told before it is given. Labels for figures and hexes. */
export type ActPreview =
  | {
      kind: 'move'
      from: string
      path: string[]
      /** movement points for each step */
      costs: number[]
      cost: number
      left: number
      /** the move ends in a danger zone (4.08) */
      stops: boolean
      /** enemies that attack freely first, and their dice together (4.11) */
      freeAttacks: string[]
      freeDice: number
      /** a longer way to the same place, past fewer enemies; `unharmed`: nobody attacks or answers on it */
      round?: { answer: string; cost: number; unharmed: boolean }
      outcome: Consequences
    }
  | { kind: 'run'; from: string; to: string; ap: number; outcome: Consequences }
  | { kind: 'turn'; outcome: Consequences }
  | { kind: 'dismount'; from: string; to: string; outcome: Consequences }
  | {
      kind: 'shoot'
      target: string
      range: number
      dice: number
      /** lowest face that hits, and lowest damage die that hurts */
      hitsFrom: number
      endurance: number
      penalty: boolean
      /** the target, which shoots itself, does not see the shooter from where it stands: sight may go one way (5.10) */
      oneWay?: true
      lines: { from: { hex: string; corner: number }; to: { hex: string; corners: readonly number[] } }
      /** chance that the target loses 0, 1, 2 ... life, without action points spent; the last is its death */
      chances: number[]
    }
  /** a shot at nobody in particular; its damage dice may go to any of the targets */
  | { kind: 'volley'; targets: string[]; dice: number; hitsFrom: number }
  /** a free attack: dice printed on the base, and chances as for a shot */
  | { kind: 'strike'; target: string; dice: number; endurance: number; chances: number[] }
  | { kind: 'use'; ability: AbilityId; copied?: AbilityId; target?: string; ap: number }

/** How the figure would stand. */
export interface Consequences {
  /** enemies in whose danger zone it would be */
  threatenedBy: string[]
  /** enemies in its own danger zone */
  engages: string[]
  /** attack dice it would have in the combat phase as things stand */
  attackDice: number
  /** abilities with which enemies may answer, on the way or at its end */
  reactions: { figure: string; ability: AbilityId }[]
}

/**
 * Puts the figure there, looks, and puts it back.
 * @param arrives enemies may answer that it comes there
 */
export function consequencesAt(
  g: Game,
  figure: Figure,
  at: number,
  facing: Figure['facing'],
  arrives: boolean,
): Consequences {
  const before = { at: figure.at, facing: figure.facing }
  put(g, figure, at, facing)
  const entered = { moment: 'zone-entered' as const, cause: figure, zones: threatsTo(g, figure.owner, at) }
  const outcome = {
    threatenedBy: enemiesOf(g, figure.owner)
      .filter(enemy => inZone(g, enemy).includes(figure))
      .map(enemy => enemy.id),
    engages: inZone(g, figure).map(enemy => enemy.id),
    attackDice: attackDice(g, figure),
    reactions: arrives
      ? enemiesOf(g, figure.owner).flatMap(enemy =>
          usesOf(g, enemy, entered).map(use => ({ figure: enemy.id, ability: use.ability.id })),
        )
      : [],
  }
  put(g, figure, before.at, before.facing)
  return outcome
}

/** Chances of 0 to `life` successes in so many dice; the last one stands for "as many or more". */
export function chances(dice: number, each: number, life: number): number[] {
  let row = [1]
  for (let i = 0; i < dice; i++)
    row = Array.from(
      { length: row.length + 1 },
      (_, k) => (row[k] ?? 0) * (1 - each) + (row[k - 1] ?? 0) * each,
    )
  const most = row.slice(life).reduce((sum, p) => sum + p, 0)
  return [...row.slice(0, life), ...(row.length > life ? [most] : [])]
}
