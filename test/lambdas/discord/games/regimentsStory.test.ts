import { expect, it } from 'vitest'
import type { Message } from '../../../../lambdas/discord/types.ts'
import { draw } from '../../../../lambdas/worker/drawPicture.ts'
import { drawn } from '../../../helpers/drawn.ts'
import { textOf } from '../testServer.ts'
import { begunRegiments, playUntil } from './regimentsTable.ts'

const sheets = ({ pictures = [] }: Message) =>
  pictures.flatMap(picture => ('fights' in picture ? [drawn('regiments', 'fights', picture)] : []))

it('a round of a combat is one message with its sum as a table, and one sheet', async () => {
  const table = await begunRegiments()
  const { server } = table
  await playUntil(table, () => false)
  const fought = server.posts.filter(post => sheets(post).length > 0)
  expect(fought.length).toBeGreaterThan(2)
  for (const post of fought) {
    const said = textOf(post)
    const [sheet, ...others] = sheets(post)
    expect(others).toEqual([])
    // A table for each sheet, who won above it, and no blows: these are on the sheet.
    expect(said.match(/```\n/g)).toHaveLength(2 * sheet!.fights.length)
    expect(said).toMatch(/\*\*⚔️ .* ⚔ .*: (?:Ada|Bo) wins by \d+\*\*|nobody wins/)
    expect(said).not.toMatch(/ −\d+ ♥/)
    for (const { title, sides, sum, totals, steps } of sheet!.fights) {
      expect(title).toMatch(/^(?:Ada|Bo) wins by \d+$|^nobody wins$/)
      for (const owner of [0, 1])
        expect(sum.reduce((all, { values }) => all + values[owner]!, 0)).toBe(totals[owner])
      expect(sides.every(({ units }) => units.length > 0)).toBe(true)
      const taken = sides.flatMap(({ units }) => units).reduce((all, unit) => all + (unit.taken ?? 0), 0)
      const lost = steps.flatMap(({ blows }) => blows).reduce((all, blow) => all + blow.lost, 0)
      expect(taken).toBe(lost)
    }
    // What is drawn is said to those who do not see it.
    expect(sheet!.alt).toContain(' → ')
  }
})

it('both armies are shown before it, and in the end how it went, from 20 to 0', async () => {
  const table = await begunRegiments()
  const { server, ada } = table
  const pictures = () => server.posts.flatMap(post => post.pictures ?? [])
  const muster = pictures().find(picture => 'armies' in picture)!
  expect(muster).toMatchObject({
    armies: {
      armies: [
        { name: 'Ada', icon: 'crown', tone: 'cool' },
        { name: 'Bo', tone: 'warm' },
      ],
    },
  })
  await playUntil(table, () => false)
  const { result } = drawn(
    'regiments',
    'result',
    pictures().find(picture => 'result' in picture),
  )
  const [one, other] = result.players
  const [first = 0, second = 0] = result.score
  expect(first + second).toBe(20)
  expect([one!.points[0], other!.points[0]]).toEqual([995, 950])
  expect(one!.points.length).toBeGreaterThan(2)
  // The same sheet ends the replay, whose pictures each say what they show.
  const replay = await ada.command('game replay')
  const moving = drawn('regiments', 'replay', replay.pictures?.[0])
  expect(moving).toMatchObject({ ending: result })
  const of = await ada.command('game replay', { turn: 2 })
  expect(of.pictures?.[0]).toMatchObject({ replay: { turn: 2 } })
  // What is said of a moment is told apart; each thing ends where the next begins.
  const { captions } = moving.replay
  expect(captions.some(({ said }) => said.includes(' · '))).toBe(true)
  const gif = await draw(moving)
  expect(gif.subarray(0, 3).toString()).toBe('GIF')
})
