import { kept } from '../derived.ts'
import { type Game, standing } from '../game.ts'
import { priceOf } from '../points/prices.ts'
import type { Figure } from '../state.ts'
import type { Use } from '../vocabulary.ts'
import { chanceToHurt } from './chance.ts'

/**
 * What things are worth to the defaults, weighed against the action points they cost. The measure is one life
 * of an ordinary figure on the board: what an army's points come to for each life in it.
 */

/** A wound turned for two points takes a life for certain (6.14); a point should bring nearly half of that. */
const ofOnePoint = 0.2

/** What an action point should bring. Nothing outlasts the last turn. */
export const pointWorth = ({ battle }: Game): number => (battle.turn >= battle.lastTurn ? 0 : ofOnePoint)

/** Does what is gained pay for the points? Nothing is never bought, not for nothing either. */
export const paysOff = (g: Game, cost: number, gain: number): boolean =>
  gain > 0 && gain >= cost * pointWorth(g)

/** Points of a life on the board, on average. */
const ordinaryLife = (g: Game): number =>
  kept(g, 'standing', 'ordinary life', () => {
    let points = 0
    let life = 0
    for (const figure of standing(g)) {
      const type = g.typeOf(figure)
      points += type.points
      life += type.life
    }
    return points / Math.max(1, life)
  })

/** What a life of the figure is worth: the fewer it has left, the more. Not boundless, so that cheap ones count. */
export function lifeWorth(g: Game, figure: Figure): number {
  const worth = g.typeOf(figure).points / Math.max(1, figure.life) / Math.max(1, ordinaryLife(g))
  return Math.min(4, Math.max(0.7, worth))
}

/** How many dice succeed on average, where no more than so many count. */
export function successes(dice: number, chance: number, most = dice): number {
  if (chance >= 1) return Math.min(dice, most)
  let sum = 0
  /** chances of so many successes, and of more than that */
  let exactly = (1 - chance) ** dice
  let more = 1 - exactly
  for (let count = 0; count < Math.min(dice, most); count++) {
    sum += more
    exactly *= ((dice - count) / (count + 1)) * (chance / (1 - chance))
    more -= exactly
  }
  return sum
}

/**
 * What dice take from these figures on average: given to whom they take most from, and no more than there is.
 * @param chance how likely a die comes to be a damage die; damage dice do for certain
 */
export function damageWorth(g: Game, targets: readonly Figure[], dice: number, chance = 1): number {
  let life = 0
  let best: { hurt: number; worth: number } | undefined
  for (const target of targets) {
    if (target.life <= 0) continue
    life += target.life
    const hurt = chanceToHurt(g, target)
    const worth = lifeWorth(g, target)
    if (!best || hurt * worth > best.hurt * best.worth) best = { hurt, worth }
  }
  return best ? successes(dice, chance * best.hurt, life) * best.worth : 0
}

/** What one damage die more would take, besides so many. */
export const oneMoreDie = (g: Game, targets: readonly Figure[], dice: number): number =>
  damageWorth(g, targets, dice + 1) - damageWorth(g, targets, dice)

/** What a die takes that hurts whoever it goes to. */
export const sureDie = (g: Game, targets: readonly Figure[]): number =>
  Math.max(0, ...targets.filter(({ life }) => life > 0).map(target => lifeWorth(g, target)))

/** What a use should bring whoever makes it; where nobody says, what it costs is what it is thought to be worth. */
export const worthOf = (g: Game, use: Use): number => use.ability.worth?.(g, use) ?? use.cost * ofOnePoint

/** Is it good play to use it now? Undefined where nobody says. */
export function isRecommended(g: Game, use: Use): boolean | undefined {
  const { recommended, worth } = use.ability
  if (!recommended && !worth) return undefined
  return (recommended?.(g, use) ?? true) && (!worth || paysOff(g, priceOf(g, use), worth(g, use)))
}
