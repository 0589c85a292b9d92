import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultsOfDice } from '../lambdas/discord/diceCheck.ts'
import { openPlay, type Play } from './harness.ts'
import { fighting, pictures, playTo } from './scene.ts'

describe('a whole battle over signed HTTP', () => {
  let play: Play
  beforeAll(async () => {
    play = await openPlay()
  })
  afterAll(() => play.close())

  it('goes from the challenge to the victory, with a picture at every turn of the phase', async () => {
    const scene = await fighting(play)
    const { attacker, defender } = scene

    const preview = await firstMove(scene)
    expect(preview.mine).toBe(true)
    expect(preview.text).toContain('[Confirm]')
    expect(pictures(preview.message)).toHaveLength(1)
    const moved = await attacker.press('Confirm')
    expect(moved.text).toContain('[Undo]')
    const undone = await attacker.press('Undo')
    expect(undone.text).not.toContain('[Undo]')

    const rest = await attacker.command('done', { finish: true })
    expect(rest.message.visibleTo).toBe(attacker.id)
    // one message for what happened, and one of its own for the ping
    const told = defender.sees().filter(each => each.visibleTo === null)
    expect(told.slice(-2).flatMap(each => each.mentions)).toEqual([defender.id])
    expect(told.slice(-2).flatMap(pictures)).toHaveLength(1)

    let turns = 0
    while (await scene.question()) {
      const who = await playTo(scene, 'act', ++turns).catch(() => null)
      if (!who) break
      expect(turns).toBeLessThan(100)
    }
    expect((await scene.load()).stage).toBe('over')

    const verified = await attacker.command('game verify')
    expect(verified.text).not.toContain('⚠️')
    const exported = await defender.command('game export')
    const [attachment] = exported.message.attachments
    expect(attachment?.filename).toBe(`game-${scene.game}.json`)
    const content = await (await fetch(attachment?.url ?? '')).text()
    expect(faultsOfDice(content)).toEqual([])
    const document: unknown = JSON.parse(content)
    expect(document).toMatchObject({
      id: scene.game,
      board: 'the-marsh',
      result: { winner: expect.anything() },
    })
  })

  it('never sends what Discord refuses', () => {
    const refused = play.table.records.filter(each => each.status >= 400)
    // an answer may overtake its acknowledgement: that one is said again
    expect(
      refused.filter(each => JSON.stringify(each.answer) !== '{"message":"Unknown Webhook","code":10015}'),
    ).toEqual([])
    expect(play.table.discord.complaints).toEqual([])
    expect(play.troubles).toEqual([])
  })

  it('describes every picture in words', () => {
    for (const channel of play.table.discord.channels())
      for (const message of play.table.discord.messagesOf(channel.id))
        for (const description of pictures(message)) expect(description.length).toBeGreaterThan(20)
  })
})

async function firstMove({ attacker }: { attacker: ReturnType<Play['player']> }) {
  const [figure] = await attacker.choices('move', { figure: '' }, 'figure')
  const chosen = { figure: figure?.value ?? '' }
  const [to] = await attacker.choices('move', { ...chosen, to: '' }, 'to')
  return attacker.command('move', { ...chosen, to: to?.value ?? '' })
}
