import { expect, it } from 'vitest'
import { makeCustomId } from '../../../lambdas/discord/api/customId.ts'
import { onlyLooks } from '../../../lambdas/discord/onlyLooks.ts'
import type { GameRecord } from '../../../lambdas/store/types.ts'
import { type CommandName, commands, offered, pressed, takesGame, typed } from './everyGameCall.ts'
import { type Hall, makeHall, type Person, questionOf, startBattle } from './hall.ts'

/** Two games that went alike but for what one player keeps secret. */
interface Twin {
  hall: Hall
  id: string
  /** whose secret it is, and the other player */
  owner: Person
  other: Person
}

/** What is nobody else's business at any stage: what the dice come from, and what a player ordered. */
function withOtherSecrets(game: GameRecord, owner: string): GameRecord {
  const orders = { mine: { role: 'attacker' }, here: { 'whom-to-hit': 'weakest', role: 'defender' } }
  return {
    ...game,
    secret: 'fe'.repeat(32),
    ...(game.save && { save: { ...game.save, seed: 'dc'.repeat(32) } }),
    seats: game.seats.map(seat => (seat.user === owner ? { ...seat, orders } : seat)),
  }
}

const challenge = async (hall: Hall) => {
  const alice = hall.person('100000000000000001', 'Alice')
  const bob = hall.person('100000000000000002', 'Bob')
  await alice.command(
    'challenge',
    { opponent: bob.user, points: 500, camps: 'good', board: 'the-marsh' },
    { [bob.user]: { id: bob.user, name: 'Bob', bot: false } },
  )
  return { alice, bob }
}

/** Each stage at which something is hidden: the game as it is, or with other secrets. */
const stages: Record<string, (isOther: boolean) => Promise<Twin>> = {
  async 'a challenge'(isOther) {
    const hall = makeHall()
    const { alice, bob } = await challenge(hall)
    const { id } = hall.game()
    if (isOther) hall.store.games.set(id, withOtherSecrets(hall.game(), alice.user))
    return { hall, id, owner: alice, other: bob }
  },

  async 'armies being chosen'(isOther) {
    const hall = makeHall()
    const { alice, bob } = await challenge(hall)
    await bob.command('game accept')
    await alice.command('army pick', { army: 'starter-good' })
    const game = hall.game()
    if (isOther) {
      const others = game.seats.map(seat =>
        seat.user === alice.user
          ? { ...seat, armies: { good: Array.from({ length: 7 }, () => 'boromir') } }
          : seat,
      )
      hall.store.games.set(game.id, withOtherSecrets({ ...game, seats: others }, alice.user))
    }
    return { hall, id: game.id, owner: alice, other: bob }
  },

  async 'a deployment'(isOther) {
    const hall = makeHall()
    const { alice, bob, asked } = await startBattle(hall)
    for (let n = 0; questionOf(hall).kind !== 'deploy'; n++) {
      if (n > 20) throw new Error('nobody deploys')
      await asked().command('answer', { choice: questionOf(hall).fallback() })
    }
    const owner = asked()
    // The same figures on other hexes, one taken up again.
    for (let n = 0; n < 3; n++) {
      const places = questionOf(hall)
        .space.enumerate('', 5000)
        .filter(answer => answer.startsWith('place'))
      const [, figure] = places[0]!.split(' ')
      const own = places.filter(answer => answer.split(' ')[1] === figure)
      await owner.command('answer', { choice: isOther ? own.at(-1)! : own[0]! })
    }
    await owner.command('game undo')
    const { id } = hall.game()
    if (isOther) hall.store.games.set(id, withOtherSecrets(hall.game(), owner.user))
    return { hall, id, owner, other: owner === alice ? bob : alice }
  },

  async 'a battle'(isOther) {
    const hall = makeHall()
    const { alice, bob, asked } = await startBattle(hall)
    for (let n = 0; questionOf(hall).kind !== 'act'; n++) {
      if (n > 20) throw new Error('nobody acts')
      if (questionOf(hall).kind === 'deploy') {
        await asked().command('deploy auto')
        await asked().command('deploy done')
      } else await asked().command('answer', { choice: questionOf(hall).fallback() })
    }
    const { id } = hall.game()
    if (isOther) hall.store.games.set(id, withOtherSecrets(hall.game(), alice.user))
    return { hall, id, owner: alice, other: bob }
  },
}

