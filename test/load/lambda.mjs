// One function as Lambda runs it: the bundle in the folder that is named, called with one event after the other.
import { pathToFileURL } from 'node:url'

const [, , bundle] = process.argv

/** Milliseconds of processor time of this process so far, its start included. */
const processorTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** When canvas was loaded, which is how the first picture begins. */
let pictureAt
const open = process.dlopen
process.dlopen = (...given) => {
  pictureAt ??= processorTime()
  return open.apply(process, given)
}

process.on('message', async event => {
  // The first event pays for the start, as on Lambda.
  const from = loaded ? processorTime() : 0
  try {
    loaded ??= await import(pathToFileURL(bundle).href)
    const result = await loaded.handler(event, { getRemainingTimeInMillis: () => 30_000 })
    const memory = process.resourceUsage().maxRSS
    process.send({ result, milliseconds: processorTime() - from, memory, pictureAt })
  } catch (error) {
    process.send({ error: String(error?.stack ?? error), milliseconds: processorTime() - from, memory: 0 })
  }
})
let loaded
