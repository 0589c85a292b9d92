import { battleScores, notPlayed, usualSitOut } from '../../../../rules/league/running.ts'
import type { LeagueRule } from '../../../../rules/play/gameParts.ts'
import { gameOfSeason, numberOfRule } from '../../../league/gameOfSeason.ts'
import type { SeasonRecord } from '../../../store/seasonTypes.ts'
import type { Locale } from '../../../store/types.ts'
import { panel } from '../../api/panel.ts'
import type { Message } from '../../types.ts'
import { plain } from '../../words/fill.ts'
import { wordsOf } from '../../words/index.ts'
import { battlesBring, battlesRow } from './battlesBring.ts'
import { sideName } from './pictureParts.ts'

/** What battles bring in a season, fought or not, and what else seasons count in different ways. */
export function seasonScoresMessage({ season }: Pick<SeasonRecord, 'season'>, locale: Locale): Message {
  const rule = (of: LeagueRule) => numberOfRule(gameOfSeason({ season }), of)
  const words = wordsOf(locale)
  const { league } = words
  const { scores, lessPlayed = 'balance', leavers = 'half', unplayedRounds, name, sides } = season.settings
  const { told = battleScores } = season.settings
  const { battle = told, bye, neitherAtFault, forfeit, bothAtFault, sitOut = usualSitOut } = scores
  const idle = (halves: number) => notPlayed(season.settings, halves)
  const [first, second] = sides.map((_, side) => sideName(season, side, locale))
  const values: Record<keyof typeof league.scoreNames, string | undefined> = {
    battle: battlesRow(season, words),
    bye: league.points(bye),
    forfeit: league.score(...forfeit),
    neither: league.points(idle(neitherAtFault)),
    both: league.points(idle(bothAtFault)),
    sitOut: league.sitOutOf(league.points(idle(sitOut.score)), sitOut.most),
    unplayedRounds: league.unplayedRounds[unplayedRounds],
    lessPlayed:
      first !== undefined && second !== undefined ? league.lessPlayed[lessPlayed](first, second) : undefined,
    leavers: league.leavers[leavers],
  }
  const rows: Readonly<Record<number, string>> = league.scoreRows
  const names: typeof league.scoreNames = {
    ...league.scoreNames,
    battle: (rows[battle.length] ?? league.scoreNames.battle) + rule('scores'),
    lessPlayed: league.scoreNames.lessPlayed + rule('sides'),
    leavers: league.scoreNames.leavers + rule('exclusion'),
  }
  return panel({
    texts: [
      league.scoresOf(plain(name)),
      Object.entries(values)
        .flatMap(([what, value]) =>
          value === undefined ? [] : [league.settingLine(names[what as keyof typeof values], value)],
        )
        .join('\n'),
      battlesBring(season, words),
      season.stage === 'registration' ? league.scoresHow(rule('terms')) : league.scoresStay(rule('terms')),
    ],
  })
}
