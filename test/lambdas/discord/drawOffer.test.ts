import { beforeEach, describe, expect, it } from 'vitest'
import { renderPost } from '../../../lambdas/discord/views/renderPost.ts'
import type { Post } from '../../../lambdas/store/types.ts'
import { labelsOf, makeTestServer, type Person, startBattle, type TestServer, textOf } from './testServer.ts'

describe('the message of a draw that was offered', () => {
  let server: TestServer
  let players: Awaited<ReturnType<typeof startBattle>>
  let alice: Person
  let bob: Person

  beforeEach(async () => {
    server = makeTestServer()
    players = await startBattle(server)
    ;({ alice, bob } = players)
    // The challenge was changed where it was accepted.
    server.edited.length = 0
  })

  /** Offers one. @returns the message that stands in the channel, and what took its place, as text with its buttons */
  async function offer() {
    await alice.command('game draw')
    const message = server.lastPost()
    expect(labelsOf(message)).toEqual(['Accept the draw', 'Play on'])
    server.edited.length = 0
    return { message, edits: () => server.edited.map(each => [textOf(each).trim(), labelsOf(each)]) }
  }

  const gone = ['🤝 A draw was on offer here; it is so no more.', []]

  it('stays as it is while the offer stands', async () => {
    const { edits } = await offer()
    await bob.command('game status')
    expect(server.game().drawOffer).toBe(alice.user)
    expect(edits()).toEqual([])
  })

  it('says that it is gone where it is declined, and pings nobody a second time', async () => {
    const { message, edits } = await offer()
    await bob.click(message, 'Play on')
    expect(edits()).toEqual([gone])
    expect(server.edited[0]!.pings ?? []).toEqual([])
    // Who offered is told.
    expect(server.lastPost().pings).toEqual([alice.user])
  })

  it('says that it is gone where it is taken back', async () => {
    const { message, edits } = await offer()
    await alice.click(message, 'Play on')
    expect(server.game().drawOffer).toBeNull()
    expect(edits()).toEqual([gone])
  })

  it('says so also where another is on offer by the time it is changed', async () => {
    const { message } = await offer()
    await bob.click(message, 'Play on')
    await alice.command('game draw')
    const late: Post = { key: 'late', do: 'post', view: 'draw', facts: {}, pings: [], edits: 'only' }
    expect(labelsOf(renderPost(late, server.game()))).toEqual([])
  })

  it('says that it is gone where the other plays on', async () => {
    const { asked, other } = players
    await other().command('game draw')
    server.edited.length = 0
    const player = asked()
    const shown = await player.command('game status')
    await player.click(shown, labelsOf(shown)[0]!)
    expect(server.game().drawOffer).toBeNull()
    expect(server.edited.map(each => textOf(each).trim())).toEqual([gone[0]])
  })

  it('says that it is gone where it is agreed to, and the battle is over', async () => {
    const { message, edits } = await offer()
    await bob.click(message, 'Accept the draw')
    expect(server.game().stage).toBe('over')
    expect(edits()).toEqual([gone])
  })

  it('is not looked for where none was offered', async () => {
    const shown = await players.asked().command('game status')
    await players.asked().click(shown, labelsOf(shown)[0]!)
    const sure = await alice.command('game concede')
    await alice.click(sure, labelsOf(sure)[0]!)
    expect(server.game().stage).toBe('over')
    expect(server.edited).toEqual([])
  })
})
