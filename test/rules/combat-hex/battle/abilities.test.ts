import { describe, expect, it } from 'vitest'
import { tournamentAbilities } from '../../../../rules/combat-hex/abilities/index.ts'
import { attackDice } from '../../../../rules/combat-hex/battle/fight/combat.ts'
import { total } from '../../../../rules/combat-hex/battle/points/points.ts'
import { areAdjacent } from '../../../../rules/combat-hex/battle/points/zones.ts'
import type { Ability } from '../../../../rules/combat-hex/battle/vocabulary.ts'
import { fight, nextTurn } from '../../../helpers/fight.ts'
import { scenario, sidesOf } from '../../../helpers/scenario.ts'

/** The rule book with other abilities under known names. */
const bookWith = (change: { [Id in 'fast' | 'armor' | 'repel']?: Partial<Ability> }) => ({
  abilities: {
    ...tournamentAbilities,
    fast: { ...tournamentAbilities.fast, ...change.fast, id: 'fast' as const },
    armor: { ...tournamentAbilities.armor, ...change.armor, id: 'armor' as const },
    repel: { ...tournamentAbilities.repel, ...change.repel, id: 'repel' as const },
  },
})

/** Armor stands for an ability that adds three dice to the combat of its figure. */
const warCry = bookWith({
  armor: {
    moment: 'count-attacks',
    passive: undefined,
    duration: 'turn',
    may: undefined,
    effect: undefined,
    hooks: { attackDice: () => ({ plus: 3 }) },
  },
})

describe('bonuses', () => {
  it('1.04 action points that are spent do not come back', () => {
    const t = scenario({
      figures: { A1: { at: 'C5', ap: 2, abilities: ['fast:1'] }, B1: { at: 'L10' } },
    })
    t.dice(6, 1).answer('use A1 fast', 'done', 'done', 'done', 'done', 'attacker')
    expect(t.figure('A1').ap).toBe(1)
  })

  it('1.08 1.09 1.10 multiplications come first, and everything adds up', () => {
    expect(total(4, [{ plus: 1 }, { times: 2 }, { plus: 2 }])).toBe(11)
    expect(total(4, [{ times: 2 }, { times: 2 }])).toBe(16)
    expect(total(4, [])).toBe(4)
    // In whatever order they are activated.
    const book = bookWith({
      armor: {
        moment: 'before-move',
        duration: 'activation',
        may: undefined,
        effect: undefined,
        hooks: { movementPoints: () => ({ plus: 1 }) },
      },
    })
    for (const uses of [
      ['use A1 fast', 'use A1 armor'],
      ['use A1 armor', 'use A1 fast'],
    ]) {
      const t = scenario({
        book,
        figures: { A1: { at: 'C5', ap: 2, abilities: ['fast', 'armor'] }, B1: { at: 'L10' } },
      })
      t.answer(...uses)
      expect(t.question).toMatchObject({ about: { movement: 9 } })
    }
  })

  it('1.11 8.03 an ability goes before the rule that it contradicts', () => {
    // A shot may follow a move, and be fired from a danger zone, where an ability says so.
    const book = bookWith({
      fast: {
        moment: 'before-move',
        duration: 'activation',
        hooks: { mayShootAfterMove: () => true, mayShootThreatened: () => true },
      },
    })
    const t = scenario({
      book,
      figures: {
        A1: { at: 'C6', facing: 'N', ap: 1, abilities: ['fast'], shooting: { dice: 1, range: 9 } },
        B1: { at: 'C4', facing: 'S' },
      },
    })
    t.answer('use A1 fast', 'move A1 C5 N').dice(2).answer('shoot A1 B1')
    expect(t.told('shot')).toHaveLength(1)
  })

  it('10.05 counters show whole numbers', () => {
    expect(total(3, [{ times: 2 }, { plus: 1 }]) % 1).toBe(0)
    const t = fight({ A1: { at: 'C5' }, B1: { at: 'C4' } }, [4, 4, 6, 6, ...nextTurn])
    for (const { life, ap } of t.state.figures) expect([life % 1, ap % 1]).toEqual([0, 0])
  })
})

