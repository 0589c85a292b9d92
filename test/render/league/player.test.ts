import { expect, it } from 'vitest'
import { player } from '../../../render/gallery/league.ts'
import { drawPlayer } from '../../../render/league/playerSheet.ts'
import { decode } from '../../../render/paint/canvas.ts'
import { expectGolden } from '../compare.ts'

it('a player looks as they did: numbers, rating, battles by kind, honours', async () => {
  await expectGolden('league-player', await drawPlayer(player))
})

it.each([
  [
    'nothing fought',
    {
      ...player,
      facts: [],
      tallies: [],
      honours: undefined,
      rating: undefined,
      curve: { values: [1500], caption: '' },
    },
  ],
  ['a rating that stays', { ...player, curve: { values: [1500, 1500], caption: 'x' } }],
  ['a name that cannot be drawn', { ...player, title: '山田太郎' }],
  [
    'a kind of battles that all were annulled',
    { ...player, tallies: [{ title: 'x', rows: [{ word: 'y', wins: 0, draws: 0, losses: 0 }] }] },
  ],
])('can be drawn with %s', async (_, sheet) => {
  const { width, height } = await decode(await drawPlayer(sheet, 'colour-blind'))
  expect(width).toBeLessThanOrEqual(1080)
  expect(height).toBeLessThan(1700)
})
