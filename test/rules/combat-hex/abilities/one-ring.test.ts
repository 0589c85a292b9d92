import { describe, expect, it } from 'vitest'
import type { FigureType } from '../../../../rules/combat-hex/army/figure.ts'
import { plainName, roster } from '../../../../rules/combat-hex/army/roster.ts'
import { pointsLeft } from '../../../../rules/combat-hex/battle/end/victory.ts'
import { attackDice } from '../../../../rules/combat-hex/battle/fight/combat.ts'
import { sightTo } from '../../../../rules/combat-hex/battle/shoot/seeing.ts'
import { checkArmy, distance, hexOf, resume, setUp } from '../../../../rules/index.ts'
import { calm, fight, nextTurn } from '../../../helpers/fight.ts'
import { bearer, begin, friends, types, wearer, wraith } from '../../../helpers/ring.ts'
import { type Placed, scenario, sidesOf } from '../../../helpers/scenario.ts'

const strategy = (figures: Record<string, Placed>) =>
  begin(figures, { phase: 'strategy', turn: 0, dice: [6, 1] })

describe('9.01 putting the Ring on', () => {
  it('9.01 in the strategy phase: the other figure takes its place with the same counters', () => {
    const t = strategy({ A1: { ...bearer, lifeNow: 2, apNow: 1 }, B1: { at: 'K5' } })
    t.answer('attacker').dice(3, 3).answer('use A1 one-ring')
    expect(t.figure('A1')).toMatchObject({ type: 'worn', life: 2, ap: 1, used: [0] })
    expect(t.told('replaced')).toMatchObject([{ figure: 'A1', by: 'worn' }])
    expect(t.told('activated')).toEqual([])
    expect(t.asked).toBe('act 0')
  })

  it('9.01 1.03 counters never stand above what the other figure shows', () => {
    const t = begin({ A1: bearer, B1: { at: 'K5' } }, { types: { worn: { ...types!.worn, life: 2, ap: 1 } } })
    t.dice(4, 4).answer('use A1 one-ring')
    expect(t.figure('A1')).toMatchObject({ type: 'worn', life: 2, ap: 1 })
    // Whoever nobody stands in for is no figure that could put it on.
    const alone = begin({ A1: { ...bearer, other: 'nobody' }, B1: { at: 'K5' } })
    expect(() => alone.answer('use A1 one-ring')).toThrow('nothing stands in for A1')
  })

  it('9.01 8.41 what the other figure can do it can do at once', () => {
    const scholar: Placed = { at: 'K4', ap: 5, abilities: ['battle-awareness:1'] }
    const t = begin(
      {
        A1: { ...bearer, at: 'C5' },
        A2: scholar,
        B1: { ...scholar, at: 'C4', facing: 'N' },
      },
      {
        phase: 'strategy',
        turn: 0,
        dice: [6, 1],
        types: {
          worn: {
            ...types!.worn,
            abilities: [
              { id: 'one-ring', cost: 0 },
              { id: 'dread', cost: 1 },
            ],
          },
        },
      },
    )
    t.answer('attacker', 'use A2 battle-awareness').dice(6, 1).answer('use A1 one-ring')
    if (t.question.by === 0) t.answer('done')
    t.answer('use B1 battle-awareness')
    expect(t.question).toMatchObject({ kind: 'react', by: 0, about: { figures: ['A1'] } })
  })

  it('9.01 or before anything else in its action phase, and goes on to act', () => {
    const t = begin({ A1: bearer, B1: { at: 'K5' } })
    t.dice(4, 4).answer('use A1 one-ring')
    expect(t.told('struggled')).toMatchObject([{ figure: 'A1', good: 4, evil: 4, resisted: true }])
    t.answer('move A1 C4')
    expect(t.where('A1')).toBe('C4')
    const able = { ...bearer, abilities: ['one-ring:0', 'fast:1'] }
    for (const deed of ['move A1 C4', 'turn A1 NE', 'use A1 fast']) {
      const late = begin({ A1: able, B1: { at: 'K5' } }).answer(deed)
      expect(late.refused('use A1 one-ring')).toMatchObject({ code: 'not-its-moment', rule: '9.01' })
      expect(late.legal('use')).not.toContain('use A1 one-ring')
    }
  })

  it('9.01 not twice, and not by default', () => {
    const t = begin({ A1: wearer, B1: { at: 'K5' } })
    expect(t.refused('use A1 one-ring')).toMatchObject({ code: 'ring-worn', rule: '9.01' })
    expect(
      strategy({ A1: bearer, B1: { at: 'K5' } })
        .answer('attacker')
        .question.fallback(),
    ).toBe('done')
  })

  it('8.082 is no activable ability: nobody wards it, dreads it or copies it', () => {
    const foe: Placed = { at: 'C4', facing: 'S', ap: 3, abilities: ['ward:1', 'dread:0', 'steal-essence:1'] }
    const t = begin({ A1: bearer, B1: foe })
    expect(t.dice(4, 1).answer('use A1 one-ring').asked).toBe('act 0 A1')
    const thief = begin({ A1: { ...bearer, at: 'K5' }, B1: { ...foe, kind: 'hero' } }, { attacker: 1 })
    expect(thief.refused('use B1 steal-essence one-ring')).toMatchObject({ code: 'no-such-copy' })
  })
})

