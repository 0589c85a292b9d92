import type { GameRecord, OutboxEntry } from '../../lambdas/store/types.ts'
import { fighting } from '../play/scene.ts'
import type { Deployed } from '../standIns/deployed.ts'
import { errorsIn, expectSteps, holesIn } from './checks.ts'
import { copyGame } from './copies.ts'
import { judge } from './judge.ts'
import { manyOverdue } from './manyOverdue.ts'
import { inMidStep, type OpenBattle } from './midStep.ts'
import { newVersions } from './newVersions.ts'
import { keepState, restoreState, type State } from './state.ts'
import { begin, type CaseResult, clean, enter, type Part, type Verdict } from './table.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
/** So far a clock that somebody sets right goes back, in milliseconds. */
const backwards: readonly [string, number][] = [
  ['5 s', 5 * second],
  ['10 min', 10 * minute],
  ['an hour', hour],
  ['20 hours', 20 * hour],
  ['a week', 7 * 24 * hour],
]
/** The clock leaves a game alone for so long after its last change, in milliseconds. */
const untilClock = 61 * second

const run = async (deployed: Deployed) => {
  await deployed.clock()
  await deployed.drain()
}

const messagesIn = (deployed: Deployed, { thread }: GameRecord) =>
  deployed.discord.simulated().messagesOf(thread!).length

function expectMessages(verdict: Verdict, count: number, wanted: number): void {
  if (count < wanted) verdict.lost.push(`${count} messages instead of ${wanted}`)
  if (count > wanted) verdict.twice.push(`${count} messages instead of ${wanted}`)
}

/** The time goes back, and is right again later. */
async function back(deployed: Deployed, scene: OpenBattle, start: State, result: CaseResult): Promise<void> {
  const game = await scene.load()
  const turn = () => scene.attacker.command('done', { finish: true })
  deployed.discord.sent.length = 0
  await turn()
  const good = { state: await keepState(deployed), sent: [...deployed.discord.sent] }
  for (const [name, far] of backwards) {
    const again = async (what: string, act: (verdict: Verdict) => Promise<void>) => {
      await restoreState(deployed, start)
      const at = deployed.now()
      const verdict = clean()
      await act(verdict)
      verdict.lost.push(...errorsIn(deployed))
      enter(result, `${name} back: ${what}`, verdict)
      deployed.later(at - deployed.now())
    }
    await again('a command', async verdict => {
      deployed.later(-far)
      await turn()
      await run(deployed)
      const sent = deployed.discord.sent.map(
        each => deployed.discord.simulated().interaction(each.token) ?? each,
      )
      const judged = async () => {
        const found = judge(start, good, { state: await keepState(deployed), sent })
        for (const what of ['lost', 'twice', 'unanswered'] as const) verdict[what].push(...found[what])
      }
      await judged()
      deployed.later(far)
      await run(deployed)
      // The deadline was made by the wrong time, so that somebody may have to be reminded of it.
      if (far <= hour) await judged()
      else expectSteps(verdict, game, await scene.load(), 1)
    })
    await again('something is still to be told', async verdict => {
      const post: OutboxEntry = { key: 'said', do: 'post', view: 'remind', facts: {}, pings: [scene.ada.id] }
      const changed = Math.floor(deployed.now() / 1000)
      const copy = await copyGame(deployed, game, 1, { outbox: [post], changed })
      deployed.later(-far)
      for (let n = 0; n < 2; n++) {
        deployed.later(untilClock)
        await run(deployed)
      }
      expectMessages(verdict, messagesIn(deployed, copy), 1)
      deployed.later(far)
      await run(deployed)
      expectMessages(verdict, messagesIn(deployed, copy), 1)
    })
    await again('somebody was reminded', async verdict => {
      const copy = await copyGame(deployed, game, 1)
      deployed.later(copy.until! * 1000 - 2 * hour - deployed.now())
      for (const passes of [0, -far, far, minute]) {
        deployed.later(passes)
        await run(deployed)
        expectMessages(verdict, messagesIn(deployed, copy), 1)
      }
    })
    await again('a turn was played for somebody', async verdict => {
      deployed.later(game.until! * 1000 + minute - deployed.now())
      for (const passes of [0, -far, far, minute]) {
        deployed.later(passes)
        await run(deployed)
        expectSteps(verdict, game, await scene.load(), 1)
      }
      verdict.lost.push(...(await holesIn(deployed, game)))
    })
  }
}

function signal(): { given: Promise<void>; give(): void } {
  let give: () => void = () => undefined
  const given = new Promise<void>(resolve => {
    give = resolve
  })
  return { given, give: () => give() }
}

