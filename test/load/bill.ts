import type { Runs } from '../standIns/processes.ts'
import type { Meter } from './metered.ts'
import { assumptions, freeEachMonth, prices } from './prices.ts'

/** One line of a bill, in dollars. */
export interface Line {
  service: string
  /** how much of what was used */
  amount: string
  dollars: number
}

/** Megabytes of memory that each function is given. */
export type Memory = Record<'door' | 'worker' | 'clock', number>

const million = 1e6
const round = (n: number): string => n.toLocaleString('en', { maximumSignificantDigits: 3 })
const sum = (list: Record<string, number>): number => Object.values(list).reduce((all, n) => all + n, 0)

/** Milliseconds for which a function of this memory is paid, waiting included. A whole vCPU comes with 1769 MB. */
const paidMs = ({ milliseconds }: Pick<Runs, 'milliseconds'>, memory: number, waitingMs: number): number =>
  (milliseconds * assumptions.slowerThanHere) / Math.min(1, memory / 1769) + waitingMs

const gigabyteSeconds = (ms: number, memory: number) => (ms / 1000) * (memory / 1024)

/**
 * What the measured use costs, `times` as often.
 * @param stored bytes that stay in the table
 */
export function billOf(meter: Meter, memory: Memory, stored: number, times: number): Line[] {
  const { door, worker, units, discord } = meter
  const dynamoMs = units.calls * assumptions.dynamoMs
  const doorMs = paidMs(door, memory.door, meter.messages * assumptions.sqsMs)
  const workerMs = paidMs(worker, memory.worker, dynamoMs + discord.requests * assumptions.discordMs)
  const writes = sum(units.writes)
  const reads = sum(units.reads)
  const calls = door.calls + worker.calls
  const logBytes = door.logBytes + worker.logBytes + calls * assumptions.lambdaLines
  const out = (discord.bytes + meter.answered) * assumptions.overhead
  const line = (service: string, amount: string, dollars: number): Line => ({
    service,
    amount,
    dollars: dollars * times,
  })
  const each = (runs: Runs, ms: number) =>
    runs.calls === 0
      ? 'no calls'
      : `${round(runs.calls * times)} calls of ${round(ms / runs.calls)} ms (${round(runs.milliseconds / runs.calls)} ms of processor time here)`
  const pictures = `, in it ${round(discord.pictures * times)} pictures of ${round(discord.pictureBytes / discord.pictures / 1000)} kB`
  return [
    line(
      'Bytes sent',
      `${round((out * times) / 1e9)} GB${discord.pictures > 0 ? pictures : ''}`,
      (out / 1e9) * prices.bytesOut,
    ),
    line(
      'Lambda, worker',
      `${each(worker, workerMs)}, ${memory.worker} MB`,
      gigabyteSeconds(workerMs, memory.worker) * prices.gigabyteSecond +
        (worker.calls / million) * prices.lambdaRequests,
    ),
    line(
      'Lambda, front door',
      `${each(door, doorMs)}, ${memory.door} MB`,
      gigabyteSeconds(doorMs, memory.door) * prices.gigabyteSecond +
        (door.calls / million) * prices.lambdaRequests,
    ),
    line('HTTP API', `${round(door.calls * times)} requests`, (door.calls / million) * prices.httpRequests),
    line(
      'SQS',
      `${round(meter.messages * 3 * times)} requests: send, receive, delete`,
      ((meter.messages * 3) / million) * prices.fifoRequests,
    ),
    line(
      'DynamoDB, writes',
      `${round(writes * times)} units: ${parts(units.writes, writes)}`,
      (writes / million) * prices.writeUnits,
    ),
    line(
      'DynamoDB, reads',
      `${round(reads * times)} units: ${parts(units.reads, reads)}`,
      (reads / million) * prices.readUnits,
    ),
    line(
      'DynamoDB, a year of keeping',
      `${round((stored * times) / 1e9)} GB`,
      (stored / 1e9) * prices.storedMonth * 12,
    ),
    line('CloudWatch, logs', `${round((logBytes * times) / 1e9)} GB`, (logBytes / 1e9) * prices.logBytes),
  ]
}

const parts = (list: Record<string, number>, all: number): string =>
  Object.entries(list)
    .sort(([, a], [, b]) => b - a)
    .map(([what, n]) => `${what} ${Math.round((100 * n) / all)} %`)
    .join(', ')

/** What stands in the template and costs by the month. */
export interface Standing {
  alarmedMetrics: number
  ownMetrics: number
  dashboards: number
}

const minutesAMonth = 30.4 * 24 * 60

/**
 * What a month costs in which nobody plays, and what of it is left where nothing else in the account uses what is free.
 * @param meter of some runs of the clock with nothing to do
 */
export function idleMonth(meter: Pick<Meter, 'clock' | 'units'>, memory: Memory, standing: Standing) {
  const { clock, units } = meter
  const each = minutesAMonth / clock.calls
  const ms = paidMs(clock, memory.clock, clock.calls * 3 * assumptions.dynamoMs) * each
  const used = gigabyteSeconds(ms, memory.clock)
  const logBytes = (clock.logBytes + clock.calls * assumptions.lambdaLines) * each
  const beyond = (used: number, free: number) => Math.max(0, used - free)
  const line = (
    service: string,
    amount: string,
    used: number,
    price: number,
    free = 0,
  ): Line & { left: number } => ({
    service,
    amount,
    dollars: used * price,
    left: beyond(used, free) * price,
  })
  const { alarmedMetrics, ownMetrics, dashboards } = standing
  const reads = sum(units.reads) * each
  const writes = sum(units.writes) * each
  return [
    line('Dashboards', `${dashboards}`, dashboards, prices.dashboard, freeEachMonth.dashboards),
    line(
      'Alarms',
      `${alarmedMetrics} metrics`,
      alarmedMetrics,
      prices.alarmedMetric,
      freeEachMonth.alarmedMetrics,
    ),
    line('Own metrics', `${ownMetrics}`, ownMetrics, prices.ownMetric, freeEachMonth.ownMetrics),
    line(
      'SQS',
      `${round(assumptions.emptyPolls)} looks into the empty queue`,
      assumptions.emptyPolls / million,
      prices.fifoRequests,
      freeEachMonth.fifoRequests / million,
    ),
    line(
      'Lambda, clock',
      `${round(minutesAMonth)} runs of ${round(ms / minutesAMonth)} ms, ${memory.clock} MB`,
      used,
      prices.gigabyteSecond,
      freeEachMonth.gigabyteSeconds,
    ),
    line(
      'Lambda, clock, requests',
      round(minutesAMonth),
      minutesAMonth / million,
      prices.lambdaRequests,
      freeEachMonth.lambdaRequests / million,
    ),
    line('Schedule', `${round(minutesAMonth)} events`, minutesAMonth / million, prices.scheduledRuns),
    line('DynamoDB, reads', `${round(reads)} units`, reads / million, prices.readUnits),
    line('DynamoDB, writes', `${round(writes)} units`, writes / million, prices.writeUnits),
    line(
      'CloudWatch, logs',
      `${round(logBytes / 1e6)} MB`,
      logBytes / 1e9,
      prices.logBytes,
      freeEachMonth.logBytes / 1e9,
    ),
  ]
}
