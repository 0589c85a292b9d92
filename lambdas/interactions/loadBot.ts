import type { ProgramSettings } from '../config.ts'
import { commands, refusalMessage } from '../discord/index.ts'
import { makeClient } from '../store/client.ts'
import { makeStore } from '../store/store.ts'

/** What choices and words are made from on AWS: the larger part of the program, which an acknowledgement does without. */
export const loadBot = (settings: Pick<ProgramSettings, 'tableName'>) => ({
  store: makeStore(makeClient(), settings.tableName),
  bot: { commands, refusalMessage },
})
