import { type Cell, hexOf } from '../../board/board.ts'
import { distance } from '../../core/hex.ts'
import { isMove, metBy, planOf } from '../battle/answers/plannedAct.ts'
import { attackDice, targetsOf } from '../battle/fight/combat.ts'
import { conversionLimit } from '../battle/fight/damage.ts'
import { freeAttackDice } from '../battle/fight/freeAttack.ts'
import { damageWorth, pointWorth, successes } from '../battle/fight/worth.ts'
import { enemiesOf, type Game } from '../battle/game.ts'
import { terrainDistances } from '../battle/move/movement.ts'
import { freeAttackBan } from '../battle/points/points.ts'
import { fightersOf } from '../battle/points/zones.ts'
import type { Figure } from '../battle/state.ts'
import type { Use } from '../battle/vocabulary.ts'

/** Warriors of a side that fight in the combat under way. */
export const fightingWarriors = (g: Game, owner: number): Figure[] =>
  fightersOf(g, owner).filter(figure => g.typeOf(figure).kind === 'warrior')

/** Hexes to the nearest enemy, as the crow flies; Infinity where there is none. */
export const toNearestEnemy = (g: Game, figure: Figure): number =>
  Math.min(
    ...enemiesOf(g, figure.owner).map(enemy => distance(hexOf(g.board, figure.at), hexOf(g.board, enemy.at))),
  )

/** How likely a die of a combat or a free attack hits. */
export const hitChance = 0.5

/** What a free attack of these should take. */
export const freeAttackWorth = (g: Game, attackers: readonly Figure[], target: Figure): number =>
  damageWorth(
    g,
    [target],
    attackers
      .filter(attacker => !freeAttackBan(g, target, attacker))
      .reduce((dice, attacker) => dice + freeAttackDice(g, attacker), 0),
    hitChance,
  )

/** Attack dice of a side in the combat under way, as it stands. */
export const diceOf = (g: Game, owner: number): number =>
  fightersOf(g, owner).reduce((sum, figure) => sum + attackDice(g, figure), 0)

/** Whom a side may hurt in the combat under way. */
export const foesOf = (g: Game, owner: number): Figure[] => targetsOf(g, owner, g.combat!)

/** What so many attack dice more should take in the combat under way, besides those of the side. */
export function moreDice(g: Game, owner: number, more: number): number {
  const foes = foesOf(g, owner)
  const dice = diceOf(g, owner)
  return damageWorth(g, foes, dice + more, hitChance) - damageWorth(g, foes, dice, hitChance)
}

/** Superficial hits of one roll that these could convert with the points they have, after what they spend before. */
export const turnable = (
  g: Game,
  payers: readonly Figure[],
  usual: number,
  spent: (payer: Figure) => number,
): number =>
  payers.reduce(
    (sum, payer) => sum + Math.max(0, Math.min(conversionLimit(g, payer, usual), payer.ap - spent(payer))),
    0,
  )

/**
 * What it should bring that twos are superficial as well as ones: hits to be converted, at the price of a point each.
 * @param most how many can be converted
 */
export function twosWorth(g: Game, targets: readonly Figure[], dice: number, most: number): number {
  const turned = successes(dice, 2 / 6, most) - successes(dice, 1 / 6, most)
  return turned * (damageWorth(g, targets, 1) - pointWorth(g))
}

/** What a figure's blows should be worth where its move leads with an ability, if none leads to blows without. */
export function closesIn(g: Game, { figure, ability }: Use): number {
  const plain = planOf(g, figure)
  // Whoever has something to do where it is, or meets somebody as it is, needs no more.
  if ((plain && !isMove(plain) && plain.verb !== 'turn') || metBy(g, figure, plain).length) return 0
  const met = metBy(g, figure, planOf(g, figure, { ability: ability.id, duration: 'activation' }))
  return damageWorth(g, met, g.typeOf(figure).attacks, hitChance)
}

/** What enemies who walk up to a figure should take from it if it stood there. */
export function dangerAt(g: Game, figure: Figure, cell: Cell): number {
  let dice = 0
  for (const enemy of enemiesOf(g, figure.owner)) {
    const { movement, attacks } = g.typeOf(enemy)
    const far = terrainDistances(g, enemy.at)[cell]!
    if (far >= 0 && far <= movement + 1) dice += attacks
  }
  return damageWorth(g, [figure], dice, hitChance)
}
