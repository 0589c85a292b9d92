import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { seasonTasks } from '../../../lambdas/store/seasonDue.ts'
import { seasonEntry, seasonIn } from '../../../lambdas/store/seasonKeys.ts'
import type { SeasonRecord } from '../../../lambdas/store/seasonTypes.ts'
import { apply, type Decision, type Doing } from '../../../rules/league/index.ts'
import { useStore } from './database.ts'
import { sampleGame, sampleSeason } from './samples.ts'

const { store, calls } = useStore()

const start = 1_700_000_000
const day = 86_400

/** The sample with two players, in its first round. */
function inFirstRound(changes: Partial<SeasonRecord['season']['settings']> = {}): SeasonRecord {
  let { season } = sampleSeason()
  const all: Doing[] = [
    { do: 'settings', change: { approval: 'automatic', roundLength: 8 * day, grace: day, ...changes } },
    ...['101', '102'].flatMap((user): Doing[] => [
      { do: 'join', user, name: user },
      { do: 'army', user, armies: {}, faults: [] },
    ]),
    { do: 'start' },
    { do: 'pair' },
    { do: 'publish', draft: 1 },
  ]
  for (const doing of all) {
    const decision: Decision = { ...doing, by: '9', at: start, as: 'director' }
    const done = apply(season, decision)
    if (!done.ok) throw new Error(done.refusal.code)
    season = done.season
  }
  return sampleSeason({ season })
}

describe('seasons', () => {
  it('come back exactly as they were written', async () => {
    const season = sampleSeason({ outbox: [{ key: 'k', do: 'index' }], recent: ['1'], types: {} })
    expect(await store.createSeason(season)).toBe(true)
    expect(await store.createSeason({ ...season, channel: '999' })).toBe(false)
    expect(await store.loadSeason('s1')).toEqual(season)
    expect(await store.loadSeason('s2')).toBeUndefined()
  })

  it('are saved on the condition of the version that was read', async () => {
    await store.createSeason(sampleSeason())
    const season = (await store.loadSeason('s1'))!
    expect(await store.saveSeason({ ...season, channel: '601' })).toBe(true)
    expect(await store.saveSeason({ ...season, channel: '602' })).toBe(false)
    expect(await store.loadSeason('s1')).toMatchObject({ version: 2, channel: '601' })
  })

  it('stand beside games in the lists of what is due and not told yet, and are told apart', async () => {
    const season = { ...inFirstRound(), outbox: [{ key: 'k', do: 'index' } as const] }
    await store.createSeason(season)
    await store.createGame(sampleGame({ until: start + day, outbox: [{ key: 'k', do: 'index' }] }))
    const unsaid = await store.unsaid(10)
    expect(unsaid.map(seasonIn).sort()).toEqual(['s1', undefined])
    expect(await store.due(start + 9 * day, 10)).toEqual(['g1', seasonEntry('s1')])
    expect(seasonIn('g1')).toBeUndefined()
  })

  it('are listed by their server, those that go on apart from those that are over', async () => {
    for (let i = 0; i < 40; i++) {
      const { season } = sampleSeason()
      const over = { ...season, id: `p${i}`, stage: 'over' as const }
      await store.indexSeason(sampleSeason({ id: `p${i}`, made: start + i, season: over }))
    }
    await store.indexSeason(sampleSeason({ made: start + 50 }), '101')
    for (const key of Object.keys(calls)) delete calls[key]
    expect(await store.seasonsOfServer('500', 'open', 5)).toEqual([
      { id: 's1', name: 'Spring', stage: 'registration' },
    ])
    expect((await store.seasonsOfServer('500', 'past', 2)).map(({ id }) => id)).toEqual(['p39', 'p38'])
    expect(calls).toEqual({ 'query seasons': 2 })
    expect(await store.seasonsOfServer('501', 'open', 5)).toEqual([])
    expect(await store.seasonsOfUser('101')).toEqual(['s1'])
  })

  it('move to those that are over', async () => {
    const record = sampleSeason()
    await store.indexSeason(record)
    await store.indexSeason({ ...record, season: { ...record.season, stage: 'over' } })
    expect(await store.seasonsOfServer('500', 'open', 5)).toEqual([])
    expect(await store.seasonsOfServer('500', 'past', 5)).toMatchObject([{ id: 's1', stage: 'over' }])
  })

  it('are forgotten with a user as far as they are pointed to', async () => {
    await store.indexSeason(sampleSeason(), '101')
    await store.forgetUser('101')
    expect(await store.seasonsOfUser('101')).toEqual([])
    expect(await store.seasonsOfServer('500', 'open', 5)).toHaveLength(1)
  })
})

