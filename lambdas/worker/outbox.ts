import type { WorkerDeps } from './types.ts'

/**
 * Says what was left unsaid: empties the outboxes of games that have a full one, oldest first.
 * @param options.olderThan seconds since the last change; a younger game's worker may still be at it
 * @returns how many games were done
 */
export async function sweep(
  deps: WorkerDeps,
  options: { limit?: number; olderThan?: number } = {},
): Promise<number> {
  throw new Error(`being written ${typeof deps} ${typeof options}`)
}
