import { expect, it } from 'vitest'
import { musterPicture } from '../../../../../lambdas/discord/games/dark-lord/muster.ts'
import { gameView } from '../../../../../lambdas/discord/games/gameView.ts'
import { kindsPerArmy } from '../../../../../lambdas/discord/games/musterOf.ts'
import { armiesMessage } from '../../../../../lambdas/discord/views/armiesMessage.ts'
import { profileOf, profiles } from '../../../../../rules/dark-lord/index.ts'
import { seal } from '../../../../../rules/games.ts'
import { drawn } from '../../../../helpers/drawn.ts'
import { makeTestServer, textOf } from '../../testServer.ts'

/** A game whose armies are chosen. */
async function begun() {
  const server = makeTestServer()
  const ada = server.person('100000000000000001', 'Ada', 'en')
  const bo = server.person('100000000000000002', 'Bo', 'fr')
  const users = { [bo.user]: { id: bo.user, name: 'Bo', bot: false } }
  await ada.command(
    'challenge',
    { opponent: bo.user, system: 'dark-lord', rules: 'last-stand', camps: 'free' },
    users,
  )
  await bo.command('game accept')
  await ada.command('army pick', { army: 'starter-free' })
  await bo.command('army pick', { army: 'starter-shadow' })
  return server.game()
}

it('shows both armies once they are chosen, and says them to those who see no picture', async () => {
  const game = await begun()
  const muster = musterPicture(seal(gameView(game, 'fr', null)!))!
  const picture = drawn('dark-lord', 'muster', muster.picture)
  expect(picture.muster.players.map(({ name, side }) => [name, side])).toEqual([
    ['Ada', 'free'],
    ['Bo', 'shadow'],
  ])
  for (const { side, figures } of picture.muster.players) {
    const ids = game.seats[side === 'free' ? 0 : 1]!.armies[side]!
    expect(figures.reduce((sum, { count }) => sum + count, 0)).toBe(ids.length)
    for (const id of ids) expect(picture.alt).toContain(profileOf(id)!.name.fr)
  }
  expect(muster.unseen).toBeUndefined()
  expect(armiesMessage(game, 'en', null).pictures).toContainEqual(
    expect.objectContaining({ muster: expect.anything() }),
  )
})

it('says in words what armies a picture has no room for', async () => {
  const game = await begun()
  const shadow = profiles.filter(({ side }) => side === 'shadow').map(({ id }) => id)
  const [ada, bo] = game.seats
  const many = [...shadow, 'wretch', 'bearer'].slice(0, kindsPerArmy(2) + 1)
  const crowded = { ...game, seats: [ada!, { ...bo!, armies: { shadow: many } }] }
  const said = textOf(armiesMessage(crowded, 'en', null))
  for (const id of many) expect(said).toContain(profileOf(id)!.name.en)
})
