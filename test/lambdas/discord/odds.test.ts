import { describe, expect, it } from 'vitest'
import { combatLines, figureLines } from '../../../lambdas/discord/games/combat-hex/oddsLines.ts'
import { resultPicture } from '../../../lambdas/discord/games/combat-hex/resultPicture.ts'
import { combatHexWords } from '../../../lambdas/discord/games/combat-hex/words/index.ts'
import { gameView } from '../../../lambdas/discord/games/gameView.ts'
import { seal } from '../../../rules/games.ts'
import { type Person, stateOf, textOf } from './testServer.ts'
import { useBattle } from './useBattle.ts'

const { t, asked, inAction } = useBattle()

describe('/odds', () => {
  it('tells two figures of the roster against one another, before any battle', async () => {
    const message = await t.alice.command('odds', { figure: 'orc-warrior', target: 'rohan-warrior' })
    expect(textOf(message)).toContain('Combat of the two alone on open ground')
    expect(textOf(message)).toContain('Free attack')
    expect(textOf(message)).toMatch(/: \d+% chance to lose life, \d+% to fall/)
    expect(textOf(message)).toContain('Counted exactly. All sides answer by the defaults.')
    const [picture] = message.pictures!
    expect(picture).toMatchObject({ name: 'odds.png', odds: { bars: expect.any(Array) } })
    expect(picture!.alt).toContain('chance to lose life')
  })

  it('says of whom nobody can hurt just that, and reads nothing aloud that only makes it small', async () => {
    const message = await t.alice.command('odds', { figure: 'boromir', target: 'ugluk' })
    const { alt } = message.pictures![0]!
    expect(textOf(message)).toContain('-# ')
    expect(alt).not.toMatch(/-#|\.\./)
    const nobody = { id: 'A1', owner: 0, lost: [1], falls: 0, leaves: 0 }
    for (const locale of ['en', 'fr'] as const) {
      const lines = figureLines(nobody, 'Ada', { words: combatHexWords[locale], locale })
      expect(lines).toEqual([locale === 'en' ? 'Ada: cannot be hurt' : 'Ada\u202f: ne risque rien'])
    }
  })

  it('says about, and never exactly, of what is thrown for because there are too many cases', async () => {
    const message = await t.alice.command('odds', { figure: 'boromir', target: 'ugluk' })
    const [fight, free] = textOf(message).split('Free attack')
    // Their abilities answer damage: neither falls as often as the dice alone would have it.
    expect(fight).toMatch(/Boromir: ≈ \d+% chance to lose life, ≈ \d+% to fall/)
    expect(fight).toMatch(
      /Boromir: ≈ <1% chance to leave the board; without life, an ability may keep it there/,
    )
    expect(free).toMatch(/Uglúk: \d+% chance to lose life/)
    expect(textOf(message)).toMatch(/-# ≈: about, ± [12] points\. .* All sides answer by the defaults\./)
    expect(textOf(message)).not.toMatch(/exactly/)
    const { odds } = message.pictures![0] as unknown as { odds: { bars: { parts: { word: string }[] }[] } }
    expect(odds.bars[0]!.parts.map(({ word }) => word)).toContainEqual(
      expect.stringMatching(/^falls ≈ \d+%$/),
    )
  })

  it('says how little is certain where there are too many cases to throw for', () => {
    const view = {
      words: combatHexWords['fr'],
      names: { figures: (ids: string[]) => ids.join(' et ') },
      locale: 'fr',
    }
    const odds = { dice: [9, 9], figures: [], uncounted: ['A1', 'B1'] }
    expect(combatLines(odds, 'Combat', view as never)).toEqual([
      'Combat',
      '- A1 et B1\u202f: trop de cas à compter',
    ])
  })

  it('asks for the figure where a target alone is named, and for the target where options need two', async () => {
    await inAction()
    const [a1] = stateOf(t.server).figures.map(figure => figure.id)
    const alone = textOf(await asked().command('odds', { target: a1! }))
    expect(alone).toContain('Nobody is named who would shoot at')
    expect(alone).toContain('/odds figure:A1 target:B1')
    const needTwo: Record<string, string | number | boolean>[] = [
      { behind: true },
      { figure: a1!, distance: 3 },
      { figure: a1!, ability: 'armor' },
    ]
    for (const options of needTwo)
      expect(textOf(await asked().command('odds', options))).toContain('no target is named')
    expect(textOf(await asked().command('odds', { figure: a1! }))).toContain('Nobody stands in anybody’s')
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
    expect(ofAlice).toContain('Your side answers by your orders')
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
    const sheet = resultPicture(seal(gameView(t.server.game(), 'en', null)!), log)
    expect(sheet!.alt).toContain('Alice: luck +6.5 in 3 dice. Bob: luck −2.5 in 1 dice.')
    expect(sheet).toMatchObject({ result: { players: [{ luck: '+6.5' }, {}] } })
    expect(resultPicture(seal(gameView(t.server.game(), 'fr', null)!), [])!.alt).not.toContain('chance')
  })
})
