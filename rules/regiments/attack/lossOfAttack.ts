import { exactly, oneOf, type Spread, spreadOf, sumOf, times } from '../base/spread.ts'
import type { Pool } from '../formation/clashState.ts'
import type { Amount } from '../unit/unitProfile.ts'
import type { AttackStages, HitStages, SaveStage, ThrowStage, ToHitFace } from './stages.ts'

/** In how many of 36 ways each face lies in the end: thrown once, or again where its stage says so. */
export const waysOfFaces = ({ again }: ThrowStage<unknown>): number[] => {
  const ways = [0, 0, 0, 0, 0, 0]
  for (const [first, isAgain] of again.entries())
    for (let second = 0; second < 6; second++) ways[isAgain ? second : first]! += 1
  return ways
}

/** In how many of 36 ways neither armour nor a special save helps. */
const unsaved = ({ armour, special }: SaveStage): number =>
  (armour === null ? 6 : armour - 1) * (special === null ? 6 : special - 1)

const nothing = exactly(0)

/** Life that one unsaved wound costs: no more than a whole model's (A13c). */
const lossOfWound = (loss: Amount, most: number): Spread => {
  const { ways, of } = spreadOf(loss)
  const kept: bigint[] = Array.from({ length: Math.min(most, ways.length - 1) + 1 }, () => 0n)
  for (const [life, each] of ways.entries()) kept[Math.min(life, most)]! += each
  return { ways: kept, of }
}

const saved = (hit: HitStages, save: SaveStage): Spread => {
  const through = unsaved(save)
  return oneOf([
    { ways: BigInt(36 - through), comes: nothing },
    { ways: BigInt(through), comes: lossOfWound(hit.loss, hit.most) },
  ])
}

/** Life lost by a wound that needs no throw, and by a hit that has yet to wound. */
function lossOfHit(hit: HitStages): { wounded: Spread; hit: Spread } {
  const usual = saved(hit, hit.save)
  const pierced = saved(hit, hit.pierced)
  const ways = waysOfFaces(hit.wound)
  return {
    wounded: usual,
    hit: oneOf(
      hit.wound.table.map((face, i) => ({
        ways: BigInt(ways[i]!),
        comes: face.wounds ? (face.pierced ? pierced : usual) : nothing,
      })),
    ),
  }
}

/**
 * Life that one attack costs the pool that it strikes: the same tables as it is thrown with, folded.
 * @param most life that there is to lose
 */
export function lossOfAttack(stages: AttackStages, most: number): Spread {
  return oneOf(lossesByFace(stages, most))
}

/** What one attack costs that finds several pools: what is lost in one of them is known to hang together by the throw to hit alone. */
export interface LossOfArea {
  /** does it hit: 0 or 1 */
  hits: Spread
  /** of one that hits, to the pool that is struck and to each other one */
  struck: Spread
  others: { pool: Pool; loss: Spread }[]
}

/** @param most life that the pool has which is struck */
export function lossOfArea(stages: AttackStages, most: number): LossOfArea {
  const faces = lossesByFace(stages, most)
  const hitting = faces.filter(({ isHit }) => isHit)
  const ways = (of: typeof faces) => of.reduce((sum, each) => sum + each.ways, 0n)
  return {
    hits: { ways: [ways(faces) - ways(hitting), ways(hitting)], of: ways(faces) },
    // Of one that cannot hit it is of no meaning.
    struck: hitting.length ? oneOf(hitting) : nothing,
    others: stages.others.map(({ pool, hit }) => ({ pool, loss: lossOfHit(hit).hit })),
  }
}

/** What each face to hit comes to; one for all of an attack that hits by itself. */
function lossesByFace(
  { toHit, hits, usual, picked }: AttackStages,
  most: number,
): { ways: bigint; isHit: boolean; comes: Spread }[] {
  const each = lossOfHit(usual)
  const one = picked && lossOfHit(picked)
  /** so many hits and so many wounds without a throw; one of them has more where it says so, not one that A22 adds */
  const of = ({ hits: count, wounds, more }: ToHitFace): Spread => {
    if (count + wounds === 0) return nothing
    const special = one && (count > more ? one.hit : one.wounded)
    const plainHits = count - (special && count > more ? 1 : 0)
    const plainWounds = wounds - (special && count === more ? 1 : 0)
    const plain = sumOf(times(each.hit, plainHits, most), times(each.wounded, plainWounds, most), most)
    return special ? sumOf(plain, special, most) : plain
  }
  if (!toHit) return [{ ways: 1n, isHit: true, comes: of({ hits, wounds: 0, more: 0 }) }]
  const ways = waysOfFaces(toHit)
  return toHit.table.map((face, i) => ({
    ways: BigInt(ways[i]!),
    isHit: face.hits + face.wounds > 0,
    comes: of(face),
  }))
}
