/** The board on a page: it is drawn by what draws the messages' pictures, through a window that anybody moves about. */

import { type Camera, cellAt, freeView } from '../../../render/board/boardWindow.ts'
import { wholeExtent } from '../../../render/board/extent.ts'
import { middleOf, type Point } from '../../../render/board/layout.ts'
import { paintPane } from '../../../render/board/paintPane.ts'
import { brushOf } from '../../../render/paint/brush.ts'
import type { Context } from '../../../render/paint/canvas.ts'
import { liveriesOf } from '../../../render/paint/theme.ts'
import type { Overlay, Scene, Token } from '../../../render/types.ts'
import type { Board, Cell } from '../../../rules/board/board.ts'

/** What of it is shown. */
export interface Layers {
  labels: boolean
  marks: boolean
  told: boolean
  blind: boolean
}

export interface ShownOnBoard {
  tokens: readonly Token[]
  overlay: Overlay
}

/** As many pixels to one of the screen as a phone has that is fast enough to draw them. */
const ratio = Math.min(2, Math.max(1, window.devicePixelRatio || 1))

/** Hexes as small as the whole board needs, and as large as a card; centre to corner, in pixels of the screen. */
const largest = 120

/** So long nobody has moved the board before it is drawn sharp again, in milliseconds. */
const settles = 120

/** So long a browser may take to give a canvas back that it took away, in milliseconds. */
const givenBack = 3000

/** How wide the board is drawn for paper, in pixels. */
const paper = 1600

export interface BoardView {
  /** does it begin turned, since it fills its place better so? */
  beginsTurned: boolean
  show(shown: ShownOnBoard, layers: Layers): void
  /**
   * looks so that these hexes are seen, if they are not
   * @param legible as large at least as they can be so, up to this; centre to corner, in pixels of the screen
   */
  lookAt(cells: readonly Cell[], legible?: number): void
  /** looks where it did before it last looked closer by `legible` */
  lookBack(): void
  wholeBoard(): void
  turn(turned: boolean): void
  zoom(by: number, at?: Point): void
  pan(x: number, y: number): void
  /** draws the whole board as large as paper shows it, or again what was looked at */
  print(isOn: boolean): void
  /** the token at a point of the canvas, in pixels of the screen */
  tokenAt(point: Point): Token | undefined
}

/** A camera in pixels of the canvas. */
const pixels = (camera: Camera): Camera => ({ ...camera, size: camera.size * ratio })

/** What a canvas is drawn on by. @throws where the browser has no room for it */
function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('the browser gives no canvas')
  return context
}

/**
 * Puts a board on a canvas that fills its parent.
 * @param broken it could not be drawn any more
 */
