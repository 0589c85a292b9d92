import { expect, it } from 'vitest'
import { drawScene } from '../../render/board/drawScene.ts'
import { drawOverview, type OverviewTile } from '../../render/board/overview.ts'
import { iconOf } from '../../render/combat-hex/figureIcons.ts'
import { legendOf } from '../../render/combat-hex/pictureWords.ts'
import type { Scene, Token } from '../../render/types.ts'
import type { Board } from '../../rules/board/board.ts'
import { boards } from '../../rules/board/boards.ts'
import { roster } from '../../rules/combat-hex/army/roster.ts'
import { expectGolden } from './compare.ts'

/** So many figures a side, some way apart, on a board. */
function sceneOf(n: number, count: number): Scene {
  const board = boards()[n]!
  const tokens = Array.from({ length: 2 * count }, (_, i): Token => {
    const type = roster.filter(({ base }) => base === 'single')[(i * 7 + n * 3) % 60]!
    const cell = (5 + ((i * 5 + n) % 7)) * board.columns + 6 + ((i * 3) % 13)
    return {
      label: `${i % 2 ? 'B' : 'A'}${Math.floor(i / 2) + 1}`,
      cells: [cell],
      facing: (i % 6) as Token['facing'] & number,
      owner: i % 2,
      pips: { left: 1 + (i % 2), of: 2 },
      starred: i < 4,
      ...iconOf(type),
    }
  })
  return {
    board,
    tokens,
    players: [
      { name: 'Ada', tone: 'cool' },
      { name: 'Bruno', tone: 'warm' },
    ],
  }
}

const tiles = (all: number, count: number): OverviewTile[] =>
  Array.from({ length: all }, (_, n) => ({
    number: n + 1,
    title: ['Bruno', 'Guillaume le Conquérant de Normandie', 'Cléo'][n % 3]!,
    about: `Turn ${n + 1} · ${n ? 'Cléo to answer' : 'your turn'}`,
    urgent: n === 0,
    scene: sceneOf(n, count),
  }))

it('games in one picture look as they did', async () => {
  await expectGolden('overview', await drawOverview(tiles(3, 6)))
})

it('keeps six games with 18 figures a side to 120 kB', async () => {
  expect((await drawOverview(tiles(6, 18))).length).toBeLessThan(240_000)
})

/** Thirty figures all over a board, with all that can stand on a base. */
const crowd = (board: Board): Token[] =>
  Array.from({ length: 30 }, (_, i): Token => {
    const type = roster[(i * 7 + 3) % roster.length]!
    return {
      label: `${i % 2 ? 'B' : 'A'}${1 + (i >> 1)}`,
      cells: [(i * 12 + 21) % (board.columns * board.rows)],
      facing: (i % 6) as Token['facing'] & number,
      owner: i % 2,
      pips: { left: 1 + (i % 3), of: 3 },
      counter: i % 7,
      starred: type.kind === 'hero',
      faded: [0, 0.38, 0.62][i % 3]!,
      ...(i % 3 === 0 && { note: ['F', 'BC R'][i % 2]! }),
      ...(i % 5 === 4 && { fallen: true }),
      ...iconOf(type),
    }
  })

it('keeps the whole of any board with 30 figures, as a message shows it, to 240 kB', async () => {
  for (const board of boards()) {
    const { length } = await drawScene({ board, tokens: crowd(board), legend: legendOf('en') })
    expect(length, board.id).toBeLessThan(240_000)
  }
})
