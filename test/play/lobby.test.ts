import { describe, expect, it } from 'vitest'
import { channelTypes } from '../../lambdas/local/discord/types.ts'
import { wordsOf } from './harness.ts'
import { usePlay } from './usePlay.ts'

const words = {
  'en-US': {
    none: 'Nobody looks for an opponent',
    join: 'Join Ada',
    joined: 'You have joined',
    gone: 'no longer open',
  },
  fr: {
    none: 'Personne ne cherche d’adversaire',
    join: 'Rejoindre Ada',
    joined: 'C’est parti',
    gone: 'n’est plus ouvert',
  },
} as const

describe.each(['en-US', 'fr'] as const)('a lobby over signed HTTP, %s', locale => {
  const said = words[locale]
  const t = usePlay(locale)

  const lobbies = () =>
    t.bruno
      .sees()
      .filter(each => each.visibleTo === null && /Open challenges|Défis ouverts/.test(wordsOf(each)))

  it('stands in its channel as one message, whatever is offered and taken up', async () => {
    expect((await t.ada.command('lobby open')).mine).toBe(true)
    await t.play.idle()
    expect(lobbies().map(wordsOf)).toEqual([expect.stringContaining(said.none)])
    const { id } = lobbies()[0]!
    await t.ada.command('challenge', { points: 500, camps: 'good', board: 'the-marsh' })
    expect(wordsOf(lobbies()[0]!)).toContain(`[${said.join}]`)
    const offer = lobbies()[0]!
    const answer = await t.bruno.press(said.join)
    expect(answer.mine).toBe(true)
    expect(answer.text).toContain(said.joined)
    expect(lobbies().map(each => each.id)).toEqual([id])
    expect(wordsOf(lobbies()[0]!)).toContain(said.none)
    expect(lobbies()[0]!.thread ?? null).toBeNull()
    const thread = t.play.table.discord.channels().filter(each => each.type === channelTypes.thread)
    expect(thread).toHaveLength(1)
    expect(thread[0]!.members).toEqual(expect.arrayContaining([t.ada.id, t.bruno.id]))
    // Pressed once more, from a view that is out of date.
    const late = await t.bruno.force(
      'component',
      { component_type: 2, custom_id: JSON.stringify(offer).match(/join:[^"]+/)![0] },
      { message: offer },
    )
    expect(late.text).toContain(said.gone)
    expect(t.play.table.discord.channels().filter(each => each.type === channelTypes.thread)).toHaveLength(1)
  })

  it('is made anew where it was deleted, survives a restart, and goes when it is closed', async () => {
    t.play.table.discord.dropMessage(lobbies()[0]!)
    await t.ada.command('challenge', { points: 600, board: 'rolled' })
    expect(lobbies().map(wordsOf)).toEqual([expect.stringContaining('600')])
    await t.play.restart()
    ;[t.ada, t.bruno] = [t.play.player('Ada'), t.play.player('Bruno')]
    t.ada.locale = t.bruno.locale = locale
    await t.ada.command('challenge', { points: 700, board: 'rolled' })
    expect(lobbies().map(wordsOf)).toEqual([expect.stringContaining('700')])
    expect((await t.bruno.command('lobby show')).text).toContain('700')
    await t.ada.command('lobby close')
    expect(lobbies()).toEqual([])
    expect(t.play.troubles).toEqual([])
  })
})
