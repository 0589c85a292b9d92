import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { limits } from '../discord/api/limits.ts'
import type { Locale } from '../store/types.ts'
import type { RestAnswer } from './discord/errors.ts'
import { typeOf } from './discord/files.ts'
import { guild, members } from './discord/members.ts'
import { maxRequestBytes, type RestRequest } from './discord/restRoutes.ts'
import type { Sending, SentInteraction } from './discord/sendInteraction.ts'
import type { SimulatedDiscord } from './discord/simulatedDiscord.ts'
import { snowflake } from './discord/snowflake.ts'
import { type ChannelMessage, channelTypes, type DiscordChange } from './discord/types.ts'
import { acts, isForeign, looks, readBody, refusedByMethod, send, sendJson } from './http.ts'
import { closedPage, isPageFile, type PageFile, pageFile } from './pageFiles.ts'
import { maySit, seatCookie, type Visitor, visitorOf } from './seatLinks.ts'
import type { Uploads } from './uploads.ts'

export interface SimulatedServer {
  discord: SimulatedDiscord
  sending: Sending
  rest: (request: RestRequest) => Promise<RestAnswer>
  uploads: Uploads
  /** what the secrets of the seats' links are made from */
  secret: string
  /** a picture of what is played here, for whoever does not know it */
  welcomePicture: (locale: Locale) => Promise<Uint8Array | undefined>
}

/** Where the simulated Discord has its REST interface, without version, and its files. */
export const apiPath = '/table/api'
export const cdnPath = '/table/cdn'
/** Where the page finds the picture of its welcome. */
const welcomePath = '/table/welcome.png'

const sender = z.object({
  user: z.string(),
  channel: z.string(),
  locale: z.enum(['en-US', 'fr']),
})
const options = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

const forms = {
  command: z.object({ ...sender.shape, name: z.string(), options }),
  autocomplete: z.object({ ...sender.shape, name: z.string(), options, focused: z.string() }),
  component: z.object({
    ...sender.shape,
    message: z.string(),
    customId: z.string(),
    values: z.array(z.string()).optional(),
  }),
  say: z.object({ ...sender.shape, content: z.string().trim().min(1).max(2000) }),
  dismiss: z.object({ ...sender.shape, message: z.string() }),
}

/** Every form says for which seat it is. */
const seated = z.object({ user: z.string() })

/** Most bytes that a form of the page may have. */
const formLimit = 100_000

/** What the page posts to, and what it looks at, below `/table/`. */
const posted = ['upload', 'command', 'autocomplete', 'component', 'say', 'dismiss']
const seen = ['state', 'events', 'welcome.png']

/** How what the page has at a path may be asked for; undefined where it has nothing. */
function methodsAt(path: string): readonly string[] | undefined {
  const [, name = ''] = /^\/table\/([^/]+)$/.exec(path) ?? []
  if (posted.includes(name)) return acts
  return isPageFile(path) || seen.includes(name) || path.startsWith(`${cdnPath}/`) ? looks : undefined
}

/** Answers the table page's requests, and those to the simulated Discord; false where a path is neither. */
export async function pageRoutes(
  table: SimulatedServer,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  const path = url.pathname
  // The program itself, whose token says who it is.
  if (path.startsWith(`${apiPath}/v10/`)) {
    await restRoute(table, request, response, path)
    return true
  }
  const methods = methodsAt(path)
  if (!methods) return false
  if (refusedByMethod(request, response, methods)) return true
  const cookie = path === '/' && seatCookie(url.searchParams.get('secret') ?? '', table.secret)
  const visitor = visitorOf(request, table.secret)
  const file = await pageFile(path)
  if (cookie)
    response.writeHead(303, { location: '/', 'set-cookie': cookie, 'cache-control': 'no-store' }).end()
  else if (file && (visitor || path !== '/')) sendFile(response, file)
  else if (!visitor) noSeat(response, path)
  else if (path.startsWith(`${cdnPath}/`)) cdnRoute(table.discord, response, path)
  else if (path === welcomePath)
    await welcomeRoute(table, response, url.searchParams.get('locale') === 'fr' ? 'fr' : 'en')
  else if (isForeign(request)) sendJson(response, 403, { complaint: 'This page may not play here.' })
  else if (path === '/table/state')
    sendJson(response, 200, stateFor(table.discord, visitor, url.searchParams.get('user')))
  else if (path === '/table/events')
    events(table.discord, request, response, namedSeats(visitor, url.searchParams.get('users')))
  else if (path === '/table/upload') await upload(table.uploads, visitor, request, response, url)
  else await act(table, visitor, request, response, path.slice('/table/'.length))
  return true
}

