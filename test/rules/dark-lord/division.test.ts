import { describe, expect, it } from 'vitest'
import { divisions, isDivision, maxFights, writeDivision } from '../../../rules/dark-lord/fights/division.ts'
import { melee } from '../../helpers/melee.ts'

const graphOf = (...pairs: string[]) => {
  const graph = new Map<string, string[]>()
  const join = (a: string, b: string) => graph.set(a, [...(graph.get(a) ?? []), b])
  for (const pair of pairs) {
    const [a = '', b = ''] = pair.split(' ')
    join(a, b)
    join(b, a)
  }
  return graph
}
const all = (...pairs: string[]) => Array.from(divisions(graphOf(...pairs)), writeDivision).sort()

describe('dividing into fights', () => {
  it('DB-14a each engaged figure is in one fight, of one against one or more that it is engaged with', () => {
    expect(all('A1 B1', 'A2 B1', 'A3 B1')).toEqual(['B1:A1,A2,A3'])
    expect(all('A1 B1', 'A2 B2')).toEqual(['A1:B1 A2:B2'])
    // No fight of two against two.
    expect(all('A1 B1', 'A1 B2', 'A2 B1', 'A2 B2')).toEqual(['A1:B1 A2:B2', 'A1:B2 A2:B1'])
    const graph = graphOf('A1 B1', 'A2 B2')
    expect(isDivision(graph, [{ one: 'A1', others: ['B1'] }])).toBe(false)
    expect(
      isDivision(graph, [
        { one: 'A1', others: ['B2'] },
        { one: 'A2', others: ['B1'] },
      ]),
    ).toBe(false)
    expect(
      isDivision(graph, [
        { one: 'A1', others: ['B1'] },
        { one: 'A2', others: ['B2'] },
        { one: 'A1', others: ['B1'] },
      ]),
    ).toBe(false)
  })

  it('DB-14b legal are those with the most fights', () => {
    // One fight of B1 against all three would be possible, and is not the most.
    expect(all('A1 B1', 'A2 B1', 'A2 B2')).toEqual(['A1:B1 A2:B2'])
    expect(all('A1 B1', 'A1 B2', 'A2 B2', 'A2 B3')).toEqual(['A1:B1 A2:B2,B3', 'A1:B1,B2 A2:B3'])
    expect(maxFights(graphOf('A1 B1', 'A1 B2', 'A2 B1'))).toBe(2)
    const graph = graphOf('A1 B1', 'A1 B2', 'A2 B2', 'A2 B3')
    expect(
      isDivision(graph, [
        { one: 'A1', others: ['B1', 'B2'] },
        { one: 'A2', others: ['B3'] },
      ]),
    ).toBe(true)
    expect(
      isDivision(graph, [
        { one: 'A1', others: ['B1'] },
        { one: 'B2', others: ['A2'] },
      ]),
    ).toBe(false)
  })

  const square = {
    A1: { at: 'G5' },
    A2: { at: 'G6' },
    B1: { at: 'F5' },
    B2: { at: 'H5' },
  }
  const pairs = ['A1 B1', 'A1 B2', 'A2 B1', 'A2 B2']

  it('DB-14c the side with priority chooses, and then the order of fights', () => {
    for (const priority of [0, 1]) {
      const t = melee(square, pairs, [], { asks: ['split', 'fight-order'], priority })
      expect(t.asked).toBe(`split ${priority}`)
      expect(t.legal()).toEqual(['A1:B1 A2:B2', 'A1:B2 A2:B1'])
      expect(t.refused('A1:B1')).toMatchObject({ code: 'no-division', rule: 'DB-14' })
      expect(t.refused('A1:B1,B2 A2:B1')).toMatchObject({ code: 'no-division' })
      // However it is written.
      t.answer('b1:a2 a1:b2')
      expect(t.told('divided')).toMatchObject([
        {
          fights: [
            { one: 'A1', others: ['B2'] },
            { one: 'A2', others: ['B1'] },
          ],
        },
      ])
      expect(t.asked).toBe(`fight-order ${priority}`)
      t.dice(6, 1, 1, 6, 1, 1).answer('A2:B1')
      expect(t.told('fight-began').map(({ one }) => one)).toEqual(['A2', 'A1'])
    }
  })

  it('DB-14d the division is made once; who has no opponent left does not fight', () => {
    // A1 kills B1, with which A2 is engaged too, before the others' fight; nothing is divided anew.
    const t = melee(
      {
        A1: { at: 'G5', strength: 9 },
        A2: { at: 'G6', life: 2 },
        B1: { at: 'F5' },
        B2: { at: 'H5' },
      },
      ['A1 B1', 'A1 B2', 'A2 B1', 'A2 B2'],
      [6, 1, 6, 6, 1, 1],
      { asks: ['split'] },
    )
    t.answer('A1:B1 A2:B2')
    expect(t.told('divided')).toHaveLength(1)
    expect(t.told('fight-began')).toHaveLength(2)
    // A trapped loser is slain by a burning sword's owner first: its partner's fight is none.
    const gone = melee(
      {
        A1: { at: 'G5', strength: 9 },
        A2: { at: 'F6' },
        B1: { at: 'G6', mount: null },
        B2: { at: 'G4' },
        B3: { at: 'F7' },
      },
      ['A1 B2', 'A2 B3'],
      [6, 1, 6, 6, 1, 1],
    )
    expect(gone.told('fight-began')).toHaveLength(2)
  })

  it('DB-14d one that was driven off before its fight does not fight', () => {
    // B1 alone fights A1 and A2; an earlier fight has made A2's opponent's friend make way: parted, it has no fight.
    const t = melee(
      { A1: { at: 'G5' }, A2: { at: 'C5' }, B1: { at: 'G6' }, B2: { at: 'C6' } },
      ['A1 B1', 'A2 B2'],
      [6, 1, 1, 6, 1, 1],
    )
    const { skirmish: state } = t.field
    expect([t.told('fight-began').length, state.fights]).toEqual([2, []])
  })

  it('DB-14e supporters are named when a fight begins', () => {
    const t = melee(
      {
        A1: { at: 'G5' },
        A2: { at: 'C5' },
        A3: { at: 'C4', traits: ['spear'] },
        B1: { at: 'G6' },
        B2: { at: 'C6' },
      },
      ['A1 B1', 'A2 B2'],
      [6, 1, 1],
      { asks: ['support'] },
    )
    // The first fight is over before anybody is asked for the second.
    expect(t.asked).toBe('support 0')
    expect(t.told('fight-over')).toHaveLength(1)
    t.dice(6, 5, 1, 1, 1).answer('A3')
    expect(t.told('fight-began')[1]).toMatchObject({ one: 'A2', supporters: ['A3'] })
  })
})
