import type { Script } from '../../core/script.ts'
import { type Refusal, someOf } from '../../core/space.ts'
import { askBattle } from '../battle/ask.ts'
import { chanceToHurt, enduranceOf, hurts } from '../battle/fight/chance.ts'
import { targetsOf } from '../battle/fight/combat.ts'
import { maxLost, throwAgain, turnWounds } from '../battle/fight/damage.ts'
import { lifeWorth, successes, sureDie } from '../battle/fight/worth.ts'
import { addMark, figureById, type Game, inOrder, remove, withMark } from '../battle/game.ts'
import { forbids, isSpared } from '../battle/points/points.ts'
import { areAdjacent, inZone } from '../battle/points/zones.ts'
import type { Figure } from '../battle/state.ts'
import type { DamageRoll } from '../battle/terms.ts'
import type { Ability, Use } from '../battle/vocabulary.ts'
import { fightingWarriors } from './heuristics.ts'

/** The damage dice of the figure's own side, if it threw some. */
export const ownDice = ({ figure, trigger }: Use): DamageRoll | undefined =>
  trigger.damage?.find(roll => roll.by === figure.owner)

/** Whom the figure's side may hurt in the blow under way. */
export const withinReach = (g: Game, { figure, trigger }: Use): Figure[] =>
  g.combat ? targetsOf(g, figure.owner, g.combat) : [...trigger.targets!]

/** 8.39 Killing Blow */
export const killingBlow = {
  id: 'killing-blow',
  moment: 'after-damage-roll',
  may(g, use) {
    const { figure, trigger } = use
    const about = { figure: figure.id, ability: 'killing-blow' }
    // Of shots its own alone. Nobody sets off the dice of a combat.
    if (trigger.cause && trigger.cause !== figure) return { code: 'not-its-combat', rule: '8.39', about }
    return ownDice(use)?.faces.includes(1) || { code: 'nothing-superficial', rule: '8.39', about }
  },
  // Dearer than converting the ones by hand would be, it is kept; and sixes need somebody to hurt.
  recommended(g, use) {
    const ones = ownDice(use)!.faces.filter(face => face === 1).length
    const life = withinReach(g, use).reduce((sum, target) => sum + target.life, 0)
    return use.cost < 2 * Math.min(ones, life - usefulDice(g, use).length)
  },
  worth(g, use) {
    const ones = ownDice(use)!.faces.filter(face => face === 1).length
    return Math.min(ones, spareLife(g, use)) * sureDie(g, withinReach(g, use))
  },
  facesTold: () => null,
  *effect(g, use): Script {
    const damage = ownDice(use)!
    const ones = damage.faces.filter(face => face === 1).length
    turnWounds(damage, ones)
    for (let i = 0; i < ones; i++) g.emit({ event: 'converted', what: 'wound', figure: use.figure.id, ap: 0 })
  },
} as const satisfies Ability

/** 8.34 Aggressive Strategy */
export const aggressiveStrategy = {
  id: 'aggressive-strategy',
  moment: 'after-damage-roll',
  ownCombat: true,
  may: (_, use) => !!ownDice(use)?.faces.length || noDice('8.34', use),
  // Worth it where two dice or more hurt nobody, and there is life left for them to take.
  recommended(g, use) {
    return failing(g, use).length >= Math.max(1, 2 * use.cost) && spareLife(g, use) > 0
  },
  worth(g, use) {
    const targets = withinReach(g, use)
    const chance = Math.max(0, ...targets.map(target => chanceToHurt(g, target)))
    return successes(failing(g, use).length, chance, spareLife(g, use)) * sureDie(g, targets)
  },
  facesTold: () => null,
  *effect(g, use): Script {
    const damage = ownDice(use)!
    const again = yield* askBattle({
      kind: 'reroll',
      by: damage.by,
      subject: use.figure.id,
      about: { faces: [...damage.faces], ability: use.printed.id },
      space: someOf(damage.faces),
      fallback: () => failing(g, use),
    })
    if (again.length) yield* throwAgain(g, damage, again)
  },
} as const satisfies Ability

/** Dice of its side that hurt nobody as they lie. */
export const failing = (g: Game, use: Use): number[] => {
  const targets = withinReach(g, use)
  return ownDice(use)!.faces.filter(face => !targets.some(target => hurts(g, target, face)))
}

