import { describe, expect, it } from 'vitest'
import { writeFigures } from '../../../lambdas/discord/games/combat-hex/figureFiles/writeFigures.ts'
import { checkArmy, figureType } from '../../../rules/combat-hex/index.ts'
import { seal } from '../../../rules/games.ts'
import { leadersOfEvil, meet, own } from './restrictedChallenge.ts'
import { labelsOf, selectsOf, type TestServer, textOf } from './testServer.ts'

describe('choosing armies under restrictions', () => {
  async function choosing(options: Record<string, string | number>) {
    const met = meet()
    await met.challenge(options)
    await met.bob.command('game accept')
    return met
  }

  it('2.021 shows them to everybody who chooses', async () => {
    const { server, alice } = await choosing({ ban: 'Boromir' })
    expect(textOf(server.lastPost())).toContain('Not allowed (2.021): Boromir')
    expect(textOf(await alice.command('game status'))).toContain('Not allowed (2.021): Boromir')
  })

  it('2.021 refuses an army that does not keep to them, and says by whom and why', async () => {
    const { server, alice } = await choosing({ ban: 'Legolas, Spearman', limit: '1 Rohan warrior, 1 Fast' })
    await own(alice, 'Mixed', 'good', ['boromir', 1], ['legolas', 1], ['rohan-warrior', 2])
    const text = textOf(await alice.command('army pick', { army: 'Mixed' }))
    expect(text).toContain('Legolas may not be taken here. (2.021)')
    expect(text).toContain('Rohan warrior is there 2 times; 1 at most here. (2.021)')
    expect(server.game().seats[0]!.armies).toEqual({})
  })

  it('2.021 /army check holds an army against the game here, and says what holds', async () => {
    const { alice, bob, server } = await choosing({ ban: 'Legolas' })
    await own(alice, 'Elves', 'good', ['legolas', 1])
    const { id } = server.game()
    const text = textOf(await alice.command('army check', { army: 'Elves' }))
    expect(text).toContain(`In game \`${id}\`:`)
    expect(text).toContain('🚫 Not allowed (2.021): Legolas')
    expect(text).toContain('Legolas may not be taken here. (2.021)')
    await own(bob, 'Orcs', 'evil', ['ugluk', 1])
    expect(textOf(await bob.command('army check', { army: 'Orcs' }))).toContain('Legal at 500 points')
    expect(textOf(await bob.command('army check', { army: 'Orcs', points: 100 }))).toContain('more than 100')
    const elsewhere = server.person(alice.user, 'Alice', 'en', { channel: '800000000000000099', guild: '7' })
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
    const { alice, server } = await choosing({ ban: 'Legolas', limit: '1 Rohan warrior' })
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
    const mine = await alice.click(server.lastPost(), 'My armies…')
    expect(selectsOf(mine)[0]!.options.map(({ value }) => value)).toEqual(['starter-good', 'C men'])
    expect(textOf(mine)).toContain('❌ **A elves** · Good: Legolas may not be taken here. (2.021)')
    expect(textOf(mine)).toContain('❌ **D orcs** · Evil: You play Good here')
    expect(textOf(mine)).toContain('Not allowed (2.021): Legolas')
    await alice.choose(mine, 'Army of Good', 'C men')
    expect(server.game().seats[0]!.armies.good).toEqual(['boromir', 'rohan-warrior'])
  })

  it('2.021 tells of many armies as far as there is room', async () => {
    const { alice, server } = await choosing({ ban: 'Legolas' })
    for (let i = 0; i < 25; i++) await own(alice, `${'('.repeat(38)}${i}`, 'good', ['legolas', 1])
    const text = textOf(await alice.click(server.lastPost(), 'My armies…'))
    expect(text).toMatch(/… and \d+ more; `\/army check` says all/)
    await alice.offered('army pick', 'army')
  })

  it('2.021 starter armies keep to them, wherever they come from', async () => {
    const { server, alice, bob, boss } = await choosing({ ban: 'Boromir, Uglúk', limit: '1 each' })
    const legal = (figures: readonly string[] | undefined, camp: 'good' | 'evil') =>
      expect(
        checkArmy(figures ?? [], { points: 500, camp, restrictions: seal(server.game().terms.restrictions) }),
      ).toEqual([])
    await alice.click(server.lastPost(), 'Starter army')
    legal(server.game().seats[0]!.armies.good, 'good')
    await alice.command('army pick', { army: 'starter-good' })
    legal(server.game().seats[0]!.armies.good, 'good')
    // A kept one of that name from before is left alone.
    const before = server.person(bob.user, 'Bob', 'en', { channel: '800000000000000098' })
    await before.command('army starter', { camp: 'evil', points: 500, game: 'none' })
    const kept = async () => (await server.store.armiesOf(bob.user)).map(({ name }) => name)
    const first = await kept()
    const made = await bob.command('army starter', { camp: 'evil' })
    expect(textOf(made)).toContain('Legal at 500 points')
    const names = await kept()
    legal((await server.store.loadArmy(bob.user, names.at(-1)!))?.figures, 'evil')
    await bob.command('army starter', { camp: 'evil' })
    expect(await kept()).toEqual(names)
    expect(first.length).toBeGreaterThan(0)
    await bob.command('army pick', { army: names.at(-1)! })
    expect(server.game().stage).toBe('battle')
    await boss.command('settings server', { ban: 'Lurtz' })
  })
})

describe('where no starter army can be', () => {
  /** The only hero left comes from the server. */
  async function alone(): Promise<ReturnType<typeof meet> & { server: TestServer }> {
    const met = meet()
    const lord = {
      ...figureType('ugluk')!,
      id: 'orc-lord',
      name: { en: 'Orc lord', fr: 'Seigneur orque' },
      unique: [],
    }
    await met.boss.send('figures import', 'f.csv', writeFigures([lord], 'en'))
    const ban = leadersOfEvil
    await met.challenge({ ban: ban.join() })
    return met
  }

  it('2.021 says so at once, and what follows from it', async () => {
    const { server } = await alone()
    expect(textOf(server.lastPost())).toContain(
      'No starter army of Evil keeps to this: bring one of your own.',
    )
    expect(textOf(server.lastPost())).toContain('the game is called off, and nobody loses')
  })

  it('2.021 gives none, by button or by name, and takes one of the player’s own', async () => {
    const { server, alice, bob } = await alone()
    await bob.command('game accept')
    const both = server.lastPost()
    expect(textOf(both)).toContain('where somebody has not chosen by then, the game is called off')
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
    expect(server.game().stage).toBe('battle')
  })
})
