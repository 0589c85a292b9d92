import type { Profile, Side } from '../army/profile.ts'
import { type Combatant, type DarkLordState, noMarks } from '../state.ts'

/** A figure as it begins, not yet on the board. */
export const newCombatant = (label: string, owner: number, type: Profile): Combatant => ({
  label,
  owner,
  type: type.id,
  at: -1,
  condition: 'waiting',
  life: type.life,
  might: type.might,
  will: type.will,
  fate: type.fate,
  drained: 0,
  mount: type.mount && { life: type.mount.life, drained: 0 },
  burning: false,
  ring: null,
  carries: false,
  marks: noMarks(),
})

/** What of a game in its middle a scene says; all else is as when both have deployed. */
type Positioned = Pick<DarkLordState, 'rules' | 'board' | 'lastTurn' | 'combatants' | 'types'> &
  Partial<Pick<DarkLordState, 'customBoard' | 'priority' | 'part' | 'stage'>>

/** A game set up in the middle of its first turn: player 0 has the Free side, player 1 the Shadow, unless `sides` say otherwise. */
export function stateInTheMiddle(
  scene: Positioned,
  names: readonly [string, string],
  both: readonly [Side, Side] = ['free', 'shadow'],
): DarkLordState {
  return {
    turn: 1,
    stage: 'moving',
    priority: 0,
    part: 0,
    ...scene,
    players: both.map((side, owner) => {
      const own = scene.combatants.filter(each => each.owner === owner)
      return {
        name: names[owner]!,
        side,
        startCount: own.length,
        startPoints: own.reduce((sum, { type }) => sum + scene.types[type]!.points, 0),
        general: null,
      }
    }),
    deployed: [0, 1],
    firstToDeploy: 0,
    treasure: null,
    fights: [],
    result: null,
  }
}
