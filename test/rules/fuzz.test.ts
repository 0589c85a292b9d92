import { describe, expect, it } from 'vitest'
import { questionKinds } from '../../rules/combat-hex/index.ts'
import { boards } from '../../rules/index.ts'
import { play } from '../helpers/fuzz.ts'
import { each, many, thorough } from '../helpers/thorough.ts'
import { trial } from '../helpers/trials.ts'

// Fifty battles in all, of which `npm test` plays some; `npm run fuzz` plays them, and a thousand besides.
const small = [400, 600]

describe('random battles through the legal answers', () => {
  const asked = new Set<string>()

  it.each(each([0, 1, 2, 3, 6, 7], 2))('battle %i holds at every answer', n => {
    const played = play(n, trial(n, small), 3)
    expect(played.save.battle.result).not.toBeNull()
    for (const kind of Object.keys(played.asked)) asked.add(kind)
  })

  it.each(each([21, 20, 23, 26], 3))('battle %i by the classic rules', n => {
    const played = play(n, trial(n, small, 'classic'), 3)
    expect(played.save.battle.result).not.toBeNull()
  })

  const several: [number, number][] = [
    [30, 3],
    [31, 3],
    [35, 4],
    [32, 4],
  ]
  it.each(each(several, 2))('battle %i of %i players', (n, count) => {
    const played = play(n, trial(n, small, 'classic', count), 6)
    expect(played.save.battle.result).not.toBeNull()
  })

  it.each(each(boards(), 4).map(board => board.id))('1500 points a side on %s', board => {
    play(2, { ...trial(2, [1500]), board, lastTurn: 3 }, 10)
  })

  it.each([40, 53])('more from battle %i on, looked at less closely', first => {
    for (let n = first; n < first + many(13, 4); n++) {
      const { asked: kinds } = play(n, trial(n, [400], n % 3 === 2 ? 'classic' : 'tournament'), 40)
      for (const kind of Object.keys(kinds)) asked.add(kind)
    }
  })

  it('leaves no trace of an end taken back where a figure was carried', () => {
    expect(play(355, trial(355)).undone).toBeGreaterThan(0)
  })

  // The golden battles ask every kind in any case.
  if (thorough)
    it('asks every kind of question there is', () => {
      const all = [...questionKinds].sort()
      for (let n = 66; n < 200 && asked.size < all.length; n++)
        for (const kind of Object.keys(play(n, trial(n, small), 100).asked)) asked.add(kind)
      expect([...asked].sort()).toEqual(all)
    })
})
