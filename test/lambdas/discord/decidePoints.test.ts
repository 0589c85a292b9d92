import { describe, expect, it } from 'vitest'
import { combatHexWords } from '../../../lambdas/discord/games/combat-hex/words/index.ts'
import { wordsOf } from '../../../lambdas/discord/words/index.ts'
import { ordersOf } from '../../../lambdas/game/standingOrders.ts'
import { type CombatHexState, type Entry, payableIn } from '../../../rules/combat-hex/index.ts'
import { seal } from '../../../rules/games.ts'
import { labelsOf, makeTestServer, questionOf, startBattle, textOf } from './testServer.ts'

const { says } = combatHexWords.en
const { orders } = wordsOf('en')

/** Two who have never played, or have: then a battle of theirs was given up. */
async function inBattle(first: boolean) {
  const server = makeTestServer()
  if (!first) {
    const { alice } = await startBattle(server, undefined, undefined, false)
    await alice.command('game concede').then(message => alice.click(message, 'Give up'))
  }
  return { server, ...(await startBattle(server, undefined, undefined, false)) }
}
type Scene = Awaited<ReturnType<typeof inBattle>>

const isPaid = ({ server }: Scene): boolean => payableIn(seal(server.game().save!)).length > 0

/** The program plays on until something is true. */
async function until(scene: Scene, isSo: () => boolean): Promise<void> {
  const { server, asked } = scene
  for (let answers = 0; !isSo(); answers++) {
    if (answers > 200 || server.game().stage !== 'battle') throw new Error('it never came to that')
    const { kind, space } = questionOf(server)
    if (kind === 'act' || kind === 'turning') await asked().command('done', { finish: true })
    else if (kind === 'deploy') {
      await asked().command('deploy auto')
      await asked().command('deploy done')
    } else if (isPaid(scene)) {
      const shown = await asked().command('game status')
      await asked().click(shown, says.asRecommended)
    } else await asked().command('answer', { choice: space.enumerate('', 1)[0]! })
  }
}

describe('in a first battle', () => {
  it('whoever fights is asked what to pay for, the whole combat in one message', async () => {
    const scene = await inBattle(true)
    const { server, alice, bob, asked } = scene
    expect(ordersOf(server.game())).toEqual([{ points: 'ask' }, { points: 'ask' }])
    await until(scene, () => isPaid(scene))
    const who = asked()
    const shown = await who.command('game status')
    expect(labelsOf(shown)).toEqual(expect.arrayContaining([says.asRecommended, says.decideForMe]))
    expect(textOf(shown)).toContain('★')
    // All that can be pressed has room on a phone below a lower picture.
    expect(shown.pictures?.[0]).toMatchObject({ still: { tall: expect.any(Number), legend: false } })
    const before = server.game().save!.battle
    await who.click(shown, says.asRecommended)
    const now = server.game().save!
    // That combat is over for whoever has settled it: another is fought, or somebody else asked.
    expect(now.battle !== before || now.pending?.by !== (who === alice ? 0 : 1)).toBe(true)
    await until(scene, () => isPaid(scene))
    const again = asked()
    const other = again === alice ? bob : alice
    await again.click(await again.command('game status'), says.decideForMe)
    const mine = again === alice ? 0 : 1
    expect(ordersOf(server.game())[mine]).toEqual({ points: 'default' })
    expect((await server.store.userOrders(again.user)).orders).toEqual({ points: 'default' })
    expect((await server.store.userOrders(other.user)).orders).toEqual({})
    expect(isPaid(scene) && server.game().save!.pending?.by === mine).toBe(false)
  })

  it('spends nothing in a combat settled for nothing', async () => {
    const scene = await inBattle(true)
    const { server, asked } = scene
    await until(scene, () => isPaid(scene))
    const { id, version, save } = server.game()
    const own = seal<CombatHexState>(save!.battle).figures.filter(({ owner }) => owner === save!.pending!.by)
    const told = (await server.store.readLog(id)).length
    await asked().press(`settle:${id}:${version}:none`)
    const after = seal<Entry[]>((await server.store.readLog(id)).slice(told))
    const end = after.findIndex(({ event }) => event === 'combat-ended')
    expect(end).toBeGreaterThan(0)
    const paid = after
      .slice(0, end)
      .filter(
        entry =>
          (entry.event === 'converted' || entry.event === 'activated') &&
          entry.ap > 0 &&
          own.some(figure => figure.id === entry.figure),
      )
    expect(paid).toEqual([])
  })
})

describe('between people who have played before', () => {
  it('the program decides, and asks once whether it shall', async () => {
    const scene = await inBattle(false)
    const { server, alice, bob } = scene
    expect(ordersOf(server.game())).toEqual([{}, {}])
    const decided = () => server.game().seats.findIndex(seat => seat.decided !== undefined)
    await until(scene, () => decided() >= 0)
    const who = decided() === 0 ? alice : bob
    const post = server.posts.findLast(message => textOf(message).includes(orders.whoDecides))
    expect(post && labelsOf(post)).toEqual(expect.arrayContaining([orders.selfShall, orders.programShall]))
    const first = server.game().seats[decided()]!.decided
    await who.click(await who.command('game status'), orders.selfShall)
    const mine = who === alice ? 0 : 1
    expect(ordersOf(server.game())[mine]).toEqual({ points: 'ask' })
    expect((await server.store.userOrders(who.user)).orders).toEqual({ points: 'ask' })
    expect(labelsOf(await who.command('game status'))).not.toContain(orders.selfShall)
    expect(server.game().seats[mine]!.decided).toBe(first)
  })
})
