import { describe, expect, it } from 'vitest'
import { bot } from '../../../lambdas/discord/index.ts'
import type { Call, Message } from '../../../lambdas/discord/types.ts'
import { palettes } from '../../../lambdas/store/types.ts'
import { paint } from '../../../lambdas/worker/playerColours.ts'
import { palettes as drawn } from '../../../render/paint/theme.ts'
import { makeTestServer } from '../discord/testServer.ts'

const picture: Message = {
  components: [],
  pictures: [{ name: 'board.png', alt: '', still: { figures: [] } as never }],
}
const paletteOf = (message: Message) => {
  const [first] = message.pictures ?? []
  return first && 'still' in first ? first.still.palette : undefined
}
const call = (more: Partial<Call>): Call => ({ ...makeTestServer().person('1', 'Ann').base(), ...more })
const painted = (message: Message, more: Partial<Call>) =>
  paletteOf(paint(message, call(more), { colours: 'colour-blind', marks: 'few' }, bot))

describe('the colours of pictures', () => {
  it('are the caller’s where the caller alone sees them', () => {
    expect(painted(picture, { kind: 'command', name: 'game status' })).toBe('colour-blind')
    expect(painted(picture, { kind: 'component', name: 'figure' })).toBe('colour-blind')
    expect(painted({ ...picture, discreet: true }, { kind: 'command', name: 'game replay' })).toBe(
      'colour-blind',
    )
    expect(
      paletteOf(paint(picture, call({ name: 'game status' }), { colours: 'standard', marks: 'few' }, bot)),
    ).toBeUndefined()
  })

  it('are the usual ones where everybody sees them', () => {
    expect(painted(picture, { kind: 'command', name: 'game replay' })).toBeUndefined()
    expect(painted({ ...picture, everybody: true }, { kind: 'component', name: 'accept' })).toBeUndefined()
    expect(painted(picture, { kind: 'component', name: 'show-all' })).toBeUndefined()
  })

  it('are the caller’s in scenes of other games too', () => {
    const scene: Message = {
      components: [],
      pictures: [{ name: 'a.png', alt: '', scene: { board: {} as never, tokens: [] } }],
    }
    const own = paint(
      scene,
      call({ kind: 'command', name: 'game status' }),
      { colours: 'colour-blind', marks: 'few' },
      bot,
    )
    expect(own.pictures).toMatchObject([{ scene: { palette: 'colour-blind' } }])
  })

  it('are the caller’s in cards, sheets and replays too', () => {
    const sheet = { name: 'a.png', alt: '', language: 'en' as const }
    const message: Message = {
      components: [],
      pictures: [
        { ...sheet, card: {} as never },
        { ...sheet, army: {} as never },
        { ...sheet, result: {} as never },
        { ...sheet, replay: {} as never },
        { ...sheet, moment: { replay: {} as never, number: 0 } },
      ],
    }
    const own = paint(
      message,
      call({ kind: 'command', name: 'army show' }),
      { colours: 'colour-blind', marks: 'few' },
      bot,
    )
    expect(own.pictures?.map(one => ('scene' in one || 'still' in one ? '' : one.palette))).toEqual(
      Array.from({ length: 5 }, () => 'colour-blind'),
    )
  })

  it('have the marks that the caller has chosen, where the caller alone sees them', () => {
    const marksOf = ({ pictures }: Message) =>
      pictures?.map(one => ('scene' in one ? one.scene.marks : 'still' in one ? one.still.marks : undefined))
    const both: Message = {
      ...picture,
      pictures: [...picture.pictures!, { name: 'a.png', alt: '', scene: { board: {} as never, tokens: [] } }],
    }
    const all = { colours: 'standard', marks: 'all' } as const
    expect(marksOf(paint(both, call({ name: 'game status' }), all, bot))).toEqual(['all', 'all'])
    expect(marksOf(paint(both, call({ name: 'game replay' }), all, bot))).toEqual([undefined, undefined])
  })

  it('can be chosen among those that are drawn', () => {
    expect(palettes).toEqual(drawn)
  })
})
