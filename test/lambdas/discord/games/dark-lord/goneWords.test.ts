import { expect, it } from 'vitest'
import { darkLordWords } from '../../../../../lambdas/discord/games/dark-lord/words/index.ts'

it.each([
  ['en', ['💀 A1 is slain.', '💀 A1 flees the field.'], '💀 A1 is gone.'],
  ['fr', [], '💀 A1 est parti.'],
] as const)('tells each way in which a figure leaves the game apart (%s)', (locale, first, other) => {
  const told = (why: string) =>
    darkLordWords[locale].events.removed({ figure: 'A1', why } as never, { figure: () => 'A1' } as never)
  const all = ['slain', 'fled', 'without-will', 'lost-to-the-ring'].map(told)
  expect(all.slice(0, first.length)).toEqual(first)
  expect(new Set([...all, other]).size).toBe(5)
  expect(told('corrected')).toBe(other)
})
