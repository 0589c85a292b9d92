import type { GameRecord } from '../../lambdas/store/types.ts'
import type { Deployed } from '../standIns/deployed.ts'
import { endedByLambda } from '../standIns/processes.ts'
import type { OpenBattle } from './midStep.ts'
import { type CaseResult, clean, enter } from './table.ts'

const minute = 60_000
/** Nobody's command waits longer than this for the clock, in milliseconds. */
const maxOthers = 5000

/** The nth of many games, in a thread of its own. Nobody looks for it by channel or player. */
async function another(deployed: Deployed, game: GameRecord, n: number, more: Partial<GameRecord>) {
  const simulated = deployed.discord.simulated()
  const thread = simulated.channel(game.thread!)!
  const id = String(BigInt(thread.id) + BigInt(n + 1))
  simulated.keepChannel({ ...thread, id })
  const copy: GameRecord = { ...game, id: `${game.id}m${n}`, thread: id, ...more }
  await deployed.table.server.store.createGame(copy)
  return copy
}

/**
 * The clock stood still for hours, and the time of many games has passed; that of one in fifty only now. All of them are
 * caught up with, in as many runs as it takes, with one message for each; and whoever plays meanwhile does not notice.
 */
export async function manyOverdue(
  deployed: Deployed,
  scene: OpenBattle,
  count: number,
  result: CaseResult,
): Promise<string> {
  const game = await scene.load()
  const { store } = deployed.table.server
  const seconds = Math.floor(deployed.now() / 1000)
  const isLate = (n: number) => n % 50 > 0
  const copies: GameRecord[] = []
  for (let n = 0; n < count; n += 20) {
    const some = Array.from({ length: Math.min(20, count - n) }, (_, i) =>
      another(deployed, game, n + i, { until: seconds - (isLate(n + i) ? 4 * 3600 : 60), clock: null }),
    )
    copies.push(...(await Promise.all(some)))
  }
  deployed.lines.length = 0
  const waits: number[] = []
  const times: string[] = []
  const from = performance.now()
  let runs = 0
  let left = count
  for (; left > 0 && runs < 20 + count / 100; runs++) {
    const at = performance.now()
    const running = deployed.clock()
    const command = async () => {
      const begun = performance.now()
      await scene.attacker.command('game status')
      waits.push(performance.now() - begun)
    }
    await Promise.all([running, command()])
    const ran = deployed.lines.findLast(({ msg }) => msg === 'the clock has run')
    const seconds = ((performance.now() - at) / 1000).toFixed(0)
    times.push(`${String(ran?.['attended'])} attended, ${String(ran?.['swept'])} told later, ${seconds} s`)
    deployed.later(minute)
    const now = Math.floor(deployed.now() / 1000)
    const [due, unsaid] = await Promise.all([store.due(now, count), store.unsaid(count)])
    left = new Set([...due, ...unsaid]).size
    if (count > 1000) console.log(`${count - left} of ${count} overdue games are done after ${runs + 1} runs`)
  }
  const said = new Map<string, number>()
  for (const { channel_id: channel } of deployed.discord.keep().messages)
    said.set(channel, (said.get(channel) ?? 0) + 1)
  const ended = deployed.lines.some(({ msg }) => msg === endedByLambda)
  for (const [n, copy] of copies.entries()) {
    const verdict = clean()
    const now = (await store.loadGame(copy.id))!
    const steps = now.version - copy.version
    // By the time that the clock comes to it, one that was not late may be; that gets a quarter of its time.
    const most = isLate(n) ? 0 : 1
    if (now.until! <= seconds) verdict.lost.push(`nothing was done, until ${now.until}`)
    if (steps > most) verdict.twice.push(`${steps} changes instead of ${most}`)
    const messages = said.get(copy.thread!) ?? 0
    if (messages === 0) verdict.lost.push('nothing was said')
    if (messages > 1 && isLate(n)) verdict.twice.push(`${messages} messages instead of 1`)
    enter(result, `one of ${count} overdue`, verdict)
  }
  const verdict = clean()
  if (ended) verdict.lost.push('Lambda had to end the clock')
  if (Math.max(...waits) > maxOthers) verdict.unanswered.push(`a command took ${Math.max(...waits)} ms`)
  enter(result, 'whoever plays meanwhile', verdict)
  const shown = (list: number[], digits: number) => list.map(each => each.toFixed(digits)).join(' ')
  const { resident } = await deployed.memory('clock')
  return (
    `${count} overdue games: done after ${runs} runs, ${((performance.now() - from) / 1000).toFixed(0)} s ` +
    `(${times.slice(0, 30).join('; ')}); commands meanwhile answered within ${shown([Math.max(...waits) / 1000], 1)} s; ` +
    `the clock has ${resident.toFixed(0)} MB`
  )
}
