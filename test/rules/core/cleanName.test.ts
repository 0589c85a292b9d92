import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plain } from '../../../lambdas/discord/words/fill.ts'
import { cleanName } from '../../../rules/core/names.ts'
import { readName } from '../../../rules/league/settings.ts'

describe('a name as Discord gives it', () => {
  it.each([
    ['Ada', 'Ada'],
    ['  Ada \u00a0 L.  ', 'Ada L.'],
    ['Zoë', 'Zoë'],
    ['Zoe\u0308', 'Zoë'],
    ['戦士', '戦士'],
    ['עדה', 'עדה'],
    ['👩‍🚀', '👩‍🚀'],
    ['می‌خواهم', 'می‌خواهم'],
    ['\u202eadA', 'adA'],
    ['A\u200bd\u00ada\ufeff', 'Ada'],
    ['Ada\nBo', 'AdaBo'],
    [`a${'\u0301'.repeat(40)}b`, 'á\u0301\u0301\u0301b'],
    ['\u3164', ''],
    ['\u200b\u200d\ufe0f', ''],
    ['\u2800 \u2800', ''],
    ['\u{e0041}', ''],
  ])('%j is %j', (given, clean) => {
    expect(cleanName(given)).toBe(clean)
  })

  it('holds nothing that turns or breaks what stands beside it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), name => {
        const clean = cleanName(name)
        expect(clean).not.toMatch(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]/u)
        expect(clean).not.toMatch(/\p{Cs}/u)
        expect(cleanName(clean)).toBe(clean)
      }),
    )
  })
})

describe('a name in a text', () => {
  it('that is written from right to left stands by itself', () => {
    expect(plain('עדה')).toBe('\u2068עדה\u2069')
    expect(plain('Ada')).toBe('Ada')
  })

  it('turns nothing, whatever it holds', () => {
    expect(plain('\u202eadA\u2069')).toBe('adA')
  })
})

describe('the name of a season', () => {
  it('keeps nothing that nobody sees or that turns what stands beside it', () => {
    expect(readName('\u202eWinter \u200b league\u2066')).toBe('Winter league')
    expect(readName('\u202e\u200b')).toBeUndefined()
  })
})
