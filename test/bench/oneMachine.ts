import { type ChildProcess, spawn } from 'node:child_process'
import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../lambdas/local/database.ts'
import { signature } from '../../lambdas/local/discord/sendInteraction.ts'
import { keepIdentity } from '../../lambdas/local/identity.ts'
import { makeStore } from '../../lambdas/store/store.ts'
import type { GameRecord, LogEntry } from '../../lambdas/store/types.ts'
import { open, resume } from '../../rules/combat-hex/index.ts'
import { seal } from '../../rules/games.ts'
import { deployedGame } from './silentDiscord.ts'

/** The thread of a game, by its number. */
export const channelOf = (game: number): string => String(700_000 + game)

/** A battle of 1500 points in which somebody acts, and a move that is legal there. */
export function actingGame(): { game: GameRecord; user: string; move: { figure: string; to: string } } {
  const game = deployedGame()
  let save = game.save!
  while (save.pending!.kind !== 'act') {
    const next = resume(seal(save), open(seal(structuredClone(save))).question!.fallback())
    if (!next.ok) throw new Error(next.refusal.code)
    save = seal(next.save)
  }
  const [, label = '', path = ''] = open(seal(structuredClone(save)))
    .question!.space.enumerate('move ', 1)[0]!
    .split(' ')
  return {
    game: { ...game, save },
    user: game.seats[save.pending!.by]!.user,
    move: { figure: label, to: path.split('-').at(-1)! },
  }
}

const option = (type: number, name: string, value: unknown) => ({ type, name, value })
const inGame = (name: string) => ({
  id: '1',
  name: 'game',
  type: 1,
  options: [{ type: 1, name, options: [] }],
})

/** Commands as Discord sends them. */
export const typed = {
  move: ({ figure, to }: { figure: string; to: string }) => ({
    id: '1',
    name: 'move',
    type: 1,
    options: [option(3, 'figure', figure), option(3, 'to', to), option(5, 'now', true)],
  }),
  finish: { id: '1', name: 'done', type: 1, options: [option(5, 'finish', true)] },
  status: inGame('status'),
  undo: inGame('undo'),
}

/** Discord's REST interface, taking everything at once. */
async function openDiscord() {
  const answered = new Map<string, number>()
  const pinged = new Map<string, number>()
  const server = createServer((request, response) => {
    const { url = '', method } = request
    const token = /\/webhooks\/\d+\/([^/]+)/.exec(url)?.[1]
    const channel = method === 'POST' ? /\/channels\/(\d+)\/messages/.exec(url)?.[1] : undefined
    let body = ''
    // Pictures are long, and ping nobody.
    const isRead = channel && request.headers['content-type'] === 'application/json'
    request.on('data', part => isRead && (body += String(part)))
    request.on('end', () => {
      if (token && !answered.has(token)) answered.set(token, performance.now())
      if (channel && body.includes('<@')) pinged.set(channel, performance.now())
      response.setHeader('content-type', 'application/json').end('{"id":"1"}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { answered, pinged, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api` }
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

/** The program on one machine, as `npm start` starts it. Times are those of `performance.now()`. */
export interface OneMachine {
  /** when an interaction got its first answer, by its token */
  answered: ReadonlyMap<string, number>
  /** when somebody was last pinged in a channel */
  pinged: ReadonlyMap<string, number>
  /** Discord asks whether somebody is there: signed and answered like a command, which is all. @returns when it was */
  ping(): Promise<number>
  /** Somebody uses a command. @returns when it was acknowledged; its token is `token-<id>` */
  send(id: number, data: object, user: string, channel: string): Promise<number>
  url: string
  /** what the keys of links to its pages are made from */
  linkSecret: string
  /** of all its processes, in megabytes */
  memory(): number
  close(): Promise<void>
}

/**
 * Starts it with these games in its store.
 * @param sockets that are kept open to it
 * @param logs of games, by their ids
 */
export async function openOneMachine(
  games: readonly GameRecord[],
  sockets: number,
  logs: Readonly<Record<string, readonly LogEntry[]>> = {},
): Promise<OneMachine> {
  const folder = mkdtempSync(join(tmpdir(), 'one-machine-'))
  const { privateKey } = generateKeyPairSync('ed25519')
  const discord = await openDiscord()
  // The program closes what nobody has used for five seconds.
  const agent = new Agent({ keepAlive: true, maxSockets: sockets, timeout: 2000 })
  let child: ChildProcess | undefined
  const close = async () => {
    agent.destroy()
    child?.kill('SIGTERM')
    if (child && child.exitCode === null) await once(child, 'exit')
    discord.server.closeAllConnections()
    discord.server.close()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const tableName = 'combat-hex'
    const database = await openDatabase({ folder: join(folder, 'db'), endpoint: undefined, tableName })
    const store = makeStore(database.client, tableName)
    for (const game of games) {
      await store.createGame(game)
      await store.indexGame(game)
      await store.appendLog(game.id, [...(logs[game.id] ?? [])])
    }
    await database.close()
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
    const { pid } = child
    /** @returns when it was answered */
    const post = async (interaction: object) => {
      const body = JSON.stringify({ application_id: '1200000000000000000', version: 1, ...interaction })
      const headers = signature(body, privateKey, Date.now())
      await new Promise<void>((resolve, reject) => {
        request(`${program.url}/interactions`, { method: 'POST', headers, agent }, response => {
          response.resume().on('end', resolve)
          if (response.statusCode !== 200) reject(new Error(`acknowledged with ${response.statusCode}`))
        })
          .on('error', reject)
          .end(body)
      })
      return performance.now()
    }
    return {
      answered: discord.answered,
      pinged: discord.pinged,
      ping: () => post({ id: '1', type: 1, token: 'token' }),
      send: (id, data, user, channel) =>
        post({
          id: String(1_300_000_000_000_000_000n + BigInt(id)),
          type: 2,
          token: `token-${id}`,
          guild_id: '500',
          channel_id: channel,
          channel: { id: channel, type: 11 },
          locale: 'en-GB',
          app_permissions: '2251799813685247',
          member: { user: { id: user, username: 'player' }, roles: [], permissions: '0' },
          data,
        }),
      url: program.url,
      linkSecret: keepIdentity(folder).token,
      memory: () => memoryOf(pid!) / 2 ** 20,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
