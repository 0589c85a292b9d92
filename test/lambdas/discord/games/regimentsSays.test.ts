import { describe, expect, it } from 'vitest'
import { winnersFirst } from '../../../../lambdas/discord/games/regiments/gameText.ts'
import { regimentsWords } from '../../../../lambdas/discord/games/regiments/words/index.ts'
import { spells } from '../../../../rules/regiments/index.ts'
import { textOf } from '../testServer.ts'
import { pressables } from './pressables.ts'
import { asked, begunRegiments, playUntil, whoIs } from './regimentsTable.ts'

describe('what Regiments says', () => {
  it('gives the score of who has won first', () => {
    expect([winnersFirst({ winner: 1 }, [0, 20]), winnersFirst({ winner: 0 }, [15, 5])]).toEqual([
      [20, 0],
      [15, 5],
    ])
    expect(winnersFirst({ winner: null }, [10, 10])).toEqual([10, 10])
  })

  it('counts what comes of blows, to the stage after which there is nothing', () => {
    const blows = (locale: 'en' | 'fr', ...counts: [number, number, number, number]) =>
      regimentsWords[locale].tells.blows('', '', '', ...counts)
    expect(blows('fr', 10, 4, 1, 1)).toBe('10 → 4 touchent → 1 blesse → 1 passe')
    expect(blows('fr', 9, 0, 0, 0)).toBe('9 → 0 touche')
    expect(blows('en', 9, 3, 0, 0)).toBe('9 → 3 hit → 0 wound')
  })

  it('says what spells do before one is learned in place of another', async () => {
    const table = await begunRegiments(2000)
    await playUntil(table, () => asked(table)?.kind === 'learn')
    const who = whoIs(table)
    const shown = await who.command('game status')
    const list = JSON.stringify(shown)
    const { id, values } = pressables(shown, ['onto']).find(each => / /.test(each.values?.[0] ?? ''))!
    const [give, take] = values![0]!.split(' ')
    const { abilities } = regimentsWords[who.user.endsWith('1') ? 'en' : 'fr']
    const does = (spell: string) => abilities[spell as keyof typeof abilities].does
    expect(list).toContain(does(take!))
    const preview = textOf(await who.press(id, values))
    for (const spell of [give!, take!]) expect(preview).toContain(does(spell))
  })

  it('offers a spell with no number of dice that cannot come to it, and calls its arrow a spell', async () => {
    const table = await begunRegiments(2000)
    const offers = () => {
      const question = asked(table)
      return question?.kind === 'cast' ? question.space.enumerate('cast ', 400) : []
    }
    const needs = (text: string) => spells[text.split(' ')[2]!]!.need > 6 && text.endsWith(' 3')
    await playUntil(table, () => offers().some(needs))
    const casting = offers().find(needs)!
    const { id, version } = table.server.game()
    const shown = await whoIs(table).press(`onto:${id}:${version}:= ${casting}`, [])
    // Two dice and more are offered, one is not.
    const offered = pressables(shown, ['onto']).map(each => each.id.split(' ').at(-1))
    expect(offered).toContain('2')
    expect(offered).not.toContain('1')
    expect(shown.pictures?.[0]).toMatchObject({ still: { spell: true } })
  })

  it('says beside each number of dice how likely they dispel a spell', async () => {
    const table = await begunRegiments(2000)
    for (const person of [table.ada, table.bo])
      await person.command('orders set', { topic: 'dispel', value: 'ask', scope: 'game' })
    await playUntil(table, () => asked(table)?.kind === 'dispel')
    const shown = JSON.stringify(await whoIs(table).command('game status'))
    expect(shown).toMatch(/\d (?:dice|die|dés?).{0,3}: ?\d+/u)
    expect(shown).not.toMatch(/(?:dice|die|dés?)\s?: 0\s?%/u)
  })
})
