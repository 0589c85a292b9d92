import { describe, expect, it } from 'vitest'
import { makeGame } from '../../rules/combat-hex/battle/game.ts'
import type { CombatHexState } from '../../rules/combat-hex/battle/state.ts'
import { invariantFaults } from '../../rules/combat-hex/contract/invariants.ts'
import { makeFacing } from '../../rules/core/hex.ts'
import { scenario } from '../helpers/scenario.ts'

/** What random battles have found, made small. */
describe('found by random battles', () => {
  it('8.06 an occurrence that is being paid for cannot be used in an answer to that', () => {
    const table = scenario({
      figures: {
        A1: { at: 'E5', facing: 'N', ap: 6, abilities: ['ward:1'] },
        A2: { at: 'C5', facing: 'NE' },
        B1: { at: 'E4', facing: 'S', ap: 3, abilities: ['repel:1'] },
        B2: { at: 'F4', facing: 'S', ap: 3, abilities: ['dread:1'] },
      },
    })
    // However it is spaced, an answer is understood.
    table.answer('move A2 D4 N', ' USE  b1   repel')
    expect(table.asked).toBe('react 0 B1')
    table.answer('use A1 ward')
    expect(table.asked).toBe('react 1 A1')
    // Dread answers the ward; the ward, half used, cannot answer Dread.
    table.answer('use B2 dread')
    expect(table.asked).not.toBe('react 0 B2')
    expect(table.figure('A1').used).toEqual([0])
    expect(table.told('warded')).toHaveLength(1)
    expect(table.figure('A1').ap).toBe(4)
  })

  it('8.084 the same ability printed twice is offered once, the cheaper occurrence first', () => {
    const table = scenario({
      figures: {
        A1: { at: 'C5', ap: 9, abilities: ['fast:3', 'fast:2'] },
        B1: { at: 'J5' },
      },
    })
    expect(table.legal('use')).toEqual(['use A1 fast'])
    expect(table.answer('use A1 fast').figure('A1')).toMatchObject({ ap: 7, used: [1] })
    expect(table.legal('use')).toEqual(['use A1 fast'])
    expect(table.answer('use A1 fast').figure('A1')).toMatchObject({ ap: 4, used: [1, 0] })
    expect(table.refused('use A1 fast')).toMatchObject({ code: 'ability-used', rule: '8.06' })
  })

  it('8.43 8.41 whoever answers a payment in the middle of a move was told how far that has come', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C8', facing: 'N', movement: 9, ap: 3, abilities: ['flyer:0'] },
        B1: { at: 'C3', facing: 'S', abilities: ['fearsome:0'] },
        B2: { at: 'D5', facing: 'N', ap: 3, abilities: ['dread:1'] },
      },
    })
    t.answer('move A1 C7-C6-C5-C4-B4 N')
    expect(t.asked).toBe('react 1 A1')
    expect(t.told('moved').at(-1)?.path.at(-1)).toBe(t.where('A1'))
  })

  it('8.18 who is held on its way is told to stand as it does', () => {
    const t = scenario({
      figures: {
        A1: { at: 'D7', facing: 'N', movement: 9, abilities: ['large:0'] },
        B1: { at: 'C5', facing: 'SE', ap: 3, abilities: ['stalwart:1'] },
      },
    })
    t.answer('move A1 D6-D5-E5-F4 SE', 'use B1 stalwart')
    expect(t.where('A1')).toBe('D5')
    const told = t.events.flatMap(e => (e.event === 'moved' || e.event === 'turned' ? e.facing : []))
    expect(makeFacing(t.figure('A1').facing)).toBe(told.at(-1))
  })

  it('8.10 8.12 whoever charges and has points left is not made to walk on by the defaults', () => {
    const table = scenario({
      figures: {
        A1: {
          at: 'C8',
          facing: 'N',
          base: 'cavalry',
          movement: 8,
          ap: 3,
          abilities: ['cavalry:0', 'fast-strike:1'],
        },
        B1: { at: 'L2', facing: 'N' },
      },
    })
    table.answer('charge A1 C7 N')
    expect(table.refused('move A1 C6 N')).toMatchObject({ code: 'move-over', rule: '8.10' })
    const fallback = table.question.fallback()
    expect(table.question.space.check(fallback)).toMatchObject({ ok: true, answer: fallback })
  })

  it('8.17 7.05 a battle may be given up while somebody is on its way over somebody else', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C8', facing: 'N', movement: 9, ap: 3, abilities: ['sneak:1'] },
        B1: { at: 'C6', facing: 'N' },
        B2: { at: 'C4', facing: 'S', ap: 3, abilities: ['repel:1'] },
        B3: { at: 'C5', facing: 'N' },
      },
    })
    t.answer('use A1 sneak', 'move A1 C7-C6-C5-D4 N')
    expect(t.asked).toBe('react 1 A1')
    expect(t.where('A1')).toBe('C5')
    const battle: CombatHexState = {
      ...t.state,
      phase: 'over',
      result: { winner: 0, reason: 'conceded', rule: '7.05', score: [6, 0] },
    }
    const g = makeGame(battle, t.game.book, t.board, () => undefined)
    expect(invariantFaults(g, { ...t.save, battle, pending: null })).toEqual([])
    // But not otherwise.
    const other: CombatHexState = { ...t.state, phase: 'attack', result: null }
    const going = makeGame(other, t.game.book, t.board, () => undefined)
    expect(invariantFaults(going, { ...t.save, battle: other })).not.toEqual([])
  })
})
