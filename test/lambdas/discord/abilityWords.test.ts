import { describe, expect, it } from 'vitest'
import {
  classicNote,
  classicNotes,
  doesBy,
} from '../../../lambdas/discord/games/combat-hex/words/abilityWords.ts'
import { combatHexWords } from '../../../lambdas/discord/games/combat-hex/words/index.ts'
import { abilityIds, isClassic } from '../../../rules/combat-hex/index.ts'
import { combatHexTexts } from '../../helpers/allWords.ts'

describe('abilities in words, by rule book', () => {
  const words = combatHexTexts.en

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
      words.says.classicBaseOnly('Large'),
      words.says.classicWithout('Flyer'),
    ])
  })

  it('has something to say of each in both languages', () => {
    for (const language of ['en', 'fr'] as const)
      for (const id of abilityIds) {
        const { says } = combatHexWords[language]
        const ofBase = Object.hasOwn(says.classicBases, id)
        expect(classicNote(combatHexWords[language], id) === says.classicUnknown, id).toBe(
          !isClassic(id) && !ofBase,
        )
      }
  })

  it('43 says of what belongs to a base that it stays in a classic battle (8.46, 8.10)', () => {
    for (const id of ['large', 'cavalry'] as const) {
      expect(classicNote(words, id)).toContain('base stays')
      expect(doesBy(words, id, 'classic')).toContain('on its way')
    }
  })

  it('43 says what decides', () => {
    const { abilities } = words
    expect(abilities.large.does).toMatch(/danger zone and its sight are all around/)
    expect(abilities['one-ring'].does).toMatch(
      /loses a life.*ringwraith has to go for it.*take the Ring off/s,
    )
    expect(abilities['arrow-flurry'].does).toContain('no penalty')
    expect(abilities.dread.does).toContain('several add up')
    expect(words.help.shooting).toContain('Where the shooter is not on raised ground')
    expect(words.help.movement).toContain('the rear one, of a rider the front one')
  })
})
