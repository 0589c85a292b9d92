import { describe, expect, it } from 'vitest'
import { tournamentAbilities } from '../../../../rules/combat-hex/abilities/index.ts'
import { type AbilityId, abilityIds, abilityRules } from '../../../../rules/combat-hex/army/figure.ts'
import { attackDice } from '../../../../rules/combat-hex/battle/fight/combat.ts'
import { movementOf } from '../../../../rules/combat-hex/battle/move/movement.ts'
import { total } from '../../../../rules/combat-hex/battle/points/points.ts'
import { areAdjacent } from '../../../../rules/combat-hex/battle/points/zones.ts'
import { moments } from '../../../../rules/combat-hex/battle/questions.ts'
import type { Ability } from '../../../../rules/combat-hex/battle/vocabulary.ts'
import { bystanders, fight, nextTurn } from '../../../helpers/fight.ts'
import { type Placed, scenario, sidesOf } from '../../../helpers/scenario.ts'

/** The tournament's abilities with some of them exchanged for literals of the test. */
const bookOf = (changes: { [Id in AbilityId]?: Omit<Ability, 'id'> }) => ({
  abilities: Object.fromEntries(
    abilityIds.map(id => [id, changes[id] ? { id, ...changes[id] } : tournamentAbilities[id]]),
  ) as unknown as typeof tournamentAbilities,
})

const others: Record<string, Placed> = {
  ...bystanders,
}

describe('bonuses', () => {
  it('1.08 1.09 multiplications come before additions, whatever their order', () => {
    expect(total(3, [{ plus: 1 }, { times: 2 }])).toBe(7)
    expect(total(3, [{ times: 2 }, { plus: 1 }])).toBe(7)
    const t = scenario({
      book: bookOf({
        fast: {
          moment: 'before-move',
          duration: 'activation',
          hooks: { movementPoints: () => ({ plus: 1 }) },
        },
        sneak: {
          moment: 'before-move',
          duration: 'activation',
          hooks: { movementPoints: () => ({ times: 2 }) },
        },
      }),
      figures: { A1: { at: 'C5', movement: 4, abilities: ['fast:0', 'sneak:0'] }, B1: { at: 'K5' } },
    })
    t.answer('use A1 fast', 'use A1 sneak')
    expect(movementOf(t.game, t.figure('A1'))).toBe(9)
  })

  it('1.10 all of them count', () => {
    expect(total(2, [{ plus: 1 }, { plus: 1 }, { times: 2 }, { times: 2 }])).toBe(10)
    // Behind two enemies: one die for each (6.23), and what an ability adds.
    const t = scenario({
      book: bookOf({ fast: { hooks: { attackDice: () => ({ plus: 1 }) } } }),
      figures: {
        A1: { at: 'C5', facing: 'N', attacks: 2, abilities: ['fast', 'fast'] },
        B1: { at: 'C4', facing: 'N' },
        B2: { at: 'D4', facing: 'NE' },
      },
    })
    expect(attackDice(t.game, t.figure('A1'))).toBe(2 + 2 + 2)
  })

  it('1.11 8.03 an ability comes before the rules that it contradicts', () => {
    const figures: Record<string, Placed> = {
      A1: { at: 'C5', facing: 'N', shooting: { dice: 1, range: 6 }, abilities: ['fast:0'] },
      B1: { at: 'C4', facing: 'S' },
    }
    expect(scenario({ figures }).refused('shoot A1 B1')).toMatchObject({ rule: '5.02' })
    const t = scenario({ book: bookOf({ fast: { hooks: { mayShootThreatened: () => true } } }), figures })
    expect(t.dice(2).answer('shoot A1 B1').told('shot')).toHaveLength(1)
  })
})

