import { describe, expect, it } from 'vitest'
import { courageOf } from '../../../rules/dark-lord/field/courage.ts'
import { skirmish } from '../../helpers/darkLord.ts'

const tall = { rows: 26 }

describe('dread', () => {
  const courage = (figures: Parameters<typeof skirmish>[0]['figures'], label = 'A1') => {
    const t = skirmish({ board: tall, figures })
    return courageOf(t.field, t.figure(label))
  }

  it('DL-34 enemies within 18 have one Courage less, and nobody farther off', () => {
    const lord = { at: 'C1', traits: ['dread'] }
    expect(courage({ A1: { at: 'C20' }, B1: lord })).toBe(2)
    expect(courage({ A1: { at: 'C21' }, B1: lord })).toBe(3)
    expect(courage({ A1: { at: 'C20' }, B1: { at: 'C1' } })).toBe(3)
  })

  it('DL-34 enemies only, and its bearer gone nobody', () => {
    expect(courage({ A1: { at: 'C5' }, B1: { at: 'C1', traits: ['dread'] }, B2: { at: 'C2' } }, 'B2')).toBe(3)
    expect(
      courage({
        A1: { at: 'C5' },
        B1: { at: '', traits: ['dread'], now: { condition: 'away' } },
        B2: { at: 'C2' },
      }),
    ).toBe(3)
  })

  it('DL-34 a test is thrown with it', () => {
    const t = skirmish({
      figures: { A1: { at: 'C5' }, B1: { at: 'C8', traits: ['terror', 'dread'] }, A2: { at: 'P1' } },
    })
    t.dice(4, 3).answer('move A1 C7')
    expect(t.told('courage')).toMatchObject([{ courage: 2, passed: false }])
  })

  it('DL-35a such penalties of several do not add up: the drum is of the kind', () => {
    const lord = { at: 'C1', traits: ['dread'] }
    const drummer = { at: 'C2', traits: ['drum'] }
    expect(courage({ A1: { at: 'C15' }, B1: drummer })).toBe(2)
    expect(courage({ A1: { at: 'C16' }, B1: drummer })).toBe(3)
    expect(
      courage({ A1: { at: 'C12' }, B1: lord, B2: drummer, B3: { at: 'C3', traits: ['dread', 'drum'] } }),
    ).toBe(2)
  })

  it('DL-35b what is drained and what distance takes are not of the kind, and add up', () => {
    expect(courage({ A1: { at: 'C5', now: { drained: 2 } }, B1: { at: 'C1', traits: ['dread'] } })).toBe(0)
    const t = skirmish({
      figures: {
        A1: { at: 'C5', courage: 5, now: { drained: 1 } },
        B1: { at: 'C8', now: { ring: 'on' } },
        B2: { at: 'C12', traits: ['dread'] },
      },
    })
    t.dice(6, 6).answer('move A1 C7 B1')
    // 5, drained of one, dreading another, with two hexes between.
    expect(t.told('courage')).toMatchObject([{ why: 'finding', courage: 1 }])
  })
})

describe('DL-36 one resisting die more', () => {
  const cast = (target: object, power = 'transfixing') =>
    skirmish({
      figures: {
        A1: { at: 'C5', will: 1, powers: [`${power}:12:3`] },
        B1: { at: 'C8', ...target },
        B2: { at: 'P1' },
      },
    }).dice(4)

  it('DL-36a than he pays for, when a power names him', () => {
    const t = cast({ will: 3, traits: ['resistant'] }).answer('cast A1 transfixing B1 1')
    expect(t.asked).toBe('resist 1 B1')
    t.dice(1, 2, 4).answer('will 2')
    expect(t.told('resisted')).toMatchObject([{ figure: 'B1', dice: [1, 2, 4], held: true }])
    expect(t.figure('B1').will).toBe(1)
  })

  it('DL-36a DR-20 also when a power takes him with all in range', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'C5', will: 1, powers: ['frightening:3:3'] },
        B1: { at: 'C8', traits: ['resistant'] },
      },
    })
    t.dice(4, 4).answer('cast A1 frightening 1')
    expect(t.told('resisted')).toMatchObject([{ dice: [4], held: true }])
    expect(t.told('courage')).toEqual([])
  })

  it('DL-36b also with no Will left, and when he pays none', () => {
    const none = cast({ traits: ['resistant'] })
      .dice(4)
      .answer('cast A1 transfixing B1 1')
    expect(none.told('resisted')).toMatchObject([{ dice: [4], held: true }])
    const paid = cast({ will: 2, traits: ['resistant'] })
      .answer('cast A1 transfixing B1 1')
      .dice(3)
      .answer('none')
    expect(paid.told('resisted')).toMatchObject([{ dice: [3], held: false }])
    expect(paid.figure('B1').will).toBe(2)
  })

  it('DL-36b others throw nothing for nothing', () => {
    const t = cast({ will: 2 }).answer('cast A1 transfixing B1 1', 'none')
    expect(t.told('resisted')).toEqual([])
    expect(t.figure('B1').marks.transfixed).toBe(true)
  })
})

