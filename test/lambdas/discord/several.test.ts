import { describe, expect, it } from 'vitest'
import type { CombatHexState } from '../../../rules/combat-hex/index.ts'
import { open, playersLeft } from '../../../rules/combat-hex/index.ts'
import { seal } from '../../../rules/games.ts'
import { battleOfSeveral, challengeSeveral, ids } from './severalPlayers.ts'
import { labelsOf, type Person, textOf } from './testServer.ts'

describe('/challenge of several', () => {
  it('says who has accepted and who is awaited, until all have', async () => {
    const { server, all, invitation } = await challengeSeveral(3)
    expect(invitation.pings).toEqual(ids.slice(1))
    expect(textOf(invitation)).toContain(`<@${ids[3]}> has not answered yet`)
    const shown = await all[2]!.click(invitation, 'Accept')
    expect(textOf(shown)).toContain('Carol has accepted')
    expect(textOf(shown)).toContain(`<@${ids[1]}> has not answered yet`)
    expect(labelsOf(shown)).toEqual(['Accept', 'Decline', 'Dice proof', 'New here?'])
    expect(server.game().stage).toBe('challenge')
    // Twice is once.
    expect(textOf(await all[2]!.click(invitation, 'Accept'))).toContain('⚠️')
    await all[1]!.command('game accept', { number: 'luck' })
    expect(textOf(server.lastPost())).toContain('Bob has accepted')
    await all[3]!.click(invitation, 'Accept')
    expect(server.game().stage).toBe('armies')
    expect(server.game().seats.map(seat => seat.name)).toEqual(['Alice', 'Carol', 'Bob', 'Dora'])
    expect(server.game().seats[2]!.number).toBe('luck')
    expect(server.threads.at(-1)).toContain('Alice ⚔ Carol ⚔ Bob ⚔ Dora')
  })

  it('is off when one declines, and everybody hears of it', async () => {
    const { server, all, invitation } = await challengeSeveral(2)
    await all[1]!.click(invitation, 'Accept')
    await all[2]!.click(invitation, 'Decline')
    expect(server.game().stage).toBe('declined')
    expect(server.lastPost().pings).toEqual([ids[1], ids[0]])
  })

  it('is refused to whoever is not meant, and by rules for two', async () => {
    const { server, invitation } = await challengeSeveral(2)
    const stranger = server.person(ids[3]!, 'Dora')
    expect(textOf(await stranger.click(invitation, 'Accept'))).toContain('⚠️')
    const { server: other } = await challengeSeveral(2, { rules: 'tournament' })
    expect(other.store.games.size).toBe(0)
  })
})

describe('armies of several', () => {
  it('one each, of whichever camp; the one chosen last counts', async () => {
    const { server, all, invitation } = await challengeSeveral(2)
    for (const guest of all.slice(1)) await guest.click(invitation, 'Accept')
    const both = await all[0]!.command('army pick', { army: 'starter-good', other: 'starter-evil' })
    expect(textOf(both)).toContain('one army')
    await all[0]!.command('army pick', { army: 'starter-good' })
    await all[0]!.command('army pick', { army: 'starter-evil' })
    expect(Object.keys(server.game().seats[0]!.armies)).toEqual(['evil'])
    await all[1]!.command('army pick', { army: 'starter-evil' })
    const told = await all[1]!.command('game status')
    expect(textOf(told)).toContain('The others are still choosing')
    await all[2]!.command('army pick', { army: 'starter-evil' })
    const { players } = open(seal(server.game().save!)).state
    expect(players.map(player => player.camp)).toEqual(['evil', 'evil', 'evil'])
  })

  it('the challenger’s camp may be agreed; the others choose theirs', async () => {
    const { all, server, invitation } = await challengeSeveral(2, { camps: 'evil' })
    for (const guest of all.slice(1)) await guest.click(invitation, 'Accept')
    expect(textOf(await all[0]!.command('army pick', { army: 'starter-good' }))).toContain('⚠️')
    await all[0]!.command('army pick', { army: 'starter-evil' })
    await all[1]!.command('army pick', { army: 'starter-evil' })
    await all[2]!.command('army pick', { army: 'starter-good' })
    expect(server.game().stage).toBe('battle')
  })
})

