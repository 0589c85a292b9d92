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

/** Milliseconds of processor time of this process so far, its start included. */
const processorTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** When canvas was loaded, which is how the first picture begins. */
let pictureAt = 0
const load = process.dlopen
process.dlopen = (...given) => {
  pictureAt ||= processorTime()
  return load.apply(process, given)
}

/** Until when it is counted; the first event pays for the start, as on Lambda. */
let countedTo = 0
const spent = from => {
  countedTo = processorTime()
  return { milliseconds: countedTo - from, pictureAt, memory: process.resourceUsage().maxRSS / 1000 }
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
  const from = countedTo === 0 ? 0 : processorTime()
  try {
    const result = await handler(event, { getRemainingTimeInMillis: () => Math.max(0, until - realNow()) })
    process.send({ id, result, spent: spent(from) })
  } catch (error) {
    process.send({ id, error: String(error?.stack ?? error), spent: spent(from) })
  }
})
// Whoever started it has ended.
process.on('disconnect', () => process.exit())
process.send({ ready: true })
