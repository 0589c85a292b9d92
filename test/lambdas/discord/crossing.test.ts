import { writeFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { gameView } from '../../../lambdas/discord/games/gameView.ts'
import { faceOf } from '../../../lambdas/discord/games/index.ts'
import { battleSteps } from '../../../lambdas/pages/battleSteps.ts'
import { draw } from '../../../lambdas/worker/drawPicture.ts'
import { engineOf } from '../../../rules/games.ts'
import type { Crossing } from '../../games/crossing/crossing.ts'
import { makeTestServer, textOf } from './testServer.ts'

vi.mock(import('../../../rules/games.ts'), async load =>
  (await import('../../games/listToys.ts')).listToys(await load()),
)
vi.mock(import('../../../lambdas/discord/games/index.ts'), async load =>
  (await import('../../games/listToys.ts')).listToyFaces(await load()),
)

it('a small game, by the usual answers alone, is played to its end in both languages', async () => {
  const server = makeTestServer()
  const ada = server.person('100000000000000001', 'Ada', 'en')
  const bo = server.person('100000000000000002', 'Bo', 'fr')
  await ada.command(
    'challenge',
    { opponent: bo.user, system: 'crossing', board: 'the-marsh' },
    { [bo.user]: { id: bo.user, name: 'Bo', bot: false } },
  )
  await bo.command('game accept')
  const asked = () => engineOf(server.game()).open(server.game().save!).question!
  const first = await ada.command('game status')
  expect(textOf(first)).toContain('which scout goes where?')
  expect(JSON.stringify(first)).toContain('Choose…')

  // Nothing has happened: its page has words alone. Then it has a board, though no replay.
  expect((await battleSteps(server.game(), 'spectator', 'en', server.store))!.scenes).toBeUndefined()
  await ada.command('answer', { choice: asked().fallback() })
  expect(textOf(await bo.command('game status'))).toContain('quel éclaireur va où')
  await bo.command('answer', { choice: asked().fallback() })
  const read = (await battleSteps(server.game(), 'spectator', 'fr', server.store))!
  const { scouts } = server.game().save!.battle as unknown as Crossing
  expect(read.scenes!.frames).toHaveLength(1)
  expect(read.scenes!.frames[0]!.tokens.map(({ label, cells }) => [label, ...cells])).toEqual(
    scouts.map(({ label, at }) => [label, at]),
  )
  expect(read.steps).toMatchObject([{ title: 'Tour 1', turn: 1, thrown: [] }])
  expect(read.steps[0]!.lines).toHaveLength(2)
  expect(read.steps[0]!.lines[0]).toMatch(/^Ada\u202f: A\d va en [A-Z]+\d+\.$/)
  expect(await read.moving(undefined)).toBeUndefined()

  const picture = faceOf(server.game()).picture(gameView(server.game(), 'en', null)!, [])!
  if (process.env.SHOW_PICTURE) writeFileSync(process.env.SHOW_PICTURE, await draw(picture))
  expect(picture.alt).toBe('Scouts: A1, A2, B1, B2')

  for (let steps = 0; server.game().stage === 'battle'; steps++) {
    if (steps > 90) throw new Error('nobody comes across')
    await (asked().by === 0 ? ada : bo).command('answer', { choice: asked().fallback() })
  }
  expect(textOf(await bo.command('game status'))).toMatch(/Victoire|nul/)
  expect(textOf(await ada.command('game log'))).toContain('goes to')
})

it('tells in the words of all games what comes from outside', async () => {
  const server = makeTestServer()
  const ada = server.person('100000000000000001', 'Ada', 'en')
  const bo = server.person('100000000000000002', 'Bo', 'fr')
  await ada.command(
    'challenge',
    { opponent: bo.user, system: 'crossing', board: 'the-marsh' },
    { [bo.user]: { id: bo.user, name: 'Bo', bot: false } },
  )
  await bo.command('game accept')
  const { linesToTell } = await import('../../../lambdas/discord/views/eventLines.ts')
  const told = (locale: 'en' | 'fr') =>
    linesToTell(
      [
        { n: 1, turn: 1, event: 'undone', by: 1, answer: 'A1 B2', since: 0 },
        { n: 2, turn: 1, event: 'handed-over', by: 0 },
        { n: 3, turn: 1, event: 'ended' },
      ] as never,
      gameView(server.game(), locale, null)!,
    ).lines
  expect(told('en')).toEqual(['↩️ Bo takes back: A1 B2', '🔁 Ada plays on from here.', 'The game is over.'])
  expect(told('fr')).toEqual(['↩️ Bo reprend\u202f: A1 B2', '🔁 Ada prend la suite.', 'La partie est finie.'])
})
