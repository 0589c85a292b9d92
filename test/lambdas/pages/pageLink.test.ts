import { describe, expect, it } from 'vitest'
import { button, buttons } from '../../../lambdas/discord/api/components.ts'
import { panel } from '../../../lambdas/discord/api/panel.ts'
import { payloadOf } from '../../../lambdas/discord/api/payload.ts'
import type { GameView } from '../../../lambdas/discord/games/gameView.ts'
import { pageLink } from '../../../lambdas/discord/views/pageLink.ts'

const seats = [{ user: '1', name: 'Ada', locale: 'en' }]
const view = (viewer: number) =>
  ({
    game: { id: 'k3x', guild: null, invited: null, others: [], stage: 'battle', language: 'en', seats },
    viewer,
    locale: 'en',
  }) as unknown as GameView

describe('the link of a message', () => {
  it('is a player’s own in what that player alone sees, and a spectator’s in all else', () => {
    expect(pageLink(view(0), false).viewer).toBe(0)
    expect(pageLink(view(0), true).viewer).toBe('spectator')
    expect(pageLink(view(-1), false).viewer).toBe('spectator')
  })

  const drawn = async () => {
    throw new Error('no picture')
  }
  const rowsOf = async (count: number, url: string | undefined) => {
    const message = panel({
      texts: ['Hello'],
      rows: buttons(Array.from({ length: count }, (_, i) => button(`B${i}`, `b${i}`))),
    })
    const page = { ...pageLink(view(0), true), otherwise: 'No pages' }
    const { body } = await payloadOf({ ...message, page }, drawn, false, async () => url)
    const [container] = body['components'] as { components: { type: number; components?: object[] }[] }[]
    return { text: JSON.stringify(body), rows: container!.components.filter(({ type }) => type === 1) }
  }

  it('stands in the last row of buttons, below a full one, or below no buttons at all', async () => {
    const lengths = async (count: number) =>
      (await rowsOf(count, 'https://hex.example.org')).rows.map(({ components }) => components?.length)
    expect(await lengths(0)).toEqual([1])
    expect(await lengths(3)).toEqual([4])
    expect(await lengths(5)).toEqual([5, 1])
  })

  it('is not there where there are no pages, which a message may say', async () => {
    const { text, rows } = await rowsOf(2, undefined)
    expect(rows.map(({ components }) => components?.length)).toEqual([2])
    expect(text).not.toContain('"url"')
    expect(text).toContain('No pages')
  })
})
