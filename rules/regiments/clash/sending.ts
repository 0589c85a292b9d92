import type { Clash, Pool } from '../formation/clashState.ts'
import type { SendingOrder } from '../formation/sendingOrder.ts'
import { type Blows, blowsOf, expectedLoss, stepsInRound, strikingsIn } from './blows.ts'
import {
  type MeleeTarget,
  type ModelsSent,
  maxAtAttached,
  type PlacesTaken,
  place,
  type Striking,
} from './meleeTargets.ts'

/** All that is sent in one step, one striking pool after the other: the limits are of all of them together (RB-16.2). */
export class StepSent {
  private readonly taken: PlacesTaken = new Map()
  private readonly sent: Blows[] = []

  /** How many may still choose a target: models that fight freely, and files of supporters; without limit: all. */
  roomAt({ pool }: Striking, at: MeleeTarget): { free: number; files: number } {
    if (!at.limited) return { free: Infinity, files: Infinity }
    const others = [...(this.taken.get(at.pool) ?? [])].filter(([by]) => by !== pool).map(([, each]) => each)
    const left = (of: 'free' | 'files') =>
      Math.max(0, maxAtAttached - others.reduce((sum, each) => sum + each[of], 0))
    return { free: left('free'), files: left('files') }
  }

  /** Blows as they would be if they were sent so; nothing is taken. */
  blowsIfSent(striking: Striking, wishes: readonly ModelsSent[]): Blows[] {
    return blowsOf(
      striking,
      place(striking, wishes, at => this.roomAt(striking, at)),
    )
  }

  /** Sends attacks: each wish as far as its target has room, the rest as usual (RB-16.3). */
  send(striking: Striking, wishes: readonly ModelsSent[]): Blows[] {
    const placed = place(striking, wishes, at => this.roomAt(striking, at))
    for (const { target, way, models } of placed) this.take(striking, target, way, models)
    return this.keep(blowsOf(striking, placed))
  }

  /**
   * Sends hits of a special attack whose number is known (RB-16.1).
   * @param hits of each model that makes it; those that stand before an attached model are the first of them
   */
  sendHits(striking: Striking, hits: readonly number[], wishes: readonly ModelsSent[]): Blows[] {
    let left = hits.reduce((sum, each) => sum + each, 0)
    const given = new Map<MeleeTarget, number>()
    for (const { at, most } of [...wishes, ...striking.targets.map(each => ({ at: each, most: Infinity }))]) {
      const before = given.get(at) ?? 0
      const more = Math.min(left, most, this.maxHits(striking, hits, at) - before)
      if (more <= 0) continue
      given.set(at, before + more)
      left -= more
    }
    return [...given].flatMap(([target, count]) => {
      this.take(striking, target, 'freely', modelsFor(hits, count))
      const [blows] = blowsOf(striking, [{ ...striking.fighters[0]!, models: 1, target }])
      return this.keep(blows ? [{ ...blows, count, each: null }] : [])
    })
  }

  /** Of hits whose number is known: so many may go at a target. */
  maxHits(striking: Striking, hits: readonly number[], at: MeleeTarget): number {
    return hits
      .slice(0, Math.min(hits.length, this.roomAt(striking, at).free))
      .reduce((sum, each) => sum + each, 0)
  }

  /** Life that what was sent so far is likely to cost a pool. */
  likelyAt(pool: Pool): number {
    return this.sent.reduce((sum, each) => (each.how.at.pool === pool ? sum + expectedLoss(each) : sum), 0)
  }

  private take({ pool }: Striking, { pool: at, limited }: MeleeTarget, way: string, models: number): void {
    if (!limited) return
    const by = this.taken.get(at) ?? new Map<Pool, { free: number; files: number }>()
    this.taken.set(at, by)
    const before = by.get(pool) ?? { free: 0, files: 0 }
    const of = way === 'support' ? 'files' : 'free'
    by.set(pool, { ...before, [of]: Math.max(before[of], models) })
  }

