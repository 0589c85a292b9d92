import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { needed, readSettings } from '../config.ts'
import { makeRest } from '../discord/api/restClient.ts'
import { bot } from '../discord/index.ts'
import { log } from '../log.ts'
import { linkSecret } from '../pages/linkSecret.ts'
import { pageAddress } from '../pages/pageAddress.ts'
import { makeClient } from '../store/client.ts'
import { makeStore } from '../store/store.ts'
import { readToken } from './botToken.ts'
import { draw } from './drawPicture.ts'
import type { WorkerDeps } from './types.ts'

/** What a function on AWS needs of the world, by its settings. @throws where one is missing */
async function makeDeps(): Promise<WorkerDeps> {
  const settings = readSettings()
  const store = makeStore(makeClient(), settings.tableName)
  const { publicUrl } = settings
  const pages = publicUrl ? pageAddress(publicUrl, await linkSecret(settings), store) : undefined
  return {
    store,
    rest: makeRest({
      applicationId: needed('DISCORD_APPLICATION_ID', settings.applicationId),
      token: needed('DISCORD_TOKEN or DISCORD_TOKEN_PARAMETER', await readToken(settings)),
      freshToken: () => readToken(settings),
      apiBase: settings.apiBase,
      draw,
      pages,
      log,
    }),
    bot,
    log,
    cdnBase: settings.cdnBase,
    stage: settings.stage,
    now: Date.now,
    random: bytes => randomBytes(bytes).toString('hex'),
    sleep,
  }
}

let made: Promise<WorkerDeps> | undefined

/** The same for every event of a process. A failure is not kept: the next event tries again. */
export function awsDeps(): Promise<WorkerDeps> {
  made ??= makeDeps().catch((error: unknown) => {
    made = undefined
    throw error
  })
  return made
}
