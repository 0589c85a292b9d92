import { once } from 'node:events'
import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import dynalite from 'dynalite'
import type { Program } from '../../infra/build.ts'
import { commands } from '../../lambdas/discord/index.ts'
import type { CommandForm } from '../../lambdas/local/discord/commandLimits.ts'
import { keepIdentity } from '../../lambdas/local/identity.ts'
import { tableDefinition } from '../../lambdas/store/dynamoTable.ts'
import { makeStore } from '../../lambdas/store/store.ts'
import { makePlayer, type Playable } from '../play/harness.ts'
import { bareFolder } from './bareFolder.ts'
import { type Discord, openDiscord } from './discord.ts'
import { type FifoQueue, fifoQueue, type Waiting } from './fifoQueue.ts'
import { awsAction, type Gate, serve } from './gate.ts'
import { Ended, type Lines, type Memory, type Running, startProgram } from './processes.ts'

/** Where SQS gives a message up that nobody answered for, in milliseconds. */
const visibility = 90_000
/** Deliveries before a message is a dead letter. */
const maxDeliveries = 4
/** How long a program may take, in milliseconds, as infra/stack.ts has it. */
const times = { door: 5000, worker: 30_000, clock: 120_000 } as const satisfies Record<Program, number>

/**
 * The hour of a day at which a stage begins, as 11:00 UTC: noon where the players live. A step that is killed comes a
 * minute or two later than the same one undisturbed; with the quiet hours of a player beginning in between, one would
 * ping and the other hold the ping for the morning.
 */
const beginsAt = 11 * 3_600_000
const day = 24 * 3_600_000

/** The deployed programs with stand-ins for all that they speak to, and what drives them as AWS does. */
export interface Stage {
  about: string
  gate: Gate
  discord: Discord
  queue: FifoQueue
  client: DynamoDBClient
  tableName: string
  /** players and their commands */
  table: Playable
  lines: Lines
  /** milliseconds since 1970, as the programs and Discord have it */
  now(): number
  /** lets time pass without waiting for it */
  later(milliseconds: number): void
  /** @throws Ended where the program is ended meanwhile */
  call(program: Program, event: unknown, milliseconds?: number): Promise<unknown>
  memory(program: Program): Promise<Memory>
  /** ends the process of a program that runs now */
  kill(program?: Program): Promise<void>
  /** one more process of a program, beside the one that `call` uses; it ends with the stage */
  another(program: Program): Promise<Running>
  /** one delivery of a message, as Lambda makes it: done, or back in the queue. @param by the usual worker otherwise */
  deliver(message: Waiting, by?: Running, milliseconds?: number): Promise<void>
  /** starts the programs that do not run */
  warm(): Promise<void>
  /** delivers what is in the queue until nothing is, by several workers side by side; time passes as it has to */
  drain(by?: readonly (Running | undefined)[]): Promise<void>
  /** one run of the clock */
  clock(): Promise<void>
  close(): Promise<void>
}

const account = '123456789012'
const region = 'eu-west-3'

/** What Lambda hands over for a message. */
export const sqsEvent = (message: Waiting) => ({
  Records: [
    {
      messageId: message.messageId,
      receiptHandle: message.messageId,
      body: message.body,
      attributes: { ApproximateReceiveCount: String(message.received), MessageGroupId: message.group },
      eventSource: 'aws:sqs',
      eventSourceARN: `arn:aws:sqs:${region}:${account}:queue.fifo`,
      awsRegion: region,
    },
  ],
})

