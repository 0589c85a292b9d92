import { describe, expect, it } from 'vitest'
import { type Cell, makeCell, makeTables } from '../../../rules/board/board.ts'
import {
  classicSight,
  type Observer,
  occupied,
  type Sight,
  type SightScene,
  sight,
  tournamentSight,
} from '../../../rules/board/sight.ts'
import { facings } from '../../../rules/core/hex.ts'
import { picker, pickOf } from '../../../rules/core/random.ts'

const kinds = ['impassable', 'obstacle', 'difficult'] as const

/** Two bases of one to four hexes on a small board that is full of sides, but for those within a base. */
function sceneBy(seed: number) {
  const pick = picker(seed)
  const plan = { id: 'small', name: { en: '', fr: '' }, columns: 3 + pick(3), rows: 2 + pick(4) }
  const open = makeTables(plan)
  const all = [...open.present.keys()]
  const base = () => {
    const cells = new Set([pickOf(pick, all)])
    for (let more = pick(4); more > 0; more--) {
      const next = open.neighbour[pickOf(pick, [...cells]) * 6 + pick(6)]!
      if (next >= 0) cells.add(next)
    }
    return [...cells]
  }
  const bases = [base(), base()] as const
  const within = (cell: Cell, f: number) =>
    bases.some(cells => cells.includes(cell) && cells.includes(open.neighbour[cell * 6 + f]!))
  const few = 2 + pick(3)
  const sides = all.flatMap(cell =>
    facings
      .filter(f => !within(cell, f) && pick(few) === 0)
      .map(facing => ({ hex: makeCell(open, cell), facing, kind: pickOf(pick, kinds) })),
  )
  const occupants = new Uint8Array(all.length)
  for (const cell of bases.flat()) occupants[cell] = occupied.here
  for (let more = pick(3); more > 0; more--) occupants[pickOf(pick, all)] = occupied.here
  const rules = pick(2) ? tournamentSight : classicSight
  const scene: SightScene = { board: makeTables({ ...plan, sides }), rules, occupants }
  return { scene, own: bases[0], aim: bases[1], range: 1 + pick(4) }
}

/** The best of what a large figure sees by all of its hexes together, and by one after the other. */
function seenBy(seed: number) {
  const { scene, own, aim, range } = sceneBy(seed)
  if (own.some(cell => aim.includes(cell))) return undefined
  const look = (cells: readonly Cell[]): Sight => {
    const eyes = cells.map(cell => ({ cell, facings: [0] as const }))
    const viewer: Observer = { cells: own, eyes, allAround: true, raised: false }
    return sight(scene, viewer, { cells: aim, raised: false }, { range })
  }
  const [best = look([])] = own
    .map(cell => look([cell]))
    .filter(({ visible }) => visible)
    .toSorted((a, b) => Number(a.penalty) - Number(b.penalty) || a.range - b.range)
  const plain = ({ visible, penalty, range: far }: Sight) => [visible, penalty, visible && far]
  return { together: plain(look(own)), apart: plain(best) }
}

describe('8.46 what a large figure sees', () => {
  it('5.08 8.46 is what its hexes see, one after the other', () => {
    let compared = 0
    for (let seed = 0; seed < 500; seed++) {
      const seen = seenBy(seed)
      expect(seen?.together, `${seed}`).toEqual(seen?.apart)
      if (seen?.together[0]) compared++
    }
    expect(compared).toBeGreaterThan(50)
  })

  // Here a corner counts that two hexes have, for a target that only one of them has in range.
  it.each([365, 1024, 17_157, 34_976, 49_806])('5.06 8.46 where hexes share corners: %i', seed => {
    const seen = seenBy(seed)!
    expect(seen.together).toEqual(seen.apart)
    expect(seen.together[0]).toBe(true)
  })
})
