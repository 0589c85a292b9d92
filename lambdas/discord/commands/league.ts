import {
  boardWays,
  formats,
  holidayWays,
  leaverWays,
  lessPlayedWays,
  maxEntrants,
  maxName,
  maxRounds,
  unplayedRoundsWays,
  unplayedWays,
} from '../../../rules/league/running.ts'
import { armiesOf } from '../../game/armiesToBring.ts'
import { hasLeague } from '../../league/gameOfSeason.ts'
import { handsInOne } from '../../league/owedArmy.ts'
import { paces } from '../../store/types.ts'
import { gamesWith } from '../actions/gameMeant.ts'
import { closeSeason, recount } from '../actions/league/closing.ts'
import { changeSettings, createSeason } from '../actions/league/createSeason.ts'
import { approveArmies, handInArmies, joinSeason, leaveSeason, sitOut } from '../actions/league/entering.ts'
import { exportSeason } from '../actions/league/exporting.ts'
import { looking, mine, round, schedule, standings } from '../actions/league/looking.ts'
import { showPlayer, showRecords } from '../actions/league/players.ts'
import { pairRound, publishRound } from '../actions/league/rounds.ts'
import { exclude, rule, rulings } from '../actions/league/ruling.ts'
import { changeScores } from '../actions/league/scores.ts'
import { seasonLink } from '../actions/league/seasonLinks.ts'
import { startSeason } from '../actions/league/starting.ts'
import { takeBackRound } from '../actions/league/takingBack.ts'
import { maxListLength } from '../actions/readRestrictions.ts'
import type { Call, Command, Message, Services } from '../types.ts'
import { maxPages } from '../views/league/pages.ts'
import { listOptions } from '../views/league/seasonArmies.ts'
import { refusalMessage } from '../views/refusalMessage.ts'
import { channel, choice, command, integer, named, role, string, subcommand, user, yesNo } from './define.ts'
import { leagueChoices } from './leagueChoices.ts'
import { bookChoices, sizesOfArmies, system } from './listChoices.ts'

const runs: Readonly<Record<string, Command['run']>> = {
  'league create': createSeason,
  'league settings': changeSettings,
  'league scores': changeScores,
  'league join': (call, services) => joinSeason(call, services),
  'league leave': leaveSeason,
  'league sit-out': sitOut,
  'league army': (call, services) => handInArmies(call, services),
  'league approve': (call, services) => approveArmies(call, services),
  'league start': startSeason,
  'league pair': pairRound,
  'league publish': (call, services) =>
    call.options['take-back'] === true ? takeBackRound(call, services) : publishRound(call, services),
  'league round': (call, services) => looking(call, services, record => round(call, record)),
  'league schedule': (call, services) => looking(call, services, record => schedule(call, record)),
  'league standings': (call, services) =>
    call.options.recount === true
      ? recount(call, services)
      : looking(call, services, record => standings(call, record)),
  'league link': seasonLink,
  'league my': (call, services) => looking(call, services, record => mine(call, services.store, record)),
  'league rule': rule,
  'league exclude': exclude,
  'league close': closeSeason,
  'league export': (call, services) =>
    looking(call, services, record => exportSeason(call, services, record)),
  'league player': (call, services) =>
    call.options.records === true ? showRecords(call, services) : showPlayer(call, services),
}

async function run(call: Call, services: Services): Promise<Message> {
  return (
    runs[call.name]?.(call, services) ??
    refusalMessage({ code: 'unknown-command', about: { command: call.name } }, call.locale)
  )
}

const season = () => string('*.season', { complete: true, most: 60 })
const player = (required = false) => string('*.player', { required, complete: true, most: 40 })
const why = (required = false) => string('*.why', { required, most: 500 })

/** Options that `create` and `settings` share. */
const settings = () => [
  choice('*.format', formats),
  integer('*.rounds', 1, maxRounds),
  integer('*.size', ...sizesOfArmies),
  named('*.rules', bookChoices()),
  integer('*.days', 0, 365),
  integer('*.register', 0, 365),
  choice('*.approval', ['automatic', 'referee']),
  choice('*.boards', boardWays),
  string('*.board-list', { most: 1000 }),
  string('*.ban', { complete: true, most: maxListLength }),
  string('*.limit', { complete: true, most: maxListLength }),
  string('*.conditions', { most: 2000 }),
  channel('*.channel'),
  role('*.role'),
  role('*.referees'),
]

