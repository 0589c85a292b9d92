import type { SimulatedInteraction } from '../../lambdas/local/discord/types.ts'
import type { OutboxEntry } from '../../lambdas/store/types.ts'
import { fighting } from '../play/scene.ts'
import type { Deployed } from '../standIns/deployed.ts'
import type { Call, Service, Trouble } from '../standIns/gate.ts'
import { endedByLambda } from '../standIns/processes.ts'
import { copyGame } from './copies.ts'
import { isAnswered } from './judge.ts'
import { gamesOf, keepState, missingFrom, restoreState, type State, toldIn } from './state.ts'
import { begin, type CaseResult, enter, type Part, type Verdict } from './table.ts'

type CombatHexState = Awaited<ReturnType<typeof fighting>>

/** So long the worker has for a delivery here, in milliseconds; it has to stop 5 s before. */
const given = 12_000
/** Longer than this nobody waits for the trouble of others, nor the door for anybody, in milliseconds. */
const maxOthers = 5000
const maxDoor = 2500
const hour = 3600_000

interface Outage {
  name: string
  /** what happens to calls of the programs */
  trouble(call: Call, thread: string): Trouble | undefined
  /** it does not end by itself within a day */
  lasts?: boolean
}

const json = { 'content-type': 'application/json' }
const answering = (status: number, body: object, headers: Record<string, string> = {}): Trouble => ({
  before: async () => ({ status, headers: { ...json, ...headers }, body: JSON.stringify(body) }),
})
const wait = (milliseconds: number) =>
  new Promise<void>(resolve => {
    setTimeout(resolve, milliseconds).unref()
  })

/** What any service may do to who calls it. */
const always: Record<string, Trouble> = {
  hangs: { before: () => new Promise(() => undefined) },
  'is slow by 5 s': { before: () => wait(5000).then(() => undefined) },
  'ends the connection': { before: async () => null },
  'answers 500': answering(500, { __type: 'InternalServerError', message: 'no' }),
}
const throttled: Record<Service, Trouble> = {
  dynamodb: answering(400, { __type: 'ProvisionedThroughputExceededException', message: 'slow down' }),
  sqs: answering(403, { __type: 'RequestThrottled', message: 'slow down' }),
  ssm: answering(400, { __type: 'ThrottlingException', message: 'slow down' }),
  discord: answering(429, { message: 'slow down', retry_after: 2, global: false }, { 'retry-after': '2' }),
}

const ofServices: Outage[] = (['dynamodb', 'sqs', 'ssm', 'discord'] as const).flatMap(service =>
  Object.entries({ ...always, throttles: throttled[service] }).map(([what, trouble]) => ({
    name: `${service} ${what}`,
    trouble: (call: Call) => (call.service === service ? trouble : undefined),
  })),
)

const limited = (seconds: number, isGlobal: boolean): Outage => ({
  name: `discord answers 429 for ${seconds} s${isGlobal ? ' to everything' : ''}`,
  trouble: ({ service, action }) =>
    service === 'discord' && (isGlobal || action.startsWith('POST /channels'))
      ? answering(
          429,
          { message: 'slow down', retry_after: seconds, global: isGlobal },
          { 'retry-after': String(seconds), ...(isGlobal && { 'x-ratelimit-global': 'true' }) },
        )
      : undefined,
})

/** Discord refuses calls whose action fits. */
const refusing = (
  name: string,
  fits: (action: string, thread: string) => boolean,
  status: number,
  code: number,
  lasts = false,
): Outage => ({
  name,
  lasts,
  trouble: ({ service, action }, thread) =>
    service === 'discord' && fits(action, thread) ? answering(status, { message: name, code }) : undefined,
})

const inThread = (action: string, thread: string) => action.includes(`/channels/${thread}`)
const inChannels = (action: string) => action.includes('/channels/')

/** Only the first reply is: there are words in its place. */
function firstReply() {
  let before = 0
  return (action: string) => action.startsWith('PATCH /webhooks') && before++ === 0
}

const refusals: Outage[] = [
  refusing('the thread answers 403', inThread, 403, 50013),
  refusing('the thread is locked and archived', inThread, 400, 50083),
  refusing('the thread is deleted', inThread, 404, 10003, true),
  refusing('the bot is removed', inChannels, 403, 50001, true),
  refusing('every channel answers 403', inChannels, 403, 50013),
  refusing('the token is refused', inChannels, 401, 0),
  refusing('the reply is too large', firstReply(), 413, 40005),
]

/** The time until something holds, in seconds; undefined where it does not come to hold. */
function firstTime(holds: () => boolean) {
  const from = performance.now()
  let found: number | undefined
  const look = setInterval(() => {
    if (found === undefined && holds()) found = (performance.now() - from) / 1000
  }, 20)
  return {
    end() {
      clearInterval(look)
      if (found === undefined && holds()) found = (performance.now() - from) / 1000
      return found
    },
  }
}

const inSeconds = (value: number | undefined) => (value === undefined ? 'not' : `after ${value.toFixed(1)} s`)

