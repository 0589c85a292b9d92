import { PermissionFlagsBits } from 'discord-api-types/v10'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type DeployTools, deploy } from '../../infra/deploy/deploy.ts'
import { inviteLink } from '../../infra/deploy/invite.ts'
import { differing, discordApi, same } from '../../infra/discordApi.ts'
import { commands } from '../../lambdas/discord/index.ts'
import { memoryAws, openApplication } from '../standIns/application.ts'

const definitions = commands.map(each => each.definition)
let discord: Awaited<ReturnType<typeof openApplication>>

beforeEach(async () => {
  discord = await openApplication()
})
afterEach(() => discord.close())

/** Tools with which whoever deploys types these answers; null: nobody sits there. */
function makeTools(typed: string[] | null, parameters: Record<string, string> = {}) {
  const { aws, guarded } = memoryAws(parameters)
  const said: string[] = []
  const asked: string[] = []
  const cdk: string[][] = []
  const answer = (kind: string) =>
    typed === null
      ? undefined
      : async () => {
          asked.push(kind)
          const next = typed.shift()
          if (next === undefined) throw new Error('asked too often')
          return Promise.resolve(next)
        }
  const tools: DeployTools = {
    aws,
    discord: token => discordApi(discord.apiBase, token),
    definitions,
    ask: answer('open'),
    askHidden: answer('hidden'),
    async cdk(words) {
      cdk.push(words)
      if (words[0] === 'deploy') parameters['/combat-hex/prod/endpoint'] = discord.endpoint
      return Promise.resolve()
    },
    doctor: () => Promise.resolve(true),
    say: line => said.push(line),
  }
  return { tools, parameters, said, asked, cdk, guarded }
}
const settings = { stage: 'prod' }

describe('the first deployment', () => {
  it('asks for what is missing, and does all of it', async () => {
    const made = makeTools(['ada@example.org', 'good'])
    const put: [string, string][] = []
    const { putParameter } = made.tools.aws
    made.tools.aws.putParameter = (name, value, kind) => {
      put.push([name, kind])
      return putParameter(name, value, kind)
    }
    expect(await deploy({ settings }, made.tools)).toBe(true)
    expect(made.asked).toEqual(['open', 'hidden'])
    expect(made.parameters).toMatchObject({
      '/combat-hex/prod/token': 'good',
      '/combat-hex/prod/public-key': discord.state.key.hex,
      '/combat-hex/prod/application-id': '900',
    })
    expect(put).toContainEqual(['/combat-hex/prod/token', 'SecureString'])
    expect(made.cdk.map(([word]) => word)).toEqual(['bootstrap', 'deploy'])
    expect(made.cdk[1]).toEqual(
      expect.arrayContaining(['combat-hex-prod', 'architecture=arm64', 'alarmEmail=ada@example.org']),
    )
    expect(discord.state.application.interactions_endpoint_url).toBe(discord.endpoint)
    expect(discord.state.commands).toHaveLength(definitions.length)
    // The token is nowhere but in its parameter.
    expect(JSON.stringify([made.cdk, made.said])).not.toContain('good')
  })

  it('asks again where Discord refuses the token, and at last gives up with nothing done', async () => {
    const made = makeTools(['', 'bad', 'good'])
    await deploy({ settings }, made.tools)
    expect(made.asked).toEqual(['open', 'hidden', 'hidden'])
    const never = makeTools(['', 'bad', 'bad', 'bad'])
    await expect(deploy({ settings }, never.tools)).rejects.toThrow('nothing is deployed')
    expect([never.cdk, never.parameters]).toEqual([[], {}])
  })

  it('says what is missing where nobody can be asked', async () => {
    await expect(deploy({ settings }, makeTools(null).tools)).rejects.toThrow('DISCORD_TOKEN')
    const made = makeTools(null)
    await deploy({ settings, token: 'good' }, made.tools)
    expect(made.parameters['/combat-hex/prod/token']).toBe('good')
  })
})

