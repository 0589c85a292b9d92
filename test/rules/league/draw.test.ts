import { describe, expect, it } from 'vitest'
import { hashOf, shuffled } from '../../../rules/league/draw.ts'

describe('what is drawn', () => {
  it('comes from FNV-1a, as its authors publish it', () => {
    const published = { '': 0x811c9dc5, a: 0xe40c292c, b: 0xe70c2de5, foobar: 0xbf9cf968 }
    for (const [text, hash] of Object.entries(published)) expect(hashOf(text) >>> 0).toBe(hash)
  })

  it('puts a list in every order, each as often', () => {
    const orders = new Set<string>()
    for (let chance = 0; chance < 4 * 3 * 2; chance++) {
      let left = chance
      const asked: number[] = []
      const pick = (among: number) => {
        asked.push(among)
        const drawn = left % among
        left = Math.floor(left / among)
        return drawn
      }
      orders.add(shuffled(['a', 'b', 'c', 'd'], pick).join(''))
      expect(asked).toEqual([4, 3, 2])
    }
    expect(orders.size).toBe(24)
  })
})
