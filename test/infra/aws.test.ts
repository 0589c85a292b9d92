import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Aws, connect } from '../../infra/aws.ts'
import { stageDeadLetters } from '../../infra/deadLetters.ts'
import { inWords } from '../../lambdas/awsAccess.ts'
import { awsAction, openServer, sendAws } from '../standIns/server.ts'

type Answer = Record<string, unknown> | Error

/** What AWS is asked, and what it answers, by the name of the action. */
let asked: { action: string; body: Record<string, unknown>; authorization: string }[] = []
let answers: Record<string, Answer | ((body: Record<string, unknown>) => Answer)> = {}

let server: Awaited<ReturnType<typeof openServer>>
let aws: Aws

beforeAll(async () => {
  server = await openServer((request, response) => {
    const body = JSON.parse(request.body || '{}') as Record<string, unknown>
    const action = awsAction(request) || request.url
    asked.push({ action, body, authorization: request.headers.authorization ?? '' })
    const found = answers[action] ?? new Error('NotExpected')
    const answer = typeof found === 'function' ? found(body) : found
    if (answer instanceof Error) sendAws(response, 400, { __type: answer.message })
    else sendAws(response, 200, answer)
  })
  const { url } = server
  for (const [name, value] of Object.entries({
    AWS_REGION: 'eu-west-3',
    AWS_ACCESS_KEY_ID: 'AKID',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_ENDPOINT_URL: url,
    AWS_ENDPOINT_URL_LAMBDA: url,
  }))
    vi.stubEnv(name, value)
  aws = await connect()
})
afterEach(() => {
  asked = []
  answers = {}
})
afterAll(() => {
  vi.unstubAllEnvs()
  server.close()
})

describe('AWS is asked', () => {
  it('for parameters, also for those that are not there', async () => {
    answers = {
      GetParameter: ({ Name }) =>
        Name === '/there' ? { Parameter: { Value: 'x' } } : new Error('ParameterNotFound'),
      PutParameter: { Version: 1 },
    }
    expect(aws.region).toBe('eu-west-3')
    expect(await aws.parameter('/there')).toBe('x')
    expect(await aws.parameter('/not')).toBeUndefined()
    await aws.putParameter('/token', 't', 'SecureString')
    expect(asked.map(({ action, body }) => [action, body])).toEqual([
      ['GetParameter', { Name: '/there', WithDecryption: true }],
      ['GetParameter', { Name: '/not', WithDecryption: true }],
      ['PutParameter', { Name: '/token', Value: 't', Type: 'SecureString', Overwrite: true }],
    ])
    answers = { GetParameter: new Error('AccessDeniedException') }
    await expect(aws.parameter('/there')).rejects.toThrow()
  })

  it('to run a function, with a signature', async () => {
    const path = '/2015-03-31/functions/combat-hex-prod-clock/invocations'
    answers = { [path]: { clockRan: 3 } }
    expect(await aws.invoke('combat-hex-prod-clock', { selfCheck: true })).toEqual({ clockRan: 3 })
    expect(asked[0]).toMatchObject({ action: path, body: { selfCheck: true } })
    expect(asked[0]!.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/eu-west-3\/lambda\/aws4_request, SignedHeaders=[\w;-]*host[\w;-]*, Signature=[0-9a-f]{64}$/,
    )
    answers = { [path]: new Error('ResourceNotFoundException') }
    await expect(aws.invoke('combat-hex-prod-clock', {})).rejects.toThrow(
      'combat-hex-prod-clock ended with an error',
    )
  })

  it('how many messages a queue has', async () => {
    answers = {
      GetQueueUrl: { QueueUrl: `${process.env['AWS_ENDPOINT_URL']}/1/q.fifo` },
      GetQueueAttributes: { Attributes: { ApproximateNumberOfMessages: '2' } },
    }
    expect(await aws.messages('q.fifo')).toBe(2)
  })

  it('whether a table serves', async () => {
    const index = (IndexName: string, IndexStatus = 'ACTIVE') => ({ IndexName, IndexStatus })
    const table = (...indexes: object[]) => ({
      Table: { TableStatus: 'ACTIVE', GlobalSecondaryIndexes: indexes },
    })
    const backups = (status: string) => ({
      ContinuousBackupsDescription: {
        ContinuousBackupsStatus: 'ENABLED',
        PointInTimeRecoveryDescription: { PointInTimeRecoveryStatus: status },
      },
    })
    const trouble = (of: object, pitr = 'ENABLED') => {
      answers = { DescribeTable: of as Answer, DescribeContinuousBackups: backups(pitr) }
      return aws.tableTrouble('games')
    }
    expect(await trouble(table(index('unsaid'), index('due')))).toBeUndefined()
    expect(await trouble(table(index('unsaid')))).toBe('its index due is missing')
    expect(await trouble(table(index('unsaid', 'CREATING'), index('due')))).toBe(
      'its index unsaid is CREATING',
    )
    expect(await trouble({ Table: { TableStatus: 'DELETING' } })).toBe('the table games is DELETING')
    expect(await trouble(table(index('unsaid'), index('due')), 'DISABLED')).toContain('recovery is off')
  })

  it('to guard a restored table, and not for what it has already', async () => {
    answers = {
      DescribeTimeToLive: { TimeToLiveDescription: { TimeToLiveStatus: 'DISABLED' } },
      UpdateTimeToLive: {},
      UpdateContinuousBackups: {},
      UpdateTable: {},
    }
    await aws.guardTable('restored', true)
    expect(asked.map(({ action }) => action)).toEqual([
      'DescribeTimeToLive',
      'UpdateTimeToLive',
      'UpdateContinuousBackups',
      'UpdateTable',
    ])
    expect(asked[1]!.body.TimeToLiveSpecification).toEqual({ AttributeName: 'expires', Enabled: true })
    expect(asked[3]!.body).toEqual({ TableName: 'restored', DeletionProtectionEnabled: true })
    asked = []
    answers.DescribeTimeToLive = { TimeToLiveDescription: { TimeToLiveStatus: 'ENABLED' } }
    await aws.guardTable('restored', true)
    expect(asked.map(({ action }) => action)).not.toContain('UpdateTimeToLive')
  })
})

it('says what is missing where there is no region', async () => {
  vi.stubEnv('AWS_REGION', '')
  vi.stubEnv('AWS_CONFIG_FILE', '/nowhere')
  vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', '/nowhere')
  await expect(connect()).rejects.toThrow('set AWS_REGION')
})

it('says so in the same words where a command asks AWS by itself', async () => {
  for (const name of ['AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) vi.stubEnv(name, undefined)
  for (const name of ['AWS_CONFIG_FILE', 'AWS_SHARED_CREDENTIALS_FILE']) vi.stubEnv(name, '/nowhere')
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true')
  const told = async () => stageDeadLetters('prod').list().then(String, inWords)
  expect(await told()).toContain('set AWS_REGION')
  vi.stubEnv('AWS_REGION', 'eu-west-3')
  expect(await told()).toContain('sign in ("aws sso login")')
  expect(inWords(new Error('something else'))).toBe('something else')
})
