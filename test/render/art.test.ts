import { describe, expect, it } from 'vitest'
import { byPlace } from '../../render/art/growth.ts'
import { lands } from '../../render/art/lands.ts'
import { looseHex, terrainOf } from '../../render/art/nature.ts'
import { addNoise, chance, hash } from '../../render/art/noise.ts'
import { makeLayout, makeView } from '../../render/board/framing.ts'
import { pixelsOfScene } from '../../render/board/scenePixels.ts'
import {
  type BoardPlan,
  boardThemes,
  cellsOf,
  makeCell,
  makeTables,
  type SideKind,
} from '../../rules/board/board.ts'
import { boardById, boards } from '../../rules/board/boards.ts'
import { at, smallBoard } from './scenes.ts'

const ring = (hex: string, kind: SideKind, but: number[] = []) =>
  [0, 1, 2, 3, 4, 5].filter(facing => !but.includes(facing)).map(facing => ({ hex, facing, kind }))
const plan = (more: Partial<BoardPlan>) =>
  makeTables({ id: 'land', name: { en: '', fr: '' }, columns: 8, rows: 8, ...more })

describe('chance in pictures', () => {
  it('is the same every time, and between 0 and 1', () => {
    expect(hash(3, 4, 5)).toBe(hash(3, 4, 5))
    const found = Array.from({ length: 2000 }, (_, i) => chance(i % 50, i / 50, 7))
    expect(Math.min(...found)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...found)).toBeLessThan(1)
    expect(Math.abs(found.reduce((a, b) => a + b) / 2000 - 0.5)).toBeLessThan(0.03)
  })

  it('makes soft noise: neighbours differ little', () => {
    const field = new Float32Array(100 * 40)
    addNoise(field, 100, 40, { scale: 20, weight: 1, seed: 3 })
    for (let i = 1; i < 100; i++) expect(Math.abs(field[i]! - field[i - 1]!)).toBeLessThan(0.12)
  })
})

describe('what a hex looks like', () => {
  it('4.03 follows its sides: wet, overgrown, or plain', () => {
    const { natures } = terrainOf(smallBoard)
    expect([natures[at('D3')], natures[at('B2')], natures[at('E4')], natures[at('H6')]]).toEqual([
      'water',
      'rough',
      'land',
      'land',
    ])
  })

  it('a ford is still in the river, a causeway between two pools is not', () => {
    const board = plan({ sides: [...ring('C3', 'water', [2]), ...ring('E5', 'water', [1, 4])] })
    const { natures } = terrainOf(board)
    expect(natures[at('C3', board)]).toBe('water')
    expect(natures[at('E5', board)]).toBe('land')
  })

  it('a room has a floor when walls and doors close it, and none where a wall is missing', () => {
    const house = boardById('the-four-houses')!
    const { natures } = terrainOf(house)
    expect(['F4', 'G5', 'I4'].map(label => natures[at(label, house)])).toEqual(['floor', 'floor', 'floor'])
    expect(['R4', 'A1', 'M12'].map(label => natures[at(label, house)])).not.toContain('floor')
  })

  it('in a village, rubble lies at walls and on heights, gardens lie elsewhere', () => {
    const house = boardById('the-four-houses')!
    const terrain = terrainOf(house)
    const wild = cellsOf(house).filter(cell => terrain.natures[cell] === 'rough')
    const { open, sheltered } = byPlace(house, terrain, wild)
    expect(open.map(cell => makeCell(house, cell))).toEqual(
      expect.arrayContaining(['L5', 'L6', 'M11', 'M12', 'D8', 'U9']),
    )
    expect(sheltered.map(cell => makeCell(house, cell))).toEqual(
      expect.arrayContaining(['P2', 'Q5', 'H12', 'J3', 'O14']),
    )
    expect(open.length + sheltered.length).toBe(wild.length)
  })

  it('a bridge lies between two parapets over water, all of it and nothing else', () => {
    const decks = (id: string) => {
      const board = boardById(id)!
      return [...terrainOf(board).decks.keys()].sort((a, b) => a - b).map(cell => makeCell(board, cell))
    }
    expect(decks('the-three-bridges')).toEqual(
      'K3 L3 K4 L4 K8 L8 M8 N8 K9 L9 M9 N9 M13 N13 M14 N14'.split(' '),
    )
    expect(decks('the-bridge').length).toBe(16)
    for (const { id } of boards())
      if (!['the-bridge', 'the-three-bridges'].includes(id)) expect(decks(id)).toEqual([])
  })

  it('a bridge may lead any way, and needs both its parapets', () => {
    const rails = (far: boolean) => [
      ...ring('D3', 'water', [2]),
      { hex: 'D3', facing: 2, kind: 'obstacle' as const },
      ...(far ? [{ hex: 'F4', facing: 2, kind: 'obstacle' as const }] : []),
    ]
    const [whole, half] = [true, false].map(far => plan({ sides: rails(far) }))
    expect([...terrainOf(whole!).decks]).toEqual([
      [at('F4', whole), { across: 2, wide: 2 }],
      [at('E4', whole), { across: 2, wide: 2 }],
    ])
    expect(terrainOf(half!).decks.size).toBe(0)
  })

  it('neighbours share the loose outline of their side', () => {
    const board = plan({})
    const view = makeView(board, { width: 600 })
    const terrain = terrainOf(board)
    const key = ({ x, y }: { x: number; y: number }) => `${x.toFixed(3)} ${y.toFixed(3)}`
    const [a, b] = ['D4', 'D5'].map(
      label => new Set(looseHex(view, board, terrain, at(label, board)).map(key)),
    )
    expect([...a!].filter(point => b!.has(point)).length).toBe(6)
  })
})

it('every theme is a land of its own', () => {
  const grounds = boardThemes.map(theme => lands[theme].ground.join())
  expect(new Set(grounds).size).toBe(boardThemes.length)
  expect(new Set(boards().map(({ theme }) => theme)).size).toBeGreaterThan(3)
})

it('a board of another theme looks other, and the same again', () => {
  const layout = makeLayout(smallBoard, { width: 400 })
  const pictures = boardThemes.map(theme => {
    const board = { ...smallBoard, theme }
    const [once, again] = [0, 1].map(() => pixelsOfScene({ board, tokens: [], width: 400 }, layout).join())
    expect(once).toBe(again)
    return once
  })
  expect(new Set(pictures).size).toBe(boardThemes.length)
})