/** 8.36 Assassin */
export const assassin = {
  id: 'assassin',
  moment: 'before-allocation',
  ownCombat: true,
  duration: 'turn',
  may(g, use) {
    const about = { figure: use.figure.id, ability: 'assassin' }
    if (!ownDice(use)?.converted) return { code: 'nothing-converted', rule: '8.36', about }
    return victimsOf(g, use.figure).length > 0 || { code: 'nobody-touched', rule: '8.36', about }
  },
  recommended: (g, { figure, cost }) => victimsOf(g, figure).some(enemy => enemy.life > Math.max(1, cost)),
  // A second life for each converted die, where the dice as they lie leave one.
  worth(g, use) {
    const victims = victimsOf(g, use.figure)
    const second = victims.reduce((sum, { life }) => sum + Math.max(0, life - 1), 0)
    return Math.min(ownDice(use)!.converted, second, spareLife(g, use)) * sureDie(g, victims)
  },
  hooks: {
    // Several assassins add up and do not multiply.
    dieLoss: (g, holder, { target, converted }) =>
      converted && victimsOf(g, holder).includes(target) ? { plus: 1 } : {},
  },
} as const satisfies Ability

/** Enemies before an assassin whom its ability touches. */
export const victimsOf = (g: Game, figure: Figure): Figure[] =>
  inZone(g, figure).filter(
    enemy => !forbids(g, 'mayBeAllocated', enemy) && !isSpared(g, enemy, 'assassin', figure),
  )

/** 8.37 Bodyguard */
export const bodyguard = {
  id: 'bodyguard',
  moment: 'after-damage-roll',
  ownCombat: true,
  targets: (g, figure) => heroesToGuard(g, figure).map(hero => hero.id),
  may: (_, use) => hasEnemyDice(use) || noDice('8.37', use),
  // Worth it where the hero could fall, or two dice go astray.
  recommended(g, use) {
    const hero = figureById(g, use.target!)!
    const blows = enemyDice(use).filter(face => hurts(g, hero, face)).length
    return blows >= Math.min(2, hero.life)
  },
  worth: (g, use) => guardedWorth(g, use, [figureById(g, use.target!)!]),
  // Heroes that no die may go to can be guarded as well.
  facesTold: (g, figure, face) => heroesToGuard(g, figure).map(hero => hurts(g, hero, face)),
  *effect(g, { target }) {
    addMark(g, figureById(g, target!)!, { ability: 'bodyguard', duration: 'turn' })
  },
  // At work on the hero.
  hooks: {
    mayBeAllocated: (_, hero) => ({ code: 'guarded', rule: '8.37', about: { target: hero.id } }),
  },
} as const satisfies Ability

const heroesToGuard = (g: Game, figure: Figure): Figure[] =>
  g.combat!.filter(
    hero =>
      hero.owner === figure.owner &&
      hero !== figure &&
      g.typeOf(hero).kind === 'hero' &&
      areAdjacent(g, figure, hero) &&
      !forbids(g, 'mayBeAllocated', hero),
  )

/** 8.40 Rally Cry */
export const rallyCry = {
  id: 'rally-cry',
  moment: 'after-damage-roll',
  ownCombat: true,
  may: (_, use) => hasEnemyDice(use) || noDice('8.40', use),
  // Dice that just reach the endurance of a warrior within the enemy's reach would fail.
  recommended(g, use) {
    const reached = reachedByEnemies(g, use.figure.owner)
    const rallied = fightingWarriors(g, use.figure.owner).filter(warrior => reached.includes(warrior))
    const spared = enemyDice(use).filter(
      face => face < 6 && rallied.some(warrior => enduranceOf(g, warrior) === face),
    )
    return spared.length >= Math.max(1, use.cost)
  },
  worth(g, use) {
    const { owner } = use.figure
    const reached = reachedByEnemies(g, owner)
    const rallied = fightingWarriors(g, owner).filter(warrior => reached.includes(warrior))
    const lost = () => maxLost(g, reached, enemyDice(use))
    const mark = { ability: 'rally-cry', duration: 'combat' } as const
    const less = rallied.reduce((look, warrior) => () => withMark(g, warrior, mark, look), lost)
    return (lost() - less()) * sureDie(g, rallied)
  },
  // Several cries add up.
  facesTold: (g, { owner }, face) =>
    fightingWarriors(g, owner).map(warrior => (face < enduranceOf(g, warrior) ? 0 : face)),
  *effect(g, { figure }) {
    for (const warrior of fightingWarriors(g, figure.owner))
      addMark(g, warrior, { ability: 'rally-cry', duration: 'combat' })
  },
  // At work on those who heard it.
  hooks: { endurance: () => ({ plus: 1 }) },
} as const satisfies Ability

