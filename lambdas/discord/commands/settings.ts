import type { Locale, UserSettings } from '../../store/types.ts'
import { button, buttons, idOf } from '../components.ts'
import type { Call, Command, Message, Services } from '../types.ts'
import { panel } from '../views/panel.ts'
import { refusalMessage } from '../views/refusal.ts'
import { wordsOf } from '../words/index.ts'
import { choice, command, subcommand, yesNo } from './define.ts'

/** `auto` is as Discord says. */
const languageOf = (value: unknown): Locale | null => (value === 'en' || value === 'fr' ? value : null)

async function mine(call: Call, { store }: Services): Promise<Message> {
  const { language, confirm } = call.options
  const before = await store.userSettings(call.user.id)
  const next: UserSettings = {
    ...before,
    ...(language !== undefined && { language: languageOf(language) }),
    ...(confirm !== undefined && { confirm: confirm === true }),
  }
  if (language !== undefined || confirm !== undefined) await store.saveUserSettings(next)
  const { says } = wordsOf(next.language ?? call.locale)
  return panel({ texts: [says.mySettings(next.language, next.confirm)] })
}

async function server(call: Call, { store }: Services): Promise<Message> {
  const { guild, locale, manager, options } = call
  const { says } = wordsOf(locale)
  if (guild === null) return refusalMessage({ code: 'no-server' }, locale)
  const before = await store.serverSettings(guild)
  if (options.language === undefined) return panel({ texts: [says.serverSettings(before.language)] })
  if (!manager) return refusalMessage({ code: 'not-manager' }, locale)
  const next = { ...before, language: languageOf(options.language) }
  await store.saveServerSettings(next)
  return panel({ texts: [says.serverSettings(next.language)] })
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

export const settingsCommand: Command = {
  definition: command(
    'settings',
    subcommand('settings me', choice('settings me.language', languages), yesNo('settings me.confirm')),
    subcommand('settings server', choice('settings server.language', languages)),
    subcommand('settings forget-me'),
  ),
  async run(call, services) {
    if (call.name === 'settings me') return mine(call, services)
    if (call.name === 'settings server') return server(call, services)
    return forget(call)
  },
}
