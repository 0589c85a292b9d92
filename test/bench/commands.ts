import type { CommandInteraction } from '../../lambdas/discord/api/interaction.ts'
import { bot } from '../../lambdas/discord/index.ts'
import type { Message } from '../../lambdas/discord/types.ts'
import { complete } from '../../lambdas/interactions/autocomplete.ts'
import { makeLog } from '../../lambdas/log.ts'
import { limitIn } from '../../lambdas/timeLimit.ts'
import type { WorkerDeps } from '../../lambdas/worker/types.ts'
import { work } from '../../lambdas/worker/work.ts'
import { open } from '../../rules/combat-hex/index.ts'
import { seal } from '../../rules/games.ts'
import { countRuns } from '../helpers/countRuns.ts'
import { memoryStore } from '../helpers/memoryStore.ts'
import { figure, type Measurement, median, processorTime, yardstickOf } from './measure.ts'
import { deployedGame, silentRest, thread } from './silentDiscord.ts'

const rounds = 60

type Interaction = Parameters<typeof work>[0]['interaction']
type Options = Record<string, string | boolean>

/** A battle in the middle of an activation, and whoever acts in it. */
async function makeTable() {
  const store = memoryStore()
  /** what was shown last; to keep all of it would measure the memory */
  let shown: Message | undefined
  const rest = {
    ...silentRest,
    editReply: async (_: string, message: Message) => {
      shown = message
      return { ok: true as const, value: '1' }
    },
  }
  const deps: WorkerDeps = {
    store,
    rest,
    bot,
    log: makeLog(),
    cdnBase: '',
    now: Date.now,
    random: () => '00',
    sleep: async () => undefined,
  }
  await store.createGame(deployedGame())
  await store.indexGame(deployedGame())
  const record = () => store.games.get('figures')!
  let id = 0
  const sent = (type: number, data: object): Interaction => ({
    id: String(++id),
    type,
    token: 'token',
    channel_id: thread,
    channel: { type: 11 },
    guild_id: '500',
    locale: 'en-GB',
    member: {
      user: { id: record().seats[record().save!.pending!.by]!.user, username: 'player' },
      permissions: '0',
    },
    data,
  })
  const typed = (name: string, options: Options, focused?: string) => ({
    name,
    options: Object.entries(options).map(([option, value]) => ({
      type: typeof value === 'boolean' ? 5 : 3,
      name: option,
      value,
      ...(option === focused && { focused: true }),
    })),
  })
  const play = (interaction: Interaction) => work({ interaction, receivedAt: Date.now() }, deps)
  return {
    /** a move that can be made, as the options of `/move` */
    aMove() {
      const { question } = open(seal(structuredClone(record().save!)))
      const [, label = '', path = ''] = question!.space.enumerate('move ', 1)[0]!.split(' ')
      return { figure: label, to: path.split('-').at(-1)! }
    },
    record,
    command: (name: string, options: Options = {}) => play(sent(2, typed(name, options))),
    sub: (name: string, sub: string) =>
      play(sent(2, { name, options: [{ type: 1, name: sub, options: [] }] })),
    /** presses the button with this label of what was shown last */
    press(label: string) {
      const text = JSON.stringify(shown?.components)
      const customId = text.match(new RegExp(`"label":"${label}","custom_id":"([^"]+)"`))?.[1]
      if (!customId) throw new Error(`no button ${label}`)
      return play({ ...sent(3, { custom_id: customId, component_type: 2 }), message: { id: '9' } })
    },
    offer: (name: string, options: Options, focused: string) =>
      complete(
        sent(4, typed(name, options, focused)) as unknown as CommandInteraction,
        { ...deps, load: async () => deps },
        limitIn(2000),
      ),
  }
}

/** How often a step is run for one command, and what the command takes without pictures. */
export async function commandFigures(): Promise<Measurement[]> {
  const table = await makeTable()
  while (table.record().save!.pending!.kind !== 'act') {
    const { question } = open(seal(structuredClone(table.record().save!)))
    await table.command('answer', { choice: question!.fallback() })
  }
  await table.command('move', { ...table.aMove(), now: true })
  const commands: [name: string, limit: number, run: () => Promise<unknown>][] = [
    ['/move, shown first', 2, () => table.command('move', { ...move, now: false })],
    ['a button, Confirm', 2, () => table.press('Confirm')],
    ['/game undo', 2, () => table.sub('game', 'undo')],
    ['/move now:true', 2, () => table.command('move', { ...move, now: true })],
    ['/done', 2, () => table.command('done')],
    ['/game undo of it', 2, () => table.sub('game', 'undo')],
    ['a choice while typing', 1, () => table.offer('move', { figure: '' }, 'figure')],
  ]
  let move = table.aMove()
  const runs: number[] = []
  for (const [, , run] of commands) runs.push(await countRuns(run))
  await table.sub('game', 'undo')
  const taken = commands.map((): [ms: number[], j: number[]] => [[], []])
  for (let round = 0; round < rounds; round++) {
    move = table.aMove()
    const j = yardstickOf(table.record().save)
    for (const [i, [, , run]] of commands.entries()) {
      const from = processorTime()
      await run()
      const between = processorTime()
      j()
      taken[i]![0].push(between - from)
      taken[i]![1].push(processorTime() - between)
    }
    await table.sub('game', 'undo')
  }
  return [
    ...commands.map(([name, limit], i) => figure(`runs of a step, ${name}`, 'runs', runs[i]!, { limit })),
    ...commands.map(([name], i) =>
      figure(`processor time without pictures, ${name}`, 'ms', median(taken[i]![0]), {
        yardstick: median(taken[i]![1]),
      }),
    ),
  ]
}