function noSeat(response: ServerResponse, path: string) {
  if (path !== '/') return sendJson(response, 403, { complaint: 'Open the link of your seat first.' })
  send(response, 403, { 'content-type': 'text/html; charset=utf-8' }, closedPage('no-seat'))
}

/** Those of the users named in an address whose seats the visitor has. */
const namedSeats = (visitor: Visitor, named: string | null): string[] =>
  (named ?? '').split(',').filter(user => maySit(visitor, user))

const sendFile = (response: ServerResponse, file: PageFile) =>
  send(
    response,
    200,
    {
      'content-type': file.type,
      'cache-control': 'no-cache',
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'",
      'x-content-type-options': 'nosniff',
    },
    file.content,
  )

async function restRoute(
  table: SimulatedServer,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) {
  const body = await readBody(request, maxRequestBytes)
  const answer = await table.rest({
    method: request.method ?? 'GET',
    path: decoded(path.slice(`${apiPath}/v10`.length)),
    authorization: request.headers.authorization,
    contentType: request.headers['content-type'] ?? '',
    body: body ?? new Uint8Array(maxRequestBytes + 1),
  })
  // What Discord has said it has, it still has after a power cut.
  await table.discord.untilOnDisk()
  sendJson(response, answer.status, answer.body)
}

/** A path as it is meant; one that means nothing stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function cdnRoute(discord: SimulatedDiscord, response: ServerResponse, path: string) {
  const [, , , , , id = '', name = ''] = path.split('/')
  const bytes = discord.files.get(id)
  if (!bytes) return sendJson(response, 404, { message: 'gone' })
  send(
    response,
    200,
    {
      'content-type': typeOf(name),
      'cache-control': 'private, max-age=31536000, immutable',
      // a file is looked at or saved, never run as a page of this server
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
    bytes,
  )
}

async function welcomeRoute(table: SimulatedServer, response: ServerResponse, locale: Locale) {
  const bytes = await table.welcomePicture(locale)
  if (!bytes) return sendJson(response, 404, { message: 'gone' })
  send(
    response,
    200,
    {
      'content-type': 'image/png',
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
    },
    bytes,
  )
}

const sees = (message: ChannelMessage, user: string) =>
  message.visibleTo === null || message.visibleTo === user

/** Messages of a channel that the page is given. */
const shownMessages = 100

/** All that one seat sees; what all see where it is not the visitor's. */
function stateFor(discord: SimulatedDiscord, visitor: Visitor, named: string | null) {
  const [user = ''] = namedSeats(visitor, named)
  const channels = discord
    .channels()
    .filter(each => each.type !== channelTypes.direct || each.members.includes(user))
  return {
    users: discord.users(),
    members: members.map(each => each.id).filter(id => maySit(visitor, id)),
    guild,
    channels,
    messages: channels.flatMap(channel =>
      discord
        .messagesOf(channel.id)
        .filter(message => sees(message, user))
        .slice(-shownMessages),
    ),
    commands: discord.commands(),
  }
}

