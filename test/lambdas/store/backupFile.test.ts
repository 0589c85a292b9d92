import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeExpired } from '../../../lambdas/local/removeExpired.ts'
import { NotEmpty, restoreBackup, writeBackup } from '../../../lambdas/store/backupFile.ts'
import { NewerFormat, recordFormat } from '../../../lambdas/store/formats.ts'
import { type Database, freshStore, startDatabase } from './database.ts'
import { sampleArmy, sampleGame, sampleLog } from './samples.ts'

let database: Database
let folder: string
beforeAll(async () => {
  database = await startDatabase()
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
})
afterAll(async () => {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

const ids = Array.from({ length: 60 }, (_, n) => `g${n}`)

async function filled() {
  const fresh = await freshStore(database.client)
  for (const id of ids)
    await fresh.store.createGame(
      sampleGame({ id, stage: 'battle', until: 100_000, outbox: [{ key: 'k', do: 'index' }] }),
    )
  await fresh.store.appendLog('g1', sampleLog(0, 5))
  await fresh.store.saveArmy(sampleArmy())
  await fresh.store.saveArmy(sampleArmy({ game: 'race' }))
  return fresh
}

describe('a backup', () => {
  it('goes into another table and says there what it said, due games and outboxes included', async () => {
    const file = join(folder, 'whole.jsonl.gz')
    const from = await filled()
    expect(await writeBackup(database.client, from.dynamoTable, file)).toBe(63)
    expect(existsSync(`${file}.part`)).toBe(false)
    const to = await freshStore(database.client)
    expect(await restoreBackup(database.client, to.dynamoTable, file)).toBe(63)
    for (const id of ids) expect(await to.store.loadGame(id)).toEqual(await from.store.loadGame(id))
    expect(await to.store.readLog('g1')).toEqual(sampleLog(0, 5))
    expect(await to.store.armiesOf('101')).toHaveLength(1)
    expect(await to.store.armiesOf('101', { game: 'race' })).toHaveLength(1)
    expect((await to.store.due(1e9, 100)).sort()).toEqual([...ids].sort())
    expect(await to.store.unsaid(100)).toHaveLength(60)
    const again = join(folder, 'again.jsonl.gz')
    await writeBackup(database.client, to.dynamoTable, again)
    const lines = (name: string) => gunzipSync(readFileSync(name)).toString().split('\n').sort()
    expect(lines(again)).toEqual(lines(file))
    expect(lines(file).at(-1)).toMatch(/^\{"Item":\{/)
  })

  it('of a table that is not there leaves nothing behind', async () => {
    const file = join(folder, 'refused.jsonl.gz')
    await expect(writeBackup(database.client, 'no-such-table', file)).rejects.toThrow()
    expect([file, `${file}.part`].filter(existsSync)).toEqual([])
  })

  it('is restored into an empty table alone, unless told', async () => {
    const file = join(folder, 'over.jsonl.gz')
    const { store, dynamoTable: table } = await filled()
    await writeBackup(database.client, table, file)
    const game = (await store.loadGame('g7'))!
    await store.saveGame({ ...game, channel: '999' })
    await store.createGame(sampleGame({ id: 'later' }))
    await expect(restoreBackup(database.client, table, file)).rejects.toThrow(NotEmpty)
    expect((await store.loadGame('g7'))!.channel).toBe('999')
    await restoreBackup(database.client, table, file, { over: true })
    expect(await store.loadGame('g7')).toEqual(game)
    expect(await store.loadGame('later')).toBeDefined()
  })

  it('is restored where nothing but the clock has run: a new deployment', async () => {
    const file = join(folder, 'moved.jsonl.gz')
    const from = await filled()
    await writeBackup(database.client, from.dynamoTable, file)
    const { store, dynamoTable: table } = await freshStore(database.client)
    await store.saveClockRan(5)
    expect(await restoreBackup(database.client, table, file)).toBe(63)
    expect(await store.clockRan()).toBe(5)
    await expect(restoreBackup(database.client, table, file)).rejects.toThrow(NotEmpty)
  })

  it.each([
    ['a line that is no item', '{"Item":{"pk":{"S":"GAME#g1"}}}', /line 2 cannot be read/],
    ['a line that is cut off', '{"Item":{"pk":{"S":"GA', /line 2 cannot be read/],
    [
      'a newer format',
      `{"Item":{"pk":{"S":"GAME#g1"},"sk":{"S":"GAME"},"format":{"N":"${recordFormat + 1}"}}}`,
      NewerFormat,
    ],
  ])('with %s is not restored in part', async (_, line, problem) => {
    const file = join(folder, 'bad.jsonl.gz')
    writeFileSync(file, gzipSync(`{"Item":{"pk":{"S":"GAME#g0"},"sk":{"S":"GAME"}}}\n${line}\n`))
    const { store, dynamoTable: table } = await freshStore(database.client)
    await expect(restoreBackup(database.client, table, file)).rejects.toThrow(problem)
    expect(await store.loadGame('g0')).toBeUndefined()
  })
})

it('removes what is past its time, and nothing else', async () => {
  const { store, dynamoTable: table } = await freshStore(database.client)
  const month = 30 * 24 * 3600
  await store.createGame(sampleGame({ id: 'old', stage: 'declined', changed: 1000 }))
  await store.createGame(sampleGame({ id: 'new', stage: 'declined', changed: 2000 }))
  await store.createGame(sampleGame({ id: 'open', changed: 1000 }))
  expect(await removeExpired(database.client, table, 1000 + month)).toBe(1)
  expect(await store.loadGame('old')).toBeUndefined()
  expect(await store.loadGame('new')).toBeDefined()
  expect(await store.loadGame('open')).toBeDefined()
})
