import { describe, expect, it } from 'vitest'
import { bystanders, fight, nextTurn } from '../../../helpers/fight.ts'
import { type Placed, scenario } from '../../../helpers/scenario.ts'

const killer: Placed = { at: 'C5', facing: 'N', attacks: 3, ap: 1, abilities: ['killing-blow:1'] }
const victim: Placed = { at: 'C4', facing: 'S', life: 5, endurance: 5 }
const others: Record<string, Placed> = {
  ...bystanders,
}

describe('8.39 Killing Blow', () => {
  it('8.39 turns every superficial wound of its combat into a 6', () => {
    const t = fight({ A1: killer, B1: victim, ...others }, [4, 4, 4, 2, 1, 3, 1])
    expect(t.asked).toBe('react 0')
    expect(t.question).toMatchObject({ about: { moment: 'after-damage-roll' } })
    t.dice(...nextTurn).answer('use A1 killing-blow')
    expect(t.told('damage')).toMatchObject([{ by: 0, faces: [6, 3, 6] }])
    expect(t.figure('B1').life).toBe(3)
    expect(t.figure('A1').ap).toBe(0)
  })

  it('8.39 all the dice of its side, none of the enemy', () => {
    const t = fight(
      { A1: killer, A2: { at: 'D4', facing: 'NW' }, B1: { ...victim, attacks: 2 }, ...others },
      [4, 2, 2, 4, 5, 5, 1, 1, 1, 1],
    )
    t.dice(...nextTurn).answer('use A1 killing-blow')
    expect(t.told('damage').map(e => [e.by, ...e.faces])).toEqual([
      [0, 6, 6],
      [1, 1, 1],
    ])
  })

  it('8.39 8.03 its own shot too', () => {
    const t = scenario({
      figures: {
        A1: { ...killer, at: 'C8', shooting: { dice: 3, range: 8 } },
        B1: { ...victim, at: 'C4' },
        ...others,
      },
    })
    t.dice(5, 5, 6, 1, 1, 4).answer('shoot A1 B1')
    expect(t.asked).toBe('react 0 A1')
    t.answer('use A1 killing-blow')
    expect(t.figure('B1').life).toBe(3)
    expect(t.told('damage')).toMatchObject([{ blow: 'shot', faces: [6, 6, 4] }])
  })

  it("8.39 8.081 not a friend's shot, nor a combat it is not in", () => {
    const shot = scenario({
      figures: {
        A1: killer,
        A2: { at: 'E8', shooting: { dice: 1, range: 8 } },
        B1: { ...victim, at: 'E4' },
        ...others,
      },
    })
    shot.dice(5, 1).answer('shoot A2 B1')
    expect(shot.asked).toBe('act 0 A2')
    const t = fight({ A1: { ...killer, at: 'H8' }, A2: { at: 'C5', facing: 'N' }, B1: victim, ...others }, [
      4,
      2,
      1,
      ...nextTurn,
    ])
    expect(t.asked).toBe('role 0')
  })

  it('8.39 is not offered where nothing is superficial', () => {
    const t = fight({ A1: killer, B1: victim, ...others }, [4, 4, 2, 2, 3, 5, ...nextTurn])
    expect(t.asked).toBe('role 0')
  })

  it('6.25 8.39 has no say in free attacks', () => {
    const t = scenario({
      attacker: 1,
      figures: { A1: killer, B1: victim, ...others },
    })
    t.dice(4, 2, 2, 1).answer('move B1 C3')
    expect(t.asked).toBe('act 1 B1')
  })

  it('8.51 Ward undoes it: the ones stay', () => {
    const warden: Placed = { ...victim, ap: 2, abilities: ['ward:1'] }
    const t = fight({ A1: killer, B1: warden, ...others }, [4, 2, 2, 2, 1])
    t.answer('use A1 killing-blow')
    expect(t.asked).toBe('react 1 A1')
    t.dice(...nextTurn).answer('use B1 ward')
    expect(t.told('damage')).toMatchObject([{ faces: [1] }])
  })

  it('8.39 by default where it is cheaper than converting', () => {
    const dear: Placed = { ...killer, ap: 2, abilities: ['killing-blow:2'] }
    const one = fight({ A1: dear, B1: victim, ...others }, [4, 4, 2, 2, 1, 5])
    expect(one.question.fallback()).toBe('pass')
    const two = fight({ A1: dear, B1: victim, ...others }, [4, 4, 2, 2, 1, 1])
    expect(two.question.fallback()).toBe('use A1 killing-blow')
  })

  it('8.39 each wound that it turns is told, for no points', () => {
    const t = fight({ A1: killer, B1: victim, ...others }, [4, 4, 4, 2, 1, 3, 1])
    t.dice(...nextTurn).answer('use A1 killing-blow')
    const one = { what: 'wound', figure: 'A1', ap: 0 }
    expect(t.told('converted')).toMatchObject([one, one])
  })

  it("8.39 is refused for a friend's shot, and where nothing is superficial", () => {
    const shooting = { dice: 2, range: 8 }
    const both: Placed = { ...killer, at: 'C8', shooting }
    const t = scenario({
      figures: {
        A1: both,
        A2: { at: 'E8', shooting, ap: 1, abilities: ['killing-blow:1'] },
        B1: { ...victim, at: 'E4' },
        ...others,
      },
    })
    t.dice(5, 5, 1, 2).answer('shoot A2 B1')
    expect(t.legal()).toEqual(['use A2 killing-blow', 'pass'])
    expect(t.refused('use A1 killing-blow')).toEqual({
      code: 'not-its-combat',
      rule: '8.39',
      about: { figure: 'A1', ability: 'killing-blow' },
    })
  })

  it('8.39 by default for a shot as for a blow: where the wounds leave life to take', () => {
    const shot = (life: number, faces: number[]) => {
      const t = scenario({
        figures: {
          A1: { ...killer, at: 'C8', shooting: { dice: faces.length, range: 8 } },
          B1: { ...victim, at: 'C4', life },
          ...others,
        },
      })
      t.dice(...faces.map(() => 5), ...faces).answer('shoot A1 B1')
      return t.question.fallback()
    }
    expect(shot(2, [1, 6])).toBe('use A1 killing-blow')
    expect(shot(1, [1, 6])).toBe('pass')
  })

  it('8.39 8.27 by default after a volley as after a shot that is aimed', () => {
    const volley = (life: number) => {
      const t = scenario({
        figures: {
          A1: {
            ...killer,
            at: 'C8',
            shooting: { dice: 2, range: 8 },
            ap: 4,
            abilities: ['volley-attack:1', 'killing-blow:1'],
          },
          B1: { ...victim, at: 'C4', life },
          ...others,
        },
      })
      t.answer('use A1 volley-attack').dice(5, 5, 1, 6).answer('shoot A1 N')
      expect(t.question).toMatchObject({ about: { moment: 'after-damage-roll' } })
      return t.question.fallback()
    }
    expect([volley(2), volley(1)]).toEqual(['use A1 killing-blow', 'pass'])
  })
})
