import { expect, it } from 'vitest'
import { choiceLines } from '../../../../../lambdas/discord/games/regiments/choiceLines.ts'
import { questionText } from '../../../../../lambdas/discord/games/regiments/gameText.ts'
import { sayAnswer } from '../../../../../lambdas/discord/games/regiments/sayAnswer.ts'
import type { Locale } from '../../../../../lambdas/store/types.ts'
import { touching, war } from '../../../../helpers/regimentsField.ts'
import { regimentsView } from './regimentsView.ts'

const sides = touching('A1', 'B1')
const fight = () =>
  war({
    stage: 'shooting',
    units: {
      A1: { at: 'H9', facing: 'N', now: { ...sides.A1, rounds: 1 } },
      B1: { at: 'H8', facing: 'S', count: 20, attacks: -1, now: { ...sides.B1, rounds: 1 } },
      B4: { at: '', host: 'B1', attachable: true, life: 3, attacks: -1, points: 150 },
    },
  })
const seen = (locale: Locale) => regimentsView(fight(), locale)

it('RB-16.2 the question says whose attacks in which step, and each button what it does', () => {
  const view = seen('en')
  expect(questionText(view, view.question!)).toBe('at whom do the attacks of A1 go (Agility 3)?')
  expect(choiceLines(view, view.question!)).toEqual([
    '-# • **B1** · 5 of 5 files; likely to cost 2.5 of its 20 life',
    '-# • **B4** · 3 of 5 files; likely to cost 1.5 of its 3 life',
  ])
  expect(['B1', 'B4', 'B4 1', 'B4 2 B1 3'].map(answer => sayAnswer(answer, view))).toEqual([
    'B1',
    'B4',
    'B4: 1 file',
    'B4: 2 files, B1: 3 files',
  ])
  expect(choiceLines(seen('fr'), view.question!)[1]).toContain('3 sur 5 colonnes')
})
