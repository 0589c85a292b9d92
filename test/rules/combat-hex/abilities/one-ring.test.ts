import { describe, expect, it } from 'vitest'
import { attackDice } from '../../../../rules/combat-hex/battle/fight/combat.ts'
import { nextTurn } from '../../../helpers/fight.ts'
import { bearer, begin, types, wearer, wraith } from '../../../helpers/ring.ts'
import { type Placed } from '../../../helpers/scenario.ts'

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
