import { readyFigures } from '../battle/act.ts'
import { enduranceOf } from '../battle/damage.ts'
import type { Game } from '../battle/game.ts'
import { addMark, imagine } from '../battle/game.ts'
import { type Ability, isSpared, type Occasion, type Use } from '../battle/points.ts'
import { seesAsItFaces } from '../battle/seeing.ts'
import { expectedLoss, expectedOf, shotsOf, volleysOf } from '../battle/shooting.ts'
import type { Refusal } from '../core/space.ts'
import { toNearestEnemy } from './judgement.ts'

/** Only the shooter has its own shot in hand. */
const itsShot =
  (rule: string) =>
  (_: unknown, { figure, ability, occasion }: Use): true | Refusal =>
    occasion.cause === figure || {
      code: 'not-its-moment',
      rule,
      about: { figure: figure.id, ability: ability.id },
    }

/** Would a volley with this ability take more life than the best shot that is aimed? */
function beatsAiming(g: Game, use: Use): boolean {
  const { figure, ability } = use
  const most = Math.max(0, ...shotsOf(g, figure).map(shot => expectedLoss(g, figure, shot)))
  return (
    most > 0 &&
    imagine(g, figure, { ability: ability.id, life: 'activation' }, () =>
      volleysOf(g, figure).some(volley => expectedOf(g, figure, volley) > most),
    )
  )
}

/** Will the dice of a shot, one life each, leave some life on average? */
function leavesSome(g: Game, { hits = 0, targets = [] }: Occasion): boolean {
  const chance = Math.max(0, ...targets.map(target => (7 - enduranceOf(g, target)) / 6))
  return hits * chance < targets.reduce((life, target) => life + target.life, 0)
}

export const deadlyAim = {
  id: 'deadly-aim',
  rule: '8.22',
  name: { en: 'Deadly Aim', fr: 'Visée Mortelle' },
  moment: 'before-shot-damage',
  life: 'activation',
  may: itsShot('8.22'),
  // Worth its price where one life each would not do.
  wise: (g, { figure, occasion }) =>
    leavesSome(g, occasion) &&
    (occasion.targets ?? []).some(target => target.life > 1 && !isSpared(g, target, 'deadly-aim', figure)),
  hooks: {
    dieLoss: (g, holder, { blow, target }) =>
      blow === 'shot' && !isSpared(g, target, 'deadly-aim', holder) ? { plus: 1 } : {},
  },
} as const satisfies Ability

export const deadlyShot = {
  id: 'deadly-shot',
  rule: '8.23',
  name: { en: 'Deadly Shot', fr: 'Tir Fatal' },
  moment: 'before-shot-damage',
  life: 'activation',
  may: itsShot('8.23'),
  // Not worth its price where the dice there are will do.
  wise: (g, { occasion }) => leavesSome(g, occasion),
  hooks: { shotDamageDice: () => ({ times: 2 }) },
} as const satisfies Ability

export const expertMarksman = {
  id: 'expert-marksman',
  rule: '8.24',
  name: { en: 'Expert Marksman', fr: 'Tireur d’Élite' },
  moment: 'before-shot',
  life: 'activation',
  // For somebody to shoot at where there is nobody.
  wise: (g, use) =>
    !shotsOf(g, use.figure).length &&
    imagine(
      g,
      use.figure,
      { ability: use.ability.id, life: 'activation' },
      () => shotsOf(g, use.figure).length > 0,
    ),
  hooks: {
    inTheWay: (_, holder, { shooter }) => (holder === shooter ? 'not' : undefined),
  },
} as const satisfies Ability

export const perfectAim = {
  id: 'perfect-aim',
  rule: '8.25',
  name: { en: 'Perfect Aim', fr: 'Tir Précis' },
  moment: 'before-shot',
  life: 'activation',
  // A superficial hit is worth something to whoever can pay for turning it.
  wise: (g, { figure, cost }) => figure.ap > 2 * cost && shotsOf(g, figure).length > 0,
  hooks: { superficialFaces: () => [2] },
} as const satisfies Ability

export const shotCaller = {
  id: 'shot-caller',
  rule: '8.26',
  name: { en: 'Shot Caller', fr: 'Tir Groupé' },
  moment: 'shot-aimed',
  targets: (_, __, { target }) => (target ? [target.id] : []),
  may(g, { figure, ability, occasion: { cause, target } }) {
    const about = { figure: figure.id, ability: ability.id, target: target?.id ?? '' }
    if (cause?.owner !== figure.owner || g.typeOf(cause).kind !== 'warrior')
      return { code: 'not-its-moment', rule: '8.26', about }
    // It turns for nobody: what counts is whom it has before it as it stands.
    return (target && seesAsItFaces(g, figure, target)) || { code: 'no-sight', rule: '8.26', about }
  },
  *effect(g, { occasion: { target } }) {
    if (target) addMark(g, target, { ability: 'shot-caller', life: 'turn' })
  },
  // For every two points it costs, one more of its archers should be left to shoot.
  wise(g, { figure, cost, occasion: { target } }) {
    const archers = readyFigures(g, figure.owner).filter(
      friend => g.typeOf(friend).kind === 'warrior' && g.typeOf(friend).shooting,
    )
    return !target?.marks.some(mark => mark.ability === 'shot-caller') && 1 + archers.length >= 2 * cost
  },
  // At work on whom it was called for.
  hooks: {
    diceAgainst: (g, target, shooter) =>
      shooter.owner !== target.owner && g.typeOf(shooter).kind === 'warrior' ? { plus: 1 } : {},
  },
} as const satisfies Ability

export const volleyAttack = {
  id: 'volley-attack',
  rule: '8.27',
  name: { en: 'Volley Attack', fr: 'Rafale' },
  moment: 'before-shot',
  life: 'activation',
  // For those who throw more dice than one enemy is worth, with others beside it.
  wise: beatsAiming,
  hooks: { aimsAtNobody: () => true },
} as const satisfies Ability

export const arrowFlurry = {
  id: 'arrow-flurry',
  rule: '8.20',
  name: { en: 'Arrow Flurry', fr: 'Volée de Flèches' },
  moment: 'before-shot',
  life: 'activation',
  wise: beatsAiming,
  hooks: { shootingDice: () => ({ times: 2 }), aimsAtNobody: () => true },
} as const satisfies Ability

export const crackShot = {
  id: 'crack-shot',
  rule: '8.21',
  name: { en: 'Crack Shot', fr: 'Tir Opportuniste' },
  moment: 'before-action',
  life: 'activation',
  // For archers whom somebody could catch otherwise.
  wise: (g, { figure }) => toNearestEnemy(g, figure) <= 6 && shotsOf(g, figure).length > 0,
  hooks: { mayMoveAfterShot: () => true },
} as const satisfies Ability
