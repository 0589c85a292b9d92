import { beforeEach, describe, expect, it } from 'vitest'
import { overdue } from '../../../lambdas/clock/overdue.ts'
import type { GameRecord } from '../../../lambdas/store/types.ts'
import { labelsOf, makeTestServer, type Person, startBattle, textOf } from './testServer.ts'
import { useBattle } from './useBattle.ts'

const { t, asked, other, question } = useBattle()

const placeOf = ({ user }: Person) => t.server.game().seats.findIndex(seat => seat.user === user)
const nameOf = (person: Person) => t.server.game().seats[placeOf(person)]!.name
const change = (changes: Partial<GameRecord>) => {
  const game = t.server.game()
  t.server.store.games.set(game.id, { ...game, ...changes })
}
/** A player has missed so many turns in a row. */
const hasMissed = (person: Person, count: number) =>
  change({ missed: t.server.game().seats.map((_, i) => (i === placeOf(person) ? count : 0)) })

/** The opponent calls the computer for whoever is asked, and is sure of it. */
async function callFor(absent: Person, options = {}) {
  const caller = absent === t.alice ? t.bob : t.alice
  const question = await caller.command('game substitute', { player: absent.user, ...options })
  return { caller, question, answer: () => caller.click(question, 'Let it play on') }
}

describe('the computer plays on for an opponent', () => {
  it('only after the missed turns that lose a battle, and after a question', async () => {
    const absent = asked()
    const player = placeOf(absent)
    for (const count of [0, 1, 2]) {
      hasMissed(absent, count)
      const before = t.server.game()
      const { question } = await callFor(absent, { computer: 'recruit' })
      expect(textOf(question)).toContain(`still playing: ${count} of 3 turns in a row`)
      expect(labelsOf(question)).toEqual([])
      expect(t.server.game()).toEqual(before)
    }
    hasMissed(absent, 3)
    const before = t.server.game()
    const { question: asks, answer } = await callFor(absent, { computer: 'recruit' })
    expect(t.server.game()).toEqual(before)
    expect(textOf(asks)).toContain('may take the seat back at any time before the end')
    expect(labelsOf(asks)).toEqual(['Let it play on', 'Cancel'])
    await answer()
    const { seats, version } = t.server.game()
    expect(version).toBe(before.version + 1)
    // How well it plays is no choice of the opponent's.
    expect(seats[player]).toMatchObject({ computer: 'captain', leftBy: absent.user })
  })

  it('whom it is told, with the way back for them', async () => {
    const absent = asked()
    hasMissed(absent, 3)
    const { answer } = await callFor(absent)
    await answer()
    const told = t.server.posts.find(post => textOf(post).includes('plays on from here'))!
    expect(told.pings).toEqual([absent.user])
    expect(textOf(told)).toContain(`<@${absent.user}> may take the seat back`)
    expect(labelsOf(told)).toEqual(['Take my seat back'])
    const { version } = t.server.game()
    expect(textOf(await other().click(told, 'Take my seat back'))).toContain('⚠️')
    expect(t.server.game().version).toBe(version)
  })

  it('not in their quiet hours, but after them', async () => {
    const absent = asked()
    hasMissed(absent, 3)
    const rest = { timeZone: 'UTC', quiet: { from: 0, to: 24 * 60 - 1 }, holiday: null }
    change({ seats: t.server.game().seats.map(s => (s.user === absent.user ? { ...s, rest } : s)) })
    const { answer } = await callFor(absent)
    const before = t.server.posts.length
    await answer()
    expect(t.server.posts.slice(before).flatMap(({ pings = [] }) => pings)).not.toContain(absent.user)
    expect(t.server.game().held?.map(({ user }) => user)).toEqual([absent.user])
  })

  it('as well as that player has chosen, or else the server', async () => {
    const absent = asked()
    const manager = t.server.person('100000000000000009', 'Mia', 'en', { manager: true })
    await manager.command('settings server', { substitute: 'soldier' })
    hasMissed(absent, 3)
    expect(textOf((await callFor(absent)).question)).toContain('Computer soldier')
    await absent.command('settings me', { substitute: 'recruit' })
    const { question, answer } = await callFor(absent, { computer: 'captain' })
    expect(textOf(question)).toContain('Computer recruit')
    await answer()
    expect(
      t.server
        .game()
        .seats.map(({ computer }) => computer)
        .filter(Boolean),
    ).toEqual(['recruit'])
  })

  it('who has left the server, or has allowed it', async () => {
    const absent = asked()
    t.server.left.add(absent.user)
    expect(labelsOf((await callFor(absent)).question)).toContain('Let it play on')
    t.server.left.clear()
    expect(labelsOf((await callFor(absent)).question)).toEqual([])
    const { version } = t.server.game()
    expect(textOf(await absent.command('game substitute', { allow: true }))).toContain('may let')
    expect(labelsOf((await callFor(absent)).question)).toContain('Let it play on')
    await absent.command('game substitute', { allow: false })
    expect(labelsOf((await callFor(absent)).question)).toEqual([])
    // Nothing is played by it, and buttons stay good.
    expect(t.server.game().version).toBe(version)
  })

  it('who comes back before that is confirmed plays on', async () => {
    const absent = asked()
    hasMissed(absent, 3)
    const { answer } = await callFor(absent)
    hasMissed(absent, 0)
    const before = t.server.game()
    expect(textOf(await answer())).toContain('still playing')
    expect(t.server.game()).toEqual(before)
  })

  it('at nobody’s wish but a player’s, and for nobody but a player', async () => {
    const eve = t.server.person('100000000000000009', 'Eve')
    const before = t.server.game()
    hasMissed(asked(), 3)
    expect(textOf(await eve.command('game substitute', { player: asked().user }))).toContain('⚠️')
    const pressed = await eve.press(`substitute:${before.id}:${before.version}:${asked().user} recruit`)
    expect(textOf(pressed)).toContain('⚠️')
    expect(textOf(await other().command('game substitute', { player: eve.user }))).toContain('has a seat')
    expect(t.server.game().version).toBe(before.version)
  })
})

