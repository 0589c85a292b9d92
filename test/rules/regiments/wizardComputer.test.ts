import { expect, it } from 'vitest'
import { mannerlyAnswer, usualManner } from '../../../rules/regiments/computer/answers.ts'
import { war } from '../../helpers/war.ts'

it('M43 the computer throws more dice at whoever resists magic, or casts at somebody else', () => {
  const cast = (rules: readonly string[]) => {
    const t = war({
      stage: 'magic',
      units: {
        A1: { at: 'H12', facing: 'N', rules: ['M01'], now: { knows: ['embers-1'] } },
        B1: { at: 'H8', facing: 'S', count: 20, files: 5, points: 200, rules },
      },
    })
    return mannerlyAnswer(t.laidOut, t.question, usualManner)
  }
  expect([cast([]), cast(['M43 4'])]).toEqual(['cast A1 embers-1 B1 3', 'cast A1 embers-1 B1 4'])
})
