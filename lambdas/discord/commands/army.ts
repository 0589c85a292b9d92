import { gameOf, ofGame } from '../../../rules/games.ts'
import { type Refusal } from '../../../rules/index.ts'
import { armiesOf, numbersOf } from '../../game/armiesToBring.ts'
import { isRefusal } from '../../game/change.ts'
import { type Roster, rosterHere, typeIn } from '../../game/figureRoster.ts'
import type { ArmyRecord, OfGame } from '../../store/types.ts'
import { withFewer, withMore } from '../actions/armyBuilder.ts'
import { findGame, readGame } from '../actions/findGame.ts'
import { gameMeant, gameSaid, type Has, hasArmies } from '../actions/gameMeant.ts'
import {
  type ArmyRules,
  armyName,
  changeArmy,
  findArmy,
  isPicking,
  makeArmy,
  maxArmyName,
  measureHere,
  showArmy,
} from '../actions/ownArmies.ts'
import { isStarter, pickByName } from '../actions/pickArmies.ts'
import { readUpload } from '../actions/readUpload.ts'
import { limits } from '../api/limits.ts'
import { panel } from '../api/panel.ts'
import { type Choice, matching, rosterChoices } from '../games/choices.ts'
import { figureMeant } from '../games/figureMeant.ts'
import { faultsMessage } from '../games/fileFaults.ts'
import { faceOf } from '../games/index.ts'
import type { Call, Command, Message, Services } from '../types.ts'
import { armyList } from '../views/armyMessage.ts'
import { confirmDelete } from '../views/confirmations.ts'
import { refusalMessage } from '../views/refusalMessage.ts'
import { plain } from '../words/fill.ts'
import { type CommandKey, optionName, wordsOf } from '../words/index.ts'
import { armyLabel, pickChoices } from './armyChoices.ts'
import { attachment, command, game, integer, named, string, subcommand } from './define.ts'
import { gameChoices } from './gameChoices.ts'
import { listChoices, sizesOfArmies, system } from './listChoices.ts'

const text = (call: Call, option: string): string => String(call.options[option] ?? '')

async function create(call: Call, services: Services, here: ArmyRules): Promise<Message> {
  const name = armyName(text(call, 'name'))
  if (!name || isStarter(name))
    return refusalMessage({ code: 'army-name', about: { army: text(call, 'name') } }, call.locale)
  const { says } = wordsOf(call.locale)
  const camp = text(call, 'camp')
  return makeArmy(
    call,
    services,
    { ...ofGame(here.roster.game), name, camp, figures: [] },
    showArmy(call, here, { note: says.armyMade, open: { list: 'add' } }),
  )
}

async function add(call: Call, services: Services, here: ArmyRules): Promise<Message> {
  const type = figureMeant(text(call, 'figure'), call.locale, here.roster)
  if (isRefusal(type)) return refusalMessage(type, call.locale)
  const count = Number(call.options.count ?? 1)
  return changeArmy(
    call,
    services,
    { ...ofGame(here.roster.game), name: text(call, 'army') },
    army => withMore(army, type.id, count, here.roster),
    showArmy(call, here),
  )
}

async function remove(call: Call, services: Services, here: ArmyRules): Promise<Message> {
  const typed = text(call, 'figure')
  return changeArmy(
    call,
    services,
    { ...ofGame(here.roster.game), name: text(call, 'army') },
    ({ name, figures }): string[] | Refusal => {
      // A figure that is known no more goes by the id that the army has kept.
      const type = figures.includes(typed) ? { id: typed } : figureMeant(typed, call.locale, here.roster)
      if ('code' in type) return type
      const left = withFewer(figures, type.id, Number(call.options.count ?? 1))
      return left ?? { code: 'army-not-there', about: { figure: type.id, army: name } }
    },
    showArmy(call, here),
  )
}

/** Shows an army of the caller's, or does something else with it. */
async function withArmy(
  call: Call,
  services: Services,
  of: OfGame,
  then: (army: ArmyRecord) => Message,
): Promise<Message> {
  const army = await findArmy(call, services, text(call, 'army'), of)
  return isRefusal(army) ? refusalMessage(army, call.locale) : then(army)
}

