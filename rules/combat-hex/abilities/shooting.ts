import type { Refusal } from '../../core/space.ts'
import { type PlannedAct, planOf } from '../battle/answers/plannedAct.ts'
import { chanceToHurt } from '../battle/fight/chance.ts'
import { lossOf } from '../battle/fight/damage.ts'
import { damageWorth, lifeWorth, successes } from '../battle/fight/worth.ts'
import type { Game } from '../battle/game.ts'
import { addMark, withMark } from '../battle/game.ts'
import { isSpared } from '../battle/points/points.ts'
import { seesAsItFaces } from '../battle/shoot/seeing.ts'
import {
  expectedLoss,
  expectedOf,
  hitsFrom,
  shotAt,
  shotDice,
  shotsOf,
  volleyAt,
  volleyDice,
  volleysOf,
} from '../battle/shoot/shooting.ts'
import type { Figure } from '../battle/state.ts'
import { readyFigures } from '../battle/verbs/actors.ts'
import type { Ability, Trigger, Use } from '../battle/vocabulary.ts'
import { dangerAt, toNearestEnemy, turnable, twosWorth } from './heuristics.ts'

/** Only the shooter has its own shot in hand. */
const itsShot =
  (rule: string) =>
  (_: unknown, { figure, ability, trigger }: Use): true | Refusal =>
    trigger.cause === figure || {
      code: 'not-its-moment',
      rule,
      about: { figure: figure.id, ability: ability.id },
    }

/** What a shot that is planned should take; nothing where none is. */
function shotWorth(g: Game, figure: Figure, plan: PlannedAct | undefined): number {
  if (plan?.verb !== 'shoot') return 0
  if (plan.target) {
    const shot = shotAt(g, figure, plan.target)
    return 'code' in shot ? 0 : expectedLoss(g, figure, shot) * lifeWorth(g, plan.target)
  }
  const volley = volleyAt(g, figure, plan.facing)
  if ('code' in volley) return 0
  const worth = volley.targets.reduce((sum, target) => sum + lifeWorth(g, target), 0)
  return (expectedOf(g, figure, volley) * worth) / volley.targets.length
}

/** What the figure's shot should take more with an ability than without; nothing where it would not shoot next. */
function shootsBetter(g: Game, { figure, ability }: Use): number {
  const mark = { ability: ability.id, duration: 'activation' } as const
  const plan = planOf(g, figure, mark)
  return withMark(g, figure, mark, () => shotWorth(g, figure, plan)) - shotWorth(g, figure, planOf(g, figure))
}

/** What the damage dice of a shot should take, where each takes so much more than one life. */
function damageTaken(
  g: Game,
  figure: Figure,
  { targets = [] }: Trigger,
  dice: number,
  more: (target: Figure) => number = () => 0,
): number {
  const open = targets.filter(({ life }) => life > 0)
  if (!open.length) return 0
  const life = open.reduce((sum, target) => sum + target.life, 0)
  const chance = Math.max(...open.map(target => chanceToHurt(g, target)))
  const each = Math.max(
    ...open.map(target =>
      Math.min(target.life, lossOf(g, [figure], { blow: 'shot', target, converted: false }) + more(target)),
    ),
  )
  let taken = 0
  for (let nth = 0; nth * each < life; nth++)
    taken +=
      Math.min(each, life - nth * each) * (successes(dice, chance, nth + 1) - successes(dice, chance, nth))
  return taken * Math.max(...open.map(target => lifeWorth(g, target)))
}

/** Would a volley with this ability take more life than the best shot that is aimed? */
function beatsAiming(g: Game, use: Use): boolean {
  const { figure, ability } = use
  const most = Math.max(0, ...shotsOf(g, figure).map(shot => expectedLoss(g, figure, shot)))
  return (
    most > 0 &&
    withMark(g, figure, { ability: ability.id, duration: 'activation' }, () =>
      volleysOf(g, figure).some(volley => expectedOf(g, figure, volley) > most),
    )
  )
}