describe('the inner struggle', () => {
  it('9.02 9.03 at the beginning of its action phase, once a turn; evil ahead: no deed and a life less', () => {
    const t = strategy({ A1: bearer, B1: { at: 'K5' } })
    t.answer('attacker').dice(2, 5).answer('use A1 one-ring')
    expect(t.told('rolled').at(-1)).toMatchObject({ for: 'inner-struggle', by: 0, faces: [2, 5] })
    expect(t.figure('A1')).toMatchObject({ life: 2, actionTaken: 'acted' })
    expect(t.refused('move A1 C4').code).toBe('acted-already')
    t.answer('done')
    // Nor is it turned when all have acted.
    expect(t.legal().filter(answer => answer.includes('A1'))).toEqual([])
  })

  it('9.02 in every turn with the Ring on, in its own phase, whoever attacks', () => {
    const t = strategy({ A1: wearer, B1: { at: 'K5' } })
    t.answer('defender')
    expect(t.asked).toBe('act 1')
    t.answer('done', 'done')
    expect(t.asked).toBe('ring 0 A1')
    t.dice(5, 5).answer('keep')
    expect(t.told('struggled')).toMatchObject([{ good: 5, evil: 5, resisted: true }])
    expect(t.asked).toBe('act 0')
  })

  it('9.03 overcome in its own activation, it does no more', () => {
    const t = begin({ A1: bearer, A2: { at: 'E5' }, B1: { at: 'K5' } })
    t.dice(1, 6).answer('use A1 one-ring')
    expect(t.asked).toBe('act 0')
    expect(t.refused('move A1 C4')).toMatchObject({ code: 'acted-already' })
  })

  it('9.03 whoever is overcome neither fights nor spends action points that turn, and does the next', () => {
    const t = begin({
      A1: { ...bearer, facing: 'N', ap: 3, abilities: ['one-ring:0', 'berserker:0'] },
      B1: { ...wraith, at: 'C4', facing: 'S' },
    })
    t.dice(1, 6).answer('use A1 one-ring')
    expect(attackDice(t.game, t.game.battle.figures.find(f => f.id === 'A1')!)).toBe(0)
    // The wraith strikes and misses; nobody else throws a die.
    t.answer('done', 'done', 'done')
      .dice(2, ...nextTurn)
      .answer('done')
    expect(t.told('combat-began')).toMatchObject([{ dice: [0, 1] }])
    expect(t.asked).toBe('role 0')
    expect(t.figure('A1').marks).toEqual([])
  })

  it('9.03 6.25 whoever is overcome attacks nobody freely', () => {
    const t = begin({ A1: { ...bearer, facing: 'N', attacks: 2 }, B1: { at: 'C4', facing: 'N' } })
    t.dice(1, 6).answer('use A1 one-ring', 'done', 'done', 'move B1 C3')
    expect(t.told('disengaging')).toEqual([])
    expect(t.told('free-attack')).toEqual([])
    expect(t.where('B1')).toBe('C3')
  })

  it('9.03 8.35 the life is lost whatever Armor it has', () => {
    const t = begin({ A1: { ...bearer, abilities: ['one-ring:0', 'armor:0'] }, B1: { at: 'K5' } })
    t.dice(1, 6).answer('use A1 one-ring')
    expect(t.asked).toBe('act 0')
    expect(t.figure('A1').life).toBe(2)
  })

  it('9.03 9.14 the last life lost to it loses the battle', () => {
    const t = begin({ A1: { ...bearer, lifeNow: 1 }, B1: { at: 'K5' } })
    t.dice(1, 6).answer('use A1 one-ring')
    expect(t.asked).toBe('over')
    expect(t.state.result).toEqual({ winner: 1, reason: 'ring', rule: '9.14', score: [0, 6] })
  })
})

