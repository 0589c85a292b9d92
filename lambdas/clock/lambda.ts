import { readSettings } from '../config.ts'
import { log, sayCannotStart } from '../log.ts'
import { type SelfCheck, selfCheck } from '../selfCheck.ts'
import { metrics, signals } from '../signals.ts'
import { limitIn, reserveMs } from '../timeLimit.ts'
import { awsDeps } from '../worker/awsDeps.ts'
import { draw } from '../worker/drawPicture.ts'
import { oldestOutbox } from './oldestOutbox.ts'
import { runClock } from './runClock.ts'

/** What the schedule calls every minute; and `npm run doctor`, for a look at how things are here. */
export async function handler(
  event: { selfCheck?: boolean } | undefined,
  context: { getRemainingTimeInMillis(): number },
): Promise<SelfCheck | undefined> {
  const limit = limitIn(context.getRemainingTimeInMillis() - reserveMs)
  const deps = await awsDeps().catch((error: unknown) => {
    sayCannotStart(log, error)
    throw error
  })
  if (event?.selfCheck) return selfCheck({ ...deps, draw }, () => deps.store.clockRan())
  const { swept, attended } = await runClock(deps, { limit })
  const now = deps.now()
  const waiting = metrics(
    readSettings().stage,
    { [signals.oldestOutbox]: ['Seconds', await oldestOutbox(deps.store, now)] },
    now,
  )
  deps.log.info({ swept, attended, ...waiting }, 'the clock has run')
  // Whoever asks may reach another process than the schedule does.
  await deps.store.saveClockRan(Math.floor(now / 1000))
  return undefined
}