/** What it is worth that dice which could go to these go to others in the enemy's reach, or to nobody. */
export function guardedWorth(g: Game, use: Use, guarded: readonly Figure[]): number {
  const reached = reachedByEnemies(g, use.figure.owner)
  const own = reached.filter(figure => guarded.includes(figure))
  const others = reached.filter(figure => !guarded.includes(figure))
  const lost = (figures: readonly Figure[]) => maxLost(g, figures, enemyDice(use)) * sureDie(g, figures)
  // With a hero go its points and what it can do for others.
  return 1.25 * lost(own) - lost(others)
}

/** Figures of a side that enemies may hurt in the combat under way. */
const reachedByEnemies = (g: Game, owner: number): Figure[] =>
  inOrder(g).flatMap(side => (side === owner ? [] : targetsOf(g, side, g.combat!)))

/** Damage dice of the enemy, as they lie. */
export const enemyDice = ({ figure, trigger }: Use): number[] =>
  trigger.damage!.flatMap(roll => (roll.by === figure.owner ? [] : roll.faces))

/** Did an enemy throw any? */
export const hasEnemyDice = ({ figure, trigger }: Use): boolean =>
  trigger.damage!.some(roll => roll.by !== figure.owner && roll.faces.length > 0)

export const noDice = (rule: string, { figure }: Use): Refusal => ({
  code: 'no-damage-dice',
  rule,
  about: { figure: figure.id },
})

/** Dice of its side that hurt somebody as they lie. */
export const usefulDice = (g: Game, use: Use): number[] => {
  const targets = withinReach(g, use)
  return ownDice(use)!.faces.filter(face => targets.some(target => hurts(g, target, face)))
}

/** Life within reach that the damage dice of its side leave as they lie. */
const spareLife = (g: Game, use: Use): number =>
  Math.max(0, withinReach(g, use).reduce((sum, target) => sum + target.life, 0) - usefulDice(g, use).length)

/** The figure answers what befalls itself. */
export const onlyItself =
  (rule: string) =>
  (_: unknown, { figure, trigger }: Use): true | Refusal =>
    trigger.cause === figure || { code: 'only-itself', rule, about: { figure: figure.id } }

/** 8.35 Armor */
export const armor = {
  id: 'armor',
  moment: 'damage-allocated',
  passive: true,
  may: (g, use) =>
    use.trigger.loss! > 0
      ? onlyItself('8.35')(g, use)
      : { code: 'no-damage', rule: '8.35', about: { figure: use.figure.id } },
  // What it cannot save is better saved by what comes after a fall.
  recommended: (g, { figure, cost, trigger }) => {
    const worn = g
      .typeOf(figure)
      .abilities.filter((printed, i) => printed.id === 'armor' && !figure.used.includes(i)).length
    const times = cost ? Math.min(worn, Math.floor(figure.ap / cost)) : worn
    return trigger.loss! - Math.max(1, times) < figure.life
  },
  worth: (g, { figure }) => lifeWorth(g, figure),
  *effect(g, { figure, trigger }) {
    trigger.loss = trigger.loss! - 1
    g.emit({ event: 'saved', figure: figure.id, ability: 'armor', loss: trigger.loss })
  },
} as const satisfies Ability

/** 8.38 Courage */
export const courage = {
  id: 'courage',
  moment: 'fallen',
  passive: true,
  duration: 'until',
  turns: 1,
  // Whoever is kept up already leaves when that time is over, whatever else it pays.
  may: (g, use) => forbids(g, 'mayFall', use.figure) ?? onlyItself('8.38')(g, use),
  *effect(g, { figure }) {
    g.emit({ event: 'kept-up', figure: figure.id, ability: 'courage', until: g.battle.turn + 1 })
  },
  // Life regained meanwhile does not save it.
  *expire(g, figure) {
    remove(g, figure)
  },
  hooks: {
    mayFall: (_, figure) => ({ code: 'kept-up', rule: '8.38', about: { figure: figure.id } }),
  },
} as const satisfies Ability
