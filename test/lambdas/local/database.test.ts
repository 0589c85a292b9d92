import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { Level } from 'level'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Closing, openDatabase } from '../../../lambdas/local/database.ts'
import { shared } from '../../../lambdas/local/onDisk.ts'
import { makeStore } from '../../../lambdas/store/store.ts'
import { sampleGame } from '../store/samples.ts'

const tableName = 'games'
let base: string
let folder: string
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'database-'))
  folder = join(base, 'db')
})
afterEach(() => rmSync(base, { recursive: true, force: true }))

async function opened() {
  const database = await openDatabase({ folder, endpoint: undefined, tableName, fsync: true })
  return { ...database, store: makeStore(database.client, tableName) }
}

const ids = ['a', 'b', 'c', 'd']
const battle = (id: string) =>
  sampleGame({ id, stage: 'battle', until: 100_000, outbox: [{ key: 'k', do: 'index' }] })

/** Games in an index that a process left when it was ended between an item and its entries. */
async function damage(): Promise<void> {
  const { store, close } = await opened()
  for (const id of ids) await store.createGame(battle(id))
  await close()
  const level = new Level<string, object>(folder, { valueEncoding: 'json' })
  const entries = (await level.iterator().all()).filter(([key]) => key.startsWith('index-global'))
  const [first, second] = entries.filter(([key]) => key.includes(`~${tableName}~due~`))
  await level.del(first![0])
  await level.put(`${second![0].slice(0, -2)}00`, { ...second![1], pk: { S: 'GAME#gone' } })
  await level.close()
}

const listed = async () => {
  const { store, close } = await opened()
  const list = await store.due(1e9, 10)
  for (const id of ids) expect(await store.loadGame(id)).toBeDefined()
  await close()
  return list.sort()
}

describe('the files of one machine', () => {
  it('are marked as open while they are', async () => {
    const { close } = await opened()
    expect(existsSync(`${folder}.open`)).toBe(true)
    await close()
    expect(existsSync(`${folder}.open`)).toBe(false)
  })

  it('lose what is past its time, as DynamoDB does of itself', async () => {
    const first = await opened()
    await first.store.createGame(sampleGame({ id: 'declined', stage: 'declined' }))
    await first.store.createGame(sampleGame({ id: 'open' }))
    await first.close()
    await (await opened()).close()
    const { store, close } = await opened()
    expect(await store.loadGame('declined')).toBeUndefined()
    expect(await store.loadGame('open')).toBeDefined()
    await close()
  })

  it('have their indexes made anew after an unclean end, where they do not agree with the items', async () => {
    await damage()
    expect(await listed()).not.toEqual(ids)
    writeFileSync(`${folder}.open`, '')
    expect(await listed()).toEqual(ids)
    expect(await listed()).toEqual(ids)
  })
})

describe('waiting for the disk', () => {
  it('is shared by all who come while it is busy, and never by who wrote after it began', async () => {
    const began: (() => void)[] = []
    const untilOnDisk = shared(() => new Promise<void>(done => began.push(done)))
    const done: string[] = []
    const ask = (who: string) => untilOnDisk().then(() => done.push(who))
    void ask('first')
    const all = [ask('second'), ask('third')]
    expect(began).toHaveLength(1)
    began[0]!()
    await new Promise(setImmediate)
    expect(done).toEqual(['first'])
    expect(began).toHaveLength(2)
    began[1]!()
    await Promise.all(all)
    expect(done).toEqual(['first', 'second', 'third'])
    void ask('later')
    expect(began).toHaveLength(3)
  })

  it('goes on after a run that failed, which tells whoever waited for it', async () => {
    let runs = 0
    const untilOnDisk = shared(async () => {
      if (++runs === 1) throw new Error('the disk is full')
    })
    const [first, second] = await Promise.allSettled([untilOnDisk(), untilOnDisk()])
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled'])
  })
})

describe('closing', () => {
  it('waits for what was asked, and takes nothing more', async () => {
    const { store, client, close } = await opened()
    const asked = ids.map(id => store.createGame(battle(id)))
    const looked = Array.from({ length: 50 }, () => store.due(1e9, 10))
    // Until the requests have left; how far they have come differs.
    await new Promise(setImmediate)
    await close()
    await expect(client.send(new ListTablesCommand())).rejects.toThrow(Closing)
    for (const outcome of await Promise.allSettled([...asked, ...looked]))
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(Closing)
  })

  it('answers another process that reads until it is closed, and then no more', async () => {
    const { close } = await opened()
    const address = readFileSync(`${folder}.open`, 'utf8')
    expect((await fetch(address)).status).toBe(200)
    const [closed, late] = [
      close(),
      fetch(address).then(
        ({ status }) => status,
        () => 'no answer',
      ),
    ]
    await closed
    // It may have come just before the end.
    expect([200, 503, 'no answer']).toContain(await late)
    await expect(fetch(address)).rejects.toThrow()
  })
})
