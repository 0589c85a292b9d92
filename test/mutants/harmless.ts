import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './mutate.ts'

/** What is known to change nothing, and why. */
export interface Harmless {
  file: string
  /** a source line, or `in name` for all that stands in something */
  on: string
  /** one change on that line; `*` is every one */
  change: string
  why: string
  /** where it is written down */
  from: string
}

/**
 * Reads a list of mutants that change nothing: `# file`, below it a source line, below that, indented, changes as
 * the program prints them, and the reason after `because:`, for all since the last reason. Line numbers play no part, so that it outlives edits.
 */
export function readHarmless(text: string, from: string): Harmless[] {
  const found: Harmless[] = []
  let file = ''
  let on = ''
  let open: Harmless[] = []
  text.split('\n').forEach((line, n) => {
    const words = line.trim()
    if (!words) return
    if (line.startsWith('# ')) file = words.slice(2)
    else if (!line.startsWith(' ')) on = words
    else if (words.startsWith('because: ')) {
      for (const one of open) one.why = words.slice('because: '.length)
      open = []
    } else {
      open.push({ file, on, change: words, why: '', from: `${from}:${n + 1}` })
      found.push(open.at(-1)!)
    }
  })
  if (open.length) throw new Error(`${from}: no reason for the last entry`)
  return found
}

/** All lists of a folder, one for each part of the rules. */
export const harmlessOf = (folder: string): Harmless[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter(name => name.endsWith('.txt'))
        .flatMap(name => readHarmless(readFileSync(join(folder, name), 'utf8'), join(folder, name)))
    : []

/** Does an entry mean this mutant? */
export const means = (entry: Harmless, mutant: Mutant): boolean =>
  entry.file === mutant.file &&
  (entry.on === mutant.on || isWithin(entry.on, mutant.within)) &&
  (entry.change === '*' || entry.change === mutant.change)

const isWithin = (on: string, within: string): boolean => {
  const name = on.startsWith('in ') ? on.slice(3) : undefined
  return name !== undefined && (within === name || within.startsWith(`${name}.`))
}
