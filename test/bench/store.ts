import { bot } from '../../lambdas/discord/index.ts'
import { openDatabase } from '../../lambdas/local/database.ts'
import { makeLog } from '../../lambdas/log.ts'
import { gameItem } from '../../lambdas/store/items.ts'
import { makeStore } from '../../lambdas/store/store.ts'
import type { GameRecord } from '../../lambdas/store/types.ts'
import type { WorkerDeps } from '../../lambdas/worker/types.ts'
import { work } from '../../lambdas/worker/work.ts'
import { open } from '../../rules/combat-hex/index.ts'
import { seal } from '../../rules/games.ts'
import { itemSize } from '../helpers/itemSize.ts'
import type { DoorFigure } from './front-door.ts'
import { deployedGame, silentRest, thread } from './silentDiscord.ts'

const turns = 60
/** Turns at which the curves are printed. */
const printed = [1, 20, 40, 60]
const tableName = 'figures'

/** What a peaceful player answers: a figure turns in every turn, and nobody meets. */
function answerTo({ save }: GameRecord, turned: number): string | undefined {
  const { question } = open(seal(save!))
  if (question?.kind === 'act' && turned < 1) {
    const figure = question.about.ready[turned]
    const turn = figure && question.space.enumerate(`turn ${figure} `, 1)[0]
    if (turn) return turn
  }
  return question?.space.check('done').ok ? 'done' : question?.fallback()
}

/** An interaction of `/answer` in the game's thread. */
const answering = (id: number, user: string, choice: string) => ({
  id: String(id),
  type: 2,
  token: 'token',
  channel_id: thread,
  channel: { type: 11 },
  guild_id: '500',
  locale: 'en-GB',
  member: { user: { id: user, username: 'player' }, permissions: '0' },
  data: { name: 'answer', options: [{ type: 3, name: 'choice', value: choice }] },
})

type Calls = Record<string, number>
export interface Cost {
  turn: number
  calls: Calls
  kilobytes: number
  milliseconds: number
}

/** Every command of a long game, with what it asked of DynamoDB. */
export async function longGame(turns: number): Promise<Cost[]> {
  const database = await openDatabase({ folder: null, endpoint: undefined, tableName })
  try {
    let calls: Calls = {}
    const store = makeStore(database.client, tableName, operation => {
      calls[operation] = (calls[operation] ?? 0) + 1
    })
    const deps: WorkerDeps = {
      store,
      rest: silentRest,
      bot,
      log: makeLog(),
      cdnBase: '',
      now: Date.now,
      random: () => '00',
      sleep: async () => undefined,
    }
    let record = deployedGame()
    await store.createGame(record)
    await store.indexGame(record)
    await store.gamesOfChannel(thread)
    const costs: Cost[] = []
    let turned = 0
    for (let id = 1; ; id++) {
      const { turn } = open(seal(record.save!)).state
      const answer = answerTo(record, turned)
      if (answer === undefined || turn > turns) break
      turned = answer.startsWith('turn') ? turned + 1 : 0
      const user = record.seats[record.save!.pending!.by]!.user
      calls = {}
      const from = performance.now()
      await work({ interaction: answering(id, user, answer), receivedAt: Date.now() }, deps)
      const milliseconds = performance.now() - from
      const counted = { ...calls }
      const after = (await store.loadGame(record.id))!
      if (after.version !== record.version + 1) throw new Error(`${answer} was not carried out`)
      record = after
      costs.push({
        turn,
        calls: counted,
        milliseconds,
        kilobytes: itemSize(gameItem(after)) / 1000,
      })
    }
    return costs
  } finally {
    await database.close()
  }
}

const most = (costs: Cost[], matching: RegExp): number =>
  Math.max(
    ...costs.map(({ calls }) =>
      Object.entries(calls).reduce((sum, [name, n]) => sum + (matching.test(name) ? n : 0), 0),
    ),
  )
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** What a command costs in the store, however long the game is. */
export async function storeFigures(): Promise<DoorFigure[]> {
  const costs = await longGame(turns)
  const at = (turn: number) => costs.filter(cost => cost.turn === turn)
  const last = at(turns)
  if (last.length === 0) throw new Error('the game did not last')
  const first = at(1)
  const count = (name: string, matching: RegExp, limit: number): DoorFigure => ({
    name: `a command, ${name} (most, ${costs.length} commands)`,
    value: most(costs, matching),
    unit: 'calls',
    yardstick: null,
    ratio: null,
    limit,
  })
  const curve = (name: string, unit: string, of: (cost: Cost) => number): DoorFigure[] =>
    printed.map(turn => {
      const [value, yardstick] = [mean(at(turn).map(of)), mean(first.map(of))]
      const ratio = value / yardstick
      return { name: `${name}, turn ${turn} (turn 1)`, value, unit, yardstick, ratio, limit: null }
    })
  return [
    // One for the command, and one where somebody is pinged, who may have acted since.
    count('reads of the game', /^get game/, 2),
    count('conditional writes of the game', /^(put|update) game/, 2),
    count('queries', /^query/, 0),
    {
      name: `saved game after ${turns} turns`,
      value: last.at(-1)!.kilobytes,
      unit: 'kB',
      yardstick: null,
      ratio: null,
      limit: 100,
    },
    ...curve('saved game', 'kB', cost => cost.kilobytes),
    ...curve('calls to DynamoDB a command', 'calls', ({ calls }) =>
      Object.values(calls).reduce((sum, n) => sum + n, 0),
    ),
    ...curve('time of a command without pictures', 'ms', cost => cost.milliseconds),
  ]
}
