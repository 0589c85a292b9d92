/** Pictures of seasons, for any game: the table, the schedule, a player, a season at a glance. All PNG. */
export { drawStandings, type StandingsSheet } from './standingsSheet.ts'
