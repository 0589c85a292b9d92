import { describe, expect, test } from 'vitest'
import { outlook } from '../../../../rules/combat-hex/computer/exchange.ts'
import { takesDraw } from '../../../../rules/combat-hex/computer/takesDraw.ts'
import { type CombatHexSave, open } from '../../../../rules/combat-hex/index.ts'
import { atTurn, began } from './openings.ts'

/** By how much of the battle's points a player should end behind the best of all. */
const behind = (save: CombatHexSave, player: number): number => {
  const { game, state } = open(save)
  const all = outlook(game)
  return (Math.max(...all) - all[player]!) / state.points
}

/** The same battle after this many lives of one side, from its first figure on. */
function worn(save: CombatHexSave, player: number, lives: number): CombatHexSave {
  const copy = structuredClone(save)
  let left = lives
  for (const figure of copy.battle.figures.filter(({ owner }) => owner === player)) {
    const lost = Math.min(left, figure.life - 1)
    figure.life -= lost
    left -= lost
  }
  return copy
}

describe('a draw that is offered to the computer', () => {
  // The saves of one battle, of which one side has lost more and more lives.
  const saves = Array.from({ length: 12 }, (_, lives) => worn(atTurn(1, 1500), 1, lives))

  test('is taken where it should end more than a tenth of the points behind, and not otherwise', () => {
    const shares = saves.map(save => behind(save, 1))
    for (const [i, save] of saves.entries())
      expect(takesDraw(save, 1), String(shares[i])).toBe(shares[i]! > 0.1)
    // Both sides of the limit are among them, near it.
    expect(shares.filter(share => share <= 0.1 && share > 0.06)).not.toEqual([])
    expect(shares.filter(share => share > 0.1 && share < 0.14)).not.toEqual([])
  })

  test('is not taken by whoever is ahead, however far the other is behind', () => {
    expect(behind(saves.at(-1)!, 0)).toBe(0)
    expect(takesDraw(saves.at(-1)!, 0)).toBe(false)
  })

  test('is not taken before the first turn, when nobody knows', () => {
    const early = worn(began(1500), 1, 11)
    expect(early.battle.turn).toBe(0)
    expect(takesDraw(early, 1)).toBe(false)
  })
})
