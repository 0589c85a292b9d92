import { describe, expect, it } from 'vitest'
import { cellsOf, makeCell } from '../../../../rules/board/board.ts'
import { facings, makeFacing } from '../../../../rules/core/hex.ts'
import { commit, die, joinSeed } from '../../../../rules/index.ts'
import { scenario } from '../../../helpers/scenario.ts'

const table = () =>
  scenario({
    figures: { A1: { at: 'C5', movement: 4 }, A2: { at: 'A1' }, B1: { at: 'K5' }, B2: { at: 'L1' } },
  })

describe('conduct', () => {
  it('10.01 one judge for both: whatever it lists as legal it takes, and what it refuses changes nothing', () => {
    const listed = table().legal('move A1')
    const ends = new Set<string>()
    for (const answer of listed) {
      const [, , way = '', facing = ''] = answer.split(' ')
      const there = table().answer(answer)
      const hex = way.split('-').at(-1)!
      expect(`${there.where('A1')} ${makeFacing(there.figure('A1').facing)}`).toBe(`${hex} ${facing}`)
      ends.add(`${hex} ${facing}`)
    }
    const t = table()
    // Wherever else it might want to end is refused, and nowhere is listed twice.
    expect(ends.size).toBe(listed.length)
    for (const cell of cellsOf(t.board))
      for (const facing of facings) {
        const end = `${makeCell(t.board, cell)} ${makeFacing(facing)}`
        expect([end, t.question.space.check(`move A1 ${end}`).ok]).toEqual([end, ends.has(end)])
      }
    const before = JSON.stringify(t.save)
    for (const answer of ['move A1 L10', 'move A1 C5', 'turn A1 up', 'shoot A1 B1 N', 'dance A1', ''])
      expect(t.refused(answer).code).toBeTruthy()
    expect(JSON.stringify(t.save)).toBe(before)
  })

  it('10.09 nobody moves the figures of the other, acts out of turn or helps the dice along', () => {
    const t = table()
    expect(t.refused('move B1 J5')).toMatchObject({ code: 'not-yours' })
    t.answer('done', 'done')
    expect(t.asked).toBe('act 1')
    expect(t.refused('move A1 C6')).toMatchObject({ code: 'not-yours' })
    // Another secret than the one promised is found out, and every die follows from it.
    const [secret, other] = ['ab'.repeat(32), 'cd'.repeat(32)]
    expect(commit(other)).not.toBe(commit(secret))
    const faces = (seed: string) => Array.from({ length: 40 }, (_, n) => die(joinSeed(seed, ['1', '2']), n))
    expect(faces(secret)).toEqual(faces(secret))
    expect(faces(other)).not.toEqual(faces(secret))
  })
})
