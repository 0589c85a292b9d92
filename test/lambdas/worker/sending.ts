import type { QueueMessage } from '../../../lambdas/queue/types.ts'
import { work } from '../../../lambdas/worker/work.ts'
import { command, type Raw } from '../interactions/interactions.ts'
import type { TestWorker } from './testWorker.ts'

export const option = (name: string, value: unknown, type = 3) => ({ type, name, value })
export const turn = (label: string, changes: object = {}) =>
  command('turn', [option('label', label)], changes)

/** Sends interactions to a worker; with what becomes of the game, and what is said. */
export function sendingTo(worker: TestWorker) {
  const message = (interaction: Raw, age = 0): QueueMessage => ({
    interaction,
    receivedAt: worker.now() - age,
  })
  const give = (interaction: Raw, delivery?: { attempt: number; attempts: number }) =>
    work(message(interaction), worker, delivery)
  const game = async () => (await worker.store.loadGame('g1'))!
  const texts = (to: string) => worker.said.filter(call => call.to === to).map(call => call.text)
  return { message, give, game, texts }
}
