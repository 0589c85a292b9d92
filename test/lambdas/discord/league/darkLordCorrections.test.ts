import { expect, it } from 'vitest'
import type { OptionValue } from '../../../../lambdas/discord/types.ts'
import { engineOf } from '../../../../rules/games.ts'
import { makeTestServer, type Person, textOf } from '../testServer.ts'
import { directorOf, surely } from './beginSeason.ts'

it('DL-32 DB-03 a director puts a figure of The Dark Lord right, in its own terms and nobody else’s', async () => {
  const server = makeTestServer()
  const director = directorOf(server)
  const players = ['Ann', 'Bob'].map((name, i) => server.person(`10000000000000000${i + 1}`, name, 'en'))
  const says = async (who: Person, words: string, options: Record<string, OptionValue> = {}) =>
    textOf(await surely(who, words, options))
  await says(director, 'league create', {
    name: 'Dusk',
    system: 'dark-lord',
    approval: 'automatic',
    boards: 'named',
    'board-list': 'the-hills',
  })
  for (const player of players) {
    await says(player, 'league join')
    await says(player, 'league army', { army: 'starter-free', other: 'starter-shadow' })
  }
  await says(director, 'league start')
  await says(director, 'league pair')
  await says(director, 'league publish')
  const game = () => server.game(server.season().season.rounds[0]!.battles[0]!.game!)
  const engine = engineOf({ game: 'dark-lord' })
  const question = () => engine.open(game().save!).question!
  const asked = () => players.find(({ user }) => user === game().seats[question().by]!.user)!
  type Shown = { label: string; condition: string; life: number; might: number; ring: string | null }
  const combatants = () => (engine.open(game().save!).state as unknown as { combatants: Shown[] }).combatants
  const correct = (options: Record<string, OptionValue>) =>
    says(director, 'league rule', { decision: 'correct', battle: '1-1', why: 'a hand slipped', ...options })

  const [early] = combatants()
  expect(await correct({ figure: early!.label, state: 'slain' })).toContain('first turn has not begun')
  for (const _ of [0, 1]) {
    const player = asked()
    await says(player, 'deploy auto', { game: game().id })
    await says(player, 'deploy done', { game: game().id })
  }
  const hero = combatants().find(({ might }) => might > 0)!
  expect(await correct({ figure: hero.label, facing: 'N' })).toContain('cannot be put right in that game')
  expect(await correct({ figure: hero.label, might: 9 })).toContain(`from 0 to ${hero.might}`)
  const warrior = combatants().find(({ might, condition }) => might === 0 && condition === 'standing')!
  expect(await correct({ figure: warrior.label, ring: 'ring-off' })).toContain(
    'cannot have the Ring. (DL-32)',
  )

  expect(await correct({ figure: hero.label, life: 1, might: 0, state: 'lying' })).toContain('put right')
  expect(combatants().find(({ label }) => label === hero.label)).toMatchObject({
    life: 1,
    might: 0,
    condition: 'lying',
  })
  expect(server.season().season.rulings.at(-1)).toMatchObject({
    what: `${hero.label}: life 1, Might 0, now on the ground`,
  })
  const posted = textOf(server.posts.findLast(each => textOf(each).includes('a hand slipped'))!)
  expect(posted).toContain('put right: life 1, Might 0, now on the ground')
  expect(await says(asked(), 'game log', { game: game().id })).toContain('now on the ground')

  expect(await correct({ figure: warrior.label, state: 'slain' })).toContain('put right')
  expect(combatants().find(({ label }) => label === warrior.label)!.condition).toBe('removed')
  // Whoever is gone is still offered, after all others.
  const labels = await director.typing('league rule', 'figure', warrior.label, { battle: '1-1' })
  expect(labels).toContain(warrior.label)
  expect(engine.check(game().save!)).toEqual([])
})