/** One command while something is out of order during its first delivery, or for a day. */
async function during(deployed: Deployed, scene: CombatHexState, outage: Outage, start: State, good: State) {
  await restoreState(deployed, start)
  deployed.lines.length = 0
  // A process remembers limits of the case before, and the token.
  for (const program of ['worker', 'clock'] as const) await deployed.kill(program)
  await deployed.warm()
  const game = await scene.load()
  const verdict: Verdict = { lost: [], twice: [], unanswered: [] }
  deployed.gate.trouble = call => outage.trouble(call, game.thread!)

  const from = performance.now()
  const sender = { user: scene.attacker.id, channel: scene.attacker.channel, locale: 'en-US' }
  const sent = await deployed.discord.sending().command(sender, { name: 'done', options: { finish: true } })
  const door = performance.now() - from
  if (door > maxDoor) verdict.unanswered.push(`the door took ${Math.round(door)} ms`)
  if (!sent.ok) verdict.unanswered.push(`the door: ${sent.complaint}`)
  const now = () =>
    deployed.discord.simulated().interaction(deployed.discord.sent[0]!.token) as SimulatedInteraction
  const answered = () => isAnswered(now(), { items: new Map(), discord: deployed.discord.keep() }, start)

  const told = firstTime(answered)
  const [message] = deployed.queue.waiting
  if (message) await deployed.deliver(message, undefined, given)
  const toldAt = told.end()
  if (deployed.lines.some(({ msg }) => msg === endedByLambda))
    verdict.lost.push('Lambda had to end the worker')
  const keysLeft = async () =>
    gamesOf(await keepState(deployed)).flatMap(({ outbox }) => outbox.map(({ key }) => key))
  const left = await keysLeft()
  // Within a day there is more to say: the end of the time for a turn.
  const unsaid = async () => (await keysLeft()).filter(key => left.includes(key)).length

  if (!outage.lasts) deployed.gate.trouble = undefined
  await deployed.drain()
  // A channel that refuses is asked at growing intervals; a token is read again.
  for (let run = 0; run < 12 && (await unsaid()) > 0; run++) {
    deployed.later(run < 4 ? 0.2 * hour : 6 * hour)
    await deployed.clock()
  }
  deployed.gate.trouble = undefined

  const state = await keepState(deployed)
  const [found, wanted, before] = [toldIn(state), toldIn(good), toldIn(start)]
  const wasTaken = message !== undefined
  for (const [key, version] of (wasTaken ? wanted : before).versions) {
    const played = found.versions.get(key) ?? 0
    if (played < version) verdict.lost.push(`version ${played} of ${version}`)
    // A reminder or the end of the time may have come meanwhile.
    if (played > version && !outage.lasts) verdict.twice.push(`version ${played} of ${version}`)
  }
  const words = ({ posts }: typeof found) => posts.map(post => (JSON.parse(post) as string[])[1]!)
  if (wasTaken && !outage.lasts)
    for (const post of missingFrom(words(found), words(wanted)))
      verdict.lost.push(`message ${post.slice(0, 80)}`)
  if (wasTaken) for (const line of missingFrom(found.log, wanted.log)) verdict.lost.push(line.slice(0, 100))
  const kept = await unsaid()
  if (kept > 0) verdict.lost.push(`${kept} still in the outbox`)
  if (deployed.queue.dead.length > 0) verdict.lost.push('a dead letter')
  if (!answered()) verdict.unanswered.push(`${now().name} is ${now().state}`)
  return { verdict, note: `${outage.name}: told ${inSeconds(toldAt)}, then ${left.length} in the outbox` }
}

/** The clock has something to say in several channels, one of which is out of order. */
async function others(deployed: Deployed, scene: CombatHexState, outage: Outage, start: State) {
  await restoreState(deployed, start)
  const verdict: Verdict = { lost: [], twice: [], unanswered: [] }
  const game = await scene.load()
  const seconds = Math.floor(deployed.now() / 1000)
  const post: OutboxEntry = { key: 'said', do: 'post', view: 'remind', facts: {}, pings: [scene.ada.id] }
  const waiting = { outbox: [post], changed: seconds - 120 }
  const copies = await Promise.all(Array.from({ length: 30 }, (_, n) => copyGame(deployed, game, n, waiting)))
  const [bad, ...good] = copies
  deployed.gate.trouble = call => outage.trouble(call, bad!.thread!)
  const simulated = deployed.discord.simulated()
  const told = firstTime(() => good.every(({ thread }) => simulated.messagesOf(thread!).length > 0))
  await deployed.clock()
  const at = told.end()
  deployed.gate.trouble = undefined
  if (at === undefined) verdict.lost.push('not all others were told')
  else if (at * 1000 > maxOthers) verdict.unanswered.push(`others waited ${at.toFixed(1)} s`)
  return { verdict, note: `clock, ${outage.name}: 29 others told ${inSeconds(at)}` }
}

const hanging: Outage = {
  name: 'a thread hangs',
  trouble: ({ service, action }, thread) =>
    service === 'discord' && inThread(action, thread) ? always['hangs'] : undefined,
}
const slow: Outage = {
  ...hanging,
  name: 'a thread answers 429 for 300 s',
  trouble: (call, thread) =>
    call.service === 'discord' && inThread(call.action, thread)
      ? limited(300, false).trouble(call, thread)
      : undefined,
}

/** Everything that is spoken to hangs, is slow, throttles, fails, refuses; once, in the middle of a battle. */
export async function outages(
  deployed: Deployed,
  _all: boolean,
  _part: Part,
  of: string,
): Promise<CaseResult> {
  const result = begin('services out of order')
  const notes: string[] = []
  const scene = await fighting(deployed.table, of)
  const start = await keepState(deployed)
  await scene.attacker.command('done', { finish: true })
  const good = await keepState(deployed)
  const limits = [2, 20, 300].flatMap(seconds => [limited(seconds, false), limited(seconds, true)])
  const every = [...ofServices, ...limits, ...refusals]
  for (const outage of every) {
    const { verdict, note } = await during(deployed, scene, outage, start, good)
    enter(result, outage.name, verdict)
    notes.push(note)
  }
  for (const outage of [hanging, slow]) {
    const { verdict, note } = await others(deployed, scene, outage, start)
    enter(result, `clock, ${outage.name}`, verdict)
    notes.push(note)
  }
  result.notes = notes
  return result
}
