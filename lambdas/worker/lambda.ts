import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { needed, readSettings } from '../config.ts'
import { commands, componentHandlers, refusalMessage, renderPost } from '../discord/index.ts'
import { makeRest } from '../discord/rest.ts'
import { log } from '../log.ts'
import { workBatch } from '../queue/batch.ts'
import { makeClient } from '../store/client.ts'
import { makeStore } from '../store/store.ts'
import { draw } from './draw.ts'
import { sweep } from './outbox.ts'
import { readToken } from './token.ts'
import type { WorkerDeps } from './types.ts'
import { work } from './work.ts'

/** A game whose worker may still be telling of it is left alone, in seconds. */
const settled = 60

async function makeDeps(): Promise<WorkerDeps> {
  const settings = readSettings()
  return {
    store: makeStore(makeClient(), settings.tableName),
    rest: makeRest({
      applicationId: needed('DISCORD_APPLICATION_ID', settings.applicationId),
      token: await readToken(settings),
      apiBase: settings.apiBase,
      draw,
      log,
    }),
    bot: { commands, componentHandlers, refusalMessage, renderPost },
    log,
    cdnBase: settings.cdnBase,
    now: Date.now,
    random: bytes => randomBytes(bytes).toString('hex'),
    sleep,
  }
}

let made: Promise<WorkerDeps> | undefined

/** What SQS calls with interactions, and the schedule with `{ sweep: true }`. */
export async function handler(event: SQSEvent | { sweep: true }): Promise<SQSBatchResponse> {
  made ??= makeDeps()
  // A failure at the start is not kept: the next event tries again.
  const deps = await made.catch(error => {
    made = undefined
    throw error
  })
  if ('sweep' in event) {
    const swept = await sweep(deps, { olderThan: settled })
    if (swept > 0) log.info({ swept }, 'said what was left unsaid')
    return { batchItemFailures: [] }
  }
  return workBatch(event.Records, (message, delivery) => work(message, deps, delivery))
}
