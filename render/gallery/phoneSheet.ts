import { makeLayout, plainView } from '../board/framing.ts'
import { paintPane } from '../board/paintPane.ts'
import { paintScene } from '../board/paintScene.ts'
import { phone } from '../board/phoneLegibility.ts'
import { brushOf } from '../paint/brush.ts'
import { type Canvas, createCanvas } from '../paint/canvas.ts'
import { drawText } from '../paint/drawText.ts'
import { liveriesOf } from '../paint/theme.ts'
import { pngOf } from '../sheets/sheetPng.ts'
import type { Scene } from '../types.ts'

/** A picture as a message shows it, by what it is of. */
export type PhoneScene = readonly [name: string, scene: Scene]

/** As wide as a phone shows a picture, drawn at twice that. */
const wide = 2 * phone.width
const gap = 24
const head = 40
const perLine = 3

/** The whole board in one picture with all that is written on tokens, as it was drawn before messages had a camera. */
function before({ board, tokens, overlay, players, palette = 'standard' }: Scene): Canvas {
  const view = { ...plainView(board, 2 * wide), whole: false, lettering: 1 }
  const canvas = createCanvas(view.width, view.height)
  const pane = { left: 0, top: 0, view }
  const scene = { board, tokens, overlay, labels: false, marks: 'all' as const }
  paintPane(brushOf(canvas.getContext('2d'), palette), pane, scene, liveriesOf(palette, players))
  return canvas
}

function after(scene: Scene): Canvas {
  const layout = makeLayout(scene.board, scene)
  const canvas = createCanvas(layout.width, layout.height)
  paintScene(canvas.getContext('2d'), layout, scene)
  return canvas
}

/**
 * Scenes at the width of a phone, each whole as it was and beside it what a message shows of it: so that one sees at a glance
 * whether anything is too small. A PNG.
 */
export function drawPhoneSheet(scenes: readonly PhoneScene[]): Promise<Buffer> {
  const pairs = scenes.map(([name, scene]) => ({ name, pictures: [before(scene), after(scene)] }))
  const highOf = (picture: Canvas) => Math.round((picture.height * wide) / picture.width)
  const high = head + gap + Math.max(...pairs.flatMap(({ pictures }) => pictures.map(highOf)))
  const pairWide = 2 * wide + gap / 2
  const canvas = createCanvas(
    perLine * (pairWide + 2 * gap) - gap,
    Math.ceil(pairs.length / perLine) * high + gap,
  )
  const brush = brushOf(canvas.getContext('2d'))
  const { ctx, colours } = brush
  ctx.fillStyle = colours.frame
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  for (const [i, { name, pictures }] of pairs.entries()) {
    const left = gap / 2 + (i % perLine) * (pairWide + 2 * gap)
    const top = Math.floor(i / perLine) * high + gap
    drawText(ctx, `${i + 1}  ${name}`, left, top + head / 2 - 4, { size: 26, colour: colours.white }, 'left')
    for (const [n, picture] of pictures.entries())
      ctx.drawImage(picture, left + n * (wide + gap / 2), top + head, wide, highOf(picture))
  }
  return pngOf(canvas)
}
