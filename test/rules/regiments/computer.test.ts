import { expect, it } from 'vitest'
import { mannerlyAnswer, usualManner } from '../../../rules/regiments/computer/answers.ts'
import { surelyAhead } from '../../../rules/regiments/computer/lookAhead.ts'
import { war } from '../../helpers/regimentsField.ts'

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

it('a way that plays no better but for its luck is not ahead, and one that always does is', () => {
  expect(surelyAhead([10, 20, 30], [10, 20, 30])).toBe(0)
  // On the same dice 5 points better each time: no luck in it.
  expect(surelyAhead([15, 25, 35], [10, 20, 30])).toBe(5)
  // 5 points better on average, but once 60 worse.
  expect(surelyAhead([50, 0, 20, 10], [0, 60, 0, 0])).toBeLessThan(0)
  expect(surelyAhead([8], [5])).toBe(3)
})
