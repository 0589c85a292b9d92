import type { Sight } from '../../../board/sight.ts'
import { type Facing, makeFacing } from '../../../core/hex.ts'
import type { Script } from '../../../core/script.ts'
import type { Refusal } from '../../../core/space.ts'
import { roll } from '../ask.ts'
import { trigger } from '../fight/activate.ts'
import { allocate } from '../fight/allocation.ts'
import { bestChance, chanceToHurt, enduranceOf, hurts } from '../fight/chance.ts'
import { applyDamage, convert, leavesLife, lossOf, rollDamage } from '../fight/damage.ts'
import { countFaces, hitTable } from '../fight/faces.ts'
import { oneMoreDie, paysOff, sureDie } from '../fight/worth.ts'
import { enemiesOf, type Game } from '../game.ts'
import { atWork, modified, permitBan, shotBan, total } from '../points/points.ts'
import { isAbove, isRaised, isThreatened } from '../points/zones.ts'
import type { Figure } from '../state.ts'
import type { Bonus } from '../terms.ts'
import { isOutOfRange, sightTo, whyUnseen } from './seeing.ts'

/** A target that a figure could shoot at now. */
export interface Shot {
  target: Figure
  sight: Sight
  /** facings it may take for the shot, the best first (5.08) */
  facings: Facing[]
}

/** May the figure shoot at all now? True, or why not (5.01, 5.02). */
export function mayShoot(g: Game, figure: Figure): true | Refusal {
  const about = { figure: figure.id }
  const current = g.activation?.figure === figure ? g.activation : undefined
  if (!g.typeOf(figure).shooting) return { code: 'no-shooter', rule: '5.01', about }
  if (current?.shot) return { code: 'shot-already', rule: '5.01', about }
  if (current?.strikeDone) return { code: 'struck-already', rule: '8.13', about }
  const moved =
    (current?.entered || current?.moving || current?.stopped) &&
    permitBan(g, 'mayShootAfterMove', figure, { code: 'moved-already', rule: '5.01', about })
  if (moved) return moved
  const held = g.book.shooting.threatBarsShooting && isThreatened(g, figure)
  if (!held) return true
  return permitBan(g, 'mayShootThreatened', figure, { code: 'shoot-threatened', rule: '5.02', about }) ?? true
}

const shotOf = (target: Figure, seen: Sight): Shot => ({
  target,
  sight: seen,
  facings: [
    seen.best!.facing,
    ...[...seen.facings]
      .sort((a, b) => Number(a.penalty) - Number(b.penalty))
      .map(f => f.facing)
      .filter(f => f !== seen.best!.facing),
  ],
})

/** Does it name no target when it shoots? */
const unaimed = (g: Game, figure: Figure): boolean =>
  atWork(g, figure).some(ability => ability.hooks?.aimsAtNobody?.(g, figure))

/** Enemies in range and in sight, however the figure turns. */
const inSight = (g: Game, figure: Figure) => seenWithin(g, figure, g.typeOf(figure).shooting?.range)

function seenWithin(g: Game, figure: Figure, range: number | undefined): { target: Figure; seen: Sight }[] {
  const found: { target: Figure; seen: Sight }[] = []
  for (const target of enemiesOf(g, figure.owner)) {
    if (shotBan(g, target, figure) || isOutOfRange(g, figure, target, range)) continue
    const seen = sightTo(g, figure, target, range)
    if (seen.visible) found.push({ target, seen })
  }
  return found
}

/** Everybody a figure may shoot at now, at one of them (5.03), engaged or not (5.04); nobody when it aims at nobody. */
export const shotsOf = (g: Game, figure: Figure): Shot[] =>
  mayShoot(g, figure) !== true || unaimed(g, figure)
    ? []
    : inSight(g, figure).map(({ target, seen }) => shotOf(target, seen))

/** A shot at nobody in particular. */
export interface Volley {
  facing: Facing
  /** enemies in range and in sight from there */
  targets: Figure[]
}

/** Enemies in range and in sight for each way to face, those ways with the most of them first. */
function volleysFrom(g: Game, figure: Figure): Volley[] {
  const volleys = new Map<Facing, Figure[]>()
  for (const { target, seen } of inSight(g, figure))
    for (const { facing } of seen.facings) volleys.set(facing, [...(volleys.get(facing) ?? []), target])
  return [...volleys]
    .map(([facing, targets]) => ({ facing, targets }))
    .sort(
      (a, b) =>
        b.targets.length - a.targets.length ||
        Number(b.facing === figure.facing) - Number(a.facing === figure.facing) ||
        a.facing - b.facing,
    )
}

