import { describe, expect, it } from 'vitest'
import { tournamentAbilities } from '../../../../rules/combat-hex/abilities/index.ts'
import { abilityIds } from '../../../../rules/combat-hex/army/figure.ts'
import { activate } from '../../../../rules/combat-hex/battle/fight/activate.ts'
import type { Ability } from '../../../../rules/combat-hex/battle/vocabulary.ts'
import { isActivable } from '../../../../rules/combat-hex/contract/armies.ts'
import { fight, nextTurn } from '../../../helpers/fight.ts'
import { type Placed, type Scene, scenario } from '../../../helpers/scenario.ts'

/** B1 wards, and has A1 before it. */
const warder: Placed = { at: 'C4', facing: 'S', ap: 3, abilities: ['ward:1'] }

const scene = (a: Partial<Placed>, more: Record<string, Placed> = {}, rest: Partial<Scene> = {}) =>
  scenario({
    figures: {
      A1: { at: 'C5', facing: 'S', ap: 3, ...a },
      A2: { at: 'A9' },
      B1: warder,
      B2: { at: 'L1' },
      ...more,
    },
    ...rest,
  })

describe('8.51 Ward, against each ability', () => {
  it('8.51 Fast: the points are spent, and the move is what it was', () => {
    const t = scene({ abilities: ['fast:1'] })
    t.answer('use A1 fast')
    expect(t.question).toMatchObject({
      kind: 'react',
      by: 1,
      about: { moment: 'ability-activated', cause: 'A1', ability: 'fast', figures: ['B1'] },
    })
    t.answer('use B1 ward')
    expect(t.question).toMatchObject({ kind: 'act', about: { movement: 4 } })
    expect(t.figure('A1')).toMatchObject({ ap: 2, used: [0], marks: [] })
    expect(t.figure('B1').ap).toBe(2)
    expect(t.told('warded')).toMatchObject([{ figure: 'A1', ability: 'fast', by: 'B1' }])
    expect(t.refused('use A1 fast')).toMatchObject({ code: 'ability-used', rule: '8.06' })
  })

  it('8.51 Battle Awareness, in the strategy phase', () => {
    const t = scene({ abilities: ['battle-awareness:1'] }, {}, { phase: 'strategy', dice: [6, 1] })
    t.answer('attacker', 'use A1 battle-awareness', 'use B1 ward')
    expect(t.figure('A1')).toMatchObject({ marks: [], ap: 2 })
  })

  it('8.51 Repel: the mover wards a reaction, in its own phase', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C7', facing: 'N', ap: 2, abilities: ['ward:1'] },
        B1: { at: 'C4', facing: 'S', ap: 2, abilities: ['repel:1'] },
      },
    })
    t.answer('move A1 C5 N', 'use B1 repel')
    expect(t.asked).toBe('react 0 B1')
    t.answer('use A1 ward')
    expect(t.told('free-attack')).toEqual([])
    expect(t.asked).toBe('act 0 A1')
    expect([t.figure('A1').ap, t.figure('B1').ap]).toEqual([1, 1])
  })

  it('8.51 Repel: not by a mover that looks away, but by a friend of it that looks', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C7', facing: 'N', ap: 2, abilities: ['ward:1'] },
        A2: { at: 'B3', facing: 'SE', ap: 2, abilities: ['ward:1'] },
        B1: { at: 'C4', facing: 'S', ap: 2, abilities: ['repel:1'] },
      },
    })
    t.answer('move A1 C5 S', 'use B1 repel')
    expect(t.legal()).toEqual(['use A2 ward', 'pass'])
    t.answer('use A2 ward')
    expect(t.told('free-attack')).toEqual([])
  })

  it('8.51 Armor: the die hurts', () => {
    const t = fight(
      { A1: { at: 'C5', ap: 1, abilities: ['ward:1'] }, B1: { ...warder, abilities: ['armor:1'] } },
      [4, 2, 6],
    )
    t.answer('use B1 armor')
      .dice(...nextTurn)
      .answer('use A1 ward')
    expect(t.figure('B1')).toMatchObject({ life: 1, ap: 2 })
    expect(t.told('saved')).toEqual([])
  })

  it('8.51 Courage: the figure is gone', () => {
    const t = fight(
      {
        A1: { at: 'C5', ap: 1, abilities: ['ward:1'] },
        B1: { ...warder, life: 1, abilities: ['courage:1'] },
        B2: { at: 'L1' },
        B3: { at: 'L2' },
      },
      [4, 2, 6],
    )
    t.answer('use B1 courage')
      .dice(...nextTurn)
      .answer('use A1 ward')
    expect(t.figure('B1')).toMatchObject({ condition: 'removed', ap: 2 })
  })

  it('8.51 Dread: the price stays', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C5', facing: 'N', ap: 3, abilities: ['fast:1', 'ward:1'] },
        B1: { at: 'C4', facing: 'N', ap: 3, abilities: ['dread:1'] },
      },
    })
    t.answer('use A1 fast', 'use B1 dread', 'use A1 ward')
    expect(t.figure('A1').ap).toBe(1)
    expect(t.figure('B1')).toMatchObject({ ap: 2, marks: [] })
  })

  it('8.51 Steal Essence: the copy has no effect', () => {
    const t = scene(
      { abilities: ['steal-essence:1'] },
      { B3: { at: 'L9', kind: 'hero', abilities: ['fast:1'] } },
    )
    t.answer('use A1 steal-essence fast')
    expect(t.question).toMatchObject({ about: { moment: 'ability-activated', ability: 'fast' } })
    t.answer('use B1 ward')
    expect(t.figure('A1')).toMatchObject({ used: [0], marks: [], ap: 2 })
    expect(t.question).toMatchObject({ about: { movement: 4 } })
  })

  it('8.51 not Ward itself, printed or copied', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C5', facing: 'N', ap: 3, kind: 'hero', abilities: ['fast:1', 'ward:1'] },
        B1: { at: 'C4', facing: 'S', ap: 3, abilities: ['ward:1'] },
      },
    })
    t.answer('use A1 fast', 'use B1 ward')
    // A1 has B1 before it, and its Ward; nothing is asked.
    expect(t.asked).toBe('act 0 A1')
    expect(t.told('warded')).toHaveLength(1)
    const copy = scenario({
      figures: {
        A1: { at: 'C5', facing: 'N', ap: 3, kind: 'hero', abilities: ['fast:1', 'ward:1'] },
        B1: { at: 'C4', facing: 'S', ap: 3, abilities: ['steal-essence:1'] },
      },
    })
    copy.answer('use A1 fast', 'use B1 steal-essence ward')
    expect(copy.asked).toBe('act 0 A1')
    expect(copy.told('warded')).toMatchObject([{ figure: 'A1', by: 'B1' }])
  })

  it('8.51 8.082 not what needs no activation', () => {
    const { moment: _, ...always } = tournamentAbilities.fast
    const t = scene(
      { abilities: ['fast:1'] },
      {},
      { book: { abilities: { ...tournamentAbilities, fast: always } } },
    )
    // It is at work all the time, and nobody is asked.
    expect(t.refused('use A1 fast')).toMatchObject({ code: 'not-its-moment' })
    t.dice(2).answer('move A1 C10')
    expect(t.told('moved')).toMatchObject([{ cost: 5, left: 3 }])
  })
})

