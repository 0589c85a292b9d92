import { type Board, parseCell } from '../../../rules/board/board.ts'
import { boardById } from '../../../rules/board/boards.ts'
import type { Facing } from '../../../rules/core/hex.ts'
import type { BoardScene, UnitOnBoard } from '../../regiments/boardScene.ts'
import { arcsAround, rangeAround } from '../../regiments/fieldOverlay.ts'

type More = Partial<
  Omit<UnitOnBoard, 'label' | 'owner' | 'at' | 'facing' | 'files' | 'left' | 'of' | 'touches'>
> & {
  left?: number
  touches?: string
}
type SampleRow = [label: string, hex: string, facing: Facing, of: number, files: number, more?: More]

const sides: readonly SampleRow[] = [
  ['A1', 'D12', 0, 20, 5, { banner: true, drum: true, joined: 1, icon: 'pikeman' }],
  ['A2', 'F10', 1, 24, 6, { left: 17, banner: true, drum: true, icon: 'swordman', touches: 'G10' }],
  ['A3', 'H11', 0, 10, 5, { icon: 'bowman', drum: true, done: true, open: true }],
  ['A4', 'J10', 0, 8, 4, { left: 6, deep: 2, banner: true, icon: 'mounted-knight', touches: 'J9 K10' }],
  ['A5', 'L11', 5, 5, 5, { deep: 2, icon: 'cavalry', shaken: true, left: 3 }],
  ['A6', 'N12', 0, 1, 1, { icon: 'eagle-head', life: { left: 3, of: 5 } }],
  ['A7', 'H13', 0, 1, 1, { icon: 'wizard-face', starred: true, life: { left: 2, of: 2 } }],
  ['A8', 'B11', 2, 30, 10, { left: 24, icon: 'spears', banner: true }],
  [
    'B1',
    'G10',
    4,
    30,
    6,
    { left: 22, banner: true, drum: true, joined: 2, icon: 'orc-head', touches: 'F10' },
  ],
  ['B2', 'J9', 3, 20, 5, { left: 15, banner: true, icon: 'goblin', touches: 'J10' }],
  ['B3', 'K10', 4, 3, 3, { left: 2, icon: 'troll', touches: 'J10' }],
  ['B4', 'M8', 3, 10, 5, { deep: 2, icon: 'wolf-head', drum: true }],
  ['B5', 'D6', 3, 40, 8, { icon: 'orc-head', banner: true, drum: true }],
  ['B6', 'B8', 2, 1, 1, { icon: 'wyvern', life: { left: 5, of: 5 } }],
  ['B7', 'H6', 3, 12, 6, { icon: 'archer', left: 10, done: true }],
  ['B8', 'N6', 4, 4, 2, { icon: 'ogre', shaken: true, left: 3 }],
]

const unitsOn = (board: Board): UnitOnBoard[] =>
  sides.map(([label, hex, facing, of, files, { touches, ...more } = {}]) => ({
    label,
    owner: label.startsWith('A') ? 0 : 1,
    at: parseCell(board, hex)!,
    facing,
    files,
    left: of,
    of,
    ...more,
    ...(touches && { touches: touches.split(' ').map(each => parseCell(board, each)!) }),
  }))

const board = boardById('the-hills')!
const at = (hex: string) => parseCell(board, hex)!
const units = unitsOn(board)
const unit = (label: string) => units.find(each => each.label === label)!

/** A battle of eight units a side. */
export const sampleBattle: BoardScene = {
  board,
  units,
  players: [{ name: 'Ada' }, { name: 'Bruno' }],
  language: 'en',
}

/** The same where it is fought. */
export const closeBattle: BoardScene = {
  ...sampleBattle,
  focus: ['A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'A5', 'A7', 'B4'].map(label => unit(label).at),
  highlighted: ['A2'],
  windows: 1,
}

/** Ways that a unit may charge. */
export const chargeBattle: BoardScene = {
  ...sampleBattle,
  focus: ['A1', 'A2', 'B5', 'B6', 'B1', 'A8'].map(label => unit(label).at),
  highlighted: ['A1'],
  windows: 1,
  overlay: {
    charges: [
      {
        owner: 0,
        way: ['D12', 'D11', 'D10', 'D9', 'D8', 'D7'].map(at),
        target: at('D6'),
        side: 3,
        note: '9: 28 %',
      },
      { owner: 0, way: ['D12', 'D11', 'E11', 'F9'].map(at), target: at('G10'), side: 5, note: '4: 92 %' },
    ],
  },
}

/** Arcs of a unit, and how far a general and a banner are heeded. */
export const zonesBattle: BoardScene = {
  ...sampleBattle,
  language: 'fr',
  overlay: {
    arcs: arcsAround(board, unit('B4')),
    ranges: [
      rangeAround(board, unit('A1').at, 4, 'presence', 0),
      rangeAround(board, unit('A2').at, 4, 'banner', 0),
    ],
  },
}
