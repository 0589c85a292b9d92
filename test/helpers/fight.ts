import { type Placed, type Scene, scenario } from './scenario.ts'

/** Two of each side far from everything, so that the battle goes on whoever falls. */
export const bystanders: Record<string, Placed> = {
  A9: { at: 'A1' },
  A8: { at: 'A2' },
  B9: { at: 'L1' },
  B8: { at: 'L2' },
}

/** Dice of a strategy roll, thrown when a turn is over: player 0 chooses. */
export const nextTurn = [6, 1]

/** Dice with which nobody does anything, for as many rolls as may come, and a strategy roll at their end. */
export const calm = [...Array.from({ length: 40 }, () => 2), ...nextTurn]

/**
 * A scene whose action phases are over: the combat phase begins, with the dice given. Player 0 attacks
 * unless the scene says otherwise.
 */
export function fight(figures: Record<string, Placed>, dice: number[], scene: Partial<Scene> = {}) {
  const t = scenario({ figures, phase: 'defence', ...scene })
  t.dice(...dice).answer('done')
  if (t.asked.startsWith('turning')) t.answer('done')
  return t
}
