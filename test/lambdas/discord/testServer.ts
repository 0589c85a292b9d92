import { expect } from 'vitest'
import { parseCustomId } from '../../../lambdas/discord/api/customId.ts'
import { nonceOf } from '../../../lambdas/discord/api/nonce.ts'
import type { Rest, RestRefusal } from '../../../lambdas/discord/api/restTypes.ts'
import { bot } from '../../../lambdas/discord/index.ts'
import type { Call, Message, OptionValue } from '../../../lambdas/discord/types.ts'
import { readableBy } from '../../../lambdas/game/mayRead.ts'
import type { SeasonRecord } from '../../../lambdas/store/seasonTypes.ts'
import type { GameRecord, Locale, LogEntry } from '../../../lambdas/store/types.ts'
import { emptyLobby, showLobbies } from '../../../lambdas/worker/lobbyOutbox.ts'
import { emptySeasonOutbox } from '../../../lambdas/worker/seasonOutbox.ts'
import { makeServices } from '../../../lambdas/worker/services.ts'
import { tellSeason } from '../../../lambdas/worker/tellSeason.ts'
import { open } from '../../../rules/combat-hex/index.ts'
import { seal } from '../../../rules/games.ts'
import { memoryStore } from '../../helpers/memoryStore.ts'
import { checkMessage } from './limits.ts'

type Part = {
  type: number
  content?: string
  components?: Part[]
  items?: { description?: string }[]
} & Record<string, unknown>

/** Every component of a message, those inside others included. */
export function partsOf(message: Message): Part[] {
  const inside = (parts: readonly Part[]): Part[] =>
    parts.flatMap(part => [
      part,
      ...inside(part.components ?? []),
      ...(part.accessory ? inside([part.accessory as Part]) : []),
    ])
  return inside(message.components as unknown as Part[])
}

/** All that a message says. */
export const textOf = (message: Message): string =>
  partsOf(message)
    .flatMap(part => (part.type === 10 ? [part.content ?? ''] : []))
    .join('\n')

export const labelsOf = (message: Message): string[] =>
  partsOf(message).flatMap(part => (part.type === 2 ? [String(part.label)] : []))

interface Select {
  custom_id: string
  placeholder: string
  options: { label: string; value: string; description?: string }[]
}

export const selectsOf = (message: Message): Select[] =>
  partsOf(message).flatMap(part => (part.type === 3 ? [part as unknown as Select] : []))

const quiet = { debug() {}, info() {}, warn() {}, error() {} }

