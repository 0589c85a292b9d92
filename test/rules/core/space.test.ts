import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accept, listSpace, refuse, someOf } from '../../../rules/core/space.ts'

const ways = listSpace(['use A3 repel', 'use A10 repel', 'pass'])

describe('a list of answers', () => {
  it('accepts what is in it, however it is typed, and gives it in full form', () => {
    expect(ways.check('  USE  a3 Repel')).toEqual(accept('use A3 repel'))
    expect(ways.check('pass')).toEqual(accept('pass'))
  })

  it('takes what is there to the letter before what is nearly so', () => {
    expect(listSpace(['a1', 'A1']).check('A1')).toEqual(accept('A1'))
  })

  it('gives the value that an answer means, and writes it', () => {
    const figures = [{ id: 'A3' }, { id: 'B1' }, null]
    const space = listSpace(figures, figure => figure?.id ?? 'none')
    expect(space.enumerate('', 10)).toEqual(['A3', 'B1', 'none'])
    for (const [typed, answer, value] of [
      [' a3', 'A3', figures[0]],
      ['B1', 'B1', figures[1]],
      ['NONE', 'none', null],
    ] as const) {
      const checked = space.check(typed)
      expect(checked).toEqual(accept(answer, value))
      expect(checked.ok && checked.value).toBe(value)
      expect(space.write(value!)).toBe(answer)
    }
    expect(ways.write('pass')).toBe('pass')
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

describe('any of some words', () => {
  it('knows its words however they are spelt, and writes them as they are', () => {
    const space = someOf(['A2', 'A10'])
    expect(space.check('a10 A2')).toMatchObject({ ok: true, value: ['A10', 'A2'] })
    for (const answer of space.enumerate('', 10))
      expect(space.check(answer)).toMatchObject({ ok: true, answer })
  })

  const wounds = someOf(['b3', 'a1', 'a1'])
  const all = ['none', 'b3', 'a1', 'a1 b3', 'a1 a1', 'a1 a1 b3']

  it('accepts each as often as it is there, however it is typed, and gives it in order', () => {
    expect(wounds.check(' B3,  a1 ')).toEqual(accept('a1 b3', ['a1', 'b3']))
    expect(wounds.check('a1 A1')).toEqual(accept('a1 a1', ['a1', 'a1']))
    expect(wounds.check('None')).toEqual(accept('none', []))
    expect(wounds.check(' ALL ')).toEqual(accept('a1 a1 b3', ['a1', 'a1', 'b3']))
    expect(someOf([]).check('all')).toEqual(accept('none', []))
  })

  it('gives numbers where it is made of numbers', () => {
    const dice = someOf([6, 1, 1])
    expect(dice.check('1 6')).toEqual(accept('1 6', [1, 6]))
    expect(dice.check('all')).toEqual(accept('1 1 6', [1, 1, 6]))
    expect([dice.write([6, 1]), dice.write([])]).toEqual(['1 6', 'none'])
  })

  it('refuses everything else, and says what was not offered', () => {
    for (const answer of ['', 'c1', 'a1 c1', 'b3 b3', 'a1 a1 a1', 'none b3', 'all a1'])
      expect(wounds.check(answer), answer).toEqual(refuse('not-offered', undefined, { answer }))
  })

  it('lists what begins with a prefix, up to a limit, and counts it', () => {
    expect(wounds.enumerate('', 10)).toEqual(all)
    expect(wounds.count()).toBe(6)
    expect(wounds.enumerate('A1 ', 10)).toEqual(['a1 b3', 'a1 a1', 'a1 a1 b3'])
    expect(wounds.enumerate('', 2)).toEqual(['none', 'b3'])
    expect(wounds.enumerate('', 0)).toEqual([])
    expect([someOf([]).enumerate('', 10), someOf([]).count()]).toEqual([['none'], 1])
  })

  it('gives each of them by chance', () => {
    const given = [0, 1, 2].flatMap(n => [0, 1].map(m => wounds.sample(size => (size === 3 ? n : m))))
    expect(given).toEqual(all)
    const sizes: number[] = []
    wounds.sample(size => sizes.push(size) - sizes.length)
    expect(sizes).toEqual([3, 2])
  })

  it('has another fingerprint when something else is legal, whatever the order', () => {
    expect(someOf(['a1', 'b3', 'a1']).fingerprint()).toBe(wounds.fingerprint())
    expect(someOf(['a1', 'b3', 'b3']).fingerprint()).not.toBe(wounds.fingerprint())
    expect(someOf(['a1', 'b3']).fingerprint()).not.toBe(wounds.fingerprint())
  })
})
