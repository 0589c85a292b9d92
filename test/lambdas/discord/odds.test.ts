import { describe, expect, it } from 'vitest'
import { figureLines } from '../../../lambdas/discord/games/combat-hex/oddsLines.ts'
import { resultPicture } from '../../../lambdas/discord/games/combat-hex/resultPicture.ts'
import { gameView } from '../../../lambdas/discord/games/gameView.ts'
import { wordsOf } from '../../../lambdas/discord/words/index.ts'
import { type Person, stateOf, textOf } from './testServer.ts'
import { useBattle } from './useBattle.ts'

const { t, asked, inAction } = useBattle()

describe('/odds', () => {
  it('tells two figures of the roster against one another, before any battle', async () => {
    const message = await t.alice.command('odds', { figure: 'orc-warrior', target: 'rohan-warrior' })
    expect(textOf(message)).toContain('Combat of the two alone on open ground')
    expect(textOf(message)).toContain('Free attack')
    expect(textOf(message)).toMatch(/loses life \d+%, falls \d+%/)
    expect(textOf(message)).toContain('with the defaults for all sides')
    const [picture] = message.pictures!
    expect(picture).toMatchObject({ name: 'odds.png', odds: { bars: expect.any(Array) } })
    expect(picture!.alt).toContain('loses life')
  })

  it('says of whom nobody can hurt just that, and reads nothing aloud that only makes it small', async () => {
    const message = await t.alice.command('odds', { figure: 'boromir', target: 'ugluk' })
    const { alt } = message.pictures![0]!
    expect(textOf(message)).toContain('-# ')
    expect(alt).toContain('left out here')
    expect(alt).not.toMatch(/-#|\.\./)
    const nobody = { id: 'A1', owner: 0, lost: [1], falls: 0, leaves: 0 }
    for (const locale of ['en', 'fr'] as const) {
      const lines = figureLines(nobody, 'Ada', { words: wordsOf(locale), locale })
      expect(lines).toEqual([locale === 'en' ? 'Ada: cannot be hurt' : 'Ada\u202f: ne risque rien'])
    }
  })

  it('tells what an ability changes, from raised ground and from behind', async () => {
    const message = await t.alice.command('odds', {
      figure: 'Legolas',
      target: 'orc-warrior',
      ability: 'deadly',
      distance: 5,
      raised: true,
      behind: true,
    })
    expect(textOf(message)).toMatch(/Shot over 5 hexes, from raised ground, from behind, with /)
    expect(textOf(message)).toMatch(/Shot over 5 hexes, from raised ground, from behind, without /)
  })

  it('refuses what nobody has, and whom nobody knows', async () => {
    expect(textOf(await t.alice.command('odds', { figure: 'nobody', target: 'orc-warrior' }))).toContain(
      'nobody',
    )
    const message = await t.alice.command('odds', {
      figure: 'orc-warrior',
      target: 'rohan-warrior',
      ability: 'courage',
    })
    expect(textOf(message)).toContain('8.01')
  })

  it('changes nothing, and shows the strategy roll and that nobody fights yet', async () => {
    await inAction()
    const before = JSON.stringify(t.server.game())
    const text = textOf(await asked().command('odds'))
    expect(text).toContain('Nobody stands in anybody’s danger zone')
    expect(text).toMatch(/Strategy roll.*50%/)
    expect(JSON.stringify(t.server.game())).toBe(before)
  })

  it('shows the same to everybody but for their own orders', async () => {
    await inAction()
    const [a1, b1] = [0, 1].map(owner => stateOf(t.server).figures.find(figure => figure.owner === owner)!.id)
    const show = async (who: Person) => textOf(await who.command('odds', { figure: a1!, target: b1! }))
    const [ofAlice, ofBob] = [await show(t.alice), await show(t.bob)]
    expect(ofBob).toBe(ofAlice)
    expect(ofAlice).toContain('with your orders for your side')
    await t.alice.command('orders set', { topic: 'hits', value: 'always' })
    await t.alice.command('orders set', { topic: 'everything', value: 'never' })
    expect(await show(t.bob)).toBe(ofBob)
  })
})

describe('the result of a battle', () => {
  it('tells whose dice fell better than the average', async () => {
    await inAction()
    await t.alice.click(await t.alice.command('game concede'), 'Give up')
    const rolled = (by: number, faces: number[], n: number) =>
      ({ n, turn: 1, phase: 'attack', event: 'rolled', for: 'shot', by, first: n, faces }) as const
    const log = [rolled(0, [6, 6], 1), rolled(1, [1], 2), rolled(0, [5], 3)]
    const sheet = resultPicture(gameView(t.server.game(), 'en', null)!, log)
    expect(sheet!.alt).toContain('Alice: luck +6.5 in 3 dice. Bob: luck −2.5 in 1 dice.')
    expect(sheet).toMatchObject({ result: { players: [{ luck: 'luck +6.5 in 3 dice' }, {}] } })
    expect(resultPicture(gameView(t.server.game(), 'fr', null)!, [])!.alt).not.toContain('chance')
  })
})
