import { describe, expect, it } from 'vitest'
import { findChains } from '../../../../rules/combat-hex/battle/fight/combat.ts'
import { fight, nextTurn } from '../../../helpers/fight.ts'
import { type Placed, type Scene, scenario, sidesOf } from '../../../helpers/scenario.ts'

const chains = (figures: Record<string, Placed>, board?: Scene['board']) => {
  const t = scenario({ figures, board })
  return findChains(t.game).map(chain =>
    chain
      .map(figure => figure.id)
      .sort()
      .join(' '),
  )
}

const duel: Record<string, Placed> = {
  A1: { at: 'C5', facing: 'N' },
  B1: { at: 'C4', facing: 'S' },
}
const elsewhere: Record<string, Placed> = {
  A2: { at: 'H5', facing: 'N' },
  B2: { at: 'H4', facing: 'S' },
}

describe('chains of combat', () => {
  it('6.01 every combat on the board is fought', () => {
    const t = fight({ ...duel, ...elsewhere }, [2, 2])
    t.dice(3, 3, ...nextTurn).answer('A1')
    expect(t.told('combat-began').map(e => e.figures)).toEqual([
      ['A1', 'B1'],
      ['A2', 'B2'],
    ])
    expect(t.asked).toBe('role 0')
  })

  it('6.01 nobody fights who has nobody in front', () => {
    const t = fight({ A1: { at: 'C5' }, B1: { at: 'H5' } }, nextTurn)
    expect(t.told('combat-began')).toEqual([])
  })

  it('6.02 the attacker says in which order', () => {
    for (const attacker of [0, 1]) {
      const t = fight({ ...duel, ...elsewhere }, [], { attacker })
      expect(t.asked).toBe(`combat ${attacker}`)
      const side = 'AB'[attacker]!
      expect(t.legal()).toEqual([`${side}1`, `${side}2`])
      expect(t.refused(`${'BA'[attacker]}1`)).toMatchObject({ code: 'not-offered' })
      t.dice(2, 2, 2, 2, ...nextTurn).answer(`${side}2`)
      expect(t.told('combat-began').map(e => e.figures[0])).toEqual(['A2', 'A1'])
    }
  })

  it('6.03 6.04 a chain links a figure to all enemies in its zone and all that have it in theirs', () => {
    expect(chains(duel)).toEqual(['A1 B1'])
    // B1 looks away: it is linked by A1's zone alone.
    expect(chains({ ...duel, B1: { at: 'C4', facing: 'N' } })).toEqual(['A1 B1'])
    expect(chains({ ...duel, A1: { at: 'C5', facing: 'S' } })).toEqual(['A1 B1'])
  })

  it('6.05 a chain goes to and fro until nobody is added', () => {
    expect(
      chains({
        A1: { at: 'C5', facing: 'N' },
        B1: { at: 'C4', facing: 'NE' },
        A2: { at: 'D3', facing: 'NE' },
        B2: { at: 'E3', facing: 'N' },
        A3: { at: 'E2', facing: 'N' },
        B3: { at: 'E1', facing: 'N' },
        A4: { at: 'J5', facing: 'N' },
        B4: { at: 'J4', facing: 'S' },
      }),
    ).toEqual(['A1 A2 A3 B1 B2 B3', 'A4 B4'])
  })

  it('6.06 figures that touch need not be in one chain', () => {
    // A2 touches B1, back to back; and A3 touches B3, who looks away as it does.
    expect(
      chains({
        A1: { at: 'C5', facing: 'N' },
        B1: { at: 'C4', facing: 'S' },
        A2: { at: 'D3', facing: 'NE' },
        B2: { at: 'E3', facing: 'SW' },
        A3: { at: 'B8', facing: 'SW' },
        B3: { at: 'C8', facing: 'NE' },
      }),
    ).toEqual(['A1 B1', 'A2 B2'])
  })

  it('4.041 no chain goes through an impassable or an obstacle side', () => {
    for (const kind of ['impassable', 'obstacle'] as const)
      expect(chains(duel, { sides: sidesOf(kind, 'C5 N') })).toEqual([])
  })

  it('6.21 a combat is fought once, and the attacker picks the next', () => {
    const more = { ...duel, ...elsewhere, A3: { at: 'C9', facing: 'N' }, B3: { at: 'C8', facing: 'S' } }
    const t = fight(more, [])
    expect(t.legal()).toEqual(['A1', 'A2', 'A3'])
    t.dice(2, 2).answer('A2')
    expect(t.legal()).toEqual(['A1', 'A3'])
    expect(t.refused('A2')).toMatchObject({ code: 'not-offered' })
    t.dice(2, 2, 2, 2, ...nextTurn).answer('A3')
    expect(t.state.phase).toBe('strategy')
  })

  it('6.22 when all are fought, a new turn begins unless somebody has won', () => {
    expect(fight(duel, [2, 2, ...nextTurn]).state).toMatchObject({ turn: 2, phase: 'strategy' })
    expect(fight(duel, [5, 5, 6, 6, ...nextTurn], {}).state.phase).toBe('strategy')
    const end = fight({ ...duel, B1: { ...duel.B1!, life: 1 } }, [5, 2, 6])
    expect(end.asked).toBe('over')
    expect(end.state.result).toMatchObject({ winner: 0 })
  })
})

