import { type Facing, facings, type Hex, step, subtract, turned } from '../../core/hex.ts'
import type { UnitSide } from '../formation/clashState.ts'

/** A way from the middle of a hex, in whole numbers: lengths are not true, right angles and ratios of squares are. */
const flat = ({ q, r }: Hex): { x: number; y: number } => ({ x: q, y: 2 * r + q })
/** 3x² + y² is four times the square of the true length. */
const product = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  3 * a.x * b.x + a.y * b.y

/**
 * In which arc of a unit another stands: up to 90° from its facing front, up to 150° a flank, else rear; what lies on a
 * border counts for the more forward one (RB-02.2). For neighbours it is the side between them (RB-02.1).
 */
export function arcOf(from: Hex, facing: Facing, to: Hex): UnitSide {
  const ahead = flat(step(facing))
  const line = flat(subtract(to, from))
  const dot = product(ahead, line)
  if (dot >= 0) return 'front'
  // cos 150° is minus the root of three quarters.
  if (4 * dot * dot > 3 * product(ahead, ahead) * product(line, line)) return 'rear'
  // y grows downwards: clockwise, to the right, is a positive cross product.
  return ahead.x * line.y - ahead.y * line.x > 0 ? 'right' : 'left'
}

/** The side of a hex through which its neighbour in a direction lies, as a unit that faces somewhere sees it. */
export function sideTowards(facing: Facing, direction: number): UnitSide {
  const off = turned(direction, -facing)
  if (off === 0 || off === 1 || off === 5) return 'front'
  return off === 2 ? 'right' : off === 4 ? 'left' : 'rear'
}

/** Directions by how straight they lead away from somewhere, the straightest first (RB-09.1); of equals the one nearest to the facing. */
export function awayFrom(here: Hex, from: Hex, facing: Facing): Facing[] {
  const line = flat(subtract(here, from))
  const turns = (a: Facing) => Math.min(turned(a, -facing), turned(facing, -a))
  return facings.toSorted(
    (a, b) => product(flat(step(b)), line) - product(flat(step(a)), line) || turns(a) - turns(b) || a - b,
  )
}

/** Sides of a hex through which the line from its middle to that of another goes: two where it goes through a corner. */
export function sidesCrossed(here: Hex, to: Hex): Facing[] {
  const line = flat(subtract(to, here))
  const straight = (facing: Facing) => product(flat(step(facing)), line)
  const most = Math.max(...facings.map(straight))
  return facings.filter(facing => straight(facing) === most)
}

/** Directions by how straight they lead from one hex towards another. */
export const towards = (here: Hex, to: Hex): Facing[] => {
  const line = flat(subtract(to, here))
  return facings.toSorted((a, b) => product(flat(step(b)), line) - product(flat(step(a)), line) || a - b)
}

/** Turns of one side between two facings. */
export const turnsBetween = (a: Facing, b: Facing): number => Math.min(turned(a, -b), turned(b, -a))