/** Will the dice of a shot, one life each, leave some life on average? */
function leavesSome(g: Game, { hits = 0, targets = [] }: Trigger): boolean {
  const chance = Math.max(0, ...targets.map(target => chanceToHurt(g, target)))
  return hits * chance < targets.reduce((life, target) => life + target.life, 0)
}

/** 8.22 Deadly Aim */
export const deadlyAim = {
  id: 'deadly-aim',
  moment: 'before-shot-damage',
  duration: 'activation',
  may: itsShot('8.22'),
  // Worth its price where one life each would not do.
  recommended: (g, { figure, trigger }) =>
    leavesSome(g, trigger) &&
    trigger.targets!.some(target => target.life > 1 && !isSpared(g, target, 'deadly-aim', figure)),
  worth: deadlyAimWorth,
  hooks: {
    dieLoss: (g, holder, { blow, target }) =>
      blow === 'shot' && !isSpared(g, target, 'deadly-aim', holder) ? { plus: 1 } : {},
  },
} as const satisfies Ability

function deadlyAimWorth(g: Game, { figure, trigger }: Use): number {
  const { hits = 0 } = trigger
  const more = (target: Figure) => (isSpared(g, target, 'deadly-aim', figure) ? 0 : 1)
  return damageTaken(g, figure, trigger, hits, more) - damageTaken(g, figure, trigger, hits)
}

/** 8.23 Deadly Shot */
export const deadlyShot = {
  id: 'deadly-shot',
  moment: 'before-shot-damage',
  duration: 'activation',
  may: itsShot('8.23'),
  // Not worth its price where the dice there are will do.
  recommended: (g, { trigger }) => leavesSome(g, trigger),
  worth(g, { figure, trigger }) {
    const { hits = 0 } = trigger
    return damageTaken(g, figure, trigger, 2 * hits) - damageTaken(g, figure, trigger, hits)
  },
  hooks: { shotDamageDice: () => ({ times: 2 }) },
} as const satisfies Ability

/** 8.24 Expert Marksman */
export const expertMarksman = {
  id: 'expert-marksman',
  moment: 'before-shot',
  duration: 'activation',
  // For somebody to shoot at where there is nobody.
  recommended: (g, { figure }) => !shotsOf(g, figure).length,
  worth: shootsBetter,
  hooks: {
    inTheWay: (_, holder, { shooter }) => (holder === shooter ? 'not' : undefined),
  },
} as const satisfies Ability

/** 8.25 Perfect Aim */
export const perfectAim = {
  id: 'perfect-aim',
  moment: 'before-shot',
  duration: 'activation',
  // A superficial hit is worth something to whoever can pay for turning it.
  recommended: (g, { figure, cost }) => figure.ap > 2 * cost && shotsOf(g, figure).length > 0,
  worth: perfectAimWorth,
  hooks: { superficialFaces: () => [2] },
} as const satisfies Ability

function perfectAimWorth(g: Game, { figure, cost }: Use): number {
  const plan = planOf(g, figure)
  if (plan?.verb !== 'shoot') return 0
  // The point that a shooter does not spend on a hit, and what this costs before.
  const most = turnable(g, [figure], g.book.shooting.hitConversions, () => cost + 1)
  if (!plan.target) {
    const volley = volleyAt(g, figure, plan.facing)
    return 'code' in volley ? 0 : twosWorth(g, volley.targets, volleyDice(g, figure), most)
  }
  const shot = shotAt(g, figure, plan.target)
  if ('code' in shot) return 0
  const { dice } = shotDice(g, figure, plan.target, shot.sight, plan.facing)
  return twosWorth(g, [plan.target], dice, most)
}

/** What a die more for each of these archers should take from whom they shoot at. */
export function calledWorth(g: Game, target: Figure, archers: readonly Figure[]): number {
  const dice = archers.reduce((sum, archer) => sum + g.typeOf(archer).shooting!.dice, 0)
  const chance = (7 - hitsFrom(false)) / 6
  return damageWorth(g, [target], dice + archers.length, chance) - damageWorth(g, [target], dice, chance)
}

