import { describe, expect, it } from 'vitest'
import { camerasOf } from '../../render/camera.ts'
import { framesOf } from '../../render/combat-hex/frames.ts'
import { board as boardOf, play } from '../../render/gallery/combat-hex/battle.ts'
import { centre, inradius, makeView, type View } from '../../render/layout.ts'
import type { Frame } from '../../render/types.ts'
import type { Board, Cell } from '../../rules/board/board.ts'
import { open } from '../../rules/combat-hex/index.ts'
import { parseCell } from '../../rules/index.ts'

const marsh = boardOf('the-marsh')
const whole = makeView(marsh, { width: 880 })
const at = (hex: string): Cell => parseCell(marsh, hex)!

/** A picture of a move from one hex to another, or of nothing. */
const frame = (part: string, from?: string, to?: string): Frame => ({
  part,
  tokens: [],
  overlay: from && to ? { arrows: [{ from: at(from), to: at(to), owner: 0 }] } : {},
  shown: 500,
})
const sizes = (...frames: Frame[]) => camerasOf(marsh, whole, frames).map(({ size }) => size / whole.size)

const around = (cell: Cell): Cell[] =>
  [0, 1, 2, 3, 4, 5].flatMap(f => {
    const next = marsh.neighbour[cell * 6 + f]!
    return next < 0 ? [] : [next]
  })

/** Is a hex wholly in the window? Pixels that are rounded away count for nothing. */
function isSeen(view: View, board: Board, cell: Cell): boolean {
  const { x, y } = centre(view, board, cell)
  const { left, top, right, bottom } = view.window
  const [wide, high] = [view.size - 2, inradius(view) - 2]
  return x - wide >= left && x + wide <= right && y - high >= top && y + high <= bottom
}

describe('the camera of a replay', () => {
  it('comes close to what happens, and shows it with a hex around', () => {
    for (const [from, to] of [
      ['K7', 'M8'],
      ['A1', 'C2'],
      ['X16', 'V14'],
      ['A16', 'B12'],
      ['M1', 'R1'],
    ] as const) {
      const [view] = camerasOf(marsh, whole, [frame('1', from, to)]) as [View]
      expect(view.size).toBeGreaterThan(2 * whole.size)
      for (const hex of [from, to])
        for (const cell of [at(hex), ...around(at(hex))])
          expect(isSeen(view, marsh, cell), `${cell} with ${hex}`).toBe(true)
    }
  })

  it('shows a hex around also where what happens is wide', () => {
    const [view] = camerasOf(marsh, whole, [frame('1', 'F4', 'Q12')]) as [View]
    expect(view).not.toBe(whole)
    for (const hex of ['F4', 'Q12'])
      for (const cell of around(at(hex))) expect(isSeen(view, marsh, cell), `${cell} with ${hex}`).toBe(true)
  })

  it('keeps the picture and its window, and the board fills it', () => {
    for (const hex of ['A1', 'X1', 'A16', 'X16', 'L8']) {
      const [view] = camerasOf(marsh, whole, [frame('1', hex, hex)]) as [View]
      expect(view).toMatchObject({ window: whole.window, width: whole.width, height: whole.height })
      const first = centre(view, marsh, 0)
      const last = centre(view, marsh, marsh.columns * marsh.rows - 1)
      expect(first.x - view.size).toBeLessThanOrEqual(view.window.left + 1)
      expect(first.y - inradius(view)).toBeLessThanOrEqual(view.window.top + 1)
      expect(last.x + view.size).toBeGreaterThanOrEqual(view.window.right - 1)
      expect(last.y + inradius(view)).toBeGreaterThanOrEqual(view.window.bottom - 1)
    }
  })

  it('shows the whole board where things happen all over it', () => {
    const [view] = camerasOf(marsh, whole, [frame('1', 'B2', 'W15')])
    expect(view).toBe(whole)
  })

  it('stands still through a part, also while nothing happens', () => {
    const views = camerasOf(marsh, whole, [
      frame('1'),
      frame('1', 'K7', 'M8'),
      frame('1'),
      frame('1', 'J9', 'K9'),
    ])
    expect(new Set(views).size).toBe(1)
  })

  it('stays from one part to the next where it shows that well, and goes where it does not', () => {
    const [first, inside, nothing, outside, near] = sizes(
      frame('1', 'F4', 'Q12'),
      frame('2', 'G4', 'Q12'),
      frame('3'),
      frame('4', 'C4', 'N12'),
      frame('5', 'K7', 'L8'),
    )
    expect(inside).toBe(first)
    expect(nothing).toBe(first)
    expect(outside).toBe(first)
    expect(near).toBeGreaterThan(1.2 * first!)
    const [before, same, other] = camerasOf(marsh, whole, [
      frame('1', 'F4', 'Q12'),
      frame('2', 'G4', 'P12'),
      frame('4', 'C4', 'N12'),
    ])
    expect(same).toBe(before)
    expect(other).not.toBe(before)
  })

  it('shows everything of a battle in which something happens, and its combats from nearer', () => {
    const { save, log, fighters } = play('the-marsh')
    const frames = framesOf({ board: marsh, fighters, types: open(save).state.types }, log)
    const views = camerasOf(marsh, whole, frames)
    for (const [i, { overlay }] of frames.entries())
      for (const { from, to } of [...(overlay.arrows ?? []), ...(overlay.shots ?? [])])
        for (const cell of [from, to]) expect(isSeen(views[i]!, marsh, cell)).toBe(true)
    const combats = frames.flatMap(({ phase }, i) => (phase === 'combat' ? [views[i]!.size] : []))
    expect(combats.length).toBeGreaterThan(3)
    for (const size of combats) expect(size).toBeGreaterThan(1.5 * whole.size)
    // at most two cuts a turn
    const cuts = views.filter((view, i) => view !== views[i - 1]).length
    expect(cuts).toBeLessThanOrEqual(2 * open(save).state.turn)
  })
})
