import { setTimeout as sleep } from 'node:timers/promises'
import { commands } from '../../lambdas/discord/index.ts'
import type { SelfCheck } from '../../lambdas/selfCheck.ts'
import type { Aws } from '../aws.ts'
import { discordApi } from '../discordApi.ts'
import { namesOf } from '../names.ts'
import { type RawSettings, stageSettings } from '../stageSettings.ts'
import {
  type Check,
  commandsAreRegistered,
  discordIsContent,
  isWellInside,
  queueIsEmpty,
  refusesForgeries,
  tokenIsTaken,
} from './checks.ts'

/** The clock runs every minute; a process that is new has to wait for its first run. */
const pause = 15_000

/** What is to be looked at of a stage on AWS. @throws where the stage is not there */
export async function stageChecks(
  stage: string,
  aws: Aws,
  apiBase: string,
  wait: () => Promise<void> = async () => sleep(pause),
): Promise<Check[]> {
  const names = namesOf(stage)
  const { parameters, functions } = names
  const [endpoint, publicKey, application, token, kept] = await Promise.all(
    [
      parameters.endpoint,
      parameters.publicKey,
      parameters.applicationId,
      parameters.token,
      parameters.settings,
    ].map(name => aws.parameter(name)),
  )
  if (!endpoint || !publicKey || !application || !token)
    throw new Error(
      `There is no stage ${stage} in ${aws.region}. npm run deploy -- --stage ${stage} makes it; AWS_REGION says where.`,
    )
  const settings = stageSettings({ ...(JSON.parse(kept ?? '{}') as RawSettings), stage })
  const table = settings.table ?? names.table
  const discord = discordApi(apiBase, token)
  return [
    refusesForgeries(endpoint),
    tokenIsTaken(discord, application),
    discordIsContent(discord, endpoint, publicKey),
    commandsAreRegistered(
      discord,
      application,
      commands.map(each => each.definition),
    ),
    {
      about: 'table',
      async look() {
        const trouble = await aws.tableTrouble(table)
        return trouble === undefined
          ? { ok: true, says: `${table} serves, with its indexes and backups` }
          : {
              ok: false,
              says: trouble,
              todo: `npm run deploy -- --stage ${stage} --table ${table} puts a table right.`,
            }
      },
    },
    queueIsEmpty(async () => ({
      waiting: await aws.messages(names.queue),
      dead: await aws.messages(names.deadLetters),
    })),
    isWellInside(async () => (await aws.invoke(functions.clock, { selfCheck: true })) as SelfCheck, wait),
  ]
}