describe('a later deployment', () => {
  const deployed = async (wish: Parameters<typeof deploy>[0]) => {
    const made = makeTools(['', 'good'], { '/cdk-bootstrap/hnb659fds/version': '21' })
    await deploy({ settings: { ...settings, architecture: 'x86_64', concurrency: '9' } }, made.tools)
    const before = discord.state.calls.length
    made.cdk.length = made.said.length = made.asked.length = 0
    await deploy(wish, made.tools)
    return { ...made, calls: discord.state.calls.slice(before) }
  }

  it('asks nothing, keeps the settings, and registers no commands that have not changed', async () => {
    const { asked, said, cdk, calls } = await deployed({ settings })
    expect(asked).toEqual([])
    expect(said).toEqual([])
    expect(cdk).toHaveLength(1)
    expect(cdk[0]).toEqual(expect.arrayContaining(['architecture=x86_64', 'concurrency=9']))
    expect(calls.filter(call => !call.startsWith('GET'))).toEqual([])
  })

  it('takes a new token, typed or from the environment', async () => {
    const made = makeTools(['', 'good', 'newer'])
    await deploy({ settings }, made.tools)
    discord.state.token = 'newer'
    await deploy({ settings, newToken: true }, made.tools)
    expect(made.parameters['/combat-hex/prod/token']).toBe('newer')
    discord.state.token = 'newest'
    await deploy({ settings, token: 'newest' }, made.tools)
    expect(made.parameters['/combat-hex/prod/token']).toBe('newest')
  })

  it('puts a restored table right and in place of the own one', async () => {
    const { guarded, cdk } = await deployed({ settings: { ...settings, table: 'restored' } })
    expect(guarded).toEqual([['restored', true]])
    expect(cdk[0]).toContain('table=restored')
  })
})

describe('commands at Discord', () => {
  const kept = (change: (list: Record<string, unknown>[]) => void = () => undefined) => {
    const list = JSON.parse(JSON.stringify(definitions)) as Record<string, unknown>[]
    change(list)
    return list.map((one, i) => ({ ...one, type: 1, id: String(i), contexts: null, nsfw: false }))
  }

  it('are the same whatever Discord adds, and differ where a word differs', () => {
    expect(differing(definitions, kept())).toEqual([])
    expect(
      differing(
        definitions,
        kept(list => (list[0]!.description = 'another')),
      ),
    ).toEqual([definitions[0]!.name])
    expect(
      differing(
        definitions,
        kept(list => list.pop()),
      ),
    ).toEqual([definitions.at(-1)!.name])
    expect(
      differing(
        definitions,
        kept(list => list.push({ name: 'gone', description: 'x' })),
      ),
    ).toEqual(['gone'])
  })

  it('differ by what was taken away, and not by what is said to be as usual', () => {
    expect(same({ name: 'a' }, { name: 'a', required: false, options: [] })).toBe(true)
    expect(same({ name: 'a' }, { name: 'a', autocomplete: true })).toBe(false)
    expect(same({ options: [{ name: 'a' }] }, { options: [] })).toBe(false)
    expect(same({ min_value: 0 }, {})).toBe(false)
  })
})

it('invites the bot with the rights that it needs, and no others', () => {
  const link = new URL(inviteLink('900'))
  expect(link.searchParams.get('client_id')).toBe('900')
  expect(link.searchParams.get('scope')).toBe('bot applications.commands')
  const number = BigInt(link.searchParams.get('permissions')!)
  const names = Object.entries(PermissionFlagsBits).filter(([, bit]) => (number & bit) === bit)
  expect(names.map(([name]) => name).sort()).toEqual([
    'AttachFiles',
    'CreatePublicThreads',
    'PinMessages',
    'SendMessages',
    'SendMessagesInThreads',
    'ViewChannel',
  ])
})
