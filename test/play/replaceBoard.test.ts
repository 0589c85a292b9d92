import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPlay, type Play, type Player } from './harness.ts'
import { dot } from './recordSteps.ts'
import { fighting } from './scene.ts'

describe.each(['en-US', 'fr'] as const)('private boards over signed HTTP, %s', locale => {
  let play: Play
  let player: Player
  beforeAll(async () => {
    play = await openPlay({ draw: async () => dot })
    const scene = await fighting(play)
    player = scene.attacker
    player.locale = locale
  })
  afterAll(() => play.close())

  const own = () =>
    player
      .sees()
      .filter(
        message =>
          message.visibleTo === player.id &&
          message.attachments.some(({ filename }) => filename === 'board.png'),
      )

  it('are one at a time, at the end of the channel, whether typed for or pressed for', async () => {
    const everybody = player.sees().filter(each => each.visibleTo === null).length
    await player.command('game status')
    expect(own()).toHaveLength(1)
    const first = own()[0]!.id
    const [figure] = await player.choices('move', { figure: '' }, 'figure')
    const [hex] = await player.choices('move', { figure: figure!.value, to: '' }, 'to')
    await player.command('move', { figure: figure!.value, to: hex!.value })
    expect(own()).toHaveLength(1)
    const preview = own()[0]!
    expect(preview.id).not.toBe(first)
    // A button on it changes it where it stands.
    await player.press(/confirm|answer:/i, preview)
    expect(own().map(({ id }) => id)).toEqual([preview.id])
    await player.command('game status')
    expect(own()).toHaveLength(1)
    expect(own()[0]!.id).not.toBe(preview.id)
    // What was asked for besides, and what everybody sees, stays.
    await player.command('map')
    await player.command('game status')
    expect(own()).toHaveLength(2)
    expect(player.sees().filter(each => each.visibleTo === null).length).toBeGreaterThanOrEqual(everybody)
    expect(play.troubles).toEqual([])
  })
})
