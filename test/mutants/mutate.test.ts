import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { means, readHarmless } from './harmless.ts'
import { keyOf, mutate } from './mutate.ts'
import { Warm } from './warm.ts'
import { baseline } from './worker.ts'

const changes = (source: string) => mutate('a.ts', source, 0).mutants.map(mutant => mutant.change)

/** The value of `it` with the nth mutant at work. */
function value(source: string, n: number): unknown {
  const { text } = mutate('a.ts', source, 0)
  return runInNewContext(`${text}; it`, { __on: (asked: number) => asked === n, __tick: () => {} })
}

describe('mutants of a source', () => {
  it('moves boundaries and takes conditions away', () => {
    expect(changes('if (a < b && !c) d()')).toEqual([
      'a < b → a <= b',
      'a < b && !c → a < b',
      'a < b && !c → !c',
      'a < b && !c → false',
    ])
  })
  it('does not say the same twice', () => {
    expect(changes('const it = life > 0')).toEqual([
      '0 → 1',
      'life > 0 → life >= 0',
      'life > 0 → true',
      'life > 0 → false',
    ])
  })
  it('leaves out statements, but not those that go with their condition', () => {
    expect(changes('function f() { g(); if (x) return; h++ }')).toEqual([
      'g(); → nothing',
      'x → true',
      'x → false',
      'h++ → h--',
      'h++ → nothing',
    ])
  })
  it('leaves out elements and sieves, and swaps quantities', () => {
    expect(changes('const it = [a, b]')).toEqual(['[a, b] → [b]', '[a, b] → [a]'])
    expect(changes('const it = all.filter(is)')).toEqual(['all.filter(is) → all'])
    expect(changes('const it = all.some(is)')).toEqual(['all.some(is) → all.every(is)'])
    expect(changes('const it = a ?? b')).toEqual(['a ?? b → a', 'a ?? b → b'])
  })
  it('gives each a name of its own, even where one line holds the same twice', () => {
    const source = 'const it = [n % 6, m % 6]\nfunction f() { if (x) return 1; if (y) return 1 }'
    const keys = mutate('a.ts', source, 0).mutants.map(keyOf)
    expect(new Set(keys).size).toBe(keys.length)
    const on = 'const it = [n % 6, m % 6]'
    expect(keys.filter(key => key.includes('6 → 7'))).toEqual([
      `a.ts | it | ${on} | 6 → 7`,
      `a.ts | it | ${on} | 6 → 7 | (2)`,
    ])
  })
  it('leaves types, words and messages alone', () => {
    expect(changes('type A = 1 | 2; const it: 3 = "a" + b as 4; throw new Error(`${1}`)')).toEqual([])
  })
  it('puts each behind its switch', () => {
    const source = 'let it = 0; for (const n of [1, 2, 3]) { if (n > 1) it += n }'
    expect(value(source, -1)).toBe(5)
    const at = (change: string) => changes(source).indexOf(change)
    expect(value(source, at('n > 1 → n >= 1'))).toBe(6)
    expect(value(source, at('n > 1 → false'))).toBe(0)
    expect(value(source, at('it += n → it -= n'))).toBe(-5)
  })
  it('keeps parentheses', () => {
    expect(changes('const it = (a + b) * c')).toContain('(a + b) * c → (a + b) / c')
  })
  it('leaves an `else` with its condition', () => {
    expect(value('let it = 0\nif (it > 0) it = 1\nelse it = 2', -1)).toBe(2)
  })
})

describe('the list of harmless ones', () => {
  const text =
    '# a.ts\nif (a < b) c()\n  a < b → a <= b\n  because: they are never the same\nin f\n  *\n  because: speed only\n'
  it('knows them by what they say', () => {
    const [mutant] = mutate('a.ts', '\n\nif (a < b) c()', 0).mutants
    expect(readHarmless(text, 'list').filter(entry => means(entry, mutant!))).toMatchObject([
      { why: 'they are never the same', from: 'list:3' },
    ])
  })
  it('knows all that stands in something', () => {
    const { mutants } = mutate('a.ts', 'function f() { return [a] }\nfunction fg() { return [a] }', 0)
    const [, entry] = readHarmless(text, 'list')
    expect(mutants.map(mutant => means(entry!, mutant))).toEqual([true, false])
  })
  it('wants a reason', () => {
    expect(() => readHarmless('# a.ts\nline\n  a → b\nother\n  c → d\n  because: x\n', 'list')).not.toThrow()
    expect(() => readHarmless('# a.ts\nline\n  a → b\n', 'list')).toThrow('no reason')
  })
})

describe('what a test takes without a mutant', () => {
  it('counts the turns of loops in which its file is loaded', async () => {
    const text = `module.exports = { 'a.test.ts': () => {
      const { it } = require('vitest')
      for (let i = 0; i < 500; i++) __tick()
      it('one', () => __tick())
      it('other', () => {})
    } }`
    const { traces } = await baseline(new Warm(text, 0), { file: 'a.test.ts', alone: true })
    expect(traces.map(({ ticks, fault }) => [ticks, fault])).toEqual([
      [501, null],
      [500, null],
    ])
  })
  it('does not forget what an earlier test of the same load may have kept', async () => {
    const text = `module.exports = { 'a.test.ts': () => {
      const { it } = require('vitest')
      __on(0)
      it('one', () => __on(1))
      it('other', () => __on(2))
    } }`
    const passed = async (alone: boolean) =>
      (await baseline(new Warm(text, 3), { file: 'a.test.ts', alone })).traces.map(trace => [
        trace.passed,
        trace.before,
      ])
    expect(await passed(true)).toEqual([
      [[0, 1], []],
      [[0, 2], []],
    ])
    expect(await passed(false)).toEqual([
      [[1], [0]],
      [[2], [0, 1]],
    ])
  })
  it('does what stands around the tests of a `describe`, and of no other', async () => {
    const text = `module.exports = { 'a.test.ts': () => {
      const { it, describe, beforeEach, afterEach } = require('vitest')
      beforeEach(() => __on(0))
      describe('', () => {
        beforeEach(() => __on(1))
        afterEach(() => __on(2))
        it('inside', () => { throw new Error('no') })
      })
      it('outside', () => {})
    } }`
    const { traces } = await baseline(new Warm(text, 3), { file: 'a.test.ts', alone: true })
    expect(traces.map(({ passed, fault }) => [passed, fault])).toEqual([
      [[0, 1, 2], 'Error: no'],
      [[0], null],
    ])
  })
})
