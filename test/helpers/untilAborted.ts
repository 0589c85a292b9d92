import type { TimeLimit } from '../../lambdas/timeLimit.ts'

/** A limit that is up when a test says so, on however busy a machine. */
export const untilAborted = ({ signal }: AbortController): TimeLimit => ({
  at: Number.POSITIVE_INFINITY,
  left: () => (signal.aborted ? 0 : 60_000),
  signal,
})
