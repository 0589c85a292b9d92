import { createCanvas, plainPng } from '../render/canvas.ts'
import { paintScene } from '../render/paint.ts'
import { drawScene, type Token, tokenStates } from '../render/scene.ts'
import { makeView } from '../render/view.ts'
import { baseCells } from '../rules/battle/bases.ts'
import { type Board, cellsOf } from '../rules/board/board.ts'
import { boardById } from '../rules/board/boards.ts'
import { turned } from '../rules/core/hex.ts'

export interface Figure {
  name: string
  value: number
  unit: string
  /** what the value is held against, in the same unit and from the same run; null where the limit is absolute */
  yardstick: number | null
  ratio: number | null
  /** of the ratio where there is one, else of the value */
  limit: number
}

/** Thirty figures of both camps, others at every round, so that nothing but the board can be remembered. */
function tokensAt(board: Board, round: number): Token[] {
  const cells = cellsOf(board)
  return Array.from({ length: 30 }, (_, i) => {
    const n = i + round
    const facing = turned(n, 0)
    const at = cells[(i * 12 + round * 7) % cells.length]!
    return {
      label: `${'AB'.charAt(i % 2)}${1 + (i >> 1)}`,
      cells: (i % 10 === 0 && baseCells(board, 'cavalry', at, facing)) || [at],
      facing,
      camp: i % 2 ? 'evil' : 'good',
      hero: i % 4 === 0,
      owner: i % 2,
      life: 1 + (n % 4),
      maxLife: 4,
      ap: n % 7,
      maxAp: 6,
      shoots: i % 5 === 0,
      state: tokenStates[n % tokenStates.length]!,
    }
  })
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!

async function timed(rounds: number, work: (round: number) => unknown): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    await work(round)
    times.push(performance.now() - start)
  }
  return median(times)
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

/** Speed, size and memory of board pictures; the yardstick is canvas's own PNG encoder on the same pixels. */
export async function renderFigures(): Promise<Figure[]> {
  const board = boardById('the-marsh')
  if (!board) throw new Error('board missing')
  const picture = (round: number) => drawScene({ board, tokens: tokensAt(board, round) })
  for (let round = 0; round < 5; round++) await picture(round)

  let largest = 0
  const ours = await timed(25, async round => {
    largest = Math.max(largest, (await picture(round)).length)
  })
  const view = makeView(board)
  const canvas = createCanvas(view.width, view.height)
  paintScene(canvas.getContext('2d'), view, { board, tokens: tokensAt(board, 0) })
  const plain = await timed(9, () => plainPng(canvas))
  const plainSize = plainPng(canvas).length

  const before = process.memoryUsage().rss
  for (let round = 0; round < 150; round++) await picture(round)
  const growth = Math.max(0, process.memoryUsage().rss - before) / 2 ** 20

  const size = `${view.width} x ${view.height}`
  return [
    {
      name: `board picture ${size}, 30 figures, drawn and encoded`,
      value: rounded(ours, 1),
      unit: 'ms',
      yardstick: rounded(plain, 1),
      ratio: rounded(ours / plain, 2),
      limit: 0.6,
    },
    {
      name: `board picture ${size}, largest of 25 (plain: ${Math.round(plainSize / 1000)} kB)`,
      value: rounded(largest / 1000, 0),
      unit: 'kB',
      yardstick: null,
      ratio: null,
      limit: 250,
    },
    {
      name: 'memory grown over 150 board pictures',
      value: rounded(growth, 0),
      unit: 'MB',
      yardstick: null,
      ratio: null,
      limit: 60,
    },
  ]
}
