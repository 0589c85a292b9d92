import { describe, expect, it } from 'vitest'
import { classicAbilities } from '../../../../rules/combat-hex/abilities/classic/index.ts'
import { tournamentAbilities } from '../../../../rules/combat-hex/abilities/index.ts'
import { previewOf } from '../../../../rules/combat-hex/battle/answers/preview.ts'
import { useChoices } from '../../../../rules/combat-hex/battle/fight/activate.ts'
import { makeUse } from '../../../../rules/combat-hex/battle/points/uses.ts'
import { ownUses } from '../../../../rules/combat-hex/battle/verbs/use.ts'
import type { Ability } from '../../../../rules/combat-hex/battle/vocabulary.ts'
import { classic } from '../../../../rules/combat-hex/books/classic.ts'
import { bystanders, classicScene } from '../../../helpers/classic.ts'
import { bow } from '../../../helpers/ent.ts'
import { calm, fight, nextTurn } from '../../../helpers/fight.ts'
import { bearer, begin, wearer } from '../../../helpers/ring.ts'
import { type Placed, type Scene, scenario } from '../../../helpers/scenario.ts'

const play = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) =>
  scenario({ figures: { A9: { at: 'A10' }, B9: { at: 'L10' }, ...figures }, ...scene })

/** Armor stands for an ability that may be used at a moment by anybody, whatever goes on. */
const anybodys = (moment: Ability['moment'], more: Partial<Ability> = {}) => ({
  ...tournamentAbilities.armor,
  moment,
  passive: undefined,
  may: undefined,
  effect: undefined,
  duration: 'turn' as const,
  ...more,
  id: 'armor' as const,
})

const bookWith = (armor: ReturnType<typeof anybodys>) => ({ abilities: { ...tournamentAbilities, armor } })

describe('what belongs to combats', () => {
  it.each(['count-attacks', 'before-combat-roll', 'after-damage-roll'] as const)(
    '8.08 8.081 at the moment %s is for those alone that are in the combat',
    moment => {
      const able: Partial<Placed> = { ap: 1, abilities: ['armor:1'] }
      const t = fight(
        { A1: { at: 'C5', facing: 'N', ...able }, A2: { at: 'A9', ...able }, B1: { at: 'C4', facing: 'S' } },
        [4, 2, 5],
        { book: bookWith(anybodys(moment)) },
      )
      expect(t.question).toMatchObject({ kind: 'react', about: { moment, figures: ['A1'] } })
      expect(t.refused('use A2 armor')).toMatchObject({ code: 'not-its-moment', rule: '8.08' })
    },
  )
})

describe('what stands for other abilities', () => {
  it('8.49 each of them is offered beside the own one', () => {
    const t = play({
      A1: { at: 'C7', facing: 'N', ap: 3, abilities: ['fast:1', 'steal-essence:1'] },
      B1: { at: 'L9', kind: 'hero', abilities: ['fast:1', 'sneak:2'] },
    })
    expect(t.legal('use')).toEqual(['use A1 fast', 'use A1 steal-essence fast', 'use A1 steal-essence sneak'])
    t.answer('use A1 steal-essence fast')
    expect(t.legal('use')).toEqual(['use A1 fast'])
    expect(t.figure('A1').used).toEqual([1])
  })

  it('8.49 is shown with what it stands for', () => {
    const t = play({
      A1: { at: 'C7', ap: 3, abilities: ['steal-essence:2', 'fast:1'] },
      B1: { at: 'L1', kind: 'hero', abilities: ['fast:1'] },
    })
    const shown = (answer: string) => previewOf(t.game, 0, answer, false)
    expect(shown('use A1 steal-essence fast')).toMatchObject({
      ability: 'steal-essence',
      copied: 'fast',
      ap: 2,
    })
    expect(shown('use A1 fast')).toMatchObject({ ability: 'fast', ap: 1 })
    expect(shown('use A1 fast')).not.toHaveProperty('copied')
  })
  it('8.49 is refused with what was named', () => {
    const t = play({
      A1: { at: 'C7', facing: 'N', ap: 3, abilities: ['steal-essence:1'] },
      A2: { at: 'G7', facing: 'N', ap: 3, abilities: ['fast-strike:1'] },
      B1: { at: 'L9', kind: 'hero', abilities: ['fast-strike:1'] },
      B2: { at: 'C5', facing: 'N' },
      B3: { at: 'G5', facing: 'N' },
    })
    const about = (figure: string, ability: string) => ({ figure, ability })
    expect(t.refused('use A1 steal-essence')).toEqual({
      code: 'no-such-copy',
      rule: '8.49',
      about: about('A1', 'steal-essence'),
    })
    t.answer('move A1 C6')
    expect(t.legal('use')).toEqual(['use A1 steal-essence fast-strike B2'])
    expect(t.refused('use A1 steal-essence fast-strike b3')).toEqual({
      code: 'no-such-target',
      rule: '8.12',
      about: { ...about('A1', 'steal-essence fast-strike b3'), target: 'B3' },
    })
    t.answer('move A2 G6')
    expect(t.refused('use A2 fast-strike b2')).toEqual({
      code: 'no-such-target',
      rule: '8.12',
      about: { ...about('A2', 'fast-strike b2'), target: 'B2' },
    })
    expect(t.refused('use A2 fast-strike')).toMatchObject({ code: 'no-such-target' })
  })
})

