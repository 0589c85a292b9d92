/**
 * `npm run balance`: are boards fair to both edges, and figures worth their points? Battles of the defaults,
 * shared out to all processors. `npm run balance -- boards 1000`, `npm run balance -- figures 200`, and
 * with names behind the number for those figures alone. Asked for by name, `npm run balance -- dark-lord 400` says how often each side of each scenario of The Dark Lord wins, `regiments 400` each edge and each list of Regiments, and `npm run balance -- spending 200` says what the defaults buy for their action points, and what of it in vain.
 */
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { roster } from '../../../rules/combat-hex/index.ts'
import { boards } from '../../../rules/index.ts'
import { darkLordBalance } from '../../strength/dark-lord/index.ts'
import { regimentsBalance } from '../../strength/regiments.ts'
import { matchWith, mirror, type Played, playMatch, typeById } from './match.ts'
import { spendingTable } from './spending.ts'

/** Share of wins, draws counted half, with its 95 % interval. */
function share(outcomes: readonly number[]): { mean: number; low: number; high: number } {
  const n = outcomes.length
  const points = outcomes.map(outcome => (outcome + 1) / 2)
  const mean = points.reduce((sum, value) => sum + value, 0) / n
  const spread = Math.sqrt(points.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1) / n)
  return { mean, low: mean - 1.96 * spread, high: mean + 1.96 * spread }
}

const percent = (value: number): string => (100 * value).toFixed(1).padStart(5)

interface Job {
  what: 'board' | 'figure'
  id: string
  from: number
  count: number
}

function work({ what, id, from, count }: Job): Played[] {
  const played: Played[] = []
  for (let seed = from; seed < from + count; seed++) {
    const match = what === 'board' ? mirror(id, seed) : matchWith(typeById(id), seed)
    if (match) played.push(playMatch(match))
  }
  return played
}

/** Plays every job on a pool of threads; `tell` hears of each when it is done. */
async function playAll(jobs: readonly Job[], tell: (job: Job, played: Played[]) => void): Promise<void> {
  const queue = [...jobs]
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      const thread = new Worker(new URL(import.meta.url), { workerData: 'battles' })
      for (let job = queue.shift(); job; job = queue.shift()) {
        const next = job
        thread.postMessage(next)
        const [played] = (await once(thread, 'message')) as [Played[]]
        tell(next, played)
      }
      await thread.terminate()
    }),
  )
}

const chunk = 25
const chunksOf = (what: Job['what'], id: string, count: number): Job[] =>
  Array.from({ length: Math.ceil(count / chunk) }, (_, i) => ({
    what,
    id,
    from: 1 + i * chunk,
    count: Math.min(chunk, count - i * chunk),
  }))

async function report(
  what: Job['what'],
  ids: readonly string[],
  count: number,
  line: (id: string, played: Played[]) => string,
): Promise<void> {
  const all = new Map<string, Played[]>(ids.map(id => [id, []]))
  const jobs = ids.flatMap(id => chunksOf(what, id, count))
  let done = 0
  await playAll(jobs, (job, played) => {
    all.get(job.id)!.push(...played)
    done++
    if (process.stderr.isTTY) process.stderr.write(`\r${Math.round((100 * done) / jobs.length)} % `)
  })
  if (process.stderr.isTTY) process.stderr.write('\r')
  for (const [id, played] of all) console.log(line(id, played))
}

async function boardTable(count: number): Promise<void> {
  console.log(`Wins of the left edge in ${count} battles of an army against itself, 500 points, in per cent:`)
  await report(
    'board',
    boards().map(({ id }) => id),
    count,
    (id, played) => {
      const { mean, low, high } = share(played.map(({ left }) => left))
      const verdict = low > 0.53 || high < 0.47 ? 'UNFAIR' : 'fair'
      return `${id.padEnd(20)} ${percent(mean)}  [${percent(low)},${percent(high)}]  ${verdict}`
    },
  )
}

async function figureTable(count: number, named: readonly string[]): Promise<void> {
  console.log(
    `Wins of equal-points battles against the field with the figure in the army, ${count} each, in per cent:`,
  )
  const listed = roster.filter(({ id, replaces, points }) =>
    named.length > 0 ? named.includes(id) : !replaces && points < 1000,
  )
  await report(
    'figure',
    listed.map(({ id }) => id),
    count,
    (id, played) => {
      const type = typeById(id)
      const { mean, low, high } = share(played.map(({ outcome }) => outcome))
      const verdict = mean > 0.6 ? 'TOO CHEAP' : mean < 0.4 ? 'too dear' : ''
      return `${id.padEnd(24)} ${String(type.points).padStart(4)} points  ${percent(mean)}  [${percent(low)},${percent(high)}]  ${verdict}`.trimEnd()
    },
  )
}

if (isMainThread) {
  const [part, count, ...named] = process.argv.slice(2)
  if (!part || part === 'boards') await boardTable(Number(count ?? 1000))
  if (!part || part === 'figures') await figureTable(Number(count ?? 100), named)
  if (part === 'spending') spendingTable(Number(count ?? 200))
  if (part === 'dark-lord') darkLordBalance(count)
  if (part === 'regiments') regimentsBalance(count)
} else if (workerData === 'battles') {
  parentPort!.on('message', (job: Job) => parentPort!.postMessage(work(job)))
}
