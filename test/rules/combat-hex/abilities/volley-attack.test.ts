import { describe, expect, it } from 'vitest'
import { previewOf } from '../../../../rules/combat-hex/battle/answers/preview.ts'
import { type Placed, type Scene, scenario, sidesOf } from '../../../helpers/scenario.ts'

/** A1 with four dice before B1 (endurance 3) and B2 (endurance 5); B3 behind it, B4 too far away. */
const archer = (
  placed: Partial<Placed> = {},
  more: Record<string, Placed> = {},
  scene: Partial<Scene> = {},
) =>
  scenario({
    figures: {
      A1: {
        at: 'E7',
        facing: 'N',
        ap: 6,
        shooting: { dice: 4, range: 5 },
        abilities: ['volley-attack:1'],
        ...placed,
      },
      B1: { at: 'E4', life: 3 },
      B2: { at: 'F4', life: 3, endurance: 5 },
      B3: { at: 'E10', life: 3 },
      B4: { at: 'E1', life: 3 },
      ...more,
    },
    ...scene,
  })
const use = 'use A1 volley-attack'

describe('Volley Attack', () => {
  it('8.27 names no target: damage dice go to any enemies in range and in sight', () => {
    const t = archer()
    t.answer(use)
    expect(t.legal('shoot')).toContain('shoot A1 N')
    t.dice(5, 6, 5, 6, 3, 6, 5, 4).answer('shoot A1 N')
    expect(t.told('volley')).toMatchObject([{ figure: 'A1', targets: ['B1', 'B2'], dice: 4, facing: 'N' }])
    expect(t.question).toMatchObject({
      kind: 'allocate',
      by: 0,
      about: { die: 6, rest: [5, 4, 3], targets: [{ id: 'B1' }, { id: 'B2' }] },
    })
    t.answer('B2')
    // The 5 may still go to either; what is left reaches B1 alone.
    t.answer('B2')
    expect(t.told('allocated').map(e => `${e.die} ${e.target}`)).toEqual(['6 B2', '5 B2', '4 B1', '3 B1'])
    expect([t.figure('B1').life, t.figure('B2').life]).toEqual([1, 1])
    expect(t.figure('A1').ap).toBe(5)
  })

  it('8.27 a die below the endurance of all is lost', () => {
    const t = archer()
    t.answer(use).dice(5, 5, 2, 2, 2, 3).answer('shoot A1 N')
    expect(t.told('allocated')).toMatchObject([{ die: 3, target: 'B1' }])
    expect(t.told('lost')).toMatchObject([{ blow: 'shot', faces: [2] }])
  })

  it('8.27 the facings are offered by how many they have in view, then the present one, then clockwise', () => {
    const offered = (facing: string, more: Record<string, Placed>) => {
      const t = archer({ facing }, more)
      t.answer('use A1 volley-attack')
      return t.legal('shoot A1').map(answer => answer.split(' ')[2])
    }
    const none = { B1: { at: 'A1' }, B2: { at: 'B1' }, B3: { at: 'C1' }, B4: { at: 'L10' } }
    // One right ahead and one behind: three ways to face have each of them in view.
    const two = { ...none, B1: { at: 'E4' }, B2: { at: 'E10' } }
    expect(offered('N', two)).toEqual(['N', 'NE', 'SE', 'S', 'SW', 'NW'])
    expect(offered('SW', two)).toEqual(['SW', 'N', 'NE', 'SE', 'S', 'NW'])
    const turned = { ...two, B1: two.B2, B2: two.B1 }
    expect(offered('SE', turned)).toEqual(['SE', 'N', 'NE', 'S', 'SW', 'NW'])
    // Two behind it are more.
    const three = { ...two, B3: { at: 'D9' } }
    expect(offered('N', three)).toEqual(['S', 'SW', 'N', 'NE', 'SE', 'NW'])
    expect(offered('SW', three)).toEqual(['SW', 'S', 'N', 'NE', 'SE', 'NW'])
  })

  it('8.27 no facing named: the one with most of them in view', () => {
    const t = archer({ facing: 'NE' })
    t.answer(use)
    // Others have them in view, too.
    expect(t.legal('shoot A1')[0]).toBe('shoot A1 NE')
    t.dice(2, 2, 2, 2).answer('shoot A1')
    expect(t.told('volley')).toMatchObject([{ targets: ['B1', 'B2'], facing: 'NE' }])
    const moved = archer()
    moved.answer(use, 'move A1 E8 N')
    expect(moved.legal('shoot')).toEqual([])
    expect(moved.refused('shoot A1 N')).toMatchObject({ code: 'moved-already', rule: '5.01' })
  })

  it('8.27 sight and range are those from the facing it takes', () => {
    const t = archer()
    t.answer(use)
    t.dice(5, 2, 2, 2, 6).answer('shoot A1 S')
    expect(t.told('volley')).toMatchObject([{ targets: ['B3'], facing: 'S' }])
    expect(t.figure('B3').life).toBe(2)
    expect(t.figure('A1').facing).toBe(3)
  })

  it('8.27 who is hidden cannot be hurt', () => {
    const names = ['E5 N', 'E5 NE', 'E5 NW', 'D5 N', 'F5 N', 'D5 NW', 'F5 NE']
    const t = archer({}, {}, { board: { sides: sidesOf('impassable', ...names) } })
    t.answer(use)
    expect(t.refused('shoot A1 N')).toMatchObject({ code: 'nobody-in-view' })
  })

  it('5.03 8.27 while it is at work no target can be named, and without it one must be', () => {
    const t = archer()
    expect(t.refused('shoot A1 N')).toMatchObject({ code: 'names-a-target', rule: '5.03' })
    expect(t.refused('shoot A1')).toMatchObject({ code: 'names-a-target' })
    t.answer(use)
    expect(t.refused('shoot A1 B1 N')).toMatchObject({ code: 'names-no-target' })
    expect(t.legal('shoot A1 B')).toEqual([])
    t.dice(2, 2, 2, 2).answer('shoot A1')
    expect(t.told('volley')).toHaveLength(1)
    expect(t.refused('shoot A1 N')).toMatchObject({ code: 'shot-already' })
  })

  it('8.27 5.14 no die for raised ground', () => {
    const t = archer({}, {}, { board: { raised: ['E7'] } })
    t.answer(use).dice(2, 2, 2, 2).answer('shoot A1 N')
    expect(t.told('volley')).toMatchObject([{ dice: 4 }])
  })

  it('8.27 8.26 no die for whoever is called', () => {
    const caller = { at: 'E9', facing: 'N', ap: 3, abilities: ['shot-caller:1'] }
    const t = archer({}, { A2: caller })
    t.answer(use).dice(2, 2, 2, 2).answer('shoot A1 N')
    expect(t.told('activated').map(e => e.ability)).toEqual(['volley-attack'])
  })

  it('8.27 5.171 no penalty: a 5 hits whatever lies on the line', () => {
    const names = ['D5', 'E5', 'F5', 'D6', 'E6', 'F6'].flatMap(hex => [`${hex} N`, `${hex} NE`, `${hex} NW`])
    const t = archer({}, {}, { board: { sides: sidesOf('difficult', ...names) } })
    expect(previewOf(t.game, 0, 'shoot A1 B1 N', false)).toMatchObject({ penalty: true, hitsFrom: 6 })
    t.answer(use)
    expect(previewOf(t.game, 0, 'shoot A1 N', false)).toMatchObject({ kind: 'volley', hitsFrom: 5, dice: 4 })
    t.dice(5, 5, 2, 2, 2, 2).answer('shoot A1 N')
    expect(t.told('hits')).toMatchObject([{ hits: 2 }])
  })

  it('5.18 5.21 one hit and one wound may be converted', () => {
    const t = archer()
    t.answer(use).dice(1, 1, 5, 2).answer('shoot A1 N')
    expect(t.asked).toBe('convert-hit 0')
    t.dice(1, 1).answer('A1')
    expect(t.asked).toBe('convert-wound 0')
    t.answer('A1')
    expect(t.question).toMatchObject({ kind: 'allocate', about: { die: 6, rest: [1] } })
  })

  it('8.22 8.23 deadly shots and deadly aims are for its dice too', () => {
    const t = archer({ abilities: ['volley-attack:1', 'deadly-shot:1', 'deadly-aim:1'] })
    t.answer(use).dice(5, 2, 2, 2).answer('shoot A1 N')
    t.answer('use A1 deadly-aim').dice(6, 3).answer('use A1 deadly-shot')
    t.answer('B2')
    expect([t.figure('B1').life, t.figure('B2').life]).toEqual([1, 1])
  })

  it('8.22 8.50 a terrifying figure among them loses one life a die', () => {
    const t = archer(
      { abilities: ['volley-attack:1', 'deadly-aim:1'] },
      { B1: { at: 'E4', life: 3, abilities: ['terrifying:0'] } },
    )
    t.answer(use).dice(5, 5, 2, 2).answer('shoot A1 N')
    t.dice(6, 5).answer('use A1 deadly-aim').answer('B1', 'B2')
    expect([t.figure('B1').life, t.figure('B2').life]).toEqual([2, 1])
  })

  it('5.22 all who fall leave at once', () => {
    const weak = { life: 1 }
    const t = archer({}, { B1: { at: 'E4', ...weak }, B2: { at: 'F4', ...weak } })
    t.answer(use).dice(5, 5, 2, 2, 6, 6).answer('shoot A1 N').answer('B1', 'B2')
    expect(t.told('removed').map(e => e.figure)).toEqual(['B1', 'B2'])
  })

  it('8.27 by default where there is more to hurt than one, and then over the most of them', () => {
    const bow = { dice: 6, range: 5 }
    const weak = { B1: { at: 'E4', life: 1 }, B2: { at: 'F4', life: 1 }, B3: { at: 'L9' } }
    const t = archer({ shooting: bow }, weak)
    expect(t.question.fallback()).toBe(use)
    t.answer(use)
    expect(t.question.fallback()).toMatch(/^shoot A1 (N|NE|NW)$/)
    const two = archer({}, { B2: { at: 'L1' }, B3: { at: 'L2' } })
    expect(two.question.fallback()).toMatch(/^shoot A1 B1/)
  })
})
