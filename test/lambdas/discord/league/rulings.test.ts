import { beforeEach, describe, expect, it } from 'vitest'
import type { CombatHexState } from '../../../../rules/combat-hex/index.ts'
import { seal } from '../../../../rules/games.ts'
import { labelsOf, type Person, textOf } from '../testServer.ts'
import { surely } from './beginSeason.ts'
import { useSeason } from './useSeason.ts'

const { t, begin, season, battle, game, personOf, rule, outcome } = useSeason()

describe('/league rule', () => {
  beforeEach(() => t.nextRound())

  it('is for directors, who say why; those whom it touches read it (10.01)', async () => {
    const [one] = t.players as [Person, Person]
    expect(
      textOf(await one.command('league rule', { decision: 'both-at-fault', why: 'x', battle: '1-1' })),
    ).toMatch(/director/)
    await rule('forfeit', { player: one.user, why: 'was not there' })
    const place = battle().players.indexOf(season().entrants.findIndex(({ user }) => user === one.user))
    expect(outcome()).toMatchObject({ kind: 'forfeit', score: place === 0 ? [0, 6] : [6, 0] })
    expect(textOf(await one.command('league my'))).toContain('was not there')
    expect(t.server.posts.some(post => textOf(post).includes('was not there'))).toBe(true)
  })

  it('enters a result by hand, and takes it back', async () => {
    await rule('score', { score: '2 : 1' })
    expect(outcome()).toMatchObject({ kind: 'by-hand', score: [4, 2] })
    expect(game().stage).toBe('declined')
    await rule('reopen')
    expect(outcome()).toBeNull()
    expect(game().stage).toBe('battle')
    await t.concede(0, 0)
    expect(outcome()).toMatchObject({ kind: 'played', score: [0, 6] })
    expect(textOf(await rule('score', { score: 'much' }))).toContain('cannot be read')
    expect(textOf(await rule('pause', { battle: '7-7' }))).toMatch(/no battle at table/)
  })

  it('closes the message of a draw on offer where the battle is broken off or a player replaced', async () => {
    const [one] = t.players as [Person, Person]
    const { edited } = t.server
    const offered = async () => {
      await one.command('game draw')
      expect(labelsOf(t.server.lastPost())).toContain('Accept the draw')
      edited.length = 0
    }
    await offered()
    await rule('pause')
    expect(edited).toEqual([])
    expect(game().drawOffer).toBe(one.user)
    await rule('score', { score: '2 : 1' })
    expect(edited.map(textOf)).toEqual([expect.stringContaining('it is so no more')])
    // A battle that goes on after all does so without it.
    await rule('reopen')
    expect(game()).toMatchObject({ stage: 'battle', drawOffer: null })
    await offered()
    const zoe = { '100000000000000007': { id: '100000000000000007', name: 'Zoe', bot: false } }
    const option = { decision: 'substitute', why: 'ill', player: one.user, with: '100000000000000007' }
    await t.director.command('league rule', option, zoe)
    expect(edited.map(textOf)).toEqual([expect.stringContaining('it is so no more')])
  })

  it('gives more time, stops the clock and lets it run again', async () => {
    const before = battle().due!
    await rule('extend', { hours: 500 })
    expect(battle().due).toBeGreaterThan(before)
    await rule('pause')
    expect(game()).toMatchObject({ until: null, paused: '24h' })
    expect(textOf(await rule('pause'))).toContain('⚠️')
    await rule('resume')
    expect(game().until).toBeGreaterThan(t.server.now())
  })

  it('has a battle fought anew in another game', async () => {
    const first = game().id
    const restart = { decision: 'restart', why: 'so it is', battle: '1-1' }
    await surely(t.director, 'league rule', restart)
    expect(game().id).not.toBe(first)
    expect(t.server.game(first).stage).toBe('declined')
    expect(t.server.store.games.size).toBe(2)
  })

  it('puts a substitute in a player’s place', async () => {
    const [one] = t.players as [Person, Person]
    const zoe = { '100000000000000007': { id: '100000000000000007', name: 'Zoe', bot: false } }
    await t.director.command(
      'league rule',
      { decision: 'substitute', why: 'ill', player: one.user, with: '100000000000000007' },
      zoe,
    )
    expect(game().seats.map(({ name }) => name)).toContain('Zoe')
    expect(game().seats.map(({ user }) => user)).not.toContain(one.user)
    expect(seal<CombatHexState>(game().save!.battle).players.map(({ name }) => name)).toContain('Zoe')
    expect(textOf(t.server.lastPost())).toContain('a substitute takes over: Zoe')
    // Whoever was replaced reads why, and an outsider reads nothing (10.01).
    expect(textOf(await one.command('league my'))).toMatch(/do not play in it[^]*takes over: Zoe .*: ill/)
    const outsider = t.server.person('100000000000000055', 'Out')
    expect(textOf(await outsider.command('league my'))).not.toContain('Zoe')
  })

  it('puts a figure right, in the game and in its log', async () => {
    const { battle: state } = game().save!
    const figure = seal<CombatHexState>(state).figures[0]
    if (!figure) {
      expect(textOf(await rule('correct', { figure: 'A1', life: 1 }))).toContain('⚠️')
      return
    }
    await rule('correct', { figure: figure.id, life: 1 })
    expect(season().rulings.at(-1)).toMatchObject({ do: 'correct', what: expect.stringContaining('life 1') })
  })

  it('excludes a player (10.09)', async () => {
    const [one, two] = t.players as [Person, Person]
    await surely(t.director, 'league exclude', { player: one.user, why: 'loaded dice' })
    expect(outcome()?.kind).toBe('forfeit')
    expect(textOf(await two.command('league standings'))).toMatch(/– \*\*Ann\*\*/)
  })
})

