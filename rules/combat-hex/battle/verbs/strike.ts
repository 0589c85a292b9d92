import type { Script } from '../../../core/script.ts'
import type { Refusal } from '../../../core/space.ts'
import { chanceToHurt, enduranceOf } from '../fight/chance.ts'
import { freeAttack, freeAttackDice } from '../fight/freeAttack.ts'
import { type Activation, activationOf, figureById, type Game, isStanding } from '../game.ts'
import { freeAttackBan, permitBan } from '../points/points.ts'
import { inZone } from '../points/zones.ts'
import type { Figure } from '../state.ts'
import { isBusy } from './mandatoryMove.ts'
import { chances } from './outcome.ts'
import type { Verb } from './verb.ts'

/** 8.10b, 8.13d: a free attack of its own ends the action of whoever may make one. */
export const strike = {
  verb: 'strike',
  stays: true,
  moves: false,
  ban: strikeBan,
  understand(g, figure, { target: named = '' }) {
    const target = figureById(g, named)
    if (!target || !isStanding(target)) return { code: 'no-figure', about: { figure: named } }
    const banned = strikeBan(g, figure)
    if (banned) return banned
    const about = { figure: figure.id, target: target.id }
    if (!inZone(g, figure).includes(target)) return { code: 'not-in-zone', rule: '6.25', about }
    return freeAttackBan(g, target, figure) ?? { verb: 'strike', figure, target }
  },
  all: (g, figure) => strikesOf(g, figure).map(target => ({ verb: 'strike', figure, target })),
  neglects: (g, { figure, target }, mandatory) => target !== mandatory.goal && isBusy(g, figure, mandatory),
  perform: (g, current, { target }) => performStrike(g, current, target),
  preview(g, { figure, target }) {
    const dice = freeAttackDice(g, figure)
    return {
      kind: 'strike',
      target: target.id,
      dice,
      endurance: enduranceOf(g, target),
      chances: chances(dice, chanceToHurt(g, target) / 2, target.life),
    }
  },
  write: (_, { figure, target }) => ({ verb: 'strike', figure: figure.id, target: target.id }),
} as const satisfies Verb<'strike'>

function strikeBan(g: Game, figure: Figure): Refusal | undefined {
  const current = activationOf(g, figure)
  const about = { figure: figure.id }
  if (current?.shot) return { code: 'shot-already', rule: '8.13', about }
  if (current?.strikeDone) return { code: 'struck-already', rule: '8.13', about }
  if (current?.turned) return { code: 'move-over', rule: '8.10', about }
  return permitBan(g, 'mayStrike', figure, { code: 'no-striker', rule: '6.25', about })
}

/** Whom a figure may attack freely to end its action (8.10b, 8.13d). */
export function strikesOf(g: Game, figure: Figure): Figure[] {
  if (strikeBan(g, figure)) return []
  return inZone(g, figure).filter(enemy => !freeAttackBan(g, enemy, figure))
}

/** The free attack that ends an action, by itself or after a charge. */
export function* performStrike(g: Game, current: Activation, target: Figure): Script {
  current.stopped = 'over'
  current.strikeDone = true
  yield* freeAttack(g, [current.figure], target)
}