export function openBoard(
  canvas: HTMLCanvasElement,
  board: Board,
  players: Scene['players'],
  broken: (error: unknown) => void,
): BoardView {
  const context = contextOf(canvas)
  const stage = canvas.parentElement!
  // A board lies on a phone as it fills it best.
  const fits = (lying: boolean) => {
    const { left, right, top, bottom } = wholeExtent(board, lying)
    const { width, height } = stage.getBoundingClientRect()
    return Math.min(width / (right - left), height / (bottom - top))
  }
  let turned = fits(true) > fits(false)
  let camera: Camera = { at: { x: 0, y: 0 }, size: 30, turned }
  let shown: ShownOnBoard = { tokens: [], overlay: {} }
  let layers: Layers = { labels: true, marks: false, told: true, blind: false }
  /** what was painted last, and where the camera was then: it is moved along until the board is drawn anew */
  let painted: Camera | undefined
  /** one for all drags: browsers let a canvas go late that nobody uses any more */
  const copy = document.createElement('canvas')
  /** where the camera was before it was brought closer */
  let left: Camera | undefined
  let waiting = 0
  let frame = 0
  /** where the camera was before the board was drawn for paper */
  let onPaper: Camera | undefined

  const room = () => ({ width: canvas.width, height: canvas.height, ratio })

  function paintNow() {
    const view = freeView(board, pixels(camera), room())
    const brush = brushOf(context as unknown as Context, layers.blind ? 'colour-blind' : 'standard')
    const scene: Scene = {
      board,
      tokens: shown.tokens,
      overlay: layers.told ? shown.overlay : {},
      labels: layers.labels,
      marks: layers.marks ? 'all' : 'few',
      players,
    }
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.fillStyle = brush.colours.frame
    context.fillRect(0, 0, canvas.width, canvas.height)
    paintPane(brush, { left: 0, top: 0, view }, scene, liveriesOf(brush.palette, players))
    painted = undefined
  }
  function paint() {
    try {
      paintNow()
    } catch (error) {
      broken(error)
    }
  }

  /** The picture as it was, where it belongs now: quick, while a finger is at work. */
  function drag() {
    if (!painted) {
      if (copy.width !== canvas.width || copy.height !== canvas.height)
        Object.assign(copy, { width: canvas.width, height: canvas.height })
      const kept = copy.getContext('2d', { alpha: false })
      // Without room for it the board stays where it is until it is drawn anew.
      if (!kept) return
      kept.drawImage(canvas, 0, 0)
      painted = before
    }
    const then = painted
    const scale = camera.size / then.size
    const dx = (then.at.x - camera.at.x) * camera.size * ratio + (canvas.width / 2) * (1 - scale)
    const dy = (then.at.y - camera.at.y) * camera.size * ratio + (canvas.height / 2) * (1 - scale)
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.setTransform(scale, 0, 0, scale, dx, dy)
    context.drawImage(copy, 0, 0)
    context.setTransform(1, 0, 0, 1, 0, 0)
  }

  let before = camera
  function moved(next: Camera) {
    before = camera
    camera = kept(next)
    if (!frame) frame = requestAnimationFrame(() => ((frame = 0), drag()))
    clearTimeout(waiting)
    waiting = window.setTimeout(paint, settles)
  }

  const extent = () => wholeExtent(board, turned)
  const wholeSize = () => {
    const { left, right, top, bottom } = extent()
    return Math.min(canvas.width / ratio / (right - left), canvas.height / ratio / (bottom - top))
  }
  /** The middle stays on the board, and hexes between their sizes. */
  function kept({ at, size }: Camera): Camera {
    const { left, right, top, bottom } = extent()
    return {
      at: { x: Math.min(right, Math.max(left, at.x)), y: Math.min(bottom, Math.max(top, at.y)) },
      size: Math.min(largest, Math.max(wholeSize(), size)),
      turned,
    }
  }
  function settle(next: Camera) {
    clearTimeout(waiting)
    camera = kept(next)
    paint()
  }
  function wholeCamera(): Camera {
    const { left, right, top, bottom } = extent()
    return { at: { x: (left + right) / 2, y: (top + bottom) / 2 }, size: wholeSize(), turned }
  }
  const wholeBoard = () => settle(wholeCamera())
  /** Makes the canvas as large as its place; false where it is. */
  function fit(): boolean {
    const { width, height } = stage.getBoundingClientRect()
    const [w, h] = [Math.max(1, Math.round(width * ratio)), Math.max(1, Math.round(height * ratio))]
    if (canvas.width === w && canvas.height === h) return false
    canvas.width = w
    canvas.height = h
    return true
  }

  fit()
  // It is painted once there is something to show.
  camera = wholeCamera()
  new ResizeObserver(() => !onPaper && fit() && settle(camera)).observe(stage)
  let isLost = false
  canvas.addEventListener('contextlost', () => {
    isLost = true
    setTimeout(() => isLost && broken(new Error('the browser took the canvas away')), givenBack)
  })
  canvas.addEventListener('contextrestored', () => {
    isLost = false
    paint()
  })

  return {
    beginsTurned: turned,
    show(next, how) {
      shown = next
      layers = how
      clearTimeout(waiting)
      paint()
    },
    lookAt(cells, legible = 0) {
      const spots = cells.map(cell => middleOf(board, cell, turned))
      if (!spots.length) return
      const span = (of: (point: Point) => number) =>
        Math.max(...spots.map(of)) - Math.min(...spots.map(of)) + 3
      const fitting = Math.min(
        canvas.width / ratio / span(({ x }) => x),
        canvas.height / ratio / span(({ y }) => y),
      )
      const size = Math.max(camera.size, Math.min(legible, fitting))
      const isLarger = size > camera.size
      if (legible) left ??= camera
      camera = { ...camera, size }
      const [across, down] = [canvas.width / ratio / camera.size / 2, canvas.height / ratio / camera.size / 2]
      const isSeen = ({ x, y }: Point) =>
        Math.abs(x - camera.at.x) < across - 1 && Math.abs(y - camera.at.y) < down - 1
      if (!isLarger && spots.every(isSeen)) return
      const middle = (of: (point: Point) => number) =>
        (Math.min(...spots.map(of)) + Math.max(...spots.map(of))) / 2
      camera = kept({ ...camera, at: { x: middle(({ x }) => x), y: middle(({ y }) => y) } })
    },
    lookBack() {
      if (left) camera = kept(left)
      left = undefined
    },
    wholeBoard,
    turn(next) {
      turned = next
      wholeBoard()
    },
    zoom(by, at = { x: canvas.width / ratio / 2, y: canvas.height / ratio / 2 }) {
      const size = Math.min(largest, Math.max(wholeSize(), camera.size * by))
      // The point under the finger stays there.
      const from = { x: at.x - canvas.width / ratio / 2, y: at.y - canvas.height / ratio / 2 }
      const shift = 1 / camera.size - 1 / size
      moved({ ...camera, size, at: { x: camera.at.x + from.x * shift, y: camera.at.y + from.y * shift } })
    },
    pan(x, y) {
      moved({ ...camera, at: { x: camera.at.x - x / camera.size, y: camera.at.y - y / camera.size } })
    },
    print(isOn) {
      if (isOn === Boolean(onPaper)) return
      const { left, right, top, bottom } = extent()
      if (onPaper) {
        fit()
        camera = onPaper
        onPaper = undefined
      } else {
        onPaper = camera
        Object.assign(canvas, { width: paper, height: Math.round((paper * (bottom - top)) / (right - left)) })
        camera = wholeCamera()
      }
      clearTimeout(waiting)
      paint()
    },
    tokenAt({ x, y }) {
      const view = freeView(board, pixels(camera), room())
      const cell = cellAt(view, board, { x: x * ratio, y: y * ratio })
      return cell === undefined ? undefined : shown.tokens.find(({ cells }) => cells.includes(cell))
    },
  }
}
