import {
  type Board,
  type BoardTheme,
  type Cell,
  makeTables,
  parseCell,
  type SideKind,
  sideKinds,
} from '../../rules/board/board.ts'
import { turned } from '../../rules/core/hex.ts'
import type { Legend, Overlay, Scene, Token } from '../types.ts'

const whole = (hex: string, kind: SideKind) => [0, 1, 2, 3, 4, 5].map(facing => ({ hex, facing, kind }))

/** A room of hexes, walled all round: the plan of one of two hexes that share a side wins. */
const ring = (hexes: string, kind: SideKind) => [
  ...hexes.split(' ').flatMap(hex => whole(hex, kind)),
  { hex: 'G4', facing: 3, kind: 'open' as const },
  { hex: 'G5', facing: 1, kind: 'open' as const },
  { hex: 'H5', facing: 5, kind: 'open' as const },
]

/** A board with every kind of side and mark; for finding colours, nothing else. */
function sampleBoard(theme: BoardTheme): Board {
  const columns = 12
  const rows = 8
  const letters = 'ABCDEFGHIJKL'
  const sides = Array.from({ length: 48 }, (_, i) => ({
    hex: `${letters.charAt((i * 5) % columns)}${1 + ((i * 3) % rows)}`,
    facing: i % 6,
    kind: sideKinds[1 + (i % 4)]!,
  }))
  const list = (seed: number) =>
    Array.from(
      { length: 10 },
      (_, i) => `${letters.charAt((i * seed) % columns)}${1 + ((i * 5 + seed) % rows)}`,
    )
  return makeTables({
    id: 'sample',
    theme,
    name: { en: '', fr: '' },
    columns,
    rows,
    raised: [...list(7), 'C3', 'C4', 'D3'],
    barred: list(11),
    sides: [
      ...sides,
      ...whole('B6', 'water'),
      ...whole('B7', 'water'),
      ...whole('C7', 'water'),
      ...whole('J6', 'difficult'),
      ...whole('J7', 'difficult'),
      ...whole('K7', 'difficult'),
      ...ring('G4 G5 H5', 'impassable'),
    ],
  })
}

/** Letters and signs as legends have them. */
const sampleLegend: Legend = {
  overlay: {
    reach: '',
    stops: '',
    threatened: '',
    free: '',
    hard: '',
    blocked: '',
    field: '',
    zones: '',
    deployment: '',
    chains: '',
    moved: '',
    shot: '',
    lost: '',
    missed: '',
    saved: '',
    removed: '',
  },
  sides: {
    open: 'open 1',
    difficult: 'difficult 2',
    water: 'water 3',
    impassable: 'impassable',
    obstacle: 'obstacle',
  },
  raised: 'raised',
  barred: 'no stopping',
  signs: [
    { sign: 'frame', word: 'hero' },
    { sign: 'pips', word: 'life' },
    { sign: 'counter', word: 'AP' },
  ],
}

/** As fresh as they come, faded a little and much, and fallen. */
const conditions: Pick<Token, 'faded' | 'fallen'>[] = [
  {},
  { faded: 0.38 },
  { faded: 0.38 },
  { faded: 0.62 },
  { faded: 0.62, fallen: true },
]

function sampleTokens(cells: readonly Cell[], first: number): Token[] {
  return cells.map((cell, i) => {
    const n = i + first
    return {
      label: `${'AB'.charAt(n % 2)}${1 + (n % 12)}`,
      cells: [cell],
      facing: turned(n, 0),
      owner: n % 2,
      icon: n % 3 === 0 ? 'sword-brandish' : 'barbute',
      starred: n % 3 === 0,
      pips: { left: 1 + (n % 3), of: 3 },
      counter: n % 7 ? n % 5 : undefined,
      sign: n % 2 === 0 ? 'spears' : undefined,
      ...conditions[n % 7 < 5 ? n % 7 : 0],
      highlighted: n % 11 === 0,
      note: n % 5 === 0 ? 'F' : undefined,
    }
  })
}

/** Scenes that together show every colour a board picture can have. */
export function sampleScene(theme: BoardTheme): Scene[] {
  const board = sampleBoard(theme)
  const at = (label: string): Cell => parseCell(board, label)!
  const all = (labels: string): Cell[] => labels.split(' ').map(at)
  const spots = all('A1 B2 C1 D5 E3 F6 G2 H7 I4 J1 K6 L3 A6 C8 E8 G5 I8 K2')
  const overlays: Overlay[] = [
    {
      zones: [
        { owner: 0, cells: all('B3 C3 C4 D3 E4 G4 H4 F5') },
        { owner: 1, cells: all('D3 E4 F3 I5 J5 K5 H4 L5') },
      ],
      marks: [
        { cell: at('A1'), kind: 'removed' },
        { cell: at('E3'), kind: 'missed' },
        { cell: at('G2'), kind: 'saved' },
        { cell: at('I4'), kind: 'lost', loss: 2 },
      ],
      arrows: [
        { from: at('A2'), to: at('D6'), owner: 0 },
        { from: at('L7'), to: at('H2'), owner: 1 },
      ],
    },
    {
      starts: [
        { owner: 0, cells: all('A1 A2 A3 B1 B2 B3') },
        { owner: 1, cells: all('L1 L2 L3') },
        { owner: null, cells: all('F1 F2 G1 G2') },
      ],
      field: all('C3 C4 D3 D4 E4 E5 F3 F4 B3 B4'),
      deployment: all('J2 J3 J4 K3 K4 K5 L4 L5 L6 I5'),
      sight: [
        { from: at('C1'), corner: 1, to: at('G2'), corners: [3, 4], ok: true, penalty: false },
        { from: at('C1'), corner: 2, to: at('H7'), corners: [4, 5], ok: true, penalty: true },
        { from: at('F6'), corner: 0, to: at('K2'), corners: [3, 4], ok: false, penalty: false },
      ],
    },
    {
      reach: all('C3 C4 D3 D4 E4 E5 F3 F4 B3 B4').map((cell, i) => ({
        cell,
        cost: i,
        stops: i % 3 === 0,
        threatened: i % 4 === 0,
      })),
      path: {
        cells: all('H3 I4 J4 J5'),
        costs: [1, 2, 3],
        total: 6,
        run: at('J6'),
        ghost: sampleTokens([at('J6')], 0)[0],
      },
    },
  ]
  return overlays.map((overlay, i) => ({
    board,
    tokens: sampleTokens(spots, i * 3),
    overlay,
    legend: sampleLegend,
    width: 560,
    marks: 'all',
  }))
}
