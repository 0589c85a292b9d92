import { between, ofOwner, playerOf } from '../field/field.ts'
import { has } from '../field/points.ts'
import type { Battlefield, ScenarioRules } from '../field/vocabulary.ts'
import { centreOf } from './centre.ts'
import { cutShort, lastSide, pointsOf, won } from './count.ts'
import { inOuterZone } from './zones.ts'

/** Hexes from the centre within which the Free begin, and within which they hold. */
const begins = 4
const holds = 6

/** Figures of the Free that stand near the centre. */
const holding = (f: Battlefield): number => {
  const centre = centreOf(f.board)
  const near = ofOwner(f, playerOf(f, 'free')).filter(each => between(f, each.at, centre) <= holds)
  return pointsOf(f, near)
}

/** The last stand (part 6). */
export const lastStand: ScenarioRules = {
  id: 'last-stand',
  points: (side, agreed) => (side === 'free' ? Math.floor((agreed * 4) / 5) : agreed),
  lastTurn: 9,
  deploysFirst: 'free',
  inZone: (f, side, cell) =>
    side === 'free' ? between(f, cell, centreOf(f.board)) <= begins : inOuterZone(f, side, cell),
  treasure: false,
  generalCounts: false,
  exit: null,
  ringLost: false,
  armyBan: (side, army) =>
    side === 'shadow' && !army.some(({ holder }) => holder === 1)
      ? { code: 'needs-ring-master', rule: 'DB-30' }
      : undefined,
  suddenly(f) {
    const lord = f.skirmish.combatants.find(each => has(f, each, 'mastersRing'))
    return lord?.condition === 'removed' ? won(f, 'free', 'dark-lord-gone') : undefined
  },
  atEnd(f) {
    if (f.skirmish.turn < f.skirmish.lastTurn) return undefined
    const short = cutShort(f)
    if (short) return short
    const { startPoints } = f.skirmish.players[playerOf(f, 'free')]!
    return holding(f) * 4 >= startPoints ? won(f, 'free', 'held') : won(f, 'shadow', 'not-held')
  },
  alone: f => ({ winner: lastSide(f), reason: 'annihilated', points: null }),
  wearerAway: 0,
}

export const lastStandRingLost: ScenarioRules = { ...lastStand, id: 'last-stand-ring-lost', ringLost: true }
