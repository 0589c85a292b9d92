import type { Point } from '../../../render/layout.ts'
import type { BoardView } from './board.ts'

/** A finger that moved less than so many pixels has tapped. */
const tapReach = 8

/** So far the keys move the board, in pixels of the screen. */
const keyStep = 60
const keyZoom = 1.25

const between = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Fingers, wheel and keys move a board about; a tap tells where. */
export function listenOn(canvas: HTMLCanvasElement, board: BoardView, tapped: (at: Point) => void): void {
  const down = new Map<number, Point>()
  let travelled = 0
  const spot = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = canvas.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }

  canvas.addEventListener('pointerdown', event => {
    canvas.setPointerCapture(event.pointerId)
    if (!down.size) travelled = 0
    down.set(event.pointerId, spot(event))
  })
  canvas.addEventListener('pointermove', event => {
    const was = down.get(event.pointerId)
    if (!was) return
    const now = spot(event)
    travelled += between(was, now)
    const [other] = [...down].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]))
    down.set(event.pointerId, now)
    if (travelled < tapReach) return
    if (!other) return board.pan(now.x - was.x, now.y - was.y)
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    board.pan((now.x - was.x) / 2, (now.y - was.y) / 2)
    board.zoom(between(now, other) / Math.max(1, between(was, other)), middle)
  })
  const up = (event: PointerEvent) => {
    const was = down.get(event.pointerId)
    down.delete(event.pointerId)
    if (was && !down.size && travelled < tapReach && event.type === 'pointerup') tapped(spot(event))
  }
  canvas.addEventListener('pointerup', up)
  canvas.addEventListener('pointercancel', up)
  canvas.addEventListener(
    'wheel',
    event => {
      event.preventDefault()
      board.zoom(Math.exp(-event.deltaY / 400), spot(event))
    },
    { passive: false },
  )
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => board.pan(keyStep, 0),
    ArrowRight: () => board.pan(-keyStep, 0),
    ArrowUp: () => board.pan(0, keyStep),
    ArrowDown: () => board.pan(0, -keyStep),
    '+': () => board.zoom(keyZoom),
    '-': () => board.zoom(1 / keyZoom),
    '0': () => board.wholeBoard(),
  }
  canvas.addEventListener('keydown', event => {
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  })
}
