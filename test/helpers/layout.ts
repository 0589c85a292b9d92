import fc from 'fast-check'
import { type SideKind, sideKinds } from '../../rules/board/board.ts'
import type { Base } from '../../rules/combat-hex/army/figure.ts'
import {
  add,
  type Facing,
  fromOffset,
  type Hex,
  makeFacing,
  makeHex,
  step,
  toOffset,
  turned,
} from '../../rules/core/hex.ts'
import { disc, type Motion } from './position.ts'
import { type Placed, type Scene, scenario } from './scenario.ts'

export interface Soldier {
  /** reference hex */
  hex: Hex
  facing: Facing
  owner: 0 | 1
  base: Extract<Base, 'single' | 'cavalry'>
}

/** Ground and figures in the plane, before they are a board; may be turned and mirrored. */
export interface Layout {
  hexes: Hex[]
  sides: { hex: Hex; facing: Facing; kind: SideKind }[]
  barred: Hex[]
  soldiers: Soldier[]
}

export const keyOf = ({ q, r }: Hex) => `${q} ${r}`

export const moveLayout = (layout: Layout, { hex, facing }: Motion): Layout => ({
  hexes: layout.hexes.map(hex),
  sides: layout.sides.map(side => ({ ...side, hex: hex(side.hex), facing: facing(side.facing) })),
  barred: layout.barred.map(hex),
  soldiers: layout.soldiers.map(one => ({ ...one, hex: hex(one.hex), facing: facing(one.facing) })),
})

/** Hexes of a soldier's base, the front one first. */
export const standsOn = ({ hex, facing, base }: Soldier): Hex[] =>
  base === 'single' ? [hex] : [hex, add(hex, step(facing + 3))]

/**
 * Sets the layout up as a battle, in player 0's action phase. Soldiers keep their order: `ids[i]` is the label
 * of the i-th. `label` says where a hex of the plane has come to lie.
 */
export function playLayout(
  layout: Layout,
  change: Partial<Placed> | ((soldier: number) => Partial<Placed>) = {},
  scene: Partial<Scene> = {},
) {
  const offsets = layout.hexes.map(toOffset)
  const left = Math.floor(Math.min(...offsets.map(o => o.column)) / 2) * 2
  const top = Math.min(...offsets.map(o => o.row))
  const label = (hex: Hex) => {
    const { column, row } = toOffset(hex)
    return makeHex(fromOffset(column - left, row - top))
  }
  const columns = Math.max(...offsets.map(o => o.column)) - left + 1
  const rows = Math.max(...offsets.map(o => o.row)) - top + 1
  const there = new Set(layout.hexes.map(label))
  const count = [0, 0]
  const ids = layout.soldiers.map(({ owner }) => `${'AB'[owner]}${++count[owner]!}`)
  const figures: Scene['figures'] = {}
  for (const [i, { hex, facing, base }] of layout.soldiers.entries())
    figures[ids[i]!] = {
      at: label(hex),
      facing: makeFacing(facing),
      base,
      ...(typeof change === 'function' ? change(i) : change),
    }
  const table = scenario({
    board: {
      columns,
      rows,
      gaps: Array.from({ length: columns * rows }, (_, n) =>
        makeHex(fromOffset(n % columns, Math.floor(n / columns))),
      ).filter(name => !there.has(name)),
      barred: layout.barred.map(label),
      sides: layout.sides.map(side => ({ ...side, hex: label(side.hex) })),
    },
    figures,
    ...scene,
  })
  return { table, ids, label }
}

/** Hexes of a soldier's danger zone, from the words of 4.09 and 4.041. */
export const zoneOf = (layout: Layout, { hex, facing }: Soldier): string[] =>
  [-1, 0, 1].filter(by => !isCut(layout, hex, facing + by)).map(by => keyOf(add(hex, step(facing + by))))

/** Costs of 4.03; a side that is not here is not crossed (4.04). */
export const prices: Partial<Record<string, number>> = { open: 1, difficult: 2, water: 3 }

/** Is there a black or dotted side between two hexes that touch, or the end of the ground? */
export function isCut(layout: Layout, hex: Hex, facing: number): boolean {
  const kind = sideBetween(layout, hex, facing)
  return kind === undefined || kind === 'impassable' || kind === 'obstacle'
}

/** What lies on a side; undefined where the ground ends behind it. The side that was named last counts. */
export function sideBetween(layout: Layout, hex: Hex, facing: number): SideKind | undefined {
  const next = add(hex, step(facing))
  if (!layout.hexes.some(other => keyOf(other) === keyOf(next))) return undefined
  return (
    layout.sides.findLast(
      side =>
        (keyOf(side.hex) === keyOf(hex) && side.facing === turned(facing, 0)) ||
        (keyOf(side.hex) === keyOf(next) && side.facing === turned(facing, 3)),
    )?.kind ?? 'open'
  )
}

/** Fields of at most `size` hexes about the middle, with a soldier of player 0 first and one of player 1 second. */
export function layouts(size: number): fc.Arbitrary<Layout> {
  const ground = disc(size)
  const spot = fc.nat(ground.length - 1).map(n => ground[n]!)
  const facing = fc.nat(5).map(f => turned(f, 0))
  const soldier = fc.record({
    hex: spot,
    facing,
    owner: fc.constantFrom<0 | 1>(0, 1),
    base: fc.constantFrom<Soldier['base']>('single', 'single', 'cavalry'),
  })
  return fc
    .record({
      gone: fc.array(spot, { maxLength: 4 }),
      barred: fc.array(spot, { maxLength: 5 }),
      sides: fc.array(fc.record({ hex: spot, facing, kind: fc.constantFrom<SideKind>(...sideKinds) }), {
        maxLength: ground.length,
      }),
      soldiers: fc.array(soldier, { minLength: 2, maxLength: 12 }),
    })
    .map(({ gone, barred, sides, soldiers }) => {
      const missing = new Set(gone.map(keyOf))
      const layout: Layout = {
        hexes: ground.filter(hex => !missing.has(keyOf(hex))),
        sides: sides.filter(({ hex }) => !missing.has(keyOf(hex))),
        barred: barred.filter(hex => !missing.has(keyOf(hex))),
        soldiers: [],
      }
      const free = new Set(layout.hexes.map(keyOf))
      for (const hex of layout.barred) free.delete(keyOf(hex))
      for (const one of soldiers) {
        const owner = layout.soldiers.length < 2 ? (layout.soldiers.length as 0 | 1) : one.owner
        const wanted: Soldier = { ...one, owner }
        if (wanted.base === 'cavalry' && isCut(layout, wanted.hex, wanted.facing + 3)) wanted.base = 'single'
        if (!standsOn(wanted).every(hex => free.has(keyOf(hex)))) continue
        for (const hex of standsOn(wanted)) free.delete(keyOf(hex))
        layout.soldiers.push(wanted)
      }
      return layout
    })
    .filter(({ soldiers }) => soldiers.length >= 2)
}
