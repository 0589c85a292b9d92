/** What a case found. */
export interface CaseResult {
  name: string
  tried: number
  survived: number
  lost: number
  twice: number
  unanswered: number
  /** what went wrong, in words, one line each */
  faults: string[]
  /** what else is worth knowing */
  notes?: string[]
}

export const begin = (name: string): CaseResult => ({
  name,
  tried: 0,
  survived: 0,
  lost: 0,
  twice: 0,
  unanswered: 0,
  faults: [],
})

/** Which share of the tries of a case is to be made: the second of four, say. */
export interface Part {
  is: number
  of: number
}

/** What one try showed: how often something was lost, done twice, or left without an answer, and why. */
export interface Verdict {
  lost: string[]
  twice: string[]
  unanswered: string[]
}

/** Nothing is wrong yet. */
export const clean = (): Verdict => ({ lost: [], twice: [], unanswered: [] })

/** Enters a try; a fault is printed at once, since whoever runs the full form may not wait for its end. */
export function enter(result: CaseResult, what: string, { lost, twice, unanswered }: Verdict): void {
  result.tried++
  if (lost.length + twice.length + unanswered.length === 0) {
    result.survived++
    return
  }
  if (lost.length > 0) result.lost++
  if (twice.length > 0) result.twice++
  if (unanswered.length > 0) result.unanswered++
  const told = [
    ...lost.map(each => `lost: ${each}`),
    ...twice.map(each => `twice: ${each}`),
    ...unanswered.map(each => `unanswered: ${each}`),
  ]
  const fault = `${what}: ${told.join('; ').slice(0, 600)}`
  result.faults.push(fault)
  console.log(`FAULT ${fault}`)
}

export const isClean = ({ tried, survived, lost, twice, unanswered }: CaseResult): boolean =>
  tried > 0 && survived === tried && lost + twice + unanswered === 0

const columns = ['tried', 'survived', 'lost', 'twice', 'unanswered'] as const
const maxFaults = 20

/** Prints one line for each case, and below it what went wrong. */
export function printTable(results: readonly CaseResult[]): void {
  const wide = Math.max(4, ...results.map(({ name }) => name.length))
  const row = (cells: readonly (string | number)[]) =>
    cells.map((cell, i) => (i === 0 ? String(cell).padEnd(wide) : String(cell).padStart(12))).join('')
  console.log(`\n${row(['case', ...columns])}`)
  for (const result of results) {
    console.log(row([result.name, ...columns.map(column => result[column])]))
    for (const note of result.notes ?? []) console.log(`  ${note}`)
    for (const fault of result.faults.slice(0, maxFaults)) console.log(`  FAULT ${fault}`)
    if (result.faults.length > maxFaults) console.log(`  and ${result.faults.length - maxFaults} more`)
  }
}
