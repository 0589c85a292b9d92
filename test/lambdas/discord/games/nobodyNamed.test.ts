import { describe, expect, it } from 'vitest'
import { labelOf } from '../../../../lambdas/discord/games/combat-hex/readNames.ts'
import { labelMeant as figureMeant } from '../../../../lambdas/discord/games/dark-lord/labels.ts'
import { labelMeant as unitMeant } from '../../../../lambdas/discord/games/regiments/labels.ts'

const empty = { locale: 'en', state: { figures: [], combatants: [], regiments: [], types: {} } } as never

describe('an option that names nobody', () => {
  it.each(['', '  ', '?'])('is asked for, and not looked for: "%s"', text => {
    for (const meant of [labelOf, figureMeant, unitMeant])
      expect(meant(empty, text)).toEqual({ code: 'nobody-named' })
  })
})
