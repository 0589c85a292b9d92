import { combatHex } from '../../rules/combat-hex/contract/module.ts'

/**
 * Counts how often the most repeated step of a battle is run while something is done. Every run costs the whole
 * journal of the step.
 */
export async function countRuns(work: () => Promise<unknown>): Promise<number> {
  const { machine } = combatHex
  const { begin } = machine
  const runs = new Map<string, number>()
  machine.begin = (state, emit) => {
    // The same step is one that begins with the same state.
    const key = JSON.stringify(state)
    runs.set(key, (runs.get(key) ?? 0) + 1)
    return begin(state, emit)
  }
  try {
    await work()
  } finally {
    machine.begin = begin
  }
  return Math.max(0, ...runs.values())
}
