import type { Token } from '../../render/drawScene.ts'
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

/** A figure of player A (good) or B (evil); a plain warrior unless told otherwise. */
export function token(
  label: string,
  hex: string,
  facing: Facing,
  more: Partial<Token> & { base?: Base } = {},
): Token {
  const { base = 'single', ...rest } = more
  const evil = label.startsWith('B')
  return {
    label,
    cells: baseCells(smallBoard, base, at(hex), facing) ?? [at(hex)],
    facing,
    camp: evil ? 'evil' : 'good',
    owner: evil ? 1 : 0,
    hero: false,
    life: 2,
    maxLife: 2,
    ap: 0,
    maxAp: 0,
    shoots: false,
    state: 'ready',
    ...rest,
  }
}

export const tokens: Token[] = [
  token('A1', 'A3', 0, { hero: true, life: 4, maxLife: 4, ap: 6, maxAp: 6 }),
  token('A2', 'B4', 1, { life: 1, ap: 2, maxAp: 2 }),
  token('A3', 'C5', 2, { shoots: true, hero: true, life: 3, maxLife: 4, ap: 3, maxAp: 5 }),
  token('A4', 'D5', 3, { state: 'moved' }),
  token('A5', 'E3', 4, { highlighted: true }),
  token('A12', 'D1', 5, { base: 'cavalry', ap: 10, maxAp: 10, effects: ['battle-awareness', 'fast'] }),
  token('B1', 'F3', 5, { hero: true, life: 5, maxLife: 6, ap: 10, maxAp: 10, shoots: true }),
  token('B2', 'G4', 4, { state: 'acted' }),
  token('B3', 'E6', 0, { state: 'fallen', life: 0, hero: true, maxAp: 4 }),
  token('B4', 'I6', 0, { base: 'large-3', life: 6, maxLife: 6, ap: 2, maxAp: 4 }),
  token('B11', 'J3', 5, { state: 'shot', shoots: true }),
]
