import { describe, expect, it } from 'vitest'
import { battlesPerSheet } from '../../../lambdas/discord/views/league/pages.ts'
import { draw } from '../../../lambdas/worker/drawPicture.ts'
import { battles, bracket, schedule, seasonCard } from '../../../render/gallery/league.ts'
import { drawBracket } from '../../../render/league/bracketSheet.ts'
import { drawSchedule } from '../../../render/league/scheduleSheet.ts'
import { drawSeasonCard } from '../../../render/league/seasonCard.ts'
import { decode } from '../../../render/paint/canvas.ts'
import { expectGolden } from '../compare.ts'

describe('pictures of a season look as they did', () => {
  it('3.02 the battles of a round, in every state', async () => {
    await expectGolden('league-schedule', await drawSchedule(schedule, 'en'))
  })

  it('a knockout, with byes and with rounds that are not paired yet', async () => {
    await expectGolden('league-bracket', await drawBracket(bracket(4)))
  })

  it('a season at a glance', async () => {
    await expectGolden('league-season', await drawSeasonCard(seasonCard, 'fr'))
  })
})

it('a picture of a message may be of a season, in the colours of whoever looks', async () => {
  const picture = {
    name: 'season.png',
    alt: 'a season',
    league: { season: seasonCard },
    language: 'en',
  } as const
  const [usual, other] = [await draw(picture), await draw({ ...picture, palette: 'colour-blind' })]
  expect(usual).toEqual(await drawSeasonCard(seasonCard, 'en'))
  expect(Buffer.compare(Buffer.from(usual), Buffer.from(other))).not.toBe(0)
})

it.each([
  ['no battles', () => drawSchedule({ ...schedule, battles: [], more: 0 }, 'fr')],
  [
    'as many battles as fit',
    () =>
      drawSchedule(
        { ...schedule, battles: Array.from({ length: battlesPerSheet }, (_, i) => battles[i % 6]!) },
        'fr',
      ),
  ],
  ['a final alone', () => drawBracket({ ...bracket(1) })],
  ['two battles and a final', () => drawBracket(bracket(2))],
  [
    'a season that nobody has joined',
    () => drawSeasonCard({ ...seasonCard, done: undefined, owed: [], owedMore: 0, rows: [] }, 'en'),
  ],
  [
    'a round without battles',
    () => drawSeasonCard({ ...seasonCard, done: { count: 0, all: 0, said: '' } }, 'en'),
  ],
])('can be drawn with %s, on a phone as well', async (_, drawn) => {
  const png = await drawn()
  const { width, height } = await decode(png)
  expect(png.length).toBeLessThan(200_000)
  expect(width).toBeLessThanOrEqual(1080)
  expect(height).toBeLessThan(2000)
})
