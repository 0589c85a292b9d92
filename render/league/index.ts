/** Pictures of seasons, for any game: the table, the schedule, a knockout, a season at a glance, a player. */
import type { Language } from '../../rules/core/text.ts'
import type { PaletteName } from '../paint/theme.ts'
import { type BracketSheet, drawBracket } from './bracketSheet.ts'
import { drawPlayer, type PlayerSheet } from './playerSheet.ts'
import { drawSchedule, type ScheduleSheet } from './scheduleSheet.ts'
import { drawSeasonCard, type SeasonCard } from './seasonCard.ts'
import { drawStandings, type StandingsSheet } from './standingsSheet.ts'

/** Whatever can be drawn of a season. */
export type LeagueSheet =
  | { standings: StandingsSheet }
  | { schedule: ScheduleSheet }
  | { bracket: BracketSheet }
  | { season: SeasonCard }
  | { player: PlayerSheet }

/** A picture of a season. A PNG. */
export function drawLeague(
  sheet: LeagueSheet,
  language: Language,
  palette: PaletteName = 'standard',
): Promise<Buffer> {
  if ('standings' in sheet) return drawStandings(sheet.standings, language, palette)
  if ('schedule' in sheet) return drawSchedule(sheet.schedule, language, palette)
  if ('bracket' in sheet) return drawBracket(sheet.bracket, palette)
  if ('player' in sheet) return drawPlayer(sheet.player, palette)
  return drawSeasonCard(sheet.season, language, palette)
}
