import { describe, expect, it } from 'vitest'
import { restrict } from '../../../lambdas/discord/actions/readRestrictions.ts'
import { writeFigures } from '../../../lambdas/discord/games/combat-hex/figureFiles/writeFigures.ts'
import { challengeMessage } from '../../../lambdas/discord/views/challengeMessage.ts'
import { rosterWith } from '../../../lambdas/game/figureRoster.ts'
import { abilityIds, figureType, type GameDocument } from '../../../rules/combat-hex/index.ts'
import { seal } from '../../../rules/games.ts'
import { sampleGame } from '../store/samples.ts'
import { checkMessage } from './limits.ts'
import { leadersOfEvil, meet, readRestrictions } from './restrictedChallenge.ts'
import { challengeSeveral } from './severalPlayers.ts'
import { textOf } from './testServer.ts'

describe('/challenge with restrictions', () => {
  it('2.021 says them in the invitation, to everybody and to the challenger', async () => {
    const { server, challenge, zoe } = meet()
    const reply = await challenge({ ban: 'Witch-king, Fast', limit: '2 Orc warrior, 1 Spearman, 3 each' })
    for (const message of [server.lastPost(), reply]) {
      expect(textOf(message)).toContain(
        '🚫 Not allowed (2.021): Witch-king of Angmar, whoever has Fast'.replace(
          'Witch-king of Angmar',
          figureType('witch-king')!.name.en,
        ),
      )
      expect(textOf(message)).toContain(
        '⚖️ At most in an army (2.021): 2 × Orc warrior, 1 with Spearman, 3 of each figure',
      )
    }
    expect(server.game().terms.restrictions).toEqual({
      banned: ['witch-king'],
      bannedAbilities: ['fast'],
      limits: [
        { figure: 'orc-warrior', most: 2 },
        { ability: 'spearman', most: 1 },
      ],
      copies: 3,
    })
    const invited = textOf(await challenge({ ban: 'Fast', limit: '2 Orc warrior' }, zoe))
    expect(invited).toContain('Interdits (2.021)\u202f: toute figurine avec Rapidité')
    expect(invited).toContain('2 × Guerrier orque')
    await challenge({})
    expect(server.game().terms).not.toHaveProperty('restrictions')
    expect(textOf(server.lastPost())).not.toContain('2.021')
  })

  it('2.021 refuses what nobody knows, and asks what was meant', async () => {
    const { server, challenge, zoe } = meet()
    const text = textOf(await challenge({ ban: 'Orc warior' }))
    expect(text).toContain('“Orc warior” is no figure and no ability here. (2.021)')
    expect(text).toContain('Did you mean Orc warrior?')
    expect(textOf(await challenge({ ban: 'Guerier orque' }, zoe))).toContain(
      'Vouliez-vous dire Guerrier orque',
    )
    expect(textOf(await challenge({ limit: '0 Fast' }))).toContain('Take 1 to 100')
    expect(server.store.games.size).toBe(0)
  })

  it('2.021 completes the last part of a list and keeps what stands before it', async () => {
    const { alice, zoe } = meet()
    expect((await alice.offered('challenge', 'ban', 'orc war'))[0]).toEqual({
      name: 'Orc warrior',
      value: 'orc-warrior',
    })
    expect((await alice.offered('challenge', 'ban', 'Orc warrior,  fAS'))[0]).toEqual({
      name: 'Orc warrior, Fast',
      value: 'orc-warrior, fast',
    })
    expect((await zoe.offered('challenge', 'ban', 'rapidite, guerrier o'))[0]).toEqual({
      name: 'rapidite, Guerrier orque',
      value: 'fast, orc-warrior',
    })
    expect((await alice.offered('challenge', 'limit', '2 orc war')).map(({ name }) => name)).toEqual([
      '2 Orc warrior',
    ])
    expect((await alice.offered('challenge', 'limit', 'orc war')).map(({ value }) => value)).toEqual([
      '1 orc-warrior',
      '2 orc-warrior',
      '3 orc-warrior',
    ])
    expect(await alice.typing('challenge', 'limit', '1 Fast, 3 eac')).toEqual(['1 fast, 3 each'])
    expect(await alice.typing('challenge', 'limit', '1 Fast, 3')).toContain('1 fast, 3 aragorn')
    const all = await alice.typing('challenge', 'ban')
    expect(all[0]).toBe('none')
    expect(all).toHaveLength(25)
    // What is named already is not offered again, and a comma asks for the next.
    const next = await alice.typing('challenge', 'ban', 'Aragorn, ')
    expect(next[0]).toMatch(/^aragorn, /)
    expect(next).not.toContain('aragorn, aragorn')
    expect(await alice.typing('challenge', 'ban', 'none, fast')).toContain('none, fast')
    expect(await alice.typing('challenge', 'ban', 'xyzzy')).toEqual([])
    expect(await alice.typing('challenge', 'ban', `${'Orc warrior, '.repeat(8)}fas`)).toEqual([])
    // Whatever is offered is read as it was meant.
    for (const value of [...all, ...next])
      expect(readRestrictions({ ban: String(value) }) ?? {}).not.toHaveProperty('code')
    for (const { name } of await alice.offered('challenge', 'limit', 'Fast, '))
      expect(readRestrictions({ limit: name }), name).not.toHaveProperty('code')
  })

  it('2.021 is refused where nobody could bring an army', async () => {
    const { server, challenge } = meet()
    const ban = leadersOfEvil
    expect(textOf(await challenge({ ban: ban.join() }))).toContain(
      'nobody could lead an army of Evil at 500 points',
    )
    expect(server.store.games.size).toBe(0)
    // By the classic rules everybody may bring an army of Good.
    const { server: classic } = await challengeSeveral(1, { ban: ban.join() })
    expect(textOf(classic.lastPost())).toContain('No starter army of Evil keeps to this')
    expect(textOf(classic.lastPost())).not.toContain('called off')
  })

  it('2.021 keeps them in the game and in what /game export writes', async () => {
    const { server, alice, bob, challenge } = meet()
    await challenge({ ban: 'Witch-king, Fast', limit: '2 Orc warrior', board: 'the-marsh' })
    await bob.command('game accept')
    await alice.command('army pick', { army: 'starter-good' })
    await bob.command('army pick', { army: 'starter-evil' })
    expect(server.game().stage).toBe('battle')
    const { files } = await alice.command('game export')
    expect((JSON.parse(files![0]!.content) as GameDocument).restrictions).toEqual({
      banned: ['witch-king'],
      bannedAbilities: ['fast'],
      limits: [{ figure: 'orc-warrior', most: 2 }],
    })
  })

  it('keeps to the limits of Discord with the longest lists of the longest names', () => {
    const name = '('.repeat(60)
    const ids = Array.from({ length: 25 }, (_, i) => `${'x'.repeat(37)}-${i}`)
    const own = Object.fromEntries(
      ids.map(id => [id, { ...figureType('orc-warrior')!, id, name: { en: name, fr: name } }]),
    )
    const restrictions = restrict(
      undefined,
      {
        ban: ids.join(),
        limit: `none,${abilityIds
          .slice(0, 25)
          .map(id => `100 ${id}`)
          .join()}`,
      },
      rosterWith(seal(own)),
      'fr',
    )
    if (!restrictions || 'code' in restrictions) throw new Error(JSON.stringify(restrictions))
    const { terms, seats } = sampleGame()
    const game = sampleGame({
      terms: { ...terms, restrictions },
      seats: [{ ...seats[0]!, name: '('.repeat(32) }],
      others: ['2', '3'].map(end => end.padStart(18, '1')),
      until: 1_790_000_000,
    })
    for (const locale of ['en', 'fr'] as const) {
      const message = challengeMessage(game, locale)
      expect(checkMessage(message)).toEqual([])
      expect(textOf(message)).toContain(ids[24])
      expect(textOf(message)).toContain('<t:1790000000')
    }
  })
})