describe('the dice of a combat', () => {
  it('6.07 6.08 the attacker throws first, each the attacks of those who have an enemy before them', () => {
    const t = fight(
      {
        A1: { at: 'C5', facing: 'N', attacks: 2 },
        // Looks away, and is in the chain because B1 looks at it.
        A2: { at: 'D4', facing: 'SE', attacks: 5 },
        B1: { at: 'C4', facing: 'SE', attacks: 3 },
      },
      [2, 2, 3, 3, 3, ...nextTurn],
      { attacker: 1, phase: 'defence' },
    )
    expect(t.told('combat-began')).toMatchObject([{ figures: ['A1', 'A2', 'B1'], dice: [2, 3] }])
    expect(t.told('rolled').slice(0, 2)).toMatchObject([
      { for: 'combat', by: 1, faces: [2, 2, 3] },
      { for: 'combat', by: 0, faces: [3, 3] },
    ])
  })

  it('6.09 4, 5 and 6 hit, a 1 hits superficially', () => {
    const t = fight({ ...duel, A1: { at: 'C5', facing: 'N', attacks: 6 } }, [
      1,
      2,
      3,
      4,
      5,
      6,
      2,
      2,
      2,
      2,
      ...nextTurn,
    ])
    expect(t.told('hits')).toMatchObject([
      { by: 0, hits: 3, superficial: 1 },
      { by: 1, hits: 0, superficial: 0 },
    ])
    expect(t.told('rolled').filter(e => e.for === 'combat-damage')).toMatchObject([
      { by: 0, faces: [2, 2, 2] },
    ])
  })

  it('6.10 an engaged figure turns a superficial hit into a hit for 1 action point', () => {
    const t = fight({ ...duel, A1: { at: 'C5', facing: 'N', ap: 2 } }, [1, 2])
    expect(t.question).toMatchObject({
      kind: 'convert-hit',
      by: 0,
      about: { left: 1, hits: 0, cost: { A1: 1 } },
    })
    t.dice(6, ...nextTurn).answer('A1')
    expect(t.figure('A1').ap).toBe(1)
    expect(t.figure('B1').life).toBe(1)
  })

  it('6.10 unconverted, it stays a 1', () => {
    const t = fight({ ...duel, A1: { at: 'C5', facing: 'N', ap: 2 } }, [1, 2])
    t.dice(...nextTurn).answer('none')
    expect(t.figure('A1').ap).toBe(2)
    expect(t.told('rolled').some(e => e.for === 'combat-damage')).toBe(false)
  })

  it('6.10 6.11 each engaged figure converts one hit a combat, and no others do', () => {
    const t = fight(
      {
        A1: { at: 'C5', facing: 'N', ap: 5 },
        A2: { at: 'B4', facing: 'NE', ap: 5, attacks: 2 },
        // In the chain, but looking away.
        A3: { at: 'D4', facing: 'SE', ap: 5 },
        A4: { at: 'I9', facing: 'N', ap: 5 },
        B1: { at: 'C4', facing: 'SE', life: 9 },
      },
      [1, 1, 1, 1, 2],
    )
    // A2 surprises: nobody looks at it.
    expect(t.told('combat-began')).toMatchObject([{ dice: [4, 1] }])
    expect(t.legal()).toEqual(['A1', 'A2', 'none'])
    t.answer('A1')
    expect(t.legal()).toEqual(['A2', 'none'])
    expect(t.refused('A1')).toMatchObject({ code: 'not-offered' })
    t.dice(2, 2, ...nextTurn).answer('A2')
    expect(t.told('converted').map(e => [e.figure, e.ap])).toEqual([
      ['A1', 1],
      ['A2', 1],
    ])
    expect(t.asked).toBe('role 0')
  })

  it('6.10 left to the program, whoever has most points left over pays first', () => {
    const payer = (first: number, second: number) => {
      const t = fight(
        {
          A1: { at: 'C5', facing: 'N', ap: first },
          A2: { at: 'B4', facing: 'NE', ap: second },
          B1: { at: 'C4', facing: 'S', endurance: 2, points: 200, life: 2 },
        },
        [1, 2, 2, 2, 2],
      )
      expect(t.asked).toBe('convert-hit 0')
      return t.question.fallback()
    }
    expect(payer(2, 3)).toBe('A2')
    expect(payer(3, 2)).toBe('A1')
    expect(payer(3, 3)).toBe('A1')
  })

  it('6.10 and the next one too, as long as there is life for it', () => {
    const t = fight(
      {
        A1: { at: 'C5', facing: 'N', ap: 9 },
        A2: { at: 'B4', facing: 'NE', ap: 9 },
        B1: { at: 'C4', facing: 'S', endurance: 2, points: 200, life: 4 },
      },
      [1, 1, 2, 2, 2],
    )
    expect(t.question.choices!()).toMatchObject([
      { answer: 'A1', cost: 1, about: [] },
      { answer: 'A2', cost: 1, about: [] },
    ])
    t.answer('A1')
    expect(t.question.fallback()).toBe('A2')
  })

  it('6.12 one damage die for each hit, converted ones included', () => {
    const t = fight({ ...duel, A1: { at: 'C5', facing: 'N', attacks: 3, ap: 1 } }, [1, 4, 5, 2])
    t.dice(2, 2, 2, ...nextTurn).answer('A1')
    expect(t.told('rolled').at(-3)).toMatchObject({ for: 'combat-damage', faces: [2, 2, 2] })
  })

  it('6.13 6.14 a damage die of 1 is a superficial wound; 2 action points make it a 6', () => {
    const t = fight(
      { A1: { at: 'C5', facing: 'N', ap: 2 }, B1: { at: 'C4', facing: 'S', endurance: 6 } },
      [4, 2, 1],
    )
    expect(t.question).toMatchObject({ kind: 'convert-wound', by: 0, about: { left: 1, cost: { A1: 2 } } })
    t.dice(...nextTurn).answer('A1')
    expect(t.figure('A1').ap).toBe(0)
    expect(t.figure('B1').life).toBe(1)
  })

  it('6.14 nobody converts who is not engaged', () => {
    const t = fight(
      {
        A1: { at: 'C5', facing: 'N', ap: 2 },
        A2: { at: 'D4', facing: 'SE', ap: 9 },
        B1: { at: 'C4', facing: 'SE' },
      },
      [4, 2, 1],
    )
    expect(t.legal()).toEqual(['A1', 'none'])
    t.dice(...nextTurn).answer('none')
  })

  it('6.13 left as it is, it hurts nobody, however little endurance they have', () => {
    const t = fight(
      { A1: { at: 'C5', facing: 'N', ap: 2 }, B1: { at: 'C4', facing: 'S', endurance: 1 } },
      [4, 2, 1],
    )
    t.dice(...nextTurn).answer('none')
    expect(t.figure('B1').life).toBe(2)
    expect(t.told('lost')).toMatchObject([{ faces: [1] }])
  })

  it('6.15 a figure converts one wound a combat, also after it converted a hit', () => {
    const t = fight({ ...duel, A1: { at: 'C5', facing: 'N', attacks: 2, ap: 9 } }, [1, 4, 2])
    t.dice(1, 1).answer('A1')
    expect(t.question.kind).toBe('convert-wound')
    t.dice(...nextTurn).answer('A1')
    expect(t.asked).toBe('role 0')
    expect(t.told('converted').map(e => [e.what, e.ap])).toEqual([
      ['hit', 1],
      ['wound', 2],
    ])
    expect(t.told('damage')[0]).toMatchObject({ faces: [6, 1] })
  })

  it('6.14 left to the program, sixes that were turned before are reckoned with', () => {
    const asked = (life: number) => {
      const t = fight(
        {
          A1: { at: 'C5', facing: 'N', ap: 9 },
          A2: { at: 'B4', facing: 'NE', ap: 9 },
          B1: { at: 'C4', facing: 'S', endurance: 6, points: 200, life },
        },
        [4, 4, 2, 1, 1],
      )
      expect(t.asked).toBe('convert-wound 0')
      expect(t.question.fallback()).toBe('A1')
      t.answer('A1')
      expect(t.asked).toBe('convert-wound 0')
      return t.question.fallback()
    }
    expect([asked(1), asked(2)]).toEqual(['none', 'A2'])
  })

  it('6.10 6.14 both throw, the attacker converts, then the defender', () => {
    const t = fight({ A1: { at: 'C5', facing: 'N', ap: 9 }, B1: { at: 'C4', facing: 'S', ap: 9 } }, [1, 1], {
      attacker: 1,
    })
    expect(t.asked).toBe('convert-hit 1')
    t.answer('B1')
    expect(t.asked).toBe('convert-hit 0')
    t.dice(1, 1).answer('A1')
    expect(t.asked).toBe('convert-wound 1')
    t.answer('B1')
    expect(t.asked).toBe('convert-wound 0')
    t.dice(...nextTurn).answer('A1')
    expect(t.told('wounded').map(e => e.figure)).toEqual(['B1', 'A1'])
  })
})
