import { likelyLoss } from '../clash/blows.ts'
import { waysToPass } from '../clash/breakThrow.ts'
import { scoreBefore, totalOf } from '../clash/result.ts'
import { allBlows } from '../clash/sending.ts'
import {
  type Battlefield,
  bodyOf,
  enemiesTouching,
  membersOf,
  profileOfUnit,
  type UnitBody,
} from '../field/battlefield.ts'
import { disciplineOf } from '../field/command.ts'
import { testDiceOf } from '../field/tests.ts'
import type { Clash, UnitSide } from '../formation/clashState.ts'
import { isSteady } from '../formation/formation.ts'
import type { Regiment } from '../state.ts'

/** Points of what lives of a unit and of who has joined it. */
export const pointsLeft = (f: Battlefield, unit: Regiment): number =>
  membersOf(f, unit).reduce(
    (sum, each) => sum + (profileOfUnit(f, each).points * each.life) / Math.max(1, each.startLife),
    0,
  )

const lifeOf = (f: Battlefield, unit: Regiment): number =>
  membersOf(f, unit).reduce((sum, { life }) => sum + life, 0)

/** What a round is likely to bring one side, in points: life taken and given, and what a lost test costs. */
interface RoundWorth {
  gain: number
}

const gained = new WeakMap<Battlefield, Map<string, number>>()

/**
 * Points that a unit is likely to gain by a charge on another over one side of it, its losses taken off: of the first
 * round, with the chance that either breaks.
 */
export function chargeWorth(f: Battlefield, unit: Regiment, target: Regiment, at: UnitSide): number {
  let known = gained.get(f)
  if (!known) gained.set(f, (known = new Map()))
  const key = [unit, target].map(({ label, life, files }) => `${label}.${life}.${files}`).join(' ') + at
  let worth = known.get(key)
  if (worth === undefined) known.set(key, (worth = roundWorth(f, unit, target, at).gain))
  return worth
}

function roundWorth(f: Battlefield, unit: Regiment, target: Regiment, at: UnitSide): RoundWorth {
  const own: UnitBody = { ...bodyOf(f, unit), charging: true, round: 1 }
  const other: UnitBody = { ...bodyOf(f, target), charging: false, round: Math.max(1, target.rounds) }
  const helpers = enemiesTouching(f, target).filter(each => each !== unit)
  const clash: Clash = {
    units: [own, other, ...helpers.map(each => bodyOf(f, each))],
    touches: [
      { units: [0, 1], over: ['front', at] },
      ...target.touches.flatMap((touch, i) =>
        helpers[i] ? [{ units: [i + 2, 1] as const, over: [touch.at, touch.over] as const }] : [],
      ),
    ],
  }
  const losses = [0, 0]
  for (const blows of allBlows(clash)) {
    const struck = blows.how.at.unit.owner
    losses[struck]! += Math.min(likelyLoss(blows), blows.how.at.pool.life)
  }
  const score = scoreBefore(clash)
  const ahead =
    totalOf(score, own.owner) + losses[other.owner]! - totalOf(score, other.owner) - losses[own.owner]!
  const breaks = (body: UnitBody, loser: Regiment, by: number): number => {
    if (by <= 0) return 0
    const modifier = isSteady(clash, body) ? Math.min(2, by) : by
    const { ways, of } = waysToPass(Math.round(disciplineOf(f, loser) - modifier), testDiceOf(f, loser))
    return 1 - ways / of
  }
  const perLife = (each: Regiment) => pointsLeft(f, each) / Math.max(1, lifeOf(f, each))
  const side = (struck: Regiment, body: UnitBody, by: number) => {
    const lost = Math.min(losses[body.owner]!, lifeOf(f, struck)) * perLife(struck)
    return lost + (pointsLeft(f, struck) - lost) * breaks(body, struck, by)
  }
  return { gain: side(target, other, ahead) - side(unit, own, -ahead) }
}

/** Inches that a unit needs at least to come before another so many hexes off, which it sees over that side; turns included. */
export function roughWay(steps: number, seen: UnitSide): number {
  const turns = seen === 'front' ? 1 : seen === 'rear' ? 3 : 2
  return 3 * Math.max(0, steps - 1) + turns
}
