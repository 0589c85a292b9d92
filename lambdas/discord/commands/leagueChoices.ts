import { engineOf, gameOf } from '../../../rules/games.ts'
import { battlesOf, type Entrant } from '../../../rules/league/running.ts'
import { armiesOf } from '../../game/armiesToBring.ts'
import { isRefusal } from '../../game/change.ts'
import { gameOfSeason, hasLeague } from '../../league/gameOfSeason.ts'
import type { Store } from '../../store/types.ts'
import { gameOrFirst, hasRestrictions } from '../actions/gameMeant.ts'
import { notDirector } from '../actions/league/deciding.ts'
import { everyone } from '../actions/league/entering.ts'
import { readSeason, seasonsHere } from '../actions/league/findSeason.ts'
import { battleMeant } from '../actions/league/ruling.ts'
import { starterName } from '../actions/pickArmies.ts'
import { armyWords } from '../games/armyWords.ts'
import { type Choice, figureChoices, matching } from '../games/choices.ts'
import { gameView } from '../games/gameView.ts'
import type { Call } from '../types.ts'
import { listOptions } from '../views/league/seasonArmies.ts'
import { pairName } from '../views/league/seasonNames.ts'
import { wordsOf } from '../words/index.ts'
import { restrictionChoices } from './restrictionChoices.ts'

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

/** Choices for the option of `/league` that is being typed. */
export async function leagueChoices(call: Call, store: Store): Promise<Choice[]> {
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
