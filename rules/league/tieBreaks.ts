import type { RoundLine } from './lines.ts'
import type { Season } from './season.ts'
import { drawOf, type Halves, type TieBreak } from './settings.ts'

/** What one round adds to a tie-break. */
export interface TieBreakPart {
  round: number
  opponent: number | null
  /** points taken in that round, in halves */
  got: Halves
  /** what the opponent counts for, in halves; another score than the opponent's where a round was not fought */
  counts?: Halves
  adds: number
  /** left out of the median: the least, or the most */
  cut?: 'least' | 'most'
}

/**
 * A tie-break with how it came about. Buchholz is in halves, Sonneborn-Berger in quarters, head to head in halves, the
 * others as they are. No value where it cannot be asked.
 */
export interface Explained {
  tieBreak: TieBreak
  value: number | null
  parts: TieBreakPart[]
}

/** How many make one point, as it is shown. */
export const unitOf: Readonly<Record<TieBreak, number>> = {
  buchholz: 2,
  'median-buchholz': 2,
  'sonneborn-berger': 4,
  'head-to-head': 2,
  'points-difference': 1,
  wins: 1,
}

export interface Scores {
  lines: readonly RoundLine[][]
  score: readonly Halves[]
  /** what each counts for as an opponent */
  asOpponent: readonly Halves[]
  /** what half of a battle is worth, and all rounds drawn */
  draw: Halves
  rounds: number
  fide: boolean
}

export function scoresOf(season: Season, lines: readonly RoundLine[][]): Scores {
  const { unplayedRounds } = season.settings
  const fide = unplayedRounds === 'fide'
  const draw = drawOf(season.settings)
  const score = lines.map(own => own.reduce((sum, { got }) => sum + got, 0))
  // FIDE 16.3: whoever leaves for good is taken to have drawn the rounds left out.
  const asOpponent = lines.map((own, entrant) => {
    if (!fide) return score[entrant]!
    const last = own.findLastIndex(({ missed }) => !missed)
    return own.reduce((sum, { got, opponent }, i) => sum + (i > last && opponent === null ? draw : got), 0)
  })
  const rounds = Math.max(0, ...lines.map(own => own.length))
  return { lines, score, asOpponent, draw, rounds, fide }
}

/** What the other side of a line counts for. */
function countsFor(scores: Scores, entrant: number, { opponent, counts }: RoundLine): Halves {
  const { score, asOpponent, draw, rounds, fide } = scores
  if (counts || !fide) return opponent === null ? 0 : asOpponent[opponent]!
  // FIDE 16.4: in a Swiss season a round that was not fought counts as one against somebody like oneself, and not for more than that.
  return Math.min(score[entrant]!, opponent === null ? draw * rounds : asOpponent[opponent]!)
}

const sum = (parts: readonly TieBreakPart[]): number =>
  parts.reduce((total, { adds, cut }) => total + (cut ? 0 : adds), 0)

function buchholz(scores: Scores, entrant: number): TieBreakPart[] {
  return scores.lines[entrant]!.map(line => {
    const counts = countsFor(scores, entrant, line)
    return { round: line.round, opponent: line.opponent, got: line.got, counts, adds: counts }
  })
}

const isMissed = ({ missed, counts }: RoundLine): boolean => missed && !counts

/** Without the least and the most; by FIDE 16.5 a round that was missed is the first to be left out as the least. */
function median(scores: Scores, entrant: number): TieBreakPart[] {
  const parts = buchholz(scores, entrant)
  const places = [...parts.keys()].toSorted((a, b) => parts[a]!.adds - parts[b]!.adds)
  const missed = scores.fide ? places.find(place => isMissed(scores.lines[entrant]![place]!)) : undefined
  const least = missed ?? places[0]
  const most = places.findLast(place => place !== least)
  return parts.map((part, place) =>
    place === least ? { ...part, cut: 'least' } : place === most ? { ...part, cut: 'most' } : part,
  )
}

/** The opponent's score times the points taken from them. */
const sonnebornBerger = (scores: Scores, entrant: number): TieBreakPart[] =>
  buchholz(scores, entrant).map(part => ({ ...part, adds: part.counts! * part.got }))

/** Some battles, by what a line of them adds. */
const partsOf = (lines: readonly RoundLine[], adds: (line: RoundLine) => number): TieBreakPart[] =>
  lines.map(line => ({ round: line.round, opponent: line.opponent, got: line.got, adds: adds(line) }))

/** Battles that were fought, by what a line of them adds. */
const foughtLines = (scores: Scores, entrant: number, adds: (line: RoundLine) => number): TieBreakPart[] =>
  partsOf(
    scores.lines[entrant]!.filter(({ fought }) => fought),
    adds,
  )

function difference({ battle, place }: RoundLine): number {
  const { destroyed, lost } = battle?.outcome?.result ?? {}
  return (destroyed?.[place] ?? 0) - (lost?.[place] ?? 0)
}

/** Points taken from each other; nothing where not all of them have met. */
function headToHead(scores: Scores, entrant: number, level: readonly number[]): Explained {
  const others = (number: number) => level.filter(other => other !== number)
  const met = (a: number, b: number) =>
    scores.lines[a]!.some(({ opponent, counts }) => counts && opponent === b)
  if (level.length < 2 || !level.every(a => others(a).every(b => met(a, b))))
    return { tieBreak: 'head-to-head', value: null, parts: [] }
  const parts = partsOf(
    scores.lines[entrant]!.filter(({ opponent, counts }) => counts && level.includes(opponent!)),
    ({ got }) => got,
  )
  return { tieBreak: 'head-to-head', value: sum(parts), parts }
}

/** One tie-break of one entrant. @param level entrants who are level up to it, this one included */
export function explain(
  scores: Scores,
  tieBreak: TieBreak,
  entrant: number,
  level: readonly number[],
): Explained {
  if (tieBreak === 'head-to-head') return headToHead(scores, entrant, level)
  const parts =
    tieBreak === 'buchholz'
      ? buchholz(scores, entrant)
      : tieBreak === 'median-buchholz'
        ? median(scores, entrant)
        : tieBreak === 'sonneborn-berger'
          ? sonnebornBerger(scores, entrant)
          : tieBreak === 'wins'
            ? foughtLines(scores, entrant, ({ got, gave }) => (got > gave ? 1 : 0))
            : foughtLines(scores, entrant, difference)
  return { tieBreak, value: sum(parts), parts }
}
