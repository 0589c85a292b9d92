import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import config from '../vitest.config.ts'

/** What makes a test depend on how fast the machine is. */
const hurried = [
  // wall time
  /\bperformance\.now\(/,
  // a limit of a test's own
  /^\s*\}, [\d_]{4,}\)$/m,
  /^\s*timeout: [\d_]+,$/m,
  /\{ timeout: [\d_]+ \}, (async )?\(/,
]

it('no test hurries: one limit holds for all, and nobody looks at the clock', () => {
  const files = readdirSync('test', { recursive: true, encoding: 'utf8' }).filter(
    file => file.endsWith('.test.ts') && file !== 'timing.test.ts',
  )
  expect(files.length).toBeGreaterThan(300)
  const found = files.filter(file => {
    const text = readFileSync(join('test', file), 'utf8')
    return hurried.some(sign => sign.test(text))
  })
  expect(found).toEqual([])
  const { testTimeout = 0, hookTimeout = 0, expect: { poll } = {} } = config.test ?? {}
  for (const limit of [testTimeout, hookTimeout, poll?.timeout ?? 0])
    expect(limit).toBeGreaterThanOrEqual(60_000)
})
