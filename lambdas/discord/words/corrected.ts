import type { Correction } from '../../../rules/play/module.ts'

type WordsById = Readonly<Record<string, string>>

/** What was put right on a figure, side by side: `life 1, hex D5`. */
export const correctedIn = (
  { corrections, correctedTo }: { corrections: WordsById; correctedTo: WordsById },
  values: Correction['values'],
): string =>
  Object.entries(values)
    .map(([what, value]) => `${corrections[what] ?? what} ${correctedTo[value] ?? value}`)
    .join(', ')
