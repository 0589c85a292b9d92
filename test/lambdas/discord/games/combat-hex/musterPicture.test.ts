import { expect, it } from 'vitest'
import { musterPicture } from '../../../../../lambdas/discord/games/combat-hex/musterPicture.ts'
import { gameView } from '../../../../../lambdas/discord/games/gameView.ts'
import { kindsPerArmy } from '../../../../../lambdas/discord/games/musterOf.ts'
import { armiesMessage } from '../../../../../lambdas/discord/views/armiesMessage.ts'
import { roster } from '../../../../../rules/combat-hex/army/roster.ts'
import { seal } from '../../../../../rules/games.ts'
import { makeTestServer, startBattle, textOf } from '../../testServer.ts'

/** A battle in which Alice brings one figure of each of so many kinds. */
async function withKinds(count: number) {
  const server = makeTestServer()
  await startBattle(server)
  const game = server.game()
  const good = roster.filter(({ camp }) => camp === 'good').slice(0, count)
  const [alice, ...others] = game.seats
  const seats = [{ ...alice!, armies: { good: good.map(({ id }) => id) } }, ...others]
  return { game: { ...game, seats }, names: good.map(({ name }) => name.en) }
}

it('says in words what armies a picture has no room for', async () => {
  const most = kindsPerArmy(2)
  const fitting = await withKinds(most)
  expect(musterPicture(seal(gameView(fitting.game, 'en', null)!))?.unseen).toBeUndefined()
  const { game, names } = await withKinds(most + 1)
  const { unseen = '' } = musterPicture(seal(gameView(game, 'en', null)!))!
  const lines = unseen.split('\n')
  expect(lines.map(line => line.split(/\s*:/)[0])).toEqual(['Alice', 'Bob'])
  for (const name of names) expect(lines[0]).toContain(name)
  // It stands in the message, below the picture.
  expect(textOf(armiesMessage(game, 'en', null))).toContain(names.at(-1))
  expect(textOf(armiesMessage(fitting.game, 'en', null))).not.toContain(fitting.names.at(-1))
})