/** Calls a target for the warriors of a side. Several calls add up (1.10). */
export function callFor(g: Game, side: number, target: Figure): void {
  const mark = target.marks.find(({ ability }) => ability === 'shot-caller')
  if (mark) mark.sides = [...mark.sides!, side]
  else addMark(g, target, { ability: 'shot-caller', duration: 'turn', sides: [side] })
}

/** How often a target was called for the warriors of a side. */
export const callsFor = (side: number, { marks }: Figure): number =>
  marks.flatMap(({ sides }) => sides).filter(by => by === side).length

/** 8.26 Shot Caller */
export const shotCaller = {
  id: 'shot-caller',
  moment: 'shot-aimed',
  targets: (_, __, { target }) => [target!.id],
  may(g, { figure, ability, trigger: { cause, target } }) {
    const about = { figure: figure.id, ability: ability.id, target: target!.id }
    if (cause!.owner !== figure.owner || g.typeOf(cause!).kind !== 'warrior')
      return { code: 'not-its-moment', rule: '8.26', about }
    // It turns for nobody: what counts is whom it has before it as it stands.
    return seesAsItFaces(g, figure, target!) || { code: 'no-sight', rule: '8.26', about }
  },
  *effect(g, { figure, trigger: { target } }) {
    callFor(g, figure.owner, target!)
  },
  // For every two points it costs, one more of its archers should be left to shoot.
  recommended(g, { figure, cost, trigger: { target } }) {
    const archers = readyFigures(g, figure.owner).filter(
      friend => g.typeOf(friend).kind === 'warrior' && g.typeOf(friend).shooting,
    )
    return !callsFor(figure.owner, target!) && 1 + archers.length >= 2 * cost
  },
  worth: (g, { figure, trigger: { cause, target } }) =>
    calledWorth(g, target!, [
      cause!,
      ...readyFigures(g, figure.owner).filter(
        friend => g.typeOf(friend).kind === 'warrior' && !('code' in shotAt(g, friend, target!)),
      ),
    ]),
  // At work on whom it was called for.
  hooks: {
    diceAgainst: (g, target, shooter) =>
      g.typeOf(shooter).kind === 'warrior' ? { plus: callsFor(shooter.owner, target) } : {},
  },
} as const satisfies Ability

/** 8.27 Volley Attack */
export const volleyAttack = {
  id: 'volley-attack',
  moment: 'before-shot',
  duration: 'activation',
  // For those who throw more dice than one enemy is worth, with others beside it.
  recommended: beatsAiming,
  worth: shootsBetter,
  hooks: { aimsAtNobody: () => true },
} as const satisfies Ability

/** 8.20 Arrow Flurry */
export const arrowFlurry = {
  id: 'arrow-flurry',
  moment: 'before-shot',
  duration: 'activation',
  recommended: beatsAiming,
  worth: shootsBetter,
  hooks: { shootingDice: () => ({ times: 2 }), aimsAtNobody: () => true },
} as const satisfies Ability

/** What it should save a shooter that it may move after its shot: from enemies who would reach it where it is. */
function getsAway(g: Game, { figure, ability }: Use): number {
  const danger = dangerAt(g, figure, figure.at)
  if (!danger || planOf(g, figure)?.verb !== 'shoot') return 0
  const next = planOf(g, figure, { ability: ability.id, duration: 'activation' }, true)
  return next?.verb === 'move' ? danger - dangerAt(g, figure, next.at) : 0
}

/** 8.21 Crack Shot */
export const crackShot = {
  id: 'crack-shot',
  moment: 'before-action',
  duration: 'activation',
  // For archers whom somebody could catch otherwise.
  recommended: (g, { figure }) => toNearestEnemy(g, figure) <= 6 && shotsOf(g, figure).length > 0,
  worth: getsAway,
  hooks: { mayMoveAfterShot: () => true },
} as const satisfies Ability
