/**
 * Boards as text: a picture that a person draws in any editor, with every side of every hex in it.
 *
 *     # A line that begins with # is a remark.
 *     board the-ford
 *     name en The ford
 *     name fr Le gué
 *     size 6x3
 *     map
 *          A  B  C  D  E  F
 *          __    __    __
 *       1 /^ \__/  \__/ X\
 *         \__/  ~::/  \##/--
 *       2 /  \__~  ~~~~^ \__
 *         \__/  \__/  \==/  \
 *       3 /  :__/  \__/^X\__/
 *         \__:  \__/  \__/  \
 *            \__/  \__/  \__/
 *
 * A hex is two characters wide inside; its six sides are the strokes around it.
 *
 * | inside | meaning                              | side            | meaning                    |
 * |--------|--------------------------------------|-----------------|----------------------------|
 * | blank  | plain ground                         | `_`, `/`, `\`   | open (4.03)                |
 * | `^`    | raised ground (5.13)                 | `:`             | difficult (4.03)           |
 * | `X`    | barred, no move ends there (4.07)    | `~`             | water (4.03)               |
 * | `^X`   | both                                 | `#`             | impassable (4.04)          |
 * | `--`   | a gap: no hex of the board (4.06)    | `=`             | obstacle (4.041)           |
 *
 * A flat side is two characters long and both are the same. What is drawn at the border, or along a gap,
 * changes nothing there: the board ends. The first four characters of a line of the map, and the letters
 * above it, are for the reader; the program passes over them. The id is of small letters, digits and
 * hyphens; a line `theme marsh` may say what the land looks like (`boardThemes`); `size` is columns x rows and stands above the map.
 */
import { add, type Facing, facings, fromOffset, makeFacing, makeHex, step, toOffset } from '../core/hex.ts'
import { nearest } from '../core/names.ts'
import { excerpt, type Fault, type Faults, faultList, linesOf } from '../core/text.ts'
import {
  type Board,
  type BoardPlan,
  type BoardTheme,
  boardThemes,
  makeTables,
  type SideKind,
  sideKinds,
} from './board.ts'

export const maxColumns = 60
export const maxRows = 60
const maxTextLength = 65_536
const maxNameLength = 60
const margin = 4

const strokes: Record<Exclude<SideKind, 'open'>, string> = {
  difficult: ':',
  water: '~',
  impassable: '#',
  obstacle: '=',
}
/** How an open side is drawn, by facing. */
const openStrokes = ['_', '\\', '/', '_', '\\', '/'] as const
/** Sides with another hex above them. */
const upper: readonly Facing[] = [0, 1, 5]

export type ParsedBoard = { ok: true; board: Board } | { ok: false; faults: Fault[] }
interface Size {
  columns: number
  rows: number
}

const widthOf = ({ columns }: Size): number => 3 * columns + 1
const heightOf = ({ columns, rows }: Size): number => 2 * rows + (columns > 1 ? 2 : 1)

/** Where a hex is drawn: its left end, and the line of its upper side. */
const cornerOf = (column: number, row: number) => ({ x: 3 * column, y: 2 * row + (column % 2) })

/** Where the side is drawn; flat sides take two characters from there. */
function strokeAt(column: number, row: number, facing: number): { x: number; y: number; length: 1 | 2 } {
  const { x, y } = cornerOf(column, row)
  if (facing === 0) return { x: x + 1, y, length: 2 }
  if (facing === 3) return { x: x + 1, y: y + 2, length: 2 }
  return { x: facing < 3 ? x + 3 : x, y: facing === 1 || facing === 5 ? y + 1 : y + 2, length: 1 }
}

const label = (column: number, row: number): string => makeHex(fromOffset(column, row))

function kindOf(text: string, facing: number): SideKind | undefined {
  const stroke = text[0]!
  if (text !== stroke.repeat(text.length)) return undefined
  return stroke === openStrokes[facing]
    ? 'open'
    : sideKinds.find(kind => kind !== 'open' && strokes[kind] === stroke)
}