/** A ready army is kept under a name of its own; one of that name that is not allowed here stays as it is. */
async function starter(call: Call, services: Services, of: OfGame): Promise<Message> {
  const camp = text(call, 'camp')
  const { says } = wordsOf(call.locale)
  const here = await measureHere(call, services, of)
  const { roster, measure } = here
  const { points, rules = gameOf(roster).terms.books[0]!, restrictions } = measure
  const armies = armiesOf(roster)
  const figures = armies.starter(camp, { points, rules, restrictions })
  if (!figures.length)
    return refusalMessage(
      { code: 'no-starter', rule: numbersOf(roster).restrictions, about: { camp } },
      call.locale,
    )
  for (let n = 1; ; n++) {
    const name = `starter-${camp}-${points}${n > 1 ? `-${n}` : ''}`
    const show = showArmy(call, here, { note: says.starterMade(name), checked: true })
    const there = await services.store.loadArmy(call.user.id, name, of)
    if (!there) return makeArmy(call, services, { ...of, name, camp, figures }, show)
    const options = { points, rules, restrictions, list: camp, types: roster.own }
    if (!restrictions || !armies.check(there.figures, options).length) return show(there)
  }
}

/** Reads an army from a file. What it is called: by the option, else by the file's text, else by the file. */
async function bring(call: Call, services: Services, here: ArmyRules): Promise<Message> {
  const { locale } = call
  const { roster } = here
  const file = await readUpload(call, services)
  if (isRefusal(file)) return refusalMessage(file, locale)
  const read = armiesOf(roster).read(file.text, roster.all)
  if (!read.ok) return faultsMessage(file.filename, read.faults, locale)
  if (!read.figures.length)
    return faultsMessage(file.filename, [{ line: 1, code: 'nobody-in-army', about: {} }], locale)
  const called = text(call, 'name') || (read.name ?? file.filename.replace(/\.[a-z]{1,5}$/i, ''))
  const name = armyName(called)
  if (!name || isStarter(name))
    return refusalMessage({ code: 'army-name', about: { army: called.slice(0, 60) } }, locale)
  const { listOf, lists } = armiesOf(roster)
  const camps = read.figures.map(id => listOf(typeIn(id, roster)!))
  const camp = read.list ?? camps[0] ?? lists[0]!
  const other = read.figures[camps.findIndex(each => each !== camp)]
  if (other !== undefined)
    return refusalMessage(
      { code: 'wrong-camp', rule: numbersOf(roster).list, about: { figure: other, camp } },
      locale,
    )
  const { imports } = wordsOf(locale)
  return makeArmy(
    call,
    services,
    { ...ofGame(roster.game), name, camp, figures: read.figures },
    showArmy(call, here, { note: imports.armyRead(plain(name)) }),
  )
}

/** Every reason why an army could not take the field: of the game here, or as is usual in the server. */
async function check(call: Call, services: Services, of: OfGame): Promise<Message> {
  const here = await measureHere(call, services, of)
  return withArmy(call, services, of, showArmy(call, here, { checked: true }))
}

async function pick(call: Call, services: Services): Promise<Message> {
  const which = await findGame(call, services.store)
  if (isRefusal(which)) return refusalMessage(which, call.locale)
  const names = [text(call, 'army'), text(call, 'other')].filter(Boolean)
  return pickByName(call, services, which, names)
}

/** Has a game the list of the option `camp`, where the command has one? Lists of two games have different names, as a rule. */
const hasList =
  ({ options: { camp } }: Call): Has =>
  game =>
    game?.armies !== undefined && (camp === undefined || game.armies.lists.some(list => list === camp))

/** What is asked for and the game does not have: a list of that name, or armies of that size. */
function notOffered(call: Call, of: OfGame): Refusal | undefined {
  const { options, locale } = call
  const said = gameSaid(call, hasArmies)
  const { sizes } = gameOf(of).terms
  const points = Number(options.points ?? sizes?.least)
  const lacks = (key: CommandKey, game: string | undefined): Refusal => ({
    code: 'game-lacks',
    about: { option: optionName(key, locale), game: faceOf({ game }).name[locale] },
  })
  if (said !== undefined && said !== gameSaid(call, hasList(call))) return lacks('army new.camp', said)
  return sizes && (points < sizes.least || points > sizes.most)
    ? lacks('army starter.points', of.game)
    : undefined
}

