import type { GameRecord, LogEntry, Store } from '../../store/types.ts'

/** The whole log: what is stored, and what waits in the outbox. */
export async function wholeLog(store: Pick<Store, 'readLog'>, record: GameRecord): Promise<LogEntry[]> {
  const stored = await store.readLog(record.id)
  const waiting = record.outbox.flatMap(entry => (entry.do === 'log' ? entry.entries : []))
  const all = new Map([...stored, ...waiting].map(entry => [entry.n, entry]))
  return [...all.values()].sort((a, b) => a.n - b.n)
}
