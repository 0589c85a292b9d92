import { describe, expect, it } from 'vitest'
import { threatsTo } from '../../../rules/battle/zones.ts'
import { classic } from '../../../rules/books/classic.ts'
import { type Placed, type Scene, scenario } from '../../helpers/scenario.ts'

const set = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) =>
  scenario({ book: classic, order: [0, 1, 2], figures, ...scene })

/** Three that stand round D5, each with the next in its zone; others far away keep the armies up. */
const ring = {
  A1: { at: 'D5', facing: 'NE', life: 3 },
  B1: { at: 'E5', facing: 'NW', life: 3 },
  C1: { at: 'D4', facing: 'S', life: 3 },
  A9: { at: 'A10' },
  B9: { at: 'L10' },
  C9: { at: 'L1' },
}

describe('6.04 a combat of three sides', () => {
  it('hangs together over every pair of enemies; every side rolls, in the order of play', () => {
    const table = set(ring, { order: [2, 0, 1], phase: 'defence', mover: 1 })
    // Each side: one attack die; a four hits, a four hurts endurance 3.
    table.dice(4, 4, 4, 4, 4, 4)
    table.answer('done')
    const [began] = table.told('combat-began')
    expect(began).toMatchObject({ figures: ['A1', 'B1', 'C1'] })
    expect(table.told('rolled').map(e => [e.for, e.by])).toEqual([
      ['combat', 2],
      ['combat', 0],
      ['combat', 1],
      ['combat-damage', 2],
      ['combat-damage', 0],
      ['combat-damage', 1],
      ...table
        .told('rolled')
        .slice(6)
        .map(e => [e.for, e.by]),
    ])
  })

  it('6.17 a side’s dice go to any enemy in its zones, whoever’s', () => {
    const table = set(
      {
        A1: { at: 'D5', facing: 'N', life: 3, attacks: 2 },
        B1: { at: 'E5', facing: 'N' },
        C1: { at: 'D4', facing: 'N' },
        A9: { at: 'A10' },
        B9: { at: 'L10' },
        C9: { at: 'L1' },
      },
      { phase: 'defence', mover: 2 },
    )
    table.dice(4, 4, 1, 4, 4, 4, 1, 1, 1)
    table.answer('done')
    const question = table.question
    expect(question).toMatchObject({ kind: 'allocate', by: 0 })
    expect(table.legal().sort()).toEqual(['B1', 'C1'])
  })

  it('6.02 the attacker picks among combats of the others, too', () => {
    const table = set(
      {
        A9: { at: 'A10' },
        B1: { at: 'E5', facing: 'N' },
        C1: { at: 'E4', facing: 'S' },
        B2: { at: 'H5', facing: 'N' },
        C2: { at: 'H4', facing: 'S' },
      },
      { phase: 'defence', mover: 2 },
    )
    table.answer('done')
    expect(table.question).toMatchObject({ kind: 'combat', by: 0 })
    expect(table.legal().sort()).toEqual(['B1', 'B2'])
  })
})

describe('4.11 free attacks of several players', () => {
  it('each enemy attacks by itself, the players in the order of play', () => {
    const table = set(
      {
        A1: { at: 'D5', facing: 'S', life: 5 },
        B1: { at: 'D4', facing: 'S' },
        C1: { at: 'C5', facing: 'NE' },
        A9: { at: 'A10' },
        B9: { at: 'L10' },
        C9: { at: 'L1' },
      },
      { order: [0, 2, 1] },
    )
    expect(threatsTo(table.game, 0, table.figure('A1').at).map(enemy => enemy.id)).toEqual(['B1', 'C1'])
    table.dice(2, 2, 2, 2, 2, 2)
    table.answer('move A1 D6-D7')
    expect(table.told('free-attack').map(e => e.attackers)).toEqual([['C1'], ['B1']])
  })
})

describe('4.09 zones and sight', () => {
  it('5.03 every other player’s figures are enemies: they threaten, and may be shot', () => {
    const table = set({
      A1: { at: 'D8', facing: 'N', shooting: { dice: 1, range: 5 } },
      B1: { at: 'D4', facing: 'S' },
      C1: { at: 'E4', facing: 'S' },
      A9: { at: 'A10' },
      B9: { at: 'L10' },
      C9: { at: 'L1' },
    })
    const targets = new Set(table.legal('shoot A1').map(answer => answer.split(' ')[2]))
    expect(targets).toEqual(new Set(['B1', 'C1']))
  })
})
