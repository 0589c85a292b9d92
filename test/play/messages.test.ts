import { readFileSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { locales } from '../../lambdas/store/types.ts'
import { playEverything, playNames } from './everyMessage.ts'
import { readable, type Written } from './recordSteps.ts'

/** How many times bytes by chance were asked for, by their number. */
const asked = vi.hoisted(() => new Map<number, number>())
// Chance repeats itself, so that the same dice are thrown.
vi.mock(import('node:crypto'), async load => {
  const crypto = await load()
  const randomBytes = (size: number): Buffer => {
    const n = asked.get(size) ?? 0
    asked.set(size, n + 1)
    return crypto.createHash('sha512').update(`${size}/${n}`).digest().subarray(0, size)
  }
  return { ...crypto, randomBytes: randomBytes as typeof crypto.randomBytes }
})

beforeEach(() => {
  asked.clear()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/**
 * Everything that goes out to Discord in a battle of two, word for word. Where it differs, something that players see
 * has changed: on purpose, then `UPDATE_GOLDEN=1 npx vitest run test/play/messages.test.ts` writes it down anew, and
 * `git diff` shows the change; or not.
 */
describe('every message', () => {
  const each = playNames.flatMap(name => locales.map(language => [name, language] as const))
  it.each(each)('is as it was: %s, %s', async (name, language) => {
    const file = new URL(`golden/${name}.${language}.json`, import.meta.url)
    const written = await playEverything(name, language)
    if (process.env.UPDATE_GOLDEN) writeFileSync(file, `${readable(written)}\n`)
    const golden = JSON.parse(readFileSync(file, 'utf8')) as Written[]
    for (const [i, step] of golden.entries()) expect(written[i], `step ${i}, ${step.step}`).toEqual(step)
    expect(written).toHaveLength(golden.length)
    // A ping that stands nowhere in the text reaches nobody.
    const unwritten = written.flatMap(({ step, sent = [] }) =>
      sent.flatMap(({ payload }) => {
        const { components, allowed_mentions } = payload as {
          components?: unknown
          allowed_mentions?: { users?: string[] }
        }
        const text = JSON.stringify(components)
        const silent = (allowed_mentions?.users ?? []).filter(user => !text.includes(`<@${user}>`))
        return silent.map(user => `${step}: ${user}`)
      }),
    )
    expect(unwritten).toEqual([])
    expect(golden.length).toBeGreaterThan(40)
  })
})
