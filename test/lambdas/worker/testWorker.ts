import { randomBytes } from 'node:crypto'
import { ApplicationCommandOptionType, ComponentType } from 'discord-api-types/v10'
import { beforeEach } from 'vitest'
import type { Rest, RestRefusal, Sent } from '../../../lambdas/discord/api/restTypes.ts'
import type { Bot } from '../../../lambdas/discord/bot.ts'
import type { Command, Message } from '../../../lambdas/discord/types.ts'
import { makeLog } from '../../../lambdas/log.ts'
import type { GameRecord, LogEntry, OutboxEntry, Store } from '../../../lambdas/store/types.ts'
import type { WorkerDeps } from '../../../lambdas/worker/types.ts'
import { seal } from '../../../rules/games.ts'
import { useStore } from '../store/database.ts'

export const text = (content: string): Message => ({
  components: [{ type: ComponentType.TextDisplay, content }],
})
export const textOf = (message: Message | undefined): string =>
  message ? message.components.map(part => ('content' in part ? part.content : '')).join('\n') : ''

/** One call to Discord, as it was made. */
export interface Said {
  to:
    | 'reply'
    | 'gone'
    | 'follow-up'
    | 'post'
    | 'edit'
    | 'thread'
    | 'member'
    | 'unarchive'
    | 'open'
    | 'pin'
    | 'delete'
  /** token, channel, thread or user */
  where: string
  text: string
  nonce?: string
  pings?: string[]
}

/** A Discord that takes everything, unless a test says otherwise; posts with a nonce it has seen are one. */
export function fakeRest() {
  const said: Said[] = []
  /** what a call is answered with instead; a thrown error is thrown */
  const hooks: { before: (call: Said) => RestRefusal | Error | undefined } = { before: () => undefined }
  const seen = new Map<string, string>()
  function take<Value>(call: Said, value: Value): Promise<Sent<Value>> {
    const instead = hooks.before(call)
    if (instead instanceof Error) return Promise.reject(instead)
    if (instead) return Promise.resolve({ ok: false, ...instead })
    said.push(call)
    return Promise.resolve({ ok: true, value })
  }
  const rest: Rest = {
    within() {
      return this
    },
    editReply: (token, message) =>
      take({ to: 'reply', where: token, text: textOf(message) }, `reply-${token}`),
    deleteReply: (token, id = '') => take({ to: 'gone', where: token, text: id }, undefined),
    followUp: (token, message) =>
      take({ to: 'follow-up', where: token, text: textOf(message) }, `follow-${said.length}`),
    async post(channel, message, nonce) {
      const known = seen.get(`${channel}/${nonce}`)
      if (known) return { ok: true, value: known }
      const id = `message-${seen.size + 1}`
      const call: Said = {
        to: 'post',
        where: channel,
        text: textOf(message),
        nonce,
        pings: message.pings ?? [],
      }
      const sent = await take(call, id)
      if (sent.ok) seen.set(`${channel}/${nonce}`, id)
      return sent
    },
    editPost: (channel, id, message) =>
      take({ to: 'edit', where: `${channel}/${id}`, text: textOf(message) }, undefined),
    deletePost: (channel, id) => take({ to: 'delete', where: `${channel}/${id}`, text: '' }, undefined),
    async createThread(channel, name, message) {
      const thread = message ?? `thread-${said.length}`
      if (said.some(call => call.to === 'thread' && call.text.endsWith(`(${message})`)))
        return { ok: true, value: thread }
      return take({ to: 'thread', where: channel, text: `${name} (${message})` }, thread)
    },
    canPost: true,
    pin: (channel, id) => take({ to: 'pin', where: `${channel}/${id}`, text: '' }, undefined),
    addToThread: (thread, user) => take({ to: 'member', where: thread, text: user }, undefined),
    unarchive: thread => take({ to: 'unarchive', where: thread, text: '' }, undefined),
    directChannel: user => take({ to: 'open', where: user, text: '' }, `direct-${user}`),
    isMember: () => Promise.resolve({ ok: true, value: true }),
    registerCommands: commands => Promise.resolve({ ok: true, value: commands.length }),
  }
  return { rest, said, hooks }
}

