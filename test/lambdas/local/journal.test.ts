import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openJournal } from '../../../lambdas/local/journal.ts'

describe('a journal', () => {
  let folder: string
  let file: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'journal-'))
    file = join(folder, 'deeper', 'journal.jsonl')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('keeps what was put and forgets what was removed, without being closed', () => {
    const journal = openJournal<{ n: number }>(file)
    journal.put('a', { n: 1 })
    journal.put('b', { n: 2 })
    journal.put('a', { n: 3 })
    journal.remove('b')
    expect(openJournal(file).entries()).toEqual([['a', { n: 3 }]])
  })

  it('34 holds nothing of what is done once all is, and goes on from there', () => {
    const journal = openJournal<string>(file)
    journal.put('a', 'Bruno')
    journal.put('b', 'Ada')
    journal.remove('a')
    journal.remove('b')
    expect(readFileSync(file, 'utf8')).toBe('')
    journal.put('c', 'Chloé')
    expect(openJournal(file).entries()).toEqual([['c', 'Chloé']])
  })

  it('leaves out a last line that was cut off', () => {
    const journal = openJournal<number>(file)
    journal.put('a', 1)
    journal.close()
    appendFileSync(file, '{"put":"b","val')
    const again = openJournal<number>(file)
    expect(again.entries()).toEqual([['a', 1]])
    again.put('c', 2)
    expect(openJournal(file).entries()).toEqual([
      ['a', 1],
      ['c', 2],
    ])
  })

  it('says so when a line in the middle is damaged', () => {
    const journal = openJournal<number>(file)
    journal.put('a', 1)
    appendFileSync(file, 'damage\n')
    journal.put('b', 1)
    expect(() => openJournal(file)).toThrow('line 2')
  })

  it('does not grow with what is out of date', () => {
    const journal = openJournal<number>(file)
    for (let n = 0; n < 5000; n++) journal.put(`key${n % 3}`, n)
    expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThan(600)
    expect(openJournal<number>(file).get('key2')).toBe(4997)
  })

  it('without a file lives in memory', () => {
    const journal = openJournal<number>(null)
    journal.put('a', 1)
    expect(journal.get('a')).toBe(1)
  })
})
