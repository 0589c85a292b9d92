// The program of a process that serves pages for another (pageProcess.ts): requests come in, answers go out.
import { randomUUID } from 'node:crypto'
import { constants, setPriority } from 'node:os'
import type { Picture } from '../discord/types.ts'
import { log } from '../log.ts'
import { makeClient } from '../store/client.ts'
import { makeStore } from '../store/store.ts'
import { pagesHere, type ServePages } from './battlePages.ts'
import type { PageReply, ToPages } from './pageProcess.ts'

// Whoever waits for an acknowledgement goes before whoever looks.
try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
} catch {
  // Not everybody may; then they are equals.
}

// Whoever asked may have ended meanwhile: then there is nothing to do any more, and nothing to say.
const tell = (said: PageReply) =>
  void process.send?.(said, undefined, undefined, error => error && process.exit())

const drawing = new Map<string, { drawn(bytes: Uint8Array): void; failed(error: unknown): void }>()

/** Has the other process draw, which knows who goes first. */
const draw = (picture: Picture): Promise<Uint8Array> =>
  new Promise((drawn, failed) => {
    const id = randomUUID()
    drawing.set(id, { drawn, failed })
    tell({ draw: id, picture })
  })

let serve: ServePages | undefined

process.on('message', (said: ToPages) => {
  if ('open' in said) {
    const { endpoint, tableName, ...deps } = said.open
    // It is busy with whoever plays while it seems silent.
    const client = makeClient(endpoint, { connectionTimeout: 0, requestTimeout: 0 })
    serve = pagesHere({ ...deps, store: makeStore(client, tableName), draw, log })
  } else if ('drew' in said) {
    const waits = drawing.get(said.drew)
    drawing.delete(said.drew)
    if ('bytes' in said) waits?.drawn(said.bytes)
    else waits?.failed(said.error)
  } else {
    const { ask: id, query, ...request } = said
    serve?.({ ...request, query: new URLSearchParams(query) }).then(
      answer => tell({ answered: id, answer }),
      (error: unknown) => tell({ answered: id, error }),
    )
  }
})
// Ctrl+C reaches this process, too; it goes when it is not needed any more.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())
tell('ready')
