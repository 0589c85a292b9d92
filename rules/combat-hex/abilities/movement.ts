import { hexOf } from '../../board/board.ts'
import { distance, facings } from '../../core/hex.ts'
import type { Script } from '../../core/script.ts'
import { roll } from '../battle/ask.ts'
import { chanceToHurt } from '../battle/fight/chance.ts'
import { freeAttack } from '../battle/fight/freeAttack.ts'
import { damageWorth, pointWorth, successes } from '../battle/fight/worth.ts'
import { addMark, enemiesOf, figureById, type Game, hasAbility, standingOf } from '../battle/game.ts'
import { terrainDistances } from '../battle/move/movement.ts'
import { freeAttackBan, keepsAway, permits } from '../battle/points/points.ts'
import { areAdjacent, inZone, isThreatened, threatsTo, wereAdjacent } from '../battle/points/zones.ts'
import { seesAsItFaces } from '../battle/shoot/seeing.ts'
import type { Figure } from '../battle/state.ts'
import { moveEnemy } from '../battle/strategy/moveEnemy.ts'
import type { Ability, Use } from '../battle/vocabulary.ts'
import { closesIn, freeAttackWorth, hitChance, toNearestEnemy } from './heuristics.ts'

/** 8.09 Battle Awareness */
export const battleAwareness = {
  id: 'battle-awareness',
  moment: 'strategy',
  duration: 'turn',
  recommended: (g, { figure }) => toNearestEnemy(g, figure) <= 3,
  hooks: { dangerZone: () => facings },
} as const satisfies Ability

/** 8.11 Fast */
export const fast = {
  id: 'fast',
  moment: 'before-move',
  duration: 'activation',
  // Where the doubled move could bring the figure to blows at all; what for is seen from where it leads.
  recommended(g, { figure }) {
    const far = toNearestEnemy(g, figure)
    return far > 1 && far <= 2 * g.typeOf(figure).movement + 1
  },
  worth: closesIn,
  hooks: { movementPoints: () => ({ times: 2 }) },
} as const satisfies Ability

/** 8.12 Fast Strike */
export const fastStrike = {
  id: 'fast-strike',
  moment: 'during-move',
  targets: (g, figure) => inZone(g, figure).map(enemy => enemy.id),
  // An attack more is always welcome; the last point is kept for a blow that can finish somebody.
  recommended(g, { figure, cost, target }) {
    const victim = figureById(g, target!)!
    if (victim.life < 1 || freeAttackBan(g, victim, figure)) return false
    return figure.ap > cost || victim.life === 1
  },
  worth: (g, { figure, target }) => freeAttackWorth(g, [figure], figureById(g, target!)!),
  effect: (g, { figure, target }) => freeAttack(g, [figure], figureById(g, target!)!),
} as const satisfies Ability

/** 8.15 Magical Force */
export const magicalForce = {
  id: 'magical-force',
  moment: 'strategy',
  targets: (g, figure) =>
    enemiesOf(g, figure.owner)
      .filter(enemy => !enemy.carried && g.typeOf(enemy).base === 'single' && seesAsItFaces(g, figure, enemy))
      .map(enemy => enemy.id),
  recommended: magicalForcePays,
  worth: magicalForceWorth,
  effect: (g, { figure, target }) => moveEnemy(g, figure.owner, figureById(g, target!)!, 'magical-force'),
} as const satisfies Ability

/** Best on one that several stand around: tearing it away, it is attacked by all of them. */
function magicalForcePays(g: Game, { target, figure, cost }: Use): boolean {
  const victim = figureById(g, target!)!
  const attackers = threatsTo(g, victim.owner, victim.at).filter(enemy => !freeAttackBan(g, victim, enemy))
  const dice = attackers.reduce((sum, enemy) => sum + g.typeOf(enemy).attacks, 0)
  return dice >= 3 && figure.ap > cost
}

function magicalForceWorth(g: Game, { target }: Use): number {
  const victim = figureById(g, target!)!
  return freeAttackWorth(g, threatsTo(g, victim.owner, victim.at), victim)
}

const spentPoints = (g: Game, figure: Figure): number => g.typeOf(figure).ap - figure.ap

