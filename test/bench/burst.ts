import { type ChildProcess, spawn } from 'node:child_process'
import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../lambdas/local/database.ts'
import { signature } from '../../lambdas/local/discord/sendInteraction.ts'
import { makeStore } from '../../lambdas/store/store.ts'
import { open, resume } from '../../rules/index.ts'
import { figure, type Measurement } from './measure.ts'
import { deployedGame } from './silentDiscord.ts'

/** So many battles have somebody acting at the same moment. */
const games = 200
const bursts = 4

const channelOf = (game: number) => String(700_000 + game)

/** A battle in which somebody acts, the same in every channel. */
function actingGame() {
  const game = deployedGame()
  let save = game.save!
  while (save.pending!.kind !== 'act') {
    const next = resume(save, open(structuredClone(save)).question!.fallback())
    if (!next.ok) throw new Error(next.refusal.code)
    save = next.save
  }
  const [, label = '', path = ''] = open(structuredClone(save))
    .question!.space.enumerate('move ', 1)[0]!
    .split(' ')
  return {
    game: { ...game, save },
    user: game.seats[save.pending!.by]!.user,
    move: { figure: label, to: path.split('-').at(-1)! },
  }
}

type Acting = ReturnType<typeof actingGame>

async function fill(folder: string, { game }: Acting): Promise<void> {
  const database = await openDatabase({
    folder: join(folder, 'db'),
    endpoint: undefined,
    tableName: 'combat-hex',
  })
  const store = makeStore(database.client, 'combat-hex')
  for (let n = 0; n < games; n++) {
    const one = { ...game, id: `burst${n}`, channel: channelOf(n), thread: channelOf(n) }
    await store.createGame(one)
    await store.indexGame(one)
  }
  await database.close()
}

/** Discord's REST interface, taking everything at once, and when each interaction got its first answer. */
async function openDiscord() {
  const answered = new Map<string, number>()
  const server = createServer((request, response) => {
    const token = /\/webhooks\/\d+\/([^/]+)/.exec(request.url ?? '')?.[1]
    request.resume().on('end', () => {
      if (token && !answered.has(token)) answered.set(token, performance.now())
      response.setHeader('content-type', 'application/json').end('{"id":"1"}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { answered, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api` }
}

async function startProgram(env: Record<string, string>): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['lambdas/local/run.mjs', 'lambdas/local/main.ts'], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', part => {
      said += String(part)
      const found = /POST (\S+)\/interactions/.exec(said)?.[1]
      if (found) resolve(found)
    })
    child.on('exit', () => reject(new Error(`the program did not start: ${said}`)))
  })
  return { child, url }
}

