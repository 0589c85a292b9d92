import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buildProgram, type Program } from '../../infra/build.ts'
import { commands } from '../../lambdas/discord/index.ts'
import { openDatabase } from '../../lambdas/local/database.ts'
import { signature } from '../../lambdas/local/discord/sendInteraction.ts'
import { readBody, send, sendJson } from '../../lambdas/local/http.ts'
import { keepIdentity } from '../../lambdas/local/identity.ts'
import { apiPath, cdnPath, pageRoutes } from '../../lambdas/local/pageRoutes.ts'
import { openSimulatedServer } from '../../lambdas/local/simulatedServer.ts'
import { scanTable } from '../../lambdas/store/scanTable.ts'
import { makeStore } from '../../lambdas/store/store.ts'
import { move } from '../bench/front-door.ts'
import { itemSize } from '../helpers/itemSize.ts'
import { makePlayer, type Playable } from '../play/harness.ts'
import { countUnits, plain, type Units } from './countUnits.ts'

/** What a function did. */
export interface Runs {
  calls: number
  /** processor time of all calls, its starts included, in milliseconds */
  milliseconds: number
  /** of the first call, with the start of the process before it */
  first: number
  /** processor time of the process when the first picture began, in milliseconds */
  pictureAt: number
  /** the most memory that it ever held, in megabytes */
  memory: number
  /** what it wrote into its log */
  logBytes: number
}

/** What was used, by the program as it is deployed. */
export interface Meter {
  door: Runs
  worker: Runs
  clock: Runs
  units: Units
  /** requests to Discord, their bytes with headers, and those of the pictures among them */
  discord: { requests: number; bytes: number; pictures: number; pictureBytes: number }
  /** what the door answered Discord with, in bytes */
  answered: number
  /** messages through the queue */
  messages: number
}

interface Result {
  result?: unknown
  error?: string
  milliseconds: number
  memory: number
  pictureAt?: number
}

