import { attachedOf, ordinaryOf, type Pool, type TouchOf, type UnitInClash } from '../formation/clashState.ts'
import { formationOf } from '../formation/formation.ts'
import type { SpecialAttack } from '../unit/rulePoints.ts'
import type { ModelPart, PrintedRule } from '../unit/unitProfile.ts'
import type { Fighters } from './fighters.ts'

/** A pool at which attacks in a combat may go. */
export interface MeleeTarget {
  touch: TouchOf
  pool: Pool
  /** an attached model beside others: not all may choose it (RB-16.2) */
  limited: boolean
}

/** A special attack of a part, and the rule that makes it. */
export interface OwnSpecial {
  part: ModelPart
  own: PrintedRule
  special: SpecialAttack
}

/** Attacks of one kind that a pool makes over one side in a step, to be sent together (RB-16.1). */
export interface Striking {
  unit: UnitInClash
  pool: Pool
  step: number
  /** null: standard attacks */
  special: OwnSpecial | null
  /** those that fight freely before their supporters, or those over a flank */
  fighters: readonly Fighters[]
  targets: readonly MeleeTarget[]
}

/** So many freely fighting models may choose an attached model, and supporters of so many files in each rank (RB-16.2). */
export const maxAtAttached = 3

/** Models that are sent at one target; of hits whose number is known so many hits. */
export interface ModelsSent {
  at: MeleeTarget
  /** of supporters the same number in each rank */
  most: number
}

/** Models of each pool that have chosen an attached one in a step: freely fighting ones, and files of supporters. */
export type PlacesTaken = Map<Pool, Map<Pool, { free: number; files: number }>>

/**
 * Pools at which attacks over a side may go: front against front the ordinary one or an attached model, else the ordinary
 * one; where there is none, the first attached model that lives (RB-16.2, RB-16.3, A27b). Those that take all come first.
 * @param height only pools that are no higher
 */
export function meleeTargets({ over, touches }: Fighters, height = Infinity): MeleeTarget[] {
  const fits = ({ life, model }: Pool) => life > 0 && model.height <= height
  const all = touches.flatMap((touch): MeleeTarget[] => {
    const { enemy, at } = touch
    const ordinary = ordinaryOf(enemy)
    const inFront = over === 'front' && at === 'front'
    if (!ordinary || ordinary.life === 0) {
      const attached = attachedOf(enemy).filter(fits)
      return attached.slice(0, inFront ? undefined : 1).map((pool, i) => ({ touch, pool, limited: i > 0 }))
    }
    const picked = inFront ? formationOf(enemy).attached.filter(fits) : []
    return [
      ...(fits(ordinary) ? [{ touch, pool: ordinary, limited: false }] : []),
      ...picked.map(pool => ({ touch, pool, limited: true })),
    ]
  })
  return [...all.filter(({ limited }) => !limited), ...all.filter(({ limited }) => limited)]
}

/** Models that strike one target. */
export interface ModelsAt extends Fighters {
  target: MeleeTarget
}

/** Sends models: each wish as far as its target has room, the rest as usual; whom nobody is left for does not strike. */
export function place(
  { fighters, targets }: Striking,
  wishes: readonly ModelsSent[],
  roomAt: (at: MeleeTarget) => { free: number; files: number },
): ModelsAt[] {
  const all = [...wishes, ...targets.map(at => ({ at, most: Infinity }))]
  return fighters.flatMap(each => {
    let left = each.models
    const sent = new Map<MeleeTarget, number>()
    for (const { at, most } of all) {
      const before = sent.get(at) ?? 0
      const room = roomAt(at)[each.way === 'support' ? 'files' : 'free'] - before
      const models = Math.min(left, most, room)
      if (models <= 0) continue
      sent.set(at, before + models)
      left -= models
    }
    // The hurt model is one of those that are sent first.
    return [...sent].map(([target, models], i) => ({
      ...each,
      models,
      target,
      withHurt: each.withHurt && i === 0,
    }))
  })
}