describe('closed seasons', () => {
  it('are kept in one item a server, on the condition of the version that was read', async () => {
    const none = { guild: '500', seasons: {}, version: 0 }
    expect(await store.closedSeasons('500')).toEqual(none)
    const seasons = { s1: { version: 4, season: inFirstRound().season } }
    expect(await store.saveClosedSeasons({ ...none, seasons })).toBe(true)
    expect(await store.saveClosedSeasons(none)).toBe(false)
    expect(await store.closedSeasons('500')).toEqual({ guild: '500', seasons, version: 1 })
    expect(await store.saveClosedSeasons({ guild: '500', seasons: {}, version: 1 })).toBe(true)
    expect(await store.closedSeasons('500')).toEqual({ ...none, version: 2 })
    expect(await store.closedSeasons('501')).toMatchObject({ seasons: {} })
  })

  it('fit into an item however many there are: the oldest go', async () => {
    // What cannot be compressed stands for many battles.
    const kept = (i: number) => {
      const { season } = inFirstRound()
      season.rounds[0]!.published = start + i
      season.seed = randomBytes(60_000).toString('hex')
      return { version: 1, season }
    }
    const seasons = {
      new: kept(9),
      ...Object.fromEntries([3, 2, 1, 5, 4, 6, 7].map(i => [`s${i}`, kept(i)])),
    }
    expect(await store.saveClosedSeasons({ guild: '500', seasons, version: 0 })).toBe(true)
    const ids = Object.keys((await store.closedSeasons('500')).seasons)
    expect(ids.length).toBeGreaterThan(2)
    expect(['s1', 's2', 's3', 's4', 's5', 's6', 's7', 'new'].slice(-ids.length)).toEqual(ids)
    expect(ids).not.toContain('s1')
  })
})

describe('what the clock has to do about a season', () => {
  const kinds = (record: SeasonRecord) =>
    seasonTasks(record).map(({ task, at }) => [task, (at - start) / day])

  it('is nothing before a round and after its battles', () => {
    expect(kinds(sampleSeason())).toEqual([])
    const record = inFirstRound()
    const [round] = record.season.rounds
    round!.battles[0]!.outcome = { kind: 'both-at-fault', score: [0, 0], at: start }
    expect(kinds(record)).toEqual([])
  })

  it('is one reminder, the last turns and what comes after them', () => {
    const record = inFirstRound()
    record.season.rounds[0]!.battles[0]!.game = 'g1'
    expect(kinds(record)).toEqual([
      ['due', 8],
      ['late', 9],
      ['remind', 6],
    ])
    const [due, late, remind] = seasonTasks(record)
    expect(kinds({ ...record, ticked: [due!.key, remind!.key] })).toEqual([['late', 9]])
    // More time is another task.
    record.season.rounds[0]!.battles[0]!.due = start + 20 * day
    expect(kinds({ ...record, ticked: [due!.key, late!.key, remind!.key] })).toEqual([
      ['due', 20],
      ['late', 21],
    ])
  })

  it('is to begin battles whose boards nobody strikes off', () => {
    expect(
      kinds(inFirstRound({ boards: { way: 'vetoed', list: ['the-marsh', 'the-ford'] } })),
    ).toContainEqual(['begin', 0.8])
  })

  it('stands still without an end of the round', () => {
    const record = inFirstRound({ roundLength: null })
    record.season.rounds[0]!.battles[0]!.game = 'g1'
    expect(kinds(record)).toEqual([])
  })
})