describe('9.03 whoever the Ring has overcome', () => {
  it('9.03 uses no ability, in its own phase nor in that of the enemy', () => {
    const t = begin(
      {
        A1: { ...wearer, at: 'C5', facing: 'N', abilities: ['one-ring:0', 'fast:0', 'repel:0', 'tyrant:0'] },
        A2: { at: 'C6' },
        B1: { at: 'C2', facing: 'S' },
        B9: { at: 'L10' },
      },
      { phase: 'strategy', dice: [6, 1] },
    )
    t.dice(1, 6).answer('attacker', 'keep')
    expect(t.figure('A1').life).toBe(2)
    expect(t.question).toMatchObject({ kind: 'act', about: { ready: ['A8', 'A9', 'A2'] } })
    expect(t.legal('use')).toEqual([])
    expect(t.refused('use A1 tyrant')).toMatchObject({ code: 'overcome', rule: '9.03' })
    t.answer('done')
    expect(t.question).toMatchObject({ kind: 'turning', about: { figures: ['A8', 'A9', 'A2'] } })
    t.answer('done', 'move B1 C3-C4')
    expect(t.asked).toBe('act 1 B1')
  })
})

describe('who is asked', () => {
  it('8.41 8.51 enemies alone answer what is spent, and what is used', () => {
    for (const moment of ['ability-activated', 'about-to-spend'] as const) {
      const figures = {
        A1: { at: 'C7', ap: 1, abilities: ['fast:1'] },
        A2: { at: 'C9', abilities: ['armor:0'] },
        B1: { at: 'C3', abilities: ['armor:0'] },
      }
      const t = play(figures, { book: bookWith(anybodys(moment)) })
      t.answer('use A1 fast')
      expect(t.question).toMatchObject({
        kind: 'react',
        by: 1,
        about: { moment, cause: 'A1', figures: ['B1'] },
      })
      expect(t.legal()).toEqual(['use B1 armor', 'pass'])
      t.answer('pass')
      expect(t.asked).toBe('act 0 A1')
    }
  })

  it('8.084 whoever is named in the answer uses it, not who comes first', () => {
    const t = play(
      {
        A1: { at: 'C7', facing: 'N' },
        B1: { at: 'C4', facing: 'S', abilities: ['armor:0'] },
        B2: { at: 'H4', facing: 'S', abilities: ['armor:0'] },
      },
      { book: bookWith(anybodys('zone-entered')) },
    )
    t.answer('move A1 C6-C5')
    expect(t.question).toMatchObject({ about: { cause: 'A1', figures: ['B1', 'B2'] } })
    t.answer('use B2 armor')
    expect(t.told('activated').map(e => e.figure)).toEqual(['B2'])
    expect(t.legal()).toEqual(['use B1 armor', 'pass'])
    t.answer('pass')
    expect(t.asked).toBe('act 0 A1')
  })

  it('8.08 nobody sets off what is used when dice are counted', () => {
    const abilities = ['armor:0']
    const t = fight({ A1: { at: 'C5', facing: 'N', abilities }, B1: { at: 'C4', facing: 'S' } }, [], {
      book: bookWith(anybodys('count-attacks')),
    })
    expect(t.question).toMatchObject({ kind: 'react', subject: '', about: { cause: null, figures: ['A1'] } })
    t.dice(2, 2, ...nextTurn).answer('pass')
  })

  it('8.22 orders know whom a use is about', () => {
    const armor = anybodys('shot-aimed', { recommended: undefined, worth: undefined })
    const t = play(
      {
        A1: { at: 'C7', facing: 'N', shooting: bow },
        B1: { at: 'C3' },
        B2: { at: 'F3', ap: 2, abilities: ['armor:2'] },
      },
      { book: bookWith(armor) },
    )
    t.answer('shoot A1 B1')
    const { question } = t
    const choices = 'choices' in question ? (question.choices?.() ?? []) : []
    expect(choices).toMatchObject([
      { answer: 'use B2 armor', ability: 'armor', figure: 'B2', cost: 2, about: ['A1', 'B1'] },
    ])
    // Whoever says nothing of when it is good play means always.
    expect(choices[0]!.recommended()).toBe(true)
  })

  it('8.02 8.42 nor is a choice that costs nothing dear, or about itself', () => {
    const t = begin({
      A1: { ...bearer, at: 'C5', abilities: ['one-ring:3', 'fast:2'] },
      A2: { at: 'C6', ap: 3, abilities: ['invigorate:1'] },
      A3: { at: 'C7', ap: 2, apNow: 0 },
      B1: { at: 'K5' },
    })
    const written = ({ game, figure }: ReturnType<typeof begin>, id: string) =>
      useChoices(game, ownUses(game, figure(id))).map(choice => ({
        ...choice,
        answer: makeUse(choice.answer),
      }))
    const choices = (id: string) => written(t, id)
    expect(choices('A1')).toMatchObject([
      { answer: 'use A1 one-ring', cost: 0, about: [] },
      { answer: 'use A1 fast', cost: 2, about: [] },
    ])
    expect(choices('A2')).toMatchObject([{ answer: 'use A2 invigorate A3', cost: 1, about: ['A3'] }])
    const free = classicScene({
      ...bystanders,
      A1: { at: 'C5', kind: 'hero', abilities: ['steal-essence:0'] },
      B1: { at: 'K5', kind: 'hero', ap: 9, abilities: ['fast:2'] },
      // Dread beside it raises no price where there is none.
      B2: { at: 'C4', facing: 'N', abilities: ['dread:0'] },
    })
    expect(written(free, 'A1')).toMatchObject([
      { answer: 'use A1 steal-essence fast', ability: 'steal-essence', cost: 0, about: [] },
    ])
  })
})