  private keep(blows: Blows[]): Blows[] {
    this.sent.push(...blows)
    return blows
  }
}

/** How many of the first models it takes for so many hits. */
function modelsFor(hits: readonly number[], count: number): number {
  let left = count
  const last = hits.findIndex(each => (left -= each) <= 0)
  return last < 0 ? hits.length : last + 1
}

/** Where an order sends attacks. */
export function sentByOrder(striking: Striking, order: SendingOrder, so: StepSent): ModelsSent[] {
  if (order === 'ordinary' || striking.targets.length < 2) return []
  if (order === 'measured') return bestWay(striking, so)
  const attached = striking.targets.filter(at => !at.pool.ordinary && so.roomAt(striking, at).free > 0)
  const [first] = attached.toSorted((a, b) => b.pool.worth - a.pool.worth)
  return first ? [{ at: first, most: Infinity }] : []
}

const asMany = (at: MeleeTarget): ModelsSent => ({ at, most: Infinity })

/** Ways to send them that are weighed: all at one that takes all, with or without as many as may at one that does not. */
function waysToSend({ targets }: Striking): ModelsSent[][] {
  const open = targets.filter(({ limited }) => !limited).map(asMany)
  const bounded = targets.filter(({ limited }) => limited).map(asMany)
  const bases = open.length > 0 ? open.map(each => [each]) : [[]]
  return bases.flatMap(base => [base, ...bounded.map(each => [each, ...base])])
}

/** The way that is likely to take most; of some that are alike the usual one. */
function bestWay(striking: Striking, so: StepSent): ModelsSent[] {
  const weighed = waysToSend(striking).map(way => ({ way, worth: worthOf(striking, way, so) }))
  return weighed.reduce((best, each) => (each.worth > best.worth + 1e-9 ? each : best)).way
}

/** Pools with less life than this may be left with none by one step; it is looked at only of them. */
export const fewLives = 10
/** What a point of the result is worth of all points of a unit that may break by it. */
const resultShare = 0.1

function worthOf(striking: Striking, way: readonly ModelsSent[], so: StepSent): number {
  const costs = new Map<Pool, number>()
  for (const blows of so.blowsIfSent(striking, way)) {
    const { pool } = blows.how.at
    costs.set(pool, (costs.get(pool) ?? 0) + expectedLoss(blows))
  }
  return [...costs].reduce((sum, [pool, cost]) => {
    const { enemy } = striking.targets.find(at => at.pool === pool)!.touch
    const most = pool.life < fewLives ? pool.life : Infinity
    const before = so.likelyAt(pool)
    const lost = Math.min(most, before + cost) - Math.min(most, before)
    return sum + lost * (1 + pool.worth + resultShare * enemy.points)
  }, 0)
}

/** Every blow of every unit that comes in a step, as units stand when it begins (RB-14.2), sent as their orders say. */
export function blowsInStep(clash: Clash, step: number): Blows[] {
  const so = new StepSent()
  return inTurn(
    strikingsIn(clash, step).map(striking => ({
      striking,
      sent: so.send(striking, sentByOrder(striking, striking.unit.sends ?? 'ordinary', so)),
    })),
  )
}

/** Blows in the order in which they are thrown: of a pool over one side those in support come last. */
export function inTurn(all: readonly { striking: Striking; sent: readonly Blows[] }[]): Blows[] {
  const groups: { of: Striking; blows: Blows[] }[] = []
  for (const { striking, sent } of all) {
    const last = groups.at(-1)
    const isSame = last?.of.pool === striking.pool && last.of.fighters[0]!.over === striking.fighters[0]!.over
    if (last && isSame) last.blows.push(...sent)
    else groups.push({ of: striking, blows: [...sent] })
  }
  return groups.flatMap(({ blows }) =>
    blows.toSorted((a, b) => Number(a.way === 'support') - Number(b.way === 'support')),
  )
}

/** Every blow of a round as units stand now. */
export const allBlows = (clash: Clash): Blows[] =>
  stepsInRound(clash).flatMap(step => blowsInStep(clash, step))