describe('activating', () => {
  const runner: Placed = { at: 'C5', movement: 4, ap: 3, abilities: ['fast:2'] }

  it('8.01 a figure has the abilities that its base shows', () => {
    const t = scenario({ figures: { A1: runner, B1: { at: 'K5' } } })
    expect(t.refused('use A1 sneak')).toMatchObject({ code: 'no-such-ability', rule: '8.01' })
  })

  it('8.02 and pays the number beside it', () => {
    const t = scenario({ figures: { A1: runner, A2: { ...runner, at: 'C7', ap: 1 }, B1: { at: 'K5' } } })
    expect(t.refused('use A2 fast')).toMatchObject({ code: 'ability-too-dear', rule: '8.02' })
    expect(t.answer('use A1 fast').figure('A1').ap).toBe(1)
  })

  it('8.04 it is off when its effect is done, unless it says otherwise', () => {
    const t = scenario({
      figures: { A1: runner, A2: { at: 'C7' }, B1: { at: 'K5', ap: 1, abilities: ['battle-awareness:1'] } },
    })
    t.answer('use A1 fast')
    expect(t.figure('A1').marks).toHaveLength(1)
    t.answer('move A1 C4', 'turn A2 S')
    expect(t.figure('A1').marks).toEqual([])
    const turn = scenario({
      phase: 'strategy',
      turn: 0,
      dice: [6, 1],
      figures: { A1: { at: 'C5', ap: 1, abilities: ['battle-awareness:1'] }, B1: { at: 'K5' } },
    })
    turn.answer('attacker', 'use A1 battle-awareness', 'done', 'done')
    expect(turn.figure('A1').marks).toHaveLength(1)
    turn.dice(...nextTurn).answer('done', 'done')
    expect(turn.figure('A1').marks).toEqual([])
  })

  it('8.05 what costs nothing must be activated all the same, at its time', () => {
    const free: Placed = { ...runner, ap: 0, abilities: ['fast:0'] }
    const t = scenario({ figures: { A1: free, B1: { at: 'K5' } } })
    expect(movementOf(t.game, t.figure('A1'))).toBe(4)
    t.answer('move A1 C4')
    expect(t.refused('use A1 fast')).toMatchObject({ code: 'not-its-moment' })
    const used = scenario({ figures: { A1: free, B1: { at: 'K5' } } }).answer('use A1 fast')
    expect(movementOf(used.game, used.figure('A1'))).toBe(8)
  })

  it('8.06 8.084 once a turn for each time it is on the base, each resolved before the next', () => {
    const t = scenario({
      figures: { A1: { ...runner, ap: 4, abilities: ['fast:1', 'fast:2'] }, B1: { at: 'K5' } },
    })
    t.answer('use A1 fast', 'use A1 fast')
    expect(t.figure('A1')).toMatchObject({ ap: 1, used: [0, 1] })
    expect(t.refused('use A1 fast')).toMatchObject({ code: 'ability-used', rule: '8.06' })
    expect(movementOf(t.game, t.figure('A1'))).toBe(16)
  })

  it('8.07 at the same moment the attacker goes first', () => {
    const both = (attacker: number) =>
      fight(
        {
          A1: { at: 'C5', facing: 'N', ap: 1, kind: 'hero', abilities: ['berserker:1'] },
          B1: { at: 'C4', facing: 'S', ap: 1, kind: 'hero', abilities: ['berserker:1'] },
          ...others,
        },
        [],
        { attacker, phase: 'defence' },
      )
    const first = both(0)
    expect(first.asked).toBe('react 0')
    expect(first.answer('pass').asked).toBe('react 1')
    expect(both(1).asked).toBe('react 1')
  })
})

