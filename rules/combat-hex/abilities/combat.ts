import type { Script } from '../../core/script.ts'
import type { AbilityId } from '../army/figure.ts'
import { roll } from '../battle/ask.ts'
import { enduranceOf } from '../battle/fight/chance.ts'
import { attackDice } from '../battle/fight/combat.ts'
import { damageWorth, isRecommended, sureDie } from '../battle/fight/worth.ts'
import { addMark, enemiesOf, type Game, hasAbility } from '../battle/game.ts'
import { isSpared } from '../battle/points/points.ts'
import { usesOf } from '../battle/points/uses.ts'
import {
  areAdjacent,
  fightersOf,
  inZone,
  isEngaged,
  isFighter,
  isThreatened,
  straightAhead,
} from '../battle/points/zones.ts'
import type { Figure } from '../battle/state.ts'
import type { Ability, Use } from '../battle/vocabulary.ts'
import { diceOf, fightingWarriors, foesOf, moreDice, turnable, twosWorth } from './heuristics.ts'

/** 8.28 Battle Cry */
export const battleCry = {
  id: 'battle-cry',
  moment: 'count-attacks',
  ownCombat: true,
  *effect(g, { figure }) {
    for (const warrior of fightingWarriors(g, figure.owner))
      addMark(g, warrior, { ability: 'battle-cry', duration: 'turn' })
  },
  recommended: (g, { figure, cost }) => fightingWarriors(g, figure.owner).length >= Math.max(1, cost),
  worth: (g, { figure }) => moreDice(g, figure.owner, fightingWarriors(g, figure.owner).length),
  // At work on those who heard it.
  hooks: { attackDice: () => ({ plus: 1 }) },
} as const satisfies Ability

/** Has somebody of a side activated the ability in the combat under way? */
const isAtWork = (g: Game, owner: number, ability: AbilityId): boolean =>
  fightersOf(g, owner).some(figure => figure.marks.some(mark => mark.ability === ability))

/** 8.29 Battle Savvy */
export const battleSavvy = {
  id: 'battle-savvy',
  moment: 'before-combat-roll',
  ownCombat: true,
  duration: 'combat',
  recommended: battleSavvyPays,
  worth: battleSavvyWorth,
  hooks: { keptFaces: () => [6] },
} as const satisfies Ability

/** What it saves is a damage die that would have failed. One of them is enough for a side. */
function battleSavvyPays(g: Game, { figure, cost }: Use): boolean {
  if (isAtWork(g, figure.owner, 'battle-savvy')) return false
  const hardest = Math.max(...inZone(g, figure).map(enemy => enduranceOf(g, enemy)))
  return diceOf(g, figure.owner) * (hardest - 1) >= 12 * cost
}

function battleSavvyWorth(g: Game, { figure }: Use): number {
  const foes = foesOf(g, figure.owner)
  return (diceOf(g, figure.owner) / 6) * (sureDie(g, foes) - damageWorth(g, foes, 1))
}

/** 8.30 Berserker */
export const berserker = {
  id: 'berserker',
  moment: 'count-attacks',
  ownCombat: true,
  duration: 'combat',
  recommended: (g, { figure, cost }) => beside(g, figure) >= Math.max(1, cost),
  worth: (g, { figure }) => moreDice(g, figure.owner, beside(g, figure)),
  // Enemies behind it count too.
  hooks: { attackDice: (g, figure) => ({ plus: beside(g, figure) }) },
} as const satisfies Ability

const beside = (g: Game, figure: Figure): number =>
  enemiesOf(g, figure.owner).filter(enemy => areAdjacent(g, figure, enemy)).length

/** 8.31 Dirty Fighting */
export const dirtyFighting = {
  id: 'dirty-fighting',
  moment: 'before-combat-roll',
  ownCombat: true,
  duration: 'combat',
  recommended: dirtyFightingPays,
  worth: dirtyFightingWorth,
  hooks: { superficialFaces: () => [2] },
} as const satisfies Ability