describe('8.51 8.071 who may be warded', () => {
  it('8.51 an enemy in the danger zone, and no other', () => {
    const away = scene({ abilities: ['fast:1'] }, { B1: { ...warder, facing: 'N' } })
    away.answer('use A1 fast')
    expect(away.asked).toBe('act 0 A1')
    const friend = scene(
      { abilities: ['fast:1'] },
      {
        B1: { at: 'L2' },
        A3: { at: 'C4', facing: 'S', ap: 1, abilities: ['ward:1'] },
      },
    )
    friend.answer('use A1 fast')
    expect(friend.asked).toBe('act 0 A1')
  })

  it('8.51 8.17 whoever is on its way over somebody stands in the danger zone as over a free hex', () => {
    const onItsWay = (more: Record<string, Placed>) => {
      const t = scenario({
        figures: {
          A1: { at: 'C6', ap: 3, life: 3, abilities: ['sneak:1', 'armor:1'] },
          A9: { at: 'A9' },
          B1: { at: 'C4', facing: 'S', ap: 1, attacks: 1, abilities: ['repel:1'] },
          B3: { ...warder, at: 'B4', facing: 'SE' },
          ...more,
        },
      })
      t.answer('use A1 sneak', 'move A1 C5-D5-D4 N')
      t.dice(4, 6).answer('use B1 repel', 'use A1 armor')
      expect(t.question).toMatchObject({ kind: 'react', by: 1, about: { ability: 'armor', figures: ['B3'] } })
      t.answer('use B3 ward')
      expect(t.figure('A1')).toMatchObject({ life: 2, ap: 1 })
    }
    onItsWay({})
    onItsWay({ A2: { at: 'C5' } })
    onItsWay({ B2: { at: 'C5', facing: 'N' } })
  })

  it('8.51 in a combat, everybody in the chain', () => {
    const t = fight(
      {
        A1: { at: 'C5', facing: 'N' },
        A2: { at: 'D3', facing: 'SE', ap: 1, abilities: ['ward:1'] },
        B1: { at: 'C4', facing: 'S', ap: 1, abilities: ['armor:1'] },
        B2: { at: 'D4', facing: 'N' },
      },
      [4, 4, 2, 2, 6, 6],
    )
    // B1 stands beside A2, and not in its danger zone.
    t.answer('B1', 'B2', 'use B1 armor')
    expect(t.legal()).toEqual(['use A2 ward', 'pass'])
  })

  it('8.51 8.086 not by a passive figure', () => {
    const t = fight(
      {
        A1: { at: 'C5', facing: 'N' },
        // In the chain, because B1 looks at it; looking away itself.
        A2: { at: 'D4', facing: 'NE', ap: 1, abilities: ['ward:1'] },
        B1: { at: 'C4', facing: 'SE', ap: 1, abilities: ['armor:1'] },
      },
      [4, 2, 6],
    )
    t.dice(...nextTurn).answer('use B1 armor')
    expect(t.told('warded')).toEqual([])
    expect(t.figure('B1').life).toBe(2)
  })

  it('8.51 8.41 Dread makes it dear, or impossible', () => {
    const t = scene(
      { abilities: ['fast:1'] },
      { A3: { at: 'C3', facing: 'N', ap: 1, abilities: ['dread:1'] }, B1: { ...warder, ap: 1 } },
    )
    t.answer('use A1 fast', 'use B1 ward', 'use A3 dread')
    expect(t.told('not-activated')).toMatchObject([{ figure: 'B1', ability: 'ward', cost: 2, ap: 1 }])
    expect(t.figure('B1').ap).toBe(1)
    expect(t.question).toMatchObject({ about: { movement: 8 } })
  })

  it('8.51 8.06 once a turn', () => {
    const t = scene({ abilities: ['fast:1', 'fast:1'] })
    t.answer('use A1 fast', 'use B1 ward', 'use A1 fast')
    expect(t.question).toMatchObject({ kind: 'act', about: { movement: 8 } })
  })
})

