import { ofOwner, playerOf } from '../field/field.ts'
import type { Battlefield, ScenarioRules } from '../field/vocabulary.ts'
import type { Result } from '../state.ts'
import { cutShort, lastSide, won } from './count.ts'
import { inOuterZone, inRightHalf } from './zones.ts'

/** The holder away: won by the Free; dead, or alone on the board with the Ring on: by the Shadow (DL-31). */
function suddenly(f: Battlefield): Result | undefined {
  const holder = f.skirmish.combatants.find(each => each.ring !== null && each.owner === playerOf(f, 'free'))
  if (!holder) return undefined
  if (holder.condition === 'away') return won(f, 'free', 'escaped')
  if (holder.condition === 'removed') return won(f, 'shadow', 'holder-dead')
  const alone = ofOwner(f, holder.owner).every(each => each === holder)
  // The Dark Lord never has it on (DL-41).
  return holder.ring === 'on' && alone ? won(f, 'shadow', 'holder-lost') : undefined
}

/** The bearer's flight (part 6). */
export const flight: ScenarioRules = {
  id: 'flight',
  points: (_side, agreed) => agreed,
  lastTurn: 12,
  deploysFirst: 'free',
  inZone: (f, side, cell) => (side === 'free' ? inOuterZone(f, side, cell) : inRightHalf(f, cell)),
  treasure: false,
  generalCounts: false,
  exit: 'free',
  ringLost: false,
  armyBan(side, army) {
    if (side === 'shadow')
      return army.some(({ holder }) => holder === 1) ? { code: 'no-ring-master', rule: 'DB-30' } : undefined
    return army.some(({ holder }) => holder !== null && holder >= 2 && holder <= 5)
      ? undefined
      : { code: 'needs-holder', rule: 'DB-30' }
  },
  suddenly,
  atEnd: f =>
    f.skirmish.turn >= f.skirmish.lastTurn ? (cutShort(f) ?? won(f, 'shadow', 'turns')) : undefined,
  alone: f => ({ winner: lastSide(f), reason: 'annihilated', points: null }),
  wearerAway: -1,
}
