import { describe, expect, it } from 'vitest'
import { serverDefaults, userDefaults } from '../../../lambdas/store/defaults.ts'
import { keys } from '../../../lambdas/store/items.ts'
import { shards } from '../../../lambdas/store/shards.ts'
import type { GameRecord } from '../../../lambdas/store/types.ts'
import { useStore } from './database.ts'
import { sampleArmy, sampleGame, sampleLog } from './samples.ts'

const { store, calls } = useStore()

const post = (key: string): GameRecord['outbox'][number] => ({
  key,
  do: 'post',
  view: 'pause',
  facts: { user: '102' },
  pings: ['101'],
})

describe('games', () => {
  it('come back exactly as they were written', async () => {
    const game = sampleGame({
      outbox: [post('k'), { key: 'l', do: 'log', entries: sampleLog(0, 2) }],
      recent: ['1', '2'],
      until: 1_700_000_500,
      save: {
        rulesVersion: '1',
        battle: { turn: 2, figures: [] },
        journal: [],
      } as unknown as GameRecord['save'],
    })
    expect(await store.createGame(game)).toBe(true)
    expect(await store.loadGame('g1')).toEqual(game)
    expect(await store.loadGame('g2')).toBeUndefined()
  })

  it('are created once', async () => {
    expect(await store.createGame(sampleGame())).toBe(true)
    expect(await store.createGame(sampleGame({ channel: '999' }))).toBe(false)
    expect((await store.loadGame('g1'))?.channel).toBe('600')
  })

  it('are saved on the condition of the version that was read', async () => {
    await store.createGame(sampleGame())
    const mine = (await store.loadGame('g1'))!
    const yours = (await store.loadGame('g1'))!
    expect(await store.saveGame({ ...mine, stage: 'armies' })).toBe(true)
    expect(await store.saveGame({ ...yours, stage: 'declined' })).toBe(false)
    expect(await store.loadGame('g1')).toMatchObject({ version: 2, stage: 'armies' })
  })

  it('let one of ten writers through', async () => {
    await store.createGame(sampleGame())
    const game = (await store.loadGame('g1'))!
    const saved = await Promise.all(Array.from({ length: 10 }, () => store.saveGame(game)))
    expect(saved.filter(Boolean)).toHaveLength(1)
  })

  it('are not made by saving', async () => {
    expect(await store.saveGame(sampleGame())).toBe(false)
    expect(await store.loadGame('g1')).toBeUndefined()
  })
})

describe('outbox', () => {
  it('is in the same write as the save, and listed until it is cleared', async () => {
    await store.createGame(sampleGame())
    const game = (await store.loadGame('g1'))!
    expect(await store.unsaid(10)).toEqual([])
    calls['put game'] = 0
    await store.saveGame({ ...game, outbox: [post('k')] })
    expect(calls['put game']).toBe(1)
    expect(await store.unsaid(10)).toEqual(['g1'])

    const saved = (await store.loadGame('g1'))!
    expect(await store.clearOutbox({ ...saved, thread: '700' })).toBe(true)
    expect(await store.unsaid(10)).toEqual([])
    expect(await store.loadGame('g1')).toEqual({ ...saved, outbox: [], thread: '700' })
  })

  it('is not cleared when the game went on meanwhile', async () => {
    await store.createGame(sampleGame({ outbox: [post('k')] }))
    const old = (await store.loadGame('g1'))!
    await store.saveGame({ ...old, outbox: [...old.outbox, post('l')] })
    expect(await store.clearOutbox(old)).toBe(false)
    expect((await store.loadGame('g1'))?.outbox).toHaveLength(2)
  })

  it('lists the oldest first', async () => {
    for (const [id, changed] of [
      ['b', 20],
      ['a', 30],
      ['c', 10],
    ] as const)
      await store.createGame(sampleGame({ id, changed, outbox: [post('k')] }))
    expect(await store.unsaid(10)).toEqual(['c', 'b', 'a'])
    expect(await store.unsaid(2)).toEqual(['c', 'b'])
  })
})

