import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings } from '../../lambdas/config.ts'
import { commands } from '../../lambdas/discord/index.ts'
import { connect } from '../aws.ts'
import { ask, askHidden } from '../deploy/ask.ts'
import { deploy } from '../deploy/deploy.ts'
import { inviteLink } from '../deploy/invite.ts'
import { discordApi } from '../discordApi.ts'
import { runChecks } from '../doctor/checks.ts'
import { stageChecks } from '../doctor/onAws.ts'
import { namesOf } from '../names.ts'
import type { RawSettings } from '../stageSettings.ts'

const text = { type: 'string' } as const
const options = {
  stage: text,
  architecture: text,
  concurrency: text,
  'alarm-email': text,
  budget: text,
  table: text,
  temporary: { type: 'boolean' },
  'new-token': { type: 'boolean' },
} as const

/** Runs the CDK here, with its words on this terminal. */
async function cdk(words: string[], region: string): Promise<void> {
  const program = join(process.cwd(), 'node_modules', 'aws-cdk', 'bin', 'cdk')
  const child = spawn(process.execPath, [program, ...words], {
    stdio: 'inherit',
    env: { ...process.env, AWS_REGION: region },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`cdk ${words[0]} failed; its own words are above.`)
}

/** `npm run deploy -- --stage prod`: see infra/README.md. */
async function main(): Promise<boolean> {
  const {
    'alarm-email': alarmEmail,
    'new-token': newToken = false,
    ...rest
  } = parseArgs({ options, allowNegative: true }).values
  if (rest.stage === undefined)
    throw new Error(
      'Say which stage: npm run deploy -- --stage prod. Any name will do; it names everything on AWS.',
    )
  const given = Object.entries({ ...rest, alarmEmail }).filter(([, value]) => value !== undefined)
  const settings: RawSettings = Object.fromEntries(given)
  const { apiBase, token } = readSettings()
  const aws = await connect()
  const somebody = process.stdin.isTTY
  const well = await deploy(
    { settings, token, newToken },
    {
      aws,
      discord: of => discordApi(apiBase, of),
      definitions: commands.map(each => each.definition),
      ask: somebody ? ask : undefined,
      askHidden: somebody ? askHidden : undefined,
      cdk: words => cdk(words, aws.region),
      doctor: async stage => runChecks(await stageChecks(stage, aws, apiBase), line => console.log(line)),
      say: line => console.log(line),
    },
  )
  const application = await aws.parameter(namesOf(rest.stage).parameters.applicationId)
  if (application) console.log(`\nInvite the bot to a server: ${inviteLink(application)}`)
  return well
}

try {
  process.exitCode = (await main()) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
