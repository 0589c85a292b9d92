import type { Script } from '../../../core/script.ts'
import type { Refusal } from '../../../core/space.ts'
import { activate } from '../fight/activate.ts'
import { type Activation, activationOf, type Game } from '../game.ts'
import { moveBan } from '../move/allowance.ts'
import { stayToll } from '../move/tolls.ts'
import { release } from '../move/walk.ts'
import { priceOf } from '../points/prices.ts'
import { answerOf, couldReact, findUse, usesOf } from '../points/uses.ts'
import type { Moment } from '../questions.ts'
import { mayShoot } from '../shoot/shooting.ts'
import type { Figure } from '../state.ts'
import type { Use } from '../vocabulary.ts'
import { isObliged } from './mandatoryMove.ts'
import type { Act, Verb } from './verb.ts'

/** 8.02: an ability of its own, at its moment. */
export const use = {
  verb: 'use',
  stays: false,
  moves: false,
  // Which of its abilities may be used now each of them says itself.
  ban: () => undefined,
  understand(g, figure, { named }) {
    const acted = figure.actionTaken !== 'nothing'
    const about = { figure: figure.id, ability: named.join(' ') }
    let refusal: Refusal = acted
      ? { code: 'acted-already', rule: '3.09', about }
      : { code: 'not-its-moment', about }
    for (const moment of [aside, ...(acted ? [] : openMoments(g, figure))] as const) {
      const found = findUse(g, figure, named, { moment, cause: moment === aside ? null : figure })
      if (!('code' in found)) return { verb: 'use', figure, use: found, aside: moment === aside }
      if (found.code !== 'not-its-moment' || !refusal.rule) refusal = found
    }
    return refusal
  },
  *all(g, figure) {
    for (const own of ownUses(g, figure)) yield { verb: 'use', figure, use: own, aside: false }
  },
  neglects: takesTheTime,
  *perform(g, current, { figure, use: used }): Script {
    yield* activate(g, used)
    if (used.ability.moment === 'own-action' && figure.used.includes(used.occurrence)) {
      current.stopped = 'over'
      current.strikeDone = true
      current.served = true
    }
    release(g, current)
  },
  preview: (g, { use: used }) => {
    const { printed, ability, target } = used
    return {
      kind: 'use',
      ability: printed.id,
      ...(ability !== printed && { copied: ability.id }),
      ...(target !== null && { target }),
      ap: priceOf(g, used),
    }
  },
  write: (_, act) => answerOf(act.use),
} as const satisfies Verb<'use'>

/** Does it stand in for what its figure has to do (9.04)? */
function takesTheTime(g: Game, { figure, use: { ability } }: Act<'use'>): boolean {
  return ability.moment === 'own-action' && isObliged(g, figure)
}

/** Has the figure done anything yet? */
const hasBegun = ({ entered, moving, stopped, turned, shot }: Activation): boolean =>
  entered > 0 || moving || stopped !== false || turned || shot

/** Moments at which the figure may now use an ability of its own accord. */
function openMoments(g: Game, figure: Figure): Moment[] {
  const current = activationOf(g, figure)
  const list: Moment[] = []
  if (!current || !hasBegun(current)) list.push('before-action')
  if (!current?.entered && !moveBan(g, figure)) list.push('before-move')
  if (stayToll(g, figure)) return list
  // Done instead of move and shot; turning in place is neither, and more of the same may follow (3.06, 8.084).
  if (!current || current.served || !hasBegun({ ...current, turned: false })) list.push('own-action')
  // It may come to a stop in a danger zone and still be moving (8.12); a run ends the move.
  if (current?.entered && current.stopped !== 'over' && !current.turned) list.push('during-move')
  if (mayShoot(g, figure) === true) list.push('before-shot')
  return list
}

/** What a figure may use now of its own accord. */
export const ownUses = (g: Game, figure: Figure): Use[] =>
  g.typeOf(figure).abilities.length
    ? openMoments(g, figure).flatMap(moment => usesOf(g, figure, { moment, cause: figure }))
    : []

/** The moment of what is used in its side's action phase whoever is acting, itself or somebody else. */
export const aside = 'before-others-move'

/** What a figure may use whoever is acting. */
export function asideUses(g: Game, figure: Figure): Act<'use'>[] {
  const what = { moment: aside, cause: null } as const
  if (!couldReact(g, figure, what)) return []
  return usesOf(g, figure, what).map(each => ({ verb: 'use', figure, use: each, aside: true }))
}