describe('what the clock writes', () => {
  it('leaves the version as it is, and whoever read the game before it reads again', async () => {
    await store.createGame(sampleGame())
    const [mine, yours] = [(await store.loadGame('g1'))!, (await store.loadGame('g1'))!]
    expect(await store.tickGame({ ...mine, outbox: [post('k')] }, mine)).toBe(true)
    expect(await store.tickGame(yours, yours)).toBe(false)
    expect(await store.saveGame(yours)).toBe(false)
    expect(await store.clearOutbox(yours)).toBe(false)
    const now = (await store.loadGame('g1'))!
    expect(now).toEqual({ ...mine, outbox: [post('k')], ticks: 1 })
    expect(await store.unsaid(10)).toEqual(['g1'])
    expect(await store.saveGame(now)).toBe(true)
  })

  it('does not bring back what was said meanwhile', async () => {
    await store.createGame(sampleGame({ outbox: [post('k')] }))
    const read = (await store.loadGame('g1'))!
    await store.clearOutbox({ ...read, thread: '700' })
    expect(await store.tickGame({ ...read, held: [] }, read)).toBe(false)
    expect(await store.loadGame('g1')).toMatchObject({ outbox: [], thread: '700' })
  })
})

describe('games that are due', () => {
  const day = 24 * 3600
  it('are found by the time at which the clock has to look, the longest overdue first', async () => {
    for (const [id, until] of [
      ['a', 3 * day],
      ['b', 2 * day],
      ['c', null],
    ] as const)
      await store.createGame(sampleGame({ id, stage: 'battle', until }))
    // With a day for a turn nobody is reminded earlier than half a day before the end of it.
    expect(await store.due(1.5 * day - 1, 10)).toEqual([])
    expect(await store.due(1.5 * day, 10)).toEqual(['b'])
    expect(await store.due(9 * day, 10)).toEqual(['b', 'a'])
    expect(await store.due(9 * day, 1)).toEqual(['b'])
    expect(calls['query due']).toBe(4 * shards.length)
  })

  it('leave the index when the deadline does, and come back with another', async () => {
    await store.createGame(sampleGame({ stage: 'battle', until: day }))
    const change = async (changes: Partial<GameRecord>) =>
      expect(await store.saveGame({ ...(await store.loadGame('g1'))!, ...changes })).toBe(true)
    const look = () => store.due(1e9, 10)
    expect(await look()).toEqual(['g1'])
    await change({ until: null })
    expect(await look()).toEqual([])
    await change({ until: day })
    expect(await look()).toEqual(['g1'])
    await change({ stage: 'over' })
    expect(await look()).toEqual([])
    await change({ held: [{ user: '102', at: 5 }] })
    expect(await store.due(5, 10)).toEqual(['g1'])
  })

  it('forget what the clock knew of another deadline', async () => {
    const clock = { of: 2 * day, wake: 2 * day, reminded: [] }
    await store.createGame(sampleGame({ stage: 'battle', until: 2 * day, clock }))
    expect(await store.due(2 * day - 1, 10)).toEqual([])
    await store.saveGame({ ...(await store.loadGame('g1'))!, until: day })
    expect(await store.due(day, 10)).toEqual(['g1'])
  })
})

describe('pointers', () => {
  it('lead from users, channel and thread to the games, newest first', async () => {
    const first = sampleGame({ thread: '700' })
    const second = sampleGame({ id: 'g2', made: first.made + 1, invited: null })
    for (const game of [first, second, second]) await store.indexGame(game)
    expect(await store.gamesOfChannel('600')).toEqual(['g2', 'g1'])
    expect(await store.gamesOfChannel('700')).toEqual(['g1'])
    expect(await store.gamesOfUser('101')).toEqual(['g2', 'g1'])
    expect(await store.gamesOfUser('102')).toEqual(['g1'])
    expect(await store.gamesOfUser('103')).toEqual([])
  })

  it('of a thread are read once and then remembered', async () => {
    await store.indexGame(sampleGame({ thread: '700' }))
    for (let i = 0; i < 5; i++) expect(await store.gamesOfChannel('700')).toEqual(['g1'])
    expect(calls['query channel']).toBe(1)
    await store.indexGame(sampleGame({ id: 'g2', channel: '700' }))
    expect(await store.gamesOfChannel('700')).toHaveLength(2)
  })

  it('of a thread begin with the game whose thread it is', async () => {
    const home = sampleGame({ thread: '700' })
    const later = ['g2', 'g3'].map((id, i) => sampleGame({ id, channel: '700', made: home.made + 1 + i }))
    for (const game of [home, ...later]) await store.indexGame(game)
    expect(await store.gamesOfChannel('700')).toEqual(['g1', 'g3', 'g2'])
  })
})

describe('log', () => {
  it('is the same however often its entries are written', async () => {
    await store.appendLog('g1', sampleLog(0, 3))
    await store.appendLog('g1', sampleLog(3, 450))
    await store.appendLog('g1', sampleLog(3, 450))
    expect(await store.readLog('g1')).toEqual(sampleLog(0, 453))
    expect(await store.readLog('g2')).toEqual([])
  })

  it('loses nothing where whoever wrote less of it was slow', async () => {
    await store.appendLog('g1', sampleLog(0, 3))
    await store.appendLog('g1', sampleLog(3, 12))
    await store.appendLog('g1', sampleLog(3, 5))
    expect(await store.readLog('g1')).toEqual(sampleLog(0, 15))
  })

  it('costs one write for what a command brings about', async () => {
    await store.appendLog('g1', sampleLog(0, 40))
    expect(calls).toEqual({ 'put log': 1 })
  })
})

