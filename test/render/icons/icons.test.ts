import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { drawIcon } from '../../../render/icons/drawIcon.ts'
import bodies from '../../../render/icons/iconBodies.json' with { type: 'json' }
import { iconNames, iconsByArtist, isIconName } from '../../../render/icons/iconNames.ts'
import { createCanvas, pixelsOf } from '../../../render/paint/canvas.ts'

const load = createRequire(import.meta.url)
const { icons } = load('@iconify-json/game-icons/icons.json') as { icons: Record<string, { body: string }> }

describe('pictures', () => {
  it('are those of the package, and only those that are named (`npm run icons` writes them anew)', () => {
    expect(bodies).toEqual(Object.fromEntries(iconNames.map(name => [name, icons[name]?.body])))
    expect(new Set(iconNames).size).toBe(iconNames.length)
  })

  it('are credited to everybody who drew them, in README and in the gallery', () => {
    const texts = ['README.md', 'render/gallery/page.ts'].map(file => readFileSync(file, 'utf8'))
    for (const text of texts) expect(text).toContain('CC BY 3.0')
    for (const artist of Object.keys(iconsByArtist)) expect(texts[0]).toContain(artist)
    expect(texts[1]).toContain('iconsByArtist')
  })

  it('are known by their names, and by nothing that every object has', () => {
    expect(isIconName('wolf-head')).toBe(true)
    for (const text of ['', 'wolf', 'toString', '__proto__']) expect(isIconName(text)).toBe(false)
  })

  it.each([24, 200])('are drawn in the colour asked for, %i pixels wide, and nowhere else', size => {
    const canvas = createCanvas(300, 300)
    const ctx = canvas.getContext('2d')
    drawIcon(ctx, 'viking-shield', { x: 150, y: 150 }, size, '#a31f1c')
    const pixels = pixelsOf(canvas)
    const seen = [...pixels.entries()].filter(([, pixel]) => pixel >>> 24 > 128)
    const across = seen.map(([i]) => i % 300)
    expect(Math.min(...across)).toBeGreaterThanOrEqual(150 - size / 2)
    expect(Math.max(...across)).toBeLessThan(150 + size / 2)
    expect(seen.length).toBeGreaterThan(size * size * 0.3)
    expect(
      seen.filter(([, pixel]) => pixel >>> 24 === 255).every(([, pixel]) => (pixel & 0xffffff) === 0xa31f1c),
    ).toBe(true)
  })
})
