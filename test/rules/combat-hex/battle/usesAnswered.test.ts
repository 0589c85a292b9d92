import { describe, expect, it } from 'vitest'
import { bystanders, classicScene } from '../../../helpers/classic.ts'
import { fight, nextTurn } from '../../../helpers/fight.ts'
import { type Placed, type Scene, scenario } from '../../../helpers/scenario.ts'

const play = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) =>
  scenario({ figures: { A9: { at: 'A10' }, B9: { at: 'L10' }, ...figures }, ...scene })

describe('an answer to a question about abilities', () => {
  it('3.051 names a figure of its side that stands, and what is on its base', () => {
    const abilities = ['battle-awareness:0']
    const t = scenario({
      phase: 'strategy',
      figures: {
        A1: { at: 'C5', abilities },
        A2: { at: 'C7', abilities },
        A3: { at: '', condition: 'removed', abilities },
        B1: { at: 'K5', abilities },
      },
      dice: [6, 1],
    })
    t.answer('attacker')
    expect(t.refused('use')).toEqual({ code: 'no-figure', about: { figure: '' } })
    expect(t.refused('use X1 battle-awareness')).toEqual({ code: 'no-figure', about: { figure: 'X1' } })
    expect(t.refused('use A3 battle-awareness')).toEqual({ code: 'no-figure', about: { figure: 'A3' } })
    expect(t.refused('use B1 battle-awareness')).toEqual({ code: 'not-yours', about: { figure: 'B1' } })
    expect(t.refused('use A1 Fast')).toEqual({
      code: 'no-such-ability',
      rule: '8.01',
      about: { figure: 'A1', ability: 'fast' },
    })
    expect(t.refused('pass').code).toBe('not-offered')
    // The second of those who may is taken at its word.
    t.answer('use A2 battle-awareness')
    expect(t.told('activated').map(e => e.figure)).toEqual(['A2'])
    expect(t.refused('use A2 battle-awareness')).toMatchObject({ code: 'ability-used', rule: '8.06' })
  })

  it('8.082 classic: nor what is always at work', () => {
    const t = classicScene({
      ...bystanders,
      A1: { at: 'C5', abilities: ['fast:0', 'tyrant:0', 'flyer:0'] },
      A2: { at: 'C7', ap: 1, abilities: ['fast:0', 'fast:1'] },
      B1: { at: 'K5' },
    })
    const about = (ability: string) => ({ figure: 'A1', ability })
    expect(t.refused('use A1 fast')).toEqual({ code: 'always-at-work', about: about('fast') })
    expect(t.refused('use A1 tyrant')).toEqual({ code: 'always-at-work', about: about('tyrant') })
    expect(t.refused('use A1 flyer')).toEqual({ code: 'not-in-book', about: about('flyer') })
    // With a number beside it, it is to be activated.
    expect(t.legal('use')).toEqual(['use A2 fast'])
  })

  it('8.071 answers the enemy in its own combat, or in its danger zone', () => {
    const warder: Placed = { facing: 'S', at: 'C4', ap: 3, abilities: ['ward:1'] }
    const caster: Placed = { at: 'C5', facing: 'N', ap: 3, abilities: ['fast:1'] }
    const t = play({ A1: caster, B1: warder, B2: { ...warder, at: 'G4' } })
    t.answer('use A1 fast')
    expect(t.legal()).toEqual(['use B1 ward', 'pass'])
    expect(t.refused('use B2 ward')).toMatchObject({
      code: 'not-its-combat',
      rule: '8.071',
      about: { figure: 'B2', ability: 'ward' },
    })
    expect(t.refused('use A1 fast')).toMatchObject({ code: 'not-yours' })
  })

  it('8.071 8.33 not somebody outside of its combat and out of its danger zone', () => {
    const t = fight(
      {
        A1: { at: 'C5', facing: 'N', ap: 1, abilities: ['ward:1'] },
        B1: { at: 'C4', facing: 'S' },
        B2: { at: 'C3', facing: 'S', ap: 1, abilities: ['spearman:1'] },
      },
      [],
    )
    expect(t.legal()).toEqual(['use B2 spearman', 'pass'])
    t.dice(2, 2, 2, ...nextTurn).answer('use B2 spearman')
    expect(t.told('activated').map(e => e.figure)).toEqual(['B2'])
    expect(t.asked).toBe('role 0')
  })

  it('8.06 8.084 of an ability that is there twice, the cheaper one first', () => {
    const t = play({ A1: { at: 'C5', ap: 5, abilities: ['fast:1', 'fast:2'] } })
    expect(t.legal('use')).toEqual(['use A1 fast'])
    expect(t.answer('use A1 fast').figure('A1')).toMatchObject({ ap: 4, used: [0] })
    expect(t.answer('use A1 fast').figure('A1')).toMatchObject({ ap: 2, used: [0, 1] })
  })

  it('8.06 8.084 where one of the two is used up, only whom the other was meant for can be wrong', () => {
    const t = play({
      A1: { at: 'C5', ap: 4, abilities: ['invigorate:1', 'invigorate:1'] },
      A2: { at: 'C6', ap: 2, apNow: 0 },
    })
    t.dice(1, 1).answer('use A1 invigorate A2')
    expect(t.refused('use A1 invigorate A9')).toMatchObject({ code: 'no-such-target', rule: '8.14' })
    t.dice(1, 1).answer('use A1 invigorate A2')
    expect(t.refused('use A1 invigorate A2')).toMatchObject({ code: 'ability-used', rule: '8.06' })
    const fast = play({ A1: { at: 'C5', ap: 5, abilities: ['fast:1', 'fast:2'] } }).answer('use A1 fast')
    expect(fast.refused('use A1 fast A9')).toMatchObject({ code: 'no-such-target', rule: '8.11' })
  })

  it('6.25 not while it attacks freely', () => {
    const t = play({
      A1: { at: 'C7', facing: 'N', ap: 1, abilities: ['fast:1'] },
      B1: { at: 'C4', facing: 'S', ap: 3, abilities: ['repel:1', 'killing-blow:0', 'rage:0'] },
    })
    t.answer('move A1 C6-C5').dice(4, 6, 2).answer('use B1 repel')
    expect(t.told('activated').map(e => e.ability)).toEqual(['repel'])
    expect(t.asked).toBe('act 0 A1')
  })
})
