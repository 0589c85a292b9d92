import { describe, expect, it } from 'vitest'
import { restrict, restrictables } from '../../../lambdas/discord/actions/readRestrictions.ts'
import { writeFigures } from '../../../lambdas/discord/figureFiles/writeFigures.ts'
import { challengeMessage } from '../../../lambdas/discord/views/challengeMessage.ts'
import { rosterWith, supplied } from '../../../lambdas/game/figureRoster.ts'
import { abilityIds, checkArmy, figureType, type GameDocument, roster } from '../../../rules/index.ts'
import { sampleGame } from '../store/samples.ts'
import { type Hall, labelsOf, makeHall, type Person, selectsOf, textOf } from './hall.ts'
import { checkMessage } from './limits.ts'
import { party } from './party.ts'

const bobHimself = { '100000000000000002': { id: '100000000000000002', name: 'Bob', bot: false } }
/** Who could lead an army of Evil at 500 points. */
const leadersOfEvil = roster
  .filter(({ camp, kind, points }) => camp === 'evil' && kind === 'hero' && points <= 500)
  .map(({ id }) => id)

const read = (
  lists: { ban?: string; limit?: string },
  before = undefined as Parameters<typeof restrict>[0],
) => restrict(before, lists, supplied, 'en')

function meet() {
  const hall = makeHall()
  const alice = hall.person('100000000000000001', 'Alice')
  const bob = hall.person('100000000000000002', 'Bob')
  const zoe = hall.person('100000000000000005', 'Zoé', 'fr')
  const boss = hall.person('100000000000000009', 'Boss', 'en', { manager: true })
  const challenge = (options: Record<string, string | number>, by: Person = alice) =>
    by.command('challenge', { opponent: bob.user, points: 500, camps: 'good', ...options }, bobHimself)
  return { hall, alice, bob, zoe, boss, challenge }
}

async function own(person: Person, name: string, camp: string, ...figures: [string, number][]) {
  await person.command('army new', { name, camp })
  for (const [figure, count] of figures) await person.command('army add', { army: name, figure, count })
}

