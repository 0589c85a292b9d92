import type { SimulatedInteraction } from '../../lambdas/local/discord/types.ts'
import { type Plays, playOf } from '../play/everyPlay.ts'
import type { Player, Reply } from '../play/harness.ts'
import { type Act, type Options, stepsOf } from '../play/recordSteps.ts'

import type { Deployed } from '../standIns/deployed.ts'
import type { Call } from '../standIns/gate.ts'
import { isLate } from './checks.ts'
import { judge } from './judge.ts'
import { smallSeasonOf } from './smallSeason.ts'
import { keepState, restoreState, type State } from './state.ts'
import { begin, type CaseResult, enter, type Part } from './table.ts'

/** Where a program is killed: at which of a step's calls, and whether the service had done it by then. */
interface Kill {
  at: number
  when: 'before' | 'after'
}

/** A schedule runs every minute, and a game is left alone for as long after its last change: in milliseconds. */
const untilClock = 61_000

/** Counts the calls of a step, and ends the program that makes one where it is to be ended. */
function watchCalls(deployed: Deployed, kills: readonly Kill[]): { calls: Call[]; killed: () => number } {
  const calls: Call[] = []
  let killed = 0
  const kill = async () => {
    killed++
    await deployed.kill()
  }
  // The next kill counts from the call after the one before.
  let from = 0
  deployed.gate.trouble = call => {
    const next = kills[killed]
    calls.push(call)
    if (!next || calls.length - 1 - from !== next.at) return undefined
    from = calls.length
    return next.when === 'before'
      ? { before: () => kill().then(() => null) }
      : { after: () => kill().then(() => false) }
  }
  return { calls, killed: () => killed }
}

/** Whose answer everybody sees: killed at every call in short, too. */
const always = /^presses show-all/

/** Runs of the clock in which everything has to be told. */
const clockRuns = 3
/** The same on a machine so busy that the time of a run is up before it is through. */
const lateRuns = 12

/** What is left to be told is told by the clock, a minute later and again. */
async function settle(deployed: Deployed): Promise<void> {
  for (let run = 0, late = 0; run - late < clockRuns && run < lateRuns; run++) {
    await deployed.drain()
    if ((await deployed.table.server.store.unsaid(1)).length === 0) return
    deployed.later(untilClock)
    const from = deployed.lines.length
    await deployed.clock().catch(() => undefined)
    if (deployed.lines.slice(from).some(isLate)) late++
  }
}

interface Tried {
  state: State
  sent: SimulatedInteraction[]
  calls: Call[]
  killed: number
  reply: Reply | undefined
  /** why it could not be done at all: nothing was sent, and nobody was killed */
  failed?: string
}

/** Does a step, ends the program where it is said, and brings everything to rest. */
async function attempt(deployed: Deployed, act: Act, kills: readonly Kill[]): Promise<Tried> {
  deployed.discord.sent.length = 0
  const watch = watchCalls(deployed, kills)
  let reply: Reply | undefined
  let problem: unknown
  try {
    reply = await act()
  } catch (error) {
    problem = error
  }
  if (problem && kills.length === 0) throw problem
  // What the clock was killed at, it does the next minute.
  if (watch.killed() > 0 && deployed.discord.sent.length === 0) {
    deployed.later(untilClock)
    await deployed.clock().catch(() => undefined)
    deployed.later(untilClock)
    await deployed.clock().catch(() => undefined)
  }
  const calls = [...watch.calls]
  await settle(deployed)
  deployed.gate.trouble = undefined
  const failed = problem !== undefined && watch.killed() === 0 && deployed.discord.sent.length === 0
  const sent = deployed.discord.sent.map(each => deployed.discord.simulated().interaction(each.token) ?? each)
  return {
    state: await keepState(deployed),
    sent,
    calls,
    killed: watch.killed(),
    reply,
    ...(failed && { failed: String(problem) }),
  }
}

/**
 * Ends what carries steps out, before the undisturbed try as before every other: whoever starts makes a call more, so
 * that the last one of a step would never have its turn. And whoever has run before the time is set back would wait for
 * rate limits that seem to end a minute later.
 */
async function restart(deployed: Deployed): Promise<void> {
  for (const program of ['worker', 'clock'] as const) await deployed.kill(program)
}

const name = ({ at, when }: Kill, calls: readonly Call[]) =>
  `${when} call ${at + 1} (${calls[at]?.service} ${calls[at]?.action.slice(0, 60)})`

