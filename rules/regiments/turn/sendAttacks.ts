import type { Script } from '../../core/script.ts'
import { accept, type Checked, listed, refuse, type Space } from '../../core/space.ts'
import { throwAmounts } from '../attack/throwAttacks.ts'
import { type Blows, expectedLoss, strikingsIn } from '../clash/blows.ts'
import type { MeleeTarget, ModelsSent, Striking } from '../clash/meleeTargets.ts'
import { inTurn, StepSent, sentByOrder } from '../clash/sending.ts'
import { type Battlefield, tellDice, type UnitBody } from '../field/battlefield.ts'
import { ask } from '../field/questions.ts'
import type { Pool } from '../formation/clashState.ts'
import { type SendingOrder, sendingOrders } from '../formation/sendingOrder.ts'
import type { Combat } from './combats.ts'

/** A target of attacks, with how many files, or hits, may go at it. */
interface Offered {
  at: MeleeTarget
  label: string
  most: number
}

const isSending = (word: string): word is SendingOrder => sendingOrders.some(each => each === word)

const sumOf = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0)

/**
 * All blows of a step, sent by their owners (RB-16.1): of special attacks that have a choice the number of hits is thrown
 * first; whoever has a choice is asked, one pool after the other; then they fall.
 */
export function* sendAttacks(
  f: Battlefield,
  { clash, bodies, units }: Combat,
  step: number,
): Script<Blows[]> {
  const so = new StepSent()
  const strikings = strikingsIn(clash, step)
  const hits = new Map<Striking, number[]>()
  for (const each of strikings) {
    const { special, targets, fighters, unit } = each
    if (!special || targets.length < 2) continue
    const thrown = throwAmounts('hits', unit.owner, fighters[0]!.models, special.special.hits)
    hits.set(each, yield* tellDice(f, 'blows', units[0]!, thrown))
  }
  const all: { striking: Striking; sent: Blows[] }[] = []
  for (const striking of strikings) {
    const known = hits.get(striking)
    const wishes = yield* whomToStrike(bodies, striking, so, known)
    all.push({ striking, sent: known ? so.sendHits(striking, known, wishes) : so.send(striking, wishes) })
  }
  for (const { striking, sent } of all) tellSent(f, bodies, striking, sent)
  return inTurn(all)
}

const memberOf = (bodies: readonly UnitBody[], pool: Pool): string => {
  const body = bodies.find(({ pools }) => pools.includes(pool))!
  return body.members[body.pools.indexOf(pool)]!.label
}

/** Asks at whom attacks go, where there is a choice. */
function* whomToStrike(
  bodies: readonly UnitBody[],
  striking: Striking,
  so: StepSent,
  hits: readonly number[] | undefined,
): Script<ModelsSent[]> {
  const { unit, pool, targets, fighters, step, special } = striking
  const of = hits ? sumOf(hits) : Math.max(...fighters.map(({ models }) => models))
  const maxAt = (at: MeleeTarget): number => {
    if (hits) return so.maxHits(striking, hits, at)
    const room = so.roomAt(striking, at)
    return Math.max(
      ...fighters.map(({ models, way }) => Math.min(models, way === 'support' ? room.files : room.free)),
    )
  }
  const offered = targets
    .map((at): Offered => ({ at, label: memberOf(bodies, at.pool), most: maxAt(at) }))
    .filter(({ most }) => most > 0)
  if (of === 0 || offered.length < 2) return []
  const byOrder = (order: SendingOrder) => sentByOrder(striking, order, so)
  const likely = (at: MeleeTarget): number =>
    so
      .blowsIfSent(striking, [{ at, most: Infinity }])
      .reduce((sum, each) => (each.how.at.pool === at.pool ? sum + expectedLoss(each) : sum), 0)
  return yield* ask({
    kind: 'strike',
    by: unit.owner,
    subject: memberOf(bodies, pool),
    about: () => ({
      step,
      special: special?.own.id ?? null,
      of,
      targets: offered.map(({ at, label, most }) => ({
        label,
        most,
        life: at.pool.life,
        likely: Math.round(10 * likely(at)) / 10,
      })),
    }),
    space: sendingSpace(offered, of),
    topic: 'strike',
    fallback: () => byOrder('measured'),
    byOrder: ({ word }) => (isSending(word) ? byOrder(word) : undefined),
  })
}

/**
 * Answers: whom they go at, and how many of them where not as many as may: `B4`, `B4 2`, `B4 2 B2 3`; whoever is left over
 * goes at the usual one. Those for several at once are understood and not listed.
 */
function sendingSpace(offered: readonly Offered[], of: number): Space<ModelsSent[]> {
  const [usual] = offered
  const maxOf = (at: MeleeTarget) => offered.find(each => each.at === at)?.most ?? 0
  const write = (sent: readonly ModelsSent[]): string => {
    const last = sent.at(-1)
    const said = last?.at === usual!.at && last.most === Infinity ? sent.slice(0, -1) : sent
    const words = said.flatMap(({ at, most }) => {
      const found = offered.find(each => each.at === at)
      if (!found) return []
      return most >= Math.min(found.most, of) ? [found.label] : [`${found.label} ${most}`]
    })
    return words.join(' ') || usual!.label
  }
  const check = (answer: string): Checked<ModelsSent[]> => {
    const sent: ModelsSent[] = []
    for (const [, label, number] of answer.toUpperCase().matchAll(/(\S*[^\d\s]\S*)(?:\s+(\d+))?|\S+/g)) {
      const found = offered.find(each => each.label === label)
      if (!found || sent.some(({ at }) => at === found.at))
        return refuse('not-offered', 'RB-16.2', { answer })
      const most = number === undefined ? Infinity : Number(number)
      if (most !== Infinity && (most < 1 || most > found.most))
        return refuse('strike-most', 'RB-16.2', { unit: found.label, most: found.most })
      sent.push({ at: found.at, most })
    }
    if (sent.length === 0) return refuse('not-offered', 'RB-16.2', { answer })
    return accept(write(sent), sent)
  }
  const counts = ({ at, label }: Offered): string[] =>
    at === usual!.at ? [] : Array.from({ length: Math.min(maxOf(at), of) - 1 }, (_, i) => `${label} ${i + 1}`)
  return {
    check,
    write,
    ...listed(() => [...offered.map(({ label }) => label), ...offered.flatMap(counts)]),
    fingerprint: () => `${of} ${offered.map(({ label, most }) => `${label} ${most}`).join('|')}`,
  }
}

/** Tells of attacks that somebody has sent elsewhere than they usually go. */
function tellSent(
  f: Battlefield,
  bodies: readonly UnitBody[],
  { pool, targets, step }: Striking,
  sent: readonly Blows[],
): void {
  const elsewhere = sent.filter(({ how }) => how.at.pool !== targets[0]!.pool)
  for (const at of new Set(elsewhere.map(({ how }) => how.at.pool)))
    f.emit({
      event: 'sent',
      unit: memberOf(bodies, pool),
      at: memberOf(bodies, at),
      step,
      attacks: sumOf(elsewhere.filter(({ how }) => how.at.pool === at).map(({ count }) => count)),
    })
}