/** A server with a channel in which people call the bot; posts are kept, and everything sent is held against Discord's limits. */
export function makeTestServer() {
  const store = memoryStore()
  const posts: Message[] = []
  const edited: Message[] = []
  const told: LogEntry[][] = []
  const tellings: { post: Message; told: LogEntry[] }[] = []
  const sent: Message[] = []
  const threads: string[] = []
  const nonces = new Map<string, string>()
  const calls: string[] = []
  const spoken: { to: string; message: Message }[] = []
  let clock = 1_790_000_000
  let interactions = 100_000_000_000_000_000n
  let seed = 0

  const hold = (message: Message): Message => {
    sent.push(message)
    expect(checkMessage(message)).toEqual([])
    return message
  }

  async function tell(game: GameRecord) {
    const log = game.outbox.flatMap(entry => (entry.do === 'log' ? entry.entries : []))
    await store.appendLog(game.id, log)
    if (game.outbox.some(entry => entry.do === 'index')) await store.indexGame(game)
    for (const entry of game.outbox) {
      if (entry.do === 'thread') threads.push(bot.threadName(game))
      if (entry.do === 'result') await tellSeason(game, seasonDeps())
      if (entry.do === 'lobby') await showLobbies(game.guild!, seasonDeps())
      if (entry.do !== 'post' || nonces.has(nonceOf(`${game.id}/${entry.key}`))) continue
      nonces.set(nonceOf(`${game.id}/${entry.key}`), '')
      const post = hold(bot.renderPost(entry, game, await store.readLog(game.id)))
      if (entry.edits === 'only') {
        edited.push(post)
        continue
      }
      posts.push(post)
      if (entry.told) told.push(entry.told)
      if (entry.told) tellings.push({ post, told: entry.told })
    }
    await store.clearOutbox(game)
  }

  const said = async (to: string, message: Message) => {
    posts.push(hold(message))
    calls.push(to)
    spoken.push({ to, message })
    return { ok: true as const, value: `70000000000000${posts.length}` }
  }
  const refusal = () => {
    if (!server.refuses) return undefined
    const why = { status: 403, code: 50_013, reason: 'Missing Permissions' }
    return { ok: false as const, ...(server.refuses === true ? why : server.refuses) }
  }
  const done = async (what: string) => {
    calls.push(what)
    return { ok: true as const, value: undefined }
  }
  const rest = {
    canPost: true,
    async post(channel: string, message: Message, nonce: string) {
      const refused = refusal()
      if (refused) return refused
      // As with `enforce_nonce`: Discord answers with the message that it has already.
      const sent = nonces.get(nonce)
      if (sent !== undefined) return { ok: true as const, value: sent }
      const made = await said(`post ${channel}`, message)
      nonces.set(nonce, made.value)
      return made
    },
    async editPost(channel: string, id: string, message: Message) {
      const refused = refusal()
      if (refused) return refused
      if (server.gone.has(id))
        return { ok: false as const, status: 404, code: 10_008, reason: 'Unknown Message' }
      await said(`edit ${channel}/${id}`, message)
      return { ok: true as const, value: undefined }
    },
    async deletePost(channel: string, id: string) {
      const refused = refusal()
      if (refused) return refused
      if (server.gone.has(id))
        return { ok: false as const, status: 404, code: 10_008, reason: 'Unknown Message' }
      server.gone.add(id)
      return done(`delete ${channel}/${id}`)
    },
    async directChannel(user: string) {
      if (server.takesNone.has(user))
        return { ok: false as const, status: 403, code: 50_007, reason: 'Cannot send messages to this user' }
      return { ok: true as const, value: user }
    },
    async pin(_channel: string, id: string) {
      if (server.mayPin) return done(`pin ${id}`)
      return { ok: false as const, status: 403, code: 50_013, reason: 'Missing Permissions' }
    },
  } as unknown as Rest
  const seasonDeps = () => ({ store, bot, rest, log: quiet, now: () => clock * 1000 })

  /** What a season left to be done, and the games that came of it. */
  async function tellOf(season: SeasonRecord) {
    const told = await emptySeasonOutbox(season, seasonDeps())
    server.notPinned ||= told.notPinned
    if (told.refused.length > 0) server.refused++
    for (const game of told.games) await tell(game)
  }

  async function carryOut(call: Call): Promise<Message> {
    const { services, touched, seasons, lobbies } = makeServices(
      call,
      {
        store,
        bot,
        random: bytes =>
          (++seed)
            .toString(16)
            .padStart(2, '0')
            .repeat(bytes)
            .slice(0, bytes * 2),
        sleep: async () => undefined,
        cdnBase: '',
        rest: {
          canPost: server.canPost,
          isMember: async (_guild, user) => ({ ok: true, value: !server.left.has(user) }),
        },
      },
      await store.userSettings(call.user.id),
    )
    services.fetchUpload = async ({ url }) => url
    const command = bot.commands.find(({ definition }) => definition.name === call.name.split(' ')[0])
    const answer =
      call.kind === 'component'
        ? bot.componentHandlers[call.name]?.(call, services)
        : command?.run(call, services)
    if (!answer) throw new Error(`nothing answers ${call.name}`)
    const message = hold(await answer)
    for (const game of touched.values()) await tell(game)
    for (const season of seasons.values()) await tellOf(season)
    for (const lobby of lobbies.values()) if (await emptyLobby(lobby, seasonDeps())) server.refused++
    return message
  }

  function person(user: string, name: string, locale: Locale = 'en', more: Partial<Call> = {}) {
    const base = (): Call => ({
      id: String(++interactions),
      kind: 'command',
      user: { id: user, name },
      locale,
      guild: '900000000000000001',
      channel: '800000000000000001',
      inThread: false,
      message: null,
      permissions: String((1n << 3n) | (1n << 10n)),
      manager: false,
      roles: [],
      name: '',
      options: {},
      users: {},
      uploads: {},
      focused: null,
      component: null,
      now: ++clock,
      ...more,
    })
    const press = (customId: string, values: string[] = [], shown?: string) => {
      const parsed = parseCustomId(customId)
      if (!parsed) throw new Error(`no custom id: ${customId}`)
      return carryOut({
        ...base(),
        kind: 'component',
        name: parsed.action,
        message: '700000000000000001',
        component: { ...parsed, values },
        ...(shown !== undefined && { shown }),
      })
    }
    const self = {
      user,
      locale,
      base,
      carryOut,
      /** a slash command, as typed */
      command(words: string, options: Record<string, OptionValue> = {}, users: Call['users'] = {}) {
        return carryOut({ ...base(), name: words, options, users })
      },
      press,
      /** a slash command with a file */
      send(words: string, filename: string, content: string, options: Record<string, OptionValue> = {}) {
        const file = { id: '42', filename, size: content.length, url: content }
        return carryOut({
          ...base(),
          name: words,
          options: { ...options, file: '42' },
          uploads: { 42: file },
        })
      },
      /** presses the button of a message that has this label */
      click(message: Message, label: string) {
        const found = partsOf(message).find(part => part.type === 2 && part.label === label)
        if (!found) throw new Error(`no button ${label}, only ${labelsOf(message).join(', ')}`)
        return press(String(found.custom_id), [], textOf(message))
      },
      /** chooses from the select of a message that begins so */
      choose(message: Message, placeholder: string, value: string) {
        const lists = selectsOf(message).filter(select => select.placeholder.startsWith(placeholder))
        // Hexes may stand in several lists.
        const found = lists.find(({ options }) => options.some(option => option.value === value)) ?? lists[0]
        if (!found) throw new Error(`no select ${placeholder}`)
        if (!found.options.some(option => option.value === value))
          throw new Error(`no option ${value}, only ${found.options.map(o => o.value).join(', ')}`)
        return press(found.custom_id, [value], textOf(message))
      },
      /** what is offered while an option is being typed */
      async offered(words: string, option: string, value = '', options: Record<string, OptionValue> = {}) {
        const command = bot.commands.find(({ definition }) => definition.name === words.split(' ')[0])
        const call: Call = {
          ...base(),
          kind: 'autocomplete',
          name: words,
          options: { ...options, [option]: value },
          focused: { name: option, value },
        }
        const choices = (await command?.autocomplete?.(call, { store: readableBy(call, store) })) ?? []
        expect(choices.length).toBeLessThanOrEqual(25)
        const names = choices.map(choice => choice.name)
        expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
        for (const choice of choices) {
          expect(choice.name.length).toBeLessThanOrEqual(100)
          expect(choice.name.length).toBeGreaterThan(0)
          expect(String(choice.value).length).toBeLessThanOrEqual(100)
        }
        return choices
      },
      /** the values of these alone */
      async typing(...asked: [string, string, string?, Record<string, OptionValue>?]) {
        return (await self.offered(...asked)).map(choice => choice.value)
      },
    }
    return self
  }

  const server = {
    store,
    /** false: the bot has no token */
    canPost: true,
    posts,
    /** messages of a battle that took the place of what they showed before */
    edited,
    /** calls to Discord for seasons and lobbies, in order */
    calls,
    /** what one user was told in private */
    private: (user: string) => spoken.flatMap(({ to, message }) => (to === `post ${user}` ? [message] : [])),
    /** messages that somebody has deleted */
    gone: new Set<string>(),
    /** users who have left the server */
    left: new Set<string>(),
    /** users who take no private messages */
    takesNone: new Set<string>(),
    mayPin: true,
    notPinned: false,
    /** whether, or with what, Discord refuses messages of seasons */
    refuses: false as boolean | Omit<RestRefusal, 'ok'>,
    /** how often whoever acted is told of that */
    refused: 0,
    tellOf,
    /** what a game left to be told */
    tell,
    deps: seasonDeps,
    /** lets time pass, in seconds */
    wait: (seconds: number) => void (clock += seconds),
    now: () => clock,
    season: () => [...store.seasons.values()].at(-1)!,
    /** the happenings of every post that tells of some */
    told,
    /** the same with the posts themselves */
    tellings,
    sent,
    threads,
    person,
    game: (id?: string) => {
      const all = [...store.games.values()]
      return (id === undefined ? all.at(-1) : store.games.get(id))!
    },
    lastPost: () => posts.at(-1)!,
    /** the message of the season as it was shown last */
    lastSeasonMessage: () =>
      posts.findLast(post => post.pictures?.some(({ name }) => name === 'season.png'))!,
  }
  return server
}

