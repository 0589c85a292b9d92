import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitting, roomOf, text } from '../../../../lambdas/discord/api/components.ts'
import { limits } from '../../../../lambdas/discord/api/limits.ts'
import { alsoSaying, panel } from '../../../../lambdas/discord/api/panel.ts'
import { payloadOf } from '../../../../lambdas/discord/api/payload.ts'
import { truncated } from '../../../../lambdas/truncated.ts'
import { checkMessage } from '../limits.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('戦', 'é', 'x', '🐉', '’', 'ᚠ'), maxLength: 9000 }),
)

describe('the room in a message', () => {
  it('goes by letters where they are Latin, and by bytes where they are not', () => {
    expect(roomOf('Éowyn, Dame du Rohan')).toBe(20)
    expect(roomOf('x'.repeat(4000))).toBe(4000)
    expect(roomOf('戦'.repeat(3000))).toBeGreaterThan(3600)
  })

  it('holds any texts: they are cut short where it ends', () => {
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1, maxLength: 12 }), texts => {
        expect(checkMessage(panel({ texts: ['!', ...texts] }))).toEqual([])
      }),
    )
    fc.assert(
      fc.property(anyText, fc.integer({ min: 2, max: limits.text }), (text, room) => {
        const cut = fitting(text, room)
        expect(roomOf(cut)).toBeLessThanOrEqual(room)
        if (roomOf(text) <= room) expect(cut).toBe(text)
      }),
    )
  })

  it('is not exceeded by a paragraph more', () => {
    const full = panel({ texts: ['戦'.repeat(3200)] })
    expect(alsoSaying(full, 'x'.repeat(700))).toBe(full)
    expect(alsoSaying(panel({ texts: ['x'.repeat(3200)] }), 'x'.repeat(700))).not.toBe(full)
    expect(checkMessage(alsoSaying(panel({ texts: ['x'.repeat(3200)] }), 'x'.repeat(700)))).toEqual([])
  })

  it('is not exceeded by a line above a message that is full already', async () => {
    for (const letter of ['a', '戦']) {
      const full = panel({ texts: [letter.repeat(3000), letter.repeat(3000)] })
      const message = { components: [text('Ada shows:'), ...full.components] }
      if (letter === 'a') expect(checkMessage(message)).not.toEqual([])
      const { body } = await payloadOf(message, () => Promise.reject(new Error('no picture')))
      const components = body['components'] as typeof message.components
      expect(checkMessage({ components })).toEqual([])
      expect(components[0]).toEqual(text('Ada shows:'))
    }
    const short = { components: [text('Ada shows:'), text('x')] }
    const { body } = await payloadOf(short, () => Promise.reject(new Error('no picture')))
    expect(body['components']).toBe(short.components)
  })

  it('is used up, but for a little', () => {
    const [cut] = ['戦'.repeat(9000)].map(text => fitting(text, limits.text))
    expect(roomOf(cut!)).toBeGreaterThan(limits.text - 20)
  })
})

it('no sign is cut in half', () => {
  for (const length of [2, 3, 4, 5, 6]) expect(truncated('🐉🐉🐉🐉', length)).not.toMatch(/\p{Cs}/u)
  expect(truncated('a🐉🐉', 3)).toBe('a…')
})
