import { describe, expect, it } from 'vitest'
import { excerpt, faultList, isTidy, linesOf, maxFaults } from '../../../rules/core/text.ts'

describe('a list of faults', () => {
  it('is empty at first', () => {
    const faults = faultList()
    expect([faults.any(), faults.full(), faults.sorted()]).toEqual([false, false, []])
  })

  it('is in the order of the text, and faults of one line in that in which they were found', () => {
    const faults = faultList()
    faults.add(3, 'c', { n: 1 }, 7)
    faults.add(1, 'a')
    faults.add(2, 'b')
    faults.add(1, 'z')
    expect([faults.any(), faults.full()]).toEqual([true, false])
    expect(faults.sorted()).toStrictEqual([
      { line: 1, code: 'a', about: {} },
      { line: 1, code: 'z', about: {} },
      { line: 2, code: 'b', about: {} },
      { line: 3, column: 7, code: 'c', about: { n: 1 } },
    ])
  })

  it('takes forty, and of all that come after them tells the first line, at the end', () => {
    expect(maxFaults).toBe(40)
    const faults = faultList()
    for (let line = 40; line > 0; line--) faults.add(line, 'wrong')
    expect(faults.full()).toBe(false)
    expect(faults.sorted()).toHaveLength(40)
    faults.add(7, 'wrong')
    faults.add(5, 'wrong')
    expect(faults.full()).toBe(true)
    expect(faults.sorted().map(({ line }) => line)).toEqual([
      ...Array.from({ length: 40 }, (_, i) => i + 1),
      7,
    ])
    expect(faults.sorted().at(-1)).toEqual({ line: 7, code: 'too-many-faults', about: { most: 40 } })
  })
})

describe('texts from anywhere', () => {
  it('have lines whatever ends them, and one byte order mark at most', () => {
    expect(linesOf('\uFEFFa\r\nb\rc\n\nd')).toEqual(['a', 'b', 'c', '', 'd'])
    expect(linesOf('a\uFEFF')).toEqual(['a\uFEFF'])
  })

  it('are quoted whole up to forty characters, without control characters', () => {
    const forty = 'abcdefghijklmnopqrstuvwxyzabcdefghijklmn'
    expect(excerpt(forty)).toBe(forty)
    expect(excerpt(`${forty}o`)).toBe(`${forty.slice(0, 39)}…`)
    expect(excerpt(' a\tb\u0000\n')).toBe('a b')
  })

  it('are tidy where nothing in them shapes a message', () => {
    for (const name of ['The ford', 'L’Œuvre d’été – no 2', "O'Neil & co. (2), yes!"])
      expect(isTidy(name), name).toBe(true)
    for (const name of ['', '*a*', 'a_b', '<a>', 'a\nb', 'a`']) expect(isTidy(name), name).toBe(false)
  })
})
