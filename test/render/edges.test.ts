import { describe, expect, it } from 'vitest'
import { isWhollyIn } from '../../render/board/layout.ts'
import { arrowSeen } from '../../render/overlay/lines.ts'
import { markPlaces } from '../../render/overlay/outcomeMarks.ts'

const window = { left: 40, top: 30, right: 640, bottom: 830 }
const view = { window, unit: 1 }

describe('an arrow at the edge of a window', () => {
  it('that begins and ends within it is drawn from its hex to short of the other one', () => {
    const arrow = arrowSeen(view, { x: 100, y: 100 }, { x: 400, y: 100 })!
    expect([arrow.first, arrow.comesIn]).toEqual([0, 0])
    expect(arrow.last).toBeCloseTo(1 - 27 / 300)
  })

  it('that leads out of it has its head at the edge', () => {
    const { on, last, first, comesIn } = arrowSeen(view, { x: 500, y: 400 }, { x: 1400, y: 400 })!
    expect(on(last).x).toBeGreaterThan(window.right - 20)
    expect(on(last).x).toBeLessThanOrEqual(window.right)
    expect([first, comesIn]).toEqual([0, 0])
  })

  it('that comes in from outside begins there with dashes, and ends where it leads to', () => {
    const { on, first, last, neck, comesIn } = arrowSeen(view, { x: -500, y: 400 }, { x: 300, y: 400 })!
    expect(on(first).x).toBeGreaterThanOrEqual(window.left)
    expect(on(first).x).toBeLessThan(window.left + 20)
    expect(comesIn).toBeGreaterThan(0)
    expect(first + comesIn).toBeLessThanOrEqual(neck)
    expect(last).toBeCloseTo(1 - 27 / 800)
  })

  it('that lies outside, or would be a head alone, is not drawn', () => {
    expect(arrowSeen(view, { x: -500, y: 400 }, { x: -100, y: 400 })).toBeUndefined()
    expect(arrowSeen(view, { x: 638, y: 400 }, { x: 1400, y: 400 })).toBeUndefined()
    expect(arrowSeen(view, { x: 100, y: 100 }, { x: 100, y: 100 })).toBeUndefined()
  })
})

it('a name is written whole or not at all', () => {
  const text = (x: number, y: number) => isWhollyIn(window, { x, y }, 40, 20)
  expect([text(60, 40), text(620, 820)]).toEqual([true, true])
  expect([text(59, 40), text(621, 400), text(300, 39), text(300, 821)]).toEqual([false, false, false, false])
})

it('signs of what neighbours lost stand at flanks where none lies on another', () => {
  const upright = { unit: 1, turned: false }
  const lost = (x: number, facing: 0 | 3) => ({ kind: 'lost' as const, at: { x, y: 100 }, facing })
  // Facing each other sideways of one another, both would stand between them.
  const [one, other] = markPlaces(upright, [lost(100, 0), lost(160, 3)])
  expect(one!.x).toBeCloseTo(126)
  expect(other!.x).toBeCloseTo(186)
  // Where there is room each stands as ever.
  const [alone, far] = markPlaces(upright, [lost(100, 0), lost(400, 3)])
  expect([Math.round(alone!.x), Math.round(far!.x)]).toEqual([126, 374])
  // Both flanks taken: there is nothing better.
  expect(markPlaces(upright, [lost(100, 0), lost(100, 3), lost(100, 0)])[2]!.x).toBeCloseTo(126)
})