describe('lists of restrictions', () => {
  it('2.021 name figures and abilities by id or name, in either language, whatever the case', () => {
    const wanted = {
      banned: ['witch-king', 'orc-warrior'],
      bannedAbilities: ['fast', 'spearman'],
      limits: [],
    }
    const { witch, fast } = { witch: figureType('witch-king')!.name, fast: 'rapidite' }
    for (const ban of [
      'witch-king, orc-warrior, fast, spearman',
      `${witch.en.toUpperCase()}; guerrier ORQUE ,, Fast,  Spearman,`,
      `${witch.fr}, Orc warrior, ${fast}, 8.33`,
      'Witch-king\norc war\nFast\nSpearman\nfast',
    ])
      expect(read({ ban }), ban).toEqual(wanted)
  })

  it('2.021 limit figures, abilities, and every figure by itself', () => {
    const wanted = {
      banned: [],
      bannedAbilities: [],
      limits: [
        { figure: 'orc-warrior', most: 2 },
        { ability: 'fast', most: 1 },
        { figure: 'ringwraith', most: 1 },
      ],
      copies: 3,
    }
    for (const limit of [
      '2 orc-warrior, 1 fast, ringwraith, 3 each',
      '2x Orc warrior, Fast x1, 1 Ringwraith, 3 of each figure',
      '5 Orc warrior, 2 × guerrier orque, Rapidité, 1 ringwraith, 3 chaque',
    ])
      expect(read({ limit }), limit).toEqual(wanted)
  })

  it('2.021 take names that have commas in them', () => {
    const comma = {
      ...figureType('aragorn')!,
      id: 'king',
      name: { en: 'Aragorn, King, at last', fr: 'Aragorn, roi' },
    }
    const here = rosterWith({ king: comma })
    expect(restrict(undefined, { ban: 'Fast, Aragorn, King, at last, Orc warrior' }, here, 'en')).toEqual({
      banned: ['king', 'orc-warrior'],
      bannedAbilities: ['fast'],
      limits: [],
      names: { king: comma.name },
    })
    expect(restrict(undefined, { limit: '2 Aragorn, roi, 1 Fast' }, here, 'fr')).toMatchObject({
      limits: [
        { figure: 'king', most: 2 },
        { ability: 'fast', most: 1 },
      ],
    })
  })

  it('2.021 tell a figure from an ability of the same name by the number of the latter', () => {
    const other = { ...figureType('orc-warrior')!, id: 'spearman', name: { en: 'Spearman', fr: 'Lancier' } }
    const here = rosterWith({ spearman: other })
    expect(restrict(undefined, { ban: 'Spearman' }, here, 'en')).toMatchObject({
      banned: ['spearman'],
      bannedAbilities: [],
    })
    for (const ban of ['8.33', 'Spearman (8.33)'])
      expect(restrict(undefined, { ban }, here, 'en')).toMatchObject({
        banned: [],
        bannedAbilities: ['spearman'],
      })
    expect(restrictables(here).find(one => 'ability' in one && one.ability === 'spearman')?.shown.en).toBe(
      'Spearman (8.33)',
    )
  })

  it('2.021 know two figures of one name apart by their ids', () => {
    const twin = { ...figureType('grishnakh')!, id: 'other-one' }
    const here = rosterWith({ 'other-one': twin })
    const ban = (text: string) => restrict(undefined, { ban: text }, here, 'en')
    expect(ban('grishnakh')).toMatchObject({ banned: ['grishnakh'] })
    expect(ban('other-one')).toMatchObject({ banned: ['other-one'] })
    for (const one of restrictables(here)) {
      if (!('figure' in one) || !['grishnakh', 'other-one'].includes(one.figure)) continue
      expect(ban(`Fast, ${one.shown.en}`)).toMatchObject({ banned: [one.figure] })
    }
    expect(ban(twin.name.fr)).toMatchObject({
      code: 'which-restricted',
      about: { names: 'grishnakh, other-one' },
    })
  })

  it('2.021 mean by who comes only in place of another the one that may turn into it', () => {
    expect(read({ ban: 'Gollum' })).toMatchObject({ banned: ['smeagol'] })
  })

  it('2.021 refuse what does not exist, with what was probably meant, and what may be several', () => {
    expect(read({ ban: 'Fast, Wich-king' })).toMatchObject({
      code: 'unknown-restricted',
      rule: '2.021',
      about: { text: 'Wich-king' },
    })
    expect(read({ ban: 'Spaerman' })).toMatchObject({ about: { names: 'Spearman' } })
    expect(read({ ban: 'xyzzy' })).toEqual({
      code: 'nothing-restricted',
      rule: '2.021',
      about: { text: 'xyzzy' },
    })
    expect(read({ ban: 'orc' })).toMatchObject({ code: 'which-restricted', about: { text: 'orc' } })
    expect(read({ ban: '2 orc-warrior' })).toMatchObject({ code: 'unknown-restricted' })
    expect(read({ ban: 'each' })).toHaveProperty('code')
    for (const limit of ['0 Fast', '101 Fast', '99999999999 each'])
      expect(read({ limit }), limit).toMatchObject({
        code: 'limit-out-of-range',
        about: { least: 1, most: 100 },
      })
    for (const text of ['__proto__', 'constructor', '2 __proto__', '@everyone', ' '.repeat(50), ',,,;\n'])
      expect(() => read({ ban: text, limit: text })).not.toThrow()
  })

  it('2.021 add to what is usual; none begins anew, and a ban leaves no limit', () => {
    const usual = read({ ban: 'Witch-king, Fast', limit: '2 Orc warrior, 3 each' })
    if (!usual || 'code' in usual) throw new Error('refused')
    expect(read({}, usual)).toEqual(usual)
    expect(read({ ban: 'Lurtz', limit: '1 Orc warrior' }, usual)).toEqual({
      banned: ['witch-king', 'lurtz'],
      bannedAbilities: ['fast'],
      limits: [{ figure: 'orc-warrior', most: 1 }],
      copies: 3,
    })
    expect(read({ ban: 'none, Lurtz' }, usual)).toMatchObject({
      banned: ['lurtz'],
      bannedAbilities: [],
      copies: 3,
    })
    expect(read({ ban: 'aucune', limit: 'None' }, usual)).toBeUndefined()
    expect(read({ ban: 'Orc warrior', limit: 'none, 2 Orc warrior' }, usual)).toMatchObject({ limits: [] })
  })

  it('2.021 have room for twenty-five entries each', () => {
    const names = roster.filter(({ replaces }) => !replaces).map(({ id }) => id)
    expect(read({ ban: names.slice(0, 25).join() })).toMatchObject({ banned: names.slice(0, 25) })
    expect(read({ ban: names.slice(0, 26).join() })).toMatchObject({
      code: 'too-many-restrictions',
      about: { count: 26, most: 25 },
    })
    expect(read({ limit: Array<string>(76).fill('1 Fast').join() })).toMatchObject({
      code: 'too-many-restrictions',
    })
  })
})

