import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { SelfCheck } from '../../../lambdas/selfCheck.ts'
import { type Database, freshStore, startDatabase } from '../store/database.ts'

let database: Database
beforeAll(async () => {
  database = await startDatabase()
})
afterAll(() => database.stop())
beforeEach(async () => {
  const { dynamoTable } = await freshStore(database.client)
  for (const [name, value] of Object.entries({
    TABLE_NAME: dynamoTable,
    AWS_ENDPOINT_URL_DYNAMODB: database.endpoint,
    DISCORD_APPLICATION_ID: '900',
    DISCORD_TOKEN: 'x',
    DISCORD_API_BASE: 'http://127.0.0.1:9',
    LOG_LEVEL: 'silent',
  }))
    vi.stubEnv(name, value)
})
afterEach(() => vi.unstubAllEnvs())

/** Calls the clock in a process of its own, as it were: what another one remembers it does not know. */
async function callFresh(event?: { selfCheck: boolean }): Promise<SelfCheck | undefined> {
  vi.resetModules()
  const { handler } = await import('../../../lambdas/clock/lambda.ts')
  return handler(event, { getRemainingTimeInMillis: () => 60_000 })
}

it('the doctor hears when the clock last ran, whichever process it asks', async () => {
  expect(await callFresh({ selfCheck: true })).toMatchObject({ table: { ok: true }, clockRan: null })
  await callFresh()
  const { clockRan } = (await callFresh({ selfCheck: true }))!
  expect(clockRan).toBeGreaterThanOrEqual(0)
  expect(clockRan).toBeLessThan(30)
})

it('a table that cannot be read is said, and that nobody knows when the clock ran', async () => {
  vi.stubEnv('TABLE_NAME', 'nowhere')
  expect(await callFresh({ selfCheck: true })).toMatchObject({ table: { ok: false }, clockRan: null })
})
