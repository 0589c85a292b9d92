import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server on a port of its own, which this machine alone can reach. */
export interface Listening {
  url: string
  server: Server
  /** ends it at once, with whoever is still connected */
  close(): void
}

/** @param server one that does not listen yet, or what a new one does with a request */
export async function listen(server: Server | RequestListener): Promise<Listening> {
  const opened = typeof server === 'function' ? createServer(server) : server
  opened.listen(0, '127.0.0.1')
  await once(opened, 'listening')
  return {
    url: `http://127.0.0.1:${(opened.address() as AddressInfo).port}`,
    server: opened,
    close() {
      opened.closeAllConnections()
      opened.close()
    },
  }
}

/** A request that was read to its end. */
export interface Asked {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

/** What a request to AWS asks for: `PutItem`, `SendMessage`. */
export const awsAction = ({ headers }: Pick<Asked, 'headers'>): string =>
  String(headers['x-amz-target'] ?? '').replace(/^.*\./, '')

/**
 * A server that remembers what it was asked. Without `answer` it takes every request and stays silent for ever; what
 * `answer` throws is an answer of status 500.
 */
export async function openServer(
  answer: (asked: Asked, response: ServerResponse) => unknown = () => undefined,
) {
  const asked: Asked[] = []
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const { method = '', url = '', headers } = request
    const one = { method, url, headers, body: Buffer.concat(chunks).toString() }
    asked.push(one)
    await answer(one, response)
  }
  const { url, close } = await listen((request, response) => {
    take(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  return { url, asked, close }
}

/** AWS answering a request with JSON. */
export const sendAws = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body))
