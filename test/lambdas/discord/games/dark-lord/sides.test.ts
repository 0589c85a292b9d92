import { expect, it } from 'vitest'
import { refusalText } from '../../../../../lambdas/discord/views/refusalMessage.ts'
import { wordsOf } from '../../../../../lambdas/discord/words/index.ts'

it('the sides are called by their names in refusals and challenges, with no article that suits one alone', () => {
  const wrong = { code: 'army-camp', about: { camp: 'free' } } as const
  expect(refusalText(wrong, 'en')).toContain('You play Free here')
  expect(refusalText(wrong, 'fr')).toMatch(/Votre camp ici\s: Libres/)
  expect(refusalText({ code: 'same-camp', about: { camp: 'shadow' } }, 'fr')).toContain('(Ombre)')
  expect(wordsOf('fr').says.termsCamp('Ada', 'Libres')).toMatch(/^Camp d’Ada\s: Libres$/)
})
