import { describe, expect, it } from 'vitest'
import {
  classicNote,
  classicNotes,
  doesBy,
} from '../../../lambdas/discord/games/combat-hex/words/abilityWords.ts'
import { combatHexWords } from '../../../lambdas/discord/games/combat-hex/words/index.ts'
import { abilityIds, isClassic } from '../../../rules/combat-hex/index.ts'

describe('abilities in words, by rule book', () => {
  const words = combatHexWords['en']

  it('says what they do in the book that is played', () => {
    expect(doesBy(words, 'sneak', 'tournament')).toBe(words.abilities.sneak.does)
    expect(doesBy(words, 'sneak', 'classic')).toBe(words.classicAbilities.sneak)
    expect(doesBy(words, 'fast', 'classic')).toBe(words.abilities.fast.does)
    expect(doesBy(words, 'flyer', 'classic')).toBe(words.says.classicUnknown)
  })

  it('says on the page of an ability how the classic rules differ', () => {
    expect(classicNote(words, 'sneak')).toMatch(/^In the classic rules: before it moves/)
    expect(classicNote(words, 'fast')).toBe(words.says.classicSame)
    expect(classicNote(words, 'ward')).toBe(words.says.classicUnknown)
  })

  it('says of a figure, or of an army, what is not the same in a classic battle', () => {
    expect(classicNotes(words, ['fast', 'leadership'])).toEqual([])
    expect(classicNotes(words, ['sneak', 'flyer', 'large', 'sneak'])).toEqual([
      words.says.classicChanged('Sneak'),
      words.says.classicWithout('Flyer, Large'),
    ])
  })

  it('has something to say of each in both languages', () => {
    for (const language of ['en', 'fr'] as const)
      for (const id of abilityIds) {
        const { says } = combatHexWords[language]
        expect(classicNote(combatHexWords[language], id) === says.classicUnknown, id).toBe(!isClassic(id))
      }
  })
})
