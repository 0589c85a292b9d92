import { commit, joinSeed, type Refusal } from '../../../../rules/index.ts'
import type { Settings } from '../../../../rules/league/running.ts'
import { apply } from '../../../../rules/league/running.ts'
import { isRefusal } from '../../../game/change.ts'
import { rosterHere } from '../../../game/figureRoster.ts'
import { restrictionsIn } from '../../../game/serverRestrictions.ts'
import { gameOfSeason, hasLeague, refusedIn } from '../../../league/gameOfSeason.ts'
import { seasonKey, standing } from '../../../league/seasonEntries.ts'
import type { SeasonRecord } from '../../../store/seasonTypes.ts'
import type { Locale } from '../../../store/types.ts'
import { panel } from '../../api/panel.ts'
import { mayManage } from '../../api/rights.ts'
import { faceOf } from '../../games/index.ts'
import type { Call, Message, OptionValue, Services } from '../../types.ts'
import { seasonSettingsMessage } from '../../views/league/settingsMessage.ts'
import { refusalMessage } from '../../views/refusalMessage.ts'
import { plain } from '../../words/fill.ts'
import { wordsOf } from '../../words/index.ts'
import { gameOrFirst, gamesWith, gameWithout } from '../gameMeant.ts'
import { newRecordId } from '../newRecordId.ts'
import { deciding, notDirector } from './deciding.ts'
import { recheck } from './entering.ts'
import { firstSettings, readSettings } from './settings.ts'

const optionId = (value: OptionValue | undefined): string | null =>
  value === undefined ? null : String(value)

/** No seasons are held of a game: which ones they are held of. */
const noLeague = (game: string, locale: Locale): Refusal => {
  const name = (id: string) => faceOf({ game: id }).name[locale]
  return {
    code: 'no-league',
    about: { game: name(game), games: gamesWith(hasLeague).map(name).join(', ') },
  }
}

/** Opens the registration of a season. */
export async function createSeason(call: Call, services: Services): Promise<Message> {
  const { guild, locale, options } = call
  const { store, random } = services
  if (guild === null) return refusalMessage({ code: 'no-server' }, locale)
  const server = await store.serverSettings(guild)
  if (!mayManage(call, server)) return refusalMessage({ code: 'not-manager' }, locale)
  const without = gameWithout(call, hasLeague)
  if (without !== undefined) return refusalMessage(noLeague(without, locale), locale)
  const of = gameOrFirst(call, hasLeague)
  const first = firstSettings(of, restrictionsIn(server, of))
  const read = await readSettings(call, first, await rosterHere(store, guild, of), store)
  if (isRefusal(read)) return refusalMessage(read, locale)
  const settings: Settings = { ...first, ...read.change }
  const secret = random(32)
  const id = newRecordId(call.id)
  const made = apply(null, {
    do: 'create',
    id,
    server: guild,
    // What is drawn may be drawn again by anybody; what the dice come from stays secret.
    seed: joinSeed(secret, ['pairing']),
    settings,
    directors: [],
    by: call.user.id,
    at: call.now,
    as: 'director',
  })
  if (!made.ok) return refusalMessage(refusedIn(settings, made.refusal), locale)
  const record: SeasonRecord = {
    id,
    guild,
    version: 0,
    language: server.language ?? locale,
    channel: optionId(options.channel) ?? call.channel,
    role: optionId(options.role),
    refereeRole: optionId(options.referees),
    season: made.season,
    ...(read.customBoards.length && { customBoards: read.customBoards }),
    secret,
    numbers: {},
    message: null,
    ticked: [],
    recent: [],
    outbox: [],
    made: call.now,
    changed: call.now,
  }
  const outbox = [{ key: seasonKey(record, 'index'), do: 'index' as const }, standing(record)]
  return services.createSeason(call, { ...record, outbox }, saved => {
    const { league } = wordsOf(locale)
    return panel({
      texts: [
        league.created(plain(saved.season.settings.name), `<#${saved.channel}>`),
        league.commitment(commit(saved.secret)),
      ],
    })
  })
}

/** Shows what a season is played by, or changes it. */
export function changeSettings(call: Call, services: Services): Promise<Message> {
  const { locale, options } = call
  const { store } = services
  const asked = Object.keys(options).filter(name => name !== 'season')
  return deciding(
    call,
    services,
    async record => {
      if (asked.length === 0) return seasonSettingsMessage(record, locale)
      const refusal = notDirector(call, record)
      if (refusal) return refusal
      const roster = await rosterHere(store, call.guild, gameOfSeason(record))
      const read = await readSettings(call, record.season.settings, roster, store)
      if (isRefusal(read)) return read
      const channel = optionId(options.channel) ?? record.channel
      const next: SeasonRecord = {
        ...record,
        channel,
        // It goes on with a new message there.
        message: channel === record.channel ? record.message : null,
        role: optionId(options.role) ?? record.role,
        refereeRole: optionId(options.referees) ?? record.refereeRole,
        ...(read.customBoards.length && {
          customBoards: [...new Set([...(record.customBoards ?? []), ...read.customBoards])],
        }),
      }
      return { doing: { do: 'settings', change: read.change }, record: next, after: recheck(roster) }
    },
    saved => seasonSettingsMessage(saved, locale),
  )
}
