import { engineOf, gameOf } from '../../../rules/games.ts'
import {
  battlesOf,
  boardWays,
  type Entrant,
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
import { isRefusal } from '../../game/change.ts'
import { gameOfSeason, hasLeague } from '../../league/gameOfSeason.ts'
import { handsInOne } from '../../league/owedArmy.ts'
import { paces, type Store } from '../../store/types.ts'
import { gameOrFirst, gamesWith, hasRestrictions } from '../actions/gameMeant.ts'
import { closeSeason, recount } from '../actions/league/closing.ts'
import { changeSettings, createSeason } from '../actions/league/createSeason.ts'
import { notDirector } from '../actions/league/deciding.ts'
import {
  approveArmies,
  everyone,
  handInArmies,
  joinSeason,
  leaveSeason,
  sitOut,
} from '../actions/league/entering.ts'
import { exportSeason } from '../actions/league/exporting.ts'
import { readSeason, seasonsHere } from '../actions/league/findSeason.ts'
import { looking, mine, round, schedule, standings } from '../actions/league/looking.ts'
import { showPlayer, showRecords } from '../actions/league/players.ts'
import { pairRound, publishRound } from '../actions/league/rounds.ts'
import { battleMeant, exclude, rule, rulings } from '../actions/league/ruling.ts'
import { changeScores } from '../actions/league/scores.ts'
import { renewSeasonLinks } from '../actions/league/seasonLinks.ts'
import { startSeason } from '../actions/league/starting.ts'
import { takeBackRound } from '../actions/league/takingBack.ts'
import { starterName } from '../actions/pickArmies.ts'
import { maxListLength } from '../actions/readRestrictions.ts'
import { armyWords } from '../games/armyWords.ts'
import { type Choice, figureChoices, matching } from '../games/choices.ts'
import { gameView } from '../games/gameView.ts'
import type { Call, Command, Message, Services } from '../types.ts'
import { seasonLinkMessage } from '../views/league/linkMessage.ts'
import { maxPages } from '../views/league/pages.ts'
import { listOptions } from '../views/league/seasonArmies.ts'
import { pairName } from '../views/league/seasonNames.ts'
import { refusalMessage } from '../views/refusalMessage.ts'
import { wordsOf } from '../words/index.ts'
import { channel, choice, command, integer, named, role, string, subcommand, user, yesNo } from './define.ts'
import { bookChoices, sizesOfArmies, system } from './listChoices.ts'
import { restrictionChoices } from './restrictionChoices.ts'

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
  'league link': (call, services) =>
    call.options.new === true
      ? renewSeasonLinks(call, services)
      : looking(call, services, record => seasonLinkMessage(record, call.locale)),
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

/** Which entrants a command can be about. */
const fits: Readonly<Record<string, (entrant: Entrant) => boolean>> = {
  'league approve': ({ state, approval }) => state === 'in' && approval !== 'missing',
  'league player': () => true,
  'league standings': () => true,
}

async function playerChoices(call: Call, store: Store): Promise<Choice[]> {
  const record = await readSeason(call, store)
  if (isRefusal(record)) return []
  const can = fits[call.name] ?? (({ state }: Entrant) => state === 'in')
  const entrants = record.season.entrants.filter(entrant => entrant.user !== '' && can(entrant))
  const { terms } = wordsOf(call.locale)
  const all = call.name === 'league approve' ? [{ name: terms.everybody, value: everyone }] : []
  return matching(call.focused?.value ?? '', [
    ...all,
    ...entrants.map(({ name, user }) => ({ name, value: user })),
  ])
}

/** Battles that can be ruled upon, those that go on first. */
async function battleChoices(call: Call, store: Store): Promise<Choice[]> {
  const record = await readSeason(call, store)
  if (isRefusal(record)) return []
  const words = wordsOf(call.locale)
  const all = battlesOf(record.season).filter(({ battle }) => battle.players[1] !== null)
  all.reverse()
  all.sort((a, b) => Number(a.battle.outcome !== null) - Number(b.battle.outcome !== null))
  return matching(
    call.focused?.value ?? '',
    all.map(({ round, table, battle }) => ({
      name: `${round.number}-${table + 1} ${pairName(record.season, battle.players, words)}`,
      value: `${round.number}-${table + 1}`,
    })),
  )
}

/** Figures of the battle that a correction is about, for those who may make one. */
async function correctedChoices(call: Call, store: Store): Promise<Choice[]> {
  const record = await readSeason(call, store)
  if (isRefusal(record) || notDirector(call, record)) return []
  const where = await battleMeant(call, store, record)
  const battle = isRefusal(where) ? undefined : record.season.rounds[where.round - 1]?.battles[where.table]
  const game = battle?.game ? await store.loadGame(battle.game) : undefined
  const view = game && gameView(game, call.locale, null)
  const there = (view && engineOf(game).module.piecesOf?.(view.state)) ?? []
  return view
    ? figureChoices(
        view,
        // Whoever has left may be put back.
        [...there].sort((a, b) => Number(a.gone) - Number(b.gone)).map(({ label }) => label),
        call.focused?.value ?? '',
      )
    : []
}

/** Armies that somebody may hand in: of the list that the option is called like, or of any list of the season's game. */
async function armyChoices(call: Call, store: Store): Promise<Choice[]> {
  const record = await readSeason(call, store)
  if (isRefusal(record)) return []
  const of = gameOfSeason(record)
  const option = call.focused?.name ?? ''
  const isOfList = Object.hasOwn(listOptions, option)
  const lists = armiesOf(of).lists.filter(list =>
    isOfList ? list === option : !Object.hasOwn(listOptions, list),
  )
  const own = (await store.armiesOf(call.user.id, of)).filter(({ camp }) => lists.includes(camp))
  const { says } = wordsOf(call.locale)
  return matching(call.focused?.value ?? '', [
    ...own.map(({ name }) => ({ name, value: name })),
    ...lists.map(list => ({
      name: says.starterOf(armyWords(of).list(list, call.locale)),
      value: starterName(list),
    })),
  ])
}

/** Whatever may be forbidden or limited in the season, or in one of the game that is named. */
async function bannedChoices(call: Call, store: Store): Promise<Choice[]> {
  const record = call.name === 'league create' ? undefined : await readSeason(call, store)
  if (record && isRefusal(record)) return []
  const of = record ? gameOfSeason(record) : gameOrFirst(call, hasLeague)
  return hasRestrictions(gameOf(of)) ? restrictionChoices(call, store, of) : []
}

async function autocomplete(call: Call, { store }: Pick<Services, 'store'>): Promise<Choice[]> {
  switch (call.focused?.name) {
    case 'season': {
      const all = await seasonsHere(call, store)
      return matching(
        call.focused.value,
        all.map(({ id, name }) => ({ name, value: id })),
      )
    }
    case 'battle':
      return battleChoices(call, store)
    case 'player':
    case 'swap':
    case 'with':
      return playerChoices(call, store)
    case 'figure':
      return correctedChoices(call, store)
    case 'good':
    case 'evil':
    case 'army':
    case 'other':
      return armyChoices(call, store)
    case 'ban':
    case 'limit':
      return bannedChoices(call, store)
    default:
      return []
  }
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
  autocomplete: (call, { store }) => autocomplete(call, { store }),
}
