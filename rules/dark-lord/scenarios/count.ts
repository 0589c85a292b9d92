import type { Side } from '../army/profile.ts'
import { ofOwner, playerOf, typeOfCombatant } from '../field/field.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import type { Combatant, EndReason, Result } from '../state.ts'

export const won = (f: Battlefield, side: Side, reason: EndReason): Result => ({
  winner: playerOf(f, side),
  reason,
  points: null,
})

/** Somebody from outside has called the last turn before the scenario's own: nobody has done what it is about (DR-33). */
export const cutShort = ({ skirmish, scenario }: Battlefield): Result | undefined =>
  skirmish.lastTurn < scenario.lastTurn ? { winner: null, reason: 'cut-short', points: null } : undefined

export const pointsOf = (f: Battlefield, figures: readonly Combatant[]): number =>
  figures.reduce((sum, figure) => sum + typeOfCombatant(f, figure).points, 0)

/** Printed points of a player's figures that were removed; those away are not. */
export const removedPoints = (f: Battlefield, owner: number): number =>
  pointsOf(
    f,
    f.skirmish.combatants.filter(each => each.owner === owner && each.condition === 'removed'),
  )

/** A side has a quarter or less of its figures left on the board. */
export const isQuartered = (f: Battlefield, owner: number): boolean =>
  ofOwner(f, owner).length * 4 <= f.skirmish.players[owner]!.startCount

/** The only side that is left on the board. */
export const lastSide = (f: Battlefield): number => (ofOwner(f, 0).length > 0 ? 0 : 1)