describe('armies', () => {
  it('keeps a player’s orders, and never overwrites what was not read', async () => {
    const none = await store.userOrders('101')
    expect(none).toEqual({ user: '101', orders: {}, version: 0 })
    expect(await store.saveUserOrders({ ...none, orders: { hits: 'never' } })).toBe(true)
    expect(await store.saveUserOrders({ ...none, orders: { hits: 'always' } })).toBe(false)
    const mine = await store.userOrders('101')
    expect(mine.orders).toEqual({ hits: 'never' })
    expect(await store.saveUserOrders({ ...mine, orders: {} })).toBe(true)
    await store.forgetUser('101')
    expect(await store.userOrders('101')).toEqual(none)
  })

  it('are kept by name, whatever its case, on the condition of their version', async () => {
    expect(await store.saveArmy(sampleArmy())).toBe(true)
    expect(await store.saveArmy(sampleArmy({ name: 'RIDERS' }))).toBe(false)
    const army = (await store.loadArmy('101', 'riders'))!
    expect(army).toEqual({ ...sampleArmy(), version: 1 })
    expect(await store.saveArmy({ ...army, figures: ['c'] })).toBe(true)
    expect(await store.saveArmy(army)).toBe(false)
    expect((await store.armiesOf('101')).map(a => a.figures)).toEqual([['c']])
  })

  it('are deleted once', async () => {
    await store.saveArmy(sampleArmy())
    expect(await store.deleteArmy('101', 'Riders')).toBe(true)
    expect(await store.deleteArmy('101', 'Riders')).toBe(false)
    expect(await store.loadArmy('101', 'Riders')).toBeUndefined()
  })
})

describe('settings', () => {
  it('have values before anybody set them', async () => {
    expect(await store.userSettings('101')).toEqual({
      user: '101',
      language: null,
      timeZone: null,
      confirm: true,
      reminder: 'quarter',
      quiet: null,
      holiday: null,
      colours: 'standard',
      marks: 'few',
    })
    expect(await store.serverSettings('500')).toEqual({
      guild: '500',
      language: null,
      channel: null,
      role: null,
    })
  })

  it('are kept', async () => {
    const mine = {
      ...userDefaults('101'),
      language: 'fr',
      timeZone: 'Europe/Paris',
      quiet: { from: 1320, to: 420 },
      holiday: { from: 1, until: 2 },
    } as const
    const ours = { ...serverDefaults('500'), language: 'fr', channel: '600' } as const
    await store.saveUserSettings(mine)
    await store.saveServerSettings(ours)
    expect(await store.userSettings('101')).toEqual(mine)
    expect(await store.serverSettings('500')).toEqual(ours)
  })
})

it('forgets everything of a user and nothing of another', async () => {
  await store.createGame(sampleGame())
  await store.indexGame(sampleGame())
  for (let i = 0; i < 30; i++) await store.saveArmy(sampleArmy({ name: `army ${i}` }))
  await store.saveArmy(sampleArmy({ user: '102' }))
  await store.saveUserSettings({ ...userDefaults('101'), language: 'fr' })
  await store.forgetUser('101')
  expect(await store.armiesOf('101')).toEqual([])
  expect(await store.gamesOfUser('101')).toEqual([])
  expect((await store.userSettings('101')).language).toBeNull()
  expect(await store.armiesOf('102')).toHaveLength(1)
  expect(await store.gamesOfUser('102')).toEqual(['g1'])
  expect(await store.loadGame('g1')).toBeDefined()
})