/** 8.14 Invigorate */
export const invigorate = {
  id: 'invigorate',
  moment: 'own-action',
  targets: (g, figure) =>
    standingOf(g, figure.owner)
      .filter(friend => friend !== figure && spentPoints(g, friend) > 0 && areAdjacent(g, figure, friend))
      .map(friend => friend.id),
  // Half of the points come back: it should be more than it costs, and nobody should be at its throat.
  recommended: (g, { figure, cost, target }) =>
    spentPoints(g, figureById(g, target!)!) / 2 > cost + 1 && !isThreatened(g, figure),
  worth: (g, { target }) => (spentPoints(g, figureById(g, target!)!) / 2) * pointWorth(g),
  *effect(g, { figure, target }): Script {
    const friend = figureById(g, target!)!
    const faces = yield* roll(g, 'recovery', figure.owner, spentPoints(g, friend))
    const gain = faces.filter(face => face >= 4).length
    friend.ap += gain
    g.emit({ event: 'invigorated', figure: friend.id, ability: 'invigorate', gain, ap: friend.ap })
  },
} as const satisfies Ability

/** 8.16 Repel */
export const repel = {
  id: 'repel',
  moment: 'zone-entered',
  may: (_, { figure, trigger: { cause, zones } }) =>
    zones!.includes(figure) || {
      code: 'not-in-zone',
      rule: '8.16',
      about: { figure: figure.id, target: cause!.id },
    },
  recommended: (g, { figure, trigger: { cause } }) =>
    cause !== null && cause.life > 0 && !freeAttackBan(g, cause, figure),
  worth: (g, { figure, trigger: { cause } }) => (cause ? freeAttackWorth(g, [figure], cause) : 0),
  effect: (g, { figure, trigger }) => freeAttack(g, [figure], trigger.cause!),
} as const satisfies Ability

/** 8.17 Sneak */
export const sneak = {
  id: 'sneak',
  moment: 'before-move',
  duration: 'turn',
  recommended: sneakPays,
  worth: closesIn,
  hooks: {
    entryCost: () => 1,
    mayCrossEnemy: () => true,
    mayPassZone: () => true,
    leaving: () => 'freely',
    mayRunThreatened: () => true,
  },
} as const satisfies Ability

/** Worth its price where the ground alone keeps the figure from an enemy who is near as the crow flies. */
function sneakPays(g: Game, { figure }: Use): boolean {
  const { movement } = g.typeOf(figure)
  if (isThreatened(g, figure)) return false
  const near = enemiesOf(g, figure.owner).filter(
    enemy => distance(hexOf(g.board, figure.at), hexOf(g.board, enemy.at)) <= movement,
  )
  const far = (cell: number) => terrainDistances(g, figure.at)[cell]!
  return near.length > 0 && near.every(({ at }) => far(at) < 0 || far(at) > movement + 1)
}

const sneaks = (figure: Figure): boolean => figure.marks.some(mark => mark.ability === 'sneak')

/**
 * What it is worth to keep an enemy where it is. Whoever has nobody else to fight will fight it, nobody attacks it
 * freely, and unless it would fall to that, it comes to nothing of what it was about to do; but it strikes back.
 */
function keepingWorth(g: Game, { figure, trigger: { cause, attackers = [] } }: Use): number {
  if (!cause) return 0
  if (sneaks(cause)) return freeAttackWorth(g, [figure], cause)
  const diceOf = (figures: readonly Figure[]) =>
    figures.reduce((sum, enemy) => sum + g.typeOf(enemy).attacks, 0)
  const threats = threatsTo(g, cause.owner, cause.at)
  const fight = diceOf(threats.filter(enemy => inZone(g, enemy).length === 1))
  const [free, chance] = [diceOf(attackers), hitChance * chanceToHurt(g, cause)]
  const falls = successes(free, chance, cause.life) - successes(free, chance, cause.life - 1)
  // Lives that it may be worth to be where it wants to go; who leaves the board may win by it.
  const stakes = permits(g, 'mayLeaveBoard', cause) ? 4 : g.typeOf(cause).kind === 'hero' ? 0.6 : 0.4
  return (
    damageWorth(g, [cause], fight, hitChance) -
    damageWorth(g, [cause], free, hitChance) +
    stakes * (1 - falls) -
    falls * damageWorth(g, threats, g.typeOf(cause).attacks, hitChance)
  )
}

