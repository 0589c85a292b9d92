import type { Ruling, Season } from '../../../../rules/league/running.ts'
import { gameOfSeason, numberOfRule } from '../../../league/gameOfSeason.ts'
import type { GameRecord } from '../../../store/types.ts'
import { relative } from '../../api/timestamps.ts'
import { plain } from '../../words/fill.ts'
import type { Words } from '../../words/index.ts'
import { entrantName, pairName } from './seasonNames.ts'

/** What a decision is, with what it comes to: `result by hand: 2 : 1` (10.01). */
export function decisionText(
  { do: done, what, score, due }: Pick<Ruling, 'do' | 'what' | 'score' | 'due'>,
  { league }: Words,
  of: Pick<GameRecord, 'game'>,
): string {
  const known = league.decisions[done as keyof typeof league.decisions] ?? plain(done)
  const name = done === 'exclude' ? known + numberOfRule(of, 'exclusion') : known
  const facts = [
    what !== undefined && plain(what),
    score && league.score(...score),
    due !== undefined && league.dueAt(relative(due)),
  ].filter(fact => typeof fact === 'string')
  return facts.length > 0 ? league.ruledAs(name, facts.join(', ')) : name
}

/** The same with the battle, or the player, that it is about. A substitute is named in the place of whoever is replaced. */
export function rulingText(season: Season, ruling: Ruling, words: Words): string {
  const { round, table } = ruling
  const battle =
    round === undefined || table === undefined ? undefined : season.rounds[round - 1]?.battles[table]
  const [whom, ...others] = ruling.touches
  const decided = decisionText(ruling, words, gameOfSeason({ season }))
  const said =
    battle === undefined && whom !== undefined && others.length === 0
      ? words.league.ruledAs(decided, entrantName(season, whom, words))
      : decided
  return battle ? words.league.ruledIn(round!, pairName(season, battle.players, words), said) : said
}