/** A bundle in a process of its own that is called as Lambda would call it. */
function startLambda(bundle: string, env: Record<string, string>) {
  const child: ChildProcess = fork(join(process.cwd(), 'test/load/lambda.mjs'), [bundle], {
    env: { PATH: process.env.PATH, ...env },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const runs: Runs = { calls: 0, milliseconds: 0, first: 0, pictureAt: 0, memory: 0, logBytes: 0 }
  child.stdout?.on('data', (part: Buffer) => {
    runs.logBytes += part.length
    if (/"level":(40|50)/.test(part.toString())) process.stderr.write(part)
  })
  let last: Promise<unknown> = Promise.resolve()
  async function call(event: unknown): Promise<unknown> {
    const answered = once(child, 'message') as Promise<[Result]>
    child.send(event as object)
    const [{ result, error, milliseconds, memory, pictureAt = 0 }] = await answered
    if (runs.calls++ === 0) runs.first = milliseconds
    runs.milliseconds += milliseconds
    runs.pictureAt ||= pictureAt
    runs.memory = Math.max(runs.memory, memory / 1000)
    if (error !== undefined) throw new Error(error)
    return result
  }
  return {
    runs,
    /** one call after the other, as one such process has them on Lambda */
    call(event: unknown): Promise<unknown> {
      const done = last.then(() => call(event))
      last = done.catch(() => undefined)
      return done
    },
    end: () => void child.kill(),
  }
}

const architecture = process.arch === 'arm64' ? 'arm64' : 'x86_64'

/** The bundles that are deployed, each with its folder. @returns a function that removes them */
export async function buildAll() {
  const dist = join(process.cwd(), 'dist')
  mkdirSync(dist, { recursive: true })
  const to = mkdtempSync(join(dist, 'load-'))
  const bundleOf = async (name: Program) => {
    const { folder, handler } = await buildProgram(process.cwd(), name, architecture, to)
    return { folder, path: join(folder, handler.replace(/\.handler$/, '.mjs')) }
  }
  return {
    door: await bundleOf('door'),
    worker: await bundleOf('worker'),
    clock: await bundleOf('clock'),
    remove: () => rmSync(to, { recursive: true, force: true }),
  }
}

export type Deployed = Awaited<ReturnType<typeof openDeployed>>

/**
 * The three bundles that are deployed, each in a process of its own, with stand-ins for DynamoDB, SQS, SSM and Discord
 * that count. The queue delivers in order, one message at a time.
 */
export async function openDeployed() {
  const bundles = await buildAll()
  const tableName = 'load'
  const database = await openDatabase({ folder: null, endpoint: undefined, tableName })
  const dynamo = await countUnits(database.client)
  const identity = keepIdentity(null)
  const discord: Meter['discord'] = { requests: 0, bytes: 0, pictures: 0, pictureBytes: 0 }
  let answered = 0
  let messages = 0

  let answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  const http = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => sendJson(response, 500, { error: String(error) }))
  }).listen(0, '127.0.0.1')
  await once(http, 'listening')
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`

  const common = {
    TABLE_NAME: tableName,
    AWS_REGION: 'eu-west-3',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: dynamo.url,
    AWS_ENDPOINT_URL_SSM: `${url}/ssm`,
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    STAGE: 'load',
    DISCORD_API_BASE: `${url}${apiPath}`,
    DISCORD_CDN_BASE: `${url}${cdnPath}`,
    DISCORD_APPLICATION_ID: identity.application,
    DISCORD_TOKEN_PARAMETER: '/combat-hex/load/token',
  }
  const door = startLambda(bundles.door.path, {
    ...common,
    DISCORD_PUBLIC_KEY: identity.publicKey,
    QUEUE_URL: `${url}/sqs/queue.fifo`,
    AWS_ENDPOINT_URL_SQS: `${url}/sqs`,
  })
  const drawing = ({ folder }: { folder: string }) => ({ ...common, FONT_DIR: join(folder, 'fonts') })
  const worker = startLambda(bundles.worker.path, drawing(bundles.worker))
  const clock = startLambda(bundles.clock.path, drawing(bundles.clock))

  const table = openSimulatedServer({ folder: null, url, identity, cdnBase: common.DISCORD_CDN_BASE })
  // Commands are registered by whoever deploys.
  table.world.keepCommands(commands.map(({ definition }) => definition) as never)

  const waiting: string[] = []
  let sent = 0
  let working: Promise<unknown> = Promise.resolve()
  async function workOn(record: object): Promise<void> {
    const { batchItemFailures } = (await worker.call({ Records: [record] })) as {
      batchItemFailures: unknown[]
    }
    if (batchItemFailures.length > 0) throw new Error('the worker gave a message back')
  }

  /** What the queue holds goes to the worker, after the door's answer is with Discord. */
  function deliver(): void {
    for (const body of waiting.splice(0)) {
      const attributes = { ApproximateReceiveCount: '1', MessageGroupId: 'one' }
      const record = {
        messageId: String(++messages),
        receiptHandle: '1',
        body,
        attributes,
        eventSourceARN: '',
      }
      working = working.then(() => workOn(record))
    }
  }

  const seen = new WeakMap<object, number>()
  answer = async (request, response) => {
    const target = new URL(request.url ?? '/', url)
    if (target.pathname === '/interactions') {
      const body = (await readBody(request, 1_000_000))!.toString()
      const event = { body, headers: request.headers, requestContext: { timeEpoch: Date.now() } }
      const given = (await door.call(event)) as {
        statusCode: number
        headers: Record<string, string>
        body: string
      }
      answered += given.body.length + 400
      send(response, given.statusCode, given.headers, given.body)
      deliver()
      return
    }
    if (String(request.headers['x-amz-target']).startsWith('AmazonSQS')) {
      const { MessageBody } = JSON.parse((await readBody(request, 1_000_000))!.toString()) as {
        MessageBody: string
      }
      waiting.push(MessageBody)
      return sendJson(response, 200, { MessageId: '1' })
    }
    if (String(request.headers['x-amz-target']).startsWith('AmazonSSM'))
      return sendJson(response, 200, { Parameter: { Value: identity.token } })
    if (!(await pageRoutes(table, request, response, target))) return sendJson(response, 404, {})
    if (!target.pathname.startsWith(apiPath)) return
    discord.requests++
    const { socket } = request
    discord.bytes += socket.bytesRead - (seen.get(socket) ?? 0)
    seen.set(socket, socket.bytesRead)
    for (const { files } of table.records.splice(0))
      for (const { size } of files) {
        discord.pictures++
        discord.pictureBytes += size
      }
  }

  const meter = (): Meter =>
    structuredClone({
      door: door.runs,
      worker: worker.runs,
      clock: clock.runs,
      units: dynamo.units,
      discord,
      answered,
      messages,
    })
  const play: Playable & {
    meter(): Meter
    runClock(): Promise<void>
    /** has the door acknowledge a command, which then goes nowhere */
    acknowledge(): Promise<void>
    storedBytes(): Promise<number>
    close(): Promise<void>
  } = {
    server: { url, store: makeStore(database.client, tableName) },
    table,
    player: name => makePlayer(play, name),
    async idle() {
      let last: unknown
      do {
        last = working
        await working
      } while (last !== working)
    },
    meter,
    async acknowledge() {
      const body = move(++sent)
      const headers = signature(body, identity.privateKey, Date.now())
      const { statusCode } = (await door.call({ body, headers })) as { statusCode: number }
      if (statusCode !== 200) throw new Error(`the door answered ${statusCode}`)
      waiting.length = 0
    },
    async runClock() {
      await clock.call({})
    },
    /** all that is in the table, with the 100 bytes for each item that DynamoDB counts as well */
    async storedBytes() {
      let bytes = 0
      for await (const item of scanTable(database.client, tableName)) bytes += itemSize(plain(item)) + 100
      return bytes
    },
    async close() {
      for (const each of [door, worker, clock]) each.end()
      table.world.close()
      http.closeAllConnections()
      http.close()
      dynamo.close()
      await database.close()
      bundles.remove()
    },
  }
  return play
}