describe('a decision of /league rule', () => {
  it('says what a decision lacks, and decides nothing', async () => {
    await t.nextRound()
    const { rulings } = season()
    const lacking = async (decision: string, options = {}) =>
      textOf(await t.director.command('league rule', { decision, why: 'so it is', ...options }))
    expect(await lacking('score', { score: '3-0' })).toContain('/league rule needs the option battle')
    const battle = '1-1'
    expect(await lacking('score', { battle })).toContain('needs the option score')
    expect(await lacking('forfeit', { battle })).toContain('needs the option player')
    expect(await lacking('extend', { battle })).toContain('needs the option hours')
    expect(await lacking('substitute', { with: '1' })).toContain('the option player')
    expect(await lacking('substitute', { player: 'Ann' })).toContain('the option with')
    const french = t.server.person(t.director.user, 'Dora', 'fr', { manager: true })
    expect(textOf(await french.command('league rule', { decision: 'pause', why: 'x' }))).toContain(
      '/ligue trancher a besoin de l’option bataille',
    )
    expect(season().rulings).toEqual(rulings)
  })

  it('is about the battle in whose thread it is said', async () => {
    await begin(4)
    await t.nextRound()
    const { id } = game(1)
    t.server.store.games.set(id, { ...game(1), thread: '800000000000000077' })
    await t.server.store.indexGame(game(1))
    const there = t.server.person(t.director.user, 'Dora', 'en', {
      manager: true,
      channel: '800000000000000077',
      inThread: true,
    })
    const said = textOf(await there.command('league rule', { decision: 'pause', why: 'a wedding' }))
    expect(said).toMatch(/Decided – round 1, \S+ – \S+ · the clock/)
    expect([battle(0).paused, battle(1).paused]).toEqual([null, expect.anything()])
  })

  it('says what it comes to: to its director, in the thread, and to those whom it touches (10.01)', async () => {
    await t.nextRound()
    const pair = battle().players.map(number => season().entrants[number!]!.name)
    const told = () => textOf(t.server.posts.findLast(post => textOf(post).includes('so it is'))!)
    expect(textOf(await rule('extend', { hours: 48 }))).toMatch(/more time: ends <t:\d+:R>/)
    expect(told()).toMatch(/ends <t:\d+:R>\*\* – decided by <@\d+>: so it is \(10\.01\)/)
    expect(textOf(await rule('score', { score: '2-1' }))).toContain(
      `round 1, ${pair.join(' – ')} · result entered by hand: 2 – 1`,
    )
    expect(told()).toContain('**result entered by hand: 2 – 1** – decided by')
    const user = season().entrants[battle().players[1]!]!.user
    await rule('forfeit', { player: user })
    expect(told()).toContain('forfeit: 3 – 0**')
    const mine = textOf(await personOf(user).command('league my'))
    expect(mine).toContain(`round 1, ${pair.join(' – ')} · result entered by hand: 2 – 1`)
    expect(mine).toContain('forfeit: 3 – 0')
  })
})
