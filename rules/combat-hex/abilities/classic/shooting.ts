import { keptOf } from '../../battle/derived.ts'
import { enemiesOf, figureById, type Game } from '../../battle/game.ts'
import { seesAsItFaces } from '../../battle/shoot/seeing.ts'
import { mayShoot, shotsOf } from '../../battle/shoot/shooting.ts'
import type { Figure } from '../../battle/state.ts'
import { readyFigures } from '../../battle/verbs/actors.ts'
import type { Ability } from '../../battle/vocabulary.ts'
import { toNearestEnemy } from '../heuristics.ts'
import * as tournament from '../shooting.ts'

/** 8.20. Its dice are doubled, and what they hit with may go to any enemy it sees, in range or not. It names a target. */
export const arrowFlurry = {
  id: 'arrow-flurry',
  moment: 'before-shot',
  duration: 'turn',
  recommended: (g, { figure, cost }) =>
    (g.typeOf(figure).shooting?.dice ?? 0) >= 2 * cost && shotsOf(g, figure).length > 0,
  worth: tournament.arrowFlurry.worth,
  hooks: { shootingDice: () => ({ times: 2 }), spreadsDamage: () => true },
} as const satisfies Ability

/** 8.21. Before its move or after it, and not in between. */
export const crackShot = {
  id: 'crack-shot',
  moment: 'before-action',
  duration: 'turn',
  recommended: tournament.crackShot.recommended,
  worth: tournament.crackShot.worth,
  hooks: {
    mayShootAfterMove: () => true,
    mayMoveAfterShot: (g, figure) =>
      !(g.activation?.figure === figure && g.activation.shotLate) || {
        code: 'shot-already',
        rule: '8.21',
        about: { figure: figure.id },
      },
  },
} as const satisfies Ability

/** Warriors of a side who may still shoot, whoever they are. */
const archers = (g: Game, side: number): Figure[] => {
  const acting = g.activation?.figure.owner === side ? [g.activation.figure] : []
  return [...acting, ...readyFigures(g, side)].filter(
    figure => g.typeOf(figure).kind === 'warrior' && mayShoot(g, figure) === true,
  )
}

/** Whom an archer could shoot at: found once for as long as nobody moves, since every call on every enemy asks for it. */
const targetsOf = (g: Game, archer: Figure): ReadonlySet<Figure> =>
  keptOf(g, 'board', 'targets', archer, () => new Set(shotsOf(g, archer).map(({ target }) => target)))

/** Those of them who have the enemy in view. */
const able = (g: Game, { owner }: Figure, enemy: Figure): Figure[] =>
  archers(g, owner).filter(archer => targetsOf(g, archer).has(enemy))

/** 8.26. Called before anybody aims, on an enemy that the caller sees as it stands. */
export const shotCaller = {
  id: 'shot-caller',
  moment: 'before-others-move',
  targets: (g, figure) =>
    archers(g, figure.owner).length
      ? enemiesOf(g, figure.owner)
          .filter(enemy => seesAsItFaces(g, figure, enemy))
          .map(enemy => enemy.id)
      : [],
  *effect(g, { figure, target }) {
    tournament.callFor(g, figure.owner, figureById(g, target!)!)
  },
  // For every two points it costs, one of its archers should have the enemy in view; for the dearest of those.
  recommended(g, { figure, cost, target }) {
    const enemy = figureById(g, target!)!
    if (tournament.callsFor(figure.owner, enemy) || toNearestEnemy(g, figure) <= 1) return false
    return able(g, figure, enemy).length >= Math.max(1, 2 * cost)
  },
  worth(g, { figure, target }) {
    const enemy = figureById(g, target!)!
    return tournament.calledWorth(g, enemy, able(g, figure, enemy))
  },
  // At work on whom it was called for.
  hooks: tournament.shotCaller.hooks,
} as const satisfies Ability
