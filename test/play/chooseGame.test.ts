import { beforeAll, describe, expect, it } from 'vitest'
import { dot } from './recordSteps.ts'
import { usePlay } from './usePlay.ts'

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
  const t = usePlay(locale, { draw: async () => dot })
  beforeAll(async () => {
    for (const points of [500, 600]) {
      await t.ada.command('challenge', { opponent: t.bruno.id, points, camps: 'good', board: 'the-marsh' })
      await t.bruno.press(/accept:/)
    }
    for (const id of await t.play.server.store.gamesOfUser(t.ada.id))
      for (const [player, army] of [
        [t.ada, 'starter-good'],
        [t.bruno, 'starter-evil'],
      ] as const)
        await player.command('army pick', { army, game: id })
  })

  it('is chosen by a button, also after a restart, by nobody else', async () => {
    const asked = await t.ada.command('game pause')
    expect(asked.mine).toBe(true)
    expect(asked.text).toContain(said.which)
    await t.play.restart()
    ;[t.ada, t.bruno] = [t.play.player('Ada'), t.play.player('Bruno')]
    t.ada.locale = t.bruno.locale = locale
    const answer = await t.ada.press(/in-game:/, asked.message)
    expect(answer.mine).toBe(true)
    expect(answer.message.id).toBe(asked.message.id)
    expect(answer.text).toMatch(said.paused)
    const games = await t.play.server.store.gamesOfUser(t.ada.id)
    const paused = await Promise.all(games.map(async id => (await t.play.server.store.loadGame(id))!.paused))
    expect(paused.filter(Boolean)).toHaveLength(1)
    const again = await t.ada.command('game undo')
    const [customId] = JSON.stringify(again.message.components).match(/in-game:[^"]+/)!
    const stolen = await t.bruno.force(
      'component',
      { component_type: 2, custom_id: customId },
      { message: again.message },
    )
    expect(stolen.text).toContain(said.gone)
    expect(t.play.troubles).toEqual([])
  })

  it('is shown to everybody where the command is public, and the choice stays', async () => {
    const asked = await t.ada.command('game replay')
    expect(asked.mine).toBe(true)
    const shown = await t.ada.press(/in-game-all:/, asked.message)
    expect(shown.mine).toBe(false)
    expect(shown.message.id).not.toBe(asked.message.id)
    expect(t.bruno.sees()).toContainEqual(shown.message)
    expect(t.ada.sees().find(({ id }) => id === asked.message.id)).toEqual(asked.message)
    // A refusal is for the presser alone, and nothing is left of what everybody was to see.
    const before = t.bruno.sees()
    const [customId = ''] = JSON.stringify(asked.message.components).match(/in-game-all:[^"]+/)!
    const data = { component_type: 2, custom_id: customId.replace(/[^:]+$/, '1') }
    const refused = await t.ada.force('component', data, { message: asked.message })
    expect(refused.text).toContain(said.gone)
    expect(refused.mine).toBe(true)
    expect(t.bruno.sees()).toEqual(before)
    expect(t.play.troubles).toEqual([])
  })

  it('is asked for by an order without a scope, and a default by its scope', async () => {
    const value = locale === 'fr' ? 'jamais' : 'never'
    const topic = locale === 'fr' ? 'touches' : 'hits'
    const orders = async () => {
      const games = await t.play.server.store.gamesOfUser(t.ada.id)
      const here = await Promise.all(
        games.map(async id => {
          const { seats } = (await t.play.server.store.loadGame(id))!
          return seats.find(({ user }) => user === t.ada.id)!.orders?.here ?? {}
        }),
      )
      return {
        here: here.filter(({ hits }) => hits),
        mine: (await t.play.server.store.userOrders(t.ada.id)).orders,
      }
    }
    const asked = await t.ada.command('orders set', { topic, value })
    expect(asked.text).toContain(said.which)
    expect(asked.text).toContain(said.elsewise)
    expect(await orders()).toEqual({ here: [], mine: {} })
    expect((await t.ada.press(/in-game:/, asked.message)).text).toContain('📜')
    expect(await orders()).toEqual({ here: [{ hits: 'never' }], mine: {} })
    const byDefault = await t.ada.command('orders set', { topic, value, scope: 'default' })
    expect(byDefault.text).toContain('📜')
    expect((await orders()).mine).toEqual({ hits: 'never' })
  })
})
