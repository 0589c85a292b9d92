import { type Fraction, fraction, plus, times } from '../../play/odds/fraction.ts'
import { byLabel } from '../field/field.ts'
import { has } from '../field/points.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import { takeOffBan } from '../ring/bearer.ts'
import { throwForWill } from '../ring/will.ts'
import { copyOfField, countingOf, type OddsOptions, runPart } from './counting.ts'
import { type CourageOdds, courageOdds } from './courageOdds.ts'

/** What comes of one face of the Ring's die (DL-21 to DL-25). */
export interface RingFace {
  face: number
  /** points that its owner's order spends on it (DL-23) */
  might: number
  mover: 'owner' | 'enemy'
}

/** Who moves a wearer in its owner's part, and whether it could rid itself of the Ring. */
export interface RingOdds {
  faces: RingFace[]
  /** chance that its owner moves it; that the enemy may */
  owner: Fraction
  enemy: Fraction
  /** Might spent on average */
  might: Fraction
  /** its test to take the Ring off (DL-18); null where it may not try in this turn, or that takes too long to count */
  takesOff: CourageOdds | null
}

const allFaces = [1, 2, 3, 4, 5, 6] as const
const sixths = (n: number): Fraction => fraction(BigInt(n), 6n)

/**
 * Chances of the Ring's die for who has the Ring, as if it were on; undefined for who has none, or masters it (DL-41).
 */
export function ringOdds(f: Battlefield, label: string, options: OddsOptions = {}): RingOdds | undefined {
  const worn = copyOfField(f)
  const wearer = byLabel(worn, label)!
  if (wearer.ring === null || has(worn, wearer, 'mastersRing')) return undefined
  wearer.ring = 'on'
  const faces = allFaces.map((face): RingFace => {
    const copy = copyOfField(worn)
    const own = byLabel(copy, label)!
    const came = runPart(throwForWill(copy, own), countingOf(options), () => [face])
    return { face, might: wearer.might - own.might, mover: came?.result ? 'owner' : 'enemy' }
  })
  const owned = faces.filter(({ mover }) => mover === 'owner').length
  const spent = faces.map(({ might }) => times(sixths(1), fraction(BigInt(might), 1n)))
  const takesOff = takeOffBan(wearer) ? null : courageOdds(worn, label, { why: 'ring-off' }, options)
  return {
    faces,
    owner: sixths(owned),
    enemy: sixths(6 - owned),
    might: spent.reduce(plus),
    takesOff: takesOff ?? null,
  }
}