/** What the programs complained of: it explains what went wrong. */
function printTroubles({ lines }: Deployed): void {
  for (const line of lines.filter(({ level }) => Number(level) >= 40).slice(-10))
    console.log(`  ${JSON.stringify(line).slice(0, 400)}`)
}

/**
 * Something is played; at every step the program is killed at one call or at each of them, what it was at is
 * delivered again, and all of it has to come out as it does undisturbed.
 */
async function killedIn(
  played: string,
  plays: Plays,
  deployed: Deployed,
  all: boolean,
  part: Part,
): Promise<CaseResult> {
  const result = begin(`${played}, killed at ${all ? 'every call' : 'a call of every step'}`)
  const kinds = new Set<string>()
  let steps = 0
  let kills = 0
  let double = 0
  let missed = 0

  /**
   * The kills of a step. In full a kind of step is killed before and after every call when it first comes, and also
   * twice in a row; later at every call, in turns before and after. In short at one call, so that step by step every
   * place has its turn.
   */
  function plan(calls: number, isNew: boolean, isWhole: boolean): Kill[][] {
    const when = (n: number) => (n % 2 ? ('before' as const) : ('after' as const))
    const single = Array.from({ length: calls * 2 }, (_, n) => [{ at: n >> 1, when: when(n) }])
    const twice = (at: number): Kill[] => [
      { at, when: when(steps) },
      { at: steps % 3, when: when(steps + 1) },
    ]
    const doubles = Array.from({ length: Math.ceil(calls / 3) }, (_, i) => twice(i * 3))
    if (isNew && isWhole) return [...single, ...doubles]
    if (all) return single.filter((_, n) => (n + (n >> 1) + steps) % 2 === 0)
    const one = single[(steps * 5) % single.length]
    return steps % 4 === 3 ? [twice(steps % calls)] : one ? [one] : []
  }

  const write = async (step: string, act: Act) => {
    steps++
    const kind = step.replace(/^\w+:? /, '').split(/ [\w-]+:/)[0]!
    const isNew = !kinds.has(kind)
    kinds.add(kind)
    deployed.later(1000)
    const before = await keepState(deployed)
    const at = deployed.now()
    await restart(deployed)
    const good = await attempt(deployed, act, [])
    const after = deployed.now()
    for (const planned of plan(good.calls.length, isNew, all || always.test(kind))) {
      if (kills++ % part.of !== part.is - 1) continue
      await restoreState(deployed, before)
      await restart(deployed)
      // A minute for every run of the clock would add up to a missed turn.
      deployed.later(at - deployed.now())
      deployed.lines.length = 0
      const tried = await attempt(deployed, act, planned)
      const what = `${step.slice(0, 60)}, killed ${planned.map(each => name(each, tried.calls)).join(' and ')}`
      if (planned.length > 1 && tried.killed > 1) double++
      if (tried.killed === 0) missed++
      const verdict = judge(before, good, tried)
      if (tried.failed !== undefined) verdict.unanswered.push(tried.failed)
      enter(result, what, verdict)
      if (Object.values(verdict).some(({ length }) => length > 0)) printTroubles(deployed)
      // The full form takes an hour.
      if (result.tried % 100 === 0) console.log(`${result.tried} kills, ${result.survived} survived`)
    }
    await restoreState(deployed, good.state)
    deployed.later(Math.max(0, after - deployed.now()))
    return good.reply
  }

  const doing = {
    language: 'en' as const,
    ...stepsOf(write),
    offered: async (player: Player, name: string, options: Options, focused: string) =>
      (await player.choices(name, options, focused)).map(({ value }) => String(value)),
  }
  await plays(doing, deployed.table, { later: deployed.later, runClock: () => deployed.clock() })
  result.notes = [
    `${steps} steps, ${kinds.size} kinds of them; ${double} tries with two kills in a row; ${missed} never came to the call`,
  ]
  return result
}

/** A whole battle. */
export const kills = (deployed: Deployed, all: boolean, part: Part, game: string): Promise<CaseResult> =>
  killedIn('a battle', playOf(game), deployed, all, part)

/** A small season, from its announcement to its end: what it tells goes through its own outbox and those of its games. */
export const seasonKills = (
  deployed: Deployed,
  all: boolean,
  part: Part,
  game: string,
): Promise<CaseResult> => killedIn('a season', smallSeasonOf(game), deployed, all, part)