/** Ways to face for a shot that names no target, where the figure may shoot so now. */
export const volleysOf = (g: Game, figure: Figure): Volley[] =>
  mayShoot(g, figure) === true && unaimed(g, figure) ? volleysFrom(g, figure) : []

/** The volley with a facing, or the best one; or why there is none. */
export function volleyAt(g: Game, figure: Figure, facing?: Facing): Volley | Refusal {
  const may = mayShoot(g, figure)
  if (may !== true) return may
  const about = { figure: figure.id }
  if (!unaimed(g, figure)) return { code: 'names-a-target', rule: '5.03', about }
  const volleys = volleysFrom(g, figure)
  const volley = facing === undefined ? volleys[0] : volleys.find(v => v.facing === facing)
  return volley ?? { code: 'nobody-in-view', rule: '5.07', about }
}

/** A shot at one target, or why there is none: out of range (5.06), nowhere in view (5.07), blocked (5.10). */
export function shotAt(g: Game, figure: Figure, target: Figure): Shot | Refusal {
  const may = mayShoot(g, figure)
  if (may !== true) return may
  const about = { figure: figure.id, target: target.id }
  if (unaimed(g, figure)) return { code: 'names-no-target', rule: '5.03', about }
  if (target.owner === figure.owner) return { code: 'own-target', rule: '5.03', about }
  const banned = shotBan(g, target, figure)
  if (banned) return banned
  const { range } = g.typeOf(figure).shooting!
  const seen = sightTo(g, figure, target, range)
  if (seen.visible) return shotOf(target, seen)
  if (seen.why === 'out-of-range')
    return { code: 'out-of-range', rule: '5.06', about: { ...about, range, far: seen.range } }
  if (seen.why === 'out-of-field') return { code: 'out-of-field', rule: '5.07', about }
  return whyUnseen(g, figure, target, range)
}

/** Does the shooter have a die for its height (5.14)? */
const fromAbove = (g: Game, figure: Figure, target: Figure): boolean =>
  g.book.shooting.raisedTargetTakesDie ? isAbove(g, figure, target) : isRaised(g, figure)

/** How a shot is thrown: its dice, and whether only sixes hit (5.14, 5.16, 5.171). */
export function shotDice(
  g: Game,
  figure: Figure,
  target: Figure,
  seen: Pick<Sight, 'facings' | 'penalty'>,
  facing?: Facing,
): { dice: number; penalty: boolean } {
  const bonuses: Bonus[] = []
  if (fromAbove(g, figure, target)) bonuses.push({ plus: 1 })
  for (const ability of atWork(g, figure)) {
    const bonus = ability.hooks?.shootingDice?.(g, figure, target)
    if (bonus) bonuses.push(bonus)
  }
  for (const ability of atWork(g, target)) {
    const bonus = ability.hooks?.diceAgainst?.(g, target, figure)
    if (bonus) bonuses.push(bonus)
  }
  const way = seen.facings.find(f => f.facing === facing)
  return {
    dice: total(g.typeOf(figure).shooting!.dice, bonuses),
    penalty: way ? way.penalty : seen.penalty,
  }
}

/** Lowest face that hits (5.17, 5.171). */
export const hitsFrom = (penalty: boolean): number => (penalty ? 6 : 5)

/** Life that a shot takes on average, without any action points spent. */
export function expectedLoss(g: Game, figure: Figure, shot: Shot): number {
  const { dice, penalty } = shotDice(g, figure, shot.target, shot.sight, shot.facings[0])
  const each = ((7 - hitsFrom(penalty)) / 6) * chanceToHurt(g, shot.target)
  return Math.min(shot.target.life, dice * each)
}

/** Dice of a shot at nobody: nothing counts for it that needs a target. */
export function volleyDice(g: Game, figure: Figure): number {
  const bonuses = atWork(g, figure).flatMap(ability => ability.hooks?.shootingDice?.(g, figure, null) ?? [])
  return total(g.typeOf(figure).shooting!.dice, bonuses)
}

/** Life that a volley takes on average, and no more than there is. */
export function expectedOf(g: Game, figure: Figure, { targets }: Volley): number {
  const chance = Math.max(...targets.map(target => chanceToHurt(g, target)))
  const life = targets.reduce((sum, target) => sum + target.life, 0)
  return Math.min(life, (volleyDice(g, figure) * chance) / 3)
}

/**
 * A shot from its first die to the fallen (5.16 to 5.22), at a target or at nobody in particular. The figure
 * faces as it means to.
 */
