import { describe, expect, it } from 'vitest'
import { parseCustomId } from '../../../lambdas/discord/api/customId.ts'
import type { Message } from '../../../lambdas/discord/types.ts'
import { boards } from '../../../rules/board/boards.ts'
import { commit } from '../../../rules/index.ts'
import { labelsOf, makeTestServer, partsOf, startBattle, textOf } from './testServer.ts'

const bob = { id: '100000000000000002', name: 'Bob', bot: false }
const people = { [bob.id]: bob }

function meet(options: Record<string, string | number> = {}) {
  const server = makeTestServer()
  const alice = server.person('100000000000000001', 'Alice')
  const invited = server.person(bob.id, 'Bob')
  const carol = server.person('100000000000000003', 'Carol')
  const challenge = (more: Record<string, string | number> = {}) =>
    alice.command('challenge', { points: 500, ...options, ...more }, people)
  return { server, alice, bob: invited, carol, challenge }
}

describe('/challenge', () => {
  it('posts an invitation with the fingerprint a press away, and shows the secret to nobody', async () => {
    const { server, challenge, bob: guest } = meet()
    const reply = await challenge({ opponent: bob.id })
    const { secret, commitment, seats, id } = server.game()
    expect(commitment).toBe(commit(secret))
    expect(labelsOf(server.lastPost())).toEqual(['Accept', 'Decline', 'Dice proof', 'New here?'])
    for (const message of [reply, server.lastPost()]) {
      expect(textOf(message)).not.toContain(commitment)
      expect(textOf(message)).not.toContain(id)
    }
    expect(textOf(await guest.click(server.lastPost(), 'Dice proof'))).toContain(commitment)
    for (const message of server.sent) expect(JSON.stringify(message)).not.toContain(secret)
    expect(server.lastPost().pings).toEqual([bob.id])
    expect(seats[0]!.number).toMatch(/^\d+$/)
  })

  it('that nobody can post is not said to be posted', async () => {
    const { server, alice, challenge } = meet()
    server.canPost = false
    const reply = textOf(await challenge({ opponent: bob.id }))
    expect(reply).toContain('not posted')
    expect(reply).toContain('DISCORD_TOKEN')
    expect(reply).toContain(`/game accept game:${server.game().id}`)
    expect(reply).not.toContain('is posted')
    const french = server.person(alice.user, 'Alice', 'fr')
    expect(textOf(await french.command('challenge', { points: 500 }))).toContain('pas publié')
  })

  it('may fix camp, board, pace and the player’s number', async () => {
    const { server, challenge } = meet()
    await challenge({
      camps: 'evil',
      board: 'the-marsh',
      pace: '72h',
      missed: 'nothing',
      number: '  my\nluck ',
    })
    expect(server.game().terms).toEqual({
      rules: 'tournament',
      points: 500,
      camps: 'evil',
      board: 'the-marsh',
      pace: '72h',
      missed: 'nothing',
    })
    expect(server.game().seats[0]!.number).toBe('my luck')
    expect(textOf(server.lastPost())).toContain('Evil')
  })

  it('may be by the classic rules, of 1000 points unless it says otherwise', async () => {
    const { server, alice } = meet()
    await alice.command('challenge', { rules: 'classic', board: 'the-marsh' })
    expect(server.game().terms).toMatchObject({ rules: 'classic', points: 1000 })
    expect(textOf(server.lastPost())).toContain('classic rules')
  })

  it.each([
    [{ opponent: '100000000000000001' }, 'You cannot challenge yourself'],
    [{ opponent: '100000000000000009' }, 'is a bot'],
    [{ board: 'the-moon' }, 'There is no board'],
    [{ number: 'x'.repeat(101) }, 'too long'],
  ])('refuses %o', async (options, words) => {
    const { server, alice } = meet()
    const robot = { id: '100000000000000009', name: 'Robo', bot: true }
    const reply = await alice.command('challenge', { points: 500, ...options }, { [robot.id]: robot })
    expect(textOf(reply)).toContain(words)
    expect(server.store.games.size).toBe(0)
  })

  it('is not made where nobody else reads it', async () => {
    const { server } = meet()
    const alone = server.person('100000000000000001', 'Alice', 'en', { guild: null })
    const bob = { id: '100000000000000002', name: 'Bob', bot: false }
    const reply = await alone.command('challenge', { opponent: bob.id }, { [bob.id]: bob })
    expect(textOf(reply)).toContain('in a channel of a server')
    expect(server.store.games.size).toBe(0)
    const seul = server.person('100000000000000001', 'Alice', 'fr', { guild: null })
    expect(textOf(await seul.command('challenge'))).toContain('/défi')
  })

  it('is made once, however often the interaction is delivered', async () => {
    const { server, alice } = meet()
    const call = { ...alice.base(), name: 'challenge', options: { points: 500 } }
    await alice.carryOut(call)
    await alice.carryOut(call)
    expect(server.store.games.size).toBe(1)
    expect(server.posts).toHaveLength(1)
  })

  it('offers sizes and boards while they are typed', async () => {
    const { alice } = meet()
    expect(await alice.typing('challenge', 'points', '')).toEqual([500, 1000, 1500])
    expect(await alice.typing('challenge', 'points', '750')).toEqual([750, 500, 1000, 1500])
    expect(await alice.typing('challenge', 'board', '')).toEqual([
      'rolled',
      'random',
      ...boards().map(({ id }) => id),
    ])
    expect(await alice.typing('challenge', 'board', 'mar')).toEqual(['the-marsh'])
  })
})

