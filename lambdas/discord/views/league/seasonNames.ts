import { entrantCalled, type Pair, type Season } from '../../../../rules/league/running.ts'
import { plain } from '../../words/fill.ts'
import type { Words } from '../../words/index.ts'

/** What an entrant is called; whoever wanted to be forgotten has no name. */
export const entrantName = (season: Season, number: number | null, { league, says }: Words): string =>
  number === null ? league.bye : plain(entrantCalled(season.entrants, number)) || says.formerPlayer

/** A battle by its players: `Ada – Bruno`. */
export const pairName = (season: Season, [a, b]: Pair, words: Words): string =>
  words.league.pairLine(entrantName(season, a, words), entrantName(season, b, words), '')
