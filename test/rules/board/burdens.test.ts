import { describe, expect, it } from 'vitest'
import { blocked, clear, costly, either, join, lighter, obstacle } from '../../../rules/board/sightGrid.ts'

/** What a burden leaves to choose from: obstacle sides crossed, and whether the penalty is paid. */
type Way = readonly [obstacles: number, penalty: number]
const ways = new Map<number, readonly Way[]>([
  [clear, [[0, 0]]],
  [costly, [[0, 1]]],
  [obstacle, [[1, 0]]],
  [obstacle | costly, [[1, 1]]],
  [
    either,
    [
      [0, 1],
      [1, 0],
    ],
  ],
  [blocked, []],
])
const all = [...ways.keys()]

/** The burden that leaves these, without those that another outdoes. */
function burdenOf(some: readonly Way[]): number | undefined {
  const open = some.filter(([obstacles]) => obstacles < 2)
  const best = open.filter(([o, p]) => !open.some(([a, b]) => a <= o && b <= p && a + b < o + p))
  const text = [...new Set(best.map(String))].toSorted().join(' ')
  return all.find(burden => ways.get(burden)!.map(String).toSorted().join(' ') === text)
}

describe('burdens of a line', () => {
  it('4.041 5.171 add up: a second obstacle side blocks, and a choice is made as it serves', () => {
    for (const a of all)
      for (const b of all) {
        const sums = ways
          .get(a)!
          .flatMap(([o, p]) => ways.get(b)!.map(([q, r]): Way => [o + q, Math.max(p, r)]))
        expect([a, b, join(a, b)]).toEqual([a, b, burdenOf(sums)])
      }
  })

  it('4.041 5.171 of two ways the lighter counts, or the choice between them', () => {
    for (const a of all)
      for (const b of all)
        expect([a, b, lighter(a, b)]).toEqual([a, b, burdenOf([...ways.get(a)!, ...ways.get(b)!])])
  })
})
