import { expect, it } from 'vitest'
import { gameView } from '../../../../lambdas/discord/games/gameView.ts'
import { faceOf } from '../../../../lambdas/discord/games/index.ts'
import { type Locale, locales } from '../../../../lambdas/store/types.ts'
import { seal } from '../../../../rules/games.ts'
import { regimentsGame } from '../../../../rules/regiments/gameParts.ts'
import type { Thought } from '../../../../rules/regiments/index.ts'
import { drawn } from '../../../helpers/drawn.ts'
import { textOf } from '../testServer.ts'
import { asked, begunRegiments, playUntil, whoIs } from './regimentsTable.ts'

it('the rest of a phase is told before it is played: a line each, and where all would stand', async () => {
  const table = await begunRegiments()
  const { server } = table
  await playUntil(table, () => asked(table)?.kind === 'move')
  const { id, version } = server.game()
  const shown = await whoIs(table).press(`finish:${id}:${version}:`, [])
  expect(textOf(shown)).toMatch(/[AB]\d .+ → [A-X]\d+/)
  const { still } = drawn('regiments', 'still', shown.pictures?.[0])
  expect(still.told!.events.map(({ event }) => event)).toContain('moved')
  // Nothing is played by it.
  expect(server.game().version).toBe(version)
})

it('it says what the computer tried in thought, and by how much it was better', async () => {
  const table = await begunRegiments()
  const { server } = table
  await playUntil(table, () => asked(table)?.kind === 'move')
  const { save } = server.game()
  const { thought } = regimentsGame.opponent!.think(seal(save!), 'captain', undefined, 7)
  const { choices, looked } = thought as Thought
  expect([choices.length, looked > 4]).toEqual([1, true])
  const said = (locale: Locale, of: object) => {
    const view = gameView(server.game(), locale, null)!
    return faceOf(server.game()).why!(view, seal(of))!
  }
  for (const locale of locales) {
    const { lines, lead } = said(locale, thought as object)
    expect([lines.length, lead!.length > 20]).toEqual([1, true])
    expect(said(locale, { ...(thought as Thought), choices: [], looked: 0 }).lead).not.toBe(lead)
  }
  // What older versions kept says nothing.
  expect(said('en', { part: '1 0 movement' })).toBeUndefined()
})
