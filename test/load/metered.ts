import { brotliDecompressSync } from 'node:zlib'
import { apiPath } from '../../lambdas/local/pageRoutes.ts'
import { battlePath } from '../../lambdas/pages/addresses.ts'
import { keyOf } from '../../lambdas/pages/keys.ts'
import { scanTable } from '../../lambdas/store/scanTable.ts'
import type { GameRecord } from '../../lambdas/store/types.ts'
import { move } from '../bench/front-door.ts'
import { itemSize } from '../helpers/itemSize.ts'
import { makePlayer, type Playable } from '../play/harness.ts'
import { openDeployed } from '../standIns/deployed.ts'
import type { Runs } from '../standIns/processes.ts'
import { countUnits, plain, type Units } from './countUnits.ts'

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

/** Headers of an answer of the door, in bytes. */
const headerBytes = 400

/** The deployed programs, whose every use of anything is counted. */
export interface Metered extends Playable {
  meter(): Promise<Meter>
  runClock(): Promise<void>
  /** somebody looks at a battle on its page, with all that a browser fetches the first time */
  look(game: GameRecord): Promise<void>
  /** has the door acknowledge a command, which then goes nowhere */
  acknowledge(): Promise<void>
  storedBytes(): Promise<number>
  /** milliseconds since 1970, as the programs have it */
  now(): number
  close(): Promise<void>
}

/** Builds and starts everything. The queue delivers in order, one message at a time. */
export async function openMetered(): Promise<Metered> {
  let dynamo: Awaited<ReturnType<typeof countUnits>> | undefined
  const deployed = await openDeployed(async client => {
    dynamo = await countUnits(client)
    return { AWS_ENDPOINT_URL_DYNAMODB: dynamo.url }
  })
  const { discord, queue, table, client, tableName } = deployed
  const used: Meter['discord'] = { requests: 0, bytes: 0, pictures: 0, pictureBytes: 0 }
  let answered = 0
  let messages = 0
  let sent = 0

  discord.answered = body => void (answered += body.length + headerBytes)
  discord.recorded = ({ files }) => {
    for (const { size } of files) {
      used.pictures++
      used.pictureBytes += size
    }
  }
  const seen = new WeakMap<object, number>()
  discord.server.on('request', (request, response) => {
    if (!request.url?.startsWith(apiPath)) return
    response.on('finish', () => {
      const { socket } = request
      used.requests++
      used.bytes += socket.bytesRead - (seen.get(socket) ?? 0)
      seen.set(socket, socket.bytesRead)
    })
  })

  /** Shows what the programs complained of. @throws where a message had to be delivered again */
  const expectNoTrouble = async () => {
    const lines = deployed.lines.splice(0)
    for (const line of lines)
      if (Number(line['level']) >= 40) process.stderr.write(`${JSON.stringify(line)}\n`)
    const { calls } = await deployed.runs('worker')
    if (calls !== messages) throw new Error('the worker gave a message back')
  }

  /** As one process on Lambda has them, one call after the other. */
  let last: Promise<unknown> = Promise.resolve()
  const callDoor = (event: object) => {
    const done = last.then(() => deployed.call('door', event))
    last = done.catch(() => undefined)
    return done as Promise<{ statusCode: number; body: string }>
  }

  const play: Metered = {
    server: table.server,
    table: table.table,
    now: deployed.now,
    player: name => makePlayer(play, name),
    async idle() {
      messages += queue.waiting.length
      await deployed.drain()
      await expectNoTrouble()
    },
    meter: async () =>
      structuredClone({
        door: await deployed.runs('door'),
        worker: await deployed.runs('worker'),
        clock: await deployed.runs('clock'),
        units: dynamo!.units,
        discord: used,
        answered,
        messages,
      }),
    async acknowledge() {
      const body = move(++sent)
      const requestContext = { timeEpoch: deployed.now() }
      const { statusCode } = await callDoor({ body, headers: discord.sign(body), requestContext })
      if (statusCode !== 200) throw new Error(`the door answered ${statusCode}`)
      queue.clear()
    },
    async look(game) {
      const path = battlePath({ game: game.id, key: keyOf(deployed.linkSecret, game, 'spectator') })
      const get = async (address: string) => {
        const [rawPath, rawQueryString = ''] = address.split('?')
        const requestContext = { http: { method: 'GET' }, timeEpoch: deployed.now() }
        const headers = { 'accept-encoding': 'br' }
        const { statusCode, body } = await callDoor({ rawPath, rawQueryString, headers, requestContext })
        if (statusCode !== 200) throw new Error(`the door answered ${statusCode} for ${rawPath}`)
        const sentBytes = Buffer.from(body, 'base64')
        answered += sentBytes.length + headerBytes
        return sentBytes
      }
      const html = brotliDecompressSync(await get(path)).toString()
      const wanted = [...html.matchAll(/(?:href|src|data-scenes)="(\/battle\/[^"]+)"/g)].map(([, each]) =>
        each!.replaceAll('&amp;', '&'),
      )
      for (const each of new Set(wanted)) if (!each.includes('picture.png')) await get(each)
    },
    async runClock() {
      await deployed.clock()
      await expectNoTrouble()
    },
    /** all that is in the table, with the 100 bytes for each item that DynamoDB counts as well */
    async storedBytes() {
      let bytes = 0
      for await (const item of scanTable(client, tableName)) bytes += itemSize(plain(item)) + 100
      return bytes
    },
    async close() {
      await deployed.close()
      dynamo?.close()
    },
  }
  return play
}
