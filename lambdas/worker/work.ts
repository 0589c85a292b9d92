import type { Delivery, QueueMessage } from '../queue/types.ts'
import type { WorkerDeps } from './types.ts'

/**
 * Carries out one interaction and shows the answer. Throws when it should be delivered again; on the last
 * delivery the player is told first.
 */
export async function work(message: QueueMessage, deps: WorkerDeps, delivery?: Delivery): Promise<void> {
  throw new Error(`being written ${typeof message} ${typeof deps} ${typeof delivery}`)
}