async function listening(server: Server): Promise<Server> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** Builds and starts everything. */
export async function openStage(): Promise<Stage> {
  const folder = await bareFolder(process.cwd())
  let offset = beginsAt - (Date.now() % day)
  const now = () => Date.now() + offset
  const gate: Gate = { trouble: undefined }
  const identity = keepIdentity(null)
  const lines: Lines = []
  const tableName = 'combat-hex-faults'

  // Behind the gate for the programs; the harness itself asks it without.
  const emulator = await listening(dynalite({ createTableMs: 0 }))
  const [answer] = emulator.listeners('request') as [Parameters<typeof serve>[3]]
  const address = emulator.address() as { port: number }
  // The harness has all the time that it takes.
  const client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${address.port}`,
    region,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  })
  await client.send(new CreateTableCommand(tableDefinition(tableName)))
  await sleep(100)
  const queue = fifoQueue(now)

  const call = async (program: Program, event: unknown, milliseconds: number = times[program]) => {
    const running = await ready(program)
    atWork = program
    return running.call(event, milliseconds)
  }
  const discord = await openDiscord(gate, identity, now, async (body, headers) => {
    const event = { body, headers, isBase64Encoded: false, requestContext: { timeEpoch: now() } }
    const given = (await call('door', event)) as { statusCode: number; body: string }
    return { status: given.statusCode, contentType: 'application/json', body: Buffer.from(given.body) }
  })
  discord.world().keepCommands(commands.map(({ definition }) => definition as CommandForm))
  const dynamodb = await serve(gate, 'dynamodb', awsAction, answer)
  const sqs = await serve(gate, 'sqs', awsAction, queue.handle)
  const ssm = await serve(gate, 'ssm', awsAction, (request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' })
      response.end(
        JSON.stringify({ Parameter: { Name: 'token', Type: 'SecureString', Value: identity.token } }),
      )
    })
  })

  const env = {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: dynamodb.url,
    AWS_ENDPOINT_URL_SQS: sqs.url,
    AWS_ENDPOINT_URL_SSM: ssm.url,
    QUEUE_URL: `${sqs.url}/${account}/queue.fifo`,
    TABLE_NAME: tableName,
    STAGE: 'faults',
    DISCORD_PUBLIC_KEY: identity.publicKey,
    DISCORD_APPLICATION_ID: identity.application,
    DISCORD_TOKEN_PARAMETER: '/combat-hex/faults/token',
    DISCORD_API_BASE: discord.apiBase,
    DISCORD_CDN_BASE: discord.cdnBase,
  }
  const running = new Map<Program, Promise<Running>>()
  const others: Running[] = []
  let atWork: Program | undefined
  const ready = async (program: Program): Promise<Running> => {
    const known = await running.get(program)?.catch(() => undefined)
    if (known?.isAlive()) return known
    const started = startProgram(folder, program, env, () => offset, lines)
    running.set(program, started)
    return started
  }

  const stage: Stage = {
    about: folder.about,
    gate,
    discord,
    queue,
    client,
    tableName,
    lines,
    now,
    call,
    later: milliseconds => void (offset += milliseconds),
    table: {
      server: { url: discord.url, store: makeStore(client, tableName) },
      get table() {
        return { world: discord.world(), sending: discord.sending() }
      },
      idle: () => stage.drain(),
      player: name => makePlayer(stage.table, name),
    },
    memory: async program => (await ready(program)).memory(),
    async kill(program = atWork) {
      const known = program && running.get(program)
      if (known) await (await known).kill()
    },
    warm: async () => void (await Promise.all([ready('door'), ready('worker'), ready('clock')])),
    async another(program) {
      const started = await startProgram(folder, program, env, () => offset, lines)
      others.push(started)
      return started
    },
    async deliver(message, by, milliseconds = times.worker) {
      message.received++
      message.visibleAt = now() + visibility
      const event = sqsEvent(message)
      const done = by ? by.call(event, milliseconds) : call('worker', event, milliseconds)
      const given = (await done.catch((error: unknown) => {
        if (!(error instanceof Ended)) lines.push({ level: 50, msg: 'the worker threw', err: String(error) })
        return { batchItemFailures: [{}] }
      })) as { batchItemFailures: unknown[] }
      if (given.batchItemFailures.length > 0 && message.received < maxDeliveries) return
      if (given.batchItemFailures.length > 0) queue.dead.push(message)
      const at = queue.waiting.indexOf(message)
      if (at >= 0) queue.waiting.splice(at, 1)
    },
    async drain(by = [undefined]) {
      const busy = new Set<Waiting>()
      const work = async (worker: Running | undefined) => {
        while (queue.waiting.length > 0) {
          const free = queue.heads().filter(message => !busy.has(message))
          const [first] = free.toSorted((a, b) => a.visibleAt - b.visibleAt)
          if (first && (first.visibleAt <= now() || busy.size === 0)) {
            if (first.visibleAt > now()) stage.later(first.visibleAt - now())
            busy.add(first)
            await stage.deliver(first, worker).finally(() => busy.delete(first))
          } else await sleep(5)
        }
      }
      await Promise.all(by.map(work))
    },
    clock: async () => void (await call('clock', {})),
    async close() {
      for (const one of running.values()) await one.then(({ kill }) => kill()).catch(() => undefined)
      for (const one of others) await one.kill()
      client.destroy()
      for (const server of [emulator, dynamodb.server, sqs.server, ssm.server, discord.server]) {
        server.closeAllConnections()
        server.close()
      }
      folder.remove()
    },
  }
  // A first start reads everything from the disk.
  await stage.warm()
  return stage
}
