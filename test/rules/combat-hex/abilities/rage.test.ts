import { describe, expect, it } from 'vitest'
import { calm, fight } from '../../../helpers/fight.ts'
import type { Placed } from '../../../helpers/scenario.ts'

const duel = (a: Partial<Placed> = {}, more: Record<string, Placed> = {}, raised: string[] = []) =>
  fight(
    {
      A1: { at: 'C5', facing: 'N', attacks: 2, ap: 6, abilities: ['rage:1'], ...a },
      B1: { at: 'C4', facing: 'S', life: 6 },
      ...more,
    },
    [],
    { board: { raised } },
  )
const use = 'use A1 rage'
const dice = (t: ReturnType<typeof duel>) => t.told('combat-began')[0]?.dice[0]

describe('Rage', () => {
  it('8.32 throws a die for each attack, and each 4 or more is an attack more', () => {
    const t = duel({ attacks: 4 })
    expect(t.question).toMatchObject({ kind: 'react', about: { moment: 'count-attacks' } })
    t.dice(3, 4, 1, 6, ...calm).answer(use)
    expect(t.told('rolled')[0]).toMatchObject({ for: 'more-attacks', by: 0, faces: [3, 4, 1, 6] })
    expect(dice(t)).toBe(6)
    expect(t.figure('A1').ap).toBe(5)
  })

  it('8.32 attacks for surprise and for raised ground are among them', () => {
    const t = duel({}, { B1: { at: 'C4', facing: 'N' } }, ['C5'])
    t.dice(4, 4, 4, 4, ...calm).answer(use)
    expect(t.told('rolled')[0]?.faces).toEqual([4, 4, 4, 4])
    expect(dice(t)).toBe(8)
  })

  it('8.32 and those that other abilities have given it before', () => {
    const t = duel({ kind: 'warrior', abilities: ['rage:1', 'battle-cry:1', 'berserker:1'] })
    t.answer('use A1 battle-cry', 'use A1 berserker')
    t.dice(4, 4, 3, 3, ...calm).answer(use)
    expect(dice(t)).toBe(6)
    // Used first, it throws for what there is.
    const early = duel({ kind: 'warrior', abilities: ['rage:1', 'battle-cry:1'] })
    early.dice(4, 4).answer(use)
    early.dice(...calm).answer('use A1 battle-cry')
    expect(dice(early)).toBe(5)
  })

  it('8.084 a second Rage throws for what the first has won too', () => {
    const t = duel({ abilities: ['rage:1', 'rage:1'] })
    t.dice(4, 3).answer(use)
    t.dice(4, 4, 3, ...calm).answer(use)
    expect(
      t
        .told('rolled')
        .slice(0, 2)
        .map(e => e.faces.length),
    ).toEqual([2, 3])
    expect(dice(t)).toBe(5)
  })

  it('8.04 is over with the combat', () => {
    const t = duel({}, { A3: { at: 'I5', facing: 'N', ap: 1 }, B2: { at: 'I4', facing: 'S' } })
    t.answer('A1')
      .dice(4, 4, 2, 2, 2, 2, 2, 1, ...calm)
      .answer(use)
    expect(t.asked).toBe('convert-hit 0')
    expect(t.figure('A1').marks).toEqual([])
  })

  it('8.51 a Ward undoes it before a die is thrown', () => {
    const t = duel({}, { B1: { at: 'C4', facing: 'S', ap: 2, abilities: ['ward:1'] } })
    t.answer(use)
      .dice(...calm)
      .answer('use B1 ward')
    expect(dice(t)).toBe(2)
  })

  it('8.49 copied, it is the rage of the copier', () => {
    const t = duel(
      { kind: 'hero', abilities: ['steal-essence:1'] },
      { B1: { at: 'C4', facing: 'S', kind: 'hero', ap: 5, abilities: ['rage:3'] } },
    )
    t.dice(4, 4).answer('use A1 steal-essence rage')
    expect(t.figure('A1').ap).toBe(5)
    t.dice(...calm).answer('pass')
    expect(t.told('combat-began')).toMatchObject([{ dice: [4, 1] }])
  })

  it('8.32 by default after whatever adds to it, where it is worth its price', () => {
    const t = duel({ kind: 'warrior', abilities: ['rage:1', 'battle-cry:1'] })
    expect(t.question.fallback()).toBe('use A1 battle-cry')
    t.answer('use A1 battle-cry')
    expect(t.question.fallback()).toBe(use)
    expect(duel({ abilities: ['rage:2'] }).question.fallback()).toBe('pass')
  })

  it('8.32 by default not before what a friend may add, and not after what nobody would use', () => {
    const beside = (abilities: string[]) =>
      duel({}, { A2: { at: 'D4', facing: 'NW', ap: 6, abilities } }).question.fallback()
    // A2 comes after A1, but its cry adds to what A1 throws for.
    expect(beside(['battle-cry:1'])).toBe('use A2 battle-cry')
    // Too dear for anybody: the rage need not wait for it.
    expect(beside(['battle-cry:6'])).toBe(use)
    expect(beside([])).toBe(use)
  })
})
