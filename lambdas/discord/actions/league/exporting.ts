import { commit } from '../../../../rules/index.ts'
import { battlesOf } from '../../../../rules/league/index.ts'
import { tableOf } from '../../../league/table.ts'
import type { SeasonRecord } from '../../../store/seasonTypes.ts'
import { panel } from '../../api/panel.ts'
import type { Call, Message } from '../../types.ts'
import { plain } from '../../words/fill.ts'
import { wordsOf } from '../../words/index.ts'

/**
 * A field as no program of tables takes it for a formula: whoever opens the file runs nothing that a player has written.
 */
const harmless = (value: string | number | null): string => {
  const text = String(value ?? '')
  const safe = typeof value === 'string' && /^[\s]*[=+\-@\t\r]/.test(value) ? `'${text}` : text
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const csv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map(row => `${row.map(harmless).join(',')}\n`).join('')

/** The table and the battles as files: CSV for tables, JSON with everything that is nobody's secret. */
export function exportSeason(call: Call, record: SeasonRecord): Message {
  const { season } = record
  const { league } = wordsOf(call.locale)
  const name = (number: number | null) => (number === null ? '' : (season.entrants[number]?.name ?? ''))
  const rows = tableOf(season)
  const table = csv([
    ['rank', 'player', 'points', 'battles', 'wins', 'draws', 'losses', 'byes', ...season.settings.tieBreaks],
    ...rows.map(({ rank, entrant, points, fought, wins, draws, losses, byes, tieBreaks }) => [
      rank,
      name(entrant),
      points / 2,
      fought,
      wins,
      draws,
      losses,
      byes,
      ...season.settings.tieBreaks.map(id => tieBreaks.find(each => each.tieBreak === id)?.value ?? null),
    ]),
  ])
  const battles = csv([
    ['round', 'table', 'player', 'opponent', 'points', 'against', 'how', 'board', 'game'],
    ...battlesOf(season).map(({ round, table: at, battle }) => [
      round.number,
      at + 1,
      name(battle.players[0]),
      name(battle.players[1]),
      battle.outcome ? battle.outcome.score[0] / 2 : null,
      battle.outcome ? battle.outcome.score[1] / 2 : null,
      battle.outcome?.kind ?? null,
      battle.board,
      battle.game,
    ]),
  ])
  const { id } = record
  // Armies are nobody's business before they are fought with; the seed of the dice stays secret until the end.
  const whole = {
    ...season,
    entrants: season.entrants.map(({ armies: _armies, ...rest }) => rest),
    commitment: commit(record.secret),
    ...(season.stage === 'over' && { secret: record.secret, numbers: record.numbers }),
    standings: rows,
  }
  return panel({
    texts: [league.exported(plain(season.settings.name))],
    files: [
      { name: `standings-${id}.csv`, content: table, type: 'text/csv' },
      { name: `battles-${id}.csv`, content: battles, type: 'text/csv' },
      { name: `season-${id}.json`, content: JSON.stringify(whole, null, 1), type: 'application/json' },
    ],
  })
}
