import type { LeagueEvent } from './decisions.ts'
import { hashOf } from './draw.ts'
import { historyOf } from './history.ts'
import { drawPairs, pairable, roundCount, sittingOut } from './pairing/index.ts'
import { isSwapped, type Season, samePairs } from './season.ts'

/**
 * What the pairing of the next round is made from, as a short text: who may be paired, what they have scored and whom
 * they have met, and how many rounds are left; in the other formats the pairs that follow. It is another text where any
 * of it has changed.
 */
export function madeFrom(season: Season): string {
  if (season.settings.format !== 'swiss') return hashed(drawPairs(season))
  const round = season.rounds.length + 1
  const { score, balance, byes, met, played } = historyOf(season)
  const players = pairable(season, round).map(player => [
    player,
    score[player],
    balance[player],
    byes[player],
    [...met[player]!],
    played?.map(counts => counts[player]),
  ])
  return hashed([round, roundCount(season), players, sittingOut(season, round)])
}

const hashed = (value: unknown): string => (hashOf(JSON.stringify(value)) >>> 0).toString(36)

/** Is there a pairing that was made from another state than the present one? One that does not say is drawn again. */
export function isStale(season: Season): boolean {
  const { draft } = season
  if (!draft) return false
  if (draft.madeFrom !== undefined) return draft.madeFrom !== madeFrom(season)
  const drawn = drawPairs(season)
  return 'code' in drawn || draft.drawn === undefined || !samePairs(draft.drawn, drawn.pairs)
}

/** A pairing that is not made from the present state holds no more, and that is told. */
export function dropStaleDraft(season: Season, tell: (event: LeagueEvent) => void): void {
  if (!isStale(season)) return
  tell({ event: 'draft-lost', was: isSwapped(season.draft!) ? 'swapped' : 'drawn' })
  season.draft = null
}
