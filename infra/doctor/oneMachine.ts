import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readSettings } from '../../lambdas/config.ts'
import { commands } from '../../lambdas/discord/index.ts'
import { keepIdentity } from '../../lambdas/local/identity.ts'
import { apiPath } from '../../lambdas/local/pageRoutes.ts'
import { checkHeaders } from '../../lambdas/local/selfCheckKey.ts'
import type { SelfCheck } from '../../lambdas/selfCheck.ts'
import { discordApi } from '../discordApi.ts'
import {
  acceptsSigned,
  type Check,
  commandsAreRegistered,
  isWellInside,
  queueIsEmpty,
  refusesForgeries,
  tokenIsTaken,
} from './checks.ts'

type Inside = SelfCheck & { waiting: number; dead: number }

/** What is to be looked at of the program that runs on this machine with these environment variables. */
export function oneMachineChecks(env: Record<string, string | undefined>): Check[] {
  const settings = readSettings(env)
  const url = `http://127.0.0.1:${settings.port}`
  const made = existsSync(join(settings.dataDir, 'identity.json'))
    ? keepIdentity(settings.dataDir)
    : undefined
  const ask = async () => {
    const response = await fetch(`${url}/self-check`, {
      ...(made && { headers: checkHeaders(made) }),
      signal: AbortSignal.timeout(30_000),
    })
    if (!response.ok) throw new Error(`${url} answers ${response.status}`)
    return (await response.json()) as Inside
  }
  const atTable = !settings.publicKey && !settings.token && !env['DISCORD_API_BASE']?.trim()
  const signing = made && !settings.publicKey ? [acceptsSigned(`${url}/interactions`, made.privateKey)] : []
  const token = atTable ? made?.token : settings.token
  const application = settings.applicationId ?? made?.application
  const discord = token ? discordApi(atTable ? `${url}${apiPath}` : settings.apiBase, token) : undefined
  return [
    refusesForgeries(`${url}/interactions`),
    ...signing,
    ...(discord && application
      ? [
          tokenIsTaken(discord, application),
          commandsAreRegistered(
            discord,
            application,
            commands.map(each => each.definition),
          ),
        ]
      : [noToken]),
    queueIsEmpty(ask),
    // The first run of the clock may take a minute where Discord is slow.
    isWellInside(ask, async () => sleep(1000), 60),
  ]
}

const noToken: Check = {
  about: 'token',
  look: () =>
    Promise.resolve({
      ok: false,
      says: 'none is set',
      todo: 'Set DISCORD_TOKEN as for npm start; at the table: DATA_DIR as for npm start.',
    }),
}
