import { createHash } from 'node:crypto'
import type { Locale } from '../../lambdas/store/types.ts'
import type { Play, Player, Reply } from './harness.ts'

/** What a step of a play brought about, as it goes out to Discord. */
export interface Written {
  step: string
  /** who sees the answer; left out where the step is none that is answered */
  seenBy?: string
  /** requests to Discord, in their order */
  sent?: { to: string; payload?: unknown; files?: string[] }[]
  /** what is offered while an option is typed */
  offered?: unknown
}

/** JSON for people to read the changes of: what is short stands on one line. */
export function readable(value: unknown, indent = ''): string {
  const whole = JSON.stringify(value)
  if (value === null || typeof value !== 'object' || whole.length + indent.length < 110) return whole
  const inner = `${indent} `
  const isList = Array.isArray(value)
  const parts = Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    part === undefined ? [] : `${inner}${isList ? '' : `${JSON.stringify(key)}: `}${readable(part, inner)}`,
  )
  return `${isList ? '[' : '{'}\n${parts.join(',\n')}\n${indent}${isList ? ']' : '}'}`
}

/** Bytes that stand for every picture. */
export const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export type Options = Record<string, string | number | boolean>

/** What is done in a step, with the answer that somebody sees. */
export type Act = () => Promise<Reply | undefined>

/**
 * Steps of players, each under its name.
 * @param write does a step and makes of it what is wanted
 */
export const stepsOf = (write: (step: string, act: Act) => Promise<Reply | undefined>) => ({
  write,
  /** a command */
  command: (player: Player, name: string, options: Options = {}) =>
    write(
      [`${player.name}: /${name}`, ...Object.entries(options).map(([key, value]) => `${key}:${value}`)].join(
        ' ',
      ),
      () => player.command(name, options),
    ) as Promise<Reply>,
  /** a press on the newest button whose custom id begins so */
  press: (player: Player, action: string) =>
    write(`${player.name} presses ${action}`, () => player.press(new RegExp(` ${action}`))) as Promise<Reply>,
})

/**
 * Writes down what a play sends to Discord, step by step. Ids stand as names that stay the same; files as their
 * names, those with words besides with a digest of them.
 * @param tick lets a moment pass before each step: the client of Discord takes so many requests a second
 */
export function recordSteps(play: Play, language: Locale, tick: () => void) {
  const written: Written[] = []
  const { discord, records } = play.table
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  const named = (id: string): string => {
    const known = names.get(id)
    if (known) return known
    const user = discord.user(id)
    const channel = discord.channel(id)
    // A thread has the id of the message that it grows from.
    const kind = user ? user.global_name : channel && channel.type !== 11 ? `#${channel.name}` : 'id'
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    const name = kind === 'id' ? `{${count}}` : `{${kind}}`
    names.set(id, name)
    return name
  }
  let games: string[] = []
  const stable = (text: string): string =>
    games
      .reduce((left, game, i) => left.replaceAll(game, `{game ${i + 1}}`), text)
      .replaceAll(/http:\/\/localhost:\d+\/battle\/([^/"]+)\/[\w-]{22}/g, '{page}/$1')
      .replaceAll(/\d{17,20}/g, named)

  /** The address of a request, without what differs from one run to the next. */
  const addressOf = (method: string, path: string) =>
    `${method} ${stable(path.replace(/^(\/webhooks\/\d+|\/interactions\/\d+)\/[^/]+/, '$1/{token}'))}`

  function fileOf(name: string): string {
    if (/\.(png|gif)$/.test(name)) return name
    for (const channel of discord.channels())
      for (const { attachments } of discord.messagesOf(channel.id).toReversed()) {
        const found = attachments.find(each => each.filename === name)
        const bytes = found && discord.files.get(found.id)
        if (!bytes) continue
        const text = stable(Buffer.from(bytes).toString())
        return `${stable(name)} ${createHash('sha1').update(text).digest('hex').slice(0, 8)}`
      }
    return stable(name)
  }

  const payloadOf = (payload: unknown): unknown => {
    if (payload === undefined) return undefined
    const { nonce: _, enforce_nonce: __, ...rest } = payload as Record<string, unknown>
    return JSON.parse(stable(JSON.stringify(rest)))
  }

  async function write(step: string, act: Act): Promise<Reply | undefined> {
    records.length = 0
    tick()
    const reply = await act()
    const found = new Set(
      await Promise.all(discord.users().map(user => play.server.store.gamesOfUser(user.id))),
    )
    games = [...new Set([...games, ...[...found].flatMap(list => list.toReversed())])]
    written.push({
      step: stable(step),
      ...(reply && { seenBy: reply.mine ? 'the caller' : 'everybody' }),
      sent: records.map(({ method, path, payload, files, status }) => ({
        to: addressOf(method, path) + (status < 400 ? '' : ` -> ${status}`),
        ...(payload !== undefined && { payload: payloadOf(payload) }),
        ...(files.length > 0 && { files: files.map(file => fileOf(file.name)) }),
      })),
    })
    return reply
  }

  return {
    language,
    written,
    ...stepsOf(write),
    /** what is offered while an option is typed */
    async offered(player: Player, name: string, options: Options, focused: string) {
      const offered = await player.choices(name, options, focused)
      written.push({
        step: stable(`${player.name} types /${name} ${focused}:${options[focused]}`),
        offered: JSON.parse(stable(JSON.stringify(offered.slice(0, 8)))),
      })
      return offered.map(({ value }) => String(value))
    },
  }
}

export type RecordedSteps = ReturnType<typeof recordSteps>
