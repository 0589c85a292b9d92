import { battleScores, usualSitOut } from '../../../../rules/league/running.ts'
import type { SeasonRecord } from '../../../store/seasonTypes.ts'
import type { Locale } from '../../../store/types.ts'
import { panel } from '../../api/panel.ts'
import type { Message } from '../../types.ts'
import { plain } from '../../words/fill.ts'
import { wordsOf } from '../../words/index.ts'

/** What battles bring in a season, fought or not, and what else seasons count in different ways. */
export function seasonScoresMessage({ season }: SeasonRecord, locale: Locale): Message {
  const { league } = wordsOf(locale)
  const { scores, lessPlayed = 'balance', leavers = 'half', unplayedRounds, name } = season.settings
  const { battle = battleScores, bye, neitherAtFault, forfeit, bothAtFault, sitOut = usualSitOut } = scores
  const values: Record<keyof typeof league.scoreNames, string> = {
    battle: battle.map(league.points).join(' / '),
    bye: league.points(bye),
    forfeit: league.score(...forfeit),
    neither: league.points(neitherAtFault),
    both: league.points(bothAtFault),
    sitOut: league.sitOutOf(league.points(sitOut.score), sitOut.most),
    unplayedRounds: league.unplayedRounds[unplayedRounds],
    lessPlayed: league.lessPlayed[lessPlayed],
    leavers: league.leavers[leavers],
  }
  return panel({
    texts: [
      league.scoresOf(plain(name)),
      Object.entries(values)
        .map(([what, value]) => league.settingLine(league.scoreNames[what as keyof typeof values], value))
        .join('\n'),
      season.stage === 'registration' ? league.scoresHow : league.scoresStay,
    ],
  })
}
