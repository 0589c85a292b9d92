import { expect, it } from 'vitest'
import { openFiles } from '../../../lambdas/local/discord/files.ts'
import { madeAt } from '../../../lambdas/local/discord/snowflake.ts'
import { makeUploads, uploadQuota } from '../../../lambdas/local/uploads.ts'

it('uploads are kept for an hour, and then make room for others', () => {
  let now = Date.now()
  const discord = {
    files: openFiles(null),
    uploadNames: new Map<string, string>(),
    now: () => now,
    attached: () => [],
  }
  const uploads = makeUploads(discord)
  const first = uploads.take('ada', 'my army!.csv', new Uint8Array(uploadQuota))
  expect(discord.uploadNames.get(first!.id)).toBe('my_army_.csv')
  now += 59 * 60_000
  expect(uploads.take('ada', 'b', new Uint8Array(1))).toBeUndefined()
  expect(uploads.take('bruno', 'b', new Uint8Array(1))).toBeDefined()
  now += 2 * 60_000
  const next = uploads.take('ada', 'b', new Uint8Array(1))
  expect(next).toBeDefined()
  expect(discord.files.get(first!.id)).toBeUndefined()
  expect(discord.uploadNames.has(first!.id)).toBe(false)
  expect(discord.files.ids()).toHaveLength(2)
})

it('uploads of the process before are kept for their hour, too, and files of messages for good', () => {
  let now = Date.now()
  const files = openFiles(null)
  // Ids count from 2015.
  const idMade = (at: number) => String(BigInt(at - 1_420_070_400_000) << 22n)
  const [old, fresh, attached] = [2, 0.5, 5].map(hours => idMade(now - hours * 3600_000)) as [
    string,
    string,
    string,
  ]
  expect(madeAt(old)).toBe(now - 2 * 3600_000)
  for (const id of [old, fresh, attached]) files.put(id, new Uint8Array(1))
  const discord = {
    files,
    uploadNames: new Map<string, string>(),
    now: () => now,
    attached: () => [attached],
  }
  const uploads = makeUploads(discord)
  expect(new Set(files.ids())).toEqual(new Set([fresh, attached]))
  now += 3600_000
  const next = uploads.take('ada', 'b', new Uint8Array(1))!
  expect(new Set(files.ids())).toEqual(new Set([attached, next.id]))
})
