import { guild, members } from '../../lambdas/local/discord/members.ts'
import type { SimulatedInteraction } from '../../lambdas/local/discord/types.ts'
import type { GameRecord } from '../../lambdas/store/types.ts'
import { type Pick, picker, pickOf } from '../../rules/core/random.ts'
import { playOf } from '../play/everyPlay.ts'
import { type Player, type Reply, wordsOf } from '../play/harness.ts'
import type { Deployed } from '../standIns/deployed.ts'
import { isAnswered } from './judge.ts'
import { bring, mutate, type Payload } from './payloads.ts'
import { gamesOf, keepState, restoreState, type State } from './state.ts'
import { begin, type CaseResult, clean, enter, type Part, type Verdict } from './table.ts'

/** What the program takes for somebody's repetition, in milliseconds. */
const tooOld = 6 * 60_000
/** So much more than after the first tenth a program may hold in the end, in megabytes. */
const maxGrowth = 5

/** What was sent in a whole play, and the middle of it. */
interface Recorded {
  payloads: Payload[]
  middle: State
  game: GameRecord
}

/** Plays a battle and keeps all that Discord sent for it; at the first move everything as it was. */
async function record(deployed: Deployed, of: string): Promise<Recorded> {
  const payloads: Payload[] = []
  let middle: State | undefined
  deployed.discord.seen = body => void payloads.push(JSON.parse(body) as Payload)
  const write = async (step: string, act: () => Promise<Reply | undefined>) => {
    if (/ \/move /.test(step)) middle ??= await keepState(deployed)
    return act()
  }
  type Options = Record<string, string | number | boolean>
  const steps = {
    language: 'en' as const,
    write,
    command: (player: Player, name: string, options: Options = {}) =>
      write(`${player.name}: /${name} `, () => player.command(name, options)) as Promise<Reply>,
    press: (player: Player, action: string) =>
      write(`${player.name} presses`, () => player.press(new RegExp(` ${action}`))) as Promise<Reply>,
    offered: async (player: Player, name: string, options: Options, focused: string) =>
      (await player.choices(name, options, focused)).map(({ value }) => String(value)),
  }
  await playOf(of)(steps, deployed.table, { later: deployed.later, runClock: () => deployed.clock() })
  deployed.discord.seen = undefined
  const game = gamesOf(middle!).find(({ stage }) => stage === 'battle')!
  return { payloads, middle: middle!, game }
}

let count = 0
/** The same, sent once more as something new. */
const anew = (payload: Payload): Payload => ({
  ...payload,
  id: String(9_000_000_000_000_000_000n + BigInt(++count)),
  token: `token-${count}`,
})

/** Delivers what is in the queue, and says what is wrong with what came of it. */
async function carryOut(
  deployed: Deployed,
  sent: SimulatedInteraction,
  before: State,
  verdict: Verdict,
): Promise<string> {
  const tries = 10
  for (let n = 0; n < tries && deployed.queue.waiting.length > 0; n++) {
    const [message] = deployed.queue.waiting
    if (message!.visibleAt > deployed.now()) deployed.later(message!.visibleAt - deployed.now())
    await deployed.deliver(message!)
    if (deployed.queue.waiting.includes(message!)) verdict.lost.push('it had to be delivered again')
  }
  const wrong = deployed.lines.filter(({ outcome }) => outcome === 'went-wrong')
  for (const { problem } of wrong) {
    const { err } = deployed.lines.find(({ id }) => id === problem) ?? {}
    verdict.lost.push(`an error: ${JSON.stringify(err ?? problem).slice(0, 400)}`)
  }
  deployed.lines.length = 0
  const discord = deployed.discord.keep()
  const now = deployed.discord.simulated().interaction(sent.token) ?? sent
  if (!isAnswered(now, { items: new Map(), discord }, before)) verdict.unanswered.push(`it is ${now.state}`)
  const answers = discord.messages.filter(each => each.caused?.id === sent.id)
  return answers.map(wordsOf).join('\n')
}

