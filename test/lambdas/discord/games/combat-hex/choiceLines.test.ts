import { describe, expect, it } from 'vitest'
import { choiceLines } from '../../../../../lambdas/discord/games/combat-hex/choiceLines.ts'
import { questionRows } from '../../../../../lambdas/discord/games/combat-hex/questionRows.ts'
import type { GameView } from '../../../../../lambdas/discord/games/gameView.ts'
import { namesOf } from '../../../../../lambdas/discord/games/names.ts'
import { wordsOf } from '../../../../../lambdas/discord/words/index.ts'
import type { Locale } from '../../../../../lambdas/store/types.ts'
import { fight } from '../../../../helpers/fight.ts'
import type { scenario } from '../../../../helpers/scenario.ts'

type Table = ReturnType<typeof scenario>

const viewOf = (t: Table, locale: Locale = 'en'): GameView =>
  ({
    words: wordsOf(locale),
    names: { ...namesOf({ seats: [] }, locale, t.state), figure: (label: string) => label },
    state: t.state,
    save: t.save,
    game: { id: 'game', version: 1 },
    question: t.question,
    locale,
  }) as unknown as GameView

const lines = (t: Table, locale: Locale = 'en') =>
  choiceLines(viewOf(t, locale), t.question).map(line => line.replaceAll('\u202f', ' '))
const blue = (t: Table) =>
  questionRows(viewOf(t), t.question)
    .flatMap(row => (row as unknown as { components: { label: string; style: number }[] }).components)
    .filter(({ style }) => style === 1)
    .map(({ label }) => label)

const figures = {
  A1: { at: 'C5', facing: 'N', attacks: 4, ap: 3, life: 3, abilities: ['rally-cry:1'] },
  B1: { at: 'C4', facing: 'S', attacks: 5, life: 3 },
  A8: { at: 'A1' },
  A9: { at: 'A2' },
  B8: { at: 'L1' },
  B9: { at: 'L2' },
}

describe('a question in a combat says of each button', () => {
  it('6.10 what converting costs and brings', () => {
    const t = fight(figures, [4, 1, 2, 4, 2, 2, 2, 2, 2])
    expect(t.asked).toBe('convert-hit 0')
    expect(lines(t)).toEqual([
      '-# • **A1** · 1 of 3 AP · 3 hits instead of 2',
      '-# • **Spend nothing** · the dice stay as they lie',
    ])
    expect(lines(t, 'fr')).toEqual([
      '-# • **A1** · 1 PA sur 3 · 3 touches contre 2 avant',
      '-# • **Ne rien dépenser** · les dés restent tels quels',
    ])
    // What spends nothing is never put forward.
    expect(blue(t).join()).not.toContain('Spend nothing')
  })

  it('8.40 what an ability does, and offers none that would change nothing', () => {
    const t = fight(figures, [2, 2, 2, 2, 4, 4, 2, 2, 2, 6, 6])
    expect(t.asked).toBe('react 0')
    expect(t.legal()).toEqual(['use A1 rally-cry', 'pass'])
    // No warrior of theirs fights here.
    expect(lines(t)).toEqual([
      '-# • A1: Rally Cry would change nothing now',
      '-# • **Let it pass** · nothing is spent',
    ])
    const labels = questionRows(viewOf(t), t.question).flatMap(row =>
      (row as unknown as { components: { label: string }[] }).components.map(({ label }) => label),
    )
    expect(labels).toEqual(['Let it pass'])
    expect(blue(t)).toEqual([])
  })
})
