import type { Refusal } from '../../../../rules/index.ts'
import { entrantCalled, type Season } from '../../../../rules/league/running.ts'
import { isRefusal } from '../../../game/change.ts'
import type { SeasonPointer, SeasonRecord } from '../../../store/seasonTypes.ts'
import type { Store } from '../../../store/types.ts'
import type { Call } from '../../types.ts'
import { namedOnly } from '../../words/nearestNames.ts'

/** Seasons that are offered, and looked through; however many there were before. */
const maxSeasons = 25

type Seasons = Pick<Store, 'seasonsOfServer' | 'loadSeason'>

/** The seasons of the server, those that go on first, as far as they can be offered. */
export async function seasonsHere(call: Pick<Call, 'guild'>, store: Seasons): Promise<SeasonPointer[]> {
  if (call.guild === null) return []
  const open = await store.seasonsOfServer(call.guild, 'open', maxSeasons)
  if (open.length >= maxSeasons) return open
  return [...open, ...(await store.seasonsOfServer(call.guild, 'past', maxSeasons - open.length))]
}

/** The season that a text means: by its id, or by as much of its name as is clear. */
async function seasonNamed(call: Call, store: Seasons, text: string): Promise<string | Refusal> {
  const id = text.toLowerCase()
  if (await store.loadSeason(id)) return id
  const here = (await seasonsHere(call, store)).map(season => ({
    id: season.id,
    shown: season.name,
    names: [season.name],
  }))
  const meant = namedOnly(text, here, { code: 'no-season' })
  return isRefusal(meant) ? meant : meant.id
}

/**
 * The id of the season that a call is about: the one named by the option `season`, else the only one that goes on here,
 * else the one that ended last.
 */
export async function findSeason(call: Call, store: Seasons): Promise<string | Refusal> {
  if (call.guild === null) return { code: 'no-server' }
  const named = call.options.season
  if (named !== undefined) return seasonNamed(call, store, String(named).trim().slice(0, 60))
  const open = await store.seasonsOfServer(call.guild, 'open', 2)
  if (open.length > 1) return { code: 'which-season' }
  const [only] = open.length ? open : await store.seasonsOfServer(call.guild, 'past', 1)
  return only?.id ?? { code: 'no-season' }
}

/** A name as it is compared with what was typed. */
const folded = (name: string): string => name.normalize('NFC').toLowerCase()

/**
 * The player that an option names: whoever types a name without taking the suggestion sends it as it was typed.
 * @returns the id of an entrant, also where one entrant alone bears that name; else the value as it came
 */
export function userNamed({ entrants }: Season, value: Call['options'][string] | undefined): string {
  const typed = String(value ?? '').trim()
  if (typed === '' || entrants.some(({ user }) => user === typed)) return typed
  const [found, ...more] = entrants.filter(
    ({ user, name, handle }, i) =>
      user !== '' &&
      [name, entrantCalled(entrants, i), ...(handle === undefined ? [] : [`@${handle}`])].some(
        called => folded(called) === folded(typed),
      ),
  )
  return found && more.length === 0 ? found.user : typed
}

/** The season itself, for commands that only read. */
export async function readSeason(call: Call, store: Seasons): Promise<SeasonRecord | Refusal> {
  const id = await findSeason(call, store)
  if (isRefusal(id)) return id
  return (await store.loadSeason(id)) ?? { code: 'no-season' }
}

/** Options by which a call names players. */
const naming = ['player', 'user', 'against', 'swap', 'with'] as const

/** That somebody is not in the season: the caller, where nobody else is named. */
export const notEntrant = ({ options }: Pick<Call, 'options'>): Refusal => ({
  code: naming.some(name => options[name] !== undefined) ? 'not-entrant' : 'not-joined',
})
