// Stands in for Lambda's runtime, inside the bare folder: `node runtime.mjs <bundle>`. Loads the handler, then answers
// one event after the other as it is told over the channel to its parent. The clock may be set apart from the machine's.
import { getHeapStatistics } from 'node:v8'

const OwnDate = Date
const realNow = Date.now.bind(Date)
let offset = 0
globalThis.Date = class extends OwnDate {
  constructor(...given) {
    super(...(given.length > 0 ? given : [realNow() + offset]))
  }
  static now() {
    return realNow() + offset
  }
}

const [bundle] = process.argv.slice(2)
const { handler } = await import(bundle)

process.on('message', async ({ id, event, milliseconds, clock, memory }) => {
  if (memory) {
    // What nobody holds any more is gone after the second time.
    globalThis.gc?.()
    globalThis.gc?.()
    const { used_heap_size: heap, external_memory: beside } = getHeapStatistics()
    process.send({ id, result: (heap + beside) / 1e6 })
    return
  }
  offset = clock
  const until = realNow() + milliseconds
  try {
    const result = await handler(event, { getRemainingTimeInMillis: () => Math.max(0, until - realNow()) })
    process.send({ id, result })
  } catch (error) {
    process.send({ id, error: String(error?.stack ?? error) })
  }
})
// Whoever started it has ended.
process.on('disconnect', () => process.exit())
process.send({ ready: true })
