import { describe, expect, it } from 'vitest'
import { type Placed, type Scene, scenario } from '../../../helpers/scenario.ts'

/** A1 with two dice before B1, B2 and B3, whose endurances are 2, 4 and 6. */
const archer = (
  placed: Partial<Placed> = {},
  more: Record<string, Placed> = {},
  scene: Partial<Scene> = {},
) =>
  scenario({
    figures: {
      A1: {
        at: 'E8',
        facing: 'N',
        ap: 6,
        shooting: { dice: 2, range: 6 },
        abilities: ['arrow-flurry:2'],
        ...placed,
      },
      B1: { at: 'D4', life: 3, endurance: 2 },
      B2: { at: 'E4', life: 3, endurance: 4 },
      B3: { at: 'F4', life: 3, endurance: 6 },
      ...more,
    },
    ...scene,
  })
const use = 'use A1 arrow-flurry'

describe('Arrow Flurry', () => {
  it('8.20 doubles its dice, names no target, and gives damage dice to whom they can hurt', () => {
    const t = archer()
    t.answer(use).dice(5, 5, 6, 6, 6, 4, 3, 2).answer('shoot A1 N')
    expect(t.told('volley')).toMatchObject([{ dice: 4, targets: ['B1', 'B2', 'B3'] }])
    expect(t.legal()).toEqual(['B1', 'B2', 'B3'])
    t.answer('B3')
    // A 4 reaches two of them, a 3 and a 2 the first alone.
    expect(t.legal()).toEqual(['B1', 'B2'])
    t.answer('B2')
    expect(t.told('allocated').map(e => `${e.die} ${e.target}`)).toEqual(['6 B3', '4 B2', '3 B1', '2 B1'])
    expect(['B1', 'B2', 'B3'].map(id => t.figure(id).life)).toEqual([1, 2, 2])
    expect(t.figure('A1').ap).toBe(4)
  })

  it('8.20 a die that reaches nobody is lost', () => {
    const t = archer({}, { B1: { at: 'L1' }, B2: { at: 'L2' } })
    t.answer(use).dice(5, 5, 2, 2, 5, 4).answer('shoot A1 N')
    expect(t.told('lost')).toMatchObject([{ blow: 'shot', faces: [5, 4] }])
    expect(t.told('wounded')).toEqual([])
  })

  it('8.20 not those out of range, and no target may be named', () => {
    const t = archer({ shooting: { dice: 1, range: 4 } }, { B4: { at: 'E3' } })
    t.answer(use)
    expect(t.refused('shoot A1 B2')).toMatchObject({ code: 'names-no-target' })
    t.dice(2, 2).answer('shoot A1 N')
    expect(t.told('volley')[0]?.targets).not.toContain('B4')
  })

  it('8.20 5.14 8.26 no die for raised ground, nor for one that is called', () => {
    const caller = { at: 'E10', facing: 'N', ap: 3, abilities: ['shot-caller:1'] }
    const t = archer({}, { A2: caller }, { board: { raised: ['E8'] } })
    t.answer(use).dice(2, 2, 2, 2).answer('shoot A1 N')
    expect(t.told('volley')).toMatchObject([{ dice: 4 }])
  })

  it('1.10 8.084 twice on a base it doubles twice', () => {
    const t = archer({ abilities: ['arrow-flurry:1', 'arrow-flurry:1'] })
    t.answer(use, use).dice(2, 2, 2, 2, 2, 2, 2, 2).answer('shoot A1 N')
    expect(t.told('volley')).toMatchObject([{ dice: 8 }])
  })

  it('8.27 with a Volley Attack there are twice the dice of a volley', () => {
    const t = archer({ abilities: ['arrow-flurry:1', 'volley-attack:1'] })
    t.answer('use A1 volley-attack', use).dice(2, 2, 2, 2).answer('shoot A1 N')
    expect(t.told('volley')).toMatchObject([{ dice: 4 }])
  })

  it('8.39 a Killing Blow makes wounds of its scratches', () => {
    const t = archer({ abilities: ['arrow-flurry:1', 'killing-blow:1'] })
    t.answer(use).dice(5, 5, 2, 2, 1, 1).answer('shoot A1 N')
    expect(t.question).toMatchObject({ kind: 'react', about: { moment: 'after-damage-roll' } })
    t.answer('use A1 killing-blow')
    expect(t.question).toMatchObject({ kind: 'allocate', about: { die: 6, rest: [6] } })
  })

  it('8.35 each victim may use its Armor', () => {
    const t = archer({}, { B1: { at: 'D4', life: 3, endurance: 2, ap: 1, abilities: ['armor:1'] } })
    t.answer(use).dice(5, 5, 2, 2, 6, 3).answer('shoot A1 N')
    t.answer('B2')
    expect(t.question).toMatchObject({
      kind: 'react',
      by: 1,
      about: { moment: 'damage-allocated', cause: 'B1' },
    })
    t.answer('use B1 armor')
    expect(['B1', 'B2'].map(id => t.figure(id).life)).toEqual([3, 2])
  })

  it('8.04 8.06 goes with the activation, once a turn', () => {
    const t = archer({}, { A2: { at: 'A9' } })
    t.answer(use)
    expect(t.refused(use)).toMatchObject({ code: 'ability-used' })
    t.answer('turn A2 S')
    expect(t.figure('A1').marks).toEqual([])
  })

  it('8.20 by default where it hurts more than a shot that is aimed', () => {
    const t = archer()
    expect(t.question.fallback()).toBe(use)
    t.answer(use)
    expect(t.question.fallback()).toMatch(/^shoot A1 (N|NE|NW|S|SE|SW)$/)
    t.dice(5, 5, 6, 6, 6, 4, 3, 2).answer(t.question.fallback())
    expect(t.legal()).toContain(t.question.fallback())
  })
})
