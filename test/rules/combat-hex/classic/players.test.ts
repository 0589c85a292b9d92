import { describe, expect, it } from 'vitest'
import { deployers, inDeploymentZone } from '../../../../rules/combat-hex/battle/setup/deploy.ts'
import { classic } from '../../../../rules/combat-hex/books/classic.ts'
import { parseCell } from '../../../../rules/index.ts'
import { scenario } from '../../../helpers/scenario.ts'

// The starter book has no numbers; those of the tournament rules name the matter.

const far = { A9: { at: 'A10' }, B9: { at: 'L10' }, C9: { at: 'F1' } }

describe('7.01 three players', () => {
  it('whoever has lost half is out, and leaves with everything; the others play on', () => {
    const table = scenario({
      book: classic,
      order: [0, 1, 2],
      phase: 'combat',
      figures: {
        A1: { at: 'A1' },
        A2: { at: '', condition: 'removed' },
        B1: { at: 'L1' },
        C1: { at: 'F10' },
      },
      dice: [3, 5],
    })
    expect(table.told('out')).toMatchObject([{ by: 0, reason: 'broken' }])
    // It did not fall.
    expect(table.told('removed')).toMatchObject([{ figure: 'A1', leaves: true }])
    expect(table.state.players.map(player => player.out)).toEqual([true, undefined, undefined])
    expect(table.state.phase).toBe('strategy')
    expect(table.state.result).toBeNull()
  })

  it('the last one left has won', () => {
    const table = scenario({
      book: classic,
      order: [0, 1, 2],
      phase: 'combat',
      figures: {
        A1: { at: 'A1' },
        A2: { at: '', condition: 'removed' },
        B1: { at: 'L1' },
        C1: { at: 'F10' },
        C2: { at: '', condition: 'removed' },
      },
    })
    expect(table.state.result).toMatchObject({ winner: 1, reason: 'broken', score: [0, 6, 0] })
  })

  it('7.02 all broken in the same turn: more points left wins, and those were still in it', () => {
    const table = scenario({
      book: classic,
      order: [0, 1, 2],
      phase: 'combat',
      figures: {
        A1: { at: 'A1', points: 40 },
        A2: { at: '', condition: 'removed' },
        B1: { at: 'L1', points: 60 },
        B2: { at: '', condition: 'removed' },
        C1: { at: 'F10', points: 50 },
        C2: { at: '', condition: 'removed' },
      },
    })
    expect(table.state.result).toMatchObject({ winner: 1, reason: 'points', score: [2, 4, 2] })
  })

  it('7.04 two of three even in everything draw between them', () => {
    const table = scenario({
      book: classic,
      order: [0, 1, 2],
      phase: 'combat',
      figures: {
        A1: { at: 'A1', points: 60 },
        A2: { at: '', condition: 'removed' },
        B1: { at: 'L1', points: 60 },
        B2: { at: '', condition: 'removed' },
        C1: { at: 'F10', points: 50 },
        C2: { at: '', condition: 'removed' },
      },
    })
    expect(table.state.result).toMatchObject({ winner: null, reason: 'draw', score: [3, 3, 0] })
  })

  it('7.05 in the last turn whoever is beaten gets nothing, and nobody leaves any more', () => {
    const table = scenario({
      book: classic,
      order: [0, 1, 2],
      phase: 'combat',
      lastTurn: 1,
      figures: {
        A1: { at: 'A1', points: 90 },
        A2: { at: '', condition: 'removed' },
        B1: { at: 'L1', points: 60 },
        C1: { at: 'F10', points: 50 },
      },
    })
    expect(table.state.result).toMatchObject({ winner: 1, reason: 'points', rule: '7.05', score: [0, 4, 2] })
    expect(table.events.at(-1)).toMatchObject({ event: 'ended' })
    expect(table.figure('A1').condition).toBe('standing')
  })

  it('7.03 a small battle ends at half, too', () => {
    const table = scenario({
      book: classic,
      phase: 'combat',
      points: 500,
      figures: { A1: { at: 'A1' }, A2: { at: '', condition: 'removed' }, B1: { at: 'L1' } },
    })
    expect(table.state.result).toMatchObject({ winner: 1, reason: 'broken' })
  })

  it('3.03 what found no room counts as lost', () => {
    const table = scenario({
      book: classic,
      phase: 'combat',
      figures: { A1: { at: 'A1' }, A2: { at: '', condition: 'left-behind' }, B1: { at: 'L1' } },
    })
    expect(table.state.result).toMatchObject({ winner: 1, reason: 'broken' })
  })
})

