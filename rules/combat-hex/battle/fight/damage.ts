import type { Script } from '../../../core/script.ts'
import { listSpace } from '../../../core/space.ts'
import type { AbilityId } from '../../army/figure.ts'
import { askBattle, roll } from '../ask.ts'
import { carrierOf, type Game, inOrder, isStanding, remove } from '../game.ts'
import { atWork, forbids, total } from '../points/points.ts'
import { costNow } from '../points/prices.ts'
import type { AnswerChoice } from '../questions.ts'
import type { Blow } from '../rolls.ts'
import type { Figure } from '../state.ts'
import type { AllocatedDie, Bonus, DamageRoll } from '../terms.ts'
import type { Trigger } from '../vocabulary.ts'
import { recommendedOf, spend, trigger } from './activate.ts'
import { hurts } from './chance.ts'
import { damageTable } from './faces.ts'

/**
 * Life that damage dice take from these figures at most, however they are given out.
 * @param lossOf life that one die takes from a figure; one where left out
 */
export function maxLost(
  g: Game,
  targets: readonly Figure[],
  faces: readonly number[],
  lossOf: (target: Figure) => number = () => 1,
): number {
  const left = new Map(targets.map(target => [target, target.life]))
  const taken = (target: Figure) => Math.min(left.get(target)!, lossOf(target))
  let lost = 0
  // Whoever a die hurts, a higher one hurts as well: from the lowest up none is missed.
  for (const face of [...faces].sort((a, b) => a - b)) {
    const open = targets.filter(target => left.get(target)! > 0 && hurts(g, target, face))
    if (!open.length) continue
    const best = open.reduce((a, b) => (taken(b) > taken(a) ? b : a))
    lost += taken(best)
    left.set(best, left.get(best)! - lossOf(best))
  }
  return lost
}

/** Is there life left for one more damage die that hurts anybody? */
export const leavesLife = (
  g: Game,
  targets: readonly Figure[],
  faces: readonly number[],
  lossOf?: (target: Figure) => number,
): boolean => maxLost(g, targets, faces, lossOf) < targets.reduce((life, target) => life + target.life, 0)

/** Life that a damage die takes off its target (5.20, 6.18). */
export function lossOf(g: Game, holders: readonly Figure[], die: AllocatedDie): number {
  const bonuses: Bonus[] = []
  for (const holder of holders)
    for (const ability of atWork(g, holder)) {
      const bonus = ability.hooks?.dieLoss?.(g, holder, die)
      if (bonus) bonuses.push(bonus)
    }
  return total(1, bonuses)
}

/** How many superficial results of one roll a figure may convert (6.11, 6.15), `usual` ones and perhaps more. */
export function conversionLimit(g: Game, figure: Figure, usual: number): number {
  let limit = usual
  for (const ability of atWork(g, figure))
    limit = Math.max(limit, ability.hooks?.conversions?.(g, figure) ?? usual)
  return limit
}

export interface ConversionInput {
  what: 'hit' | 'wound'
  blow: Blow
  by: number
  /** figures that may pay, each within its own limit (5.18, 5.21, 6.11, 6.15) */
  payers: readonly Figure[]
  /** superficial results to convert */
  superficial: number
  /** how many a payer may convert; one when left out */
  limit?: number
  target?: Figure
  /** hits so far */
  hits: number
  /** damage dice as they lie; for wounds */
  faces?: readonly number[]
  /** how likely a hit turned is to hurt somebody; a wound turned does for certain */
  chance?(): number
  /** is one more worth its price, `done` having been turned? the default answer asks it */
  worth(payer: Figure, cost: number, done: number): boolean
}

/** Action points for a converted hit (5.18, 6.10) and wound (5.21, 6.14), before anything raises them. */
export const conversionPrice = { hit: 1, wound: 2 } as const

/**
 * Turns superficial results into sixes for action points, one at a time: 1 for a hit (5.18, 6.10), 2 for a
 * wound (5.21, 6.14).
 * @returns how many were turned
 */
