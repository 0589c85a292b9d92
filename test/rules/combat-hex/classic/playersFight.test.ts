import { describe, expect, it } from 'vitest'
import { threatsTo } from '../../../../rules/combat-hex/battle/points/zones.ts'
import { classic } from '../../../../rules/combat-hex/books/classic.ts'
import { type Placed, type Scene, scenario } from '../../../helpers/scenario.ts'

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

  it('6.08 who is out of the battle throws nothing, in its own place', () => {
    const { A1, A9, ...others } = ring
    const table = set(
      { ...others, A1: { ...A1, condition: 'removed', at: '' }, A9: { ...A9, condition: 'removed', at: '' } },
      { order: [2, 0, 1], phase: 'defence', mover: 1 },
    )
    table.save.battle.players[0]!.out = true
    table.dice(2, 2, 6, 1).answer('done')
    expect(table.told('combat-began')).toMatchObject([{ figures: ['B1', 'C1'], dice: [0, 1, 1] }])
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

describe('9.14 the bearer of the Ring among three', () => {
  /** Cy's bearer C1 with C2 beside it; what stands far away keeps the armies up. */
  const far: Record<string, Placed> = {
    A9: { at: 'A10' },
    B9: { at: 'L10' },
    C2: { at: 'E4', facing: 'S', attacks: 3 },
    C9: { at: 'L1' },
  }
  const bearer: Placed = { at: 'D4', facing: 'S', life: 1, kind: 'hero', traits: ['ring-bearer'] }
  const gone = (t: ReturnType<typeof set>, ...ids: string[]) =>
    expect(ids.map(id => t.figure(id).condition)).toEqual(ids.map(() => 'removed'))

  it('9.14 shot in somebody else’s phase, it takes its player out on the spot', () => {
    const A1: Placed = {
      at: 'D8',
      facing: 'N',
      ap: 1,
      abilities: ['crack-shot:1'],
      shooting: { dice: 1, range: 5 },
    }
    const t = set({ ...far, A1, C1: bearer }, { order: [0, 2, 1] })
    t.dice(5, 6).answer('use A1 crack-shot', 'shoot A1 C1 N')
    expect(t.told('out')).toMatchObject([{ by: 2, reason: 'ring' }])
    gone(t, 'C1', 'C2', 'C9')
    expect(t.state.result).toBeNull()
    // Ada's archer goes on, through where C2 stood
    expect(t.asked).toBe('act 0 A1')
    t.answer('move A1 D7-D6-E6-E5')
    expect(t.told('free-attack')).toEqual([])
    t.answer('done')
    expect(t.told('out')).toHaveLength(1)
    expect(t.asked).toBe('act 1')
    expect(t.told('phase-began').map(e => e.by)).not.toContain(2)
    t.dice(6, 1).answer('done')
    expect(t.state.turn).toBe(2)
    expect(t.state.result).toBeNull()
  })

  it('9.14 struck in the middle of a move, its figures hold nobody any more', () => {
    const A1: Placed = { at: 'D7', facing: 'N', ap: 1, abilities: ['fast-strike:1'] }
    const t = set({ ...far, A1, C1: bearer }, { order: [0, 2, 1] })
    t.answer('move A1 D6-D5 N')
    expect(t.refused('move A1 C5')).toMatchObject({ code: 'move-over' })
    t.dice(4, 6).answer('use A1 fast-strike C1')
    gone(t, 'C1', 'C2', 'C9')
    t.answer('move A1 D4-D3')
    expect(t.where('A1')).toBe('D3')
    expect(t.told('free-attack')).toMatchObject([{ target: 'C1' }])
  })

  it('9.14 breaking away, in its own phase: the next player acts', () => {
    const A1: Placed = { at: 'D5', facing: 'N' }
    const t = set({ ...far, A1, C1: { ...bearer, facing: 'N' } }, { order: [2, 0, 1] })
    t.dice(4, 4, 6, 6).answer('move C1 D3-D2')
    gone(t, 'C1', 'C2', 'C9')
    expect(t.told('out')).toMatchObject([{ by: 2, reason: 'ring' }])
    expect(t.asked).toBe('act 0')
    expect(t.state.attacker).toBe(0)
  })

  it('9.14 and so it is for the second of three: nobody acts twice', () => {
    const A1: Placed = { at: 'D5', facing: 'N' }
    const t = set(
      { ...far, A1, C1: { ...bearer, facing: 'N' } },
      { order: [0, 2, 1], phase: 'defence', mover: 2 },
    )
    t.dice(4, 4, 6, 6).answer('move C1 D3-D2')
    gone(t, 'C1', 'C2', 'C9')
    expect(t.asked).toBe('act 1')
    expect(t.told('phase-began').map(e => e.by)).toEqual([1])
    expect(t.state.attacker).toBe(0)
  })

  it('9.14 in a combat: who fell with it answers nothing, and its other combats are not fought', () => {
    const t = set(
      {
        ...far,
        A1: { at: 'D5', facing: 'NE', attacks: 4 },
        A2: { at: 'I5', facing: 'N' },
        C1: { ...bearer, life: 1 },
        C2: { at: 'E5', facing: 'NW', life: 1, ap: 3, abilities: ['courage:1'] },
        C3: { at: 'I4', facing: 'S' },
      },
      { phase: 'defence', mover: 2 },
    )
    t.dice(4, 4, 4, 4, 2, 2, 4, 4, 4, 4).answer('done')
    expect(t.question.kind).toBe('combat')
    t.dice(6, 1).answer('A1')
    t.defaultsWhile(q => q.kind === 'allocate')
    expect(t.asked).toBe('role 0')
    expect(t.told('wounded').map(e => e.figure)).toEqual(['C1', 'C2'])
    expect(t.told('activated')).toEqual([])
    gone(t, 'C1', 'C2', 'C3', 'C9')
    expect(t.told('combat-began')).toHaveLength(1)
    expect(t.state.result).toBeNull()
  })

  it('9.14 in a combat: of its other combats those go on in which enemies are left', () => {
    const t = set(
      {
        ...far,
        A1: { at: 'D5', facing: 'NE', attacks: 4 },
        A2: { at: 'I5', facing: 'N', life: 4 },
        B2: { at: 'I6', facing: 'N', life: 4 },
        C1: { ...bearer, life: 1 },
        C2: { at: 'E5', facing: 'NW' },
        C3: { at: 'I4', facing: 'S' },
      },
      { phase: 'defence', mover: 2 },
    )
    t.dice(4, 4, 4, 4, 2, 2, 6, 6, 6, 6).answer('done')
    expect(t.question.kind).toBe('combat')
    t.dice(2, 2, 2, 2, 2, 2, 6, 1).answer('A1')
    t.defaultsWhile(q => q.kind === 'allocate')
    gone(t, 'C1', 'C3')
    expect(t.told('combat-began').map(e => [...e.figures].sort())).toEqual([
      ['A1', 'C1', 'C2'],
      ['A2', 'B2'],
    ])
  })

  it('9.14 with two left, the other has won; leaving by the far edge beats everybody', () => {
    const A1: Placed = { at: 'D8', facing: 'N', shooting: { dice: 1, range: 5 } }
    const two = scenario({
      book: classic,
      figures: { A1, A9: far.A9!, B1: bearer, B9: far.B9! },
    })
    two.dice(5, 6).answer('shoot A1 B1 N')
    expect(two.state.result).toMatchObject({ winner: 0, rule: '9.14', score: [6, 0] })
    const away = set({ ...far, A1, C1: { ...bearer, at: 'D1', facing: 'N', life: 3 } }, { order: [2, 0, 1] })
    const edge = away.state.players[2]!.edge
    expect(edge).toBe('top')
    expect(away.refused('leave C1')).toMatchObject({ code: 'not-at-far-edge' })
    const home = set(
      { ...far, A1: { at: 'A1' }, C1: { ...bearer, at: 'D10', facing: 'N' } },
      { order: [2, 0, 1] },
    )
    home.answer('leave C1')
    expect(home.state.result).toEqual({ winner: 2, reason: 'ring', rule: '9.14', score: [0, 0, 6] })
  })

  it('9.14 when the last of the others falls so, the one left has won', () => {
    const bow = { dice: 1, range: 5 }
    const t = set({
      ...far,
      A1: { at: 'D8', facing: 'N', shooting: bow },
      A2: { at: 'I8', facing: 'N', shooting: bow },
      B1: { at: 'I4', facing: 'N', life: 1, kind: 'hero', traits: ['ring-bearer'] },
      C1: { ...bearer, facing: 'N' },
    })
    t.dice(5, 6).answer('shoot A1 C1 N')
    expect(t.state.result).toBeNull()
    t.dice(5, 6).answer('shoot A2 B1 N')
    expect(t.told('out').map(e => e.by)).toEqual([2])
    expect(t.state.result).toEqual({ winner: 0, reason: 'ring', rule: '9.14', score: [6, 0, 0] })
  })
})
