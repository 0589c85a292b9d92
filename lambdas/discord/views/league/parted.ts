import type { Season, Standing, TieBreak } from '../../../../rules/league/running.ts'

/** What a tie-break came to; null where it cannot be asked. */
export const valueOf = (tieBreak: TieBreak, { tieBreaks }: Standing): number | null =>
  tieBreaks.find(each => each.tieBreak === tieBreak)?.value ?? null

/** The tie-breaks that a table shows: in a knockout the round that was reached decides, and they would mean nothing. */
export const tieBreaksShown = ({ settings }: Season): readonly TieBreak[] =>
  settings.format === 'knockout' ? [] : settings.tieBreaks

/** Do points alone not part two rows of one table? */
export const areLevel = (a: Standing, b: Standing | undefined): b is Standing =>
  b !== undefined &&
  a.score === b.score &&
  a.rank !== null &&
  b.rank !== null &&
  a.group === b.group &&
  a.reached === b.reached

/** The tie-break by which two rows of the same score are parted; undefined where something else parts them, or nothing. */
export function partedBy({ settings }: Season, a: Standing, b: Standing | undefined): TieBreak | undefined {
  if (!areLevel(a, b) || a.rank === b.rank) return undefined
  return settings.tieBreaks.find(one => valueOf(one, a) !== valueOf(one, b))
}

/** The tie-break that decides the place of a row: from the row above, else from the one below. */
export const decidedBy = (season: Season, table: readonly Standing[], i: number): TieBreak | undefined =>
  partedBy(season, table[i]!, table[i - 1]) ?? partedBy(season, table[i]!, table[i + 1])