describe('a refusal', () => {
  it('counts one missed turn of whoever is named, by whatever name', async () => {
    const absent = asked()
    hasMissed(absent, 1)
    for (const player of [absent.user, nameOf(absent), `@${nameOf(absent).toLowerCase()}`])
      expect(textOf(await other().command('game substitute', { player }))).toContain(
        '1 of 3 turns in a row is missed',
      )
    hasMissed(absent, 2)
    expect(textOf((await callFor(absent)).question)).toContain('2 of 3 turns in a row are missed')
  })

  it('says that the computer plays already, of a seat that it keeps or has', async () => {
    const own = asked()
    const name = nameOf(own)
    await own.click(await own.command('game substitute'), 'Let it play on')
    const { version } = t.server.game()
    const caller = own === t.alice ? t.bob : t.alice
    const bot = { '42': { id: '42', name: 'Combat Hex', bot: true } }
    for (const [player, users] of [[own.user], [name], ['42', bot]] as const)
      expect(textOf(await caller.command('game substitute', { player }, users ?? {}))).toContain(
        'plays there already',
      )
    expect(t.server.game().version).toBe(version)
  })

  it('says that there is no battle yet of whoever is challenged', async () => {
    const server = makeTestServer()
    const [ada, bo] = ['Ada', 'Bo'].map((name, i) => server.person(`10000000000000000${i + 1}`, name))
    const users = { [bo!.user]: { id: bo!.user, name: 'Bo', bot: false } }
    await ada!.command('challenge', { opponent: bo!.user, points: 500, camps: 'good' }, users)
    const said = textOf(await ada!.command('game substitute', { player: bo!.user }))
    expect(said).not.toContain('has a seat')
    expect(said).toContain('not begun')
  })
})

