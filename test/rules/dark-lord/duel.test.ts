import { describe, expect, it } from 'vitest'
import { policyOf } from '../../../rules/dark-lord/field/orders.ts'
import type { FightUnderWay } from '../../../rules/dark-lord/field/vocabulary.ts'
import { attacksOf, fightOf } from '../../../rules/dark-lord/fights/strength.ts'
import { type Stood, skirmish } from '../../helpers/darkLord.ts'
import { melee } from '../../helpers/melee.ts'

const horse = { name: { en: 'h', fr: 'h' }, move: 10, strength: 3, defence: 4, life: 1, courage: 3 }
const duelOf = (t: ReturnType<typeof melee>) => t.told('duel')[0]!

describe('the duel', () => {
  it('DB-15a fighters throw their Attacks, supporters a die; DB-15b the best of a side counts', () => {
    const t = melee(
      {
        A1: { at: 'G5', attacks: 3, defence: 10 },
        A2: { at: 'G4', attacks: 4, traits: ['spear'] },
        B1: { at: 'G6', attacks: 2 },
        B2: { at: 'H5' },
      },
      ['A1 B1', 'A1 B2'],
      [1, 2, 3, 6, 4, 4, 5, 1, 1, 1, 1],
    )
    expect(duelOf(t)).toMatchObject({ winner: 0, by: 'dice' })
    expect(duelOf(t).sides.map(({ best }) => best)).toEqual([6, 5])
    expect(duelOf(t).sides.map(({ figures }) => figures.map(({ dice }) => dice))).toEqual([
      [[1, 2, 3], [6]],
      [[4, 4], [5]],
    ])
  })

  it('DB-15c equal: the higher Fight, each side’s highest among fighters and supporters', () => {
    const t = melee(
      {
        A1: { at: 'G5', fight: 3 },
        A2: { at: 'G4', fight: 5, traits: ['spear'] },
        B1: { at: 'G6', fight: 4 },
      },
      ['A1 B1'],
      [6, 1, 6, 1, 1],
    )
    expect(duelOf(t)).toMatchObject({ winner: 0, by: 'fight' })
    expect(duelOf(t).sides.map(({ fight }) => fight)).toEqual([5, 4])
    const other = melee({ A1: { at: 'G5', fight: 3 }, B1: { at: 'G6', fight: 4 } }, ['A1 B1'], [6, 6, 1])
    expect(duelOf(other)).toMatchObject({ winner: 1, by: 'fight' })
  })

  it('DB-15d first the side that is losing as the dice lie, then the other, each once', () => {
    const t = melee(
      { A1: { at: 'G5', might: 3, defence: 9 }, B1: { at: 'G6', might: 3, defence: 9 } },
      ['A1 B1'],
      [4, 2],
      { asks: ['might'] },
    )
    expect(t.asked).toBe('might 1 B1')
    // As much leaves it to the die, more wins.
    expect(t.legal()).toEqual(['none', 'might 2', 'might 3'])
    t.answer('might 3')
    expect(t.asked).toBe('might 0 A1')
    // B1 is not asked again; the strike is one of 6 and more.
    t.dice(5).answer('might 2')
    expect([duelOf(t).winner, duelOf(t).sides.map(({ best }) => best)]).toEqual([0, [6, 5]])
    expect([t.figure('A1').might, t.figure('B1').might]).toEqual([1, 0])
  })

  it('DB-15d if a die would decide, first the side without priority', () => {
    for (const priority of [0, 1]) {
      const t = melee({ A1: { at: 'G5', might: 1 }, B1: { at: 'G6', might: 1 } }, ['A1 B1'], [4, 4], {
        asks: ['might'],
        priority,
      })
      expect(t.asked).toBe(priority === 0 ? 'might 1 B1' : 'might 0 A1')
      expect(t.legal()).toEqual(['none', 'might 1'])
    }
  })

  it('DB-15d each figure raises its own dice only', () => {
    const t = melee(
      { A1: { at: 'G5' }, A2: { at: 'H5', might: 2 }, B1: { at: 'G6' } },
      ['A1 B1', 'A2 B1'],
      [5, 1, 6, 1],
      { asks: ['might'] },
    )
    // A2's own die is a 1: two points are not enough, and A1 has none to raise its 5.
    expect(t.asked).not.toContain('might')
    expect(duelOf(t)).toMatchObject({ winner: 1 })
  })

  describe('part 7: win N spends the fewest points of the side that turn the duel', () => {
    const orders = (might: string) => policyOf([{ might }, { might: 'never' }])
    const spent = (
      heroes: { might: number; fight?: number; dice: number[]; supports?: true }[],
      enemy: { fight?: number; dice: number[] },
      might: string | undefined,
    ) => {
      // A1 and A2 fight, A3 supports from behind A1.
      const at = ['G5', 'H5', 'G4']
      const figures: Record<string, Stood> = { B1: { at: 'G6', defence: 10 } }
      const labels = heroes.map(({ supports }, i) => (supports ? 'A3' : `A${i + 1}`))
      for (const [i, hero] of heroes.entries())
        figures[labels[i]!] = {
          at: at[Number(labels[i]!.slice(1)) - 1]!,
          fight: hero.fight ?? 4,
          might: hero.might,
          attacks: hero.dice.length,
          defence: 10,
          ...(hero.supports && { traits: ['spear'] }),
        }
      Object.assign(figures.B1!, { fight: enemy.fight ?? 4, attacks: enemy.dice.length })
      const pairs = labels.filter((_, i) => !heroes[i]!.supports).map(label => `${label} B1`)
      const t = melee(figures, pairs, [...heroes.flatMap(({ dice }) => dice), ...enemy.dice, 1, 1, 1, 1], {
        policy: might === undefined ? policyOf([{}, { might: 'never' }]) : orders(might),
      })
      return duelOf(t).sides[0]!.figures.map(figure => figure.might)
    }

    it('DB-15d of those that win the fewest, if as many are left as ordered', () => {
      expect(spent([{ might: 3, dice: [4] }], { dice: [5] }, 'win 1')).toEqual([2])
      expect(spent([{ might: 3, dice: [4], fight: 5 }], { dice: [5] }, 'win 1')).toEqual([1])
      expect(spent([{ might: 3, dice: [4], fight: 3 }], { dice: [5] }, 'win 2')).toEqual([0])
    })

    it('DB-15e or else those that make it even, where the keeping leaves no more', () => {
      expect(spent([{ might: 2, dice: [4] }], { dice: [5] }, undefined)).toEqual([1])
      expect(spent([{ might: 2, dice: [4] }], { dice: [5] }, 'win 1')).toEqual([1])
      expect(spent([{ might: 2, dice: [4] }], { dice: [5] }, 'win 0')).toEqual([2])
      expect(spent([{ might: 2, dice: [4] }], { dice: [5] }, 'win 2')).toEqual([0])
      expect(spent([{ might: 2, dice: [5] }], { dice: [6] }, 'win 0')).toEqual([1])
      // Even is a loss to whoever has the lower Fight, and even already needs no point.
      expect(spent([{ might: 2, dice: [4], fight: 3 }], { dice: [5] }, 'win 1')).toEqual([0])
      expect(
        spent(
          [
            { might: 1, dice: [5] },
            { might: 3, dice: [4] },
          ],
          { dice: [5] },
          'win 3',
        ),
      ).toEqual([0, 0])
    })

    it('DB-15d of several heroes whoever needs the fewest, and of equals whoever keeps more', () => {
      const two = [
        { might: 3, dice: [4] },
        { might: 3, dice: [5] },
      ]
      expect(spent(two, { dice: [5], fight: 6 }, 'win 0')).toEqual([0, 1])
      expect(spent(two, { dice: [5], fight: 6 }, 'win 1')).toEqual([0, 1])
      // Who may not spend so many leaves it to the one who may.
      expect(
        spent(
          [
            { might: 3, dice: [4] },
            { might: 1, dice: [5] },
          ],
          { dice: [5], fight: 6 },
          'win 1',
        ),
      ).toEqual([2, 0])
      expect(
        spent(
          [
            { might: 1, dice: [5] },
            { might: 3, dice: [5] },
          ],
          { dice: [5], fight: 6 },
          undefined,
        ),
      ).toEqual([0, 1])
      // A win of the dearer comes before an even duel of the cheaper.
      expect(
        spent(
          [
            { might: 3, dice: [3] },
            { might: 2, dice: [4] },
          ],
          { dice: [5] },
          'win 0',
        ),
      ).toEqual([0, 2])
      expect(
        spent(
          [
            { might: 4, dice: [3] },
            { might: 2, dice: [4] },
          ],
          { dice: [5] },
          'win 1',
        ),
      ).toEqual([3, 0])
      // Supporters are of the side.
      expect(
        spent(
          [
            { might: 3, dice: [4] },
            { might: 2, dice: [5], supports: true },
          ],
          { dice: [5], fight: 6 },
          'win 0',
        ),
      ).toEqual([0, 1])
    })

    it('DB-15d a point that would make even what is even is not asked for', () => {
      const t = melee(
        { A1: { at: 'G5' }, A2: { at: 'H5', might: 1 }, B1: { at: 'G6', attacks: 2 } },
        ['A1 B1', 'A2 B1'],
        [5, 4, 5, 1, 1, 1, 1, 1, 1],
        { asks: ['might'] },
      )
      expect([t.asked, duelOf(t).by]).toEqual(['over', 'die'])
    })
  })

  it('DB-15e equal in both: a die, 1 to 3 Shadow, 4 to 6 Free', () => {
    for (const [face, winner] of [
      [3, 1],
      [4, 0],
    ]) {
      const t = melee({ A1: { at: 'G5' }, B1: { at: 'G6' } }, ['A1 B1'], [5, 5, face!, 1])
      expect(duelOf(t)).toMatchObject({ winner, by: 'die' })
    }
  })

  describe('Fight and Attacks now', () => {
    const numbers = (own: Partial<Stood>, enemy: Partial<Stood> = {}, added?: number) => {
      const t = skirmish({
        figures: { A1: { at: 'G5', ...own }, B1: { at: 'G6', ...enemy }, B2: { at: 'P1' } },
      })
      const [one, other] = [t.figure('A1'), t.figure('B1')]
      const fight: FightUnderWay = {
        one,
        others: [other],
        supporters: [[], []],
        added: new Map(added === undefined ? [] : [[one, added]]),
      }
      return [fightOf(t.field, fight, one), attacksOf(t.field, fight, one)]
    }

    it('DB-15f printed, a heroic strike, then each halving, rounded up each time', () => {
      expect(numbers({ fight: 5, attacks: 3 })).toEqual([5, 3])
      expect(numbers({ fight: 5, attacks: 3, marks: { halved: true } })).toEqual([3, 2])
      expect(numbers({ fight: 5, attacks: 3 }, { now: { ring: 'on' } })).toEqual([3, 3])
      // 5, then 3, then 2.
      expect(numbers({ fight: 5, attacks: 3, marks: { halved: true } }, { now: { ring: 'on' } })).toEqual([
        2, 2,
      ])
      expect(numbers({ fight: 5 }, {}, 4)[0]).toBe(9)
      expect(numbers({ fight: 5, marks: { halved: true } }, {}, 4)[0]).toBe(5)
      // 10 at most, but never less than printed.
      expect(numbers({ fight: 6 }, {}, 6)[0]).toBe(10)
    })

    it('DB-15f, DB-23g one Attack more for a rider that charged those on foot comes before halving', () => {
      const rider: Partial<Stood> = { attacks: 2, mount: horse, marks: { charged: true } }
      expect(numbers(rider)[1]).toBe(3)
      expect(numbers({ ...rider, marks: {} })[1]).toBe(2)
      expect(numbers({ ...rider, mount: null })[1]).toBe(2)
      expect(numbers(rider, { mount: horse })[1]).toBe(2)
      expect(numbers({ ...rider, marks: { charged: true, halved: true } })[1]).toBe(2)
    })
  })
})