describe('Ward against everything activable', () => {
  const activable = abilityIds.filter(id => isActivable(id) && id !== 'ward' && id !== 'steal-essence')

  it('8.51 8.082 is asked about all of them but itself', () => {
    expect(activable.length).toBeGreaterThan(30)
  })

  it.each(activable)('8.51 %s is paid for, warded, and has no effect', id => {
    const t = scenario({
      figures: {
        A1: { at: 'C5', facing: 'N', kind: 'hero', ap: 5, attacks: 2, lifeNow: 1, abilities: [`${id}:2`] },
        A2: { at: 'D5', facing: 'N', ap: 2, apNow: 0 },
        B1: { at: 'C4', facing: 'S', ap: 5, abilities: ['ward:1'] },
      },
    })
    const { game } = t
    const [a1, , b1] = game.battle.figures
    const ability: Ability = game.book.abilities[id]
    game.combat = [a1!, b1!]
    const script = activate(game, {
      figure: a1!,
      occurrence: 0,
      ability,
      printed: ability,
      cost: 2,
      trigger: { moment: ability.moment!, cause: null, damage: [{ by: 0, faces: [1], converted: 0 }] },
      target: ability.targets ? 'B1' : null,
    })
    const asked: string[] = []
    for (let step = script.next(); !step.done; ) {
      if (!('ask' in step.value)) throw new Error(`${step.value.roll} is thrown all the same`)
      const { kind, by, space } = step.value.ask
      asked.push(`${kind} ${by}`)
      const warded = space.check('use B1 ward')
      if (!warded.ok) throw new Error(warded.refusal.code)
      step = script.next(warded.value as never)
    }
    expect(asked).toEqual(['react 1'])
    expect(a1).toMatchObject({ ap: 3, used: [0], marks: [], life: 1 })
    expect(b1).toMatchObject({ ap: 4, used: [0], marks: [], life: 2 })
    expect(t.figure('A2')).toMatchObject({ ap: 0, marks: [] })
  })

  it('8.51 what is undone is not undone again, by nobody', () => {
    const t = scene(
      { abilities: ['fast:1'] },
      { B3: { at: 'B5', facing: 'NE', ap: 3, abilities: ['ward:1'] } },
    )
    t.answer('use A1 fast')
    expect(t.legal()).toEqual(['use B1 ward', 'use B3 ward', 'pass'])
    t.answer('use B1 ward')
    expect(t.asked).toBe('act 0 A1')
  })
})
