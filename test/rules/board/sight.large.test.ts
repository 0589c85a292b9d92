import { describe, expect, it } from 'vitest'
import { makeCell, makeTables } from '../../../rules/board/board.ts'
import {
  classicSight,
  type Observer,
  occupied,
  type Scene,
  type Sight,
  sight,
  tournamentSight,
} from '../../../rules/board/sight.ts'
import { type Facing, facings } from '../../../rules/core/hex.ts'
import { type Pick, picker, pickOf } from '../../../rules/core/random.ts'

const [columns, rows] = [4, 4]
const kinds = ['impassable', 'obstacle', 'difficult'] as const

/** A small board with sides of every kind, laid by chance, but for those between hexes of one base. */
function sceneBy(pick: Pick, rules: Scene['rules'], bases: readonly (readonly number[])[]): Scene {
  const plan = { id: 'small', name: { en: 'small', fr: 'small' }, columns, rows }
  const open = makeTables(plan)
  const inOne = (cell: number, f: number) =>
    bases.some(base => base.includes(cell) && base.includes(open.neighbour[cell * 6 + f]!))
  const sides = [...open.present.keys()].flatMap(cell =>
    facings
      .filter(f => !inOne(cell, f) && pick(3) === 0)
      .map(facing => ({ hex: makeCell(open, cell), facing, kind: pickOf(pick, kinds) })),
  )
  const occupants = new Uint8Array(columns * rows)
  for (const cell of bases.flat()) occupants[cell] = occupied.here
  const between = pick(occupants.length)
  if (pick(2)) occupants[between] = occupied.here
  return { board: makeTables({ ...plan, sides }), rules, occupants }
}

describe('8.46 what a large figure sees', () => {
  const board = makeTables({ id: 'small', name: { en: '', fr: '' }, columns, rows })
  const bases = (pick: Pick) => {
    const cell = pick(columns * rows)
    const around = facings.map(f => board.neighbour[cell * 6 + f]!).filter(next => next >= 0)
    const first = pick(around.length)
    return [cell, around[first]!, ...(pick(2) ? [around[(first + 1) % around.length]!] : [])]
  }

  it.each([
    ['tournament', tournamentSight],
    ['classic', classicSight],
  ])('5.08 8.46 is what its hexes see, one by one: %s', (_, rules) => {
    const pick = picker(7)
    let seen = 0
    for (let n = 0; n < 4000; n++) {
      const [own, aim] = [bases(pick), bases(pick)]
      if (own.some(cell => aim.includes(cell))) continue
      const scene = sceneBy(pick, rules, [own, aim])
      const facing: Facing = 0
      const range = 1 + pick(2)
      const look = (cells: readonly number[]): Sight => {
        const eyes = cells.map(cell => ({ cell, facings: [facing] }))
        const viewer: Observer = { cells: own, eyes, allAround: true, raised: false }
        return sight(scene, viewer, { cells: aim, raised: false }, { range })
      }
      const plain = ({ visible, penalty, range: far }: Sight) => [visible, penalty, visible && far]
      const [best = look([])] = own
        .map(cell => look([cell]))
        .filter(({ visible }) => visible)
        .toSorted((a, b) => Number(a.penalty) - Number(b.penalty) || a.range - b.range)
      expect(plain(look(own))).toEqual(plain(best))
      if (best.visible) seen++
    }
    expect(seen).toBeGreaterThan(100)
  })
})
