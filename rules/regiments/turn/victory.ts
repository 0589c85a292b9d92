import { allUnits, type Battlefield, profileOfUnit } from '../field/battlefield.ts'
import type { EndReason, Result } from '../state.ts'

/** Points of an army that its enemy has taken: all of what is gone, half of what is shaken or down to a quarter (RB-25). */
export function takenFrom(f: Battlefield, owner: number): number {
  return f.war.regiments
    .filter(each => each.owner === owner)
    .reduce((sum, each) => {
      const { points } = profileOfUnit(f, each)
      if (each.condition === 'destroyed' || each.condition === 'routed') return sum + points
      if (each.condition === 'held' || each.condition === 'waiting') return sum
      const host = each.host === null ? each : f.war.regiments.find(({ label }) => label === each.host)!
      const hurt = 4 * each.life <= each.startLife
      return host.shaken || hurt ? sum + Math.floor(points / 2) : sum
    }, 0)
}

/** Scores by the difference of what was taken, in percent of the armies: they sum to 20 (RB-25). */
export function scoreOf(taken: readonly number[], points: number): [number, number] {
  const percent = (100 * Math.abs(taken[0]! - taken[1]!)) / Math.max(1, points)
  const more = Math.min(10, Math.max(0, Math.ceil(percent / 5) - 1))
  return taken[0]! >= taken[1]! ? [10 + more, 10 - more] : [10 - more, 10 + more]
}

export function resultOf(f: Battlefield, reason: EndReason): Result {
  const taken = [takenFrom(f, 1), takenFrom(f, 0)]
  const score = scoreOf(taken, f.war.points)
  return { winner: score[0] === score[1] ? null : score[0] > score[1] ? 0 : 1, reason, taken, score }
}

/** Is the battle over: has a side no unit left, or was this the last turn? (RB-25) */
export function isOver(f: Battlefield): EndReason | undefined {
  const left = (owner: number) =>
    allUnits(f).some(unit => unit.owner === owner) ||
    f.war.regiments.some(unit => unit.owner === owner && unit.condition === 'held')
  if (!left(0) || !left(1)) return 'wiped-out'
  return f.war.turn >= f.war.lastTurn && f.war.active !== f.war.first ? 'points' : undefined
}
