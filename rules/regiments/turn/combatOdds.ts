import { TooManyFalls } from '../../play/odds/budget.ts'
import { type Fraction, fraction, plus } from '../../play/odds/fraction.ts'
import { inContact } from '../clash/contact.ts'
import { type Battlefield, bodyOf, hostOf } from '../field/battlefield.ts'
import { unitContains } from '../field/command.ts'
import { type UnitSide } from '../formation/clashState.ts'
import type { SendingOrder } from '../formation/sendingOrder.ts'
import { clashBudget, oddsOfClash, type RoundOdds } from '../odds/clashOdds.ts'
import type { VolleyOdds } from '../odds/volleyOdds.ts'
import type { Regiment } from '../state.ts'
import { clashOf, combatOf } from './combats.ts'
import { bodyAt, stakeOf } from './fieldOdds.ts'

/** The next round of a combat under way, or of two units that might meet as they stand. */
export interface MeleeOdds {
  /** who fights, and whether they fight already */
  units: Regiment[]
  underWay: boolean
  /** shaken ones, swept away before the first blow (RB-20.4) */
  swept: Regiment[]
  /** number of the round for each unit */
  rounds: number[]
  /** undefined where it takes too long to count; null where nobody of a side is left to fight */
  odds: RoundOdds | undefined | null
}

/** How two units would meet that do not fight each other. */
export interface WouldMeet {
  charging: 0 | 1 | null
  /** the side of whoever is charged, or of the second one */
  over: UnitSide
}

/** More units of a side than these are not counted. */
const maxOnSide = 3

/**
 * Odds of a round of two units of the field: of all of the combat where they fight each other, else of the two alone.
 * @param sends where each player sends attacks
 */
export function oddsOfCombat(
  f: Battlefield,
  pair: readonly [Regiment, Regiment],
  sends: readonly [SendingOrder, SendingOrder],
  would: WouldMeet,
): MeleeOdds {
  const all = combatOf(f, pair[0])
  const underWay = all.includes(pair[1])
  const units = underWay ? all : [...pair]
  const swept = underWay ? units.filter(({ shaken }) => shaken) : []
  const fighting = units.filter(unit => !swept.includes(unit))
  const bodies = fighting.map(unit => {
    const i = pair.indexOf(unit)
    const body = bodyAt(f, unit)
    return {
      ...body,
      sends: sends[body.owner],
      charging: underWay ? isStillCharging(f, unit) : would.charging === i,
      round: underWay ? unit.rounds + 1 : 1,
    }
  })
  const touches = underWay
    ? clashOf(f, fighting).clash.touches
    : [
        would.charging === 1
          ? { units: [0, 1] as const, over: [would.over, 'front'] as const }
          : { units: [0, 1] as const, over: ['front', would.over] as const },
      ]
  const stakes = ([0, 1] as const).map(owner => {
    const own = units.filter(unit => unit.owner === owner).map(unit => stakeOf(f, unit))
    return {
      points: own.reduce((sum, { points }) => sum + points, 0n),
      quarter: own.reduce((sum, { quarter }) => sum + quarter, 0),
    }
  })
  const sideOf = (owner: number) => bodies.filter(body => body.owner === owner).length
  const before = ([0, 1] as const).map(owner => swept.filter(unit => unit.owner !== owner).length)
  const counted = () => {
    if (sideOf(0) === 0 || sideOf(1) === 0) return null
    if (Math.max(sideOf(0), sideOf(1)) > maxOnSide) return undefined
    try {
      const clash = inContact({ units: bodies, touches })
      return oddsOfClash(clash, stakes, 1, 1, clashBudget(), [before[0]!, before[1]!]).rounds[0]
    } catch (error) {
      if (!(error instanceof TooManyFalls)) throw error
      return undefined
    }
  }
  return { units, underWay, swept, rounds: bodies.map(({ round }) => round), odds: counted() }
}

/** It charges until its side's turn is over; in the melee phase as long as its combat has not been fought. */
function isStillCharging({ war }: Battlefield, { marks, rounds }: Regiment): boolean {
  return marks.charging && (war.stage !== 'melee' || rounds === 0)
}

/**
 * Chance that shots bring a unit to a panic test (RB-20.2), with what it has lost in this phase before them.
 * @returns undefined where it takes none, whatever they cost
 */
export function panicByShots(f: Battlefield, target: Regiment, { lost }: VolleyOdds): Fraction | undefined {
  const unit = hostOf(f, target)
  const { touches, shaken, marks } = unit
  const isFearless = unitContains(f, unit, rule => rule.fearless)
  if (touches.length > 0 || shaken || marks.panicPassed || isFearless) return undefined
  const life = bodyOf(f, unit).pools.reduce((sum, pool) => sum + pool.life, 0)
  const before = marks.shotLoss
  const of = Math.max(marks.phaseLife, life)
  return lost.reduce(
    (sum, chance, n) => {
      const enough = n > 0 && n < life && before + n >= 3 && 4 * (before + n) >= of
      return enough ? plus(sum, chance) : sum
    },
    fraction(0n, 1n),
  )
}
