/** One line of the table of figures. */
export interface Measurement {
  name: string
  value: number
  unit: string
  /** what the value is held against, in the same unit and from the same run; null where the limit is absolute */
  yardstick: number | null
  ratio: number | null
  /** of the ratio where there is one, else of the value; null where none was promised */
  limit: number | null
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** The least of them that this share is not above. @param share 0 to 1 */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN

const milliseconds = (work: () => unknown): number => {
  const from = performance.now()
  work()
  return performance.now() - from
}

/** Megabytes of memory that this program holds. */
export const resident = (): number => process.memoryUsage().rss / 2 ** 20

/** Milliseconds of processor that this program has had, in all its threads: waiting for others costs none. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Median milliseconds of two things, done in turns so that both see the same machine; what comes first is
 * thrown away, for the compiler to warm up.
 */
export function together(work: () => unknown, yardstick: () => unknown, rounds = 400): [number, number] {
  const taken: [number[], number[]] = [[], []]
  for (let round = -Math.ceil(rounds / 2); round < rounds; round++) {
    const pair = [milliseconds(work), milliseconds(yardstick)] as const
    if (round >= 0) for (const i of [0, 1] as const) taken[i].push(pair[i])
  }
  return [median(taken[0]), median(taken[1])]
}

/** Milliseconds of processor that each of two things takes, round after round. */
export async function inTurns(
  rounds: number,
  first: (round: number) => unknown,
  second: (round: number) => unknown,
): Promise<[number[], number[]]> {
  const taken: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++)
    for (const [i, work] of [first, second].entries()) {
      const from = processorTime()
      await work(round)
      taken[i]!.push(processorTime() - from)
    }
  return taken
}

/**
 * J: the saved game is read once from its text, what any answer must do anyway. Writing it is no part of it: each Node
 * writes JSON faster than the one before, and the same rules would look slower by it.
 */
export const yardstickOf = (save: unknown): (() => unknown) => {
  const text = JSON.stringify(save)
  return () => JSON.parse(text)
}

export const figure = (
  name: string,
  unit: string,
  value: number,
  more: Partial<Pick<Measurement, 'yardstick' | 'limit'>> = {},
): Measurement => {
  const yardstick = more.yardstick ?? null
  return {
    name,
    value,
    unit,
    yardstick,
    ratio: yardstick === null ? null : value / yardstick,
    limit: more.limit ?? null,
  }
}
