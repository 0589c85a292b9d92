import { chanceToHurt } from '../battle/fight/chance.ts'
import { attackDice, findChains, targetsOf } from '../battle/fight/combat.ts'
import type { Game } from '../battle/game.ts'
import type { Figure } from '../battle/state.ts'
import { fights } from '../battle/zones.ts'

/** How likely a die of a combat hits. */
const hitChance = 0.5

/** What a figure is worth alive: so much for standing at all, the rest by the life that it has. */
const forStanding = 0.6
/** An action point not spent, against the points of its figure. */
const forAp = 0.1

/** What a figure is worth to its side as it stands, in points. */
export function figureValue(g: Game, figure: Figure): number {
  const { points, life, ap } = g.typeOf(figure)
  const health = life > 0 ? Math.max(0, Math.min(1, figure.life / life)) : 1
  const spirit = ap > 0 ? Math.min(1, figure.ap / ap) : 0
  return points * (forStanding + (1 - forStanding) * health + forAp * spirit)
}

/** What the loss of one life costs, and the loss of the last one. */
function lossValue(g: Game, figure: Figure, last: boolean): number {
  const { points, life, ap } = g.typeOf(figure)
  const wound = ((1 - forStanding) * points) / Math.max(1, life)
  return last ? wound + points * (forStanding + (ap > 0 ? (forAp * figure.ap) / ap : 0)) : wound
}

/**
 * Points that attack dice should take from these figures: given to one after the other, to whom they take most
 * from first. Every die hits and hurts by chance; the sum over all that may happen is exact for that order.
 */
export function expectedTaken(g: Game, targets: readonly Figure[], dice: number, hits = hitChance): number {
  const order = targets
    .filter(target => target.life > 0)
    .map(target => {
      const chance = hits * chanceToHurt(g, target)
      const whole = lossValue(g, target, true) + (target.life - 1) * lossValue(g, target, false)
      return { target, chance, rate: (whole * chance) / target.life }
    })
    .sort((a, b) => b.rate - a.rate)
  const steps = order.flatMap(({ target, chance }) =>
    Array.from({ length: target.life }, (_, i) => ({
      chance,
      value: lossValue(g, target, i === target.life - 1),
    })),
  )
  // How likely so many lives are gone after each die.
  let at = [1]
  let taken = 0
  for (let die = 0; die < dice; die++) {
    const next: number[] = []
    for (const [gone, share] of at.entries()) {
      const step = steps[gone]
      if (!step) {
        next[gone] = (next[gone] ?? 0) + share
        continue
      }
      taken += share * step.chance * step.value
      next[gone] = (next[gone] ?? 0) + share * (1 - step.chance)
      next[gone + 1] = (next[gone + 1] ?? 0) + share * step.chance
    }
    at = next
  }
  return taken
}

/**
 * Dice that action points are worth in a combat: each payer turns one superficial hit and, with two points, one wound
 * (6.10, 6.14), if there are any among so many dice; a hit for certain is as good as two dice.
 */
function diceForAp(payers: readonly Figure[], dice: number): number {
  const some = 1 - (5 / 6) ** dice
  let more = 0
  for (const { ap } of payers) more += (ap >= 1 ? some : 0) + (ap >= 3 ? some / 2 : 0)
  return Math.round(2 * more)
}

/** What each side should lose in the combats as the figures stand, in points. */
export function expectedLosses(g: Game): number[] {
  const losses = g.battle.players.map(() => 0)
  for (const chain of findChains(g)) {
    const owners = [...new Set(chain.map(figure => figure.owner))]
    for (const owner of owners) {
      const own = chain.filter(f => f.owner === owner && fights(g, f))
      const thrown = own.reduce((sum, f) => sum + attackDice(g, f), 0)
      const dice = thrown + (thrown ? diceForAp(own, thrown) : 0)
      const targets = targetsOf(g, owner, chain)
      for (const other of owners) {
        const theirs = targets.filter(target => target.owner === other)
        if (theirs.length) losses[other]! += expectedTaken(g, theirs, dice) * (theirs.length / targets.length)
      }
    }
  }
  return losses
}
