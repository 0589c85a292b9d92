import { ofOwner } from '../field/field.ts'
import type { Battlefield, ScenarioRules } from '../field/vocabulary.ts'
import type { Result } from '../state.ts'
import { isQuartered, removedPoints } from './count.ts'
import { inOuterZone } from './zones.ts'

/** For the enemy's general, and for holding the treasure; and the least lead that wins. */
const bonus = 50
const lead = 25

/** Points of each: enemies removed, their general, the treasure. */
export function matchedPoints(f: Battlefield): number[] {
  return [0, 1].map(owner => {
    const { general } = f.skirmish.players[1 - owner]!
    const gone = f.skirmish.combatants.some(each => each.label === general && each.condition === 'removed')
    const holds = ofOwner(f, owner).some(each => each.carries)
    return removedPoints(f, 1 - owner) + (gone ? bonus : 0) + (holds ? bonus : 0)
  })
}

function counted(f: Battlefield): Result {
  const points = matchedPoints(f)
  const ahead = points[0]! - points[1]!
  const winner = Math.abs(ahead) < lead ? null : ahead > 0 ? 0 : 1
  return { winner, reason: 'points', points }
}

/** A matched game: points decide (part 6). */
export const openField: ScenarioRules = {
  id: 'open-field',
  points: (_side, agreed) => agreed,
  lastTurn: 12,
  deploysFirst: 'die',
  inZone: inOuterZone,
  treasure: true,
  generalCounts: true,
  exit: null,
  ringLost: false,
  armyBan: () => undefined,
  suddenly: () => undefined,
  atEnd: f =>
    f.skirmish.turn >= f.skirmish.lastTurn || [0, 1].some(owner => isQuartered(f, owner))
      ? counted(f)
      : undefined,
  // It ends the game, and points are counted.
  alone: counted,
  wearerAway: 0,
}

export const openFieldRingLost: ScenarioRules = { ...openField, id: 'open-field-ring-lost', ringLost: true }
