import { withoutTakenBack } from '../../rules/play/takenBack.ts'
import type { GameRecord, LogEntry, Store } from '../store/types.ts'

/**
 * The whole log: what is stored, and what waits in the outbox. What was taken back before others were told of it never
 * happened, for nobody who reads it.
 */
export async function wholeLog(store: Pick<Store, 'readLog'>, record: GameRecord): Promise<LogEntry[]> {
  const stored = await store.readLog(record.id)
  const waiting = record.outbox.flatMap(entry => (entry.do === 'log' ? entry.entries : []))
  const all = new Map([...stored, ...waiting].map(entry => [entry.n, entry]))
  return withoutTakenBack(
    [...all.values()].sort((a, b) => a.n - b.n),
    ({ told }) => told === true,
  )
}
