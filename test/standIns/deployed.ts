import { setTimeout as sleep } from 'node:timers/promises'
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { Program } from '../../infra/build.ts'
import { commands } from '../../lambdas/discord/index.ts'
import type { CommandDefinition } from '../../lambdas/local/discord/commandLimits.ts'
import { keepIdentity } from '../../lambdas/local/identity.ts'
import { makeStore } from '../../lambdas/store/store.ts'
import { makePlayer, type Playable } from '../play/harness.ts'
import { openAws, sqsEvent } from './aws.ts'
import { bareFolder } from './bareFolder.ts'
import { type Discord, openDiscord } from './discord.ts'
import type { FifoQueue, Waiting } from './fifoQueue.ts'
import type { Gate } from './gate.ts'
import { Ended, type Lines, type Memory, type Running, type Runs, startProgram } from './processes.ts'

/** Where SQS gives a message up that nobody answered for, in milliseconds. */
const visibility = 90_000
/** Deliveries before a message is a dead letter. */
const maxDeliveries = 4
/** How long a program may take, in milliseconds, as infra/stack.ts has it. */
const times = { door: 5000, worker: 30_000, clock: 120_000 } as const satisfies Record<Program, number>

/**
 * The hour of the day at which it is opened, as 11:00 UTC: noon where the players live. A step that is killed comes a
 * minute or two later than the same one undisturbed; with the quiet hours of a player beginning in between, one would
 * ping and the other hold the ping for the morning.
 */
const beginsAt = 11 * 3_600_000
const day = 24 * 3_600_000

/** The deployed programs with stand-ins for all that they speak to, and what drives them as AWS does. */
export interface Deployed {
  about: string
  gate: Gate
  /** what the keys of links are made from */
  linkSecret: string
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
  /** what the process of a program that runs now has done */
  runs(program: Program): Promise<Runs>
  /** ends the process of a program that runs now */
  kill(program?: Program): Promise<void>
  /** one more process of a program, beside the one that `call` uses; it ends with all the others */
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

/**
 * Builds and starts everything.
 * @param more what the programs are told besides, or otherwise; `client` asks DynamoDB past the gate
 */
export async function openDeployed(
  more?: (client: DynamoDBClient) => Promise<Record<string, string>>,
): Promise<Deployed> {
  const folder = await bareFolder(process.cwd())
  let offset = beginsAt - (Date.now() % day)
  const now = () => Date.now() + offset
  const gate: Gate = { trouble: undefined }
  const identity = keepIdentity(null)
  const lines: Lines = []

  const aws = await openAws(gate, now, 'combat-hex-deployed', identity.token)
  const { client, queue } = aws

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
  discord.simulated().keepCommands(commands.map(({ definition }) => definition as CommandDefinition))
  const env = {
    ...aws.env,
    ...(await more?.(client)),
    STAGE: 'deployed',
    DISCORD_PUBLIC_KEY: identity.publicKey,
    DISCORD_APPLICATION_ID: identity.application,
    DISCORD_TOKEN_PARAMETER: '/combat-hex/deployed/token',
    // The stand-in keeps one secret, whatever is asked for.
    LINK_SECRET_PARAMETER: '/combat-hex/deployed/link-secret',
    PUBLIC_URL: 'https://hex.example.org',
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

  const deployed: Deployed = {
    about: folder.about,
    gate,
    linkSecret: identity.token,
    discord,
    queue,
    client,
    tableName: aws.tableName,
    lines,
    now,
    call,
    later: milliseconds => void (offset += milliseconds),
    table: {
      server: { url: discord.url, store: makeStore(client, aws.tableName) },
      get table() {
        return { discord: discord.simulated(), sending: discord.sending() }
      },
      idle: () => deployed.drain(),
      player: name => makePlayer(deployed.table, name),
    },
    memory: async program => (await ready(program)).memory(),
    runs: async program => (await ready(program)).runs,
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
            if (first.visibleAt > now()) deployed.later(first.visibleAt - now())
            busy.add(first)
            await deployed.deliver(first, worker).finally(() => busy.delete(first))
          } else await sleep(5)
        }
      }
      await Promise.all(by.map(work))
    },
    clock: async () => void (await call('clock', {})),
    async close() {
      for (const one of running.values()) await one.then(({ kill }) => kill()).catch(() => undefined)
      for (const one of others) await one.kill()
      aws.close()
      discord.close()
      folder.remove()
    },
  }
  // A first start reads everything from the disk.
  await deployed.warm()
  return deployed
}