/** A superficial hit is worth something to those who can pay for turning it. One of them is enough for a side. */
function dirtyFightingPays(g: Game, { figure, cost }: Use): boolean {
  if (isAtWork(g, figure.owner, 'dirty-fighting')) return false
  const payers = fightersOf(g, figure.owner).filter(f => f.ap > (f === figure ? 2 * cost : 0))
  return payers.length > 0 && diceOf(g, figure.owner) >= 6 * cost
}

function dirtyFightingWorth(g: Game, { figure, cost }: Use): number {
  const most = turnable(g, fightersOf(g, figure.owner), 1, f => (f === figure ? cost : 0))
  return twosWorth(g, foesOf(g, figure.owner), diceOf(g, figure.owner), most)
}

/** 8.32 Rage */
export const rage = {
  id: 'rage',
  moment: 'count-attacks',
  ownCombat: true,
  *effect(g, { figure }): Script {
    const faces = yield* roll(g, 'more-attacks', figure.owner, attackDice(g, figure))
    const won = faces.filter(face => face >= 4).length
    const mark = figure.marks.find(m => m.ability === 'rage')
    if (mark) mark.amount! += won
    else addMark(g, figure, { ability: 'rage', duration: 'combat', amount: won })
  },
  // It throws for what the others have added, so that they come first.
  recommended: (g, { figure, ability, cost, trigger }) =>
    attackDice(g, figure) >= 2 * cost &&
    !fightersOf(g, figure.owner).some(friend =>
      usesOf(g, friend, trigger).some(use => use.ability.id !== ability.id && isRecommended(g, use)),
    ),
  worth: (g, { figure }) => moreDice(g, figure.owner, Math.round(attackDice(g, figure) / 2)),
  hooks: {
    attackDice: (_, figure) => ({ plus: figure.marks.find(mark => mark.ability === 'rage')?.amount }),
  },
} as const satisfies Ability

/** Whom a spear reaches over: the friend on one hex straight ahead, of whom it is no part of the fight. */
function supported(g: Game, figure: Figure): Figure | undefined {
  const friend = straightAhead(g, figure)
  const fits = friend?.owner === figure.owner && g.typeOf(friend).base === 'single'
  return fits && !isThreatened(g, figure) && !isEngaged(g, figure) ? friend : undefined
}

/** 8.33 Spearman */
export const spearman = {
  id: 'spearman',
  moment: 'count-attacks',
  outside: true,
  may(g, { figure }) {
    const friend = supported(g, figure)
    const spared = friend && isSpared(g, friend, 'spearman', figure)
    if (spared) return spared
    const helps = friend && isFighter(g, friend)
    return helps || { code: 'nobody-supported', rule: '8.33', about: { figure: figure.id } }
  },
  *effect(g, { figure }) {
    addMark(g, supported(g, figure)!, { ability: 'spearman', duration: 'combat' })
  },
  recommended: (_, { cost }) => cost <= 1,
  worth: (g, { figure }) => moreDice(g, figure.owner, 1),
  attacksOnEntry: (g, _, enemy) => g.typeOf(enemy).base === 'cavalry',
  // At work on whom it supports.
  hooks: { attackDice: () => ({ plus: 1 }) },
} as const satisfies Ability

/** Other friends of great size in the combat of a figure, fighting or merely drawn into it. */
const largeFriends = (g: Game, figure: Figure): number =>
  g.combat!.filter(
    friend => friend !== figure && friend.owner === figure.owner && hasAbility(g, friend, 'large'),
  ).length

/** 8.53 Black Troll Rage */
export const blackTrollRage = {
  id: 'black-troll-rage',
  moment: 'count-attacks',
  ownCombat: true,
  duration: 'combat',
  may: (g, { figure }) =>
    largeFriends(g, figure) > 0 || {
      code: 'no-large-friend',
      rule: '8.53',
      about: { figure: figure.id },
    },
  recommended: (g, { figure, cost }) => largeFriends(g, figure) >= cost,
  worth: (g, { figure }) => moreDice(g, figure.owner, 2 * largeFriends(g, figure)),
  hooks: { attackDice: (g, figure) => ({ plus: 2 * largeFriends(g, figure) }) },
} as const satisfies Ability
