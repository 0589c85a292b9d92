import { TooManyFalls } from '../../play/odds/budget.ts'
import type { Fraction } from '../../play/odds/fraction.ts'
import { likelyLoss } from '../clash/blows.ts'
import { inContact } from '../clash/contact.ts'
import { allBlows } from '../clash/sending.ts'
import { isRefused } from '../field/actSpace.ts'
import { type Battlefield, membersOf, profileOfUnit, type UnitBody } from '../field/battlefield.ts'
import type { ChargeWay } from '../field/chargeWays.ts'
import { bodyLent, isUnderBanner } from '../field/command.ts'
import type { BlowsLine } from '../field/events.ts'
import type { Clash } from '../formation/clashState.ts'
import type { SendingOrder } from '../formation/sendingOrder.ts'
import { clashBudget, oddsOfClash, type RoundOdds, type Stake } from '../odds/clashOdds.ts'
import { oddsOfVolley, type VolleyOdds } from '../odds/volleyOdds.ts'
import type { Regiment } from '../state.ts'
import { amountText } from '../unit/amounts.ts'
import { afterHazards, type Hazard, hazardsOf, lifeLost } from './chargeHazards.ts'
import { readShots } from './shooting.ts'

// Odds of units as they stand on the field: with what they have lost, who has joined them and what spells lend them.

/** Undefined where it would take too long to count. */
function counted<Odds>(count: () => Odds): Odds | undefined {
  try {
    return count()
  } catch (error) {
    if (!(error instanceof TooManyFalls)) throw error
    return undefined
  }
}

/** What a side loses with a unit and with who has joined it. */
export const stakeOf = (f: Battlefield, unit: Regiment): Stake => {
  const members = membersOf(f, unit)
  return {
    points: BigInt(members.reduce((sum, member) => sum + profileOfUnit(f, member).points, 0)),
    quarter: Math.floor(members.reduce((sum, { startLife }) => sum + startLife, 0) / 4),
  }
}

/** A unit as it stands, with what friends lend it. */
export const bodyAt = (f: Battlefield, unit: Regiment): UnitBody => ({
  ...bodyLent(f, unit),
  rallied: isUnderBanner(f, unit),
})

/**
 * Two units alone, as a charge along a way would bring them together: the charger first.
 * @param sends where the charger sends its attacks
 */
export const clashOfCharge = (
  f: Battlefield,
  unit: Regiment,
  target: Regiment,
  { at }: ChargeWay,
  sends: SendingOrder = 'ordinary',
): Clash =>
  inContact({
    units: [
      { ...bodyAt(f, unit), owner: 0, charging: true, round: 1, sends },
      { ...bodyAt(f, target), owner: 1, round: target.rounds + 1 },
    ],
    touches: [{ units: [0, 1], over: ['front', at] }],
  })

/** Who would strike in the first round after a charge, if nobody fell before: blows of one kind each. */
export interface ExpectedBlows extends Pick<BlowsLine, 'step' | 'by' | 'part' | 'rule'> {
  /** so many attacks; times an amount of dice where it says so: 3×D3 */
  attacks: string
}

export function blowsOfCharge(
  f: Battlefield,
  unit: Regiment,
  target: Regiment,
  way: ChargeWay,
  sends?: SendingOrder,
): ExpectedBlows[] {
  const clash = clashOfCharge(f, unit, target, way, sends)
  const found: (Omit<ExpectedBlows, 'attacks'> & { count: number; each: string })[] = []
  for (const { step, how, by: special, count, each } of allBlows(clash)) {
    const i = clash.units.findIndex(({ pools }) => pools.includes(how.by.pool))
    const by = membersOf(f, i ? target : unit)[clash.units[i]!.pools.indexOf(how.by.pool)]!.label
    const line = { step, by, part: how.by.part.name, rule: special ?? how.weapon?.id ?? null }
    const amount = each === null ? '' : amountText(each)
    const known = found.find(
      other => JSON.stringify({ ...other, count: 0 }) === JSON.stringify({ ...line, count: 0, each: amount }),
    )
    if (known) known.count += count
    else found.push({ ...line, count, each: amount })
  }
  return found.map(({ count, each, ...line }) => ({
    ...line,
    attacks: each === '' ? String(count) : `${count}×${each}`,
  }))
}

/** What comes of the first round after a charge. */
export interface ArrivalOdds {
  /** undefined where it would take too long to count */
  round: RoundOdds | undefined
  hazards: Hazard[]
  /** chance by life that the hazards cost it, from 0 on; undefined where they are not counted in */
  before: Fraction[] | undefined
}

/** What comes of the first round if a charge arrives, what it meets on arriving counted in as far as time allows. */
export function oddsOfCharge(
  f: Battlefield,
  unit: Regiment,
  target: Regiment,
  way: ChargeWay,
  sends?: SendingOrder,
): ArrivalOdds {
  const hazards = hazardsOf(f, { unit, target, way }, clashOfCharge(f, unit, target, way))
  const round = (meets: readonly Hazard[], share: number): Omit<ArrivalOdds, 'hazards'> | undefined =>
    counted(() => {
      let before: Fraction[] = []
      const odds = oddsOfClash(
        clashOfCharge(f, unit, target, way, sends),
        [stakeOf(f, unit), stakeOf(f, target)],
        1,
        1,
        { left: clashBudget().left * share },
        [0, 0],
        (known, begun, budget) => {
          const after = afterHazards(f, target, meets, { known, begun, budget })
          before = lifeLost(known, after)
          return after
        },
      )
      return { round: odds.rounds[0], before }
    })
  const all = round(hazards, hazards.length > 0 ? 1 / 2 : 1)
  if (all) return { ...all, hazards }
  return { round: hazards.length > 0 ? round([], 1 / 2)?.round : undefined, hazards, before: undefined }
}

/** What shots of a unit at another cost; undefined where it cannot shoot, or that would take too long to count. */
export function oddsOfShots(f: Battlefield, unit: Regiment, target: Regiment): VolleyOdds | undefined {
  const found = readShots(f, { unit, target })
  if (isRefused(found)) return undefined
  return counted(() => oddsOfVolley(found.blows, found.target))
}

/** Can shots that a unit may make at another cost it nothing, however the dice fall? */
export function isVainShot(f: Battlefield, unit: Regiment, target: Regiment): boolean {
  const found = readShots(f, { unit, target })
  return !isRefused(found) && found.blows.every(blows => likelyLoss(blows) === 0)
}

/** Chance that so many dice come to a sum. */
export function chanceOfSum(dice: number, need: number): number {
  let ways = [1]
  for (let die = 0; die < dice; die++) {
    const next = Array.from({ length: ways.length + 6 }, () => 0)
    for (const [sum, n] of ways.entries()) for (let face = 1; face <= 6; face++) next[sum + face]! += n
    ways = next
  }
  return ways.reduce((all, n, sum) => (sum >= need ? all + n : all), 0) / 6 ** dice
}
