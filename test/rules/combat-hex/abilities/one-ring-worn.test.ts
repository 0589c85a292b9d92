import { describe, expect, it } from 'vitest'
import { pointsLeft } from '../../../../rules/combat-hex/battle/end/victory.ts'
import { attackDice } from '../../../../rules/combat-hex/battle/fight/combat.ts'
import { sightTo } from '../../../../rules/combat-hex/battle/shoot/seeing.ts'
import { calm, fight, nextTurn } from '../../../helpers/fight.ts'
import { bearer, begin, friends, types, wearer, wraith } from '../../../helpers/ring.ts'
import { type Placed, sidesOf } from '../../../helpers/scenario.ts'

const strategy = (figures: Record<string, Placed>) =>
  begin(figures, { phase: 'strategy', turn: 0, dice: [6, 1] })

describe('with the Ring on', () => {
  it('9.08 damage dice go to it only before a ringwraith', () => {
    const plain = fight(
      { ...friends, A1: { ...wearer, facing: 'N' }, B1: { at: 'C4', facing: 'S' } },
      [2, ...nextTurn],
      { types },
    )
    // B1 adds no dice: nobody else stands before it.
    expect(plain.told('combat-began')).toMatchObject([{ dice: [1, 0] }])
    const both = fight(
      {
        ...friends,
        A1: { ...wearer, facing: 'N' },
        A2: { at: 'B4', facing: 'NE' },
        B1: { at: 'C4', facing: 'S', attacks: 2 },
      },
      [2, 2, 4, 4, 6, 6, ...nextTurn],
      { types },
    )
    expect(both.told('allocated').map(e => e.target)).toEqual(['A2', 'A2'])
    const hunted = fight(
      { ...friends, A1: { ...wearer, facing: 'N' }, B1: { ...wraith, at: 'C4', facing: 'S' } },
      [2, 4, 6, ...nextTurn],
      { types },
    )
    expect(hunted.told('wounded')).toMatchObject([{ figure: 'A1', loss: 1 }])
  })

  it('9.03 6.10 whoever is overcome converts nothing of its friends’ dice', () => {
    const t = begin(
      {
        A1: { ...wearer, facing: 'N' },
        A2: { at: 'B4', facing: 'NE' },
        B1: { at: 'C4', facing: 'S' },
      },
      { attacker: 1 },
    )
    t.answer('done')
    t.defaultsWhile(q => q.kind === 'turning')
    expect(t.asked).toBe('ring 0 A1')
    t.dice(1, 6).answer('keep')
    expect(t.figure('A1')).toMatchObject({ life: 2, ap: 3 })
    expect(t.told('wounded')).toMatchObject([{ figure: 'A1', loss: 1, life: 2 }])
    // B1 throws for itself; of A's dice there is the one of A2.
    t.dice(2, 1, ...nextTurn).answer('done')
    t.defaultsWhile(q => q.kind === 'turning')
    expect(t.told('hits')).toMatchObject([{ by: 1 }, { by: 0, superficial: 1 }])
    expect(t.told('converted')).toEqual([])
    expect(t.asked).toBe('role 0')
  })

  it('9.08 it may strike whom it wants', () => {
    const t = fight(
      {
        ...friends,
        A1: { ...wearer, facing: 'N' },
        B1: { at: 'C4', facing: 'S' },
        B2: { at: 'L1' },
        B3: { at: 'L2' },
      },
      [4, 6, ...nextTurn],
      { types },
    )
    expect(t.told('wounded')).toMatchObject([{ figure: 'B1', loss: 1 }])
  })

  it('9.121 6.23 ringwraiths surprise it, and nobody else does', () => {
    const dice = (foe: Partial<Placed>) => {
      const t = begin({ A1: { ...wearer, facing: 'S' }, B1: { at: 'C4', facing: 'S', attacks: 2, ...foe } })
      return attackDice(t.game, t.figure('B1'))
    }
    expect(dice(wraith)).toBe(3)
    expect(dice({})).toBe(0)
  })

  it('9.08 4.11 nobody but ringwraiths attacks it freely', () => {
    const t = begin({ A1: wearer, B1: { at: 'C4', facing: 'S' } })
    t.answer('move A1 C6')
    expect(t.told('free-attack')).toEqual([])
    const hunted = begin({ A1: wearer, B1: { ...wraith, at: 'C4', facing: 'S' } })
    hunted.dice(2).answer('move A1 C6')
    expect(hunted.told('free-attack')).toHaveLength(1)
  })

  it('9.08 nor do others add their attacks to those of a ringwraith', () => {
    const t = begin({
      A1: { ...wearer, facing: 'S' },
      B1: { ...wraith, at: 'C4', facing: 'S' },
      B2: { at: 'B4', facing: 'SE', attacks: 3 },
    })
    t.dice(2).answer('move A1 C6')
    expect(t.told('free-attack')).toMatchObject([{ attackers: ['B1'], target: 'A1' }])
  })

  it('9.09 only ringwraiths shoot at it', () => {
    const archer: Placed = { at: 'C1', facing: 'S', shooting: { dice: 1, range: 8 } }
    const t = begin({ A1: wearer, B1: archer }, { attacker: 1 })
    expect(t.refused('shoot B1 A1')).toMatchObject({ code: 'unseen', rule: '9.09' })
    // Behind water it has no way to it.
    const hunted = begin(
      { A1: wearer, B1: { ...archer, ...wraith, movement: 2 } },
      { attacker: 1, board: { sides: sidesOf('water', 'C1 NE', 'C1 SE', 'C1 S', 'C1 SW', 'C1 NW') } },
    )
    expect(hunted.legal('shoot').length).toBeGreaterThan(0)
    hunted.dice(2).answer('shoot B1 A1', 'done')
  })

  it('9.04 9.09 a shot is no way round the duty to come nearer', () => {
    const bow = { dice: 1, range: 8 }
    const far = begin(
      { A1: wearer, B1: { at: 'C1', facing: 'S', shooting: bow, ...wraith } },
      { attacker: 1 },
    )
    expect(far.refused('shoot B1 A1')).toMatchObject({ code: 'must-approach', rule: '9.04' })
    expect(far.legal('shoot')).toEqual([])
    // A rider shoots on its way.
    const mounted: Partial<Placed> = { base: 'cavalry', movement: 2, abilities: ['cavalry:0'] }
    const rider = begin(
      { A1: { ...wearer, at: 'C10' }, B1: { at: 'C2', facing: 'S', shooting: bow, ...wraith, ...mounted } },
      { attacker: 1 },
    )
    expect(rider.refused('shoot B1 A1').code).toBe('must-approach')
    rider.dice(2).answer('move B1 C3 S', 'shoot B1 A1', 'move B1 C4 S', 'done')
    // One who has only to turn does that with its shot (5.08).
    const beside = begin(
      { A1: { ...wearer, facing: 'S' }, B1: { at: 'C4', facing: 'N', shooting: bow, ...wraith } },
      { attacker: 1 },
    )
    beside.dice(2).answer('shoot B1 A1 S', 'done')
  })

  it('9.10 it is in the way of ringwraiths alone', () => {
    const sees = (foe: Partial<Placed>) => {
      const t = begin({
        A1: { ...wearer, at: 'C5' },
        A2: { at: 'C8' },
        B1: { at: 'C2', facing: 'S', ...foe },
      })
      return sightTo(t.game, t.figure('B1'), t.figure('A2')).visible
    }
    expect(sees({})).toBe(true)
    expect(sees(wraith)).toBe(false)
  })

  it('9.12 abilities of ringwraiths alone touch it', () => {
    const foe: Placed = { at: 'C4', facing: 'S', ap: 2, abilities: ['ward:1'] }
    const runner = { ...wearer, abilities: ['one-ring:0', 'fast:0'] }
    expect(begin({ A1: runner, B1: foe }).answer('use A1 fast').asked).toBe('act 0 A1')
    expect(begin({ A1: runner, B1: { ...foe, ...wraith } }).answer('use A1 fast').asked).toBe('react 1 A1')
    const healed = strategy({
      A1: { ...wearer, lifeNow: 1 },
      A2: { at: 'C6', ap: 2, abilities: ['healing:1'] },
      B1: { at: 'K5' },
    }).answer('attacker')
    expect(healed.legal()).not.toContain('use A2 healing A1')
  })

  it('9.12 8.33 nor does a friend with a spear support it', () => {
    const behind: Placed = { at: 'C6', facing: 'N', ap: 2, abilities: ['spearman:1'] }
    const foe: Placed = { at: 'C4', facing: 'N' }
    const worn = fight({ ...friends, A1: { ...wearer, facing: 'N' }, A2: behind, B1: foe }, calm, { types })
    // Nobody was asked: the combat is over, and the next turn has begun.
    expect(worn.asked).toBe('role 0')
    expect(worn.told('combat-began')).toMatchObject([{ dice: [2, 0] }])
    expect(worn.told('activated')).toEqual([])
    const bare = fight({ ...friends, A1: { ...bearer, facing: 'N' }, A2: behind, B1: foe }, [], { types })
    expect(bare.legal()).toContain('use A2 spearman')
  })

  it('9.15 is worth what the figure is worth that was chosen', () => {
    const t = begin({ A1: bearer, B1: { at: 'K5' } })
    // Whoever could still put the Ring on counts as itself, and not as what it would become.
    expect(pointsLeft(t.game, 0)).toBe(80 + 50 + 50)
    t.dice(4, 4).answer('use A1 one-ring')
    expect(t.game.typeOf(t.figure('A1')).points).toBe(999)
    expect(pointsLeft(t.game, 0)).toBe(80 + 50 + 50)
  })
})
