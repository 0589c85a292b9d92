import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runClock } from '../clock/runClock.ts'
import { type ProgramSettings, readSettings } from '../config.ts'
import type { Draw } from '../discord/api/payload.ts'
import { makeRest } from '../discord/api/restClient.ts'
import type { Bot } from '../discord/bot.ts'
import { type DoorDeps, loadedDoor } from '../interactions/doorDeps.ts'
import { bodyLimit, handleInteraction } from '../interactions/handleInteraction.ts'
import { publicKey } from '../interactions/signature.ts'
import { type Log, logProblem } from '../log.ts'
import { pageAddress } from '../pages/pageAddress.ts'
import { selfCheck } from '../selfCheck.ts'
import { makeStore } from '../store/store.ts'
import type { Locale, Store } from '../store/types.ts'
import type { WorkerDeps } from '../worker/types.ts'
import { work } from '../worker/work.ts'
import { openPages, pagesHere } from './battlePages.ts'
import { makeComputerLane } from './computerLane.ts'
import { openDatabase } from './database.ts'
import { openGateway } from './gateway.ts'
import { isLocal, looks, readBody, refusedByMethod, send, sendJson, targetOf } from './http.ts'
import { type Identity, keepIdentity } from './identity.ts'
import { openJournal } from './journal.ts'
import { listen } from './listen.ts'
import { type Kept, type LocalQueue, makeQueue } from './localQueue.ts'
import { closedPage } from './pageFiles.ts'
import { openPageProcess } from './pageProcess.ts'
import { apiPath, cdnPath, pageRoutes } from './pageRoutes.ts'
import { isNamedByAddress, type SeatLink, seatLinks } from './seatLinks.ts'
import { mayCheck } from './selfCheckKey.ts'
import { type OpenSimulatedServer, openSimulatedServer } from './simulatedServer.ts'
import type { ThinkingProcess } from './thinking.ts'

/** The settings contradict each other; the message says how. */
export class Misconfigured extends Error {}

export interface LocalServer {
  /** `http://localhost:3000`, without a slash at the end */
  url: string
  settings: ProgramSettings
  store: Store
  queue: LocalQueue
  /** the simulated Discord; null where the program plays on the real one */
  table: OpenSimulatedServer | null
  identity: Identity
  /** where others in the network take their seats; none unless the table is open to them */
  links: SeatLink[]
  /** lets running work end, and closes the files */
  close(): Promise<void>
}

/** What is drawn for a language once serves all who ask; what failed is tried anew. */
function onceEach<T>(make: (locale: Locale) => Promise<T>): (locale: Locale) => Promise<T> {
  const made = new Map<Locale, Promise<T>>()
  return locale => {
    const known = made.get(locale)
    if (known) return known
    const one = make(locale)
    made.set(locale, one)
    one.catch(() => made.delete(locale))
    return one
  }
}

/** What is found out once holds for whoever asks in the next so many milliseconds. */
function onceIn<T>(milliseconds: number, find: () => Promise<T>): () => Promise<T> {
  let last: { at: number; found: Promise<T> } | undefined
  return async () => {
    if (!last || Date.now() - last.at >= milliseconds) last = { at: Date.now(), found: find() }
    return last.found
  }
}

/** So long a self-check holds, in milliseconds: each draws a picture. */
const checkEvery = 5000

/** How often the clock runs, in milliseconds. */
const clockEvery = 60_000

/**
 * The whole program on one machine: front door, queue, worker and store in one process, and, unless the
 * settings name the real Discord, a simulated one with the table page.
 * @param env the environment variables; `DATA_DIR` empty and `memory` set: nothing is kept
 * @throws Misconfigured where settings contradict each other, InUse where another process has the data directory open
 */
