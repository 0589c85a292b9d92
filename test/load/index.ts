/**
 * `npm run load`: how the program bears many commands, many games, long games, the computer thinking in many of them,
 * floods of those who look at pages, and being started. What it takes is processor time, since the machine may have other work; only what people wait for is
 * timed by the clock. `-- games` runs one part of it; `--all` with ten thousand games instead of one thousand.
 */
import type { Row } from './row.ts'

// What commands log is no figure.
process.env.LOG_LEVEL ??= 'silent'

/** Games in the store besides the one that is played. Ten thousand take ten minutes. */
const steps = process.argv.includes('--all') ? [0, 1000, 10_000] : [0, 1000]

/** Parts are loaded when they are measured. */
const parts: Record<string, () => Promise<Row[]>> = {
  start: async () => (await import('./starts.ts')).starts(),
  door: async () => (await import('./steadyPace.ts')).steadyPace(),
  computers: async () => (await import('./computers.ts')).computers(),
  looks: async () => (await import('./looks.ts')).floods(),
  turns: async () => (await import('./longGames.ts')).longGames(),
  games: async () => (await import('./manyGames.ts')).manyGames(steps),
}

const wanted = process.argv.slice(2).filter(word => !word.startsWith('-'))
const over: string[] = []
for (const [part, run] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(part)) continue
  for (const { name, value, unit, limit } of await run()) {
    const verdict = limit === null ? '' : value <= limit ? 'ok' : 'OVER'
    if (verdict === 'OVER') over.push(name)
    const given = `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`.padStart(12)
    console.log(
      `${name.padEnd(88)}${given}${limit === null ? ''.padStart(8) : String(limit).padStart(8)}  ${verdict}`,
    )
  }
}
console.log(over.length > 0 ? `\nover the limit: ${over.join('; ')}` : '\nevery limit is kept')