describe('classic: what acts by itself', () => {
  const unbidden = anybodys('zone-entered', { automatic: true, *effect() {} })
  const repel = { ...anybodys('zone-entered'), id: 'repel' as const }
  const fast = { ...unbidden, id: 'fast' as const }
  const book = { ...classic, abilities: { ...classicAbilities, armor: unbidden, fast, repel } }

  it('8.05 all of it, each once, before anybody is asked', () => {
    const t = scenario({
      book,
      figures: {
        ...bystanders,
        A1: { at: 'C7', facing: 'N' },
        B1: { at: 'C4', facing: 'S', ap: 2, abilities: ['repel:1', 'armor:0', 'fast:0'] },
        B2: { at: 'I4', facing: 'S', abilities: ['armor:0'] },
        B3: { at: 'I6', facing: 'S', abilities: ['armor:0'] },
      },
    })
    t.answer('move A1 C6-C5')
    expect(t.told('activated').map(e => [e.figure, e.ability])).toEqual([
      ['B1', 'armor'],
      ['B1', 'fast'],
      ['B2', 'armor'],
      ['B3', 'armor'],
    ])
    expect(t.legal()).toEqual(['use B1 repel', 'pass'])
    t.answer('pass')
    // Not used up: it acts again on the next occasion.
    expect(t.figure('B1').used).toEqual([])
  })

  it('8.49 classic: a copy of it is a choice', () => {
    // What costs nothing is no spending that anybody could answer.
    const spent = { ...anybodys('about-to-spend'), id: 'armor' as const }
    const t = scenario({
      book: { ...classic, abilities: { ...classicAbilities, armor: spent } },
      figures: {
        ...bystanders,
        A1: { at: 'C7', facing: 'N', kind: 'hero', abilities: ['steal-essence:0'] },
        A2: { at: 'C6' },
        B1: { at: 'K5', kind: 'hero', ap: 2, abilities: ['tyrant:0', 'armor:1'] },
      },
    })
    expect(t.told('activated')).toEqual([])
    expect(t.legal('use')).toEqual(['use A1 steal-essence tyrant'])
    t.answer('use A1 steal-essence tyrant')
    expect(t.figure('A2').marks).toHaveLength(1)
  })

  it('8.19 classic: at the beginning of the phase, and on who comes beside it later', () => {
    const t = classicScene({
      ...bystanders,
      A1: { at: 'C7', facing: 'N', kind: 'hero', abilities: ['tyrant:0'] },
      A2: { at: 'C6' },
      B1: { at: 'K5' },
    })
    expect(t.told('activated').map(e => e.ability)).toEqual(['tyrant'])
    expect(t.figure('A2').marks).toHaveLength(1)
  })
})

describe('8.08 moments of a combat', () => {
  it('8.08 8.081 8.42 none of them is for whoever is carried, or fights elsewhere', () => {
    for (const moment of ['count-attacks', 'before-combat-roll', 'after-damage-roll'] as const) {
      const abilities = ['armor:0']
      const t = fight(
        {
          A1: { at: 'C5', facing: 'N', abilities },
          B1: { at: 'C4', facing: 'S' },
          A3: { at: 'H5', facing: 'N', abilities },
          A4: { at: 'E9', facing: 'N', base: 'large-3', abilities: ['large:0', 'ent-carry:0'] },
          A5: { at: 'E8', carriedBy: 'A4', abilities },
        },
        [4, 4, 6, 6, ...calm],
        { book: bookWith(anybodys(moment)) },
      )
      expect(t.asked).toBe('react 0')
      expect(t.legal()).toEqual(['use A1 armor', 'pass'])
      expect(t.refused('use A3 armor')).toMatchObject({ code: 'not-its-moment', rule: '8.08' })
      expect(t.refused('use A5 armor')).toMatchObject({
        code: 'carried',
        rule: '8.42',
        about: { figure: 'A5', ability: 'armor', target: 'A4' },
      })
    }
  })
})
