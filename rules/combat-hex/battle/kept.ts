import type { Game } from './game.ts'
import type { Figure } from './state.ts'

/**
 * What may be worked out once and kept rests on one of these, and is worked out anew when that has changed:
 * - `board`: where figures stand and face, and everything at work on them;
 * - `zones`: danger zones, and who stands in them;
 * - `prices`: who changes what things cost;
 * - `muster`: who stands on the board, wherever that is, and as which figure.
 */
export const dependencies = ['board', 'zones', 'prices', 'muster'] as const
export type Dependency = (typeof dependencies)[number]

/** Counts the changes of each ground, and holds what was worked out, with the count that it holds for. */
export interface Memory {
  changes: Record<Dependency, number>
  known: Map<string, { at: number; value: unknown }>
  ofFigure: Map<string, Map<Figure, { at: number; value: unknown }>>
}

export const newMemory = (): Memory => ({
  changes: { board: 0, zones: 0, prices: 0, muster: 0 },
  known: new Map(),
  ofFigure: new Map(),
})

/** What was worked out from these grounds holds no longer. Whatever changes, the board has changed. */
export function changed(g: Game, ...which: readonly Exclude<Dependency, 'board'>[]): void {
  const { changes } = g.memory
  changes.board++
  for (const ground of which) changes[ground]++
}

/** Works something out from a ground, and keeps it until that changes. */
export const kept = <Value>(g: Game, ground: Dependency, key: string, make: () => Value): Value =>
  keptIn(g.memory.known, key, g.memory.changes[ground], make)

/** The same for one figure. */
export function keptOf<Value>(
  g: Game,
  ground: Dependency,
  key: string,
  figure: Figure,
  make: () => Value,
): Value {
  let known = g.memory.ofFigure.get(key)
  if (!known) g.memory.ofFigure.set(key, (known = new Map()))
  return keptIn(known, figure, g.memory.changes[ground], make)
}

function keptIn<Key, Value>(
  known: Map<Key, { at: number; value: unknown }>,
  key: Key,
  at: number,
  make: () => Value,
): Value {
  const before = known.get(key)
  if (before?.at === at) return before.value as Value
  const value = make()
  known.set(key, { at, value })
  return value
}