/** Reads the picture whose first line (of sides) is `lines[from]`. */
function readMap(lines: readonly string[], from: number, size: Size, faults: Faults) {
  const { columns, rows } = size
  const picture = lines.slice(from, from + heightOf(size)).map(line => line.slice(margin).trimEnd())
  const read = picture.map(line => new Uint8Array(line.length))
  const take = (x: number, y: number, length: number): string => {
    read[y]!.fill(1, x, x + length)
    return picture[y]!.slice(x, x + length).padEnd(length)
  }
  const fault = (x: number, y: number, code: string, about: Fault['about']) =>
    faults.add(from + y + 1, code, about, margin + x + 1)

  const gaps = new Set<string>()
  const raised: string[] = []
  const barred: string[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const hex = label(column, row)
      const { x, y } = cornerOf(column, row)
      const inside = take(x + 1, y + 1, 2)
      if (inside === '--') gaps.add(hex)
      else if (!/^[ ^Xx]{2}$/.test(inside))
        fault(x + 1, y + 1, 'unknown-hex-mark', { hex, text: excerpt(inside) })
      if (inside.includes('^')) raised.push(hex)
      if (/x/i.test(inside)) barred.push(hex)
    }

  const sides: { hex: string; facing: number; kind: SideKind }[] = []
  /** Is there a hex above this side, whose own side it is too? */
  const isBelow = (column: number, row: number, facing: Facing): boolean => {
    if (!upper.includes(facing)) return false
    const above = toOffset(add(fromOffset(column, row), step(facing)))
    const inside = above.column >= 0 && above.column < columns && above.row >= 0
    return inside && !gaps.has(label(above.column, above.row))
  }
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      for (const facing of facings) {
        const { x, y, length } = strokeAt(column, row, facing)
        const text = take(x, y, length)
        if (gaps.has(label(column, row))) continue
        // a side that two hexes share is read once, from the hex above it
        if (isBelow(column, row, facing)) continue
        const about = { hex: label(column, row), side: makeFacing(facing) }
        const kind = kindOf(text, facing)
        if (kind) sides.push({ hex: about.hex, facing, kind })
        else if (text.trim() === '') fault(x, y, 'side-missing', about)
        else fault(x, y, 'unknown-side-mark', { ...about, text: excerpt(text) })
      }

  for (const [y, line] of picture.entries()) {
    const x = line.split('').findIndex((mark, x) => mark !== ' ' && !read[y]![x])
    if (x >= 0) fault(x, y, 'outside-map', { text: excerpt(line.slice(x)) })
  }
  return { gaps, raised, barred, sides }
}

/**
 * Reads a board from its notation. All faults are given at once (up to `maxFaults`), each with its line.
 * Takes any text: what is too long or too big is refused before any work is done on it.
 */
export function parseBoard(text: string): ParsedBoard {
  const faults = faultList()
  const fail = (): ParsedBoard => ({ ok: false, faults: faults.sorted() })
  if (text.length > maxTextLength) {
    faults.add(1, 'text-too-long', { length: text.length, most: maxTextLength })
    return fail()
  }
  const lines = linesOf(text)
  let id: string | undefined
  const names: { en?: string; fr?: string } = {}
  let theme: BoardTheme | undefined
  let size: Size | undefined
  let map: ReturnType<typeof readMap> | undefined
  const told = new Set<string>()
  const once = (line: number, what: string) => {
    if (told.has(what)) faults.add(line, 'said-twice', { what })
    told.add(what)
  }

  for (let at = 0; at < lines.length && !faults.full(); at++) {
    const line = lines[at]!
    const number = at + 1
    const [word = '', ...rest] = line.trim().split(/\s+/)
    const value = rest.join(' ')
    if (word === '' || line.startsWith('#')) continue
    if (word === 'board') {
      once(number, 'board')
      if (/^[a-z0-9][a-z0-9-]{0,39}$/.test(value)) id = value
      else faults.add(number, 'bad-board-id', { text: excerpt(value) })
    } else if (word === 'name') {
      const [language = '', ...words] = rest
      const name = words.join(' ')
      if (language !== 'en' && language !== 'fr') {
        faults.add(number, 'unknown-language', { text: excerpt(language) })
        continue
      }
      once(number, `name ${language}`)
      if (name !== '' && name.length <= maxNameLength && !/\p{Cc}/u.test(name)) names[language] = name
      else faults.add(number, 'bad-board-name', { text: excerpt(name), most: maxNameLength })
    } else if (word === 'theme') {
      once(number, 'theme')
      theme = boardThemes.find(known => known === value)
      if (!theme) faults.add(number, 'unknown-theme', { text: excerpt(value), known: boardThemes.join(', ') })
    } else if (word === 'size') {
      once(number, 'size')
      const [, columns = NaN, rows = NaN] = /^([1-9]\d?) ?x ?([1-9]\d?)$/i.exec(value)?.map(Number) ?? []
      if (columns <= maxColumns && rows <= maxRows) size = { columns, rows }
      else faults.add(number, 'bad-board-size', { text: excerpt(value), columns: maxColumns, rows: maxRows })
    } else if (word === 'map' && value === '') {
      once(number, 'map')
      if (!size) {
        if (!told.has('size')) faults.add(number, 'size-after-map')
        return fail()
      }
      const from = isRuler(lines[at + 1] ?? '') ? at + 2 : at + 1
      const taken = mapLines(lines, from, size, faults)
      if (taken === heightOf(size)) map = readMap(lines, from, size, faults)
      at = from + taken - 1
    } else if (/^[\s\d]/.test(line) && map) faults.add(number, 'map-too-long', { rows: size!.rows })
    else {
      const [near] = nearest(word, ['board', 'name', 'theme', 'size', 'map'])
      faults.add(number, 'unknown-line', { text: excerpt(line), ...(near && near !== word && { near }) })
    }
  }

  for (const what of ['board', 'name en', 'name fr', 'size', 'map'])
    if (!told.has(what)) faults.add(lines.length, 'line-missing', { what })
  if (faults.any()) return fail()
  // Every line that had to be there was there, and none was faulty.
  const plan: BoardPlan = { id: id!, name: { en: names.en!, fr: names.fr! }, theme, ...size!, ...map! }
  return { ok: true, board: makeTables(plan) }
}