describe('taking it off', () => {
  const turnOff = () =>
    strategy({ A1: wearer, B1: { at: 'K5' } })
      .answer('attacker')
      .dice(4, 3)
      .answer('take-off')
  const turn = (...answers: string[]) =>
    strategy({ A1: wearer, B1: { at: 'K5' } }).answer('attacker', ...answers)

  it('9.11 who began the turn with it on may try; the struggle for it stands in for the other', () => {
    const t = strategy({ A1: wearer, B1: { at: 'K5' } }).answer('attacker')
    expect(t.asked).toBe('ring 0 A1')
    expect(t.legal()).toEqual(['keep', 'take-off'])
    t.dice(4, 3).answer('take-off')
    expect(t.figure('A1')).toMatchObject({ type: 'bare', life: 3, actionTaken: 'nothing' })
    expect(t.told('struggled')).toHaveLength(1)
    expect(t.answer('move A1 C4').where('A1')).toBe('C4')
  })

  it('9.02 9.11 once off it is not put on again in the same turn', () => {
    const t = turnOff()
    expect(t.refused('use A1 one-ring')).toMatchObject({ code: 'ability-used', rule: '8.06' })
    t.answer('done', 'done', 'done')
    t.dice(6, 1).answer('done').answer('attacker')
    expect(t.legal()).toContain('use A1 one-ring')
  })

  it('9.11 equal dice do not do: it stays on, no deed, a life less', () => {
    const t = strategy({ A1: wearer, B1: { at: 'K5' } }).answer('attacker')
    t.dice(4, 4).answer('take-off')
    expect(t.figure('A1')).toMatchObject({ type: 'A1', life: 2, actionTaken: 'acted' })
    expect(t.told('replaced')).toEqual([])
  })

  it('9.11 not in the turn in which it was put on', () => {
    const t = strategy({ A1: bearer, B1: { at: 'K5' } })
    t.answer('attacker').dice(4, 3).answer('use A1 one-ring')
    expect(t.asked).toBe('act 0')
  })

  it('9.11 by default where ringwraiths are about', () => {
    expect(turn().question.fallback()).toBe('keep')
    const t = strategy({ A1: wearer, B1: { ...wraith, at: 'K5' }, B2: { at: 'K7' } }).answer('attacker')
    expect(t.question.fallback()).toBe('take-off')
  })
})

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
      .dice(4, 4)
      .answer('use A1 one-ring')
    expect(pointsLeft(t.game, 0)).toBe(80 + 50 + 50)
  })
})

