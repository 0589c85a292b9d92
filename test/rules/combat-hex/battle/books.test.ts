import { describe, expect, it } from 'vitest'
import { freeCamps, maxPlayers, usualPoints } from '../../../../rules/combat-hex/books/index.ts'

describe('what a rule book says of battles', () => {
  it('2.01 how many points are usual, who brings which army, and how many may play', () => {
    expect((['tournament', 'classic'] as const).map(usualPoints)).toEqual([1500, 1000])
    expect((['tournament', 'classic'] as const).map(freeCamps)).toEqual([false, true])
    expect((['tournament', 'classic'] as const).map(maxPlayers)).toEqual([2, 4])
  })
})
