import { describe, expect, it } from 'vitest'
import { tournamentAbilities } from '../../../../rules/combat-hex/abilities/index.ts'
import { abilityIds } from '../../../../rules/combat-hex/army/figure.ts'
import { remove } from '../../../../rules/combat-hex/battle/game.ts'
import { atWork } from '../../../../rules/combat-hex/battle/points/points.ts'
import type { Ability } from '../../../../rules/combat-hex/battle/vocabulary.ts'
import { bystanders, classicScene } from '../../../helpers/classic.ts'
import { archer, carrying } from '../../../helpers/ent.ts'
import { fight, nextTurn } from '../../../helpers/fight.ts'
import { who } from '../../../helpers/judging.ts'
import { type Placed, type Scene, scenario } from '../../../helpers/scenario.ts'

const play = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) =>
  scenario({
    figures: { A8: { at: 'A9' }, A9: { at: 'A10' }, B8: { at: 'L1' }, B9: { at: 'L2' }, ...figures },
    ...scene,
  })

/** Armor stands for an ability that answers something else. */
const answering = (moment: Ability['moment'], effect?: Ability['effect']) => ({
  abilities: {
    ...tournamentAbilities,
    armor: { ...tournamentAbilities.armor, moment, passive: undefined, may: undefined, effect },
  },
})

describe('those who answer', () => {
  it('8.02 who falls before it has paid has paid and used nothing', () => {
    const book = answering('about-to-spend', function* (g, { trigger }) {
      remove(g, trigger.cause!)
    })
    const t = play(
      { A1: { at: 'C5', ap: 2, abilities: ['fast:1'] }, B1: { at: 'C3', abilities: ['armor:0'] } },
      { book },
    )
    t.answer('use A1 fast', 'use B1 armor')
    expect(t.figure('A1')).toMatchObject({ condition: 'removed', ap: 2, used: [], marks: [] })
    expect(t.told('activated').map(e => e.figure)).toEqual(['B1'])
    expect(t.told('not-activated')).toMatchObject([{ figure: 'A1', ability: 'fast' }])
  })

  it('8.16 8.07 nobody answers any more what somebody did who has fallen', () => {
    const repeller: Placed = { at: 'C4', facing: 'S', attacks: 2, abilities: ['repel:0'] }
    const coming = (life: number) => {
      const t = play({
        A1: { at: 'C7', facing: 'N', life },
        B1: repeller,
        B2: { ...repeller, at: 'D4', facing: 'SW' },
      })
      return t.answer('move A1 C6-C5').dice(4, 4, 6, 6).answer('use B1 repel')
    }
    expect(coming(2).asked).toBe('act 0')
    expect(coming(4).legal()).toEqual(['use B2 repel', 'pass'])
  })

  it('8.36 only the side whose dice are about to be given out is asked', () => {
    const abilities = ['armor:0']
    const t = fight(
      {
        A1: { at: 'C5', facing: 'N', life: 9, abilities },
        B1: { at: 'C4', facing: 'S', life: 9, abilities },
        A9: { at: 'A10' },
        B9: { at: 'L10' },
      },
      [4, 2, 6],
      { book: answering('before-allocation') },
    )
    expect(t.question).toMatchObject({ kind: 'react', by: 0, about: { figures: ['A1'] } })
    t.dice(...nextTurn).answer('pass')
    expect(t.asked).toBe('role 0')
  })

  it('8.42 whoever is carried uses what is for no combat', () => {
    const t = carrying({ A2: { ...archer, ap: 1, abilities: ['perfect-aim:1'] }, B1: { at: 'E1' } })
    expect(t.legal('use A2')).toEqual(['use A2 perfect-aim'])
  })
})

describe('why an ability cannot be used', () => {
  it('8.05 classic: what else is on the base says nothing of whether it is always at work', () => {
    const t = classicScene({
      ...bystanders,
      A1: { at: 'C5', ap: 3, abilities: ['fast:0', 'battle-awareness:2'] },
      A2: { at: 'C7', ap: 3, abilities: ['fast:2', 'battle-awareness:0'] },
      B1: { at: 'K5' },
    })
    const codes = (id: string) =>
      ['fast', 'battle-awareness'].map(name => t.refused(`use ${id} ${name}`).code)
    expect(codes('A1')).toEqual(['always-at-work', 'not-its-moment'])
    expect(t.refused('use A2 battle-awareness')).toEqual({
      code: 'always-at-work',
      about: { figure: 'A2', ability: 'battle-awareness' },
    })
    expect(t.legal('use')).toEqual(['use A2 fast'])
  })

  it('8.11 one that is used on nobody is not said to have been used', () => {
    const t = play({ A1: { at: 'C5', ap: 3, abilities: ['fast:2', 'fast:1'] }, B1: { at: 'K5' } })
    const nobody = {
      code: 'no-such-target',
      rule: '8.11',
      about: { figure: 'A1', ability: 'fast b1', target: 'B1' },
    }
    expect(t.refused('use A1 fast B1')).toEqual(nobody)
    expect(t.answer('use A1 fast').refused('use A1 fast B1')).toEqual(nobody)
    expect(t.answer('use A1 fast').refused('use A1 fast B1')).toMatchObject({ code: 'ability-used' })
    // Whoever was named has no say in it, be it one whom no ability touches (9.12).
    const unseen = play({
      A1: { at: 'C5', ap: 3, abilities: ['fast:1'] },
      B1: { at: 'K5', traits: ['ring-wearer'] },
    })
    expect(unseen.refused('use A1 fast B1')).toEqual(nobody)
  })
})

describe('what is at work on a figure', () => {
  it('8.04 8.52 is what it has now, whatever was asked before', () => {
    const t = play(
      { A1: { at: 'C5', abilities: ['flyer:0'] }, B1: { at: 'K5' } },
      { types: { other: { abilities: [{ id: 'large', cost: 0 }] } } },
    )
    const a1 = who(t, 'A1')
    const { abilities } = t.game.book
    const names = () => atWork(t.game, a1).map(effect => abilityIds.find(id => abilities[id] === effect))
    expect(names()).toEqual(['flyer'])
    a1.marks = [{ ability: 'fast', duration: 'turn' }]
    expect(names()).toEqual(['flyer', 'fast'])
    a1.marks = [{ ability: 'sneak', duration: 'turn' }]
    expect(names()).toEqual(['flyer', 'sneak'])
    a1.type = 'other'
    expect(names()).toEqual(['large', 'sneak'])
  })
})
