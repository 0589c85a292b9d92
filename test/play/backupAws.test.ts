import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundle } from '../../lambdas/local/bundle.mjs'
import { openDatabase } from '../../lambdas/local/database.ts'
import { makeStore } from '../../lambdas/store/store.ts'
import { type Database, freshStore, startDatabase } from '../lambdas/store/database.ts'
import { sampleArmy, sampleGame, sampleLog } from '../lambdas/store/samples.ts'

/** The account on AWS; `npm run test:dynamodb` puts Amazon's own DynamoDB in its place. */
let database: Database
let base: string
const files = { backup: '', restore: '' }
beforeAll(async () => {
  database = await startDatabase()
  base = mkdtempSync(join(tmpdir(), 'backups-'))
  for (const name of ['backup', 'restore'] as const)
    files[name] = await bundle(`lambdas/local/${name}.ts`, join('dist', 'test-aws'))
})
afterAll(async () => {
  await database.stop()
  rmSync(base, { recursive: true, force: true })
})

/** With the attributes of an item by name: in which order they come is the database's affair. */
const inOrder = (_: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
const linesOf = (file: string) =>
  gunzipSync(readFileSync(file))
    .toString()
    .split('\n')
    .map(line => (line ? JSON.stringify(JSON.parse(line), inOrder) : line))
    .sort()

it('the same file goes from one machine to AWS and back', async () => {
  const { dynamoTable: table, store: there } = await freshStore(database.client)
  const run = async (name: keyof typeof files, env: Record<string, string>, ...words: string[]) =>
    promisify(execFile)(process.execPath, [files[name], ...words], {
      env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...env },
    }).then(
      ({ stdout }) => stdout.trim(),
      (error: { stderr?: string }) => String(error.stderr).trim(),
    )
  const machine = (name: string) => ({ DATA_DIR: join(base, name) })
  const aws = { TABLE_NAME: table, AWS_ENDPOINT_URL_DYNAMODB: database.endpoint }
  const [first, second, third] = ['first', 'second', 'third'].map(name => join(base, `${name}.jsonl.gz`)) as [
    string,
    string,
    string,
  ]

  const here = await openDatabase({
    folder: join(base, 'one', 'db'),
    endpoint: undefined,
    tableName: 'combat-hex',
  })
  const store = makeStore(here.client, 'combat-hex')
  const games = Array.from({ length: 40 }, (_, n) =>
    sampleGame({ id: `g${n}`, stage: 'battle', until: 100_000, outbox: [{ key: 'k', do: 'index' }] }),
  )
  for (const game of games) await store.createGame(game)
  await store.appendLog('g1', sampleLog(0, 5))
  await store.saveArmy(sampleArmy())
  await here.close()

  expect(await run('backup', machine('one'), first)).toBe(`42 items written to ${first}`)
  expect(await run('restore', aws, '--aws', first)).toBe(`42 items put into the table ${table}`)
  expect(await there.loadGame('g7')).toEqual(games[7])
  expect(await there.readLog('g1')).toEqual(sampleLog(0, 5))
  expect(await there.due(1e9, 100)).toHaveLength(40)
  expect(await run('restore', aws, '--aws', first)).toContain('--over')

  await there.saveGame({ ...games[7]!, channel: '999' })
  expect(await run('backup', aws, '--aws', second)).toBe(`42 items written to ${second}`)
  expect(await run('restore', machine('two'), second)).toBe('42 items put into the table combat-hex')
  expect(await run('backup', machine('two'), third)).toBe(`42 items written to ${third}`)
  expect(linesOf(third)).toEqual(linesOf(second))
  expect(linesOf(third).filter(line => !linesOf(first).includes(line))).toHaveLength(1)
})
