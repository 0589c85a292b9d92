import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { codingFor, hasAny, hasTag, pack } from '../../../lambdas/pages/negotiate.ts'

describe('25 what HTTP lets whoever asks say', () => {
  it.each([
    ['', undefined],
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['brotli', undefined],
    ['br;q=0', undefined],
    ['br;q=0.0, gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['gzip;q=0.5, br;q=0.5', 'br'],
    ['gzip; q=0.5, br; q=0.4', 'gzip'],
    ['identity', undefined],
    ['identity, gzip;q=0.5', undefined],
    ['identity;q=0.5, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['gzip, *;q=0', 'gzip'],
    ['identity;q=0, *;q=0', undefined],
  ])('takes %j for %s', (header, coding) => expect(codingFor(header)).toBe(coding))

  it.each([
    ['W/"abc"', true],
    ['"abc"', true],
    ['"x", W/"abc"', true],
    ['W/"x",W/"abc" , "y"', true],
    ['"abcd"', false],
    ['abc', false],
    ['"a,b", "abc"', true],
    ['', false],
  ])('finds its tag in %j: %s', (header, has) => expect(hasTag(header, 'W/"abc"')).toBe(has))

  it('knows who wants only what there is not', () => {
    expect([hasAny('*'), hasAny(' * '), hasAny('"*"'), hasAny('')]).toEqual([true, true, false, false])
  })

  it('packs what is unpacked to the same', async () => {
    const text = 'the marsh '.repeat(200)
    expect(brotliDecompressSync(await pack(text, 'br')).toString()).toBe(text)
    expect(gunzipSync(await pack(text, 'gzip')).toString()).toBe(text)
  })
})
