import type { Script } from '../../core/script.ts'
import { chanceOf, type Likely } from '../../play/odds/everyWay.ts'
import type { Fraction } from '../../play/odds/fraction.ts'
import type { PowerId } from '../army/profile.ts'
import type { NewEvent } from '../field/events.ts'
import { byLabel, labelsOf } from '../field/field.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import { performCast, printedPower, takenBy, takeUnlessResisted, throwCast } from '../powers/cast.ts'
import { copyOfField, countingOf, everyOutcome, type OddsOptions, withinBudget } from './counting.ts'
import { averageOf } from './courageOdds.ts'
import { becomes, type CombatantOdds, type FigureEnd, keyOfStanding, standingOf } from './figureOdds.ts'

/** A casting as it is declared. */
export interface CastingOf {
  power: PowerId
  caster: string
  /** of a power that names nobody: whose odds are wanted, of all whom it takes; those of the nearest where left out */
  target: string | null
  dice: number
  channel?: boolean
}

export interface CastOdds {
  /** what the dice have to come to */
  value: number
  /** chance that it is cast at all */
  cast: Fraction
  /** chances of the number that it is cast with, from `value` to 6, one after the other */
  numbers: { number: number; chance: Fraction }[]
  target: string
  /** chance that it is cast and the target resists it */
  resisted: Fraction
  /** chance that it takes hold of the target: cast, and not resisted */
  holds: Fraction
  /** of a power that asks for Courage: chance that it is failed */
  fails: Fraction | null
  /** chance that a die of resisting gives a point back (DB-19c) */
  willBack: Fraction
  /** Will that the target pays and loses on average, what comes back taken off */
  targetWill: Fraction
  /** Courage taken on average (DL-50) */
  courage: Fraction
  /** what becomes of the target, and of the caster */
  figures: CombatantOdds[]
}

interface CastEnd {
  number: number
  done: boolean
  resisted: boolean
  held: boolean
  back: boolean
  /** null: no test was thrown */
  passed: boolean | null
  drained: number
  will: number
  target: FigureEnd
  caster: FigureEnd
}

/** What may come of a casting; undefined: too long to count, or nobody is in range of it. */
export function castOdds(
  f: Battlefield,
  casting: CastingOf,
  options: OddsOptions = {},
): CastOdds | undefined {
  const caster = byLabel(f, casting.caster)!
  const printed = printedPower(f, caster, casting.power)
  if (!printed) throw new Error(`${casting.caster} has no ${casting.power}`)
  const { names } = f.library.powers[casting.power]
  const taken = names ? [] : labelsOf(takenBy(f, caster, printed, casting.channel ?? false))
  const target = casting.target ?? taken[0]
  if (target === undefined) return undefined
  const had = byLabel(f, target)!
  const ends = withinBudget(() =>
    everyOutcome(
      () => {
        const told: NewEvent[] = []
        const copy = copyOfField(f, event => void told.push(event))
        return {
          script: castAt(copy, casting, target),
          see: () => endOf(copy, told, casting, target),
        }
      },
      ({ target: own, caster: other, ...rest }) =>
        JSON.stringify([rest, keyOfStanding(own), keyOfStanding(other)]),
      countingOf(options),
    ),
  )
  if (!ends) return undefined
  const chance = (holds: (end: CastEnd) => boolean) => chanceOf(ends, holds)
  return {
    value: printed.value,
    cast: chance(({ done }) => done),
    numbers: [1, 2, 3, 4, 5, 6]
      .filter(number => number >= printed.value)
      .map(number => ({ number, chance: chance(end => end.done && end.number === number) })),
    target,
    resisted: chance(({ done, held }) => done && held),
    holds: chance(({ done, held }) => done && !held),
    fails: ends.some(({ value }) => value.passed !== null) ? chance(({ passed }) => passed === false) : null,
    willBack: chance(({ back }) => back),
    targetWill: averageOf(ends, ({ will }) => had.will - will),
    courage: averageOf(ends, ({ drained }) => drained),
    figures: bothBecome(f, ends, target, casting.caster),
  }
}

const bothBecome = (
  f: Battlefield,
  ends: readonly Likely<CastEnd>[],
  target: string,
  caster: string,
): CombatantOdds[] =>
  becomes([target, caster], f, ends, (end, label) => (label === target ? end.target : end.caster))

function* castAt(
  f: Battlefield,
  { power, caster: label, dice, channel = false }: CastingOf,
  at: string,
): Script {
  const caster = byLabel(f, label)!
  const target = byLabel(f, at)!
  if (f.library.powers[power].names) return yield* performCast(f, caster, { power, target, dice, channel })
  const { number, done } = yield* throwCast(f, caster, { power, target: null, dice, channel })
  // Each whom it takes resists and tests by itself (DB-19d).
  if (done) yield* takeUnlessResisted(f, { power, caster, channelled: channel }, target, number, 'rider')
}

function endOf(f: Battlefield, told: readonly NewEvent[], { caster }: CastingOf, label: string): CastEnd {
  const cast = told.find(event => event.event === 'cast')
  const resisted = told.find(event => event.event === 'resisted')
  const courage = told.find(event => event.event === 'courage')
  const drained = told.find(event => event.event === 'drained')
  const target = standingOf(f, label)
  return {
    number: cast?.number ?? 0,
    done: cast?.done ?? false,
    resisted: resisted !== undefined,
    held: resisted?.held ?? false,
    back: resisted?.back ?? false,
    passed: courage ? courage.passed : null,
    drained: drained?.by ?? 0,
    will: target.will,
    target,
    caster: standingOf(f, caster),
  }
}
