import type { Point } from '../../../render/board/layout.ts'
import type { BoardView } from './board.ts'

/** A finger that moved less than so many pixels has tapped. */
const tapReach = 8

/** So far the keys move the board, in pixels of the screen. */
const keyStep = 60
const keyZoom = 1.25

/** A trackpad's fingers come by a wheel that turns so far until the board is e times as large. */
const pinch = 100

/** A mouse's wheel turns so many notches until the board is e times as large. */
const notches = 4

/** A trackpad sends ever more of itself within so long, in milliseconds. */
const goesOn = 250

/** Tells the wheel of a mouse from two fingers on a trackpad: it turns by whole notches, up or down alone, and not on and on. */
function notchesTold(): (event: WheelEvent) => boolean {
  let lastPan = -Infinity
  return event => {
    const { deltaMode, deltaX, deltaY, timeStamp } = event
    // Every browser but one counts notches in this, which no standard names: 120 each.
    const { wheelDeltaY } = event as WheelEvent & { wheelDeltaY?: number }
    const whole = wheelDeltaY === undefined ? deltaY % 100 === 0 : wheelDeltaY % 120 === 0
    const isPan = deltaX !== 0 || timeStamp - lastPan < goesOn || (deltaMode === 0 && !whole)
    if (isPan) lastPan = timeStamp
    return !isPan
  }
}

const between = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Fingers, wheel and keys move a board about; a tap tells where. */
export function listenOn(canvas: HTMLCanvasElement, board: BoardView, tapped: (at: Point) => void): void {
  const down = new Map<number, Point>()
  let travelled = 0
  const isNotched = notchesTold()
  const spot = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = canvas.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }

  canvas.addEventListener('pointerdown', event => {
    try {
      canvas.setPointerCapture(event.pointerId)
    } catch {
      // A finger that is up again: nothing is to be followed.
      return
    }
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
      const { deltaX, deltaY } = event
      if (event.ctrlKey || event.metaKey) board.zoom(Math.exp(-deltaY / pinch), spot(event))
      else if (isNotched(event)) board.zoom(Math.exp(-Math.sign(deltaY) / notches), spot(event))
      else board.pan(-deltaX, -deltaY)
    },
    { passive: false },
  )
  // Safari tells of a trackpad's pinch by events of its own; of fingers on glass as well, which are followed above.
  let scale = 1
  canvas.addEventListener('gesturestart', event => {
    event.preventDefault()
    scale = 1
  })
  canvas.addEventListener('gesturechange', event => {
    event.preventDefault()
    const now = event as MouseEvent & { scale?: number }
    if (down.size || !now.scale) return
    board.zoom(now.scale / scale, spot(now))
    scale = now.scale
  })
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
