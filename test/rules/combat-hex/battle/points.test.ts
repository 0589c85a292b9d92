import { describe, expect, it } from 'vitest'
import { tournamentTraits } from '../../../../rules/combat-hex/abilities/traits.ts'
import { isAlways, isAutomatic, isFree } from '../../../../rules/combat-hex/battle/points/points.ts'
import type { Ability } from '../../../../rules/combat-hex/battle/vocabulary.ts'
import { classic } from '../../../../rules/combat-hex/books/classic.ts'
import { tournament } from '../../../../rules/combat-hex/books/tournament.ts'
import { bystanders, classicScene } from '../../../helpers/classic.ts'
import { begin, wearer, wraith } from '../../../helpers/ring.ts'
import { type Placed, scenario } from '../../../helpers/scenario.ts'

const plain: Ability = { id: 'fast' }
const atMoment: Ability = { ...plain, moment: 'before-move' }

describe('abilities that need no activation', () => {
  it('8.082 those without a moment, unless they copy others or are in no book', () => {
    for (const book of [tournament, classic])
      for (const cost of [0, 1]) {
        expect(isAlways(book, plain, cost)).toBe(true)
        expect(isAlways(book, { ...plain, copies: () => [] }, cost)).toBe(false)
        expect(isAlways(book, { ...plain, inert: true }, cost)).toBe(false)
      }
  })

  it('8.05 classic: those without a number, where nothing is to be done or chosen', () => {
    expect(isAlways(classic, atMoment, 0)).toBe(true)
    expect(isAlways(classic, { ...atMoment, duration: 'turn' }, 0)).toBe(true)
    expect(isAlways(classic, atMoment, 1)).toBe(false)
    expect(isAlways(tournament, atMoment, 0)).toBe(false)
    const done: Partial<Ability>[] = [
      { *effect() {} },
      { targets: () => [] },
      { copies: () => [] },
      { notActivated: true },
      { duration: 'until' },
    ]
    for (const more of done) expect(isAlways(classic, { ...atMoment, ...more }, 0)).toBe(false)
  })

  it('8.05 classic: they cost nothing, and some act by themselves', () => {
    expect([0, 1].map(cost => isFree(classic, { cost }))).toEqual([true, false])
    expect([0, 1].map(cost => isFree(tournament, { cost }))).toEqual([false, false])
    const ability: Ability = { ...atMoment, automatic: true }
    const use = { ability, printed: ability, cost: 0 }
    expect(isAutomatic(classic, use)).toBe(true)
    expect(isAutomatic(tournament, use)).toBe(false)
    expect(isAutomatic(classic, { ...use, cost: 1 })).toBe(false)
    expect(isAutomatic(classic, { ...use, printed: plain })).toBe(false)
    expect(isAutomatic(classic, { ability: atMoment, printed: atMoment, cost: 0 })).toBe(false)
  })
})

describe('what is at work on a figure', () => {
  it('8.13 8.16 one of its abilities is enough to pass unmet', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C7', movement: 6, abilities: ['leadership:0', 'flyer:0'] },
        A9: { at: 'A10' },
        B1: { at: 'D5', facing: 'SW', abilities: ['repel:0'] },
        B9: { at: 'L10' },
      },
    })
    t.answer('move A1 C6-C5-C4-C3 N')
    expect(t.where('A1')).toBe('C3')
    expect(t.told('activated')).toEqual([])
  })

  it('9.04 whatever else is said of a ringwraith', () => {
    const t = begin(
      { A1: { ...wearer, at: 'C5' }, B1: { ...wraith, at: 'C2', traits: ['sauron', 'ringwraith'] } },
      { attacker: 1 },
    )
    expect(t.refused('done')).toMatchObject({ code: 'must-approach', rule: '9.04' })
  })
})

