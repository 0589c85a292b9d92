import type { ProgramSettings } from '../config.ts'
import { log } from '../log.ts'
import { linkSecret } from '../pages/linkSecret.ts'
import { filesBeside } from '../pages/onAws.ts'
import { keepAnswers, type PageDeps } from '../pages/pageAnswer.ts'
import { makeClient } from '../store/client.ts'
import { makeStore } from '../store/store.ts'

/** What the front door serves pages with on AWS; it draws nothing. */
export const openPages = async (
  settings: Pick<ProgramSettings, 'tableName' | 'linkSecretParameter' | 'build'>,
): Promise<PageDeps> => ({
  store: makeStore(makeClient(), settings.tableName),
  secret: await linkSecret(settings),
  files: filesBeside(),
  build: settings.build,
  kept: keepAnswers(),
  log,
})