/** Bytes of memory of a process and of all that it has started, where the system tells. */
function memoryOf(pid: number): number {
  const about = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8')
        const read = (what: string) => Number(new RegExp(`^${what}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0)
        return [{ pid: Number(name), parent: read('PPid'), bytes: read('VmRSS') * 1024 }]
      } catch {
        return []
      }
    })
  return about
    .filter(each => each.pid === pid || each.parent === pid)
    .reduce((sum, { bytes }) => sum + bytes, 0)
}

const move = ({ figure: label, to }: Acting['move']) => ({
  id: '1',
  name: 'move',
  type: 1,
  options: [
    { type: 3, name: 'figure', value: label },
    { type: 3, name: 'to', value: to },
    { type: 5, name: 'now', value: true },
  ],
})
const status = { id: '1', name: 'game', type: 1, options: [{ type: 1, name: 'status', options: [] }] }
const undo = { id: '1', name: 'game', type: 1, options: [{ type: 1, name: 'undo', options: [] }] }

interface Burst {
  /** milliseconds until each acknowledgement */
  acknowledged: number[]
  /** milliseconds until the last answer */
  last: number
  /** how many places an answer came before or after its turn, at most */
  displaced: number
}

/** Somebody in each of these channels uses a command, all at the same moment. */
async function burst(
  n: number,
  data: object,
  user: string,
  channels: readonly string[],
  to: { url: string; privateKey: KeyObject; answered: Map<string, number> },
): Promise<Burst> {
  const agent = new Agent({ keepAlive: true, maxSockets: games })
  const from = performance.now()
  const tokens = channels.map(channel => `token-${n}-${channel}`)
  const acknowledged = new Map<string, number>()
  await Promise.all(
    tokens.map(async (token, game) => {
      const body = JSON.stringify({
        id: String(1_300_000_000_000_000_000n + BigInt(n * games + game)),
        application_id: '1200000000000000000',
        type: 2,
        token,
        version: 1,
        guild_id: '500',
        channel_id: channels[game],
        channel: { id: channels[game], type: 11 },
        locale: 'en-GB',
        app_permissions: '2251799813685247',
        member: { user: { id: user, username: 'player' }, roles: [], permissions: '0' },
        data,
      })
      const headers = signature(body, to.privateKey, Date.now())
      await new Promise<void>((resolve, reject) => {
        request(`${to.url}/interactions`, { method: 'POST', headers, agent }, response => {
          response.resume().on('end', resolve)
          if (response.statusCode !== 200) reject(new Error(`acknowledged with ${response.statusCode}`))
        })
          .on('error', reject)
          .end(body)
      })
      acknowledged.set(token, performance.now() - from)
    }),
  )
  while (!tokens.every(token => to.answered.has(token))) {
    if (performance.now() - from > 180_000) throw new Error('not everybody was answered')
    await sleep(20)
  }
  agent.destroy()
  const arrived = tokens.toSorted((a, b) => acknowledged.get(a)! - acknowledged.get(b)!)
  const order = tokens.toSorted((a, b) => to.answered.get(a)! - to.answered.get(b)!)
  return {
    acknowledged: [...acknowledged.values()],
    last: Math.max(...tokens.map(token => to.answered.get(token)!)) - from,
    displaced: Math.max(...order.map((token, i) => Math.abs(arrived.indexOf(token) - i))),
  }
}

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1]!

/** The program on one machine, as it is started by `npm start`, while very many act at the same moment. */
export async function burstFigures(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'burst-'))
  const discord = await openDiscord()
  const { privateKey } = generateKeyPairSync('ed25519')
  let child: ChildProcess | undefined
  try {
    const acting = actingGame()
    await fill(folder, acting)
    const program = await startProgram({
      DATA_DIR: folder,
      DISCORD_PUBLIC_KEY: createPublicKey(privateKey)
        .export({ format: 'der', type: 'spki' })
        .subarray(-32)
        .toString('hex'),
      DISCORD_APPLICATION_ID: '1200000000000000000',
      DISCORD_TOKEN: 'token',
      DISCORD_API_BASE: discord.url,
    })
    child = program.child
    const to = { url: program.url, privateKey, answered: discord.answered }
    const everywhere = Array.from({ length: games }, (_, game) => channelOf(game))
    // Nobody starts a program for a burst: a few have used it before.
    for (let n = 0; n < 5; n++) await burst(100 + n, status, acting.user, everywhere.slice(n, n + 1), to)
    const all: Burst[] = []
    const memory: number[] = []
    for (let n = 0; n < bursts; n++) {
      all.push(await burst(n, n % 2 === 0 ? move(acting.move) : undo, acting.user, everywhere, to))
      await sleep(2000)
      memory.push(memoryOf(child.pid!) / 2 ** 20)
    }
    const acknowledged = all.flatMap(one => one.acknowledged)
    const about = `${games} games acting at once`
    return [
      figure(`acknowledgements, median, ${about}`, 'ms', percentile(acknowledged, 0.5)),
      figure(`acknowledgements, p99, ${about}`, 'ms', percentile(acknowledged, 0.99), { limit: 300 }),
      figure('until the last answer of a burst', 's', Math.max(...all.map(one => one.last)) / 1000),
      figure(
        'places by which an answer is out of turn, at most',
        '',
        Math.max(...all.map(one => one.displaced)),
      ),
      figure('memory after the first burst, all processes', 'MB', memory[0]!),
      figure(`memory after ${bursts} bursts, against that`, 'MB', memory.at(-1)!, {
        yardstick: memory[0]!,
        limit: 1.25,
      }),
    ]
  } finally {
    child?.kill('SIGTERM')
    if (child && child.exitCode === null) await once(child, 'exit')
    discord.server.closeAllConnections()
    discord.server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