describe('terror', () => {
  const scene = {
    figures: {
      A1: { at: 'C5' },
      A2: { at: 'P1' },
      B1: { at: 'C8', traits: ['terror'] },
      B2: { at: 'D7', traits: ['terror'] },
      B3: { at: 'G5' },
    },
  }

  it('DL-37a who would charge an enemy with it tests Courage, before any step', () => {
    const t = skirmish(scene).dice(1, 1).answer('move A1 C7')
    expect(t.told('courage')).toMatchObject([{ figure: 'A1', why: 'terror', passed: false }])
    expect(t.told('moved')).toEqual([])
    expect(t.where('A1')).toBe('C5')
  })

  it('DL-37a DB-10b standing beside it from the beginning all the same', () => {
    const t = skirmish({
      figures: { A1: { at: 'C7' }, A2: { at: 'P1' }, B1: { at: 'C8', traits: ['terror'] } },
    })
    expect(t.legal('charge A1')).toEqual(['charge A1'])
    t.dice(1, 1).answer('charge A1')
    expect(t.told('frozen')).toMatchObject([{ figure: 'A1' }])
    const dares = skirmish({
      figures: { A1: { at: 'C7' }, A2: { at: 'P1' }, B1: { at: 'C8', traits: ['terror'] } },
    })
    dares.dice(6, 6).answer('charge A1')
    expect(dares.told('charged')).toMatchObject([{ figure: 'A1', enemies: ['B1'] }])
    expect(dares.told('moved')).toEqual([])
  })

  it('DL-37a not for another charge, and not for a move beside nobody', () => {
    const t = skirmish(scene).answer('move A1 D5-E5-F5')
    expect(t.told('courage')).toEqual([])
    expect(t.told('charged')).toMatchObject([{ enemies: ['B3'] }])
  })

  it('DL-37a who is charged by it throws nothing', () => {
    const t = skirmish({ ...scene, part: 1 }).answer('move B1 C6')
    expect(t.told('courage')).toEqual([])
  })

  it('DL-37b one test a move, however many terrible enemies it charges; DL-38 passed, it charges as usual', () => {
    const t = skirmish(scene).dice(4, 3).answer('move A1 C7')
    expect(t.told('courage')).toHaveLength(1)
    expect(t.told('charged')).toMatchObject([{ figure: 'A1', enemies: ['B2', 'B1'] }])
    expect(t.where('A1')).toBe('C7')
    expect(t.figure('A1').marks).toMatchObject({ frozen: false, spent: 2, charged: true })
  })

  it('DL-39a failed, it does not charge, nor move for the rest of the turn', () => {
    const t = skirmish({ ...scene, treasure: 'C5' })
      .dice(1, 1)
      .answer('move A1 C7')
    expect(t.told('frozen')).toMatchObject([{ figure: 'A1' }])
    for (const not of ['move A1 C4', 'move A1 D5-E5-F5', 'lie A1', 'lift A1'])
      expect(t.refused(not)).toMatchObject({ code: 'held-fast', rule: 'DL-39' })
    expect(t.figure('A1').marks.engaged).toEqual([])
  })

  it('DL-39a DR-05 a frozen one is moved by no power either, which takes hold in all else', () => {
    const t = skirmish({
      part: 1,
      figures: {
        A1: { at: 'C5', marks: { frozen: true } },
        A2: { at: 'P1' },
        B1: { at: 'C8', will: 1, powers: ['compelling:12:3'] },
      },
    })
    t.dice(3).answer('cast B1 compelling A1 1')
    expect(t.asked).toBe('act 1 B1')
    expect(t.figure('A1').marks).toMatchObject({ compelled: true, transfixed: true })
    expect(t.where('A1')).toBe('C5')
  })

  it('DL-39b it may shoot and cast from where it stands', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'C5', will: 1, powers: ['draining:12:2'], traits: ['bow'], shoot: 4 },
        A2: { at: 'P1' },
        B1: { at: 'C8', traits: ['terror'] },
      },
    })
    t.dice(1, 1).answer('move A1 C7').dice(4).answer('cast A1 draining B1 1')
    expect(t.told('drained')).toMatchObject([{ figure: 'B1' }])
    t.answer('done')
    expect(t.legal('shoot')).toEqual(['shoot A1 B1'])
  })

  it('DL-39b it may support, and fights if charged', () => {
    const t = skirmish({
      stage: 'division',
      answers: 'defaults',
      dice: [1, 1, 6, 1, 1, 1, 1, 1, 6],
      figures: {
        A1: { at: 'C5', marks: { engaged: ['B1'], frozen: true } },
        A2: { at: 'C4', traits: ['spear'], marks: { frozen: true } },
        B1: { at: 'C6', marks: { engaged: ['A1'] } },
      },
    })
    expect(t.told('fight-began')).toMatchObject([{ one: 'A1', others: ['B1'], supporters: ['A2'] }])
    const charged = skirmish({
      part: 1,
      figures: { A1: { at: 'C5', marks: { frozen: true } }, B1: { at: 'C8' } },
    }).answer('move B1 C6')
    expect(charged.figure('A1').marks.engaged).toEqual(['B1'])
  })

  it('DL-40 may be against one keyword only; others do not test', () => {
    const against = (keyword: string, charger: object) => {
      const t = skirmish({
        figures: {
          A1: { at: 'C5', courage: 10, ...charger },
          B1: { at: 'C8', traits: [`terror:${keyword}`] },
        },
      })
      t.dice(1, 1).answer('move A1 C7')
      return t.told('courage').length
    }
    expect(against('wraith', { keywords: ['wraith'] })).toBe(1)
    expect(against('wraith', { keywords: ['raider'] })).toBe(0)
    const mount = { name: { en: 'wolf', fr: 'loup' }, move: 8, strength: 4, defence: 4, life: 1, courage: 2 }
    expect(against('cavalry', { mount })).toBe(1)
    expect(against('cavalry', {})).toBe(0)
    expect(against('infantry', {})).toBe(1)
    expect(against('infantry', { keywords: ['engine'] })).toBe(0)
  })
})
