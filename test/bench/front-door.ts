import { spawn } from 'node:child_process'
import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { buildOptions, entries } from '../../infra/bundles.ts'
import { commands, refusalMessage } from '../../lambdas/discord/index.ts'
import { loadedDoor } from '../../lambdas/interactions/doorDeps.ts'
import { handleInteraction } from '../../lambdas/interactions/handleInteraction.ts'
import { publicKey } from '../../lambdas/interactions/signature.ts'
import { makeLog } from '../../lambdas/log.ts'
import type { QueueMessage } from '../../lambdas/queue/types.ts'
import type { Store } from '../../lambdas/store/types.ts'
import { runtimeNode } from '../standIns/bareFolder.ts'

/** One line of the table of figures. */
export interface DoorFigure {
  name: string
  value: number
  unit: string
  /** what the value is held against, in the same unit and from the same run */
  yardstick: number | null
  ratio: number | null
  /** of the ratio where there is one, else of the value; null where none was promised */
  limit: number | null
}

const rounds = 40
const times = 50

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!

/** Milliseconds for one run of each, taken in turns so that both see the same machine. */
async function together(a: () => Promise<unknown>, b: () => Promise<unknown>): Promise<[number, number]> {
  const taken: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++)
    for (const [i, run] of [a, b].entries()) {
      const from = performance.now()
      for (let n = 0; n < times; n++) await run()
      taken[i]!.push((performance.now() - from) / times)
    }
  return [median(taken[0]), median(taken[1])]
}

/** `/move` as Discord sends it. */
export const move = (n: number) =>
  JSON.stringify({
    id: String(1_300_000_000_000_000_000n + BigInt(n)),
    application_id: '1200000000000000000',
    type: 2,
    token: 'x'.repeat(180),
    version: 1,
    guild_id: '1100000000000000000',
    channel_id: '1100000000000000001',
    channel: { id: '1100000000000000001', type: 11, name: 'Ann against Ben', parent_id: '1' },
    locale: 'fr',
    guild_locale: 'en-US',
    app_permissions: '2251799813685247',
    entitlements: [],
    member: {
      user: { id: '1000000000000000001', username: 'ann', global_name: 'Ann', avatar: null },
      nick: null,
      roles: ['1', '2', '3'],
      permissions: '2251799813685247',
    },
    data: {
      id: '1',
      name: 'move',
      type: 1,
      options: [
        { type: 3, name: 'figure', value: 'A3' },
        { type: 3, name: 'to', value: 'C7' },
      ],
    },
  })

async function acknowledging(): Promise<DoorFigure> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const key = publicKey(
    createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex'),
  )
  const timestamp = String(Math.floor(Date.now() / 1000))
  const body = move(1)
  const bytes = Buffer.from(timestamp + body)
  const signature = sign(null, bytes, privateKey)
  const headers = {
    'x-signature-ed25519': signature.toString('hex'),
    'x-signature-timestamp': timestamp,
  }
  let waiting: QueueMessage | undefined
  const deps = loadedDoor({
    key,
    queue: {
      async send(message) {
        waiting = message
      },
    },
    // A command does not touch the store.
    store: {} as Store,
    bot: { commands, publicButtons: [], refusalMessage },
    log: makeLog(),
    now: Date.now,
  })
  const [whole, one] = await together(
    () => handleInteraction({ body, headers }, deps),
    async () => verify(null, bytes, key, signature),
  )
  const last = await handleInteraction({ body, headers }, deps)
  if (last.status !== 200 || !waiting) throw new Error(`the front door answered ${last.status}`)
  return {
    name: 'front door, raw body to acknowledgement (one Ed25519 verification)',
    value: whole * 1000,
    unit: 'µs',
    yardstick: one * 1000,
    ratio: whole / one,
    limit: 5,
  }
}

/** Milliseconds of processor time from starting Node to the end of a program. */
async function processorTime(node: string, program: string, env: Record<string, string>): Promise<number> {
  const source = `${program}
    const { user, system } = process.cpuUsage()
    process.stdout.write(String((user + system) / 1000))`
  const child = spawn(node, ['--input-type=module', '-e', source], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', part => (printed += String(part)))
  const [status] = (await once(child, 'close')) as [number | null]
  // With what it wrote into its log: whoever is told that something went wrong is told an id that stands there.
  if (status !== 0) throw new Error(`a start ended with ${status}: ${printed}`)
  return Number(printed)
}

/**
 * Until the acknowledgement of the first command, by the bundle that is deployed, against an empty program; both by the
 * Node of the runtime on AWS, in turns. `npm run bench` and `npm run load` print the same.
 */
export async function coldStart(): Promise<DoorFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'front-door-'))
  const { privateKey, publicKey: theirs } = generateKeyPairSync('ed25519')
  let taken = 0
  const queue = createServer((request, response) => {
    taken++
    request.resume().on('end', () => response.end('{}'))
  }).listen(0, '127.0.0.1')
  try {
    await once(queue, 'listening')
    const door = join(folder, 'door.mjs')
    const { metafile } = await build({
      ...buildOptions(process.cwd(), 'door'),
      entryPoints: { door: entries.door },
      outdir: folder,
      metafile: true,
    })
    const size = Object.values(metafile.outputs).reduce((sum, { bytes }) => sum + bytes, 0) / 1000
    const timestamp = String(Math.floor(Date.now() / 1000))
    const headers = {
      'x-signature-ed25519': sign(null, Buffer.from(timestamp + move(1)), privateKey).toString('hex'),
      'x-signature-timestamp': timestamp,
    }
    const env = {
      DISCORD_PUBLIC_KEY: theirs.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex'),
      QUEUE_URL: `http://127.0.0.1:${(queue.address() as AddressInfo).port}/1/queue.fifo`,
      AWS_REGION: 'eu-west-3',
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'b',
    }
    const program = `
      const { handler } = await import(${JSON.stringify(door)})
      const { body } = await handler(${JSON.stringify({ body: move(1), headers })})
      if (JSON.parse(body).type !== 5) throw new Error(body)`
    const node = runtimeNode(process.cwd())
    const starts: [number[], number[]] = [[], []]
    for (let round = 0; round < 15; round++)
      for (const [i, source] of [program, ''].entries())
        starts[i]!.push(await processorTime(node, source, env))
    const [ours, least] = starts.map(median) as [number, number]
    if (taken === 0) throw new Error('nothing came into the queue')
    return [
      { name: 'front door, bundle', value: size, unit: 'kB', yardstick: null, ratio: null, limit: null },
      {
        name: 'front door, cold start to the acknowledgement, processor time (an empty program)',
        value: ours,
        unit: 'ms',
        yardstick: least,
        ratio: ours / least,
        limit: 2.5,
      },
    ]
  } finally {
    queue.closeAllConnections()
    queue.close()
    rmSync(folder, { recursive: true })
  }
}

/** What the front door costs: its time for an interaction, its bundle, its cold start. */
export const frontDoorFigures = async (): Promise<DoorFigure[]> => [
  await acknowledging(),
  ...(await coldStart()),
]
