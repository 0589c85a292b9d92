import { backdropOf } from '../../render/board/drawBoard.ts'
import { drawScene, type Token } from '../../render/board/drawScene.ts'
import { makeLayout, makeView } from '../../render/board/framing.ts'
import { paintScene } from '../../render/board/paintScene.ts'
import { legendOf } from '../../render/combat-hex/pictureWords.ts'
import { drawGameReplay } from '../../render/combat-hex/replay.ts'
import { tokenOf } from '../../render/combat-hex/tokenOf.ts'
import { board as boardOf, playLong } from '../../render/gallery/combat-hex/playedGame.ts'
import { createCanvas, plainPng } from '../../render/paint/canvas.ts'
import { type Board, type Cell, cellsOf } from '../../rules/board/board.ts'
import { boardById, boards } from '../../rules/board/boards.ts'
import { baseCells } from '../../rules/combat-hex/battle/bases.ts'
import { open, roster } from '../../rules/combat-hex/index.ts'
import { turned } from '../../rules/core/hex.ts'
import { largestReplay } from './largestReplay.ts'
import { figure, inTurns, type Measurement, median, processorTime, resident } from './measure.ts'

/** Thirty figures of both camps, others at every round, so that nothing but the board can be remembered. */
const states = ['ready', 'moved', 'shot', 'acted', 'fallen'] as const

function tokensAt(board: Board, round: number): Token[] {
  const cells = cellsOf(board)
  return Array.from({ length: 30 }, (_, i) => {
    const n = i + round
    const facing = turned(n, 0)
    const at = cells[(i * 12 + round * 7) % cells.length]!
    const type = roster[(i * 7 + round) % roster.length]!
    const figure = {
      label: `${'AB'.charAt(i % 2)}${1 + (i >> 1)}`,
      owner: i % 2,
      type,
      at,
      facing,
      life: 1 + (n % 4),
      ap: n % 7,
      state: states[n % states.length]!,
      carries: [],
      effects: i % 3 === 0 ? [['fast'], ['battle-cry', 'rage']][i % 2]! : [],
    }
    const base = (i % 10 === 0 && baseCells(board, 'cavalry', at, facing)) || [at]
    return { ...tokenOf(board, figure), cells: base }
  })
}

/**
 * Speed, size and memory of board pictures. The yardstick is canvas's own PNG encoder on the same pixels. Both are
 * measured in turns and by what the processor spent in all threads, the collector's among them: other programs on the
 * machine change neither.
 */
export async function renderFigures(): Promise<Measurement[]> {
  const board = boardById('the-marsh')
  if (!board) throw new Error('board missing')
  createCanvas(1, 1)
  const legend = legendOf('en')
  const groundOf = (one: Board, focus?: Cell[], labels = true) => {
    const start = processorTime()
    backdropOf(one, makeView(one, { focus }), { labels })
    return processorTime() - start
  }
  // The compiler knows the code only after some of them: what is drawn first must not be the slowest for that.
  for (const one of boards()) groundOf(one, undefined, false)
  const statics = boards().map(one => groundOf(one))
  const parts = boards().map(one => groundOf(one, cellsOf(one).slice(150, 160)))
  const picture = (round: number) => drawScene({ board, tokens: tokensAt(board, round), legend })
  for (let round = 0; round < 5; round++) await picture(round)

  let largest = 0
  for (const one of boards())
    largest = Math.max(largest, (await drawScene({ board: one, tokens: tokensAt(one, 3), legend })).length)
  const layout = makeLayout(board)
  const canvas = createCanvas(layout.width, layout.height)
  paintScene(canvas.getContext('2d'), layout, { board, tokens: tokensAt(board, 0), legend })
  const [pictures, plains] = await inTurns(
    25,
    async round => {
      largest = Math.max(largest, (await picture(round)).length)
    },
    () => plainPng(canvas),
  )
  const ours = median(pictures)
  const plain = median(plains)
  const plainSize = plainPng(canvas).length

  const before = resident()
  for (let round = 0; round < 500; round++) await picture(round)
  const growth = Math.max(0, resident() - before)

  const played = playLong('the-marsh')
  const { state } = open(played.save)
  const started = processorTime()
  const gif = await drawGameReplay({
    board: boardOf('the-marsh'),
    fighters: played.fighters,
    types: state.types,
    players: [
      { name: 'Ada', camp: 'good' },
      { name: 'Bo', camp: 'evil' },
    ],
    log: played.log,
    captions: [],
    language: 'en',
  })
  const replayed = processorTime() - started

  const longest = largestReplay()
  const beforeLongest = processorTime()
  await drawGameReplay(longest)
  const longestTook = processorTime() - beforeLongest

  const size = `${layout.width} x ${layout.height}`
  const yardstick = plain
  return [
    // A third of it is compression, and a faster one makes larger files: it takes 0.43, and a tenth is left to spare.
    figure(`board picture ${size}, 30 figures, drawn and encoded`, 'ms', ours, { yardstick, limit: 0.48 }),
    figure(
      `board picture ${size}, largest of all boards (plain: ${Math.round(plainSize / 1000)} kB)`,
      'kB',
      largest / 1000,
      { limit: 300 },
    ),
    figure('memory grown over 500 board pictures', 'MB', growth, { limit: 60 }),
    figure('ground of a board, drawn once, slowest', 'ms', Math.max(...statics), { yardstick, limit: 3.5 }),
    // A part is as large a picture as a whole board since messages show what they speak of.
    figure('ground of an enlarged part, slowest', 'ms', Math.max(...parts), { yardstick, limit: 3.5 }),
    figure(`replay of ${state.turn} turns, ${state.figures.length} figures`, 'ms', replayed, {
      yardstick,
      limit: 40,
    }),
    figure('its size', 'MB', gif.length / 2 ** 20, { limit: 8 }),
    figure('the largest replay', 'ms', longestTook, { yardstick, limit: 80 }),
    // Of the 1024 MB that each function has; no function draws all that was drawn here.
    figure('memory of the whole program after them', 'MB', resident(), { limit: 600 }),
  ]
}
