import type { Script } from '../../../core/script.ts'
import { listSpace } from '../../../core/space.ts'
import { askBattle } from '../ask.ts'
import { farFrom, type Game } from '../game.ts'
import type { Blow } from '../rolls.ts'
import type { Figure } from '../state.ts'
import type { DamageRoll } from '../terms.ts'
import { enduranceOf, hurts } from './chance.ts'
import { lossOf } from './damage.ts'

interface DamageTarget {
  id: string
  /** life it still has */
  left: number
  endurance: number
  worth: number
  /** life that the dice take, by their place; one each when left out */
  loss?(die: number): number
}

/** Below 0 where `a` comes first, above where `b` does. */
type Compare = (a: string, b: string) => number

/** Figures that nobody puts before one another stand together, the first of them first. */
function tiersOf(targets: readonly DamageTarget[], compare: Compare): DamageTarget[][] {
  const tiers: DamageTarget[][] = []
  for (const target of [...targets].sort((a, b) => compare(a.id, b.id))) {
    const last = tiers.at(-1)
    if (last && compare(last[0]!.id, target.id) === 0) last.push(target)
    else tiers.push([target])
  }
  return tiers
}

/**
 * Whom the highest of these dice should go to: kills before scratches, the dearest first, with the lowest
 * dice that do it; no die is wasted while somebody can still be hurt.
 * @param dice highest first, one at least
 * @param compare whom a player wants to be hit first; left out: nobody
 */
export function planAllocation(
  dice: readonly number[],
  targets: readonly DamageTarget[],
  compare: Compare = () => 0,
): string | undefined {
  const lossAt = (target: DamageTarget, i: number) => target.loss?.(i) ?? 1
  // Lowest is what hurts the fewest: faces that hurt the same figures are as good as one another.
  const hurt = (face: number) => targets.filter(({ endurance }) => face >= endurance).length
  const free = dice
    .map((face, i) => ({ face, i, hurt: hurt(face), most: Math.max(...targets.map(t => lossAt(t, i))) }))
    .sort((a, b) => a.hurt - b.hurt || a.most - b.most)
  const plan = new Map<number, string>()
  const left = new Map(targets.map(target => [target, target.left]))
  const open = (target: DamageTarget) => free.filter(d => !plan.has(d.i) && d.face >= target.endurance)
  const give = (target: DamageTarget) => {
    for (const die of open(target)) {
      if (left.get(target)! <= 0) return
      plan.set(die.i, target.id)
      left.set(target, left.get(target)! - lossAt(target, die.i))
    }
  }
  const alive = targets.filter(target => target.left > 0)
  for (const tier of tiersOf(alive, compare)) {
    const byWorth = tier.sort((a, b) => b.worth / b.left - a.worth / a.left)
    for (const target of byWorth)
      if (open(target).reduce((sum, die) => sum + lossAt(target, die.i), 0) >= target.left) give(target)
    for (const target of byWorth) give(target)
  }
  // One that is left over takes the place of a lower one, as long as somebody is alive.
  const takes = (target: DamageTarget) => target.endurance <= dice[0]!
  return plan.get(0) ?? (alive.find(takes) ?? targets.find(takes))?.id
}

/** Damage dice that go to one of several enemies each. */
export interface Allocation {
  blow: Blow
  /** figures of the side that threw them */
  own: readonly Figure[]
  /** enemies they may go to */
  targets: readonly Figure[]
  damage: DamageRoll
}

/**
 * A side gives its damage dice to enemies, one by one, the highest first (6.16 to 6.18, 6.20). A die that
 * can hurt somebody must go to somebody; one that cannot is lost.
 * @param losses life that the dice take, and `firsts` what the first die of each figure does: both are added to
 */
export function* allocate(
  g: Game,
  { blow, own, targets, damage: { by, faces, converted } }: Allocation,
  losses: Map<Figure, number>,
  firsts?: Map<Figure, number>,
): Script {
  // Converted wounds come first among the sixes: they may take more life than the others.
  const dice = [...faces].sort((a, b) => b - a)
  const lossAt = (target: Figure, i: number) => lossOf(g, own, { blow, target, converted: i < converted })
  const left = (target: Figure) => target.life - (losses.get(target) ?? 0)
  for (let i = 0; i < dice.length; i++) {
    const die = dice[i]!
    const open = targets.filter(target => hurts(g, target, die))
    if (!open.length) {
      g.emit({
        event: 'lost',
        blow,
        by,
        faces: dice.slice(i),
        ...(targets.length > 0 && { endurance: Math.min(...targets.map(target => enduranceOf(g, target))) }),
      })
      break
    }
    const planned = (compare?: Compare) => {
      const id = planAllocation(
        dice.slice(i),
        targets.map(t => ({
          loss: (n: number) => lossAt(t, i + n),
          id: t.id,
          left: left(t),
          endurance: enduranceOf(g, t),
          worth: g.typeOf(t).points,
        })),
        compare,
      )
      return open.find(t => t.id === id)!
    }
    const target =
      open.length === 1
        ? open[0]!
        : yield* askBattle({
            kind: 'allocate',
            by,
            subject: '',
            about: {
              die,
              rest: dice.slice(i + 1),
              ...(i < converted && { converted: converted - i }),
              targets: open.map(t => ({ id: t.id, life: left(t), endurance: enduranceOf(g, t) })),
            },
            space: listSpace(open, t => t.id),
            prefer: planned,
            far: (id, hex) => farFrom(g, id, hex),
            fallback: () => planned(),
          })
    if (!losses.has(target)) firsts?.set(target, lossAt(target, i))
    losses.set(target, (losses.get(target) ?? 0) + lossAt(target, i))
    g.emit({ event: 'allocated', die, target: target.id })
  }
}