describe('boards and figures of a server', () => {
  const board = { guild: '500', id: 'the-ford', text: 'board the-ford\n', version: 0, recent: ['1'] }

  it('are kept by server, on the condition of what was read', async () => {
    expect(await store.loadBoard('500', 'the-ford')).toBeUndefined()
    expect(await store.saveBoard(board)).toBe(true)
    expect(await store.saveBoard(board)).toBe(false)
    expect(await store.loadBoard('500', 'the-ford')).toEqual({ ...board, version: 1 })
    expect(await store.boardsOf('500')).toEqual([{ ...board, version: 1 }])
    expect(await store.boardsOf('501')).toEqual([])
    expect(await store.saveBoard({ ...board, version: 1 })).toBe(true)
  })

  it('are deleted as they were read, and not otherwise', async () => {
    await store.saveBoard(board)
    expect(await store.deleteBoard({ ...board, version: 7 })).toBe(false)
    expect(await store.deleteBoard({ ...board, version: 1 })).toBe(true)
    expect(await store.deleteBoard({ ...board, version: 1 })).toBe(false)
    expect(await store.boardsOf('500')).toEqual([])
  })

  it('have figures all in one', async () => {
    const none = await store.figuresOf('500')
    expect(none).toEqual({ guild: '500', figures: [], version: 0, recent: [] })
    const figures = [{ id: 'x', shooting: null, abilities: [{ id: 'fast', cost: 1 }] }] as never[]
    expect(await store.saveFigures({ ...none, figures, recent: ['7'] })).toBe(true)
    expect(await store.saveFigures(none)).toBe(false)
    expect(await store.figuresOf('500')).toEqual({ guild: '500', figures, version: 1, recent: ['7'] })
    expect(await store.serverSettings('500')).toEqual(serverDefaults('500'))
  })
})

describe('what is kept for another game', () => {
  const race = { game: 'race' }

  it('are armies of the same names, whatever signs those have', async () => {
    const names = ['Riders', 'race#riders', '#race#riders', 'ARMIES#race#riders']
    for (const name of names) expect(await store.saveArmy(sampleArmy({ name, figures: ['a'] }))).toBe(true)
    const runner = sampleArmy({ ...race, figures: ['r'] })
    expect(await store.saveArmy(runner)).toBe(true)
    expect(await store.armiesOf('101', race)).toEqual([{ ...runner, version: 1 }])
    expect((await store.armiesOf('101')).map(({ name }) => name).sort()).toEqual([...names].sort())
    expect(await store.loadArmy('101', 'riders', race)).toEqual({ ...runner, version: 1 })
    expect((await store.loadArmy('101', 'riders'))?.figures).toEqual(['a'])
    expect(await store.deleteArmy('101', 'Riders', race)).toBe(true)
    expect(await store.armiesOf('101', race)).toEqual([])
    expect(await store.armiesOf('101')).toHaveLength(names.length)
  })

  it('are figures of a server and orders of a player', async () => {
    const figures = [{ id: 'x' }] as never[]
    const none = await store.figuresOf('500', race)
    expect(none).toEqual({ guild: '500', ...race, figures: [], version: 0, recent: [] })
    expect(await store.saveFigures({ ...none, figures })).toBe(true)
    expect(await store.figuresOf('500', race)).toEqual({ ...none, figures, version: 1 })
    expect((await store.figuresOf('500')).figures).toEqual([])
    const mine = await store.userOrders('101', race)
    expect(mine).toEqual({ user: '101', ...race, orders: {}, version: 0 })
    expect(await store.saveUserOrders({ ...mine, orders: { pace: 'slow' } })).toBe(true)
    expect((await store.userOrders('101', race)).orders).toEqual({ pace: 'slow' })
    expect((await store.userOrders('101')).orders).toEqual({})
  })

  it('goes with the rest when a player is forgotten', async () => {
    await store.saveArmy(sampleArmy(race))
    await store.saveUserOrders({ ...(await store.userOrders('101', race)), orders: { pace: 'slow' } })
    await store.forgetUser('101')
    expect(await store.armiesOf('101', race)).toEqual([])
    expect((await store.userOrders('101', race)).orders).toEqual({})
  })

  it('is kept for the first game under the keys that there were before any other', () => {
    for (const of of [undefined, {}, { game: 'combat-hex' }]) {
      expect(keys.army('101', 'Riders', of).sk).toBe('ARMY#riders')
      expect(keys.orders('101', of).sk).toBe('ORDERS')
      expect(keys.figures('500', of).sk).toBe('FIGURES')
    }
    expect(keys.orders('101', race).sk).toBe('ORDERS#race')
    expect(keys.figures('500', race).sk).toBe('FIGURES#race')
  })
})

it('knows every game of a user, and points at none for who has been forgotten', async () => {
  const ids = Array.from({ length: 105 }, (_, i) => `g${String(i).padStart(3, '0')}`)
  for (const id of ids) await store.indexGame(sampleGame({ id }))
  expect((await store.gamesOfUser('101')).length).toBe(100)
  expect((await store.everyGameOfUser('101')).sort()).toEqual(ids)
  const [seat] = sampleGame().seats
  await store.indexGame(sampleGame({ id: 'gone', seats: [{ ...seat!, user: '', name: '' }] }))
  expect(await store.everyGameOfUser('')).toEqual([])
})
