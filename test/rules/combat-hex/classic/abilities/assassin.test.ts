import { describe, expect, it } from 'vitest'
import { bystanders, classicFight, classicScene, pair } from '../../../../helpers/classic.ts'
import { nextTurn } from '../../../../helpers/fight.ts'
import type { Placed } from '../../../../helpers/scenario.ts'

describe('classic: Assassin', () => {
  const converted = [4, 2, 1]

  it('classic: a converted wound takes two lives; without a number, always', () => {
    const t = classicFight(pair({ attacks: 1, ap: 2, abilities: ['assassin:0'] }, {}), converted)
    t.dice(...nextTurn).answer('A1')
    expect(t.figure('B1').life).toBe(2)
  })

  it('classic: and two with two assassins', () => {
    const t = classicFight(
      pair(
        { attacks: 1, ap: 2, abilities: ['assassin:0'] },
        {},
        {
          A2: { at: 'B4', facing: 'NE', attacks: 1, abilities: ['assassin:0'] },
        },
      ),
      [4, 2, 2, 1],
    )
    t.dice(...nextTurn).answer('A1')
    expect(t.figure('B1').life).toBe(2)
  })

  it('classic: 8.36 a shot has nothing of it, be it at one enemy or at several', () => {
    for (const abilities of [['assassin:0'], ['assassin:0', 'arrow-flurry:0']]) {
      const t = classicScene({
        ...bystanders,
        A1: { at: 'C8', facing: 'N', ap: 3, shooting: { dice: 2, range: 9 }, abilities },
        B1: { at: 'C5', life: 4 },
        B2: { at: 'B4', life: 4 },
      })
      t.dice(5, 5, ...(abilities[1] ? [2, 2] : []), 1, 4).answer('shoot A1 B1 N')
      expect(t.asked).toBe('convert-wound 0 B1')
      expect(t.legal()).toContain(t.question.fallback())
      t.answer('A1')
      while (t.question.kind === 'allocate') t.answer('B1')
      expect(t.told('wounded')).toMatchObject([{ figure: 'B1', loss: 2, life: 2 }])
    }
  })

  it('classic: works for a free attack too, which is a fight of its own', () => {
    const t = classicScene({
      ...bystanders,
      A1: { at: 'C5', life: 4 },
      B1: { at: 'C4', facing: 'S', ap: 2, abilities: ['assassin:0'] },
    })
    t.dice(4, 1).answer('move A1 C6', 'B1')
    expect(t.figure('A1').life).toBe(2)
  })
})

describe('classic: Assassin and whoever is on its way', () => {
  // A1 walks in the zone of B1, over C5, and leaves it from there.
  const over = (more: Record<string, Placed>, dice: number[]) => {
    const t = classicScene({
      ...bystanders,
      A1: { at: 'D4', facing: 'S', life: 4 },
      B1: { at: 'C4', facing: 'S', ap: 2, abilities: ['assassin:0'] },
      ...more,
    })
    t.dice(...dice).answer('move A1 C5-C6 S', 'B1')
    expect(t.where('A1')).toBe('C6')
    return t.told('wounded').map(({ figure, loss }) => [figure, loss])
  }

  it('classic: 8.36 a converted wound takes two lives, over a free hex and over a friend’s', () => {
    expect(over({}, [4, 2, 1])).toEqual([['A1', 2]])
    expect(over({ A2: { at: 'C5', facing: 'S', life: 4 } }, [4, 2, 1])).toEqual([['A1', 2]])
  })
})

describe('classic: Assassin beside others', () => {
  const converted = [4, 2, 2, 1]
  const killer: Partial<Placed> = { attacks: 1, ap: 2, abilities: ['assassin:0'] }
  const lifeAfter = (figures: Record<string, Placed>, dice: number[], payer: string) => {
    const t = classicFight(figures, dice)
    t.dice(...nextTurn).answer(payer)
    return t.figure('B1').life
  }

  it('classic: 8.36 a friend who is none stands in nobody’s way', () => {
    // A1 comes first, and has B1 before it as A2 has.
    const friends = (abilities: string[]) =>
      pair({ attacks: 1, abilities }, {}, { A2: { ...killer, at: 'B4', facing: 'NE' } })
    expect(lifeAfter(friends([]), converted, 'A2')).toBe(2)
    expect(lifeAfter(friends(['sneak:0']), converted, 'A2')).toBe(2)
  })

  it('classic: 8.36 whatever else it can do', () => {
    const abilities = ['sneak:0', 'assassin:0']
    expect(lifeAfter(pair({ ...killer, abilities }, {}), [4, 2, 1], 'A1')).toBe(2)
  })

  it('classic: 8.36 the victim must stand in its zone; another assassin elsewhere takes nothing from that', () => {
    // A1 is surprised from behind by B2, and looks at nobody.
    const away = pair({ ...killer, facing: 'S' }, {}, { A2: { at: 'B4', facing: 'NE', ap: 2 } })
    expect(lifeAfter(away, converted, 'A2')).toBe(3)
    const other = pair({ ...killer, facing: 'S' }, {}, { A2: { ...killer, at: 'B4', facing: 'NE' } })
    expect(lifeAfter(other, converted, 'A2')).toBe(2)
  })

  it('classic: 8.36 of two whose zones somebody leaves each takes two with its own free attack', () => {
    const t = classicScene({
      ...bystanders,
      A1: { at: 'C5', life: 9, endurance: 4 },
      B1: { at: 'C4', facing: 'S', ap: 2, abilities: ['assassin:0'] },
      B2: { at: 'B4', facing: 'SE', ap: 2, abilities: ['assassin:0'] },
    })
    t.dice(4, 1, 4, 1).answer('move A1 D6', 'B1')
    expect(t.figure('A1').life).toBe(7)
    t.answer('B2')
    expect(t.figure('A1').life).toBe(5)
  })

  it('classic: 8.36 of two sides each has its own', () => {
    const t = classicFight(
      {
        ...pair(killer, { life: 9 }),
        C1: { ...killer, at: 'B4', facing: 'NE' },
        C8: { at: 'A1' },
        C9: { at: 'A2' },
      },
      [4, 4, 2, 1, 1],
      { order: [2, 0, 1], attacker: 2, mover: 1 },
    )
    t.answer('C1', 'A1', 'B1').dice(1, 2, 6).answer('B1')
    expect(t.figure('B1').life).toBe(5)
  })
})

describe('classic: Assassin with a number', () => {
  it('classic: is activated when the dice of a free attack are given out, too', () => {
    const t = classicScene({
      ...bystanders,
      A1: { at: 'C5', life: 4, abilities: ['armor:0'] },
      B1: { at: 'C4', facing: 'S', ap: 3, attacks: 2, abilities: ['assassin:1'] },
    })
    // Armor stops the first die, which would take two.
    t.dice(4, 4, 1, 6).answer('move A1 C6', 'B1')
    expect(t.question).toMatchObject({ kind: 'react', by: 1, about: { moment: 'before-allocation' } })
    t.answer('use B1 assassin')
    expect(t.figure('A1').life).toBe(3)
    expect(t.told('saved')).toMatchObject([{ loss: 1 }])
  })
})
