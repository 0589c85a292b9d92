import type { GameRecord, LogEntry, OutboxEntry } from '../../../lambdas/store/types.ts'
import { sampleGame, sampleLog } from '../store/samples.ts'
import type { TestWorker } from './testWorker.ts'

/** Games with something in their outbox, for a worker to empty. */
export function outboxesFor(worker: TestWorker) {
  const seconds = () => Math.floor(worker.now() / 1000)
  const post = (key: string, told: LogEntry[] = []): OutboxEntry => ({
    key,
    do: 'post',
    // the bot of this worker says what it is given
    view: key as 'turn',
    facts: {},
    pings: ['101'],
    told,
  })
  const whole = (): OutboxEntry[] => [
    { key: 'index', do: 'index' },
    { key: 'thread', do: 'thread', message: '7000' },
    { key: 'log', do: 'log', entries: sampleLog(0, 3) },
    post('begun', sampleLog(0, 3)),
    post('turn', sampleLog(0, 3)),
  ]
  const kept = async (outbox: OutboxEntry[], changes: Partial<GameRecord> = {}): Promise<GameRecord> => {
    const game = sampleGame({ changed: seconds(), outbox, ...changes })
    await worker.store.createGame(game)
    return game
  }
  const game = async () => (await worker.store.loadGame('g1'))!
  const said = () => worker.said.map(({ to, where, text }) => `${to} ${where} ${text}`)
  return { seconds, post, whole, kept, game, said }
}

/** What is said when all of it is said. */
export const wholeSaid = [
  'thread 600 Thread of g1 (7000)',
  'member 7000 101',
  'post 7000 begun of g1 (3 told)',
  'post 7000 turn of g1 (3 told)',
]
