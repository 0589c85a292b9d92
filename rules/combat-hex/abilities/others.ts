import type { Script } from '../../core/script.ts'
import type { AbilityId } from '../army/figure.ts'
import { roll } from '../battle/ask.ts'
import { keptOf } from '../battle/derived.ts'
import { recover } from '../battle/fight/damage.ts'
import { lifeWorth, worthOf } from '../battle/fight/worth.ts'
import { enemiesOf, figureById, type Game, hasAbility, standingOf } from '../battle/game.ts'
import { forbids, isSpared } from '../battle/points/points.ts'
import { areAdjacent } from '../battle/points/zones.ts'
import type { Figure } from '../battle/state.ts'
import type { Ability, Use } from '../battle/vocabulary.ts'
import { toNearestEnemy } from './heuristics.ts'

/** Life that is missing from what the base shows. */
const lost = (g: Game, figure: Figure): number => g.typeOf(figure).life - figure.life

/** 8.41 Dread */
export const dread = {
  id: 'dread',
  moment: 'about-to-spend',
  passive: true,
  duration: 'turn',
  // Whoever has it too is not touched by it, and sets it off all the same: it stays for the others.
  may: (g, { figure, trigger: { cause } }) =>
    areAdjacent(g, figure, cause!) || {
      code: 'not-adjacent',
      rule: '8.41',
      about: { figure: figure.id, target: cause!.id },
    },
  // Dear enough to be kept for somebody who can then no longer pay.
  recommended: (g, { figure, cost, trigger: { cause, spending, price } }) =>
    cause !== null &&
    spending !== 'toll' &&
    cause.ap === price &&
    !hasAbility(g, cause, 'dread') &&
    figure.ap >= cost + 1,
  hooks: {
    // Abilities, conversions and running are named; what a Fearsome enemy asks for is none of them (8.43).
    apCost: (g, holder, spender, spending) =>
      spending !== 'toll' &&
      areAdjacent(g, holder, spender) &&
      !hasAbility(g, spender, 'dread') &&
      !isSpared(g, spender, 'dread', holder)
        ? { plus: 1 }
        : {},
  },
} as const satisfies Ability

/** 8.44 Healing */
export const healing = {
  id: 'healing',
  moment: 'strategy',
  targets: (g, figure) =>
    standingOf(g, figure.owner)
      .filter(friend => friend !== figure && lost(g, friend) > 0 && areAdjacent(g, figure, friend))
      .map(friend => friend.id),
  recommended: healingPays,
  worth: healingWorth,
  *effect(g, { figure, target }): Script {
    const [life = 0] = yield* roll(g, 'recovery', figure.owner, 1)
    recover(g, figureById(g, target!)!, life, 'healing')
  },
} as const satisfies Ability

/** For whoever gains most of an average die; the doomed leave all the same (8.38). */
function healingPays(g: Game, { figure, target }: Use): boolean {
  const gain = (id: string) => {
    const friend = figureById(g, id)!
    if (forbids(g, 'mayFall', friend)) return 0
    return (Math.min(3.5, lost(g, friend)) * g.typeOf(friend).points) / g.typeOf(friend).life
  }
  const best = Math.max(...healing.targets(g, figure).map(gain))
  return gain(target!) === best && best > 0 && lost(g, figureById(g, target!)!) >= 2
}

function healingWorth(g: Game, { target }: Use): number {
  const friend = figureById(g, target!)!
  return Math.min(3.5, lost(g, friend)) * lifeWorth(g, friend)
}

/** 8.45 Initiative */
export const initiative = {
  id: 'initiative',
  moment: 'before-strategy-roll',
  duration: 'roll',
  // Once the armies are near, and from what is more than a last reserve.
  recommended: (g, { figure, cost }) => toNearestEnemy(g, figure) <= 6 && (!cost || figure.ap - cost >= 2),
  hooks: { strategyRoll: () => ({ plus: 1 }) },
} as const satisfies Ability

/** 8.47 Leadership */
export const leadership = {
  id: 'leadership',
  hooks: { warriorAp: () => ({ times: 2 }) },
} as const satisfies Ability

/** 8.48 Regeneration */
export const regeneration = {
  id: 'regeneration',
  moment: 'strategy',
  may: (g, { figure }) =>
    lost(g, figure) > 0 || { code: 'unhurt', rule: '8.48', about: { figure: figure.id } },
  recommended: (g, { figure, cost }) => lost(g, figure) >= (cost ? 2 : 1) && !forbids(g, 'mayFall', figure),
  worth: (g, { figure }) => (lost(g, figure) / 2) * lifeWorth(g, figure),
  *effect(g, { figure }): Script {
    const faces = yield* roll(g, 'recovery', figure.owner, lost(g, figure))
    recover(g, figure, faces.filter(face => face >= 4).length, 'regeneration')
  },
} as const satisfies Ability

/** 8.49 Steal Essence */
export const stealEssence = {
  id: 'steal-essence',
  copies: (g, figure) =>
    keptOf(g, 'standing', 'copies', figure, () => {
      const ids = new Set<AbilityId>()
      for (const enemy of enemiesOf(g, figure.owner)) {
        const type = g.typeOf(enemy)
        if (type.kind === 'hero' && !isSpared(g, enemy, 'steal-essence', figure))
          for (const { id } of type.abilities) {
            const { moment, notActivated } = g.book.abilities[id]
            if (moment && !notActivated) ids.add(id)
          }
      }
      return [...ids]
    }),
} as const satisfies Ability

/** Abilities of enemies that do not touch a terrifying figure. */
const frightened: ReadonlySet<string> = new Set([
  'fast-strike',
  'magical-force',
  'stalwart',
  'shot-caller',
  'assassin',
  'dread',
  'fearsome',
  'ward',
  'deadly-aim',
  'steal-essence',
  'repel',
])

/** 8.50 Terrifying */
export const terrifying = {
  id: 'terrifying',
  hooks: {
    mayBeFreelyAttacked: (_, figure) => ({ code: 'terrifying', rule: '8.50', about: { target: figure.id } }),
    mayBeAffected: (_, figure, ability, user) =>
      user.owner === figure.owner ||
      !frightened.has(ability) || { code: 'terrifying', rule: '8.50', about: { target: figure.id } },
  },
} as const satisfies Ability

/** 8.51 Ward */
export const ward = {
  id: 'ward',
  moment: 'ability-activated',
  ownCombat: true,
  may(_, { figure, trigger: { cause, ability, cancelled } }) {
    const about = { figure: figure.id, target: cause?.id ?? '', ability: ability ?? '' }
    if (!cause || cause.owner === figure.owner) return { code: 'not-an-enemy', rule: '8.51', about }
    if (cancelled) return { code: 'undone-already', rule: '8.51', about }
    return ability === 'ward' ? { code: 'ward-not-warded', rule: '8.51', about } : true
  },
  worth: (g, { trigger: { answered } }) => (answered ? worthOf(g, answered) : 0),
  *effect(g, { figure, trigger }) {
    trigger.cancelled = true
    g.emit({
      event: 'warded',
      figure: trigger.cause!.id,
      ability: trigger.ability!,
      by: figure.id,
    })
  },
} as const satisfies Ability

/** 8.43 Fearsome */
export const fearsome = {
  id: 'fearsome',
  hooks: {
    entryToll: (g, holder, enemy) => (isSpared(g, enemy, 'fearsome', holder) ? 0 : 1),
    stayToll: (g, holder, enemy) =>
      g.typeOf(enemy).kind === 'warrior' && !isSpared(g, enemy, 'fearsome', holder) ? 1 : 0,
  },
} as const satisfies Ability
