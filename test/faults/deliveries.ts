import type { SentInteraction } from '../../lambdas/local/discord/sendInteraction.ts'
import type { SimulatedInteraction } from '../../lambdas/local/discord/types.ts'
import type { GameRecord } from '../../lambdas/store/types.ts'
import { wordsOf } from '../play/harness.ts'
import { fighting } from '../play/scene.ts'
import type { Deployed } from '../standIns/deployed.ts'
import type { Waiting } from '../standIns/fifoQueue.ts'
import type { Running } from '../standIns/processes.ts'
import { copyGame } from './copies.ts'
import { isAnswered } from './judge.ts'
import { keepState, restoreState, type State } from './state.ts'
import { begin, type CaseResult, enter, type Part, type Verdict } from './table.ts'

type CombatHexState = Awaited<ReturnType<typeof fighting>>

/** Longer than the token of an interaction lives, in milliseconds. */
const tooLate = 16 * 60_000

/** Whoever answers a question of the battle does it so. */
const done = { name: 'done', options: { finish: true } } as const

/** What everybody may read or the sender alone, of the answer to an interaction. */
function answerTo({ id, original }: SimulatedInteraction, { discord }: State): string {
  const found = discord.messages.filter(each => each.caused?.id === id || each.id === original)
  return found.map(wordsOf).join('\n')
}

/**
 * Of interactions in one game: each that was played is played once, each of the others was refused in words, and the
 * log has every entry once.
 */
async function judgeGame(
  deployed: Deployed,
  before: { state: State; game: GameRecord },
  sent: readonly SimulatedInteraction[],
): Promise<Verdict & { played: number }> {
  const verdict: Verdict = { lost: [], twice: [], unanswered: [] }
  const state = await keepState(deployed)
  const { store } = deployed.table.server
  const game = (await store.loadGame(before.game.id))!
  const played = sent.filter(({ id }) => game.recent.includes(id))
  const steps = game.version - before.game.version
  if (steps < played.length) verdict.lost.push(`${played.length} played in ${steps} saves`)
  if (steps > played.length) verdict.twice.push(`${played.length} played in ${steps} saves`)
  if (game.outbox.length > 0) verdict.lost.push(`${game.outbox.length} in the outbox`)
  const log = await store.readLog(game.id)
  if (log.some(({ n }, i) => n !== log[0]!.n + i)) verdict.lost.push('the log has a gap')
  for (const one of sent) {
    const now = deployed.discord.simulated().interaction(one.token) ?? one
    if (!isAnswered(now, state, before.state)) verdict.unanswered.push(`${one.name} is ${now.state}`)
    const refused = /⚠️/.test(answerTo(now, state))
    if (!played.includes(one) && !refused)
      verdict.lost.push(`not played: ${answerTo(now, state).slice(0, 100)}`)
  }
  return { ...verdict, played: played.length }
}

/** What was sent; @throws where the door did not take it */
function taken(sent: SentInteraction): SimulatedInteraction {
  if (!sent.ok) throw new Error(`not taken: ${sent.complaint}`)
  return sent.interaction
}

/** The same delivered again: after it was done, long after, and while it is being done. */
async function again(
  deployed: Deployed,
  scene: CombatHexState,
  workers: readonly Running[],
  result: CaseResult,
) {
  const start = await keepState(deployed)
  const game = await scene.load()
  const ways: [string, (message: Waiting) => Promise<void>][] = [
    ['twice', message => deployed.deliver(message)],
    [
      'again after a quarter of an hour',
      message => {
        deployed.later(tooLate)
        return deployed.deliver(message)
      },
    ],
    ['three times at once', async () => undefined],
  ]
  for (const [name, more] of ways) {
    await restoreState(deployed, start)
    const who = scene.attacker
    const sent = taken(
      await deployed.discord.sending().command({ user: who.id, channel: who.channel, locale: 'en-US' }, done),
    )
    const [message] = deployed.queue.waiting
    if (name.startsWith('three'))
      await Promise.all(workers.slice(0, 3).map(worker => deployed.deliver({ ...message! }, worker)))
    await deployed.drain()
    await more(message!)
    enter(result, `delivered ${name}`, await judgeGame(deployed, { state: start, game }, [sent]))
  }
  await restoreState(deployed, start)
}

/** Many presses and commands in one game, each in a process of its own, in no order, from two channels. */
async function many(
  deployed: Deployed,
  scene: CombatHexState,
  workers: readonly Running[],
  rounds: number,
  result: CaseResult,
) {
  const start = await keepState(deployed)
  const game = await scene.load()
  const players = [scene.ada, scene.bruno]
  for (let round = 0; round < rounds; round++) {
    await restoreState(deployed, start)
    const sent: SimulatedInteraction[] = []
    for (let n = 0; n < 20; n++) {
      const user = players[n % 2]!.id
      const here = { user, channel: scene.ada.channel, locale: 'en-US' }
      const elsewhere = { ...here, channel: game.channel }
      const named = { ...done, options: { ...done.options, game: game.id } }
      const sending = deployed.discord.sending()
      sent.push(taken(await (n % 3 ? sending.command(here, done) : sending.command(elsewhere, named))))
    }
    // SQS keeps the order within a channel; what is late or comes twice has none.
    const messages = deployed.queue.waiting.splice(0).toSorted(() => Math.random() - 0.5)
    deployed.queue.waiting.push(...messages.map(message => ({ ...message, group: message.messageId })))
    await deployed.drain(workers)
    const { played, ...verdict } = await judgeGame(deployed, { state: start, game }, sent)
    enter(result, `20 at once in a game (${played} played)`, verdict)
  }
  await restoreState(deployed, start)
}

/** Many games at once, each in a thread of its own. */
async function sideBySide(
  deployed: Deployed,
  scene: CombatHexState,
  workers: readonly Running[],
  count: number,
  result: CaseResult,
) {
  const game = await scene.load()
  const copies = await Promise.all(Array.from({ length: count }, (_, n) => copyGame(deployed, game, n)))
  const state = await keepState(deployed)
  const from = performance.now()
  const sent = await Promise.all(
    copies.map(async ({ thread: channel }) => {
      const sender = { user: scene.attacker.id, channel: channel!, locale: 'en-US' }
      return taken(await deployed.discord.sending().command(sender, done))
    }),
  )
  await deployed.drain(workers)
  const seconds = (performance.now() - from) / 1000
  for (const [n, copy] of copies.entries())
    enter(result, `one of ${count} games`, await judgeGame(deployed, { state, game: copy }, [sent[n]!]))
  return `${count} games at once: ${seconds.toFixed(1)} s with ${workers.length} workers`
}

/** Deliveries as SQS does not promise them, and all at once. */
export async function deliveries(
  deployed: Deployed,
  all: boolean,
  _part: Part,
  of: string,
): Promise<CaseResult> {
  const result = begin('delivered twice, late, in no order, all at once')
  const workers = await Promise.all(Array.from({ length: all ? 8 : 4 }, () => deployed.another('worker')))
  const scene = await fighting(deployed.table, of)
  await again(deployed, scene, workers, result)
  await many(deployed, scene, workers, all ? 20 : 3, result)
  const games = await sideBySide(deployed, scene, workers, all ? 200 : 30, result)
  result.notes = [games]
  return result
}