export function* shoot(g: Game, figure: Figure, target: Figure | null): Script {
  if (target) return yield* shootAt(g, figure, target)
  const targets = volleysFrom(g, figure).find(v => v.facing === figure.facing)?.targets ?? []
  const dice = volleyDice(g, figure)
  g.emit({
    event: 'volley',
    figure: figure.id,
    targets: targets.map(t => t.id),
    dice,
    facing: makeFacing(figure.facing),
  })
  const faces = yield* throwShot(g, figure, { targets, target: undefined, dice, penalty: false })
  yield* giveOut(g, figure, targets, faces)
}

function* giveOut(g: Game, figure: Figure, targets: readonly Figure[], faces: number[]): Script {
  const losses = new Map<Figure, number>()
  const damage = { by: figure.owner, faces, converted: 0 }
  yield* allocate(g, { blow: 'shot', own: [figure], targets, damage }, losses)
  yield* applyDamage(g, losses)
}

/** Enemies that damage dice may go to when a figure shoots at one, facing as it does: that one, or any in sight. */
function struckBy(g: Game, figure: Figure, target: Figure): Figure[] {
  if (!atWork(g, figure).some(ability => ability.hooks?.spreadsDamage?.(g, figure))) return [target]
  const others = seenWithin(g, figure, undefined).filter(({ seen }) =>
    seen.facings.some(({ facing }) => facing === figure.facing),
  )
  return [...new Set([target, ...others.map(other => other.target)])]
}

function* shootAt(g: Game, figure: Figure, target: Figure): Script {
  yield* trigger(g, { moment: 'shot-aimed', cause: figure, target })
  const range = g.typeOf(figure).shooting?.range
  const seen = sightTo(g, figure, target, range)
  const { dice, penalty } = shotDice(g, figure, target, seen, figure.facing)
  g.emit({
    event: 'shot',
    figure: figure.id,
    target: target.id,
    range: seen.range,
    dice,
    penalty,
    facing: makeFacing(figure.facing),
  })
  const targets = struckBy(g, figure, target)
  const damage = yield* throwShot(g, figure, { targets, target, dice, penalty })
  if (targets.length > 1) return yield* giveOut(g, figure, targets, damage)
  const loss =
    damage.filter(die => hurts(g, target, die)).length *
    lossOf(g, [figure], { blow: 'shot', target, converted: false })
  if (loss) yield* applyDamage(g, new Map([[target, loss]]))
}

interface ShotThrow {
  targets: readonly Figure[]
  /** the one it aims at, if any */
  target: Figure | undefined
  dice: number
  penalty: boolean
}

/** Throws for hits and for damage. @returns the damage dice as they lie (5.16 to 5.21) */
function* throwShot(g: Game, figure: Figure, shot: ShotThrow): Script<number[]> {
  const { targets, target, dice, penalty } = shot
  const by = figure.owner
  const table = hitTable(g, hitsFrom(penalty), [figure])
  const { hits, superficial } = countFaces(table, yield* roll(g, 'shot', by, dice, () => table))
  g.emit({ event: 'hits', blow: 'shot', by, hits, superficial })
  const turned = yield* convert(g, {
    what: 'hit',
    blow: 'shot',
    by,
    payers: [figure],
    superficial,
    target,
    hits,
    limit: g.book.shooting.hitConversions,
    chance: () => bestChance(g, targets),
    worth: (payer, cost, done) =>
      payer.ap - cost >= 1 && paysOff(g, cost, oneMoreDie(g, targets, hits + done)),
  })
  if (hits + turned)
    yield* trigger(g, {
      moment: 'before-shot-damage',
      cause: figure,
      target,
      targets,
      hits: hits + turned,
    })
  const damage = yield* rollDamage(g, {
    blow: 'shot',
    by,
    hits: modified(g, 'shotDamageDice', figure, hits + turned),
    payers: [figure],
    target,
    limit: g.book.shooting.woundConversions,
    after: { cause: figure, target, targets },
    worth: (all, _, cost) =>
      paysOff(g, cost, sureDie(g, targets)) &&
      leavesLife(g, targets, all, t => lossOf(g, [figure], { blow: 'shot', target: t, converted: false })),
  })
  const [only, ...more] = targets
  if (damage.faces.length)
    g.emit({
      event: 'damage',
      blow: 'shot',
      by,
      faces: damage.faces,
      ...(only && !more.length && { endurance: enduranceOf(g, only) }),
    })
  return damage.faces
}
