import { added, fractionOf, type Likely, type Sixths } from '../../play/odds/everyWay.ts'
import { type Fraction, fraction, never, over, plus, times } from '../../play/odds/fraction.ts'
import { byLabel, isOnBoard } from '../field/field.ts'
import type { Battlefield } from '../field/vocabulary.ts'

/** How a figure stands in the middle of what is counted. */
export interface FigureEnd {
  life: number
  /** null: on foot */
  mount: number | null
  might: number
  will: number
  fate: number
  lying: boolean
  burning: boolean
  /** off the board for good */
  gone: boolean
}

/** What may become of a figure. */
export interface CombatantOdds {
  label: string
  /** chances that it has lost 0, 1, 2 … lives at the end; what is given back (DL-42) is not lost */
  lost: Fraction[]
  /** chance that it loses a life at least */
  hurt: Fraction
  /** lives lost on average */
  average: Fraction
  /** chance that it is removed */
  falls: Fraction
  /** chance that it has no mount any more; null: it had none */
  unhorsed: Fraction | null
  /** chance that it lies in the end; and that it burns */
  lies: Fraction
  burns: Fraction
}

export function standingOf(f: Battlefield, label: string): FigureEnd {
  const figure = byLabel(f, label)!
  const { life, mount, might, will, fate, condition, burning } = figure
  const gone = !isOnBoard(figure)
  return {
    life: gone ? 0 : life,
    mount: gone ? null : (mount?.life ?? null),
    might,
    will,
    fate,
    lying: condition === 'lying',
    burning,
    gone,
  }
}

export const keyOfStanding = ({ life, mount, might, will, fate, lying, burning, gone }: FigureEnd): string =>
  gone ? `gone ${might}` : `${life} ${mount} ${might} ${will} ${fate} ${lying} ${burning}`

/**
 * What becomes of figures, from all that may come.
 * @param all adds up to `whole`
 * @param ends how a figure stands in the end
 */
export function becomes<Value>(
  labels: readonly string[],
  before: Battlefield,
  all: readonly Likely<Value>[],
  ends: (value: Value, label: string) => FigureEnd,
): CombatantOdds[] {
  const whole = all.reduce<Sixths>((sum, { weight }) => added(sum, weight), { ways: 0n, dice: 0 })
  return labels.map(label => {
    const began = standingOf(before, label)
    const share = (holds: (end: FigureEnd) => boolean): Fraction => {
      if (whole.ways === 0n) return never
      const such = all.reduce<Sixths>(
        (sum, { value, weight }) => (holds(ends(value, label)) ? added(sum, weight) : sum),
        { ways: 0n, dice: 0 },
      )
      return over(fractionOf(such), fractionOf(whole))
    }
    const lost = Array.from({ length: began.life + 1 }, (_, n) => share(end => began.life - end.life === n))
    return {
      label,
      lost,
      hurt: share(end => end.life < began.life),
      average: lost.reduce((sum, chance, n) => plus(sum, times(chance, fraction(BigInt(n), 1n))), never),
      falls: share(end => end.gone),
      unhorsed: began.mount === null ? null : share(end => end.mount === null),
      lies: share(end => end.lying && !end.gone),
      burns: share(end => end.burning && !end.gone),
    }
  })
}