describe('/challenge with restrictions', () => {
  it('2.021 says them in the invitation, to everybody and to the challenger', async () => {
    const { hall, challenge, zoe } = meet()
    const reply = await challenge({ ban: 'Witch-king, Fast', limit: '2 Orc warrior, 1 Spearman, 3 each' })
    for (const message of [hall.lastPost(), reply]) {
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
    expect(hall.game().terms.restrictions).toEqual({
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
    expect(hall.game().terms).not.toHaveProperty('restrictions')
    expect(textOf(hall.lastPost())).not.toContain('2.021')
  })

  it('2.021 refuses what nobody knows, and asks what was meant', async () => {
    const { hall, challenge, zoe } = meet()
    const text = textOf(await challenge({ ban: 'Orc warior' }))
    expect(text).toContain('“Orc warior” is no figure and no ability here. (2.021)')
    expect(text).toContain('Did you mean Orc warrior?')
    expect(textOf(await challenge({ ban: 'Guerier orque' }, zoe))).toContain(
      'Vouliez-vous dire Guerrier orque',
    )
    expect(textOf(await challenge({ limit: '0 Fast' }))).toContain('Take 1 to 100')
    expect(hall.store.games.size).toBe(0)
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
      expect(read({ ban: String(value) }) ?? {}).not.toHaveProperty('code')
    for (const { name } of await alice.offered('challenge', 'limit', 'Fast, '))
      expect(read({ limit: name }), name).not.toHaveProperty('code')
  })

  it('2.021 is refused where nobody could bring an army', async () => {
    const { hall, challenge } = meet()
    const ban = leadersOfEvil
    expect(textOf(await challenge({ ban: ban.join() }))).toContain(
      'nobody could lead an army of Evil at 500 points',
    )
    expect(hall.store.games.size).toBe(0)
    // By the classic rules everybody may bring an army of Good.
    const { hall: classic } = await party(1, { ban: ban.join() })
    expect(textOf(classic.lastPost())).toContain('No starter army of Evil keeps to this')
    expect(textOf(classic.lastPost())).not.toContain('called off')
  })

  it('2.021 keeps them in the game and in what /game export writes', async () => {
    const { hall, alice, bob, challenge } = meet()
    await challenge({ ban: 'Witch-king, Fast', limit: '2 Orc warrior', board: 'the-marsh' })
    await bob.command('game accept')
    await alice.command('army pick', { army: 'starter-good' })
    await bob.command('army pick', { army: 'starter-evil' })
    expect(hall.game().stage).toBe('battle')
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
      rosterWith(own),
      'fr',
    )
    if (!restrictions || 'code' in restrictions) throw new Error(JSON.stringify(restrictions))
    const { terms, seats } = sampleGame()
    const game = sampleGame({
      terms: { ...terms, restrictions },
      seats: [{ ...seats[0]!, name: '('.repeat(32) }],
      commitment: 'a'.repeat(64),
      others: ['2', '3'].map(end => end.padStart(18, '1')),
      until: 1_790_000_000,
    })
    for (const locale of ['en', 'fr'] as const) {
      const message = challengeMessage(game, locale)
      expect(checkMessage(message)).toEqual([])
      expect(textOf(message)).toContain(ids[24])
      expect(textOf(message)).toContain('a'.repeat(64))
      expect(textOf(message)).toContain('<t:1790000000')
    }
  })
})

describe('what is usual in a server', () => {
  it('2.021 is set by its managers, shown, and taken back', async () => {
    const { hall, alice, boss } = meet()
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
    expect(textOf(await boss.command('settings server', { reset: 'restrictions' }))).toContain('armies: none')
    expect((await hall.store.serverSettings('900000000000000001')).language).toBe('fr')
    expect(await boss.typing('settings server', 'ban', 'lurt')).toEqual(['lurtz'])
    expect(await boss.typing('settings server', 'limit', '2 lurt')).toEqual(['2 lurtz'])
  })

  it('2.021 holds in challenges there, unless they say otherwise, and nowhere else', async () => {
    const { hall, boss, challenge } = meet()
    await boss.command('settings server', { ban: 'Fast, Lurtz', limit: '3 each' })
    const terms = async (options: Record<string, string>) => {
      await challenge(options)
      return hall.game().terms.restrictions
    }
    expect(await terms({})).toMatchObject({ banned: ['lurtz'], bannedAbilities: ['fast'], copies: 3 })
    expect(textOf(hall.lastPost())).toContain('Lurtz, whoever has Fast')
    expect(await terms({ ban: 'Saruman' })).toMatchObject({ banned: ['lurtz', 'saruman'], copies: 3 })
    expect(await terms({ ban: 'none, Saruman' })).toMatchObject({
      banned: ['saruman'],
      bannedAbilities: [],
      copies: 3,
    })
    expect(await terms({ ban: 'none', limit: 'none' })).toBeUndefined()
    // What a server says later does not touch a challenge that was made.
    await boss.command('settings server', { reset: 'restrictions' })
    expect([...hall.store.games.values()][0]!.terms.restrictions?.copies).toBe(3)
    const elsewhere = hall.person('100000000000000001', 'Alice', 'en', { guild: '900000000000000002' })
    await challenge({}, elsewhere)
    expect(hall.game().terms.restrictions).toBeUndefined()
  })

  it('2.021 may name its own figures, which keep their names when they are gone', async () => {
    const { hall, boss, challenge } = meet()
    const wolf = {
      ...figureType('orc-warrior')!,
      id: 'wolf-lord',
      name: { en: 'Wolf lord', fr: 'Seigneur des loups' },
    }
    await boss.send('figures import', 'f.csv', writeFigures([wolf]))
    await boss.command('settings server', { ban: 'wolf lord' })
    await boss.command('figures remove', { figure: 'wolf-lord' })
    expect(textOf(await boss.command('settings server'))).toContain('Wolf lord')
    await challenge({})
    expect(textOf(hall.lastPost())).toContain('Wolf lord')
    expect(hall.game().terms.restrictions?.names).toEqual({ 'wolf-lord': wolf.name })
  })
})

describe('choosing armies under restrictions', () => {
  async function choosing(options: Record<string, string | number>) {
    const met = meet()
    await met.challenge(options)
    await met.bob.command('game accept')
    return met
  }

  it('2.021 shows them to everybody who chooses', async () => {
    const { hall, alice } = await choosing({ ban: 'Boromir' })
    expect(textOf(hall.lastPost())).toContain('Not allowed (2.021): Boromir')
    expect(textOf(await alice.command('game status'))).toContain('Not allowed (2.021): Boromir')
  })

  it('2.021 refuses an army that does not keep to them, and says by whom and why', async () => {
    const { hall, alice } = await choosing({ ban: 'Legolas, Spearman', limit: '1 Rohan warrior, 1 Fast' })
    await own(alice, 'Mixed', 'good', ['boromir', 1], ['legolas', 1], ['rohan-warrior', 2])
    const text = textOf(await alice.command('army pick', { army: 'Mixed' }))
    expect(text).toContain('Legolas may not be taken here. (2.021)')
    expect(text).toContain('Rohan warrior is there 2 times; 1 at most here. (2.021)')
    expect(hall.game().seats[0]!.armies).toEqual({})
  })

  it('2.021 /army check holds an army against the game here, and says what holds', async () => {
    const { alice, bob, hall } = await choosing({ ban: 'Legolas' })
    await own(alice, 'Elves', 'good', ['legolas', 1])
    const { id } = hall.game()
    const text = textOf(await alice.command('army check', { army: 'Elves' }))
    expect(text).toContain(`In game \`${id}\`:`)
    expect(text).toContain('🚫 Not allowed (2.021): Legolas')
    expect(text).toContain('Legolas may not be taken here. (2.021)')
    await own(bob, 'Orcs', 'evil', ['ugluk', 1])
    expect(textOf(await bob.command('army check', { army: 'Orcs' }))).toContain('Legal at 500 points')
    expect(textOf(await bob.command('army check', { army: 'Orcs', points: 100 }))).toContain('more than 100')
    const elsewhere = hall.person(alice.user, 'Alice', 'en', { channel: '800000000000000099', guild: '7' })
    expect(textOf(await elsewhere.command('army check', { army: 'Elves', game: id }))).toContain(
      'may not be taken',
    )
  })

  it('2.021 /army check says before a challenge is answered, and what is usual in the server', async () => {
    const { alice, bob, boss, challenge } = meet()
    await own(bob, 'Orcs', 'evil', ['ugluk', 1])
    await boss.command('settings server', { ban: 'Uglúk' })
    const usual = textOf(await bob.command('army check', { army: 'Orcs' }))
    expect(usual).toContain('Usual in this server:')
    expect(usual).toContain('may not be taken here')
    await challenge({ ban: 'none' })
    expect(textOf(await bob.command('army check', { army: 'Orcs' }))).toContain('Legal at 500 points')
    await own(alice, 'Men', 'good', ['boromir', 1])
    expect(textOf(await alice.command('army check', { army: 'Men' }))).not.toContain('2.021')
  })

  it('2.021 says of every army of the player whether it fits, and why not', async () => {
    const { alice, hall } = await choosing({ ban: 'Legolas', limit: '1 Rohan warrior' })
    await own(alice, 'A elves', 'good', ['legolas', 1])
    await own(alice, 'B riders', 'good', ['boromir', 1], ['rohan-warrior', 2])
    await own(alice, 'C men', 'good', ['boromir', 1], ['rohan-warrior', 1])
    await own(alice, 'D orcs', 'evil', ['ugluk', 1])
    const offered = await alice.offered('army pick', 'army')
    expect(offered.map(({ value }) => value)).toEqual([
      'starter-good',
      'starter-evil',
      'C men',
      'A elves',
      'B riders',
      'D orcs',
    ])
    expect(offered[2]!.name).toMatch(/^✅ C men · Good/)
    expect(offered[3]!.name).toMatch(/^❌ A elves · Good.*Legolas may not be taken here/)
    expect(offered[4]!.name).toMatch(/^❌ B riders · .*2 times; 1 at most/)
    expect(offered[5]!.name).toMatch(/^❌ D orcs · Evil.*You play Good here/)
    const mine = await alice.click(hall.lastPost(), 'My armies…')
    expect(selectsOf(mine)[0]!.options.map(({ value }) => value)).toEqual(['starter-good', 'C men'])
    expect(textOf(mine)).toContain('❌ **A elves** · Good: Legolas may not be taken here. (2.021)')
    expect(textOf(mine)).toContain('❌ **D orcs** · Evil: You play Good here')
    expect(textOf(mine)).toContain('Not allowed (2.021): Legolas')
    await alice.choose(mine, 'Army of Good', 'C men')
    expect(hall.game().seats[0]!.armies.good).toEqual(['boromir', 'rohan-warrior'])
  })

  it('2.021 tells of many armies as far as there is room', async () => {
    const { alice, hall } = await choosing({ ban: 'Legolas' })
    for (let i = 0; i < 25; i++) await own(alice, `${'('.repeat(38)}${i}`, 'good', ['legolas', 1])
    const text = textOf(await alice.click(hall.lastPost(), 'My armies…'))
    expect(text).toMatch(/… and \d+ more; `\/army check` says all/)
    await alice.offered('army pick', 'army')
  })

  it('2.021 starter armies keep to them, wherever they come from', async () => {
    const { hall, alice, bob, boss } = await choosing({ ban: 'Boromir, Uglúk', limit: '1 each' })
    const legal = (figures: readonly string[] | undefined, camp: 'good' | 'evil') =>
      expect(
        checkArmy(figures ?? [], { points: 500, camp, restrictions: hall.game().terms.restrictions }),
      ).toEqual([])
    await alice.click(hall.lastPost(), 'Starter army')
    legal(hall.game().seats[0]!.armies.good, 'good')
    await alice.command('army pick', { army: 'starter-good' })
    legal(hall.game().seats[0]!.armies.good, 'good')
    // A kept one of that name from before is left alone.
    const before = hall.person(bob.user, 'Bob', 'en', { channel: '800000000000000098' })
    await before.command('army starter', { camp: 'evil', points: 500, game: 'none' })
    const kept = async () => (await hall.store.armiesOf(bob.user)).map(({ name }) => name)
    const first = await kept()
    const made = await bob.command('army starter', { camp: 'evil' })
    expect(textOf(made)).toContain('Legal at 500 points')
    const names = await kept()
    legal((await hall.store.loadArmy(bob.user, names.at(-1)!))?.figures, 'evil')
    await bob.command('army starter', { camp: 'evil' })
    expect(await kept()).toEqual(names)
    expect(first.length).toBeGreaterThan(0)
    await bob.command('army pick', { army: names.at(-1)! })
    expect(hall.game().stage).toBe('battle')
    await boss.command('settings server', { ban: 'Lurtz' })
  })
})

describe('where no starter army can be', () => {
  /** The only hero left comes from the server. */
  async function alone(): Promise<ReturnType<typeof meet> & { hall: Hall }> {
    const met = meet()
    const lord = {
      ...figureType('ugluk')!,
      id: 'orc-lord',
      name: { en: 'Orc lord', fr: 'Seigneur orque' },
      unique: [],
    }
    await met.boss.send('figures import', 'f.csv', writeFigures([lord]))
    const ban = leadersOfEvil
    await met.challenge({ ban: ban.join() })
    return met
  }

  it('2.021 says so at once, and what follows from it', async () => {
    const { hall } = await alone()
    expect(textOf(hall.lastPost())).toContain('No starter army of Evil keeps to this: bring one of your own.')
    expect(textOf(hall.lastPost())).toContain('the game is called off, and nobody loses')
  })

  it('2.021 gives none, by button or by name, and takes one of the player’s own', async () => {
    const { hall, alice, bob } = await alone()
    await bob.command('game accept')
    const both = hall.lastPost()
    expect(textOf(both)).toContain('where somebody has not chosen then, the game is called off')
    expect(labelsOf(both)).toEqual(['Starter army', 'My armies…'])
    expect(textOf(await bob.click(both, 'Starter army'))).toContain('No starter army of Evil')
    expect(textOf(await bob.command('army pick', { army: 'starter-evil' }))).toContain(
      'No starter army of Evil',
    )
    expect(textOf(await bob.command('army starter', { camp: 'evil' }))).toContain('No starter army of Evil')
    expect(labelsOf(await bob.command('game status'))).toEqual(['My armies…'])
    expect(await bob.typing('army pick', 'army')).toEqual(['starter-good'])
    expect(selectsOf(await bob.click(both, 'My armies…'))).toEqual([])
    await alice.click(both, 'Starter army')
    await own(bob, 'Lords', 'evil', ['orc-lord', 1], ['orc-warrior', 2])
    await bob.command('army pick', { army: 'Lords' })
    expect(hall.game().stage).toBe('battle')
  })
})

describe('every ability', () => {
  it('2.021 may be banned by its name in either language', async () => {
    const all = restrictables(supplied)
    for (const one of all) {
      const wanted = 'figure' in one ? { banned: [one.figure] } : { bannedAbilities: [one.ability] }
      for (const text of Object.values(one.shown)) expect(read({ ban: text }), text).toMatchObject(wanted)
    }
  })
})