describe('an answer to a challenge', () => {
  it('changes what everybody sees, also where it is delivered again', async () => {
    const { server, alice, bob: invited, challenge } = meet()
    await challenge({ opponent: bob.id })
    const pressing = (player: typeof alice, message: Message, action: string) => {
      const found = partsOf(message).find(part => String(part.custom_id).startsWith(`${action}:`))
      const component = { ...parseCustomId(String(found!.custom_id))!, values: [] }
      const call = { ...player.base(), kind: 'component' as const, name: action, message: '7', component }
      return () => player.carryOut(call)
    }
    const accept = pressing(invited, server.lastPost(), 'accept')
    const accepted = await accept()
    expect(accepted.everybody).toBe(true)
    expect(await accept()).toEqual(accepted)

    const choose = pressing(alice, server.lastPost(), 'starter')
    const chosen = await choose()
    expect(chosen.everybody).toBe(true)
    expect(await choose()).toEqual(chosen)

    await challenge({ opponent: bob.id })
    const decline = pressing(invited, server.lastPost(), 'decline')
    const declined = await decline()
    expect(declined.everybody).toBe(true)
    expect(await decline()).toEqual(declined)
  })

  it('accepts: a thread is asked for, armies are to be chosen, everybody sees it', async () => {
    const { server, bob, challenge } = meet({ board: 'random' })
    await challenge({ opponent: bob.user })
    const reply = await bob.click(server.lastPost(), 'Accept')
    expect(reply.everybody).toBe(true)
    expect(textOf(reply)).toContain('Alice')
    expect(labelsOf(reply)).toEqual([])
    expect(server.game().stage).toBe('armies')
    expect(boards().map(({ id }) => id)).toContain(server.game().terms.board)
    expect(server.threads).toEqual([expect.stringMatching(/^Alice ⚔ Bob – /)])
    expect(labelsOf(server.lastPost())).toEqual(['Starter armies', 'My armies…'])
  })

  it('takes the number of /game accept into the seed', async () => {
    const { server, bob, challenge } = meet()
    await challenge()
    await bob.command('game accept', { number: '42' })
    expect(server.game().seats[1]!.number).toBe('42')
  })

  it('may come from anybody where nobody is named', async () => {
    const { server, carol, challenge } = meet()
    await challenge()
    await carol.click(server.lastPost(), 'Accept')
    expect(server.game().seats.map(seat => seat.name)).toEqual(['Alice', 'Carol'])
  })

  it('is refused to others, to the challenger, and once it is gone', async () => {
    const { server, alice, bob, carol, challenge } = meet()
    await challenge({ opponent: bob.user })
    const invitation = server.lastPost()
    expect(textOf(await carol.click(invitation, 'Accept'))).toContain('for somebody else')
    expect(textOf(await carol.click(invitation, 'Decline'))).toContain('for somebody else')
    expect(textOf(await alice.click(invitation, 'Accept'))).toContain('your own challenge')
    expect(server.game().stage).toBe('challenge')
    await bob.click(invitation, 'Decline')
    expect(server.game().stage).toBe('declined')
    expect(textOf(await bob.command('game accept'))).toContain('no longer open')
    expect(textOf(await bob.click(invitation, 'Accept'))).toContain('out of date')
  })

  it('is withdrawn by the challenger', async () => {
    const { server, alice, bob, challenge } = meet()
    await challenge({ opponent: bob.user })
    const reply = await alice.click(server.lastPost(), 'Decline')
    expect(labelsOf(reply)).toEqual([])
    expect(textOf(server.lastPost())).toContain('Alice withdraws')
    expect(server.lastPost().pings).toEqual([bob.user])
  })
})

