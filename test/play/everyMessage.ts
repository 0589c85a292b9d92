import { vi } from 'vitest'
import { runClock } from '../../lambdas/clock/runClock.ts'
import { makeRest } from '../../lambdas/discord/api/restClient.ts'
import { bot } from '../../lambdas/discord/index.ts'
import { type Locale, locales } from '../../lambdas/store/types.ts'
import { playOf } from './everyPlay.ts'
import { openPlay } from './harness.ts'
import { dot, recordSteps, type Written } from './recordSteps.ts'

const draw = async () => dot

/** The battles that are written down, by the names of their files. */
const plays = {
  messages: playOf('combat-hex'),
  'dark-lord': playOf('dark-lord'),
  regiments: playOf('regiments'),
}
export type PlayName = keyof typeof plays
export const playNames = Object.keys(plays) as PlayName[]

/**
 * Two players at their battle from the first words of help to its end, with everything written down that is sent to
 * Discord. Time stands still but for the steps of a minute between commands.
 */
export async function playEverything(name: PlayName, language: Locale): Promise<Written[]> {
  // Ids of Discord grow with the time. In hours of its own a play has ids, and dice, that no play before it touches.
  const era = playNames.indexOf(name) * locales.length + locales.indexOf(language)
  vi.setSystemTime(1_790_000_000_000 + era * 365 * 24 * 3_600_000)
  const play = await openPlay({ draw })
  try {
    const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
    const steps = recordSteps(play, language, () => later(1000))
    const { settings, store } = play.server
    const clock = {
      store,
      bot,
      log: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined },
      now: () => Date.now(),
      rest: makeRest({
        applicationId: settings.applicationId ?? '',
        token: settings.token,
        apiBase: settings.apiBase,
        draw,
        log: { warn: () => undefined },
      }),
    }
    await plays[name](steps, play, { later, runClock: () => runClock(clock) })
    if (play.troubles.length) throw new Error(JSON.stringify(play.troubles[0]))
    return steps.written
  } finally {
    await play.close()
  }
}