/** Tells the seats of a page what changes, as server-sent events. */
function events(
  discord: SimulatedDiscord,
  request: IncomingMessage,
  response: ServerResponse,
  users: readonly string[],
) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  if (request.method === 'HEAD') return void response.end()
  response.write('retry: 1000\n\n')
  const stop = discord.watch(change => {
    if (concerns(change, users)) response.write(`data: ${JSON.stringify(change)}\n\n`)
  })
  const beat = setInterval(() => response.write(': still here\n\n'), 20_000)
  request.on('close', () => {
    clearInterval(beat)
    stop()
  })
}

function concerns(change: DiscordChange, users: readonly string[]): boolean {
  if (change.change === 'interaction') return false
  if (change.change === 'message') return users.some(user => sees(change.message, user))
  if (change.change !== 'channel' || change.channel.type !== channelTypes.direct) return true
  return change.channel.members.some(member => users.includes(member))
}

async function upload(
  uploads: Uploads,
  visitor: Visitor,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) {
  const bytes = await readBody(request, limits.fileBytes)
  if (!bytes) return sendJson(response, 413, { complaint: 'A file has at most 10 MiB.' })
  const by = visitor.isHost ? 'host' : visitor.user
  const kept = uploads.take(by, url.searchParams.get('name') ?? 'file', bytes)
  if (kept) sendJson(response, 200, kept)
  else sendJson(response, 429, { complaint: 'That is too much for one hour: upload the rest later.' })
}

async function act(
  table: SimulatedServer,
  visitor: Visitor,
  request: IncomingMessage,
  response: ServerResponse,
  what: string,
) {
  const { discord, sending } = table
  const body = await readBody(request, formLimit)
  const json = parse(body)
  const by = seated.safeParse(json)
  if (by.success && !maySit(visitor, by.data.user))
    return sendJson(response, 403, { complaint: 'This is somebody else’s seat.' })
  const answer = await (async () => {
    if (what === 'command') {
      const { name, options: typed, ...from } = forms.command.parse(json)
      return outcome(await sending.command(from, { name, options: typed }))
    }
    if (what === 'autocomplete') {
      const { name, options: typed, focused, ...from } = forms.autocomplete.parse(json)
      return outcome(await sending.autocomplete(from, { name, options: typed, focused }))
    }
    if (what === 'component') {
      const { message, customId, values, ...from } = forms.component.parse(json)
      return outcome(await sending.component(from, message, customId, values))
    }
    if (what === 'say') {
      const { content, ...from } = forms.say.parse(json)
      say(discord, from, content)
      return { ok: true }
    }
    if (what === 'dismiss') {
      const form = forms.dismiss.parse(json)
      const message = discord.message(form.message)
      if (message?.visibleTo === form.user) discord.dropMessage(message)
      return { ok: true }
    }
    return undefined
  })().catch((error: unknown) => {
    if (error instanceof z.ZodError) return { ok: false, complaint: z.prettifyError(error) }
    throw error
  })
  await discord.untilOnDisk()
  sendJson(response, answer ? 200 : 404, answer ?? { complaint: 'There is nothing here.' })
}

const outcome = (sent: SentInteraction) =>
  sent.ok
    ? { ok: true, choices: sent.choices }
    : { ok: false, option: sent.option, complaint: sent.complaint }

function parse(body: Buffer | undefined): unknown {
  try {
    const json: unknown = JSON.parse(body?.toString('utf8') ?? '')
    return json
  } catch {
    return undefined
  }
}

/** Plain talk at the table; the bot hears nothing of it, as on Discord. */
function say(discord: SimulatedDiscord, from: z.infer<typeof sender>, content: string) {
  const author = discord.user(from.user)
  if (!author || author.bot || !discord.channel(from.channel)) return
  discord.keepMessage({
    id: snowflake(discord.now()),
    channel_id: from.channel,
    type: 0,
    author,
    content,
    flags: 0,
    components: [],
    attachments: [],
    timestamp: new Date(discord.now()).toISOString(),
    edited_timestamp: null,
    mentions: members.filter(each => content.includes(`<@${each.id}>`)).map(each => each.id),
    visibleTo: null,
    caused: null,
    thread: null,
    nonce: null,
  })
}
