/**
 * Flat-top hexes in axial coordinates. Columns run A, B, C ... from the left, rows 1, 2, 3 ... from the
 * top; every second column (B, D, ...) stands half a hex lower. Inside, a hex is `{ q, r }`; labels such
 * as `C7` are made and read at the door only.
 */
export interface Hex {
  readonly q: number
  readonly r: number
}

/** The six sides of a hex, clockwise from the top. A facing is the index of one of them. */
export const directions = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const
export type Direction = (typeof directions)[number]
export type Facing = 0 | 1 | 2 | 3 | 4 | 5
export const facings: readonly Facing[] = [0, 1, 2, 3, 4, 5]

/** One step through side `f`, in axial coordinates. */
export const steps: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
]

/** Turns a facing clockwise by `by` sixths of a circle; negative turns the other way. */
export const turned = (facing: number, by: number): Facing => ((((facing + by) % 6) + 6) % 6) as Facing

export const step = (facing: number): Hex => steps[turned(facing, 0)]!

export const add = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r })
export const subtract = (a: Hex, b: Hex): Hex => ({ q: a.q - b.q, r: a.r - b.r })
export const equal = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r

/** Number of steps between two hexes (rule 5.06 counts the target's hex and not the shooter's). */
export function distance(a: Hex, b: Hex): number {
  const q = a.q - b.q
  const r = a.r - b.r
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}

/** Turns an offset around the origin, clockwise by `by` sixths. */
export function rotate(offset: Hex, by: number): Hex {
  let { q, r } = offset
  for (let i = turned(by, 0); i > 0; i--) [q, r] = [0 - r, q + r]
  return { q, r }
}

/** `N`, `NE` ... to a facing; undefined for anything else. */
export function parseFacing(text: string): Facing | undefined {
  const index = directions.indexOf(text.trim().toUpperCase() as Direction)
  return index < 0 ? undefined : (index as Facing)
}

export const makeFacing = (facing: number): Direction => directions[turned(facing, 0)]

/** Column and row counted from 0, as boards are drawn and written. */
export const toOffset = ({ q, r }: Hex): { column: number; row: number } => ({
  column: q,
  row: r + (q - (q & 1)) / 2,
})
export const fromOffset = (column: number, row: number): Hex => ({
  q: column,
  r: row - (column - (column & 1)) / 2,
})

/** 0 is A, 25 is Z, 26 is AA. */
export function makeColumn(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : makeColumn(Math.floor(column / 26) - 1) + letter
}

/** `C7` to a hex; undefined where the text is no label at all (whether a board has it is another question). */
export function parseHex(text: string): Hex | undefined {
  const match = /^([A-Z]{1,2})([1-9]\d{0,2})$/.exec(text.trim().toUpperCase())
  if (!match) return undefined
  const column = match[1]!.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return fromOffset(column, Number(match[2]) - 1)
}

export function makeHex(hex: Hex): string {
  const { column, row } = toOffset(hex)
  return `${makeColumn(column)}${row + 1}`
}
