import { describe, expect, it } from 'vitest'
import { choiceLines } from '../../../../../lambdas/discord/games/regiments/choiceLines.ts'
import { help } from '../../../../../lambdas/discord/games/regiments/help.ts'
import { regimentsWords } from '../../../../../lambdas/discord/games/regiments/words/index.ts'
import { type Locale, locales } from '../../../../../lambdas/store/types.ts'
import { war, wonByStandard } from '../../../../helpers/war.ts'
import { makeTestServer, textOf } from '../../testServer.ts'
import { system } from '../warTable.ts'
import { warView } from './warView.ts'

const linesOf = (t: ReturnType<typeof war>, locale: Locale = 'en') =>
  choiceLines(warView(t, locale), t.question).map(line => line.replaceAll('\u202f', ' '))

describe('what each button does', () => {
  const charged = () =>
    war({
      units: {
        A1: { at: 'H12', facing: 'N', charge: 5 },
        A9: { at: 'A16', facing: 'N' },
        B1: { at: 'H8', facing: 'S' },
      },
    }).answer('charge A1 B1')

  it('RB-08.3 says with what chance a charge comes to whoever holds', () => {
    const t = charged()
    expect(t.asked).toBe('reaction 1 B1')
    const lines = linesOf(t)
    expect(lines).toHaveLength(2)
    // 9 inches at a speed of 5: four more, which any die comes to.
    expect(lines[0]).toBe('-# • **Hold** · it stands; the charge arrives with 100%, and then both fight')
    expect(lines[1]).toMatch(/^-# • \*\*Flee\*\* · it runs 2D6 inches/)
    expect(linesOf(t, 'fr')[1]).toMatch(/^-# • \*\*Fuir\*\* · elle court de 2D6 pouces/)
  })

  it('RB-24.3 says what a spell does that is let be, and what dice have to come to', () => {
    const t = war({
      stage: 'magic',
      units: {
        A1: { at: 'H12', facing: 'N', rules: ['M01'], now: { knows: ['embers-2'] } },
        A2: { at: 'G12', facing: 'N' },
        B1: { at: 'H8', facing: 'S' },
      },
    })
    t.dice(4, 4).answer('cast A1 embers-2 A2 2')
    expect(t.asked).toBe('dispel 1 A2')
    const [letBe, dice] = linesOf(t)
    expect(letBe).toContain(regimentsWords.en.abilities['embers-2'].does)
    expect(dice).toBe('-# • **Dice** · 8 or more undoes the spell; thrown dice are gone for this phase')
  })

  it('RB-09.3 says what comes of pursuing and of staying', () => {
    const t = wonByStandard('ask')
    expect(t.asked).toBe('pursue 0 A1')
    expect(linesOf(t)).toEqual([
      expect.stringMatching(/^-# • \*\*Pursue\*\* · both throw 2D6: .* and B1 is destroyed/),
      '-# • **Stay** · it stays where it is, and may reform',
    ])
  })

  it('is not said where a list is to choose from', () => {
    expect(
      linesOf(war({ units: { A1: { at: 'H12', facing: 'N' }, B1: { at: 'H8', facing: 'S' } } })),
    ).toEqual([])
  })
})

describe('a page on each question', () => {
  it('is found by its name in both languages, and leads to the others', async () => {
    const server = makeTestServer()
    const { ids } = help.questions!
    expect(ids).toContain('reaction')
    for (const [i, locale] of locales.entries()) {
      const reader = server.person(`10000000000000000${i + 1}`, 'Ada', locale)
      for (const id of ids) {
        const title = help.questions!.name(id, locale)
        const page = textOf(await reader.command('help', { question: title, system }))
        expect(page).toContain(`**${title}**`)
        expect(page).toContain(regimentsWords[locale].questionHelp[id as 'charge'].does)
      }
    }
  })

  it('has a name of its own', () => {
    for (const locale of locales) {
      const names = help.questions!.ids.map(id => help.questions!.name(id, locale))
      expect(new Set(names).size).toBe(names.length)
    }
  })
})