describe('9.14 the fate of the bearer', () => {
  it('9.14 killed, the battle is lost at once, in the middle of whatever goes on', () => {
    const t = begin(
      {
        A1: { ...bearer, lifeNow: 1, ap: 3, abilities: ['one-ring:0', 'courage:0'] },
        B1: { at: 'C9', facing: 'N', shooting: { dice: 2, range: 8 } },
      },
      { attacker: 1 },
    )
    t.dice(6, 2, 6).answer('shoot B1 A1')
    // Courage does not put it off.
    expect(t.asked).toBe('over')
    expect(t.state.result).toMatchObject({ winner: 1, reason: 'ring', rule: '9.14', score: [0, 6] })
    expect(t.told('ended')).toHaveLength(1)
    expect(t.figure('A1').condition).toBe('removed')
  })

  it('9.14 in combat too, though both sides lose half of their figures', () => {
    const t = fight(
      {
        A1: { ...bearer, facing: 'N', lifeNow: 1 },
        A2: { at: 'A1' },
        B1: { at: 'C4', facing: 'S', life: 1 },
        B2: { at: 'L1' },
      },
      [4, 4, 6, 6],
      { types },
    )
    expect(t.state.result).toMatchObject({ winner: 1, rule: '9.14' })
  })

  it('9.14 leaving by the far edge wins at once, for 1 MP', () => {
    const t = begin({ A1: { ...bearer, at: 'K5', movement: 2 }, B1: { at: 'A1' } })
    expect(t.refused('leave A1')).toMatchObject({ code: 'not-at-far-edge', rule: '9.14' })
    t.answer('move A1 L5', 'leave A1')
    expect(t.state.result).toEqual({ winner: 0, reason: 'ring', rule: '9.14', score: [6, 0] })
    expect(t.told('left-board')).toMatchObject([{ figure: 'A1', from: 'L5' }])
  })

  it('9.14 the defaults keep the bearer away from the enemy, and leave when that wins', () => {
    const near = scenario({
      figures: { A1: { ...bearer, at: 'E5', movement: 4 }, B1: { at: 'H5', facing: 'NW' } },
      types,
    })
    const flight = near.question?.fallback() ?? ''
    expect(flight).toMatch(/^move A1 /)
    near.answer(flight)
    const away = (at: number) => distance(hexOf(near.board, at), hexOf(near.board, near.figure('B1').at))
    expect(away(near.figure('A1').at)).toBeGreaterThan(3)
    const far = scenario({
      figures: { A1: { ...bearer, at: 'L5', movement: 4 }, B1: { at: 'A1' } },
      types,
    })
    expect(far.question?.fallback()).toBe('leave A1')
  })

  it('9.14 with or without the Ring on, though its own army breaks in that turn', () => {
    const t = begin({
      A1: { ...wearer, at: 'L5' },
      A8: { at: '', condition: 'removed' },
      A9: { at: '', condition: 'removed' },
      B1: { at: 'A1' },
    })
    expect(t.answer('leave A1').state.result).toMatchObject({ winner: 0, rule: '9.14' })
  })

  it('9.14 3.08 nothing is at work on whoever has left', () => {
    const t = begin({ A1: { ...bearer, at: 'L5', abilities: ['one-ring:0', 'fast:1'] }, B1: { at: 'A1' } })
    t.answer('use A1 fast', 'leave A1')
    expect(t.figure('A1')).toMatchObject({ condition: 'removed', at: -1, marks: [] })
  })

  it('9.14 8.43 who cannot pay for staying may leave', () => {
    const B1: Placed = { at: 'L4', facing: 'S', abilities: ['fearsome:0'] }
    const t = begin({ A1: { ...bearer, kind: 'warrior', at: 'L5', apNow: 0 }, B1 })
    expect(t.legal('done')).toEqual([])
    expect(t.legal('leave')).toEqual(['leave A1'])
    expect(t.dice(2).answer('leave A1').state.result).toMatchObject({ winner: 0, rule: '9.14' })
  })

  it('9.14 8.18 held at the edge, its move is over', () => {
    const B1: Placed = { at: 'L4', facing: 'S', ap: 1, abilities: ['stalwart:1'] }
    const t = begin({ A1: { ...bearer, at: 'L5', movement: 4 }, B1 })
    t.answer('leave A1', 'use B1 stalwart')
    expect(t.where('A1')).toBe('L5')
    expect(t.refused('leave A1')).toMatchObject({ code: 'move-over', rule: '4.08' })
    expect(t.refused('move A1 L6')).toMatchObject({ code: 'move-over' })
    expect(t.told('free-attack')).toEqual([])
  })

  it('9.14 8.13 a flyer that leaves the zone it began in is attacked for it', () => {
    const B1: Placed = { at: 'L4', facing: 'S' }
    const t = begin({ A1: { ...bearer, at: 'L5', abilities: ['flyer:0'] }, B1 })
    t.dice(2).answer('leave A1')
    expect(t.told('free-attack')).toMatchObject([{ attackers: ['B1'], target: 'A1' }])
    expect(t.state.result).toMatchObject({ winner: 0, rule: '9.14' })
  })

  it('9.14 4.13 not without a movement point left, nor by others, nor by its own edge', () => {
    const tired = begin({ A1: { ...bearer, at: 'K5', movement: 1 }, B1: { at: 'A1' } }).answer('move A1 L5')
    expect(tired.refused('leave A1')).toMatchObject({ code: 'too-few-points' })
    const other = begin({ A1: bearer, A2: { at: 'L5' }, B1: { at: 'A1' } })
    expect(other.refused('leave A2')).toMatchObject({ code: 'no-leaving' })
    const home = begin({ A1: { ...bearer, at: 'A5' }, B1: { at: 'L1' } })
    expect(home.refused('leave A1')).toMatchObject({ code: 'not-at-far-edge' })
  })

  it('9.14 4.11 out of a danger zone only past a free attack', () => {
    const t = begin({ A1: { ...bearer, at: 'L5' }, B1: { at: 'L4', facing: 'S' } })
    t.dice(2).answer('leave A1')
    expect(t.told('free-attack')).toHaveLength(1)
    expect(t.state.result).toMatchObject({ winner: 0 })
  })
})