/** What was not signed for this body, or not now. */
async function forged(deployed: Deployed, { payloads, middle }: Recorded, result: CaseResult): Promise<void> {
  await restoreState(deployed, middle)
  const body = JSON.stringify(anew(payloads.find(({ type }) => type === 2)!))
  const good = deployed.discord.sign(body)
  const half = good['x-signature-ed25519']!.slice(64)
  const forgeries: [string, string, Record<string, string>, number][] = [
    ['another body', `${body} `, good, 0],
    ['another time', body, { ...good, 'x-signature-timestamp': '1' }, 0],
    ['no time', body, { ...good, 'x-signature-timestamp': '' }, 0],
    ['no signature', body, {}, 0],
    ['half a signature', body, { ...good, 'x-signature-ed25519': half }, 0],
    ['an old one', body, good, tooOld],
  ]
  for (const [what, sent, headers, after] of forgeries) {
    deployed.later(after)
    const verdict = clean()
    const { statusCode } = (await deployed.call('door', { body: sent, headers })) as { statusCode: number }
    if (statusCode !== 401) verdict.lost.push(`the door answered ${statusCode}`)
    if (deployed.queue.waiting.length > 0) verdict.twice.push('it is in the queue')
    enter(result, `signature: ${what}`, verdict)
  }
}

/** The options of the innermost subcommand, where the game may be named. */
function withGame(payload: Payload, game: string): Payload {
  const copy = structuredClone(payload)
  const data = copy['data'] as { custom_id?: string; options?: { type: number; options?: object[] }[] }
  if (data.custom_id !== undefined) {
    const [action, , ...rest] = data.custom_id.split(':')
    data.custom_id = [action, game, ...rest].join(':')
    return copy
  }
  const [first] = data.options ?? []
  const inner = first && first.type <= 2 ? first : data
  inner.options = [...(inner.options ?? []), { name: 'game', type: 3, value: game }] as never
  return copy
}

const stranger = members[2]!

const sentBy = (payload: Payload, place: Payload): Payload => {
  const member = payload['member'] as object
  return { ...payload, ...place, member: { ...member, user: stranger, permissions: '0' } }
}

/** Everything that was sent, by somebody who does not play: beside the players, and from another server. */
async function byStrangers(
  deployed: Deployed,
  recorded: Recorded,
  every: number,
  result: CaseResult,
): Promise<void> {
  const { payloads, middle, game } = recorded
  const made = payloads.filter(({ type }) => type === 2 || type === 3)
  const elsewhere = {
    channel_id: '800000000000000101',
    channel: { id: '800000000000000101', type: 0 },
    guild_id: '800000000000000100',
    guild: { id: '800000000000000100' },
  }
  for (const [n, payload] of made.entries()) {
    if (n % every > 0) continue
    const about = JSON.stringify(payload['data']).slice(0, 80)
    const say = async (place: Payload, id: string, verdict: Verdict) => {
      await restoreState(deployed, middle)
      const simulated = deployed.discord.simulated()
      simulated.keepChannel({ ...simulated.channel(game.channel)!, id: elsewhere.channel_id })
      const sent = anew(sentBy(withGame(payload, id), place))
      const body = JSON.stringify(sent)
      const { interaction } = await bring(deployed, body, sent)
      const words = await carryOut(deployed, interaction, middle, verdict)
      const now = await deployed.table.server.store.loadGame(game.id)
      if (now?.version !== game.version || now.outbox.length !== game.outbox.length)
        verdict.twice.push(`the game is at version ${now?.version} and was at ${game.version}`)
      return words.replaceAll(id, 'id').replaceAll(/\d{10,}/g, 'n')
    }
    const beside = clean()
    await say({ guild_id: guild.id }, game.id, beside)
    enter(result, `a stranger: ${about}`, beside)
    const afar = clean()
    const words = await say(elsewhere, game.id, afar)
    const nothing = await say(elsewhere, 'nosuchgame', afar)
    if (words !== nothing) afar.lost.push(`said of a game elsewhere: ${words.slice(0, 200)}`)
    enter(result, `from another server: ${about}`, afar)
  }
}