describe('activating abilities', () => {
  it('8.01 a figure has the abilities on its base, and no others', () => {
    const t = scenario({
      figures: { A1: { at: 'C5', ap: 2, abilities: ['fast:1'] }, A2: { at: 'C7', ap: 2 }, B1: { at: 'L10' } },
    })
    expect(t.legal('use')).toEqual(['use A1 fast'])
    expect(t.refused('use A2 fast')).toMatchObject({ code: 'no-such-ability', rule: '8.01' })
    expect(t.refused('use A1 flying')).toMatchObject({ code: 'no-such-ability', rule: '8.01' })
  })

  it('8.02 the number beside it is its price, and who has less cannot use it', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C5', ap: 3, abilities: ['fast:3'] },
        A2: { at: 'C7', ap: 2, abilities: ['fast:3'] },
        B1: { at: 'L10' },
      },
    })
    expect(t.refused('use A2 fast')).toMatchObject({
      code: 'ability-too-dear',
      rule: '8.02',
      about: { cost: 3, ap: 2 },
    })
    t.answer('use A1 fast')
    expect(t.figure('A1').ap).toBe(0)
  })

  it('8.04 is over when its effect is', () => {
    const t = scenario({
      figures: { A1: { at: 'C5', ap: 2, abilities: ['fast:1'] }, A2: { at: 'C7' }, B1: { at: 'L10' } },
    })
    t.answer('use A1 fast', 'turn A2 S')
    expect(t.figure('A1').marks).toEqual([])
  })

  it('8.05 what costs nothing has to be activated all the same', () => {
    const t = scenario({ figures: { A1: { at: 'C5', abilities: ['fast:0'] }, B1: { at: 'L10' } } })
    expect(t.refused('move A1 C10')).toMatchObject({ code: 'out-of-reach' })
    t.answer('use A1 fast', 'move A1 C10')
  })

  it('8.06 8.084 once a turn for each time it is on the base, the cheaper one first', () => {
    const t = scenario({
      figures: { A1: { at: 'C5', ap: 5, abilities: ['fast:2', 'fast:1'] }, B1: { at: 'L10' } },
    })
    t.answer('use A1 fast')
    expect(t.figure('A1').ap).toBe(4)
    t.answer('use A1 fast')
    expect(t.figure('A1').ap).toBe(2)
    expect(t.refused('use A1 fast')).toMatchObject({ code: 'ability-used', rule: '8.06' })
  })

  it('8.07 at the same moment the attacker uses all it wants, then the defender', () => {
    for (const attacker of [0, 1]) {
      const abilities = ['armor:0', 'armor:0']
      const t = fight({ A1: { at: 'C5', abilities }, B1: { at: 'C4', abilities } }, [], {
        attacker,
        book: warCry,
      })
      const [first, second] = attacker === 0 ? ['A1', 'B1'] : ['B1', 'A1']
      expect(t.asked).toBe(`react ${attacker}`)
      t.answer(`use ${first} armor`, `use ${first} armor`)
      expect(t.asked).toBe(`react ${1 - attacker}`)
      // Nobody is asked again, whatever the other did.
      t.dice(...Array.from({ length: 11 }, () => 2), ...nextTurn)
      t.answer(`use ${second} armor`, 'pass')
      expect(t.told('activated').map(e => e.figure)).toEqual([first, first, second])
    }
  })

  it('8.08 8.081 what belongs to a combat is for its engaged figures, in that combat', () => {
    const abilities = ['armor:1']
    const t = fight(
      {
        A1: { at: 'C5', facing: 'N', ap: 1, abilities },
        // In the same chain, and looking away.
        A2: { at: 'D4', facing: 'SE', ap: 1, abilities },
        B1: { at: 'C4', facing: 'SE' },
        // In another combat.
        A3: { at: 'H5', facing: 'N', ap: 1, abilities },
        B3: { at: 'H4', facing: 'S' },
        // In none.
        A4: { at: 'A9', ap: 1, abilities },
      },
      [],
      { book: warCry },
    )
    t.answer('A1')
    expect(t.legal()).toEqual(['use A1 armor', 'pass'])
    t.dice(2, 2, 2, 2, 2).answer('use A1 armor')
    expect(t.legal()).toEqual(['use A3 armor', 'pass'])
    t.dice(2, 2, ...nextTurn).answer('pass')
    expect(t.told('combat-began').map(e => e.dice)).toEqual([
      [4, 1],
      [1, 1],
    ])
  })

  it('8.082 what names no moment is at work all the time, and is not activated', () => {
    const {
      moment: _,
      duration: __,
      ...always
    } = { ...tournamentAbilities.fast, hooks: { attackDice: () => ({ plus: 1 }) } }
    const t = scenario({
      book: { abilities: { ...tournamentAbilities, fast: always } },
      figures: { A1: { at: 'C5', ap: 1, abilities: ['fast'] }, B1: { at: 'C4' } },
    })
    expect(attackDice(t.game, t.figure('A1'))).toBe(2)
    expect(t.legal('use')).toEqual([])
    expect(t.refused('use A1 fast')).toMatchObject({ code: 'not-its-moment' })
  })

  it('8.083 figures are adjacent in hexes that touch, with nothing impassable between', () => {
    const sides = [
      ...sidesOf('impassable', 'C5 N'),
      ...sidesOf('obstacle', 'C5 NE'),
      ...sidesOf('water', 'C5 SE'),
    ]
    const t = scenario({
      board: { sides },
      figures: {
        A1: { at: 'C5' },
        B1: { at: 'C4' },
        B2: { at: 'D4' },
        B3: { at: 'D5' },
        B4: { at: 'C7' },
        // A rider whose front hex, B6, is next to nobody, and whose rear hex is B5.
        B5: { at: 'B6', facing: 'S', base: 'cavalry' },
      },
    })
    const near = (id: string) => areAdjacent(t.game, t.figure('A1'), t.figure(id))
    expect(['B1', 'B2', 'B3', 'B4', 'B5'].map(near)).toEqual([false, false, true, false, true])
    expect(areAdjacent(t.game, t.figure('B5'), t.figure('A1'))).toBe(true)
  })

  it("8.085 in the opponent's phase reactions may be used, and nothing else", () => {
    const all = ['fast:0', 'battle-awareness:0', 'repel:0', 'armor:0', 'courage:0', 'dread:0', 'ward:0']
    const t = scenario({
      figures: {
        A1: { at: 'C7', facing: 'N', abilities: ['fast:0'], attacks: 2 },
        A2: { at: 'C10', shooting: { dice: 1, range: 9 } },
        B1: { at: 'C4', facing: 'S', life: 1, abilities: all },
        B2: { at: 'L1' },
      },
    })
    expect(t.refused('use B1 fast')).toMatchObject({ code: 'not-yours' })
    const offered: string[] = []
    const offer = () => offered.push(...t.legal('use B1'))
    // A1 stands still beside nobody: neither Dread nor Ward reaches it.
    t.answer('use A1 fast', 'move A1 C5 N')
    offer()
    t.answer('pass', 'move A2 B8').answer('done', 'done')
    expect(offered).toEqual(['use B1 repel'])
    expect(t.asked).toBe('act 1')
    expect(t.legal('use')).toEqual(['use B1 fast'])
  })

  it('8.086 a passive figure uses Armor, Courage and Dread alone', () => {
    const passive = Object.values(tournamentAbilities).filter((ability: Ability) => ability.passive)
    expect(passive.map(ability => ability.id).sort()).toEqual(['armor', 'courage', 'dread'])
    const t = fight(
      {
        A1: { at: 'C5', facing: 'S', ap: 3, abilities: ['ward:1', 'armor:1'] },
        B1: { at: 'C4', facing: 'S', ap: 3, abilities: ['armor:1'] },
      },
      [4, 2, 6],
    )
    // B1 surprises A1, who may soften the blow.
    expect(t.legal()).toEqual(['use A1 armor', 'pass'])
    t.dice(...nextTurn).answer('use A1 armor')
  })
})