describe('choosing armies', () => {
  it('hides them until both have chosen, then begins', async () => {
    const { server, alice, bob, challenge } = meet({ camps: 'good', board: 'the-marsh' })
    await challenge({ opponent: bob.user })
    await bob.click(server.lastPost(), 'Accept')
    const both = server.lastPost()
    const reply = await alice.click(both, 'Starter army')
    expect(reply.everybody).toBe(true)
    expect(textOf(reply)).toContain('✅ Alice has chosen')
    expect(textOf(reply)).not.toContain('Boromir')
    expect(textOf(await bob.command('game status'))).not.toContain('Boromir')
    expect(textOf(await alice.command('game status'))).toContain('Boromir')
    // The same button still serves the other player.
    await bob.click(both, 'Starter army')
    expect(server.game().stage).toBe('battle')
    expect(textOf(await bob.command('game status'))).toContain('Alice (Good) / Bob (Evil)')
  })

  it('wants one of each camp where the roll decides', async () => {
    const { server, alice, bob, challenge } = meet()
    await challenge()
    await bob.command('game accept')
    expect(textOf(await alice.command('army pick', { army: 'starter-good' }))).toContain('Boromir')
    await bob.command('army pick', { army: 'starter-good', other: 'starter-evil' })
    expect(server.game().stage).toBe('armies')
    expect(textOf(await bob.command('army pick', { army: 'starter-evil', other: 'starter-evil' }))).toContain(
      'Both armies',
    )
    await alice.command('army pick', { army: 'starter-evil' })
    expect(server.game().stage).toBe('battle')
  })

  it('takes an army of the player’s own, if it is legal', async () => {
    const { server, alice, bob, challenge } = meet({ camps: 'good' })
    await challenge()
    await bob.command('game accept')
    await alice.command('army new', { name: 'Small', camp: 'good' })
    await alice.command('army add', { army: 'small', figure: 'Aragorn' })
    await alice.command('army add', { army: 'Small', figure: 'rohan-warrior', count: 7 })
    expect(textOf(await alice.command('army pick', { army: 'Small' }))).toContain('7 warriors')
    expect(server.game().seats[0]!.armies).toEqual({})
    await alice.command('army remove', { army: 'Small', figure: 'rohan-warrior', count: 3 })
    const mine = await alice.click(server.lastPost(), 'My armies…')
    await alice.choose(mine, 'Army of Good', 'Small')
    expect(server.game().seats[0]!.armies.good).toHaveLength(5)
    expect(textOf(await alice.command('army pick', { army: 'starter-evil' }))).toContain('You play Good here')
    expect(textOf(await alice.command('army pick', { army: 'nobody' }))).toContain('no army called')
  })

  it('is for the players alone', async () => {
    const { server, bob, carol, challenge } = meet()
    await challenge()
    await bob.command('game accept')
    expect(textOf(await carol.click(server.lastPost(), 'Starter armies'))).toContain('not a player')
    expect(textOf(await carol.click(server.lastPost(), 'My armies…'))).toContain('not a player')
  })
})

describe('the start of the battle', () => {
  it('tells everybody once what was rolled, shows the board, and pings whoever is asked', async () => {
    const server = makeTestServer()
    const { asked, bob } = await startBattle(server)
    const posts = server.posts.slice(-2)
    const happened = server.posts.find(post => textOf(post).includes('Deployment roll'))!
    expect(happened.pictures![0]!.alt).toContain('marsh')
    // Who takes the field is shown side by side once both have chosen, and not before.
    const muster = server.posts
      .flatMap(post => post.pictures ?? [])
      .filter(({ name }) => name === 'armies.png')
    expect(muster).toHaveLength(1)
    expect(muster[0]!.alt).toMatch(/Alice ⚔ Bob.*The marsh.*Alice: .+, .*Bob: .+, /)
    // Bob chose last and holds the answer in his hand: only Alice needs a ping.
    const pinged = posts.filter(post => post.pings?.includes(asked().user))
    expect(pinged).toHaveLength(asked() === bob ? 0 : 1)
    expect(server.game().until).toBeGreaterThan(server.game().changed)
  })

  it('leaves camp and board to the winner of the roll', async () => {
    const server = makeTestServer()
    const { asked } = await startBattle(server, { points: 500 })
    const status = await asked().command('game status')
    expect(labelsOf(status)).toEqual(['Choose the camp', 'Choose the board', 'Show everybody'])
    const board = await asked().click(status, 'Choose the board')
    expect(server.game().save?.pending?.kind).toBe('camp')
    expect(textOf(board)).toContain('which camp')
  })
})