/** Armies in seasons of games whose lists have no option of their own; as many as any of those takes. */
function otherLists() {
  const most = Math.max(
    0,
    ...gamesWith(hasLeague).map(game =>
      handsInOne({ game })
        ? 1
        : armiesOf({ game }).lists.filter(list => !Object.hasOwn(listOptions, list)).length,
    ),
  )
  return (['league army.army', 'league army.other'] as const)
    .slice(0, most)
    .map(key => string(key, { complete: true, most: 40 }))
}

export const leagueCommand: Command = {
  definition: command(
    'league',
    subcommand(
      'league create',
      string('league create.name', { required: true, most: maxName }),
      ...system(hasLeague),
      ...settings(),
    ),
    subcommand(
      'league settings',
      string('league settings.name', { most: maxName }),
      ...settings(),
      choice('league settings.pace', paces),
      choice('league settings.missed', ['lose', 'nothing']),
      integer('league settings.grace', 0, 60),
      choice('league settings.unplayed', unplayedWays),
      choice('league settings.holidays', holidayWays),
      string('league settings.groups', { most: 10 }),
      choice('league settings.seeding', ['drawn', 'rating', 'joined']),
      string('league settings.tie-breaks', { most: 200 }),
      season(),
    ),
    subcommand(
      'league scores',
      string('league scores.battles', { most: 40 }),
      string('league scores.bye', { most: 10 }),
      string('league scores.forfeit', { most: 20 }),
      string('league scores.neither', { most: 10 }),
      string('league scores.both', { most: 10 }),
      string('league scores.sit-out', { most: 10 }),
      integer('league scores.sit-outs', 0, maxRounds),
      choice('league scores.unplayed-rounds', unplayedRoundsWays),
      choice('league scores.less-played', lessPlayedWays),
      choice('league scores.leavers', leaverWays),
      season(),
    ),
    subcommand('league join', user('league join.user'), season()),
    subcommand('league leave', player(), why(), season()),
    subcommand(
      'league sit-out',
      integer('*.round', 1, maxRounds),
      yesNo('league sit-out.undo'),
      player(),
      season(),
    ),
    subcommand(
      'league army',
      string('league army.good', { complete: true, most: 40 }),
      string('league army.evil', { complete: true, most: 40 }),
      ...otherLists(),
      season(),
    ),
    subcommand('league approve', player(), yesNo('league approve.refuse'), why(), season()),
    subcommand('league start', yesNo('league start.without'), season()),
    subcommand('league round', integer('*.round', 1, maxRounds), season()),
    subcommand(
      'league pair',
      string('league pair.swap', { complete: true, most: 40 }),
      string('league pair.with', { complete: true, most: 40 }),
      season(),
    ),
    subcommand('league publish', integer('*.days', 0, 365), yesNo('league publish.take-back'), season()),
    subcommand(
      'league standings',
      yesNo('league standings.recount'),
      player(),
      integer('league standings.page', 1, maxPages(maxEntrants)),
      season(),
    ),
    subcommand('league schedule', integer('*.round', 1, maxRounds), season()),
    subcommand('league link', yesNo('league link.new'), season()),
    subcommand('league my', season()),
    subcommand(
      'league rule',
      choice('league rule.decision', rulings, { required: true }),
      string('league rule.why', { required: true, most: 500 }),
      string('league rule.battle', { complete: true, most: 20 }),
      player(),
      string('league rule.score', { most: 20 }),
      integer('league rule.hours', 1, 1000),
      user('league rule.with'),
      string('league rule.figure', { complete: true, most: 20 }),
      integer('league rule.life', 0, 99),
      integer('league rule.ap', 0, 99),
      integer('league rule.might', 0, 99),
      integer('league rule.will', 0, 99),
      integer('league rule.fate', 0, 99),
      string('league rule.at', { most: 5 }),
      choice('league rule.facing', ['N', 'NE', 'SE', 'S', 'SW', 'NW']),
      choice('league rule.state', ['standing', 'lying', 'slain', 'away']),
      choice('league rule.ring', ['no-ring', 'ring-off', 'ring-on']),
      season(),
    ),
    subcommand('league exclude', player(true), why(true), season()),
    subcommand('league player', player(), yesNo('league player.records'), ...system(hasLeague), season()),
    subcommand('league export', season()),
    subcommand('league close', yesNo('league close.abandon'), season()),
  ),
  run,
  autocomplete: (call, { store }) => leagueChoices(call, store),
}
