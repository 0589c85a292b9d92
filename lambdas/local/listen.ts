import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type Log, logProblem } from '../log.ts'
import { sendJson } from './http.ts'

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

const notYet: RequestHandler = (_, response) => sendJson(response, 503, { error: 'starting' })

/**
 * Listens at once, so that a taken port is known before anything else is done; answers when told how.
 * @param everywhere other machines are listened to, too
 */
export async function listen(wanted: number, everywhere: boolean, log: Log) {
  let handle: RequestHandler = notYet
  const running = new Set<Promise<void>>()
  let closing = false
  const begin = async (port: number, host?: string) => {
    const http = createServer((request, response) => {
      const answering = (async () => handle(request, response))()
        .catch((error: unknown) => {
          // What was broken off, here or there, is no trouble.
          if (closing || (request.destroyed && !request.complete)) return
          const id = logProblem(log, error, { path: request.url })
          if (response.headersSent) response.destroy()
          else sendJson(response, 500, { error: `something went wrong (${id})` })
        })
        .finally(() => running.delete(answering))
      running.add(answering)
    })
    http.listen(port, host)
    await once(http, 'listening')
    return http
  }
  const servers = [await begin(wanted, everywhere ? undefined : '127.0.0.1')]
  const address = servers[0]!.address()
  const port = typeof address === 'object' && address !== null ? address.port : wanted
  // Browsers may take localhost for the one or the other; not every machine has both.
  if (!everywhere) {
    const other = await begin(port, '::1').catch((error: NodeJS.ErrnoException) => {
      if (wanted !== 0 && error.code === 'EADDRINUSE') throw error
    })
    if (other) servers.push(other)
  }
  return {
    port,
    answerWith(next: RequestHandler) {
      handle = next
    },
    /** resolves when nothing is at work on a request any more */
    async close() {
      closing = true
      for (const each of servers) {
        each.close()
        each.closeAllConnections()
      }
      await Promise.all(running)
    },
  }
}
