import { spawnSync } from 'node:child_process'
import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { buildOptions } from '../../infra/bundles.ts'
import { commands, refusalMessage } from '../../lambdas/discord/index.ts'
import type { DoorDeps } from '../../lambdas/interactions/doorDeps.ts'
import { handleInteraction } from '../../lambdas/interactions/handleInteraction.ts'
import { publicKey } from '../../lambdas/interactions/signature.ts'
import { makeLog } from '../../lambdas/log.ts'
import type { QueueMessage } from '../../lambdas/queue/types.ts'
import type { Store } from '../../lambdas/store/types.ts'

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
const move = (n: number) =>
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
  const deps: DoorDeps = {
    key,
    queue: {
      async send(message) {
        waiting = message
      },
    },
    // A command does not touch the store.
    store: {} as Store,
    bot: { commands, refusalMessage },
    log: makeLog(),
    now: Date.now,
  }
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

/** Median milliseconds from starting Node to its end. */
function startTime(program: string): number {
  const taken = Array.from({ length: 7 }, () => {
    const from = performance.now()
    const { status } = spawnSync(process.execPath, [program])
    if (status !== 0) throw new Error(`${program} ended with ${status}`)
    return performance.now() - from
  })
  return median(taken)
}

async function bundled(): Promise<DoorFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'front-door-'))
  try {
    const [door, empty] = [join(folder, 'door.mjs'), join(folder, 'empty.mjs')]
    const { metafile } = await build({
      ...buildOptions(process.cwd(), 'door'),
      outfile: door,
      metafile: true,
    })
    writeFileSync(empty, '')
    const size = Object.values(metafile.outputs)[0]!.bytes / 1000
    const [ours, least] = [startTime(door), startTime(empty)]
    return [
      { name: 'front door, bundle', value: size, unit: 'kB', yardstick: null, ratio: null, limit: null },
      {
        name: 'front door, start and end of its process (an empty Node program)',
        value: ours,
        unit: 'ms',
        yardstick: least,
        ratio: ours / least,
        limit: null,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What the front door costs: its time for an interaction, its bundle, its start. */
export const frontDoorFigures = async (): Promise<DoorFigure[]> => [
  await acknowledging(),
  ...(await bundled()),
]