describe('what things cost', () => {
  const fast = (at: string): Placed => ({ at, facing: 'N', ap: 2, apNow: 1, abilities: ['fast:1'] })
  const dear = (id: string) => ({
    code: 'ability-too-dear',
    rule: '8.02',
    about: { figure: id, ability: 'fast', cost: 2, ap: 1 },
  })

  it('8.41 more beside an enemy whose Dread is at work, whatever else it has', () => {
    const t = scenario({
      phase: 'strategy',
      figures: {
        A1: fast('C5'),
        A2: { ...fast('D4'), apNow: 2 },
        A3: fast('H5'),
        A9: { at: 'A10' },
        B1: { at: 'C4', ap: 3, abilities: ['battle-awareness:0', 'dread:1', 'terrifying:0'] },
        B2: { ...fast('B5'), abilities: ['fast:1'] },
      },
      dice: [6, 1],
    })
    t.answer('attacker', 'use B1 battle-awareness')
    // Not before it is.
    expect(t.legal('use')).toEqual(['use A1 fast', 'use A2 fast', 'use A3 fast'])
    t.answer('use A2 fast', 'use B1 dread')
    expect(t.figure('A2').ap).toBe(0)
    expect(t.refused('use A1 fast')).toEqual(dear('A1'))
    expect(t.legal('use')).toEqual(['use A3 fast'])
    expect(t.answer('use A3 fast').figure('A3').ap).toBe(0)
    t.answer('done')
    t.defaultsWhile(q => q.kind === 'turning')
    // Its friends pay what they always pay.
    expect(t.answer('use B2 fast').figure('B2').ap).toBe(0)
  })

  it('8.41 8.05 classic: without a number it always is', () => {
    const t = classicScene({
      ...bystanders,
      A1: fast('C5'),
      B1: { at: 'C4', ap: 3, abilities: ['fast:1', 'dread:0'] },
      B2: { at: 'H4', ap: 3, abilities: ['dread:1'] },
      A2: fast('H5'),
    })
    expect(t.refused('use A1 fast')).toEqual(dear('A1'))
    expect(t.legal('use')).toEqual(['use A2 fast'])
  })

  it('8.41 what the rules say of a figure by name counts as well', () => {
    const sauron = { rule: '8.41', hooks: { apCost: () => ({ plus: 1 }) } }
    const t = scenario({
      book: { traits: { ...tournamentTraits, sauron } },
      figures: { A1: fast('C5'), B1: { at: 'L1', traits: ['ringwraith', 'sauron'] } },
    })
    expect(t.refused('use A1 fast')).toEqual(dear('A1'))
  })

  it('8.41 8.06 what cannot be paid after all is not used, and what was used before stays so', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C5', ap: 2, abilities: ['fast:1', 'sneak:1'] },
        A9: { at: 'A10' },
        B1: { at: 'C4', facing: 'N', ap: 3, abilities: ['dread:1'] },
      },
    })
    t.answer('use A1 fast', 'pass', 'use A1 sneak', 'use B1 dread')
    expect(t.figure('A1')).toMatchObject({ ap: 1, used: [0] })
    expect(t.told('not-activated')).toMatchObject([{ figure: 'A1', ability: 'sneak', ap: 1, cost: 2 }])
    const [event] = t.told('activated')
    expect(event).toMatchObject({ figure: 'A1', ability: 'fast', ap: 1 })
    expect(event!.copied).toBeUndefined()
    expect(event!.target).toBeUndefined()
  })

  it('8.14 whom an ability is used on is told', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C5', ap: 2, abilities: ['invigorate:1'] },
        A2: { at: 'C6', ap: 2, apNow: 0 },
        B1: { at: 'L10' },
      },
    })
    t.dice(2, 2).answer('use A1 invigorate A2')
    expect(t.told('activated')).toMatchObject([{ figure: 'A1', ability: 'invigorate', target: 'A2' }])
  })
})

describe('a phase begins', () => {
  it('8.10b notes who could charge and is threatened, and nobody else', () => {
    const rider: Partial<Placed> = { base: 'cavalry', abilities: ['cavalry:0'] }
    const t = scenario({
      attacker: 1,
      figures: {
        A1: { at: 'C5', facing: 'N', ...rider },
        A2: { at: 'H5', facing: 'N' },
        A3: { at: 'K8', facing: 'N', ...rider },
        B1: { at: 'C4', facing: 'S' },
        B2: { at: 'H4', facing: 'S' },
      },
    })
    t.answer('done', 'done')
    expect(t.asked).toBe('act 0')
    expect(['A1', 'A2', 'A3'].map(id => t.figure(id).threatenedAtStart)).toEqual([true, undefined, undefined])
    expect(t.state.mover).toBeUndefined()
  })
})

describe('a question about an action', () => {
  it('3.09 is another once somebody acts, goes on, or may act no more', () => {
    const t = scenario({ figures: { A1: { at: 'C5' }, A2: { at: 'G5' }, B1: { at: 'L10' } } })
    const prints = [t.question.space.fingerprint()]
    for (const answer of ['turn A1 S', 'move A1 C6', 'end', 'turn A2 S']) {
      t.answer(answer)
      prints.push(t.question.space.fingerprint())
    }
    expect(new Set(prints).size).toBe(prints.length)
  })
})
