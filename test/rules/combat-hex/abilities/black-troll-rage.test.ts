import { describe, expect, it } from 'vitest'
import { calm, fight } from '../../../helpers/fight.ts'
import type { Placed } from '../../../helpers/scenario.ts'

/** A1 and A2 are large and fight B1; A3 is large and fights B2 elsewhere. */
const trolls = (change: Record<string, Partial<Placed>> = {}) => {
  const figures: Record<string, Placed> = {
    A1: {
      at: 'C6',
      facing: 'N',
      ap: 4,
      attacks: 2,
      base: 'large-3',
      abilities: ['black-troll-rage:1', 'large:0'],
    },
    A2: { at: 'C3', facing: 'N', base: 'large-3', abilities: ['large:0'] },
    A3: { at: 'I9', facing: 'S', base: 'large-3', abilities: ['large:0'] },
    B1: { at: 'C4', facing: 'S', life: 9 },
    B2: { at: 'I8', facing: 'N', life: 9 },
  }
  for (const [id, more] of Object.entries(change)) figures[id] = { ...figures[id]!, ...more }
  return fight(figures, [])
}
const use = 'use A1 black-troll-rage'
/** Where it begins: dice of the combat of A1, after its rage or without it. */
const dice = (change: Record<string, Partial<Placed>>, answer: string) => {
  const t = trolls(change)
  t.answer('A1')
  t.dice(...calm)
  if (t.question.kind === 'react') t.answer(answer)
  return t.told('combat-began')[0]
}

describe('Black Troll Rage', () => {
  it('8.53 two attack dice for each other large friend in the same combat', () => {
    const plain = dice({}, 'pass')
    const raging = dice({}, use)
    expect(plain?.figures).toEqual(['A1', 'A2', 'B1'])
    expect(raging!.dice[0]! - plain!.dice[0]!).toBe(2)
  })

  it('8.53 neither itself, nor those of another combat, nor those who are not large', () => {
    const t = trolls({ A2: { abilities: [] } })
    t.dice(...calm).answer('A1')
    expect(t.told('combat-began')[0]?.figures).toEqual(['A1', 'A2', 'B1'])
    expect(t.told('activated')).toEqual([])
  })

  it('8.08 when the dice of its combat are counted, for its price', () => {
    const t = trolls()
    t.answer('A1')
    expect(t.question).toMatchObject({ kind: 'react', by: 0, about: { moment: 'count-attacks' } })
    t.dice(...calm).answer(use)
    expect(t.figure('A1').ap).toBe(3)
  })

  it('8.04 is over with the combat', () => {
    const t = trolls({ A3: { ap: 1 } })
    t.answer('A1')
    const before = t.figure('A1').marks
    expect(before).toEqual([])
    t.dice(...calm).answer(use)
    expect(t.figure('A1').marks).toEqual([])
  })

  it('8.51 a Ward undoes it', () => {
    const ward = { B1: { ap: 1, abilities: ['ward:1'] } }
    const plain = dice(ward, 'pass')
    const t = trolls(ward)
    t.answer('A1', use)
      .dice(...calm)
      .answer('use B1 ward')
    expect(t.told('combat-began')[0]?.dice).toEqual(plain?.dice)
  })

  it('8.53 by default where it is worth its price', () => {
    const t = trolls()
    t.answer('A1')
    expect(t.question.fallback()).toBe(use)
    const dear = trolls({ A1: { abilities: ['black-troll-rage:2', 'large:0'] } })
    dear.answer('A1')
    expect(dear.question.fallback()).toBe('pass')
  })

  it('8.53 no enemy is a friend, however large', () => {
    const t = trolls({ A2: { abilities: [] }, B1: { abilities: ['large:0'] } })
    t.dice(...calm).answer('A1')
    expect(t.told('combat-began')[0]?.figures).toEqual(['A1', 'A2', 'B1'])
    expect(t.told('activated')).toEqual([])
  })

  it('8.53 without such a friend it is refused', () => {
    const t = trolls({ A1: { abilities: ['black-troll-rage:1', 'berserker:1'] }, A2: { abilities: [] } })
    t.answer('A1')
    expect(t.refused(use)).toEqual({ code: 'no-large-friend', rule: '8.53', about: { figure: 'A1' } })
  })

  it('8.53 two for each of several', () => {
    const more = { A4: { at: 'D4', facing: 'NW', abilities: ['large:0'] } }
    const [plain, raging] = [dice(more, 'pass'), dice(more, use)]
    expect(plain?.figures).toHaveLength(4)
    expect(raging!.dice[0]! - plain!.dice[0]!).toBe(4)
  })
})
