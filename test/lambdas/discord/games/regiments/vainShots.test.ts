import { expect, it } from 'vitest'
import { shot } from '../../../../../lambdas/discord/games/regiments/previews/shotPreview.ts'
import { shotOptions } from '../../../../../lambdas/discord/games/regiments/rows.ts'
import type { Locale } from '../../../../../lambdas/store/types.ts'
import { war } from '../../../../helpers/regimentsField.ts'
import { regimentsView } from './regimentsView.ts'

/** Bows that hit on 6 alone: after a move they need 7, which no die comes to (RB-11.3). */
const seen = (moved: boolean, locale: Locale) => {
  const t = war({
    stage: 'shooting',
    units: {
      A1: {
        at: 'H12',
        facing: 'N',
        rules: ['W09 6'],
        count: 5,
        ...(moved && { done: { move: 'advance' as const } }),
      },
      B1: { at: 'H8', facing: 'S', count: 12, files: 4 },
    },
  })
  return regimentsView(t, locale)
}

it('RB-11.3 shots that can do nothing are listed, and said to be vain', () => {
  const notes = (moved: boolean, locale: 'en' | 'fr') =>
    shotOptions(seen(moved, locale)).map(({ value, description }) => [value, description])
  expect(notes(true, 'en')).toEqual([['shoot A1 B1', '12 inches, in vain: it cannot cost a life']])
  expect(notes(true, 'fr')).toEqual([
    ['shoot A1 B1', '12 pouces, en vain\u202f: aucun PV ne peut être perdu'],
  ])
  expect(notes(false, 'en')[0]![1]).toMatch(/on average$/)
})

it('RB-11.3 the preview says so in place of odds', () => {
  const lines = (moved: boolean) => shot(seen(moved, 'en'), 'A1', 'B1').lines.join('\n')
  expect(lines(true)).toContain('**B1** · in vain: it cannot cost a life')
  expect(lines(false)).not.toContain('in vain')
})
