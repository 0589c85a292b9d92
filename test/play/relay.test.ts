import { describe, expect, it, vi } from 'vitest'
import { engineOf as engineFor } from '../../rules/games.ts'
import type { Player } from './harness.ts'
import { wordsOf } from './harness.ts'
import { dot } from './recordSteps.ts'
import { usePlay } from './usePlay.ts'

vi.mock(import('../../rules/games.ts'), async load =>
  (await import('../games/listToys.ts')).listToys(await load()),
)
vi.mock(import('../../lambdas/discord/games/index.ts'), async load =>
  (await import('../games/listToys.ts')).listToyFaces(await load()),
)

describe('a game with armies over signed HTTP', () => {
  const t = usePlay(undefined, { draw: async () => dot })
  let game = ''
  const record = async () => (await t.play.server.store.loadGame(game))!
  const question = async () => engineFor(await record()).open((await record()).save!).question!
  const asked = async (): Promise<Player> => [t.ada, t.bruno][(await question()).by]!

  const home = () => t.play.table.discord.channels()[0]!.id

  async function challenge(options: Record<string, string | number>) {
    await t.ada.command('challenge', {
      opponent: t.bruno.id,
      system: 'relay',
      board: 'the-marsh',
      ...options,
    })
    const [newest] = await t.play.server.store.gamesOfUser(t.ada.id)
    game = newest!
    await t.bruno.press('Accept', t.bruno.last())
    t.ada.channel = t.bruno.channel = (await record()).thread!
  }

  it('takes of a challenge what it has, and refuses the rest', async () => {
    const of = (options: Record<string, string | number>) =>
      t.ada.command('challenge', { opponent: t.bruno.id, system: 'relay', ...options })
    for (const [option, value] of [
      ['points', 500],
      ['rules', 'classic'],
      ['camps', 'good'],
      ['ban', 'Leveret'],
    ] as const)
      expect((await of({ [option]: value })).text).toContain('Relay has no such')
    expect(await t.play.server.store.gamesOfUser(t.ada.id)).toEqual([])
    await challenge({ points: 60 })
    expect(await record()).toMatchObject({ game: 'relay', stage: 'armies', terms: { points: 60 } })
    expect(t.play.troubles).toEqual([])
  })

  it('offers its own lists, and takes a starter of one', async () => {
    const words = wordsOf(t.ada.last())
    expect(words).toContain('Hares')
    expect(words).toContain('Tortoises')
    expect(words).toContain('60 points')
    await t.ada.press(/starter.*hares/i)
    const { seats, stage } = await record()
    expect(seats[0]!.armies).toEqual({ hares: ['jack-hare', 'jack-hare'] })
    expect(stage).toBe('armies')
  })

  it('begins when both have one, picked by name', async () => {
    expect((await t.bruno.command('army pick', { army: 'starter-tortoises' })).text).not.toContain('⚠️')
    expect(await record()).toMatchObject({ stage: 'battle' })
    const { text } = await t.ada.command('game status')
    expect(text).toContain('Round 1')
    expect(text).toContain('Jack hare')
    expect(text).toContain('River tortoise')
    expect(t.play.troubles).toEqual([])
  })

  it('is played by buttons and by /answer, in either language, and taken back', async () => {
    const who = await asked()
    const choice = (await question()).space.enumerate('', 1)[0]!
    await who.press(`Run to ${choice}`, (await who.command('game status')).message)
    expect((await who.command('game status')).text).toContain(`${who.name} ${choice} (`)
    expect((await who.command('game undo')).text).toContain('Run to')
    who.locale = 'fr'
    const { text } = await who.command('game status')
    expect(text).toContain('Manche 1')
    expect(text).toContain('Passer le relais')
    await who.command('answer', { choice: 'swap' })
    who.locale = 'en-US'
    expect((await who.command('game log')).text).toContain('takes over')
    expect((await who.command('answer', { choice: 'xyzzy' })).text).toContain('⚠️')
  })

  it('takes standing orders of its own, and no others', async () => {
    expect(await t.ada.choices('orders set', { topic: '' }, 'topic')).toEqual([
      { name: 'handing over', value: 'hand-over' },
    ])
    expect((await t.ada.command('orders set', { topic: 'role', value: 'attacker' })).text).toContain('⚠️')
    expect((await t.ada.command('orders set', { topic: 'hand-over', value: 'swap' })).text).toContain(
      'handing over',
    )
    expect((await t.ada.command('orders show')).text).toContain('hand over')
    expect((await record()).seats[0]!.orders?.here).toEqual({ 'hand-over': 'swap' })
    expect((await t.bruno.command('orders reset', { scope: 'game' })).text).not.toContain('⚠️')
  })

  it('is run to the end, verified and exported', async () => {
    for (let steps = 0; (await record()).stage === 'battle'; steps++) {
      if (steps > 300) throw new Error('nobody arrives')
      // Nobody asks Ada what she has ordered.
      const { by, kind } = await question()
      expect(`${by} ${kind}`).not.toBe('0 hand-over')
      await (await asked()).command('done', { finish: true })
    }
    expect((await t.ada.command('game status')).text).toContain('has won the relay')
    expect((await t.bruno.command('game verify')).text).toContain('✅')
    expect((await t.bruno.command('game export')).text).toContain(game)
    expect(t.play.troubles).toEqual([])
  })

  it('shows each of its runs as a picture, which need not move', async () => {
    const who = t.bruno
    const first = await who.command('game replay')
    expect(first.text).toContain('Replay')
    const second = await who.press('▶ Picture by picture', first.message)
    expect(second.text).toMatch(/2\/\d/)
    const back = await who.press('◀ Back', second.message)
    expect(back.text).toMatch(/1\/\d/)
    expect(t.play.troubles).toEqual([])
  })

  it.each(['draw', 'concede'])('ends by /game %s', async end => {
    t.ada.channel = t.bruno.channel = home()
    await challenge({ points: 60 })
    await t.ada.command('army pick', { army: 'starter-hares' })
    await t.bruno.command('army pick', { army: 'starter-tortoises' })
    if (end === 'draw') {
      await t.ada.command('game draw')
      await t.bruno.press(/draw/i, (await t.bruno.command('game draw')).message)
      expect((await t.ada.command('game status')).text).toContain('Nobody has won')
    } else {
      await t.bruno.press(/concede/i, (await t.bruno.command('game concede')).message)
      expect((await t.ada.command('game status')).text).toContain('Ada has won the relay')
    }
    expect((await record()).stage).toBe('over')
    expect(t.play.troubles).toEqual([])
  })

  it('is played by the computer, which says what it weighed', async () => {
    t.ada.channel = home()
    await t.ada.command('challenge', { computer: 'captain', system: 'relay', board: 'the-marsh', points: 30 })
    game = (await t.play.server.store.gamesOfUser(t.ada.id))[0]!
    expect(Object.keys((await record()).seats[1]!.armies)).toHaveLength(1)
    expect((await t.ada.command('army pick', { army: 'starter-hares' })).text).not.toContain('⚠️')
    t.ada.channel = (await record()).thread ?? t.ada.channel
    for (let steps = 0; (await record()).save!.battle.turn < 3; steps++) {
      if (steps > 20) throw new Error('the computer does not play')
      await t.ada.command('done', { finish: true })
    }
    expect((await t.ada.command('game why')).text).toMatch(/brings it to column \d/)
    expect(t.play.troubles).toEqual([])
  })

  it('builds an army of its own by buttons', async () => {
    t.ada.channel = t.bruno.channel = home()
    await challenge({ points: 60 })
    const made = await t.bruno.command('army new', { name: 'Slow but sure', camp: 'tortoises' })
    expect(made.text).toContain('Tortoises')
    await t.bruno.select(/stayer/i, ['land-tortoise'])
    await t.bruno.select(/stayer/i, ['old-tortoise'])
    expect((await t.bruno.command('army pick', { army: 'Slow but sure' })).text).not.toContain('⚠️')
  })

  it('refuses armies without the numbers of another game’s rules', async () => {
    const refused = [
      await t.bruno.command('army add', { army: 'Slow but sure', figure: 'leveret' }),
      await t.ada.command('army pick', { army: 'starter-hares', other: 'starter-hares' }),
    ]
    for (const { text } of refused) {
      expect(text).toContain('⚠️')
      expect(text).not.toMatch(/\d\.\d{2}/)
    }
  })

  it('reads an army of its own from a file', async () => {
    const file = await t.ada.upload('team.txt', 'nom: Rapides\néquipe: hares\n2x Leveret\nVieille hase\n')
    const read = await t.ada.command('army import', { file, system: 'relay' })
    expect(read.text).toContain('Rapides')
    expect(read.text).toContain('2 × **Leveret**')
  })
})