export type TestServer = ReturnType<typeof makeTestServer>
export type Person = ReturnType<TestServer['person']>

export const questionOf = (server: TestServer, id?: string) => open(seal(server.game(id).save!)).question!
export const stateOf = (server: TestServer) => open(seal(server.game().save!)).state

/** `A3 Legolas` */
export function nameIn(server: TestServer, label: string): string {
  const { figures, types } = stateOf(server)
  return `${label} ${types[figures.find(({ id }) => id === label)!.type]!.name.en}`
}

/** The winners of strategy rolls choose for themselves. */
export async function askForRoles(...players: Person[]): Promise<void> {
  for (const player of players)
    await player.command('orders set', { topic: 'role', value: 'ask me', scope: 'game' })
}

/** Two players in battle on the marsh, at the first question after the armies are chosen. */
export async function startBattle(
  server: TestServer,
  options: Record<string, OptionValue> = { points: 500, camps: 'good', board: 'the-marsh' },
  locales: [Locale, Locale] = ['en', 'en'],
  decided = true,
) {
  const alice = server.person('100000000000000001', 'Alice', locales[0])
  const bob = server.person('100000000000000002', 'Bob', locales[1])
  // In a first battle they would be asked about action points in combats.
  for (const { user } of decided ? [alice, bob] : [])
    await server.store.saveUserOrders({ user, orders: { points: 'default' }, version: 0 })
  await alice.command(
    'challenge',
    { opponent: bob.user, ...options },
    { [bob.user]: { id: bob.user, name: 'Bob', bot: false } },
  )
  await bob.command('game accept')
  const armies = options.camps ? ['starter-good', 'starter-evil'] : null
  if (armies) {
    await alice.command('army pick', { army: armies[0]! })
    await bob.command('army pick', { army: armies[1]! })
  } else
    for (const player of [alice, bob])
      await player.command('army pick', { army: 'starter-good', other: 'starter-evil' })
  const asked = () => {
    const by = server.game().save?.pending?.by
    return by === 0 ? alice : bob
  }
  return { alice, bob, asked, other: () => (asked() === alice ? bob : alice) }
}
