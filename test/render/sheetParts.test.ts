import { expect, it } from 'vitest'
import { aboutLines } from '../../render/sheets/sheetParts.ts'

it('leaves a number with what it counts where a line below a title is full', () => {
  const about = 'Les Terres sauvages · 1910 points · 7 unités · 2 personnages'
  const lines = aboutLines(about, 600).map(line => line.replaceAll('\u00a0', ' '))
  expect(lines).toEqual(['Les Terres sauvages · 1910 points · 7 unités ·', '2 personnages'])
})