/** All that somebody is told and shown who types and presses what there is, and is offered while typing. */
async function allSeen({ hall, id }: Twin, who: Person, looksOnly: boolean): Promise<Record<string, string>> {
  const seen: Record<string, string> = {}
  const kept = structuredClone(hall.game(id))
  const put = (name: string, told: unknown) => {
    expect(seen[name]).toBeUndefined()
    seen[name] = JSON.stringify(told)
  }
  for (const { name, options } of typed)
    if (!looksOnly || onlyLooks({ name, component: null }))
      put(name, await who.command(name, { ...options, game: id }))
  for (const button of pressed) {
    const { action, argument = '', values = [] } = button
    const component = { action, argument, values, game: id, version: kept.version }
    if (looksOnly && !onlyLooks({ name: action, component })) continue
    put(
      `button ${action}`,
      await who.press(makeCustomId({ action, argument, game: id, version: kept.version }), values),
    )
  }
  for (const { name, options } of offered.filter(takesGame))
    for (const option of options.filter(({ autocomplete }) => autocomplete))
      put(
        `choices of ${name} ${option.name}`,
        await who.offered(name, option.name, '', { ...commands[name as CommandName], game: id }),
      )
  if (looksOnly) expect(hall.game(id)).toEqual(kept)
  else
    expect({ ...hall.game(id), version: 0, recent: [] }).toMatchObject({ seats: kept.seats, save: kept.save })
  return seen
}

it.each(Object.keys(stages))(
  '%s: whoever does not play it learns nothing of what is secret in it',
  async stage => {
    const [one, other] = [await stages[stage]!(false), await stages[stage]!(true)]
    expect(one.id).toBe(other.id)
    // They do differ, in the record and for whose secret it is.
    expect(one.hall.game(one.id)).not.toEqual(other.hall.game(other.id))
    const passer = (twin: Twin) => twin.hall.person('100000000000000009', 'Chloé')
    const seen = await allSeen(one, passer(one), stage !== 'a battle')
    expect(Object.keys(seen).length).toBeGreaterThan(30)
    expect(await allSeen(other, passer(other), stage !== 'a battle')).toEqual(seen)
  },
)

it.each(Object.keys(stages))('%s: the other player does not either', async stage => {
  const [one, other] = [await stages[stage]!(false), await stages[stage]!(true)]
  const seen = await allSeen(one, one.other, true)
  expect(await allSeen(other, other.other, true)).toEqual(seen)
})

it.each(['armies being chosen', 'a deployment'])('%s: whose secret it is sees it', async stage => {
  const [one, other] = [await stages[stage]!(false), await stages[stage]!(true)]
  expect(await allSeen(one, one.owner, true)).not.toEqual(await allSeen(other, other.owner, true))
})

it('what is told in the channel is the same, too', async () => {
  for (const make of Object.values(stages)) {
    const [one, other] = [await make(false), await make(true)]
    expect(other.hall.posts).toEqual(one.hall.posts)
  }
})

it('a game that belongs to no server is known in its own private chat and to its players', async () => {
  const hall = makeHall()
  const { alice } = await challenge(hall)
  const { id } = hall.game()
  hall.store.games.set(id, { ...hall.game(), guild: null, channel: '800000000000000007' })
  const comer = (guild: string | null, channel: string) =>
    hall.person('100000000000000009', 'Chloé', 'en', { guild, channel })
  const seen = async (who: Person) => JSON.stringify(await who.command('game status', { game: id }))
  expect(await seen(comer(null, '800000000000000007'))).toContain('Alice')
  expect(await seen(comer(null, '800000000000000008'))).toContain('no such game')
  expect(await seen(comer('900000000000000001', '800000000000000001'))).toContain('no such game')
  expect(await seen(alice)).toContain('Alice')
})
