import { describe, expect, it } from 'vitest'
import { createCanvas } from '../../render/paint/canvas.ts'
import { cut, drawable, drawName, nameWidth } from '../../render/paint/names.ts'

const style = { size: 24, colour: '#000000' }

describe('a name in a picture', () => {
  it.each([
    ['Żółć Nguyễn', 'Żółć Nguyễn'],
    ['  two\n lines ', 'two lines'],
    ['𝓕𝓪𝓷𝓬𝔂 🐉', 'Fancy'],
    ['محمد علي', 'محمد علي'],
    ['山田太郎', ''],
    ['👨‍👩‍👧‍👦', ''],
    ['***', ''],
    ['', ''],
  ])('of %j is %j', (name, shown) => {
    expect(drawable(name)).toBe(shown)
  })

  it('has one mark on a letter, where somebody heaped up hundreds', () => {
    expect(drawable(`Z${'\u0335\u0321'.repeat(200)}o`).length).toBeLessThan(5)
  })

  it.each(['W'.repeat(4000), 'ب'.repeat(4000), 'e\u0323\u0302'.repeat(400)])('is cut to the room', name => {
    const shown = cut(name, 200, style)
    expect(nameWidth(shown, style)).toBeLessThanOrEqual(200)
    expect(nameWidth(shown, style)).toBeGreaterThan(170)
    expect(shown.endsWith('…')).toBe(true)
  })

  it('is left whole where there is room', () => {
    expect(cut('Ada', 200, style)).toBe('Ada')
  })

  it('of nothing that can be drawn takes no room and ends nothing', () => {
    const ctx = createCanvas(10, 10).getContext('2d')
    expect(drawName(ctx, '山田', 0, 5, 100, style)).toBe(0)
    expect(drawName(ctx, '', 0, 5, 100, style)).toBe(0)
  })
})
