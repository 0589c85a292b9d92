import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of a test's own; without `answer` it takes every request and stays silent for ever. */
export async function openServer(
  answer: (request: IncomingMessage, body: string, response: ServerResponse) => void = () => undefined,
) {
  const asked: { url: string; headers: IncomingMessage['headers']; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', part => (body += String(part)))
    request.on('end', () => {
      asked.push({ url: request.url ?? '', headers: request.headers, body })
      answer(request, body, response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
