import type { Token } from '../../render/board/drawScene.ts'
import { type Board, type Cell, makeTables, parseCell, type SideKind } from '../../rules/board/board.ts'
import type { Base } from '../../rules/combat-hex/army/figure.ts'
import { baseCells } from '../../rules/combat-hex/battle/bases.ts'
import type { Facing } from '../../rules/core/hex.ts'

const around = (hex: string, kind: SideKind) => [0, 1, 2, 3, 4, 5].map(facing => ({ hex, facing, kind }))

/** Ten columns and seven rows with everything that a board may have. */
export const smallBoard: Board = makeTables({
  id: 'small',
  name: { en: 'small', fr: 'petit' },
  columns: 10,
  rows: 7,
  gaps: ['A1', 'J7'],
  raised: ['H2', 'H3', 'I3'],
  barred: ['B6'],
  sides: [
    ...around('B2', 'difficult'),
    ...around('D3', 'water'),
    ...around('F2', 'impassable'),
    ...around('F5', 'obstacle'),
    { hex: 'H6', facing: 0, kind: 'difficult' },
    { hex: 'H6', facing: 1, kind: 'water' },
    { hex: 'H6', facing: 2, kind: 'impassable' },
    { hex: 'H6', facing: 3, kind: 'obstacle' },
  ],
})

export const at = (label: string, board: Board = smallBoard): Cell => {
  const cell = parseCell(board, label)
  if (cell === undefined) throw new RangeError(`no hex ${label}`)
  return cell
}

export const cellsAt = (labels: string): Cell[] => labels.split(' ').map(label => at(label))

/** A token of player A or B; a plain warrior unless told otherwise. */
export function token(
  label: string,
  hex: string,
  facing: Facing,
  more: Partial<Token> & { base?: Base } = {},
): Token {
  const { base = 'single', ...rest } = more
  return {
    label,
    cells: baseCells(smallBoard, base, at(hex), facing) ?? [at(hex)],
    facing,
    owner: label.startsWith('B') ? 1 : 0,
    icon: rest.starred ? 'old-king' : 'barbute',
    pips: { left: 2, of: 2 },
    ...rest,
  }
}

const pips = (left: number, of: number) => ({ left, of })
const bow = { sign: 'high-shot' as const }

export const tokens: Token[] = [
  token('A1', 'A3', 0, { starred: true, pips: pips(4, 4), counter: 6 }),
  token('A2', 'B4', 1, { pips: pips(1, 2), counter: 2 }),
  token('A3', 'C5', 2, { ...bow, starred: true, pips: pips(3, 4), counter: 3 }),
  token('A4', 'D5', 3, { faded: 0.38 }),
  token('A5', 'E3', 4, { highlighted: true }),
  token('A12', 'D1', 5, { base: 'cavalry', counter: 10, note: 'BA F' }),
  token('B1', 'F3', 5, { ...bow, starred: true, pips: pips(5, 6), counter: 10 }),
  token('B2', 'G4', 4, { faded: 0.62 }),
  token('B3', 'E6', 0, { faded: 0.62, fallen: true, starred: true, pips: pips(0, 2), counter: 0 }),
  token('B4', 'I6', 0, { base: 'large-3', pips: pips(6, 6), counter: 2 }),
  token('B11', 'J3', 5, { ...bow, faded: 0.38 }),
]