/** 8.18 Stalwart */
export const stalwart = {
  id: 'stalwart',
  moment: 'leaving-zone',
  may: (_, { figure, trigger: { cause, zones, cancelled } }) =>
    (!cancelled && zones!.includes(figure)) || {
      code: 'not-in-zone',
      rule: '8.18',
      about: { figure: figure.id, target: cause!.id },
    },
  worth: keepingWorth,
  *effect(g, { figure, trigger }): Script {
    const cause = trigger.cause!
    if (sneaks(cause)) yield* freeAttack(g, [figure], cause)
    else {
      trigger.cancelled = true
      g.emit({ event: 'held', figure: cause.id, ability: 'stalwart', by: figure.id })
    }
  },
} as const satisfies Ability

/** Warriors that a figure drives on: friends that were beside it when the action phases began. */
const driven = (g: Game, figure: Figure): Figure[] =>
  standingOf(g, figure.owner).filter(
    friend => friend !== figure && g.typeOf(friend).kind === 'warrior' && wereAdjacent(g, figure, friend),
  )

/** Has the figure further to go to its enemies than it can walk, and does it want to be there? */
export const hurries = (g: Game, figure: Figure): boolean =>
  !g.typeOf(figure).shooting && !keepsAway(g, figure) && toNearestEnemy(g, figure) > g.typeOf(figure).movement

const hasNotMoved = (g: Game, figure: Figure): boolean =>
  figure.actionTaken === 'nothing' && !(g.activation?.figure === figure && g.activation.entered)

/** 8.19 Tyrant */
export const tyrant = {
  id: 'tyrant',
  moment: 'before-others-move',
  may: (g, { figure }) =>
    driven(g, figure).some(friend => hasNotMoved(g, friend)) || {
      code: 'nobody-adjacent',
      rule: '8.19',
      about: { figure: figure.id },
    },
  // Worth it for two who have a way to go.
  recommended: (g, { figure, cost }) =>
    driven(g, figure).filter(friend => hasNotMoved(g, friend) && hurries(g, friend)).length >=
    Math.max(2, 2 * cost),
  *effect(g, { figure }) {
    for (const friend of driven(g, figure)) addMark(g, friend, { ability: 'tyrant', duration: 'turn' })
  },
  // At work on those it drives on.
  hooks: { movementPoints: () => ({ plus: 1 }) },
} as const satisfies Ability

const flies = (g: Game, figure: Figure): boolean => hasAbility(g, figure, 'flyer')

/** 8.13 Flyer */
export const flyer = {
  id: 'flyer',
  hooks: {
    entryCost: () => 1,
    mayCrossEnemy: () => true,
    mayPassZone: (g, _, enemy) => !flies(g, enemy),
    crossesUnmet: (g, _, enemy) => !flies(g, enemy),
    // Passing through a zone is not leaving it; leaving the one it began in is, with the step that leads out.
    leaving: (g, _, enemy, { began, out }) => (flies(g, enemy) || (began && out) ? undefined : 'not'),
    mayRun: (_, figure) => ({ code: 'flyer-runs', rule: '8.13', about: { figure: figure.id } }),
    mayShootAfterMove: () => true,
    mayStrike: () => true,
  },
} as const satisfies Ability

const isCharging = (g: Game, figure: Figure): boolean =>
  g.activation?.figure === figure && g.activation.charging

/** 8.10. What the base brings with it (its two hexes, its half turns) is the base's; this is what its rider may do. */
export const cavalry = {
  id: 'cavalry',
  hooks: {
    mayCharge: () => true,
    // Over people on foot it sees and is seen, at the price of the penalty (8.10e).
    inTheWay: (g, _, { between }) => (g.typeOf(between).base === 'single' ? 'soft' : undefined),
    mayStrike: (g, figure) =>
      isCharging(g, figure) || { code: 'no-charge', rule: '8.10', about: { figure: figure.id } },
    mayShootAfterMove: (g, figure) =>
      (!figure.ran && !isCharging(g, figure)) || {
        code: 'moved-already',
        rule: '8.10',
        about: { figure: figure.id },
      },
    // A shot may interrupt a move; one that comes first is the whole action (5.01).
    mayMoveAfterShot: (g, figure) =>
      (g.activation?.figure === figure && g.activation.entered > 0) || {
        code: 'shot-already',
        rule: '8.10',
        about: { figure: figure.id },
      },
  },
} as const satisfies Ability