/** The time is up while an activation is on, alone or with the player's own answer. */
async function midStep(
  deployed: Deployed,
  scene: OpenBattle,
  rounds: number,
  result: CaseResult,
): Promise<void> {
  const game = await inMidStep(scene)
  const start = await keepState(deployed)
  const { store } = deployed.table.server
  const logBefore = (await store.readLog(game.id)).map(entry => JSON.stringify(entry))
  const player = game.save!.pending!.by
  const atDeadline = async () => {
    await restoreState(deployed, start)
    deployed.later(game.until! * 1000 + second - deployed.now())
  }
  const judged = async (what: string, steps: number, more: (now: GameRecord) => string[]) => {
    const verdict = clean()
    const now = await scene.load()
    expectSteps(verdict, game, now, steps)
    const log = (await store.readLog(game.id)).map(entry => JSON.stringify(entry))
    if (logBefore.some((line, n) => log[n] !== line)) verdict.lost.push('what was moved before')
    verdict.lost.push(...(await holesIn(deployed, game)), ...errorsIn(deployed), ...more(now))
    enter(result, what, verdict)
  }
  await atDeadline()
  await run(deployed)
  await judged('a deadline in the middle of an activation', 1, ({ missed, save }) =>
    missed?.[player] === 1 && save?.pending?.by !== player ? [] : ['the turn was not ended'],
  )

  // Both have read the game before either writes it; now the one, now the other is the first to write.
  for (let round = 0; round < rounds; round++) {
    await atDeadline()
    const clockWaits = round % 2 === 0
    let writes = 0
    const [other, first] = [signal(), signal()]
    const sent = await deployed.discord
      .sending()
      .command(
        { user: scene.attacker.id, channel: scene.attacker.channel, locale: 'en-US' },
        { name: 'done', options: { finish: true } },
      )
    deployed.gate.trouble = ({ service, action }) => {
      if (service !== 'dynamodb' || action !== 'PutItem' || writes++ > 0) return undefined
      first.give()
      return { before: () => other.given.then(() => undefined) }
    }
    const held = clockWaits ? deployed.clock() : deployed.drain()
    await first.given
    await (clockWaits ? deployed.drain() : deployed.clock())
    other.give()
    await held
    await run(deployed)
    deployed.gate.trouble = undefined
    const now = await scene.load()
    const wasPlayed = sent.ok && now.recent.includes(sent.interaction.id)
    const wasMissed = now.missed?.[player] === 1
    const steps = (wasPlayed ? 1 : 0) + (wasMissed ? 1 : 0)
    const what = `a deadline and an answer at once, the ${clockWaits ? 'answer' : 'deadline'} written first`
    await judged(what, steps, () => (wasPlayed === clockWaits ? [] : ['the other one was taken']))
  }
}

/** Two clocks at the same games: reminders, ends of time, and what is still to be told. */
async function twoClocks(
  deployed: Deployed,
  scene: OpenBattle,
  count: number,
  result: CaseResult,
): Promise<void> {
  const game = await scene.load()
  const seconds = Math.floor(deployed.now() / 1000)
  const post: OutboxEntry = { key: 'said', do: 'post', view: 'remind', facts: {}, pings: [scene.ada.id] }
  const kinds: [string, number, Partial<GameRecord>][] = [
    ['to be reminded', 0, { until: seconds + 3600, clock: null }],
    ['overdue', 1, { until: seconds - 60, clock: null }],
    ['with something to be told', 0, { until: null, clock: null, outbox: [post], changed: seconds - 120 }],
  ]
  const copies = await Promise.all(
    Array.from({ length: count }, async (_, n) => ({
      kind: kinds[n % kinds.length]!,
      game: await copyGame(deployed, game, n, kinds[n % kinds.length]![2]),
    })),
  )
  const other = await deployed.another('clock')
  await Promise.all([deployed.clock(), other.call({}, 120_000)])
  await Promise.all([deployed.clock(), other.call({}, 120_000)])
  const errors = errorsIn(deployed)
  for (const { kind, game: copy } of copies) {
    const [name, steps] = kind
    const verdict = clean()
    const now = (await deployed.table.server.store.loadGame(copy.id))!
    expectSteps(verdict, copy, now, steps)
    if (now.outbox.some(entry => entry.do === 'post')) verdict.lost.push('it is still to be told')
    const said = deployed.discord.simulated().messagesOf(copy.thread!)
    // The end of a turn is told to all in one message, and whoever is asked next is pinged with another.
    if (steps === 0) expectMessages(verdict, said.length, 1)
    else if (said.length === 0) verdict.lost.push('nothing is said')
    const words = said.map(({ content, components }) => JSON.stringify([content, components]))
    if (new Set(words).size < words.length) verdict.twice.push('the same is said again')
    verdict.lost.push(...errors.splice(0))
    enter(result, `two clocks, a game ${name}`, verdict)
  }
}

/** Time goes back, ends in the middle of a step, is kept by two, was forgotten; and the program changes meanwhile. */
export async function time(deployed: Deployed, all: boolean, _part: Part, of: string): Promise<CaseResult> {
  const result = begin('time: backwards, mid-step, two clocks, many, new')
  const scene = await fighting(deployed.table, of)
  const start = await keepState(deployed)
  await back(deployed, scene, start, result)
  await restoreState(deployed, start)
  await midStep(deployed, scene, all ? 40 : 6, result)
  await restoreState(deployed, start)
  await twoClocks(deployed, scene, all ? 300 : 30, result)
  await restoreState(deployed, start)
  result.notes = [await manyOverdue(deployed, scene, all ? 10_000 : 300, result)]
  await restoreState(deployed, start)
  await newVersions(deployed, scene, result)
  return result
}