export function* convert(g: Game, input: ConversionInput): Script<number> {
  const { what, by } = input
  const converted = new Map<Figure, number>()
  let done = 0
  while (done < input.superficial) {
    const cost: Record<string, number> = {}
    const able = input.payers.filter(figure => {
      if (!isStanding(figure) || forbids(g, 'mayAct', figure)) return false
      if ((converted.get(figure) ?? 0) >= conversionLimit(g, figure, input.limit ?? 1)) return false
      const now = costNow(g, figure, conversionPrice[what], what)
      if (figure.ap < now) return false
      cost[figure.id] = now
      return true
    })
    if (!able.length) break
    const left = input.superficial - done
    const shared = {
      by,
      subject: input.target?.id ?? '',
      space: listSpace<Figure | null>([...able, null], figure => figure?.id ?? 'none'),
      choices: () => payers(able, cost, done, input),
      decline: null,
      fallback: () => recommendedOf(payers(able, cost, done, input)) ?? null,
    }
    const payer =
      what === 'hit'
        ? yield* askBattle({
            kind: 'convert-hit',
            ...shared,
            about: { blow: input.blow, target: input.target?.id, left, hits: input.hits + done, cost },
          })
        : yield* askBattle({
            kind: 'convert-wound',
            ...shared,
            about: {
              blow: input.blow,
              target: input.target?.id,
              left,
              faces: [...(input.faces ?? [])],
              cost,
            },
          })
    if (!payer) break
    const ap = yield* spend(g, payer, conversionPrice[what], what)
    // Whoever can no longer pay (8.41) has tried: the result stays as it is, and others may pay for theirs.
    converted.set(payer, (converted.get(payer) ?? 0) + 1)
    if (ap === undefined) continue
    done++
    g.emit({ event: 'converted', what, figure: payer.id, ap })
  }
  return done
}

/** Those who pay with the least regret come first: who has the most points left over. */
const payers = (
  able: readonly Figure[],
  cost: Readonly<Record<string, number>>,
  done: number,
  input: ConversionInput,
): AnswerChoice<Figure>[] =>
  [...able]
    .sort((a, b) => b.ap - cost[b.id]! - (a.ap - cost[a.id]!))
    .map(figure => ({
      answer: figure,
      figure: figure.id,
      cost: cost[figure.id]!,
      about: input.target ? [input.target.id] : [],
      recommended: () => input.worth(figure, cost[figure.id]!, done),
      ...(input.chance && { chance: input.chance }),
      isVain: () => !input.worth(figure, 0, done),
    }))

/**
 * Takes allotted damage: reactions that soften it first, then life is lost, and figures without life leave
 * the board unless an ability keeps them up (3.08, 5.22, 6.18, 6.19). The attacker's figures come first.
 * @param firsts life that the first die of each takes, where that is not one
 */
export function* applyDamage(
  g: Game,
  losses: ReadonlyMap<Figure, number>,
  firsts?: ReadonlyMap<Figure, number>,
): Script {
  const order = inOrder(g).flatMap(side => [...losses.keys()].filter(figure => figure.owner === side))
  const fallen: Figure[] = []
  for (const figure of order) {
    if (!figure.life) continue
    const first = figure.hitThisTurn ? 0 : (firsts?.get(figure) ?? 1)
    const blow = { moment: 'damage-allocated' as const, cause: figure, loss: losses.get(figure)!, first }
    yield* trigger(g, blow)
    figure.hitThisTurn = true
    const loss = Math.min(figure.life, Math.max(0, blow.loss))
    if (!loss || !isStanding(figure)) continue
    figure.life -= loss
    g.emit({ event: 'wounded', figure: figure.id, loss, life: figure.life })
    if (figure.life === 0) fallen.push(figure)
  }
  // Whoever carries others answers before them (8.42).
  yield* fall(g, [...fallen.filter(({ carried }) => !carried), ...fallen.filter(({ carried }) => carried)])
}

/** Is it to leave with whoever carries it, whatever it answers (8.42)? */
function goesWithCarrier(g: Game, figure: Figure, fallen: readonly Figure[]): boolean {
  const carrier = carrierOf(g, figure)
  return carrier !== undefined && fallen.includes(carrier) && !forbids(g, 'mayFall', carrier)
}

