import { expect, it } from 'vitest'
import { labelMeantIn } from '../../../../lambdas/discord/games/parts/labelMeant.ts'

const name = (text: string) => ({ en: text, fr: text })
const called = {
  pieces: [
    { label: 'A1', type: 'guard' },
    { label: 'A2', type: 'guard' },
    { label: 'B1', type: 'captain' },
  ],
  types: { guard: { id: 'guard', name: name('Guard') }, captain: { id: 'captain', name: name('Captain') } },
  here: () => true,
  unknown: (figure: string) => ({ code: 'no-figure', about: { figure } }) as const,
}

it('of several pieces with one name none is taken, except the one that may be meant', () => {
  expect(labelMeantIn(called, 'guard')).toEqual({ code: 'no-figure', about: { figure: 'guard' } })
  expect(labelMeantIn(called, 'guard', ['A2', 'B1'])).toBe('A2')
  expect(labelMeantIn(called, 'captain')).toBe('B1')
  expect(labelMeantIn(called, 'a 2')).toBe('A2')
})
