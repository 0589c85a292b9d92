import type { Luck } from './season.ts'

/** How much higher a player's dice were than the average, in faces of a die; 0 without dice. */
export const luckOf = ({ dice, sum }: Luck): number => sum - 3.5 * dice

/** Adds up what players threw in a game. @param throws dice that somebody wanted high, as the game tells of them */
export function luckOfThrows(
  throws: Iterable<{ by: number; faces: readonly number[] } | undefined>,
  players: number,
): Luck[] {
  const luck = Array.from({ length: players }, () => ({ dice: 0, sum: 0 }))
  for (const thrown of throws) {
    const own = thrown && luck[thrown.by]
    if (!own) continue
    own.dice += thrown.faces.length
    own.sum += thrown.faces.reduce((sum, face) => sum + face, 0)
  }
  return luck
}
