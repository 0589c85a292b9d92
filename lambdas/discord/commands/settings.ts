import { levels } from '../../../rules/index.ts'
import { usualLevel } from '../../game/callComputer.ts'
import { rosterHere } from '../../game/figureRoster.ts'
import { minuteOfDay } from '../../game/quietHours.ts'
import { restrictionsIn, withRestrictions } from '../../game/serverRestrictions.ts'
import { timeZoneMeant } from '../../game/timeZones.ts'
import { markings, palettes, reminders, type ServerSettings } from '../../store/types.ts'
import { changeSettings, isLevel, languageOf } from '../actions/changeSettings.ts'
import { gameOrFirst, gameSaid, hasRestrictions } from '../actions/gameMeant.ts'
import { listsOf, maxListLength, restrict, without } from '../actions/readRestrictions.ts'
import { shareAvailability, shareLanguage } from '../actions/shareAvailability.ts'
import { button, buttons, idOf } from '../api/components.ts'
import { limits } from '../api/limits.ts'
import { panel } from '../api/panel.ts'
import { mayManage } from '../api/rights.ts'
import { type Choice, holding, matching } from '../games/choices.ts'
import type { Call, Command, Message, Services } from '../types.ts'
import { refusalMessage } from '../views/refusalMessage.ts'
import { restrictionLines, typedRestrictions } from '../views/restrictionLines.ts'
import { clockTime, settingsText } from '../views/settingsText.ts'
import { wordsOf } from '../words/index.ts'
import { channel, choice, command, role, string, subcommand, yesNo } from './define.ts'
import { system } from './listChoices.ts'
import { restrictionChoices } from './restrictionChoices.ts'

/** What the games of a player keep a copy of. */
const rest = ['time-zone', 'quiet-hours', 'holiday']

async function mine(call: Call, { store }: Services): Promise<Message> {
  const before = await store.userSettings(call.user.id)
  const next = changeSettings(before, call.options, call.now)
  if ('code' in next) return refusalMessage(next, call.locale)
  if (Object.keys(call.options).length > 0) await store.saveUserSettings(next)
  if (rest.some(name => call.options[name] !== undefined)) await shareAvailability(next, store, call.now)
  const locale = call.options.language === undefined ? call.locale : (next.language ?? call.locale)
  if (call.options.language !== undefined) await shareLanguage(call.user.id, locale, store)
  return panel({ texts: [settingsText(next, locale, call.now)] })
}

async function server(call: Call, { store }: Services): Promise<Message> {
  const { guild, locale, options } = call
  if (guild === null) return refusalMessage({ code: 'no-server' }, locale)
  const before = await store.serverSettings(guild)
  const { language, channel, role, reset, substitute, pages } = options
  const lists = listsOf(call)
  // Here a list says all of what it is about; what the other one says stays.
  const of = gameOrFirst(call, hasRestrictions)
  const former = restrictionsIn(before, of)
  const kept = reset === 'restrictions' ? undefined : without(former, lists)
  const roster = await rosterHere(store, guild, of)
  const restrictions = restrict(kept, lists, roster, locale)
  if (restrictions && 'code' in restrictions) return refusalMessage(restrictions, locale)
  const next: ServerSettings = {
    ...withRestrictions(before, of, restrictions),
    ...(language !== undefined && { language: languageOf(language) }),
    ...(channel !== undefined && { channel: String(channel) }),
    ...(role !== undefined && { role: String(role) }),
    ...(reset === 'channel' && { channel: null }),
    ...(reset === 'role' && { role: null }),
    ...(isLevel(substitute) && { substitute }),
    ...(pages !== undefined && { pages: pages === true ? undefined : (false as const) }),
  }
  if (Object.keys(options).length > 0) {
    if (!mayManage(call, before)) return refusalMessage({ code: 'not-manager' }, locale)
    // Whoever has the role passes it on to nobody.
    if (next.role !== before.role && !call.manager) return refusalMessage({ code: 'not-manager' }, locale)
    await store.saveServerSettings(next)
  }
  const words = wordsOf(locale)
  const lines = restrictionLines(restrictions, words, locale, of)
  // A list that is written over is nowhere else: the answer hands it out.
  const system = gameSaid(call, hasRestrictions)
  const typed = typedRestrictions(former ?? {}, locale, system)
  const isLost = typed && typed !== typedRestrictions(restrictions ?? {}, locale, system)
  return panel({
    texts: [
      words.says.serverSettings(next.language, next.channel, next.role),
      words.says.serverSubstitute(words.says.computers[next.substitute ?? usualLevel]),
      words.says.serverPages(next.pages !== false),
      lines.join('\n') || words.says.restrictedNot,
      isLost && words.says.restrictedBefore(typed),
    ],
  })
}

