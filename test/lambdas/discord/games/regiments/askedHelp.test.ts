import { describe, expect, it } from 'vitest'
import { choiceLines } from '../../../../../lambdas/discord/games/regiments/choiceLines.ts'
import { help } from '../../../../../lambdas/discord/games/regiments/help.ts'
import { regimentsWords } from '../../../../../lambdas/discord/games/regiments/words/index.ts'
import { type Locale, locales } from '../../../../../lambdas/store/types.ts'
import { listSpace } from '../../../../../rules/core/space.ts'
import type { GameQuestion } from '../../../../../rules/regiments/index.ts'
import { war, wonByStandard } from '../../../../helpers/regimentsField.ts'
import { makeTestServer, textOf } from '../../testServer.ts'
import { system } from '../regimentsTable.ts'
import { type RegimentsSeen, regimentsView } from './regimentsView.ts'

const linesOf = (t: RegimentsSeen, locale: Locale = 'en') =>
  choiceLines(regimentsView(t, locale), t.question).map(line => line.replaceAll('\u202f', ' '))

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

  const { choices } = regimentsWords.en
  const asking = (kind: GameQuestion['kind'], about: object, answers: readonly string[]) => {
    const { state, board } = charged()
    const question = { kind, by: 0, subject: 'A1', about, space: listSpace(answers) }
    return linesOf({ state, board, question: question as unknown as GameQuestion })
  }

  it.each([
    {
      kind: 'redirect' as const,
      about: { fled: 'B1', targets: ['B2'] },
      answers: ['none', 'B2'],
      does: [choices.sameCharge('B1'), choices.otherCharge],
    },
    {
      kind: 'reveal' as const,
      about: { hosts: ['A9'] },
      answers: ['none', 'A9'],
      does: [choices.staysHidden, choices.showsItself],
    },
    {
      kind: 'sweep' as const,
      about: { targets: ['B1'] },
      answers: ['B1', 'none'],
      does: [choices.sweep, choices.sweepNobody],
    },
    {
      kind: 'direct' as const,
      about: { whom: ['A9'] },
      answers: ['none', 'A9'],
      does: [choices.directNobody, choices.direct],
    },
    {
      kind: 'retreat' as const,
      about: { won: true },
      answers: ['stay', 'retreat'],
      does: [choices.stayInCombat, choices.retreat(true)],
    },
    {
      kind: 'overrun' as const,
      about: {},
      answers: ['stay', 'overrun'],
      does: [choices.stay, choices.overrun],
    },
  ])('is said of each answer to $kind', ({ kind, about, answers, does }) => {
    const lines = asking(kind, about, answers)
    expect(lines).toHaveLength(answers.length)
    for (const [i, line] of lines.entries()) expect(line.split('** · ')[1]).toBe(does[i])
  })

  it('is not said where a list is to choose from', () => {
    const labels = (count: number) => Array.from({ length: count }, (_, i) => `B${i + 1}`)
    const said = (count: number) => asking('sweep', { targets: labels(count) }, [...labels(count), 'none'])
    expect([said(5).length, said(6).length]).toEqual([6, 0])
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
