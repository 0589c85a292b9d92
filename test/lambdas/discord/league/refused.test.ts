import { beforeEach, describe, expect, it } from 'vitest'
import { makeTestServer, type Person, type TestServer, textOf } from '../testServer.ts'
import { directorOf, starters } from './beginSeason.ts'

let server: TestServer
let director: Person
let ann: Person
let bob: Person

describe('armies that are refused', () => {
  const inPrivate = (user: string) => server.private(user).map(textOf)
  const inChannel = () => server.calls.filter(call => call === 'post 800000000000000001').length
  beforeEach(async () => {
    server = makeTestServer()
    director = directorOf(server)
    ann = server.person('100000000000000001', 'Ann')
    bob = server.person('100000000000000002', 'Bob', 'fr')
    await director.command('league create', { name: 'Spring', size: 500 })
    for (const player of [ann, bob]) {
      await player.command('league join')
      await player.command('league army', starters)
    }
  })
  const refuse = { player: 'Bob', refuse: true, why: 'too many **trolls**' }

  it('are told to their player in private, with the reason, once', async () => {
    await bob.command('settings me', { language: 'fr' })
    const call = { ...director.base(), name: 'league approve', options: refuse }
    await director.carryOut(call)
    await director.carryOut(call)
    expect(inPrivate(bob.user)).toEqual([
      expect.stringMatching(
        /<@1\d+> a refusé vos armées pour \*\*Spring\*\*\s: too many \\\*\\\*trolls[^]*ligue armée/,
      ),
    ])
    expect(inPrivate(ann.user)).toEqual([])
    // The one message of the season stays the only one in its channel, and names whom it is about.
    expect(inChannel()).toBe(1)
    expect(textOf(server.lastSeasonMessage())).toContain('Armies refused, others are to be handed in: Bob.')
    await bob.command('league army', starters)
    expect(textOf(server.lastSeasonMessage())).not.toContain('Armies refused')
  })

  it('since the terms have changed are told to everybody whom it concerns, once (2.021)', async () => {
    const [first] = (server.season().season.entrants[0]!.armies as { good: string[] }).good
    await director.command('league settings', { ban: first! })
    for (const { user } of [ann, bob])
      expect(inPrivate(user)).toEqual([
        expect.stringMatching(/terms of \*\*Spring\*\* have changed[^]*league army/),
      ])
    expect(textOf(await ann.command('league my'))).toMatch(/terms of .* do not fit/)
    await director.command('league settings', { rounds: 3 })
    expect(inPrivate(ann.user)).toHaveLength(1)
  })

  it('stand in the message of the season for whoever takes no private messages', async () => {
    server.takesNone.add(bob.user)
    await director.command('league approve', refuse)
    expect(inPrivate(bob.user)).toEqual([])
    expect([server.refused, server.season().outbox]).toEqual([0, []])
    expect(textOf(server.lastSeasonMessage())).toContain('Bob')
  })
})
