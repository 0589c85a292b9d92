import { makeAttack } from '../attack/attack.ts'
import { type AttackStages, type SaveStage, stagesOf } from '../attack/stages.ts'
import type { Worked } from '../base/values.ts'
import { type Blows, likelyLoss, stepOf } from '../clash/blows.ts'
import { type BreakTest, breakTestOf } from '../clash/breakThrow.ts'
import { type ScoreLine, scoreBefore } from '../clash/result.ts'
import { allBlows } from '../clash/sending.ts'
import type { Clash } from '../formation/clashState.ts'
import type { Amount } from '../unit/unitProfile.ts'

/** A stage of some blows: what is needed, and the clauses that made it so. */
export interface WhyStage {
  need: number | null
  /** the values that decide it: Offence and Defence, Strength and Resilience; null where there are none */
  compared: readonly [number, number] | null
  clauses: string[]
}

/** Why some blows are what they are. */
export interface WhyBlows {
  owner: 0 | 1
  /** who strikes: the model by its unit's name, and the part */
  called: string
  part: string
  /** the attached model that they go at; null: ordinary ones */
  at: string | null
  kind: 'standard' | 'special' | 'shot'
  way: Blows['way']
  step: Worked
  /** attacks; of a special attack or rolled shots how often `each` is thrown */
  count: number
  each: Amount | null
  /** the weapon or the rule that they are made with */
  by: string | null
  /** null: they hit by themselves */
  hit: WhyStage | null
  strength: Worked
  penetration: Worked
  wound: WhyStage
  armour: WhyStage
  special: number | null
  loss: Amount
  lossClauses: string[]
  /** life that they are likely to cost */
  likely: number
}

/** Why a round comes out as it does, stage by stage, as the units stand when it begins. */
export interface WhyClash {
  blows: WhyBlows[]
  score: ScoreLine[]
  /** what each unit would have to do after a round lost by one, and by three */
  tests: { owner: 0 | 1; lostBy: number; test: BreakTest }[]
}

const unique = (clauses: readonly string[]): string[] => [...new Set(clauses)]
const saves = ({ armour, clauses }: SaveStage): WhyStage => ({
  need: armour,
  compared: null,
  clauses: unique(clauses),
})

/** Why blows are what they are. */
export function whyBlows(blows: Blows): WhyBlows {
  const attack = makeAttack(blows.how)
  const { toHit, hits, hitClauses, usual }: AttackStages = stagesOf(attack)
  const { unit, pool, part } = blows.how.by
  const { pool: target } = blows.how.at
  return {
    owner: unit.owner,
    called: pool.called,
    part: part.name,
    at: target.ordinary ? null : target.called,
    kind: blows.how.kind,
    way: blows.way,
    step: blows.how.kind === 'special' ? { value: blows.step, clauses: [] } : stepOf(attack),
    count: blows.count * (toHit ? 1 : hits),
    each: blows.each,
    by: blows.by ?? blows.how.weapon?.id ?? null,
    hit: toHit && {
      need: toHit.need,
      compared: toHit.compared,
      clauses: unique([...toHit.clauses, ...hitClauses]),
    },
    strength: usual.strength,
    penetration: usual.penetration,
    wound: { need: usual.wound.need, compared: usual.wound.compared, clauses: unique(usual.wound.clauses) },
    armour: saves(usual.save),
    special: usual.save.special,
    loss: usual.loss,
    lossClauses: usual.lossClauses,
    likely: likelyLoss(blows),
  }
}

/** Why a clash comes out as it does: every blow, the result before it, and what its tests would be. */
export const whyClash = (clash: Clash): WhyClash => ({
  blows: allBlows(clash).map(whyBlows),
  score: scoreBefore(clash),
  tests: clash.units.flatMap(unit =>
    [1, 3].map(lostBy => ({ owner: unit.owner, lostBy, test: breakTestOf(clash, unit, lostBy) })),
  ),
})
