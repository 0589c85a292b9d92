import { ofOwner, typeOfCombatant } from '../field/field.ts'
import { lineOfSight } from '../field/lineOfSight.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import { woundChance } from '../fights/strikes.ts'
import { type AimedShot, shotsOf, weaponOf } from '../turn/shooting.ts'
import { aimsOf } from './aims.ts'
import { staminaOf } from './exchange.ts'
import { type Reason, reasonFor } from './reasons.ts'

/** The next shot of a side: the first who can shoot, at whom it is likely to take most from. */
export function bestShot(f: Battlefield, owner: number): Reason | undefined {
  const { prizeOf } = aimsOf(f, owner)
  const worth = ({ shooter, target }: AimedShot): number => {
    const { obstacles, figures } = lineOfSight(f, shooter.at, target.at)!
    const hits = (7 - typeOfCombatant(f, shooter).shoot!) / 6 / 2 ** (obstacles + figures.length)
    const wounds = woundChance(f, weaponOf(f, shooter)!.strength, target, 'rider') / 36
    const rider = target.mount ? 1 / 2 : 1
    return (
      hits * ((rider * wounds * prizeOf(target)) / Math.max(1, staminaOf(target)) + (target.mount ? 1 : 0))
    )
  }
  for (const shooter of ofOwner(f, owner)) {
    const [first, ...others] = shotsOf(f, shooter)
    if (!first) continue
    const best = others.reduce((a, b) => (worth(b) > worth(a) ? b : a), first)
    return reasonFor(`shoot ${shooter.label} ${best.target.label}`, { gain: worth(best) })
  }
  return undefined
}