describe('the bearer in an army', () => {
  it('9.01 the figure with the Ring on is not chosen for an army', () => {
    expect(checkArmy(['frodo'], { points: 500 })).toEqual([])
    expect(checkArmy(['frodo-ring'], { points: 500 })).toMatchObject([
      { code: 'only-replaces', rule: '9.01' },
    ])
  })

  it('9.01 and comes with the bearer', () => {
    const begun = setUp({
      rules: 'tournament',
      points: 500,
      board: 'the-marsh',
      camps: ['good', 'evil'],
      players: [
        { name: 'Ada', armies: { good: ['frodo'] } },
        { name: 'Bo', armies: { evil: ['ringwraith'] } },
      ],
      seed: 'ab'.repeat(32),
    })
    if (!begun.ok) throw new Error(begun.refusal.code)
    expect(Object.keys(begun.save.battle.types).sort()).toEqual(['frodo', 'frodo-ring', 'ringwraith'])
    expect(resume(begun.save, 'left').ok).toBe(true)
  })
})

describe('9.13 who is a ringwraith', () => {
  const names = ['ringwraith', 'nazgul', 'witch king', 'esprit servant', 'roi sorcier']
  const named = (type: FigureType) =>
    [type.name.en, type.name.fr].some(name => names.some(one => plainName(name).startsWith(one)))

  it('9.13 those who bear one of three names, in either language, and nobody else', () => {
    expect(roster.filter(named).map(({ id }) => id)).toEqual(
      roster.filter(type => type.traits?.includes('ringwraith')).map(({ id }) => id),
    )
    expect(roster.filter(named).length).toBeGreaterThanOrEqual(3)
  })
})
