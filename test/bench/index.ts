/**
 * `npm run bench`: figures, each beside its yardstick from the same run. Machines differ, ratios last; a
 * limit is of the ratio where there is one, else of the value itself. `npm run bench -- rules` prints one part.
 */
import type { Measurement } from './measure.ts'

// What commands log is no figure.
process.env.LOG_LEVEL ??= 'silent'

type Part = { name: string; figures: () => Promise<Measurement[]> }

/** Parts are loaded when they are measured: each warms up by itself. */
const parts: Part[] = [
  { name: 'rules', figures: async () => (await import('./rules.ts')).rulesFigures() },
  { name: 'dark-lord', figures: async () => (await import('./darkLord.ts')).darkLordFigures() },
  { name: 'odds', figures: async () => (await import('./odds.ts')).oddsFigures() },
  {
    name: 'regiments',
    figures: async () => [
      ...(await import('./regiments.ts')).regimentFigures(),
      ...(await (await import('./regimentsBattle.ts')).regimentsFigures()),
    ],
  },
  { name: 'render', figures: async () => (await import('./render.ts')).renderFigures() },
  { name: 'front-door', figures: async () => (await import('./front-door.ts')).frontDoorFigures() },
  { name: 'commands', figures: async () => (await import('./commands.ts')).commandFigures() },
  { name: 'store', figures: async () => (await import('./store.ts')).storeFigures() },
  { name: 'league', figures: async () => (await import('./league.ts')).leagueFigures() },
  { name: 'pages', figures: async () => (await import('./pages.ts')).pageFigures() },
  { name: 'burst', figures: async () => (await import('./burst.ts')).burstFigures() },
]

const number = (value: number | null): string =>
  value === null ? '' : value.toFixed(Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0)

/** Is the promise kept? Nothing where none was made. */
const verdict = ({ value, ratio, limit }: Measurement): string =>
  limit === null ? '' : (ratio ?? value) <= limit ? 'ok' : 'OVER'

function row(figure: Measurement): string[] {
  const { name, value, unit, yardstick, ratio, limit } = figure
  return [name, number(value), unit, number(yardstick), number(ratio), number(limit), verdict(figure)]
}

function print(name: string, figures: readonly Measurement[]): void {
  const rows = [[name, 'figure', '', 'yardstick', 'ratio', 'limit', ''], ...figures.map(row)]
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map(cells => cells[i]!.length)))
  for (const [i, cells] of rows.entries()) {
    const padded = cells.map((cell, c) =>
      c === 0 || c === 2 ? cell.padEnd(widths[c]!) : cell.padStart(widths[c]!),
    )
    console.log(padded.join('  ').trimEnd())
    if (i === 0) console.log('-'.repeat(widths.reduce((sum, width) => sum + width + 2, -2)))
  }
  console.log()
}

const wanted = process.argv.slice(2)
const over: string[] = []
console.log(
  `Node ${process.version}, ${process.platform} ${process.arch}; yardsticks are from the same run\n`,
)
for (const { name, figures } of parts) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  try {
    const found = await figures()
    print(name, found)
    over.push(...found.filter(one => verdict(one) === 'OVER').map(one => one.name))
  } catch (error) {
    console.log(`${name}: not measured, ${error instanceof Error ? error.message : String(error)}\n`)
  }
}
console.log(over.length > 0 ? `over the limit: ${over.join('; ')}` : 'every limit is kept')
