import type { Script } from '../../../core/script.ts'
import { chanceToHurt, hurts } from '../../battle/fight/chance.ts'
import { throwAgain } from '../../battle/fight/damage.ts'
import { damageWorth, sureDie } from '../../battle/fight/worth.ts'
import { addMark, type Game, remove } from '../../battle/game.ts'
import { atWork, forbids } from '../../battle/points/points.ts'
import { inZone } from '../../battle/points/zones.ts'
import type { Figure } from '../../battle/state.ts'
import type { Ability } from '../../battle/vocabulary.ts'
import * as tournament from '../damage.ts'
import {
  enemyDice,
  failing,
  guardedWorth,
  hasEnemyDice,
  noDice,
  onlyItself,
  ownDice,
  usefulDice,
  withinReach,
} from '../damage.ts'

/** The first die of the turn hurts nobody, whatever it would take; a later one cannot be undone. */
export const armor = {
  ...tournament.armor,
  automatic: true,
  may: (g, use) =>
    use.trigger.first! > 0
      ? onlyItself('8.35')(g, use)
      : { code: 'not-first-die', rule: '8.35', about: { figure: use.figure.id } },
  *effect(g, { figure, trigger }) {
    trigger.loss = trigger.loss! - trigger.first!
    trigger.first = 0
    g.emit({ event: 'saved', figure: figure.id, ability: 'armor', loss: trigger.loss })
  },
} as const satisfies Ability

/** Two lives in place of one, however many assassins have the victim before them. */
export const assassin = {
  ...tournament.assassin,
  hooks: {
    dieLoss: (g, holder, { target, converted }) =>
      converted && assassinOf(g, holder.owner, target) === holder ? { plus: 1 } : {},
  },
} as const satisfies Ability

/** The one assassin of those who strike whose ability the victim suffers; a shot has nothing of it. */
const assassinOf = (g: Game, owner: number, victim: Figure): Figure | undefined =>
  g.combat!.find(
    friend =>
      friend.owner === owner &&
      inZone(g, friend).includes(victim) &&
      atWork(g, friend).some(({ hooks }) => hooks === assassin.hooks),
  )

/** Whoever has life again when its time is over stays. */
export const courage = {
  ...tournament.courage,
  automatic: true,
  // Once for a fall; who has life again when its time is over stays, so that a later fall is another matter.
  may: (g, use) =>
    use.figure.marks.some(mark => mark.ability === 'courage' && mark.turn! > g.battle.turn)
      ? { code: 'kept-up', rule: '8.38', about: { figure: use.figure.id } }
      : onlyItself('8.38')(g, use),
  *expire(g, figure) {
    if (!figure.life && !forbids(g, 'mayFall', figure)) remove(g, figure)
  },
} as const satisfies Ability

/** Heroes of a side in the combat that nobody guards yet. */
const exposed = (g: Game, owner: number): Figure[] =>
  (g.combat ?? []).filter(
    hero => hero.owner === owner && g.typeOf(hero).kind === 'hero' && !forbids(g, 'mayBeAllocated', hero),
  )

/** 8.37. For all heroes of the combat, itself included, wherever they stand in it. */
export const bodyguard = {
  id: 'bodyguard',
  moment: 'after-damage-roll',
  ownCombat: true,
  automatic: true,
  may(g, use) {
    if (!hasEnemyDice(use)) return noDice('8.37', use)
    return (
      exposed(g, use.figure.owner).length > 0 || {
        code: 'no-hero-to-guard',
        rule: '8.37',
        about: { figure: use.figure.id },
      }
    )
  },
  // Worth it where a hero could fall, or two dice go astray.
  recommended(g, use) {
    const dice = enemyDice(use)
    return exposed(g, use.figure.owner).some(
      hero => dice.filter(face => hurts(g, hero, face)).length >= Math.min(2, hero.life),
    )
  },
  worth: (g, use) => guardedWorth(g, use, exposed(g, use.figure.owner)),
  *effect(g, { figure }) {
    for (const hero of exposed(g, figure.owner))
      addMark(g, hero, { ability: 'bodyguard', duration: 'combat' })
  },
  // At work on the heroes.
  hooks: tournament.bodyguard.hooks,
} as const satisfies Ability

/** The whole roll is thrown again, the good dice with the bad. */
export const aggressiveStrategy = {
  ...tournament.aggressiveStrategy,
  // Worth it where a new roll should hurt more, and there is life left for it to take.
  recommended(g, use) {
    const targets = withinReach(g, use)
    const life = targets.reduce((sum, target) => sum + target.life, 0)
    const hurting = usefulDice(g, use).length
    const all = hurting + failing(g, use).length
    const chance = Math.max(0, ...targets.map(target => chanceToHurt(g, target)))
    return Math.min(life, all * chance) >= hurting + Math.max(0.5, use.cost)
  },
  worth(g, use) {
    const targets = withinReach(g, use)
    const hurting = usefulDice(g, use).length
    return damageWorth(g, targets, hurting + failing(g, use).length) - hurting * sureDie(g, targets)
  },
  *effect(g, use): Script {
    const damage = ownDice(use)!
    yield* throwAgain(g, damage, [...damage.faces])
  },
} as const satisfies Ability
