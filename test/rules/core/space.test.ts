import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accept, listSpace, refuse } from '../../../rules/core/space.ts'

const ways = listSpace(['use A3 repel', 'use A10 repel', 'pass'])

describe('a list of answers', () => {
  it('accepts what is in it, however it is typed, and gives it in full form', () => {
    expect(ways.check('  USE  a3 Repel')).toEqual(accept('use A3 repel'))
    expect(ways.check('pass')).toEqual(accept('pass'))
  })

  it('refuses everything else, and says what was not offered', () => {
    for (const answer of ['', 'use A3', 'use A3 repel now', 'passe', 'toString'])
      expect(ways.check(answer)).toEqual(refuse('not-offered', undefined, { answer }))
  })

  it('lists what begins with a prefix, up to a limit', () => {
    expect(ways.enumerate('', 10)).toEqual(['use A3 repel', 'use A10 repel', 'pass'])
    expect(ways.enumerate('USE a', 10)).toEqual(['use A3 repel', 'use A10 repel'])
    expect(ways.enumerate('use', 1)).toEqual(['use A3 repel'])
    expect(ways.enumerate('use', 0)).toEqual([])
    expect(ways.enumerate('use A4', 10)).toEqual([])
    expect(ways.count()).toBe(3)
  })

  it('gives each of them by chance', () => {
    expect([0, 1, 2].map(n => ways.sample(() => n))).toEqual(ways.enumerate('', 3))
    expect(ways.sample(n => n - 1)).toBe('pass')
  })

  it('has another fingerprint when something else is legal', () => {
    const same = listSpace(['use A3 repel', 'use A10 repel', 'pass'])
    expect(same.fingerprint()).toBe(ways.fingerprint())
    expect(listSpace(['use A3 repel', 'pass']).fingerprint()).not.toBe(ways.fingerprint())
    expect(listSpace(['pass', 'use A3 repel', 'use A10 repel']).fingerprint()).not.toBe(ways.fingerprint())
  })

  it('holds together, whatever the list', () => {
    const text = fc.stringMatching(/^[a-z]{1,3}( [a-z0-9]{1,3}){0,2}$/)
    fc.assert(
      fc.property(
        fc.uniqueArray(text, { minLength: 1, maxLength: 12 }),
        text,
        fc.nat(99),
        (list, word, n) => {
          const space = listSpace(list)
          const all = space.enumerate('', 1000)
          expect(all).toHaveLength(space.count())
          expect(all.every(answer => space.check(answer).ok)).toBe(true)
          expect(space.check(word).ok).toBe(list.includes(word))
          expect(list).toContain(space.sample(size => n % size))
          for (const prefix of [word, word.slice(0, 1), (all[0] ?? '').slice(0, 2)])
            expect(space.enumerate(prefix, 1000)).toEqual(all.filter(answer => answer.startsWith(prefix)))
        },
      ),
    )
  })
})
