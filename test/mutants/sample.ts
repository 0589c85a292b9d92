import type { Mutant } from './mutate.ts'

/**
 * So many numbers of mutants, spread evenly over the lines that have any: a line with twenty mutants stands for no more
 * than one with two. The same every time; of a line's own the first, then the second, in turn from line to line.
 */
export function sample(mutants: readonly Pick<Mutant, 'file' | 'line'>[], size: number): number[] {
  const lines = new Map<string, number[]>()
  mutants.forEach(({ file, line }, n) => {
    const key = `${file}:${line}`
    const those = lines.get(key)
    if (those) those.push(n)
    else lines.set(key, [n])
  })
  const upTo = (line: number) => Math.floor((line * size) / lines.size)
  return [...lines.values()].flatMap((those, line) => {
    const share = Math.min(those.length, upTo(line + 1) - upTo(line))
    return Array.from({ length: share }, (_, k) => those[(upTo(line) + k) % those.length]!)
  })
}
