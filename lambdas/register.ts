import { needed, readSettings } from './config.ts'
import { makeRest } from './discord/api/restClient.ts'
import { commands } from './discord/index.ts'
import { log } from './log.ts'

/** `npm run register`: tells Discord all commands, in place of those it knew. */
async function register(): Promise<void> {
  const settings = readSettings()
  const rest = makeRest({
    applicationId: needed('DISCORD_APPLICATION_ID', settings.applicationId),
    token: needed('DISCORD_TOKEN', settings.token),
    apiBase: settings.apiBase,
    draw: () => Promise.reject(new Error('commands have no pictures')),
    log,
  })
  const definitions = commands.map(command => command.definition)
  const sent = await rest.registerCommands(definitions)
  if (!sent.ok) throw new Error(`Discord refused: ${sent.status} ${sent.reason}`)
  const names = definitions.map(({ name }) => `/${name}`).join(' ')
  console.log(`${sent.value} commands registered at ${settings.apiBase}: ${names}`)
}

try {
  await register()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