describe('a battle of several', () => {
  it('offers all four edges by name (3.02)', async () => {
    const { server, all, invitation } = await challengeSeveral(2)
    for (const guest of all.slice(1)) await guest.click(invitation, 'Accept')
    for (const player of all) await player.command('army pick', { army: 'starter-good' })
    const offered = new Set<string>()
    for (let { question } = open(seal(server.game().save!)); question?.kind !== 'act'; ) {
      const asked = all[question!.by]!
      if (question?.kind === 'edge')
        for (const label of labelsOf(await asked.command('game status'))) offered.add(label.replace('★ ', ''))
      await asked.command('answer', { choice: question!.fallback() })
      question = open(seal(server.game().save!)).question
    }
    expect([...offered].sort()).toEqual([
      'Show everybody',
      'bottom edge',
      'left edge',
      'right edge',
      'top edge',
    ])
  })

  it('asks everybody in the order of play, with a ping each', async () => {
    const { server, all, asked } = await battleOfSeveral(2)
    const order = open(seal(server.game().save!)).state.order!
    for (const player of order) {
      expect(asked()).toBe(all[player])
      expect(textOf(await asked().command('game status'))).toContain(
        player === order[0]
          ? 'attacker’s action phase'
          : `action phase of ${server.game().seats[player]!.name}`,
      )
      const before = server.posts.length
      await asked().command('done', { finish: true })
      const pings = server.posts.slice(before).flatMap(message => message.pings ?? [])
      expect(pings.length).toBeLessThanOrEqual(1)
    }
  })

  it('is drawn when all who play agree, and not before', async () => {
    const { server, all } = await battleOfSeveral(2)
    const [alice, bob, carol] = all as [Person, Person, Person]
    await alice.command('game draw')
    const offer = server.lastPost()
    expect(offer.pings).toEqual([ids[1], ids[2]])
    await bob.click(offer, 'Accept the draw')
    expect(server.game().stage).toBe('battle')
    expect(textOf(server.lastPost())).toContain('so far: Bob')
    expect(textOf(await bob.click(offer, 'Accept the draw'))).toContain('⚠️')
    await carol.click(offer, 'Accept the draw')
    expect(seal<CombatHexState>(server.game().save?.battle).result).toMatchObject({
      winner: null,
      score: [3, 3, 3],
    })
  })

  it('goes on when one declines the draw, or gives up', async () => {
    const { server, all } = await battleOfSeveral(2)
    const [alice, bob, carol] = all as [Person, Person, Person]
    await alice.command('game draw')
    await bob.click(server.lastPost(), 'Play on')
    expect(server.game().drawOffer).toBeNull()
    await alice.command('game draw')
    await bob.command('game draw')
    const giving = await carol.command('game concede')
    expect(textOf(giving)).toContain('the others play on')
    await carol.click(giving, 'Give up')
    expect(server.game().stage).toBe('battle')
    // An offer among three is none among two; then the word of two is enough.
    expect(server.game().drawOffer).toBeNull()
    await alice.command('game draw')
    expect(textOf(await carol.command('game draw'))).toContain('out of this battle')
    const sure = await bob.command('game draw')
    expect(server.game().stage).toBe('battle')
    await bob.click(sure, 'Accept the draw')
    expect(seal<CombatHexState>(server.game().save?.battle).result).toMatchObject({
      winner: null,
      score: [3, 3, 0],
    })
  })
})

describe('a whole battle of four', () => {
  it('goes on without whoever is broken, to the last one left', async () => {
    const { server, all, asked } = await battleOfSeveral(3, { number: '1' })
    const outs: { out: number; left: number; by: number }[] = []
    for (let i = 0; i < 400 && server.game().stage === 'battle'; i++) {
      const { question, state } = open(seal(server.game().save!))
      const gone = state.players.flatMap(({ out }, player) => (out ? [player] : []))
      if (gone.length > outs.length)
        outs.push({ out: gone.length, left: playersLeft(seal(server.game().save!)).length, by: question!.by })
      for (const player of gone) {
        expect(question!.by).not.toBe(player)
        expect(state.figures.some(f => f.owner === player && f.condition === 'standing')).toBe(false)
      }
      if (question!.kind === 'act') await asked().command('done', { finish: true })
      else await asked().command('answer', { choice: question!.fallback() })
    }
    expect(server.game().stage).toBe('over')
    // Somebody was out while two or more played on, and was told of it like everybody.
    expect(outs.length).toBeGreaterThan(0)
    expect(server.posts.map(textOf).join('\n')).toMatch(/☠️ \w+ is out/)
    const { winner, score } = seal<CombatHexState>(server.game().save!.battle).result!
    expect(winner).not.toBeNull()
    expect(score).toHaveLength(4)
    const won = server.game().seats[winner!]!.name
    expect(textOf(await all[0]!.command('game status'))).toContain(won)
  })
})
