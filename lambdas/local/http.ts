import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * The body of a request, or undefined where it has more bytes than `limit`. What is too much is read on and
 * thrown away, so that the sender gets to hear of it.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
    else if (size > limit + maxDrained) return undefined
  }
  return size > limit ? undefined : Buffer.concat(chunks)
}

/** Bytes that are read and thrown away before the connection is given up. */
const maxDrained = 64 * 1024 * 1024

export function send(
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: string | Uint8Array,
): void {
  // What is as it was has the length of what whoever asks has already.
  const length = status === 304 ? {} : { 'content-length': Buffer.byteLength(body).toString() }
  response.writeHead(status, { ...length, ...headers })
  response.end(body)
}

/** Methods of whoever only looks, and of whoever does something. */
export const looks = ['GET', 'HEAD']
export const acts = ['POST']

/** Refuses a request by its method; false where that is one of those that are allowed. */
export function refusedByMethod(
  { method = '' }: IncomingMessage,
  response: ServerResponse,
  allowed: readonly string[],
): boolean {
  if (allowed.includes(method)) return false
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  const allow = allowed.join(', ')
  send(response, 405, { ...headers, allow }, JSON.stringify({ error: `${allow} only` }))
  return true
}

/** What a request asks for; undefined for what is no address. */
export function targetOf({ url = '' }: Pick<IncomingMessage, 'url'>): URL | undefined {
  // A path may begin as elsewhere the name of a machine does: `//`.
  const address = url.startsWith('/') ? `http://localhost${url}` : url
  return URL.canParse(address) ? new URL(address) : undefined
}

export const sendJson = (response: ServerResponse, status: number, body: unknown): void =>
  body === undefined
    ? void response.writeHead(status).end()
    : send(
        response,
        status,
        { 'content-type': 'application/json', 'cache-control': 'no-store' },
        JSON.stringify(body),
      )

/** The name or address that a request is made to, without its port. */
export const hostOf = (request: IncomingMessage): string => (request.headers.host ?? '').replace(/:\d+$/, '')

/** What those who pass a request on say of where they have it from. */
const forwarding = /^(?:forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/

/**
 * Did the request come from this machine, to a name of this machine? A page from elsewhere has another name, and whoever
 * passes requests on has them from anywhere.
 */
export function isLocal(request: IncomingMessage): boolean {
  const from = request.socket.remoteAddress ?? ''
  return (
    !Object.keys(request.headers).some(name => forwarding.test(name)) &&
    (from === '::1' || from.startsWith('127.') || from.startsWith('::ffff:127.')) &&
    ['localhost', '127.0.0.1', '[::1]'].includes(hostOf(request))
  )
}

/** A page of another origin may not act in the reader's name. */
export function isForeign(request: IncomingMessage): boolean {
  const { origin, host } = request.headers
  return origin !== undefined && origin.replace(/^https?:\/\//, '') !== host
}
