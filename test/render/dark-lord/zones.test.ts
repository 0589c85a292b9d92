import { expect, it } from 'vitest'
import { zoneOverlay } from '../../../render/dark-lord/zoneOverlay.ts'
import { stateWith } from '../../../render/gallery/dark-lord/sampleState.ts'
import { parseCell } from '../../../rules/board/board.ts'
import { boardById } from '../../../rules/board/boards.ts'

const board = boardById('the-hills')!
const cell = (label: string) => parseCell(board, label)!
const around = (label: string) => [0, 1, 2, 3, 4, 5].map(facing => board.neighbour[cell(label) * 6 + facing]!)

type Side = Parameters<typeof stateWith>[1]
const zonesIn = (free: Side, shadow: Side, owners?: number[]) =>
  zoneOverlay(stateWith('the-hills', free, shadow), owners)

it('zones are the hexes around whoever stands, of each player apart', () => {
  const { zones, field } = zonesIn(
    [['free-warrior', 'C8']],
    [
      ['raider', 'C13'],
      ['raider', 'D13', { condition: 'lying' }],
    ],
  )
  expect(zones?.map(({ owner }) => owner)).toEqual([0, 1])
  expect(new Set(zones?.[0]?.cells)).toEqual(new Set(around('C8')))
  expect(new Set(zones?.[1]?.cells)).toEqual(new Set(around('C13')))
  expect(field).toBeUndefined()
})

it('whoever wears the Ring has none, but against those who see', () => {
  const worn: Side = [['bearer', 'C8', { ring: 'on' }]]
  expect(zonesIn(worn, [['raider', 'C13']], [0]).zones).toBeUndefined()
  expect(zonesIn(worn, [['ringwraith', 'C13']], [0]).zones?.[0]?.cells).toHaveLength(6)
  expect(
    zonesIn([...worn, ['free-warrior', 'H12']], [['raider', 'C13']], [0]).zones?.[0]?.cells,
  ).toHaveLength(6)
})

it('dread is the hexes within its reach, and of the players asked for alone', () => {
  const drummed = (owners?: number[]) =>
    zonesIn([['free-warrior', 'W8']], [['raider-drummer', 'B8']], owners).field
  // 12 between are 13 steps
  expect(drummed()).toContain(cell('O8'))
  expect(drummed()).not.toContain(cell('P8'))
  expect(drummed([0])).toBeUndefined()
  expect(zonesIn([['free-warrior', 'W8']], [['dark-lord', 'B8']]).field).toContain(cell('U8'))
})
