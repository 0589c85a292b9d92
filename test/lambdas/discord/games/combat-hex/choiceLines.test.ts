import { describe, expect, it } from 'vitest'
import { choiceLines } from '../../../../../lambdas/discord/games/combat-hex/choiceLines.ts'
import { questionRows } from '../../../../../lambdas/discord/games/combat-hex/questionRows.ts'
import { combatHexWords } from '../../../../../lambdas/discord/games/combat-hex/words/index.ts'
import type { GameView } from '../../../../../lambdas/discord/games/gameView.ts'
import { namesOf } from '../../../../../lambdas/discord/games/names.ts'
import type { Locale } from '../../../../../lambdas/store/types.ts'
import { seal } from '../../../../../rules/games.ts'
import { makeBoard } from '../../../../../rules/index.ts'
import { fight } from '../../../../helpers/fight.ts'
import type { scenario } from '../../../../helpers/scenario.ts'

type Table = ReturnType<typeof scenario>

const viewOf = (t: Table, locale: Locale = 'en'): GameView =>
  ({
    words: combatHexWords[locale],
    names: { ...namesOf({ seats: [] }, locale, seal(t.state)), figure: (label: string) => label },
    state: t.state,
    // With its board in it, so that it can be opened like any other battle.
    save: { ...t.save, battle: { ...t.save.battle, customBoards: { test: makeBoard(t.board) } } },
    game: { id: 'game', version: 1, seats: [] },
    question: t.question,
    locale,
  }) as unknown as GameView

const lines = (t: Table, locale: Locale = 'en') =>
  choiceLines(seal(viewOf(t, locale)), t.question).map(line => line.replaceAll('\u202f', ' '))
const blue = (t: Table) =>
  questionRows(seal(viewOf(t)), t.question)
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
      '-# • **★ A1** · 1 of 3 AP · 3 hits instead of 2 · B1 loses life >99%, falls 52%, −2.4 on average',
      '-# • **Spend nothing** · the dice stay as they lie · B1 loses life 97%, −1.6 on average (exact chances; the rest as the program would decide)',
      '-# Later in this combat, by the dice: A1 Rally Cry 1 AP · A1 superficial wounds 2 AP',
    ])
    expect(lines(t, 'fr')).toEqual([
      '-# • **★ A1** · 1 PA sur 3 · 3 touches contre 2 avant · B1 perd de la vie >99 %, tombe 52 %, −2,4 en moyenne',
      '-# • **Ne rien dépenser** · les dés restent tels quels · B1 perd de la vie 97 %, −1,6 en moyenne (chances exactes ; la suite, comme le programme en déciderait)',
      '-# Plus tard dans ce combat, selon les dés : A1 Cri de Ralliement 1 PA · A1 blessures superficielles 2 PA',
    ])
    // What spends nothing is never put forward.
    expect(blue(t).join()).not.toContain('Spend nothing')
  })

  it('6.16 who would fall by a damage die', () => {
    const t = fight(
      {
        A1: { ...figures.A1, attacks: 2, ap: 0 },
        B1: { ...figures.B1, attacks: 0, life: 1 },
        B2: { at: 'D4', facing: 'SW', attacks: 0, life: 2, abilities: ['courage:0'], lifeNow: 1 },
        B3: { at: 'B4', facing: 'SE', attacks: 0, life: 2 },
        A8: figures.A8,
        A9: figures.A9,
      },
      [5, 2, 6],
    )
    expect(t.asked).toBe('allocate 0')
    expect(lines(t)).toEqual([
      '-# • **B3** · takes the die with 2 life left · B3 −1 (1 left)',
      '-# • **B1** · takes the die with 1 life left · B1 falls',
      '-# • **B2** · takes the die with 1 life left · B2 falls, kept up by an ability',
    ])
    expect(lines(t, 'fr')).toEqual([
      '-# • **B3** · prend le dé, il lui reste 2 vies · B3 −1 (reste 1)',
      '-# • **B1** · prend le dé, il lui reste 1 vie · B1 tombe',
      '-# • **B2** · prend le dé, il lui reste 1 vie · B2 tombe, reste en jeu par une aptitude',
    ])
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
    const labels = questionRows(seal(viewOf(t)), t.question).flatMap(row =>
      (row as unknown as { components: { label: string }[] }).components.map(({ label }) => label),
    )
    expect(labels).toEqual(['Let it pass'])
    expect(blue(t)).toEqual([])
  })
})