describe('3.05 the strategy roll orders all', () => {
  const start = (dice: number[]) =>
    scenario({
      book: classic,
      order: [0, 1, 2],
      phase: 'strategy',
      turn: 1,
      figures: far,
      dice,
    })

  it('the winner begins, the others follow by their dice', () => {
    const table = start([2, 6, 4])
    expect(table.question).toMatchObject({ kind: 'role', by: 1, about: { players: 3 } })
    table.answer('attacker')
    expect(table.state.order).toEqual([1, 2, 0])
    expect(table.told('attacker-chosen')).toMatchObject([{ by: 1, attacker: 1, order: [1, 2, 0] }])
    expect(table.question).toMatchObject({ kind: 'act', by: 1 })
    table.answer('done')
    expect(table.state.phase).toBe('defence')
    expect(table.question).toMatchObject({ kind: 'act', by: 2 })
    table.answer('done')
    expect(table.state.phase).toBe('defence')
    expect(table.question).toMatchObject({ kind: 'act', by: 0 })
    expect(table.told('phase-began').map(e => e.by)).toEqual([1, 2, 0])
  })

  it('or goes last', () => {
    const table = start([2, 6, 4])
    table.answer('defender')
    expect(table.state.order).toEqual([2, 0, 1])
    expect(table.state.attacker).toBe(2)
  })

  it('those who threw the same throw again for the places between them', () => {
    const table = start([5, 5, 6, 1, 3])
    expect(table.told('rolled').map(e => [e.by, e.faces[0]])).toEqual([
      [0, 5],
      [1, 5],
      [2, 6],
      [0, 1],
      [1, 3],
    ])
    table.answer('attacker')
    expect(table.state.order).toEqual([2, 1, 0])
  })

  it('there is none in the first turn: the deployment roll holds', () => {
    const table = scenario({
      book: classic,
      order: [2, 0, 1],
      phase: 'strategy',
      turn: 0,
      figures: far,
    })
    expect(table.told('rolled')).toEqual([])
    expect(table.question).toMatchObject({ kind: 'act', by: 2 })
  })
})

describe('3.02 edges and zones', () => {
  const before = (dice: number[]) =>
    scenario({ book: classic, order: [0, 1, 2], phase: 'set-up', turn: 0, figures: {}, dice })

  it('in the order of the roll everybody picks an edge, and deploys', () => {
    const table = before([1, 5, 3])
    expect(table.question).toMatchObject({ kind: 'role', by: 1, about: { players: 3, first: true } })
    table.answer('defender')
    expect(table.told('attacker-chosen')).toMatchObject([{ by: 1, order: [2, 0, 1], first: true }])
    expect(table.question).toMatchObject({ kind: 'edge', by: 2 })
    table.answer('top')
    expect(table.question).toMatchObject({ by: 0, about: { edges: ['left', 'right', 'bottom'] } })
    expect(table.refused('top').code).toBe('not-offered')
    table.answer('left')
    table.answer('right')
    expect(table.state.players.map(player => player.edge)).toEqual(['left', 'right', 'top'])
    expect(deployers(table.game)).toEqual([2, 0, 1])
    expect(table.state.phase).toBe('deployment')
    expect(table.question).toMatchObject({ kind: 'deploy', by: 2 })
  })

  it('a corner between two players is nobody’s; one beside a free edge belongs to the zone', () => {
    const table = before([1, 5, 3])
    for (const answer of ['defender', 'top', 'left', 'right']) table.answer(answer)
    const within = (hex: string, edge: 'left' | 'top') =>
      inDeploymentZone(table.game, parseCell(table.game.board, hex)!, edge)
    expect(within('B2', 'left')).toBe(false)
    expect(within('B2', 'top')).toBe(false)
    expect(within('D2', 'top')).toBe(true)
    expect(within('B4', 'left')).toBe(true)
    expect(within('B9', 'left')).toBe(true)
  })
})
