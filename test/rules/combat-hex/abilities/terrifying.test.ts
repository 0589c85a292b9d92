import { describe, expect, it } from 'vitest'
import { type Preview, previewOf } from '../../../../rules/combat-hex/battle/answers/preview.ts'
import { fight, nextTurn } from '../../../helpers/fight.ts'
import { type Placed, scenario } from '../../../helpers/scenario.ts'

const dreadful: Placed = { at: 'C5', ap: 3, movement: 4, abilities: ['terrifying:0', 'fast:1'] }
const far: Placed = { at: 'L9' }

describe('8.50 Terrifying', () => {
  it('8.50 4.11 nobody attacks it freely when it disengages', () => {
    const t = scenario({
      figures: { A1: dreadful, B1: { at: 'C4', facing: 'S', attacks: 5 }, B2: { at: 'D4', facing: 'SW' } },
    })
    const preview = previewOf(t.game, 0, 'move A1 C6-C7 S', false) as Preview & { kind: 'move' }
    expect(preview).toMatchObject({ kind: 'move', freeAttacks: [], freeDice: 0 })
    t.answer('move A1 C6-C7 S')
    expect(t.where('A1')).toBe('C7')
    expect(t.told('free-attack')).toEqual([])
    expect(t.told('rolled')).toEqual([])
  })

  it('8.50 8.16 Repel does not answer it', () => {
    const enemy: Placed = { at: 'C2', facing: 'S', ap: 3, abilities: ['repel:1'] }
    const t = scenario({ figures: { A1: dreadful, B1: enemy, B2: far } })
    t.answer('move A1 C4-C3 N')
    expect(t.asked).toBe('act 0 A1')
    const plain = scenario({ figures: { A1: { at: 'C5' }, B1: enemy, B2: far } })
    expect(plain.answer('move A1 C4-C3 N').asked).toBe('react 1 A1')
  })

  it('8.50 8.18 Stalwart does not hold it', () => {
    const holder: Placed = { at: 'C4', facing: 'S', ap: 2, abilities: ['stalwart:1'] }
    const t = scenario({ figures: { A1: dreadful, B1: holder, B2: far } })
    t.answer('move A1 C6')
    expect(t.asked).toBe('act 0 A1')
    expect(t.where('A1')).toBe('C6')
    expect(t.figure('B1').ap).toBe(2)
    const plain = scenario({ figures: { A1: { at: 'C5' }, B1: holder, B2: far } })
    expect(plain.answer('move A1 C6').asked).toBe('react 1 A1')
  })

  it('8.50 8.23 Deadly Shot, which is not among those, is used on it', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C9', facing: 'N', ap: 2, shooting: { dice: 1, range: 9 }, abilities: ['deadly-shot:1'] },
        B1: { ...dreadful, at: 'C4', life: 4 },
        B2: far,
      },
    })
    t.dice(5).answer('shoot A1 B1')
    expect(t.legal()).toContain('use A1 deadly-shot')
  })

  it('8.50 8.26 Shot Caller calls no archers to it', () => {
    const figures = (b1: Partial<Placed>): Record<string, Placed> => ({
      A1: { at: 'C9', facing: 'N', kind: 'hero', ap: 4, abilities: ['shot-caller:1'] },
      A2: { at: 'E9', facing: 'N', shooting: { dice: 1, range: 9 } },
      B1: { at: 'D3', life: 6, ...b1 },
      B2: far,
    })
    const t = scenario({ figures: figures({ abilities: ['terrifying:0'] }) })
    t.dice(2).answer('shoot A2 B1')
    expect(t.asked).not.toContain('react')
    expect(t.told('shot')).toMatchObject([{ target: 'B1', dice: 1 }])
    const plain = scenario({ figures: figures({}) })
    expect(plain.answer('shoot A2 B1').asked).toBe('react 0 A2')
  })

  it('8.50 8.41 Dread neither answers its spending nor makes it dearer', () => {
    const t = scenario({
      figures: {
        A1: { ...dreadful, at: 'C5' },
        A2: { at: 'B4', ap: 3, abilities: ['fast:1'] },
        B1: { at: 'C4', facing: 'S', ap: 3, abilities: ['dread:0'] },
      },
    })
    t.answer('use A2 fast')
    expect(t.asked).toBe('react 1 A2')
    t.answer('use B1 dread')
    expect(t.figure('A2').ap).toBe(1)
    t.answer('use A1 fast')
    expect(t.figure('A1').ap).toBe(2)
  })

  it('8.50 8.51 Ward does not undo what it activates', () => {
    const warden: Placed = { at: 'C4', facing: 'S', ap: 3, abilities: ['ward:1'] }
    const t = scenario({ figures: { A1: dreadful, B1: warden, B2: far } })
    expect(t.answer('use A1 fast').asked).toBe('act 0 A1')
    const plain = scenario({ figures: { A1: { ...dreadful, abilities: ['fast:1'] }, B1: warden } })
    expect(plain.answer('use A1 fast').asked).toBe('react 1 A1')
  })

  it('8.50 8.49 Steal Essence copies nothing from it', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C5', ap: 3, abilities: ['steal-essence:1'] },
        B1: { ...dreadful, at: 'K5', kind: 'hero' },
      },
    })
    expect(t.refused('use A1 steal-essence fast')).toMatchObject({ code: 'no-such-copy' })
    const plain = scenario({
      figures: {
        A1: { at: 'C5', ap: 3, abilities: ['steal-essence:1'] },
        B1: { at: 'K5', kind: 'hero', abilities: ['fast:1'] },
      },
    })
    expect(plain.legal('use')).toEqual(['use A1 steal-essence fast'])
  })

  it('8.50 is no shield against blows and shots', () => {
    const t = fight(
      { A1: { ...dreadful, facing: 'N' }, A2: far, B1: { at: 'C4', facing: 'S' }, B2: { at: 'A1' } },
      [2, 4, 6, ...nextTurn],
    )
    expect(t.told('wounded')).toMatchObject([{ figure: 'A1', loss: 1 }])
  })

  it('8.082 8.50 is always at work and never activated', () => {
    const t = scenario({ figures: { A1: dreadful, B1: far } })
    expect(t.refused('use A1 terrifying')).toMatchObject({ code: 'not-its-moment', rule: '8.50' })
  })
})
