import { makeFacing, parseFacing } from '../../../core/hex.ts'
import type { Script } from '../../../core/script.ts'
import type { Refusal } from '../../../core/space.ts'
import { chanceToHurt, enduranceOf } from '../fight/chance.ts'
import { figureById, type Game, isStanding, label } from '../game.ts'
import { sightTo } from '../shoot/seeing.ts'
import {
  hitsFrom,
  shoot as shootAt,
  shotAt,
  shotDice,
  shotsOf,
  volleyAt,
  volleyDice,
  volleysOf,
} from '../shoot/shooting.ts'
import type { Figure } from '../state.ts'
import type { MandatoryMove } from '../terms.ts'
import { isBusy, sparesTheWay } from './mandatoryMove.ts'
import { type ActPreview, chances } from './outcome.ts'
import { turnInPlace, turnTo } from './turn.ts'
import type { Act, Verb } from './verb.ts'

/** Section 5: at an enemy, or at nobody in particular. */
export const shoot = {
  verb: 'shoot',
  stays: true,
  moves: false,
  // Whom it may shoot at tells whether it may at all.
  ban: () => undefined,
  understand(g, figure, { target: named, facing: typed }) {
    if (named === undefined) {
      const volley = volleyAt(g, figure, parseFacing(typed ?? ''))
      return 'code' in volley ? volley : { verb: 'shoot', figure, target: null, facing: volley.facing }
    }
    const target = figureById(g, named)
    if (!target || !isStanding(target)) return { code: 'no-figure', about: { figure: named } }
    return readShot(g, figure, target, typed)
  },
  all: everyShot,
  neglects,
  *perform(g, current, { figure, target, facing }): Script {
    // Turning before a shot is part of the shot (5.08); a rider turns on its two hexes (8.10d).
    const turned = turnTo(g, figure, facing)
    if (!('code' in turned)) {
      current.turned ||= turned.at !== figure.at
      turnInPlace(g, turned)
    }
    current.shot = true
    current.shotLate = current.moving || current.entered > 0
    yield* shootAt(g, figure, target)
  },
  preview: (g, act) => (act.target ? previewShot(g, act, act.target) : previewVolley(g, act)),
  write: (_, { figure, target, facing }) => ({
    verb: 'shoot',
    figure: figure.id,
    ...(target && { target: target.id }),
    facing: makeFacing(facing),
  }),
} as const satisfies Verb<'shoot'>

/** Everything that a figure may shoot at, every way to face for it, whatever else it owes. */
function* everyShot(g: Game, figure: Figure): Generator<Act<'shoot'>> {
  for (const { target, facings } of shotsOf(g, figure))
    for (const facing of facings) yield { verb: 'shoot', figure, target, facing }
  for (const { facing } of volleysOf(g, figure)) yield { verb: 'shoot', figure, target: null, facing }
}

function neglects(g: Game, { figure, target, facing }: Act<'shoot'>, mandatory: MandatoryMove): boolean {
  return (
    sparesTheWay(g, figure, mandatory, facing) || (target !== mandatory.goal && isBusy(g, figure, mandatory))
  )
}

function readShot(
  g: Game,
  figure: Figure,
  target: Figure,
  typed: string | undefined,
): Act<'shoot'> | Refusal {
  const wanted = typed === undefined ? undefined : parseFacing(typed)
  if (typed !== undefined && wanted === undefined) return { code: 'no-facing', about: { facing: typed } }
  const shot = shotAt(g, figure, target)
  if ('code' in shot) return shot
  const facing = wanted ?? shot.facings[0]!
  if (shot.facings.includes(facing)) return { verb: 'shoot', figure, target, facing }
  return {
    code: 'not-in-view',
    rule: '5.07',
    about: {
      figure: figure.id,
      target: target.id,
      facing: makeFacing(facing),
      facings: shot.facings.map(makeFacing).join(' '),
    },
  }
}

function previewVolley(g: Game, { figure, facing }: Act<'shoot'>): ActPreview {
  const { targets } = volleysOf(g, figure).find(volley => volley.facing === facing)!
  return {
    kind: 'volley',
    targets: targets.map(target => target.id),
    dice: volleyDice(g, figure),
    hitsFrom: hitsFrom(false),
  }
}

function previewShot(g: Game, { figure, facing }: Act<'shoot'>, target: Figure): ActPreview {
  const seen = sightTo(g, figure, target, g.typeOf(figure).shooting?.range)
  const { dice, penalty } = shotDice(g, figure, target, seen, facing)
  const best = seen.best!
  return {
    kind: 'shoot',
    target: target.id,
    range: seen.range,
    dice,
    hitsFrom: hitsFrom(penalty),
    endurance: enduranceOf(g, target),
    penalty,
    ...(g.typeOf(target).shooting && sightTo(g, target, figure).why === 'blocked' && { oneWay: true }),
    lines: {
      from: { hex: label(g, best.from.cell), corner: best.from.corner },
      to: { hex: label(g, best.to.cell), corners: best.to.corners },
    },
    chances: chances(dice, ((7 - hitsFrom(penalty)) / 6) * chanceToHurt(g, target), target.life),
  }
}
