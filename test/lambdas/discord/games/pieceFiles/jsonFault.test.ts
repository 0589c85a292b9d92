import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonFault } from '../../../../../lambdas/discord/games/pieceFiles/jsonFault.ts'

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('the place where JSON breaks', () => {
  it.each([
    ['// ours\n[]', 0, 'json-remark'],
    ['[1, /* two */ 2]', 4, 'json-remark'],
    ['[ # one\n1]', 2, 'json-remark'],
    ['[1, 2,]', 6, 'json-comma'],
    ['{"a": 1,}', 8, 'json-comma'],
    ["['a']", 1, 'json-quotes'],
    ['{a: 1}', 1, 'json-quotes'],
    ['{“a”: 1}', 1, 'json-quotes'],
    ['["a\nb"]', 1, 'json-text'],
    ['["a\\x"]', 1, 'json-text'],
    ['["a', 1, 'json-text'],
    ['[{"a": 1}', 9, 'json-open'],
    ['', 0, 'json-open'],
    ['[1 2]', 3, 'bad-json'],
    ['[1}', 2, 'bad-json'],
    ['{"a" 1}', 5, 'bad-json'],
    ['[] []', 3, 'bad-json'],
    ['[01]', 2, 'bad-json'],
    ['[,]', 1, 'bad-json'],
    ['[1,5 , "a" "b"]', 11, 'bad-json'],
  ])('%j: %i, %s', (text, at, code) => {
    expect(jsonFault(text)).toEqual({ at, code })
  })

  it('is found wherever the machine finds one, and nowhere else', () => {
    const near = fc
      .tuple(
        fc.json(),
        fc.nat(),
        fc.constantFrom('', ',', ']', '}', '"', '\\', '1', '.', 'e', '-', ' ', '\t', ':', 'x'),
      )
      .map(([text, at, sign]) => {
        const place = at % (text.length + 1)
        return text.slice(0, place) + sign + text.slice(place + (sign === '' ? 1 : 0))
      })
    fc.assert(
      fc.property(fc.oneof(fc.json(), near, fc.string()), text => {
        expect(jsonFault(text) === undefined, text).toBe(isJson(text))
      }),
      { numRuns: 3000 },
    )
  })

  it('is found in as deep and as long a text as is taken', () => {
    expect(jsonFault('['.repeat(250_000))).toEqual({ at: 250_000, code: 'json-open' })
    expect(jsonFault(`["${'x'.repeat(250_000)}`)).toEqual({ at: 1, code: 'json-text' })
  })
})
