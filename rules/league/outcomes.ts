import type { Decision, LeagueEvent } from './decisions.ts'
import { actingAs } from './rights.ts'
import {
  battlesOf,
  isSettled,
  type OutcomeKind,
  type Round,
  type Ruling,
  type Season,
  type SeasonBattle,
  type SeasonBattleOutcome,
} from './season.ts'
import { notPlayed, usualSitOut } from './settings.ts'

type Tell = (event: LeagueEvent) => void

/**
 * Writes a decision into the log of rulings.
 * @param touches entrants; none for all
 * @param facts what it comes to, for those who read it later (10.01)
 */
export function log(
  season: Season,
  decision: Decision,
  touches: readonly number[],
  facts: Pick<Ruling, 'what' | 'score' | 'due'> = {},
): void {
  const { at, by, do: done } = decision
  season.rulings.push({
    n: season.decisions,
    at,
    by,
    as: actingAs(season, decision),
    do: done,
    why: ('why' in decision && decision.why) || '',
    touches: [...touches],
    ...('table' in decision && { round: decision.round, table: decision.table }),
    ...facts,
  })
}

/** What an unplayed battle scores by the season's settings. @param absent place in the pair of whoever was not there */
export function unplayedOutcome(
  season: Season,
  kind: Exclude<OutcomeKind, 'played' | 'by-hand' | 'sit-out'>,
  at: number,
  absent?: number,
): SeasonBattleOutcome {
  const { bye, neitherAtFault, forfeit, bothAtFault } = season.settings.scores
  const [won, lost] = forfeit
  const each = (halves: number) => notPlayed(season.settings, halves)
  const score: Record<typeof kind, SeasonBattleOutcome['score']> = {
    bye: [bye, 0],
    'neither-at-fault': [each(neitherAtFault), each(neitherAtFault)],
    'both-at-fault': [each(bothAtFault), each(bothAtFault)],
    forfeit: absent === 0 ? [lost, won] : [won, lost],
  }
  return { kind, score: score[kind], at }
}

/** What a round brings to somebody who sits it out: as often as the season says something, then nothing. */
export function sitOutOutcome(season: Season, entrant: number, at: number): SeasonBattleOutcome {
  const { score, most } = season.settings.scores.sitOut ?? usualSitOut
  const before = battlesOf(season).filter(
    ({ battle: { players, outcome } }) => players[0] === entrant && outcome?.kind === 'sit-out',
  ).length
  return { kind: 'sit-out', score: [before < most ? notPlayed(season.settings, score) : 0, 0], at }
}

/** A battle is over. What its game told before stays beside a ruling, so that it can be put back. */
export function settle(battle: SeasonBattle, round: Round, outcome: SeasonBattleOutcome, tell: Tell): void {
  const before = isSettled(round)
  if (battle.outcome?.result && !outcome.result) battle.late = battle.outcome.result
  battle.outcome = outcome
  battle.paused = null
  tell({ event: 'battle-over', round: round.number, table: round.battles.indexOf(battle) })
  if (!before && isSettled(round)) tell({ event: 'round-over', round: round.number })
}

/** Whoever is out fights no more: the battle under way is a forfeit. */
export function forfeitOpenBattle(season: Season, entrant: number, at: number, tell: Tell): void {
  for (const { round, battle } of battlesOf(season)) {
    const place = battle.players.indexOf(entrant)
    if (place < 0 || battle.outcome) continue
    settle(battle, round, unplayedOutcome(season, 'forfeit', at, place), tell)
  }
}