describe('one’s own seat', () => {
  it('is left after a question that says what follows', async () => {
    const own = asked()
    const before = t.server.game()
    const question = await own.command('game substitute', { computer: 'recruit' })
    expect(textOf(question)).toContain('Computer recruit')
    expect(textOf(question)).not.toContain('nobody but the computer')
    expect(t.server.game()).toEqual(before)
    await own.click(question, 'Cancel')
    expect(t.server.game()).toEqual(before)
    await own.click(question, 'Let it play on')
    expect(
      t.server
        .game()
        .seats.map(({ computer }) => computer)
        .filter(Boolean),
    ).toEqual(['recruit'])
    const last = await other().command('game substitute')
    expect(textOf(last)).toContain('nobody but the computer plays any more')
  })

  it('is offered at the next command or press, and taken back with nothing lost', async () => {
    const own = asked()
    const [player, name] = [placeOf(own), nameOf(own)]
    const { pending } = t.server.game().save!
    await own.command('orders set', { topic: 'role', value: 'ask me', scope: 'game' })
    const { orders, number } = t.server.game().seats[player]!
    await own.click(await own.command('game substitute'), 'Let it play on')
    const kept = t.server.game()
    for (const command of [
      'game status',
      'game concede',
      'game undo',
      'game draw',
      'done',
      'answer',
      'game pause',
    ]) {
      const offered = await own.command(command, command === 'answer' ? { choice: 'x' } : {})
      expect(labelsOf(offered), command).toContain('Take my seat back')
    }
    const pressed = await own.press(`finish:${kept.id}:${kept.version}:`)
    expect(labelsOf(pressed)).toContain('Take my seat back')
    expect(t.server.game()).toEqual(kept)
    // From anywhere else it is found, too.
    const elsewhere = t.server.person(own.user, name, 'en', { channel: '800000000000000009' })
    const found = await elsewhere.command('done')
    const answer = await elsewhere.click(found, 'Take my seat back')
    expect(textOf(answer)).toContain('You have your seat back')
    const { seats, save, until, missed, pinged } = t.server.game()
    expect(seats[player]).toMatchObject({ user: own.user, name, orders, number })
    expect(Object.keys(seats[player]!)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/computer|standsFor|leftBy/)]),
    )
    expect(save!.pending).toEqual(pending)
    expect(until).toBeGreaterThan(t.server.now())
    expect(missed?.[player] ?? 0).toBe(0)
    expect(pinged).toBe(own.user)
    expect(textOf(t.server.lastPost())).toContain(`**${name}** plays on from here`)
    expect(t.server.posts.at(-1)!.pings).toEqual([other().user])
    expect(textOf(await own.command('answer', { choice: question().fallback() }))).not.toContain('⚠️')
  })

  it('is taken back by the same command, whatever it names', async () => {
    const own = asked()
    await own.click(await own.command('game substitute'), 'Let it play on')
    await own.command('game substitute', { player: other().user })
    expect(t.server.game().seats.some(({ computer }) => computer)).toBe(false)
    expect(textOf(await own.press(`seat:${t.server.game().id}:1:`))).toContain('play here yourself')
  })

  it('is nobody’s once the battle is over', async () => {
    const own = asked()
    await own.click(await own.command('game substitute'), 'Let it play on')
    await other().click(await other().command('game concede'), 'Give up')
    const over = t.server.game()
    expect(over.stage).toBe('over')
    expect(textOf(await own.press(`seat:${over.id}:${over.version}:`))).toContain('⚠️')
    expect(labelsOf(await own.command('game status'))).not.toContain('Take my seat back')
    expect(t.server.game()).toEqual(over)
  })
})

describe('a seat beside others of the computer', () => {
  let server = makeTestServer()
  beforeEach(() => {
    server = makeTestServer()
  })

  it('has an id of its own', async () => {
    const ada = server.person('100000000000000001', 'Ada')
    await ada.command('play', { points: 250, level: 'recruit' })
    const sure = await ada.command('game substitute')
    expect(textOf(sure)).toContain('nobody but the computer plays any more')
    await ada.click(sure, 'Let it play on')
    expect(server.game().seats.map(({ user }) => user)).toEqual(['computer-2', 'computer-1'])
  })

  it('counts missed turns from none once it is taken back', async () => {
    Object.assign(t, { server, ...(await startBattle(server, { missed: 'nothing', pace: '1h' })) })
    const absent = asked()
    const player = placeOf(absent)
    for (let n = 0; n < 3; n++) {
      const { outbox: _, ...game } = overdue(server.game(), server.now()).game
      const asksAgain = game.save!.pending!.by === player ? game : { ...game, save: server.game().save }
      server.store.games.set(game.id, { ...asksAgain, outbox: [] })
    }
    expect(server.game().missed![player]).toBe(3)
    await (await callFor(absent)).answer()
    await absent.command('game substitute')
    expect(server.game().missed![player]).toBe(0)
  })
})
