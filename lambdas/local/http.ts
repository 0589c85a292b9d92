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
  response.writeHead(status, { 'content-length': Buffer.byteLength(body).toString(), ...headers })
  response.end(body)
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

/** Did the request come from this machine, to a name of this machine? A page from elsewhere has another name. */
export function isLocal(request: IncomingMessage): boolean {
  const from = request.socket.remoteAddress ?? ''
  return (
    (from === '::1' || from.startsWith('127.') || from.startsWith('::ffff:127.')) &&
    ['localhost', '127.0.0.1', '[::1]'].includes(hostOf(request))
  )
}

/** A page of another origin may not act in the reader's name. */
export function isForeign(request: IncomingMessage): boolean {
  const { origin, host } = request.headers
  return origin !== undefined && origin.replace(/^https?:\/\//, '') !== host
}
