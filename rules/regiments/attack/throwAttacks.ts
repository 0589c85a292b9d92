import { type Script, throwDice } from '../../core/script.ts'
import type { Amount } from '../unit/unitProfile.ts'
import type { AttackStages, HitStages, SaveStage, ThrowStage, ToHitFace, ToWoundFace } from './stages.ts'

/** What attacks came to at one pool, for whoever tells of them. */
export interface ThrownHits {
  attacks: number
  hits: number
  wounds: number
  /** wounds that no save stopped */
  unsaved: number
  /** life that they cost, before anybody looked whether so much was there */
  loss: number
}

/** The same with what befell other pools, in the order of their stages (A04d). */
export interface ThrownAttacks extends ThrownHits {
  others: ThrownHits[]
}

const nothing = (): ThrownHits => ({ attacks: 0, hits: 0, wounds: 0, unsaved: 0, loss: 0 })

/** Throws so many dice into a stage, and again those that it says so of. */
function* throwInto<Face>(roll: string, by: number, count: number, stage: ThrowStage<Face>): Script<Face[]> {
  if (count === 0) return []
  const { faces } = yield* throwDice(roll, by, count, () => stage.table)
  const again = faces.filter(face => stage.again[face - 1]).length
  const second = again ? (yield* throwDice(`${roll}-again`, by, again, () => stage.table)).faces : []
  let next = 0
  return faces.map(face => stage.table[(stage.again[face - 1] ? second[next++]! : face) - 1]!)
}

/** An amount, thrown for each of so many. */
export function* throwAmounts(roll: string, by: number, count: number, amount: Amount): Script<number[]> {
  const { dice, faces, plus } = amount
  if (dice === 0 || count === 0) return Array.from({ length: count }, () => plus)
  const thrown = (yield* throwDice(roll, by, count * dice)).faces
  return Array.from({ length: count }, (_, i) =>
    thrown
      .slice(i * dice, (i + 1) * dice)
      .reduce((sum, face) => sum + (faces === 3 ? Math.ceil(face / 2) : face), plus),
  )
}

/** Saves against so many wounds; how many come through. */
function* throwSaves(defender: number, count: number, { armour, special }: SaveStage): Script<number> {
  let left = count
  for (const [roll, need] of [
    ['armour', armour],
    ['special-save', special],
  ] as const) {
    if (left === 0 || need === null) continue
    const table = [1, 2, 3, 4, 5, 6].map(face => face >= need)
    const { faces } = yield* throwDice(roll, defender, left, () => table)
    left = faces.filter(face => face < need).length
  }
  return left
}

/** Wounds on their way through saves to the life that they cost. */
function* loseTo(
  by: number,
  defender: number,
  wounds: { usual: number; pierced: number },
  hit: HitStages,
  so: ThrownHits,
): Script {
  so.wounds += wounds.usual + wounds.pierced
  const through =
    (yield* throwSaves(defender, wounds.usual, hit.save)) +
    (yield* throwSaves(defender, wounds.pierced, hit.pierced))
  so.unsaved += through
  for (const loss of yield* throwAmounts('loss', by, through, hit.loss)) so.loss += Math.min(loss, hit.most)
}

function* hitsWound(
  by: number,
  defender: number,
  faces: Omit<ToHitFace, 'more'>,
  hit: HitStages,
  so: ThrownHits,
): Script {
  const thrown: ToWoundFace[] = yield* throwInto('to-wound', by, faces.hits, hit.wound)
  const pierced = thrown.filter(face => face.wounds && face.pierced).length
  const usual = thrown.filter(face => face.wounds && !face.pierced).length + faces.wounds
  yield* loseTo(by, defender, { usual, pierced }, hit, so)
}

/**
 * Throws so many attacks that are alike.
 * @param by number of the player who strikes; the other saves
 */
export function* throwAttacks(by: 0 | 1, stages: AttackStages, attacks: number): Script<ThrownAttacks> {
  const so: ThrownAttacks = { ...nothing(), attacks, others: [] }
  const defender = 1 - by
  const found: ToHitFace[] = stages.toHit
    ? yield* throwInto('to-hit', by, attacks, stages.toHit)
    : Array.from({ length: attacks }, () => ({ hits: stages.hits, wounds: 0, more: 0 }))
  so.hits = found.reduce((sum, { hits, wounds }) => sum + hits + wounds, 0)
  const usual = { hits: 0, wounds: 0 }
  const picked = { hits: 0, wounds: 0 }
  for (const { hits, wounds, more } of found) {
    usual.hits += hits
    usual.wounds += wounds
    if (!stages.picked || hits + wounds === 0) continue
    // One of its hits has more: one that is yet to wound, where there is one (A36).
    const which = hits > more ? 'hits' : 'wounds'
    usual[which]--
    picked[which]++
  }
  yield* hitsWound(by, defender, usual, stages.usual, so)
  if (stages.picked) yield* hitsWound(by, defender, picked, stages.picked, so)
  const hitting = found.filter(({ hits, wounds }) => hits + wounds > 0).length
  for (const { hit } of stages.others) {
    const other = { ...nothing(), attacks: hitting, hits: hitting }
    yield* hitsWound(by, defender, { hits: hitting, wounds: 0 }, hit, other)
    so.others.push(other)
  }
  return so
}