describe('whose combat', () => {
  const named: AbilityId[] = [
    'battle-cry',
    'battle-savvy',
    'berserker',
    'dirty-fighting',
    'rage',
    'black-troll-rage',
    'aggressive-strategy',
    'assassin',
    'bodyguard',
    'rally-cry',
    'ward',
  ]

  it.each(named)('8.071 8.08 8.081 %s knows its own combat alone', id => {
    expect((tournamentAbilities as Record<AbilityId, Ability>)[id].ownCombat).toBe(true)
  })

  it('8.08 8.081 an ability of the combat is not used in the combat of others', () => {
    const t = fight(
      {
        A1: { at: 'C5', facing: 'N', ap: 1, abilities: ['battle-savvy:1'] },
        A2: { at: 'H5', facing: 'N' },
        B1: { at: 'C4', facing: 'S' },
        B2: { at: 'H4', facing: 'S' },
        ...others,
      },
      [2, 2],
    )
    expect(t.asked).toBe('combat 0')
    t.answer('A2')
    // Nobody was asked in the combat of A2.
    expect(t.asked).toBe('react 0')
    expect(t.question).toMatchObject({ about: { figures: ['A1'] } })
    expect(t.told('combat-ended')).toHaveLength(1)
  })

  it('8.086 those drawn into a combat without fighting use Armor, Courage and Dread alone', () => {
    const passive = abilityIds.filter(id => (tournamentAbilities as Record<AbilityId, Ability>)[id].passive)
    expect(passive.sort()).toEqual(['armor', 'courage', 'dread'])
  })

  it('8.085 in the phase of the other side reactions alone: those that the rule lists', () => {
    const reactive = new Set<string>([
      'leaving-zone',
      'zone-entered',
      'damage-allocated',
      'fallen',
      'about-to-spend',
      'ability-activated',
    ])
    for (const moment of reactive) expect(moments).toContain(moment)
    const ids = abilityIds.filter(id => {
      const { moment } = tournamentAbilities[id] as Ability
      return moment !== undefined && reactive.has(moment)
    })
    expect(ids.sort()).toEqual(['armor', 'courage', 'dread', 'repel', 'stalwart', 'ward'])
  })

  it('8.082 the others are activable exactly where they have a moment, or copy such', () => {
    const always = new Set(
      abilityIds.filter(id => {
        const ability = tournamentAbilities[id] as Ability
        return !ability.moment && !ability.copies
      }),
    )
    const listed = [
      'leadership',
      'large',
      'fearsome',
      'cavalry',
      'flyer',
      'terrifying',
      'one-ring',
      'precious',
    ]
    for (const id of always) expect(listed, abilityRules[id]).toContain(id)
  })
})

describe('adjacency', () => {
  it('8.083 is to stand in hexes that touch, with nothing impassable between', () => {
    const t = scenario({
      board: { sides: [...sidesOf('impassable', 'C5 N'), ...sidesOf('difficult', 'C5 NE')] },
      figures: {
        A1: { at: 'C5' },
        B1: { at: 'C4' },
        B2: { at: 'D4' },
        B3: { at: 'B5' },
        B4: { at: 'C7' },
      },
    })
    const near = ['B1', 'B2', 'B3', 'B4'].filter(id => areAdjacent(t.game, t.figure('A1'), t.figure(id)))
    expect(near).toEqual(['B2', 'B3'])
  })
})

describe('the strategy phase', () => {
  it('3.051 each side uses all it wants in one go, the attacker first, after the roll', () => {
    const t = scenario({
      phase: 'strategy',
      turn: 0,
      dice: [6, 1],
      figures: {
        A1: { at: 'B5', life: 4, lifeNow: 1, ap: 2, abilities: ['regeneration:1'] },
        A2: { at: 'B6', ap: 2, abilities: ['healing:1'] },
        B1: { at: 'K5', life: 4, lifeNow: 1, ap: 2, abilities: ['regeneration:1'] },
      },
    })
    t.answer('defender')
    expect(t.asked).toBe('strategy 1')
    expect(t.refused('use A1 regeneration')).toMatchObject({ code: 'not-yours' })
    t.dice(1, 1, 1).answer('use B1 regeneration')
    expect(t.asked).toBe('strategy 0')
    t.dice(2).answer('use A2 healing A1').dice(4).answer('use A1 regeneration')
    expect(t.figure('A1').life).toBe(4)
    expect(t.asked).toBe('act 1')
  })
})
