import type { Script } from '../../../core/script.ts'
import { freeAttack } from '../../battle/fight/freeAttack.ts'
import { addMark, enemiesOf, figureById, type Game, standingOf } from '../../battle/game.ts'
import { isFree } from '../../battle/points/points.ts'
import { areAdjacent } from '../../battle/points/zones.ts'
import { seesAsItFaces } from '../../battle/shoot/seeing.ts'
import type { Figure } from '../../battle/state.ts'
import type { Ability, Use } from '../../battle/vocabulary.ts'
import * as tournament from '../movement.ts'
import { hurries } from '../movement.ts'

/** Ground, walls and enemies are nothing to it, and nobody strikes at its back; danger zones still stop it. */
export const sneak = {
  ...tournament.sneak,
  hooks: { entryCost: () => 1, mayCrossEnemy: () => true, leaving: () => 'freely' },
} as const satisfies Ability

/** At any moment of the move: before its first hex too, which begins the move, so that no shot can follow. */
export const fastStrike = {
  ...tournament.fastStrike,
  alsoAt: 'before-move',
  *effect(g, { figure, target }): Script {
    g.activation!.moving = true
    yield* freeAttack(g, [figure], figureById(g, target!)!)
  },
} as const satisfies Ability

/** An enemy on any base. */
export const magicalForce = {
  ...tournament.magicalForce,
  targets: (g, figure) =>
    enemiesOf(g, figure.owner)
      .filter(enemy => seesAsItFaces(g, figure, enemy))
      .map(enemy => enemy.id),
} as const satisfies Ability

/** Warriors beside a figure now who have not moved. One without a number drives each of them on once. */
function driven(g: Game, use: Use): Figure[] {
  const { figure } = use
  const once = isFree(g.book, use) && use.ability === use.printed
  return standingOf(g, figure.owner).filter(
    friend =>
      friend !== figure &&
      g.typeOf(friend).kind === 'warrior' &&
      friend.actionTaken === 'nothing' &&
      !(g.activation?.figure === friend && g.activation.entered) &&
      areAdjacent(g, figure, friend) &&
      !(once && friend.marks.some(({ ability }) => ability === 'tyrant')),
  )
}

/** 8.19 Tyrant */
export const tyrant = {
  id: 'tyrant',
  moment: 'before-others-move',
  automatic: true,
  may: (g, use) =>
    driven(g, use).length > 0 || { code: 'nobody-adjacent', rule: '8.19', about: { figure: use.figure.id } },
  // Worth it for two who have a way to go.
  recommended: (g, use) =>
    driven(g, use).filter(friend => hurries(g, friend)).length >= Math.max(2, 2 * use.cost),
  *effect(g, use) {
    for (const friend of driven(g, use)) addMark(g, friend, { ability: 'tyrant', duration: 'turn' })
  },
  // At work on those it drives on.
  hooks: tournament.tyrant.hooks,
} as const satisfies Ability