describe('what is usual in a server', () => {
  it('2.021 is set by its managers, shown, and taken back', async () => {
    const { server, alice, boss } = meet()
    expect(textOf(await alice.command('settings server', { ban: 'Fast' }))).toContain('manage the server')
    expect(textOf(await boss.command('settings server'))).toContain('Restrictions on armies: none')
    expect(textOf(await boss.command('settings server', { ban: 'Fast, Lurtz', limit: '3 each' }))).toContain(
      'Lurtz',
    )
    // A list says all of what it is about, and nothing of the other one.
    const shown = textOf(await boss.command('settings server', { ban: 'Witch-king' }))
    expect(shown).toContain('Not allowed')
    expect(shown).toContain('3 of each figure')
    expect(shown).not.toContain('Lurtz')
    expect(textOf(await boss.command('settings server', { language: 'fr' }))).toContain('3 of each figure')
    expect(textOf(await boss.command('settings server', { ban: 'Lutrz' }))).toContain('Did you mean Lurtz')
    expect(textOf(await boss.command('settings server', { ban: 'none' }))).not.toContain('Not allowed')
    const gone = textOf(await boss.command('settings server', { reset: 'restrictions' }))
    expect(gone).toContain('armies: none')
    // What was there is handed out as it can be typed again.
    expect(gone).toContain('`limit:3 each`')
    expect(gone).not.toContain('ban:')
    expect((await server.store.serverSettings('900000000000000001')).language).toBe('fr')
    expect(await boss.typing('settings server', 'ban', 'lurt')).toEqual(['lurtz'])
    expect(await boss.typing('settings server', 'limit', '2 lurt')).toEqual(['2 lurtz'])
  })

  it('2.021 comes back as it is handed out where a list is written over', async () => {
    const { server, boss } = meet()
    const kept = async () => (await server.store.serverSettings('900000000000000001')).restrictions
    await boss.command('settings server', { ban: 'Fast, Lurtz', limit: '4 Orc warrior, 1 Armor, 3 each' })
    const before = await kept()
    expect(before?.limits).toHaveLength(2)
    expect(textOf(await boss.command('settings server', { language: 'en' }))).not.toContain('Before')
    const shown = textOf(await boss.command('settings server', { ban: 'Saruman', limit: 'none' }))
    const [, ban = '', limit = ''] = /Before.*`ban:(.*)` `limit:(.*)`/.exec(shown) ?? []
    expect(textOf(await boss.command('settings server', { ban, limit }))).toContain('`ban:saruman`')
    expect(await kept()).toEqual(before)
  })

  it('2.021 holds in challenges there, unless they say otherwise, and nowhere else', async () => {
    const { server, boss, challenge } = meet()
    await boss.command('settings server', { ban: 'Fast, Lurtz', limit: '3 each' })
    const terms = async (options: Record<string, string>) => {
      await challenge(options)
      return server.game().terms.restrictions
    }
    expect(await terms({})).toMatchObject({ banned: ['lurtz'], bannedAbilities: ['fast'], copies: 3 })
    expect(textOf(server.lastPost())).toContain('Lurtz, whoever has Fast')
    expect(await terms({ ban: 'Saruman' })).toMatchObject({ banned: ['lurtz', 'saruman'], copies: 3 })
    expect(await terms({ ban: 'none, Saruman' })).toMatchObject({
      banned: ['saruman'],
      bannedAbilities: [],
      copies: 3,
    })
    expect(await terms({ ban: 'none', limit: 'none' })).toBeUndefined()
    // What a server says later does not touch a challenge that was made.
    await boss.command('settings server', { reset: 'restrictions' })
    expect([...server.store.games.values()][0]!.terms.restrictions?.copies).toBe(3)
    const elsewhere = server.person('100000000000000001', 'Alice', 'en', { guild: '900000000000000002' })
    await challenge({}, elsewhere)
    expect(server.game().terms.restrictions).toBeUndefined()
  })

  it('2.021 may name its own figures, which keep their names when they are gone', async () => {
    const { server, boss, challenge } = meet()
    const wolf = {
      ...figureType('orc-warrior')!,
      id: 'wolf-lord',
      name: { en: 'Wolf lord', fr: 'Seigneur des loups' },
    }
    await boss.send('figures import', 'f.csv', writeFigures([wolf], 'en'))
    await boss.command('settings server', { ban: 'wolf lord' })
    await boss.command('figures remove', { figure: 'wolf-lord' })
    expect(textOf(await boss.command('settings server'))).toContain('Wolf lord')
    await challenge({})
    expect(textOf(server.lastPost())).toContain('Wolf lord')
    expect(server.game().terms.restrictions?.names).toEqual({ 'wolf-lord': wolf.name })
  })
})