/** The opponent of whoever is asked does what only that one may. */
async function inAnothersName(
  deployed: Deployed,
  { middle, game }: Recorded,
  result: CaseResult,
): Promise<void> {
  await restoreState(deployed, middle)
  const asked = game.seats[game.save!.pending!.by]!.user
  const other = ['Ada', 'Bruno'].map(name => deployed.table.player(name)).find(({ id }) => id !== asked)!
  other.channel = game.thread!
  const acts: [string, () => Promise<Reply>][] = [
    ['/done', () => other.command('done', { finish: true })],
    ['/answer', () => other.command('answer', { choice: 'done' })],
    ['/game undo', () => other.command('game undo')],
  ]
  for (const [what, act] of acts) {
    await restoreState(deployed, middle)
    const verdict = clean()
    const { text } = await act()
    if (!text.includes('⚠️')) verdict.lost.push(`not refused: ${text.slice(0, 100)}`)
    const now = await deployed.table.server.store.loadGame(game.id)
    if (now?.version !== game.version) verdict.twice.push(`the game is at version ${now?.version}`)
    enter(result, `in another’s name: ${what}`, verdict)
  }
}

/** Tampered with and signed all the same, as if Discord itself had gone mad. */
async function mutated(
  deployed: Deployed,
  { payloads, middle }: Recorded,
  { tries, every }: { tries: number; every: number },
  result: CaseResult,
): Promise<string> {
  const pick: Pick = picker(7)
  const statuses = new Map<number, number>()
  let carriedOut = 0
  const memory: { door: number[]; worker: number[] } = { door: [], worker: [] }
  const resident: number[] = []
  await restoreState(deployed, middle)
  for (let n = 1; n <= tries; n++) {
    const verdict = clean()
    const payload = anew(mutate(pickOf(pick, payloads), pick))
    const sent = pick(20) ? payload : mutate(payload, pick)
    const whole = JSON.stringify(sent)
    const body = pick(20) ? whole : whole.slice(0, pick(whole.length))
    try {
      const { status, interaction, complaint } = await bring(deployed, body, sent)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (![200, 400, 413].includes(status)) verdict.lost.push(`the door answered ${status}`)
      // What Discord would not take it has not asked for: the type of another kind, and so on.
      if (complaint && interaction.kind === 'autocomplete') verdict.unanswered.push(complaint)
      if (deployed.queue.waiting.length > 0 && interaction.state === 'deferred' && n % every === 0) {
        carriedOut++
        await carryOut(deployed, interaction, middle, verdict)
        if (carriedOut % 50 === 0) await restoreState(deployed, middle)
      }
    } catch (error) {
      verdict.lost.push(error instanceof Error ? error.message : String(error))
    }
    deployed.queue.waiting.length = 0
    const tampered = body.length > 3000 ? `${body.length} letters` : body
    enter(result, `mutated: ${JSON.stringify(sent['data'] ?? null).slice(0, 200)} ${tampered}`, verdict)
    if (n % (tries / 10) === 0) {
      await restoreState(deployed, middle)
      const [door, worker] = await Promise.all([deployed.memory('door'), deployed.memory('worker')])
      memory.door.push(door.held)
      memory.worker.push(worker.held)
      resident.push(door.resident)
      console.log(`${n} mutated, ${result.survived} of ${result.tried} tries survived`)
    }
  }
  for (const [program, list] of Object.entries(memory)) {
    const growth = list.at(-1)! - list[0]!
    const verdict = clean()
    if (growth > maxGrowth) verdict.lost.push(`holds ${growth.toFixed(1)} MB more: ${list.join(' ')}`)
    enter(result, `memory of the ${program}`, verdict)
  }
  const shown = (list: number[]) => list.map(each => each.toFixed(1)).join(' ')
  return [
    `${tries} mutated payloads: ${[...statuses].map(([status, times]) => `${times} x ${status}`).join(', ')}; ${carriedOut} carried out`,
    `in use, in MB: door ${shown(memory.door)}; worker ${shown(memory.worker)}; the door has ${shown(resident)} of the machine`,
  ].join('\n  ')
}

/** What nobody's client would send: forged, repeated, tampered with; by strangers, and about another server's game. */
export async function hostile(
  deployed: Deployed,
  all: boolean,
  _part: Part,
  of: string,
): Promise<CaseResult> {
  const result = begin('forged, tampered with, in another’s name')
  const recorded = await record(deployed, of)
  await forged(deployed, recorded, result)
  await inAnothersName(deployed, recorded, result)
  await byStrangers(deployed, recorded, all ? 1 : 4, result)
  const note = await mutated(
    deployed,
    recorded,
    all ? { tries: 100_000, every: 10 } : { tries: 4000, every: 10 },
    result,
  )
  result.notes = [`${recorded.payloads.length} interactions of a whole battle to start from`, note]
  return result
}
