/** What the signs on the board mean. Loaded when it is first wanted. */

import { makeLayout } from '../../../render/board/framing.ts'
import { paintLegendSigns } from '../../../render/legend/legendSheet.ts'
import type { Legend, Scene } from '../../../render/types.ts'
import { letGo } from './canvas.ts'
import { h } from './dom.ts'

/** How high a sign is, in pixels of the screen. */
const high = 26

/** So wide, and everything is written on tokens; in pixels. */
const large = 2400

/** Lists every sign of a scene with what it means, and no others. */
export function listSigns(list: HTMLElement, scene: Scene & { legend: Legend }): void {
  const ratio = Math.min(3, window.devicePixelRatio || 1)
  const signs = paintLegendSigns(scene, makeLayout(scene.board, { width: large }), high * ratio)
  for (const canvas of list.querySelectorAll('canvas')) letGo(canvas)
  list.replaceChildren(
    ...signs.map(({ word, canvas }) => {
      const drawn = canvas as unknown as HTMLCanvasElement
      drawn.style.height = `${drawn.height / ratio}px`
      drawn.setAttribute('aria-hidden', 'true')
      return h('li', {}, drawn, word)
    }),
  )
}