/** What a test's game can do: the stage is its whole state. */
export const outboxOf = (game: GameRecord, what: string): OutboxEntry[] => {
  const key = `${game.version}/${what}`
  const entries: LogEntry[] = [
    seal({ n: game.version, event: 'turn-began', turn: game.version, phase: 'strategy' }),
  ]
  return [
    { key: `${key}/log`, do: 'log', entries },
    { key: `${key}/post`, do: 'post', view: what as 'turn', facts: {}, pings: ['102'], told: entries },
  ]
}

/** `/turn label` counts the game's `until` up and tells everybody; `now` makes it fail in several ways. */
const turn: Command = {
  definition: {
    name: 'turn',
    description: 'x',
    options: [
      { type: ApplicationCommandOptionType.String, name: 'label', description: 'x', required: true },
      { type: ApplicationCommandOptionType.Boolean, name: 'now', description: 'x' },
    ],
  },
  run: (call, services) =>
    services.changeGame(
      call,
      'g1',
      game => {
        const label = String(call.options.label)
        if (label === 'illegal') return { code: 'not-your-turn', rule: '3.04' }
        if (label === 'explode') throw new Error('the rules exploded')
        return {
          game: { ...game, until: (game.until ?? 0) + 1 },
          outbox: label === 'silent' ? [] : outboxOf(game, label),
          reply: saved => text(`${label} at version ${saved.version}`),
        }
      },
      game => text(`again at version ${game.version}`),
    ),
}

const picture: Command = {
  definition: { name: 'picture', description: 'x' },
  run: async () => ({ components: [], pictures: [] }),
}

export function fakeBot(): Bot & { commands: Command[] } {
  return {
    commands: [turn, picture],
    componentHandlers: {
      press: async (call, services) => ({
        ...(await turn.run({ ...call, options: { label: call.component!.argument } }, services)),
        everybody: call.component!.argument === 'everybody',
      }),
      show: (call, services) => turn.run({ ...call, options: { label: call.component!.argument } }, services),
    },
    publicButtons: ['show'],
    renderPost: (post, game) => text(`${post.view} of ${game.id} (${post.told?.length ?? 0} told)`),
    threadName: ({ id }) => `Thread of ${id}`,
    lobbyMessage: ({ games, more }) => text(`lobby of ${games.map(({ id }) => id).join(', ')} and ${more}`),
    seasonMessage: season => text(`season ${season.id}`),
    armiesRefused: ({ user }, season) => text(`armies of ${user} refused in season ${season.id}`),
    welcomePicture: async () => undefined,
    threadMessage: ({ id }) => text(`start of the thread of ${id}`),
    renderSeasonPost: (post, season) => text(`${post.view} of season ${season.id}`),
    lateMessage: (late, locale) =>
      text([`${locale} late`, ...late.map(each => `${each.user} ${each.command} ${each.done}`)].join('; ')),
    directMessage: (game, user) => text(`private news of ${game.id} for ${user}`),
    refusalMessage: (refusal, locale) => ({
      ...text(`${locale} ${refusal.code} ${JSON.stringify(refusal.about ?? {})}`),
      discreet: true,
    }),
  }
}

export interface TestWorker extends WorkerDeps {
  bot: Bot & { commands: Command[] }
  said: Said[]
  hooks: { before: (call: Said) => RestRefusal | Error | undefined }
  lines: Record<string, unknown>[]
  slept: number[]
}

/** Everything a worker needs, recorded. Time stands still and waits take none. */
export function makeTestWorker(store: Store): TestWorker {
  const { rest, said, hooks } = fakeRest()
  const lines: Record<string, unknown>[] = []
  const slept: number[] = []
  const now = Date.now()
  return {
    store,
    rest,
    bot: fakeBot(),
    said,
    hooks,
    lines,
    slept,
    log: makeLog({ write: line => void lines.push(JSON.parse(line) as Record<string, unknown>) }),
    cdnBase: 'https://cdn.discordapp.com',
    now: () => now,
    random: bytes => randomBytes(bytes).toString('hex'),
    async sleep(milliseconds) {
      slept.push(milliseconds)
    },
  }
}

/** For a file of tests, called where it begins: before each of them a worker with an empty store takes the place of the last. */
export function useWorker(): { worker: TestWorker; calls: Record<string, number> } {
  const { store, calls } = useStore()
  const worker = {} as TestWorker
  beforeEach(() => void Object.assign(worker, makeTestWorker(store)))
  return { worker, calls }
}

/** An error as the network gives it. */
export const fault = (): Error => Object.assign(new Error('connection lost'), { code: 'ECONNRESET' })
