import { randomBytes } from 'node:crypto'
import type { Aws } from '../aws.ts'
import { type Definition, type DiscordApi, DiscordRefused, differing } from '../discordApi.ts'
import { namesOf } from '../names.ts'
import { type RawSettings, type StageSettings, settingNames, stageSettings } from '../stageSettings.ts'

/** What a deployment needs of the world. */
export interface DeployTools {
  aws: Aws
  /** Discord by a token */
  discord(token: string): DiscordApi
  definitions: readonly Definition[]
  /** asks whoever deploys; undefined where nobody sits there */
  ask: ((question: string) => Promise<string>) | undefined
  /** the same, and what is typed is not seen */
  askHidden: ((question: string) => Promise<string>) | undefined
  /** runs the CDK with these words. @throws where it ends with an error */
  cdk(words: string[]): Promise<void>
  /** looks whether all is well with a stage */
  doctor(stage: string): Promise<boolean>
  say(line: string): void
}

export interface Wish {
  /** settings named on the command line; they stand in for those of before */
  settings: RawSettings
  /** DISCORD_TOKEN */
  token?: string | undefined
  /** ask for a token though there is one */
  newToken?: boolean
}

/** Is there what the CDK needs in an account and region, once for all its programs? */
const bootstrapped = '/cdk-bootstrap/hnb659fds/version'
const attemptsToType = 3

/** Settings of before with those of now; what nobody has ever said is asked for. */
async function settleSettings(wish: Wish, tools: DeployTools, file: string): Promise<StageSettings> {
  const kept = await tools.aws.parameter(file)
  const before = kept === undefined ? undefined : (JSON.parse(kept) as RawSettings)
  const merged: RawSettings = { ...before, ...wish.settings }
  if (!before && merged.alarmEmail === undefined && tools.ask)
    merged.alarmEmail = await tools.ask('Who is told by e-mail when something goes wrong? (nothing: nobody) ')
  return stageSettings(merged)
}

/** A token that Discord takes, with the application that it belongs to. */
async function settleToken(wish: Wish, tools: DeployTools, kept: string | undefined) {
  let token = wish.token ?? (wish.newToken ? undefined : kept)
  for (let attempt = 1; ; attempt++) {
    if (!token) {
      if (!tools.askHidden)
        throw new Error('There is no token: set DISCORD_TOKEN, or deploy where somebody can type it.')
      token = (await tools.askHidden('The bot’s token (it is not shown): ')).trim()
    }
    try {
      return { token, application: await tools.discord(token).application() }
    } catch (error) {
      if (!(error instanceof DiscordRefused) || error.status !== 401) throw error
      tools.say('Discord refuses this token.')
      if (!tools.askHidden || attempt >= attemptsToType)
        throw new Error('Without a token that Discord takes nothing is deployed.', { cause: error })
      token = undefined
    }
  }
}

/** Words for the CDK: what is to be done with the stack of these settings. */
export const cdkWords = (settings: StageSettings): string[] =>
  settingNames.flatMap(name => (settings[name] === undefined ? [] : ['-c', `${name}=${settings[name]}`]))

/**
 * Brings a stage to what is checked out here: parameters, stack, address and commands at Discord. It may be run
 * again at any time, and goes on where it was broken off.
 * @returns whether all is well afterwards
 */
export async function deploy(wish: Wish, tools: DeployTools): Promise<boolean> {
  const { aws, say } = tools
  const { stage } = stageSettings({ stage: wish.settings.stage })
  const { parameters, stack } = namesOf(stage)
  const settings = await settleSettings(wish, tools, parameters.settings)
  const kept = await aws.parameter(parameters.token)
  const { token, application } = await settleToken(wish, tools, kept)
  if (!application.verify_key) throw new Error('Discord does not say with which key it signs interactions.')

  const put = async (name: string, value: string, kind: 'String' | 'SecureString') => {
    if ((await aws.parameter(name)) === value) return
    await aws.putParameter(name, value, kind)
    say(`put ${name}`)
  }
  await put(parameters.settings, JSON.stringify(settings), 'String')
  await put(parameters.publicKey, application.verify_key, 'String')
  await put(parameters.applicationId, application.id, 'String')
  await put(parameters.token, token, 'SecureString')
  // Made once: with another one all links that were given would lead nowhere.
  if ((await aws.parameter(parameters.linkSecret)) === undefined)
    await put(parameters.linkSecret, randomBytes(32).toString('hex'), 'SecureString')

  const words = cdkWords(settings)
  if ((await aws.parameter(bootstrapped)) === undefined) {
    say(`This region (${aws.region}) has never been deployed to: it is made ready first.`)
    await tools.cdk(['bootstrap', ...words])
  }
  if (settings.table) await aws.guardTable(settings.table, !settings.temporary)
  await tools.cdk(['deploy', stack, '--require-approval', 'never', ...words])

  const endpoint = await aws.parameter(parameters.endpoint)
  if (!endpoint) throw new Error(`The stack is there, and ${parameters.endpoint} is not.`)
  const discord = tools.discord(token)
  if (application.interactions_endpoint_url !== endpoint) {
    await discord.sendInteractionsTo(endpoint)
    say(`Discord sends interactions to ${endpoint}`)
  }
  const changed = differing(tools.definitions, await discord.commands(application.id))
  if (changed.length > 0) {
    await discord.register(application.id, tools.definitions)
    say(`registered, as they had changed: ${changed.map(name => `/${name}`).join(' ')}`)
  }
  return tools.doctor(stage)
}
