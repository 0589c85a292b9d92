import { once } from 'node:events'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { makeClient } from '../store/client.ts'
import { answerWhenOnDisk, makeFolder, syncFolder } from './onDisk.ts'
import { removeExpired } from './removeExpired.ts'
import { addIndexes, bringUpToDate } from './upgradeTable.ts'

export interface Database {
  client: DynamoDBClient
  /** where other processes reach it */
  endpoint: string
  /** waits for what was asked; whatever is asked from then on fails with Closing */
  close(): Promise<void>
}

/** The data directory is in use by another process. */
export class InUse extends Error {}

/** The database is being closed, and takes nothing more. */
export class Closing extends Error {
  override name = 'Closing'
}

/**
 * DynamoDB for one machine: an emulator with its files in `folder` (null: in memory), or the one at `endpoint`
 * where that is set. The table is there when the promise resolves.
 * @throws InUse where another process has the folder open
 */
export async function openDatabase(options: {
  folder: string | null
  endpoint: string | undefined
  tableName: string
  /** a write is answered when it is on the disk */
  fsync?: boolean
}): Promise<Database> {
  const { folder, endpoint, tableName, fsync = false } = options
  if (endpoint) {
    const client = makeClient(endpoint)
    await addIndexes(client, tableName)
    return { client, endpoint, close: async () => client.destroy() }
  }
  const server = await startEmulator(folder, fsync)
  // It is in this very process: while that is busy it only seems silent.
  const client = makeClient(addressOf(server), { connectionTimeout: 0, requestTimeout: 0 })
  const closed = closable(server, client)
  if (folder !== null && fsync) answerWhenOnDisk(client, folder)
  const open = folder === null ? null : openMark(folder)
  const unclean = open !== null && existsSync(open)
  if (open !== null) {
    writeFileSync(open, addressOf(server), { flush: fsync })
    if (fsync) syncFolder(dirname(open))
  }
  await bringUpToDate(client, tableName, unclean)
  const expiring = everyDay(() => removeExpired(client, tableName, Math.floor(Date.now() / 1000)))
  return {
    client,
    endpoint: addressOf(server),
    async close() {
      await expiring.stop()
      await closed()
      client.destroy()
      await new Promise<void>(resolve => server.close(() => resolve()))
      if (open !== null) rmSync(open, { force: true })
    },
  }
}

/**
 * A file that is there while a folder of the database is open, with the address at which it can be read meanwhile.
 * Whoever finds it at the start knows that the process before did not end in order.
 */
export const openMark = (folder: string): string => `${folder}.open`

const day = 24 * 3600 * 1000

/** Does something now and every day; what goes wrong is done the next time. */
function everyDay(work: () => Promise<unknown>): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  const run = () => {
    running = running.then(work).catch(() => undefined)
  }
  run()
  const timer = setInterval(run, day)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

async function startEmulator(folder: string | null, fsync: boolean): Promise<Server> {
  const { default: dynalite } = await import('dynalite')
  if (folder !== null) {
    makeFolder(folder, fsync)
    await assertFree(folder)
  }
  const server = dynalite({ createTableMs: 0, ...(folder === null ? {} : { path: folder }) })
  // only this program talks to it: the port is on the loopback and any free one
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/**
 * A request that the emulator still works on when its files are closed ends the process. Here they are waited for.
 * @returns lets nothing more in, and resolves when all that came is answered
 */
function closable(server: Server, client: DynamoDBClient): () => Promise<void> {
  let open = 0
  let closing: (() => void) | undefined
  const end = () => {
    if (--open === 0) closing?.()
  }
  client.middlewareStack.add(
    next => async args => {
      if (closing) throw new Closing('the database is being closed')
      open++
      return next(args).finally(end)
    },
    { step: 'initialize', name: 'closable' },
  )
  // Another process reads past the client, for a backup.
  const [answer] = server.listeners('request') as [RequestListener]
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (closing && open === 0) return response.writeHead(503).end()
    open++
    response.once('close', end)
    answer(request, response)
  })
  return () =>
    new Promise(resolve => {
      closing = resolve
      if (open === 0) resolve()
    })
}

/** LevelDB's lock tells whether somebody else has the files; the emulator itself would fail at its first use. */
async function assertFree(folder: string): Promise<void> {
  const { Level } = await import('level')
  const level = new Level(folder)
  try {
    await level.open()
  } catch (error) {
    if (error instanceof Error && error.cause instanceof Error && 'code' in error.cause)
      if (error.cause.code === 'LEVEL_LOCKED') throw new InUse(folder, { cause: error })
    throw error
  }
  await level.close()
}

function addressOf(server: Server): string {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the emulator has no port')
  return `http://127.0.0.1:${address.port}`
}
