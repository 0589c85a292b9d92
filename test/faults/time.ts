import type { GameRecord, OutboxEntry } from '../../lambdas/store/types.ts'
import { fighting } from '../play/scene.ts'
import { errorsIn, expectSteps, holesIn } from './checks.ts'
import { copyGame } from './copies.ts'
import { judge } from './judge.ts'
import { manyOverdue } from './manyOverdue.ts'
import { type Battle, inMidStep } from './midStep.ts'
import { newVersions } from './newVersions.ts'
import type { Stage } from './stage.ts'
import { keepState, restoreState, type State } from './state.ts'
import { begin, clean, enter, type Result, type Verdict } from './table.ts'

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

const run = async (stage: Stage) => {
  await stage.clock()
  await stage.drain()
}

const messagesIn = (stage: Stage, { thread }: GameRecord) => stage.discord.world().messagesOf(thread!).length

function expectMessages(verdict: Verdict, count: number, wanted: number): void {
  if (count < wanted) verdict.lost.push(`${count} messages instead of ${wanted}`)
  if (count > wanted) verdict.twice.push(`${count} messages instead of ${wanted}`)
}

/** The time goes back, and is right again later. */
async function back(stage: Stage, scene: Battle, start: State, result: Result): Promise<void> {
  const game = await scene.load()
  const turn = () => scene.attacker.command('done', { finish: true })
  stage.discord.sent.length = 0
  await turn()
  const good = { state: await keepState(stage), sent: [...stage.discord.sent] }
  for (const [name, far] of backwards) {
    const again = async (what: string, act: (verdict: Verdict) => Promise<void>) => {
      await restoreState(stage, start)
      const at = stage.now()
      const verdict = clean()
      await act(verdict)
      verdict.lost.push(...errorsIn(stage))
      enter(result, `${name} back: ${what}`, verdict)
      stage.later(at - stage.now())
    }
    await again('a command', async verdict => {
      stage.later(-far)
      await turn()
      await run(stage)
      const sent = stage.discord.sent.map(each => stage.discord.world().interaction(each.token) ?? each)
      const judged = async () => {
        const found = judge(start, good, { state: await keepState(stage), sent })
        for (const what of ['lost', 'twice', 'unanswered'] as const) verdict[what].push(...found[what])
      }
      await judged()
      stage.later(far)
      await run(stage)
      // The deadline was made by the wrong time, so that somebody may have to be reminded of it.
      if (far <= hour) await judged()
      else expectSteps(verdict, game, await scene.load(), 1)
    })
    await again('something is still to be told', async verdict => {
      const post: OutboxEntry = { key: 'said', do: 'post', view: 'remind', facts: {}, pings: [scene.ada.id] }
      const changed = Math.floor(stage.now() / 1000)
      const copy = await copyGame(stage, game, 1, { outbox: [post], changed })
      stage.later(-far)
      for (let n = 0; n < 2; n++) {
        stage.later(untilClock)
        await run(stage)
      }
      expectMessages(verdict, messagesIn(stage, copy), 1)
      stage.later(far)
      await run(stage)
      expectMessages(verdict, messagesIn(stage, copy), 1)
    })
    await again('somebody was reminded', async verdict => {
      const copy = await copyGame(stage, game, 1)
      stage.later(copy.until! * 1000 - 2 * hour - stage.now())
      for (const passes of [0, -far, far, minute]) {
        stage.later(passes)
        await run(stage)
        expectMessages(verdict, messagesIn(stage, copy), 1)
      }
    })
    await again('a turn was played for somebody', async verdict => {
      stage.later(game.until! * 1000 + minute - stage.now())
      for (const passes of [0, -far, far, minute]) {
        stage.later(passes)
        await run(stage)
        expectSteps(verdict, game, await scene.load(), 1)
      }
      verdict.lost.push(...(await holesIn(stage, game)))
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
async function midStep(stage: Stage, scene: Battle, rounds: number, result: Result): Promise<void> {
  const game = await inMidStep(scene)
  const start = await keepState(stage)
  const { store } = stage.table.server
  const logBefore = (await store.readLog(game.id)).map(entry => JSON.stringify(entry))
  const player = game.save!.pending!.by
  const atDeadline = async () => {
    await restoreState(stage, start)
    stage.later(game.until! * 1000 + second - stage.now())
  }
  const judged = async (what: string, steps: number, more: (now: GameRecord) => string[]) => {
    const verdict = clean()
    const now = await scene.load()
    expectSteps(verdict, game, now, steps)
    const log = (await store.readLog(game.id)).map(entry => JSON.stringify(entry))
    if (logBefore.some((line, n) => log[n] !== line)) verdict.lost.push('what was moved before')
    verdict.lost.push(...(await holesIn(stage, game)), ...errorsIn(stage), ...more(now))
    enter(result, what, verdict)
  }
  await atDeadline()
  await run(stage)
  await judged('a deadline in the middle of an activation', 1, ({ missed, save }) =>
    missed?.[player] === 1 && save?.pending?.by !== player ? [] : ['the turn was not ended'],
  )

  // Both have read the game before either writes it; now the one, now the other is the first to write.
  for (let round = 0; round < rounds; round++) {
    await atDeadline()
    const clockWaits = round % 2 === 0
    let writes = 0
    const [other, first] = [signal(), signal()]
    const sent = await stage.discord
      .sending()
      .command(
        { user: scene.attacker.id, channel: scene.attacker.channel, locale: 'en-US' },
        { name: 'done', options: { finish: true } },
      )
    stage.gate.trouble = ({ service, action }) => {
      if (service !== 'dynamodb' || action !== 'PutItem' || writes++ > 0) return undefined
      first.give()
      return { before: () => other.given.then(() => undefined) }
    }
    const held = clockWaits ? stage.clock() : stage.drain()
    await first.given
    await (clockWaits ? stage.drain() : stage.clock())
    other.give()
    await held
    await run(stage)
    stage.gate.trouble = undefined
    const now = await scene.load()
    const wasPlayed = sent.ok && now.recent.includes(sent.interaction.id)
    const wasMissed = now.missed?.[player] === 1
    const steps = (wasPlayed ? 1 : 0) + (wasMissed ? 1 : 0)
    const what = `a deadline and an answer at once, the ${clockWaits ? 'answer' : 'deadline'} written first`
    await judged(what, steps, () => (wasPlayed === clockWaits ? [] : ['the other one was taken']))
  }
}

/** Two clocks at the same games: reminders, ends of time, and what is still to be told. */
async function twoClocks(stage: Stage, scene: Battle, count: number, result: Result): Promise<void> {
  const game = await scene.load()
  const seconds = Math.floor(stage.now() / 1000)
  const post: OutboxEntry = { key: 'said', do: 'post', view: 'remind', facts: {}, pings: [scene.ada.id] }
  const kinds: [string, number, Partial<GameRecord>][] = [
    ['to be reminded', 0, { until: seconds + 3600, clock: null }],
    ['overdue', 1, { until: seconds - 60, clock: null }],
    ['with something to be told', 0, { until: null, clock: null, outbox: [post], changed: seconds - 120 }],
  ]
  const copies = await Promise.all(
    Array.from({ length: count }, async (_, n) => ({
      kind: kinds[n % kinds.length]!,
      game: await copyGame(stage, game, n, kinds[n % kinds.length]![2]),
    })),
  )
  const other = await stage.another('clock')
  await Promise.all([stage.clock(), other.call({}, 120_000)])
  await Promise.all([stage.clock(), other.call({}, 120_000)])
  const errors = errorsIn(stage)
  for (const { kind, game: copy } of copies) {
    const [name, steps] = kind
    const verdict = clean()
    const now = (await stage.table.server.store.loadGame(copy.id))!
    expectSteps(verdict, copy, now, steps)
    if (now.outbox.some(entry => entry.do === 'post')) verdict.lost.push('it is still to be told')
    const said = stage.discord.world().messagesOf(copy.thread!)
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
export async function time(stage: Stage, all: boolean): Promise<Result> {
  const result = begin('time: backwards, mid-step, two clocks, many, new')
  const scene = await fighting(stage.table)
  const start = await keepState(stage)
  await back(stage, scene, start, result)
  await restoreState(stage, start)
  await midStep(stage, scene, all ? 40 : 6, result)
  await restoreState(stage, start)
  await twoClocks(stage, scene, all ? 300 : 30, result)
  await restoreState(stage, start)
  result.notes = [await manyOverdue(stage, scene, all ? 10_000 : 300, result)]
  await restoreState(stage, start)
  await newVersions(stage, scene, result)
  return result
}