describe('heroic actions', () => {
  const hero: Partial<Stood> = { tier: 'minor', keywords: ['hero'], might: 2 }

  it('DB-21 a heroic strike: one Might, said before the dice by both sides, +D6 Fight, 10 at most', () => {
    const t = melee(
      { A1: { at: 'G5', ...hero, fight: 6 }, B1: { at: 'G6', ...hero, fight: 7 } },
      ['A1 B1'],
      [],
      { asks: ['heroic', 'might'], priority: 1 },
    )
    // The side with priority says first.
    expect([t.asked, t.question.about]).toEqual(['heroic 1 B1', { what: 'strike' }])
    t.answer('no')
    expect(t.asked).toBe('heroic 0 A1')
    expect(t.told('rolled')).toEqual([])
    t.dice(5, 4, 4).answer('yes')
    t.dice(1).answer('none')
    expect(t.told('heroic')).toMatchObject([{ figure: 'A1', what: 'strike', added: 5 }])
    expect(duelOf(t)).toMatchObject({ winner: 0, by: 'fight' })
    expect(duelOf(t).sides[0]!.fight).toBe(10)
    expect([t.figure('A1').might, t.figure('B1').might]).toEqual([1, 2])
  })

  it('DB-21 of heroes with Might that are not transfixed', () => {
    const asked = (own: Partial<Stood>) =>
      melee({ A1: { at: 'G5', ...own }, B1: { at: 'G6' } }, ['A1 B1'], [6, 1, 1], { asks: ['heroic'] }).asked
    expect(asked(hero)).toBe('heroic 0 A1')
    expect(asked({ ...hero, might: 0 })).toBe('over')
    expect(asked({ ...hero, tier: null })).toBe('over')
    expect(asked({ ...hero, marks: { transfixed: true } })).toBe('over')
  })

  it('DB-21 first fights come before others, those of the side with priority before the enemy’s', () => {
    const t = melee(
      {
        A1: { at: 'C5' },
        A2: { at: 'G5' },
        A3: { at: 'K5', ...hero },
        B1: { at: 'C6' },
        B2: { at: 'G6', ...hero },
        B3: { at: 'K6' },
      },
      ['A1 B1', 'A2 B2', 'A3 B3'],
      [],
      { asks: ['heroic', 'fight-order'] },
    )
    expect([t.asked, t.question.about]).toEqual(['heroic 0 A3', { what: 'first-fight' }])
    t.answer('yes')
    expect(t.asked).toBe('heroic 1 B2')
    t.answer('yes')
    // Nobody chooses: one first fight of Ada's, then one of Bo's. A3 has a point for a strike too.
    expect(t.question).toMatchObject({ kind: 'heroic', subject: 'A3', about: { what: 'strike' } })
    t.dice(6, 1, 1).answer('no')
    expect(t.question).toMatchObject({ kind: 'heroic', subject: 'B2', about: { what: 'strike' } })
    t.dice(6, 1, 1, 6, 1, 1).answer('no')
    expect(t.told('fight-began').map(({ one }) => one)).toEqual(['A3', 'A2', 'A1'])
    expect([t.figure('A3').might, t.figure('B2').might]).toEqual([1, 1])
  })

  it('DB-21 channel: one Might with the casting, of heroes only', () => {
    const figures = { B1: { at: 'G5', courage: 6 } }
    const t = skirmish({
      figures: { A1: { at: 'G2', ...hero, will: 2, powers: ['draining:12:3'] }, ...figures },
    })
    t.dice(4, 5).answer('cast A1 draining B1 1 channel')
    expect(t.question).toMatchObject({ kind: 'might', about: { for: 'casting', left: 1 } })
    t.answer('none')
    expect([t.figure('A1').might, t.told('drained')]).toMatchObject([1, [{ by: 3 }]])
    for (const own of [
      { ...hero, might: 0 },
      { ...hero, tier: null },
    ]) {
      const no = skirmish({
        figures: { A1: { at: 'G2', ...own, will: 2, powers: ['draining:12:3'] }, ...figures },
      })
      expect(no.refused('cast A1 draining B1 1 channel')).toMatchObject({ code: 'no-might', rule: 'DB-21' })
      expect(no.legal('cast').some(text => text.includes('channel'))).toBe(false)
    }
  })
})
