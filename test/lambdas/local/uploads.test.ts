import { expect, it } from 'vitest'
import { openFiles } from '../../../lambdas/local/discord/files.ts'
import { makeUploads, uploadQuota } from '../../../lambdas/local/uploads.ts'

it('uploads are kept for an hour, and then make room for others', () => {
  let now = Date.now()
  const world = { files: openFiles(null), uploadNames: new Map<string, string>(), now: () => now }
  const uploads = makeUploads(world)
  const first = uploads.take('ada', 'my army!.csv', new Uint8Array(uploadQuota))
  expect(world.uploadNames.get(first!.id)).toBe('my_army_.csv')
  now += 59 * 60_000
  expect(uploads.take('ada', 'b', new Uint8Array(1))).toBeUndefined()
  expect(uploads.take('bruno', 'b', new Uint8Array(1))).toBeDefined()
  now += 2 * 60_000
  const next = uploads.take('ada', 'b', new Uint8Array(1))
  expect(next).toBeDefined()
  expect(world.files.get(first!.id)).toBeUndefined()
  expect(world.uploadNames.has(first!.id)).toBe(false)
  expect(world.files.ids()).toHaveLength(2)
})
