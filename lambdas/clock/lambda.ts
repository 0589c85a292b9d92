import { awsDeps } from '../worker/awsDeps.ts'
import { runClock } from './runClock.ts'

/** What the schedule calls every minute. */
export async function handler(): Promise<void> {
  const deps = await awsDeps()
  const { swept, attended } = await runClock(deps)
  if (swept + attended > 0) deps.log.info({ swept, attended }, 'the clock had something to do')
}