/** Figures without life leave together (6.19): each may still answer for itself, and against another who fell. */
function* fall(g: Game, fallen: readonly Figure[]): Script {
  for (const figure of fallen) {
    for (const own of atWork(g, figure)) own.hooks?.onDown?.(g, figure)
    if (!goesWithCarrier(g, figure, fallen)) yield* trigger(g, { moment: 'fallen', cause: figure })
  }
  for (const figure of fallen) if (isStanding(figure) && !forbids(g, 'mayFall', figure)) remove(g, figure)
}

/** Takes life that is not damage: nothing softens it. */
export function* loseLife(g: Game, figure: Figure, life: number): Script {
  const loss = Math.min(figure.life, life)
  if (!loss) return
  figure.life -= loss
  g.emit({ event: 'wounded', figure: figure.id, loss, life: figure.life })
  if (figure.life === 0) yield* fall(g, [figure])
}

/** Gives life back, never beyond what the base shows (1.03). @returns how much it was */
export function recover(g: Game, figure: Figure, life: number, ability: AbilityId): number {
  const gain = Math.min(life, g.typeOf(figure).life - figure.life)
  figure.life += gain
  g.emit({ event: 'recovered', figure: figure.id, ability, gain, life: figure.life })
  return gain
}

/** Turns superficial wounds of a roll into sixes (5.21, 6.14). */
export function turnWounds(damage: DamageRoll, count: number): void {
  for (let i = 0; i < count; i++) damage.faces[damage.faces.indexOf(1)] = 6
  damage.converted += count
}

/** Throws some of the damage dice of a combat again, by their faces; a converted die is the last to go. */
export function* throwAgain(g: Game, damage: DamageRoll, again: readonly number[]): Script {
  const { by, faces } = damage
  g.emit({ event: 'thrown-again', by, faces: [...again] })
  for (const face of again) faces.splice(faces.indexOf(face), 1)
  damage.converted = Math.min(damage.converted, faces.filter(face => face === 6).length)
  faces.push(...(yield* roll(g, 'combat-damage', by, again.length)))
}

export interface DamageInput {
  blow: Blow
  by: number
  hits: number
  payers: readonly Figure[]
  target?: Figure
  /** how many wounds a payer may convert; one when left out */
  limit?: number
  /** whose abilities may follow the roll; none when left out, or where the blow sees to that itself */
  after?: Pick<Trigger, 'cause' | 'target' | 'targets' | 'side'>
  worth(faces: number[], payer: Figure, cost: number): boolean
}

const damageRoll = {
  shot: 'shot-damage',
  'free-attack': 'free-attack-damage',
  combat: 'combat-damage',
} as const

/** Rolls a damage die for each hit and converts superficial wounds (5.19 to 5.21, 6.12 to 6.15). */
export function* rollDamage(g: Game, input: DamageInput): Script<DamageRoll> {
  const { by, blow, after } = input
  const answered: Trigger | undefined = after && { moment: 'after-damage-roll', ...after }
  const table = () => damageTable(g, after?.targets ?? [input.target!], answered)
  const damage = { by, faces: yield* roll(g, damageRoll[blow], by, input.hits, table), converted: 0 }
  if (answered && damage.faces.length) yield* trigger(g, { ...answered, damage: [damage] })
  yield* convertWounds(g, input, damage)
  return damage
}

export function* convertWounds(g: Game, input: DamageInput, damage: DamageRoll): Script {
  const { faces } = damage
  const superficial = faces.filter(face => face === 1).length
  const turned = yield* convert(g, {
    what: 'wound',
    blow: input.blow,
    by: input.by,
    payers: input.payers,
    superficial,
    limit: input.limit,
    target: input.target,
    hits: input.hits,
    faces,
    worth: (payer, cost, done) =>
      input.worth([...faces, ...Array.from({ length: done }, () => 6)], payer, cost),
  })
  turnWounds(damage, turned)
}
