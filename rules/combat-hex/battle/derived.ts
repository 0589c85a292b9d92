import type { Figure } from './state.ts'

/**
 * What may be worked out once and kept rests on one of these, and is worked out anew when that has changed:
 * - `board`: where figures stand and face, and everything at work on them;
 * - `zones`: danger zones, and who stands in them;
 * - `prices`: who changes what things cost;
 * - `standing`: who stands on the board, wherever that is, and as which figure.
 */
export const dependencies = ['board', 'zones', 'prices', 'standing'] as const
export type Dependency = (typeof dependencies)[number]

/** Counts the changes of each ground, and holds what was worked out, with the count that it holds for. */
export interface Memory {
  changes: Record<Dependency, number>
  known: Map<string, { at: number; value: unknown }>
  ofFigure: Map<string, Map<Figure, { at: number; value: unknown }>>
}

/** A game, as far as it remembers. */
export interface WithMemory {
  readonly memory: Memory
}

export const newMemory = (): Memory => ({
  changes: { board: 0, zones: 0, prices: 0, standing: 0 },
  known: new Map(),
  ofFigure: new Map(),
})

/** What was worked out from these grounds holds no longer. Whatever changes, the board has changed. */
export function changed(g: WithMemory, ...which: readonly Exclude<Dependency, 'board'>[]): void {
  const { changes } = g.memory
  changes.board++
  for (const ground of which) changes[ground]++
}

/** Works something out from what it depends on, and keeps it until that changes. */
export function kept<Game extends WithMemory, Value>(
  g: Game,
  on: Dependency,
  key: string,
  make: (g: Game) => Value,
): Value {
  const { known, changes } = g.memory
  const at = changes[on]
  const before = known.get(key)
  if (before?.at === at) return before.value as Value
  const value = make(g)
  known.set(key, { at, value })
  return value
}

/** The same for one figure. */
export function keptOf<Game extends WithMemory, Value>(
  g: Game,
  on: Dependency,
  key: string,
  figure: Figure,
  make: (g: Game, figure: Figure) => Value,
): Value {
  const { ofFigure, changes } = g.memory
  let known = ofFigure.get(key)
  if (!known) ofFigure.set(key, (known = new Map()))
  const at = changes[on]
  const before = known.get(figure)
  if (before?.at === at) return before.value as Value
  const value = make(g, figure)
  known.set(figure, { at, value })
  return value
}
