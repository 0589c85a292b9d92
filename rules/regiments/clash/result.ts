import { containing, idsContaining, livingRules } from '../formation/borne.ts'
import { attachedOf, type Clash, isAlive, touchesOf, type UnitInClash } from '../formation/clashState.ts'
import { fullRanks } from '../formation/formation.ts'
import { meets } from '../unit/meets.ts'

/** A line of a combat result: how much, and by which clause. */
export interface ScoreLine {
  owner: 0 | 1
  points: number
  clause: string
  what: 'charge' | 'flank' | 'rear' | 'ranks' | 'standard' | 'banner' | 'life' | 'wiped-out'
}

const owners = [0, 1] as const
/** Full ranks that count for the result at most (RB-17.1). */
const maxRanks = 4

/** What is written down before the first blow of a round (RB-17.1). */
export function scoreBefore(clash: Clash): ScoreLine[] {
  const lines: ScoreLine[] = []
  for (const owner of owners) {
    const units = clash.units.filter(unit => unit.owner === owner && isAlive(unit))
    if (units.some(({ charging }) => charging))
      lines.push({ owner, points: 1, clause: 'RB-17.1', what: 'charge' })
    const sides = clash.touches.filter(
      ({ units: [a, b] }) => isAlive(clash.units[a]!) && isAlive(clash.units[b]!),
    )
    for (const { units: pair, over } of sides)
      for (const i of [0, 1] as const) {
        const side = over[i]
        if (clash.units[pair[i]]!.owner === owner || side === 'front') continue
        lines.push({ owner, points: 2, clause: 'RB-17.1', what: side === 'rear' ? 'rear' : 'flank' })
      }
    const ranks = Math.min(maxRanks, Math.max(0, ...units.map(unit => fullRanks(clash, unit))))
    if (ranks > 0) lines.push({ owner, points: ranks, clause: 'RB-18', what: 'ranks' })
    for (const unit of units) {
      const [standard] = idsContaining(unit, rule => rule.result)
      if (standard) lines.push({ owner, points: 1, clause: standard, what: 'standard' })
    }
    // The great banner itself, that rallies others, adds one more (RB-17.1).
    if (units.some(unit => containing(unit, rule => rule.testAgain)))
      lines.push({ owner, points: 1, clause: 'RB-17.1', what: 'banner' })
  }
  return lines
}

/** What the blows of a round add (RB-17.2): life that a side has taken, and units wiped out. */
export function scoreOfBlows(clash: Clash): ScoreLine[] {
  return owners.flatMap((owner): ScoreLine[] => {
    const enemies = clash.units.filter(unit => unit.owner !== owner && startedAlive(unit))
    const life = enemies.reduce((sum, unit) => sum + lostIn(unit), 0)
    const wiped = enemies.filter(unit => !isAlive(unit)).length
    return [
      ...(life ? [{ owner, points: life, clause: 'RB-17.2', what: 'life' } as const] : []),
      ...(wiped ? [{ owner, points: wiped, clause: 'RB-17.2', what: 'wiped-out' } as const] : []),
    ]
  })
}

const startedAlive = (unit: UnitInClash): boolean => unit.pools.some(({ atStart }) => atStart > 0)

/** Life that a unit has lost in this round. */
export const lostIn = (unit: UnitInClash): number =>
  unit.pools.reduce((sum, { atStart, life }) => sum + atStart - life, 0)

export const totalOf = (lines: readonly ScoreLine[], owner: 0 | 1): number =>
  lines.reduce((sum, line) => sum + (line.owner === owner ? line.points : 0), 0)

/** By how much a unit has lost; 0 where its side has not, or it touches no enemy any more (RB-17.3). */
export function differenceFor(clash: Clash, unit: UnitInClash, totals: readonly [number, number]): number {
  const enemies = touchesOf(clash, unit).filter(({ enemy }) => isAlive(enemy))
  if (!isAlive(unit) || enemies.length === 0) return 0
  return Math.max(0, totals[1 - unit.owner]! - totals[unit.owner])
}

/** Is a character in it guarded, one whom the words of its rule mean? (M21) */
export const isGuarded = (unit: UnitInClash): boolean =>
  livingRules(unit).some(
    ({ rule, own }) =>
      rule.guards && attachedOf(unit).some(pool => pool.life > 0 && meets({ ...pool.unit, ...pool }, own)),
  )
