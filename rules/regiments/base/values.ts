/** What is done to a value, and by which clause. Of `set` and `atLeast`, `times`, and `plus` each change does one. */
export interface ValueChange {
  clause: string
  set?: number
  /** never lowers it */
  atLeast?: number
  times?: number
  plus?: number
  /** as far as this and no farther */
  upTo?: number
  /** nothing is added to it afterwards (RB-06.4) */
  final?: true
}

/** A value with the clauses that made it so, in the order in which they did. */
export interface Worked {
  value: number
  clauses: string[]
}

/** No value falls below 0; these rise no higher (RB-06.3). */
const highest: Readonly<Partial<Record<string, number>>> = { armour: 6, agility: 10, discipline: 10 }

/** A value after all that is done to it, in the order of RB-06.3. */
export function workOut(base: number, changes: readonly ValueChange[], bound?: string): Worked {
  const clauses = changes.length ? changes.map(({ clause }) => clause) : []
  const sets = changes.flatMap(({ set }) => (set === undefined ? [] : [set]))
  let value = sets.length ? Math.min(...sets) : base
  if (changes.some(({ final }) => final))
    return { value, clauses: changes.flatMap(each => (each.final ? [each.clause] : [])) }
  for (const { atLeast } of changes) if (atLeast !== undefined) value = Math.max(value, atLeast)
  for (const { times } of changes) if (times !== undefined) value = Math.ceil(value * times)
  for (const { plus, upTo } of changes) if (plus !== undefined && upTo === undefined) value += plus
  for (const { plus, upTo } of changes)
    if (plus !== undefined && upTo !== undefined) value = Math.max(value, Math.min(value + plus, upTo))
  return { value: Math.min(Math.max(value, 0), (bound && highest[bound]) || Infinity), clauses }
}
