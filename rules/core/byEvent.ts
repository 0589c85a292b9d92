/** What is done at events, by their names; at those that are not listed, nothing. */
export type ByEvent<E extends { event: string }, Rest extends readonly unknown[], Result = void> = {
  readonly [Name in E['event']]?: (event: Extract<E, { event: Name }>, ...rest: Rest) => Result
}

/** Does what a table lists for an event. @returns what that returns; undefined where nothing is listed */
export function doByEvent<E extends { event: string }, Rest extends readonly unknown[], Result>(
  table: ByEvent<E, Rest, Result>,
  event: E,
  ...rest: Rest
): Result | undefined {
  // What stands under a name takes events of that name, which the compiler cannot follow.
  const listed = table[event.event as E['event']] as ((event: E, ...rest: Rest) => Result) | undefined
  return listed?.(event, ...rest)
}
