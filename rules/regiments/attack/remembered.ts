import type { Attack, WhenStruck } from '../unit/rulePoints.ts'
import type { ModelPart, PrintedRule } from '../unit/unitProfile.ts'

/** What decides what a part can do, besides what it is. */
export interface HowRemembered extends WhenStruck {
  kind: Attack['kind']
  weapon: PrintedRule | null
  /** nothing that is lent does anything to its attacks (A21) */
  fixed: boolean
}

/** Keeps what is worked out of a part, for it is asked for again and again in every step; parts are never changed. */
export function rememberedOfParts<What>(): (
  part: ModelPart,
  how: HowRemembered,
  workOut: () => What,
) => What {
  const known = new WeakMap<ModelPart, { how: HowRemembered; what: What }[]>()
  return (part, how, workOut) => {
    let ofPart = known.get(part)
    if (!ofPart) known.set(part, (ofPart = []))
    const same = ofPart.find(
      ({ how: { kind, weapon, fixed, charging, round } }) =>
        kind === how.kind &&
        weapon === how.weapon &&
        fixed === how.fixed &&
        charging === how.charging &&
        round === how.round,
    )
    if (same) return same.what
    const what = workOut()
    ofPart.push({ how, what })
    return what
  }
}
