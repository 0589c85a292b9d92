import { readSettings } from '../config.ts'
import { log, sayCannotStart } from '../log.ts'
import { metric, signals } from '../signals.ts'
import { awsDeps } from '../worker/awsDeps.ts'
import { oldestOutbox } from './oldestOutbox.ts'
import { runClock } from './runClock.ts'

/** What the schedule calls every minute. */
export async function handler(): Promise<void> {
  const deps = await awsDeps().catch((error: unknown) => {
    sayCannotStart(log, error)
    throw error
  })
  const { swept, attended } = await runClock(deps)
  const now = deps.now()
  const waiting = metric(
    readSettings().stage,
    signals.oldestOutbox,
    'Seconds',
    await oldestOutbox(deps.store, now),
    now,
  )
  deps.log.info({ swept, attended, ...waiting }, 'the clock has run')
}
