import { chanceOf } from '../../play/odds/everyWay.ts'
import type { Fraction } from '../../play/odds/fraction.ts'
import type { NewEvent } from '../field/events.ts'
import { byLabel } from '../field/field.ts'
import { lineOfSight } from '../field/lineOfSight.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import { shootPast } from '../turn/shooting.ts'
import { copyOfField, countingOf, everyOutcome, type OddsOptions, withinBudget } from './counting.ts'
import { becomes, type CombatantOdds, keyOfStanding, standingOf } from './figureOdds.ts'

export interface ShotOdds {
  /** things in the way */
  inTheWay: number
  /** chance of its die to hit, whatever is in the way */
  hits: Fraction
  /** chance that it comes to the target, past what is in the way */
  comes: Fraction
  /** chance that it strikes the mount; null: the target does not ride */
  mount: Fraction | null
  /** chance that it wounds, before Fate */
  wounds: Fraction
  /** what becomes of the target */
  figure: CombatantOdds
}

/**
 * What may come of a shot; undefined: too long to count, or no line of sight.
 * @param things in the way, where they are not to be read from the board
 */
export function shotOdds(
  f: Battlefield,
  shooter: string,
  target: string,
  { things, ...options }: OddsOptions & { things?: number } = {},
): ShotOdds | undefined {
  const from = byLabel(f, shooter)!
  const at = byLabel(f, target)!
  const line = things === undefined ? lineOfSight(f, from.at, at.at) : undefined
  const inTheWay = things ?? (line && line.obstacles + line.figures.length)
  if (inTheWay === undefined) return undefined
  const ends = withinBudget(() =>
    everyOutcome(
      () => {
        const told: NewEvent[] = []
        const copy = copyOfField(f, event => void told.push(event))
        const shot = { shooter: byLabel(copy, shooter)!, target: byLabel(copy, target)! }
        return {
          script: shootPast(copy, shot, inTheWay),
          see: () => {
            const flown = told.find(event => event.event === 'shot')
            const part = told.find(event => event.event === 'struck-part')
            const struck = told.find(event => event.event === 'struck')
            return {
              hit: flown?.hit ?? false,
              comes: (flown?.hit ?? false) && !flown?.lost,
              part: part?.part ?? 'rider',
              wounded: struck?.wounded ?? false,
              end: standingOf(copy, target),
            }
          },
        }
      },
      ({ end, ...rest }) => JSON.stringify([rest, keyOfStanding(end)]),
      countingOf(options),
    ),
  )
  if (!ends) return undefined
  return {
    inTheWay,
    hits: chanceOf(ends, ({ hit }) => hit),
    comes: chanceOf(ends, ({ comes }) => comes),
    mount: at.mount ? chanceOf(ends, ({ comes, part }) => comes && part === 'mount') : null,
    wounds: chanceOf(ends, ({ wounded }) => wounded),
    figure: becomes([target], f, ends, ({ end }) => end)[0]!,
  }
}
