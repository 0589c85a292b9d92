import fc from 'fast-check'
import {
  type Board,
  type Cell,
  cellOf,
  makeTables,
  type SideKind,
  sideKinds,
} from '../../rules/board/board.ts'
import { occupied } from '../../rules/board/sight.ts'
import { type Facing, fromOffset, type Hex, makeHex, rotate, toOffset, turned } from '../../rules/core/hex.ts'

/** Hexes with what lies between them and stands on them, before anything is a board. May be moved about. */
export interface Position {
  hexes: Hex[]
  sides: { hex: Hex; facing: Facing; kind: SideKind }[]
  raised: Hex[]
  /** `flags` as in `occupied` */
  figures: { hexes: Hex[]; flags: number }[]
}

/** A motion of the plane that maps hexes to hexes. */
export interface Motion {
  readonly hex: (hex: Hex) => Hex
  readonly facing: (facing: number) => Facing
}
export const turnBy = (by: number): Motion => ({
  hex: hex => rotate(hex, by),
  facing: facing => turned(facing, by),
})
/** Left becomes right. */
export const mirror: Motion = {
  hex: ({ q, r }) => ({ q: 0 - q, r: q + r }),
  facing: facing => turned(6 - facing, 0),
}
export const both = (first: Motion, then: Motion): Motion => ({
  hex: hex => then.hex(first.hex(hex)),
  facing: facing => then.facing(first.facing(facing)),
})

export const move = (position: Position, motion: Motion): Position => ({
  hexes: position.hexes.map(motion.hex),
  sides: position.sides.map(side => ({
    ...side,
    hex: motion.hex(side.hex),
    facing: motion.facing(side.facing),
  })),
  raised: position.raised.map(motion.hex),
  figures: position.figures.map(figure => ({ ...figure, hexes: figure.hexes.map(motion.hex) })),
})

export interface Laid {
  board: Board
  occupants: Uint8Array
  /** cells of each figure */
  figures: Cell[][]
}

/** Makes a board of it: pushed to the upper left as far as it goes, everything else left out. */
export function lay(position: Position): Laid {
  const offsets = position.hexes.map(toOffset)
  const left = Math.floor(Math.min(...offsets.map(o => o.column)) / 2) * 2
  const top = Math.min(...offsets.map(o => o.row))
  const shifted = (hex: Hex): Hex => {
    const { column, row } = toOffset(hex)
    return fromOffset(column - left, row - top)
  }
  const label = (hex: Hex) => makeHex(shifted(hex))
  const columns = Math.max(...offsets.map(o => o.column)) - left + 1
  const rows = Math.max(...offsets.map(o => o.row)) - top + 1
  const there = new Set(position.hexes.map(label))
  const gaps = Array.from({ length: columns * rows }, (_, n) =>
    makeHex(fromOffset(n % columns, Math.floor(n / columns))),
  ).filter(name => !there.has(name))
  const board = makeTables({
    id: 'test',
    name: { en: 'Test', fr: 'Essai' },
    columns,
    rows,
    gaps,
    raised: position.raised.map(label),
    sides: position.sides.map(({ hex, facing, kind }) => ({ hex: label(hex), facing, kind })),
  })
  const occupants = new Uint8Array(columns * rows)
  const figures = position.figures.map(({ hexes, flags }) =>
    hexes.map(hex => {
      const cell = cellOf(board, shifted(hex))!
      occupants[cell] = flags
      return cell
    }),
  )
  return { board, occupants, figures }
}

/** All hexes within `size` steps of the middle. */
export function disc(size: number): Hex[] {
  const hexes: Hex[] = []
  for (let q = -size; q <= size; q++)
    for (let r = Math.max(-size, -size - q); r <= Math.min(size, size - q); r++) hexes.push({ q, r })
  return hexes
}

const flags = fc
  .record({ raised: fc.boolean(), soft: fc.boolean(), tall: fc.boolean(), kind: fc.nat(5) })
  .map(
    ({ raised, soft, tall, kind }) =>
      occupied.here |
      (raised ? occupied.raised : 0) |
      (kind === 0 && soft ? occupied.soft : 0) |
      (kind === 1 && tall ? occupied.tall : 0),
  )

/** Positions on the hexes given: some terrain everywhere, two figures or more, no two on one hex. */
export function positions(hexes: Hex[]): fc.Arbitrary<Position> {
  const spot = fc.nat(hexes.length - 1).map(n => hexes[n]!)
  const side = fc.record({
    hex: spot,
    facing: fc.nat(5).map(f => turned(f, 0)),
    kind: fc.constantFrom<SideKind>(...sideKinds.slice(1), 'impassable', 'difficult', 'obstacle'),
  })
  return fc
    .record({
      missing: fc.array(spot, { maxLength: 3 }),
      sides: fc.array(side, { maxLength: Math.ceil(hexes.length * 0.9) }),
      raised: fc.array(spot, { maxLength: Math.ceil(hexes.length / 6) }),
      figures: fc.uniqueArray(fc.record({ hex: spot, flags }), {
        minLength: 2,
        maxLength: Math.ceil(hexes.length / 5),
        selector: ({ hex }) => makeHex(hex),
      }),
    })
    .map(({ missing, sides, raised, figures }) => {
      const used = new Set(figures.map(({ hex }) => makeHex(hex)))
      const gone = new Set(missing.map(makeHex).filter(name => !used.has(name)))
      const stays = (hex: Hex) => !gone.has(makeHex(hex))
      return {
        hexes: hexes.filter(stays),
        sides: sides.filter(({ hex }) => stays(hex)),
        raised: raised.filter(stays),
        figures: figures.map(({ hex, flags }) => ({ hexes: [hex], flags })),
      }
    })
}