export async function startServer(options: {
  env: Record<string, string | undefined>
  bot: Bot
  draw: Draw
  /** draws for those who look at pages, after all others; left out: as for messages */
  drawBehind?: Draw
  /** the path of pageChild.ts, bundled: a process that serves pages; left out: this one does */
  pageProgram?: string | undefined
  /** has the computer think elsewhere; left out: in this process */
  thinking?: ThinkingProcess | undefined
  log: Log
  memory?: boolean
}): Promise<LocalServer> {
  const { env, bot, log } = options
  const given = readSettings(env)
  if (given.gateway && !given.token) throw new Misconfigured('DISCORD_GATEWAY=1 needs DISCORD_TOKEN.')
  // Of a stand-in (DISCORD_API_BASE) nobody knows what it wants; Discord itself lets nobody post without.
  if (given.publicKey && !given.token && !env['DISCORD_API_BASE']?.trim())
    throw new Misconfigured(
      'DISCORD_TOKEN is not set: without it nothing can be posted on Discord. Set it, or leave DISCORD_PUBLIC_KEY out and play at the table.',
    )
  const folder = options.memory ? null : given.dataDir
  const within = (...path: string[]) => (folder === null ? null : join(folder, ...path))

  const database = await openDatabase({
    folder: within('db'),
    endpoint: given.dynamoEndpoint,
    tableName: given.tableName,
    fsync: given.fsync,
  })
  const store = makeStore(database.client, given.tableName)
  const identity = keepIdentity(folder, { onDisk: given.fsync })

  // Discord is simulated unless one of the settings speaks of another
  const simulated = !given.publicKey && !given.token && !env['DISCORD_API_BASE']?.trim()
  const tableIsOpen = simulated && env['TABLE_OPEN'] === '1'
  const isEndpoint = given.publicKey !== undefined && !given.gateway
  const { port, answerWith, close } = await listen(given.port, tableIsOpen || isEndpoint, log)
  const url = `http://localhost:${port}`
  // for what talks to itself, whatever name and protocol this machine gives itself
  const inside = `http://127.0.0.1:${port}`

  const settings: ProgramSettings = {
    ...given,
    port,
    publicKey: given.publicKey ?? identity.publicKey,
    applicationId: given.applicationId ?? identity.application,
    ...(simulated
      ? { token: identity.token, apiBase: `${inside}${apiPath}`, cdnBase: `${inside}${cdnPath}` }
      : {}),
  }
  /** where browsers reach the pages */
  const base = settings.publicUrl ?? (simulated ? url : undefined)
  const rest = makeRest({
    applicationId: settings.applicationId ?? identity.application,
    token: settings.token,
    apiBase: settings.apiBase,
    draw: options.draw,
    pages: pageAddress(base, identity.token, store),
    log,
  })
  const alone: WorkerDeps = {
    store,
    rest,
    bot,
    log,
    cdnBase: settings.cdnBase,
    now: Date.now,
    random: bytes => randomBytes(bytes).toString('hex'),
    sleep: async milliseconds => sleep(milliseconds),
  }
  const computers = makeComputerLane(alone, options.thinking?.play)
  const worker: WorkerDeps = { ...alone, playLater: computers.add }
  const inbox = openJournal<Kept>(within('inbox.jsonl'), { onDisk: given.fsync })
  const dead = openJournal<Kept>(within('dead-letters.jsonl'), { onDisk: given.fsync })
  const queue = makeQueue({
    inbox,
    dead,
    work: (message, delivery) => work(message, worker, delivery),
    log,
  })
  const door = loadedDoor({
    key: publicKey(settings.publicKey ?? identity.publicKey),
    queue,
    store,
    bot,
    log,
    ...(simulated && { patience: settings.patience }),
    now: Date.now,
  })
  const table = simulated
    ? openSimulatedServer({
        folder: within('table'),
        onDisk: given.fsync,
        patience: settings.patience,
        url: inside,
        identity,
        cdnBase: settings.cdnBase,
        welcomePicture: onceEach(async locale => {
          const picture = await bot.welcomePicture(locale)
          return picture && options.draw(picture)
        }),
      })
    : null
  // What was changed in the program meanwhile no source says: each start is a program of its own.
  const shown = { secret: identity.token, build: randomUUID(), base }
  const drawBehind = options.drawBehind ?? options.draw
  const here = pagesHere({ ...shown, store, draw: drawBehind, log })
  const pageProcess =
    options.pageProgram === undefined
      ? undefined
      : openPageProcess({
          program: options.pageProgram,
          source: { ...shown, endpoint: database.endpoint, tableName: given.tableName },
          draw: drawBehind,
          here,
          log,
        })
  const pages = openPages(pageProcess?.serve ?? here)
  const isWelcome = tableIsOpen ? isNamedByAddress : isLocal

  let clockRanAt: number | undefined
  const checked = onceIn(checkEvery, () =>
    selfCheck({ store, draw: options.draw, now: Date.now }, async () => clockRanAt),
  )
  answerWith(async (request, response) => {
    const target = targetOf(request)
    if (!target) return sendJson(response, 400, { error: 'This is no address.' })
    if (target.pathname === '/interactions') return interactions(request, response, door)
    if (table && isWelcome(request) && (await pageRoutes(table, request, response, target))) return
    const page = await pages(request, target)
    if (page) return send(response, page.status, page.headers, page.body)
    if (target.pathname === '/self-check' && mayCheck(request, identity)) {
      if (refusedByMethod(request, response, looks)) return
      return sendJson(response, 200, {
        ...(await checked()),
        dead: dead.entries().length,
        waiting: inbox.entries().length,
      })
    }
    if (target.pathname !== '/') return sendJson(response, 404, { error: 'There is nothing here.' })
    if (!refusedByMethod(request, response, looks)) closed(response, table !== null)
  })

  if (table) await registerAtTable(rest, bot, log)
  queue.start()
  // Discord may be out of reach now: that is no reason not to start
  const look = async (options: { olderThan?: number } = {}) => {
    try {
      await runClock(worker, options)
      clockRanAt = Math.floor(Date.now() / 1000)
    } catch (error) {
      logProblem(log, error, { doing: 'clock' })
    }
  }
  // What the process before left unsaid, nobody else is telling now.
  let run: Promise<unknown> = look({ olderThan: 0 })
  const ticking = setInterval(() => {
    // A run that takes long is waited for.
    run = run.then(() => look())
  }, clockEvery)
  const gateway =
    settings.gateway && settings.token ? await openGateway(settings.token, door, settings.apiBase) : null

  return {
    url,
    settings,
    store,
    queue: {
      ...queue,
      async idle() {
        await queue.idle()
        await computers.idle()
      },
    },
    table,
    identity,
    links: tableIsOpen ? seatLinks(port, identity.token) : [],
    async close() {
      clearInterval(ticking)
      await gateway?.close()
      const played = computers.stop()
      options.thinking?.close()
      pageProcess?.close()
      await queue.stop()
      await run
      await played
      await close()
      table?.discord.close()
      inbox.close()
      dead.close()
      await database.close()
    },
  }
}

async function interactions(request: IncomingMessage, response: ServerResponse, door: DoorDeps) {
  const body = await readBody(request, bodyLimit)
  if (!body) return sendJson(response, 413, { error: `a body has at most ${bodyLimit} bytes` })
  const answer = await handleInteraction({ method: request.method, body, headers: request.headers }, door)
  send(response, answer.status, answer.headers, answer.body)
}

const closed = (response: ServerResponse, elsewhere: boolean) =>
  send(
    response,
    elsewhere ? 403 : 200,
    { 'content-type': 'text/html; charset=utf-8' },
    closedPage(elsewhere ? 'here' : 'discord'),
  )

async function registerAtTable(rest: ReturnType<typeof makeRest>, bot: Bot, log: Log) {
  const registered = await rest.registerCommands(bot.commands.map(each => each.definition))
  if (!registered.ok) log.error({ ...registered }, 'the commands could not be registered')
}