function forget(call: Call): Message {
  const { says } = wordsOf(call.locale)
  return panel({
    texts: [says.forgetSure],
    rows: buttons([button(says.forget, idOf({ id: '', version: 0 }, 'forget', 'yes'), 'red')]),
    accent: 'warning',
  })
}

const languages = ['auto', 'en', 'fr'] as const

const asChoice = (zone: string) => ({ name: zone, value: zone })

/** Places by their names, with the time that it is there. */
function zoneChoices(typed: string, now: number): Choice[] {
  const all = Intl.supportedValuesOf('timeZone')
  const begun = matching(typed.replaceAll(' ', '_'), [...all, 'UTC'].map(asChoice))
  const meant = typed ? [timeZoneMeant(typed)].flat().map(asChoice) : []
  const others = begun.filter(({ value }) => meant.every(each => each.value !== value))
  const found = [...meant, ...others].slice(0, limits.choices)
  return found.map(({ value }) => ({
    name: `${String(value)} (${clockTime(minuteOfDay(now, String(value)))})`,
    value,
  }))
}

const nights = ['22:00-07:00', '23:00-08:00', '00:00-09:00', '21:00-06:00']

/** `22-7` while it is typed is offered as it will be read. */
function quietChoices({ focused, locale }: Call): Choice[] {
  const { terms } = wordsOf(locale)
  const typed = focused?.value ?? ''
  const own = typed ? [{ name: typed, value: typed }] : []
  const offered = holding(
    typed,
    nights.map(value => ({ name: value.replace('-', '–'), value })),
  )
  return [...(offered.length ? offered : own), { name: terms.off, value: 'off' }]
}

function holidayChoices({ focused, locale, now }: Call): Choice[] {
  const { says, terms } = wordsOf(locale)
  const typed = focused?.value ?? ''
  const date = new Intl.DateTimeFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', { day: 'numeric', month: 'long' })
  const days = [3, 7, 14, 21, 30].map(n => ({
    name: says.holidayChoice(n, date.format((now + n * 24 * 3600) * 1000)),
    value: String(n),
  }))
  const own = typed ? [{ name: typed, value: typed }] : []
  const offered = holding(typed, days)
  return [...(offered.length ? offered : own), { name: terms.off, value: 'off' }]
}

export const settingsCommand: Command = {
  definition: command(
    'settings',
    subcommand(
      'settings me',
      choice('settings me.language', languages),
      string('settings me.time-zone', { complete: true, most: 60 }),
      choice('settings me.reminders', reminders),
      string('settings me.quiet-hours', { complete: true, most: 20 }),
      string('settings me.holiday', { complete: true, most: 20 }),
      choice('settings me.colours', palettes),
      choice('settings me.marks', markings),
      yesNo('settings me.confirm'),
      choice('settings me.substitute', levels),
    ),
    subcommand(
      'settings server',
      choice('settings server.language', languages),
      channel('settings server.channel'),
      role('settings server.role'),
      string('settings server.ban', { complete: true, most: maxListLength }),
      string('settings server.limit', { complete: true, most: maxListLength }),
      choice('settings server.substitute', levels),
      yesNo('settings server.pages'),
      choice('settings server.reset', ['channel', 'role', 'restrictions']),
      ...system(hasRestrictions),
    ),
    subcommand('settings forget-me'),
  ),
  async run(call, services) {
    if (call.name === 'settings me') return mine(call, services)
    if (call.name === 'settings server') return server(call, services)
    return forget(call)
  },
  async autocomplete(call, { store }) {
    switch (call.focused?.name) {
      case 'ban':
      case 'limit':
        return restrictionChoices(call, store)
      case 'time-zone':
        return zoneChoices(call.focused.value, call.now)
      case 'quiet-hours':
        return quietChoices(call)
      case 'holiday':
        return holidayChoices(call)
      default:
        return []
    }
  },
}
