import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPlay, type Play, type Player } from './harness.ts'
import { dot } from './recordSteps.ts'

const words = {
  'en-US': {
    which: 'Which game?',
    elsewise: 'scope:my default',
    gone: 'no longer open',
    paused: /clock.*(stands|stopped|stops)/i,
  },
  fr: {
    which: 'Dans quelle partie',
    elsewise: 'portée:mon réglage par défaut',
    gone: 'n’est plus ouvert',
    paused: /horloge/i,
  },
} as const

describe.each(['en-US', 'fr'] as const)('one of several games over signed HTTP, %s', locale => {
  const said = words[locale]
  let play: Play
  let ada: Player
  let bruno: Player
  beforeAll(async () => {
    play = await openPlay({ draw: async () => dot })
    ;[ada, bruno] = [play.player('Ada'), play.player('Bruno')]
    ada.locale = bruno.locale = locale
    for (const points of [500, 600]) {
      await ada.command('challenge', { opponent: bruno.id, points, camps: 'good', board: 'the-marsh' })
      await bruno.press(/accept:/)
    }
    for (const id of await play.server.store.gamesOfUser(ada.id))
      for (const [player, army] of [
        [ada, 'starter-good'],
        [bruno, 'starter-evil'],
      ] as const)
        await player.command('army pick', { army, game: id })
  })
  afterAll(() => play.close())

  it('is chosen by a button, also after a restart, by nobody else', async () => {
    const asked = await ada.command('game pause')
    expect(asked.mine).toBe(true)
    expect(asked.text).toContain(said.which)
    await play.restart()
    ;[ada, bruno] = [play.player('Ada'), play.player('Bruno')]
    ada.locale = bruno.locale = locale
    const answer = await ada.press(/in-game:/, asked.message)
    expect(answer.mine).toBe(true)
    expect(answer.message.id).toBe(asked.message.id)
    expect(answer.text).toMatch(said.paused)
    const games = await play.server.store.gamesOfUser(ada.id)
    const paused = await Promise.all(games.map(async id => (await play.server.store.loadGame(id))!.paused))
    expect(paused.filter(Boolean)).toHaveLength(1)
    const again = await ada.command('game undo')
    const [customId] = JSON.stringify(again.message.components).match(/in-game:[^"]+/)!
    const stolen = await bruno.force(
      'component',
      { component_type: 2, custom_id: customId },
      { message: again.message },
    )
    expect(stolen.text).toContain(said.gone)
    expect(play.troubles).toEqual([])
  })

  it('is asked for by an order without a scope, and a default by its scope', async () => {
    const value = locale === 'fr' ? 'jamais' : 'never'
    const topic = locale === 'fr' ? 'touches' : 'hits'
    const orders = async () => {
      const games = await play.server.store.gamesOfUser(ada.id)
      const here = await Promise.all(
        games.map(async id => {
          const { seats } = (await play.server.store.loadGame(id))!
          return seats.find(({ user }) => user === ada.id)!.orders?.here ?? {}
        }),
      )
      return {
        here: here.filter(({ hits }) => hits),
        mine: (await play.server.store.userOrders(ada.id)).orders,
      }
    }
    const asked = await ada.command('orders set', { topic, value })
    expect(asked.text).toContain(said.which)
    expect(asked.text).toContain(said.elsewise)
    expect(await orders()).toEqual({ here: [], mine: {} })
    expect((await ada.press(/in-game:/, asked.message)).text).toContain('📜')
    expect(await orders()).toEqual({ here: [{ hits: 'never' }], mine: {} })
    const byDefault = await ada.command('orders set', { topic, value, scope: 'default' })
    expect(byDefault.text).toContain('📜')
    expect((await orders()).mine).toEqual({ hits: 'never' })
  })
})