async function run(call: Call, services: Services): Promise<Message> {
  const { says } = wordsOf(call.locale)
  const of = await gameMeant(call, services.store, hasList(call))
  const lacking = notOffered(call, of)
  if (lacking) return refusalMessage(lacking, call.locale)
  const roster = await rosterHere(services.store, call.guild, of)
  const here = async (): Promise<ArmyRules> => ({ ...(await measureHere(call, services, of)), roster })
  switch (call.name) {
    case 'army new':
      return create(call, services, await here())
    case 'army add':
      return add(call, services, await here())
    case 'army remove':
      return remove(call, services, await here())
    case 'army show':
      return withArmy(call, services, of, showArmy(call, await here()))
    case 'army list':
      return armyList(await services.store.armiesOf(call.user.id, of), call.locale, roster)
    case 'army check':
      return check(call, services, of)
    case 'army import':
      return bring(call, services, await here())
    case 'army export':
      return withArmy(call, services, of, ({ name, camp, figures }) =>
        panel({
          texts: [says.armyFile(plain(name))],
          files: [
            {
              name: 'army.txt',
              content: armiesOf(roster).write({ name, list: camp, figures }, call.locale),
              type: 'text/plain',
            },
          ],
        }),
      )
    case 'army delete':
      return withArmy(call, services, of, army => confirmDelete(army, call.locale))
    case 'army starter':
      return starter(call, services, of)
    case 'army pick':
      return pick(call, services)
    default:
      return refusalMessage({ code: 'unknown-command', about: { command: call.name } }, call.locale)
  }
}

async function autocomplete(call: Call, { store }: Pick<Services, 'store'>): Promise<Choice[]> {
  const typed = call.focused?.value ?? ''
  switch (call.focused?.name) {
    case 'game':
      return gameChoices(call, store)
    case 'figure': {
      const of = await gameMeant(call, store, hasArmies)
      const army = await store.loadArmy(call.user.id, text(call, 'army'), of)
      const roster = await rosterHere(store, call.guild, of)
      if (!army) return rosterChoices(typed, call.locale, roster)
      if (call.name !== 'army remove')
        return rosterChoices(typed, call.locale, roster, campIds(army.camp, roster))
      const gone = [...new Set(army.figures.filter(id => !typeIn(id, roster)))]
      const lost = matching(
        typed,
        gone.map(id => ({ name: id, value: id })),
      )
      return [...lost, ...rosterChoices(typed, call.locale, roster, army.figures)].slice(0, limits.choices)
    }
    case 'army':
    case 'other': {
      const found = call.name === 'army pick' ? await readGame(call, store) : undefined
      if (found && !isRefusal(found) && isPicking(found, call.user.id)) {
        const armies = await store.armiesOf(call.user.id, found)
        return matching(typed, await pickChoices(call, store, found, armies))
      }
      const of = await gameMeant(call, store, hasArmies)
      const armies = await store.armiesOf(call.user.id, of)
      const roster = await rosterHere(store, call.guild, of)
      return matching(
        typed,
        armies.map(army => ({ name: armyLabel(army, roster, call.locale), value: army.name })),
      )
    }
    default:
      return []
  }
}

const campIds = (list: string, roster: Roster): string[] =>
  roster.all.flatMap(type => (armiesOf(roster).listOf(type) === list ? [type.id] : []))

const army = () => string('*.army', { required: true, complete: true, most: maxArmyName })
const figure = (key: 'army add.figure' | 'army remove.figure') =>
  string(key, { required: true, complete: true, most: 60 })

export const armyCommand: Command = {
  definition: command(
    'army',
    subcommand(
      'army new',
      string('army new.name', { required: true, most: maxArmyName }),
      named('army new.camp', listChoices(), { required: true }),
      ...system(hasArmies),
    ),
    subcommand(
      'army add',
      army(),
      figure('army add.figure'),
      integer('army add.count', 1, 50),
      ...system(hasArmies),
    ),
    subcommand(
      'army remove',
      army(),
      figure('army remove.figure'),
      integer('army remove.count', 1, 50),
      ...system(hasArmies),
    ),
    subcommand('army show', army(), ...system(hasArmies)),
    subcommand('army list', ...system(hasArmies)),
    subcommand(
      'army check',
      army(),
      integer('army check.points', ...sizesOfArmies),
      game(),
      ...system(hasArmies),
    ),
    subcommand(
      'army import',
      attachment('*.file'),
      string('army import.name', { most: maxArmyName }),
      ...system(hasArmies),
    ),
    subcommand('army export', army(), ...system(hasArmies)),
    subcommand('army delete', army(), ...system(hasArmies)),
    subcommand(
      'army starter',
      named('army starter.camp', listChoices(), { required: true }),
      integer('army starter.points', ...sizesOfArmies),
      ...system(hasArmies),
    ),
    subcommand(
      'army pick',
      string('army pick.army', { required: true, complete: true, most: maxArmyName }),
      string('army pick.other', { complete: true, most: maxArmyName }),
      game(),
    ),
  ),
  run,
  autocomplete,
}