/** The letters above the map; no stroke is a letter, so they cannot be taken for its first line. */
const isRuler = (line: string): boolean => /^[A-Z ]+$/.test(line) && line.trim() !== ''

/** How many lines from `from` on are lines of the map, at most as many as it needs; says what is wrong. */
function mapLines(lines: readonly string[], from: number, size: Size, faults: Faults): number {
  const needed = heightOf(size)
  let taken = 0
  for (; taken < needed; taken++) {
    const line = lines[from + taken]
    if (line === undefined || /^[a-z#]/i.test(line)) {
      faults.add(from + taken + (line === undefined ? 0 : 1), 'map-too-short', { lines: taken, needed })
      return taken
    }
    if (line.includes('\t')) faults.add(from + taken + 1, 'tab', {}, line.indexOf('\t') + 1)
    else if (!/^[ \d]*$/.test(line.slice(0, margin))) faults.add(from + taken + 1, 'bad-margin', { margin })
  }
  return taken
}

/** Writes a board in its notation; `parseBoard` reads the same board back. */
export function makeBoard(board: Board): string {
  const { columns, rows, present, neighbour, side } = board
  const picture = Array.from({ length: heightOf(board) }, () => Array<string>(widthOf(board)).fill(' '))
  const draw = (x: number, y: number, text: string) => {
    for (let i = 0; i < text.length; i++) picture[y]![x + i] = text[i]!
  }
  for (let cell = 0; cell < columns * rows; cell++) {
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    const { x, y } = cornerOf(column, row)
    if (!present[cell]) draw(x + 1, y + 1, '--')
    else {
      draw(x + 1, y + 1, (board.raised[cell] ? '^' : ' ') + (board.barred[cell] ? 'X' : ' '))
      for (let facing = 0; facing < 6; facing++) {
        const kind = neighbour[cell * 6 + facing]! < 0 ? 'open' : sideKinds[side[cell * 6 + facing]!]!
        const stroke = kind === 'open' ? openStrokes[facing]! : strokes[kind]
        const place = strokeAt(column, row, facing)
        draw(place.x, place.y, stroke.repeat(place.length))
      }
    }
  }
  const ruler = Array.from({ length: columns }, (_, column) => label(column, 0).slice(0, -1).padEnd(3)).join(
    '',
  )
  const numbered = picture.map((line, y) => {
    const number = y % 2 === 1 && y < 2 * rows ? String((y + 1) / 2).padStart(3) : ''
    return (number.padEnd(margin) + line.join('')).trimEnd()
  })
  return [
    `board ${board.id}`,
    `name en ${board.name.en}`,
    `name fr ${board.name.fr}`,
    ...(board.theme === 'grass' ? [] : [`theme ${board.theme}`]),
    `size ${columns}x${rows}`,
    'map',
    `${' '.repeat(margin + 1)}${ruler}`.trimEnd(),
    ...numbered,
    '',
  ].join('\n')
}
