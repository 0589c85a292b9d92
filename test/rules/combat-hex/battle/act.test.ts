import { describe, expect, it } from 'vitest'
import { classic } from '../../../../rules/combat-hex/books/classic.ts'
import { classicScene } from '../../../helpers/classic.ts'
import { bow, carrying } from '../../../helpers/ent.ts'
import { type Placed, type Scene, scenario } from '../../../helpers/scenario.ts'

const bearer: Partial<Placed> = { kind: 'hero', traits: ['ring-bearer'] }
const rider: Placed = { at: 'C8', facing: 'N', base: 'cavalry', movement: 6, ap: 4, abilities: ['cavalry:0'] }
const play = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) =>
  scenario({ figures: { A9: { at: 'A10' }, B9: { at: 'L10' }, ...figures }, ...scene })
type Table = ReturnType<typeof play>
/** Movement points that the open question tells of. */
const left = (t: Table) => (t.question.about as { movement: number }).movement
/** The full form that an answer is kept in. */
const full = (t: Table, answer: string) => {
  const checked = t.question.space.check(answer)
  return checked.ok ? checked.answer : checked.refusal
}

describe('answers by chance', () => {
  it('3.09 are legal, of every kind, and end an activation or the phase at times', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C5', facing: 'N', ap: 2, abilities: ['fast:1'] },
        A2: { at: 'E8', facing: 'N', shooting: { dice: 1, range: 9 } },
        B1: { at: 'E2', facing: 'S' },
      },
    })
    const given = (seed: number) => {
      const found = new Set<string>()
      let n = seed
      for (let i = 0; i < 400; i++) {
        const answer = t.question.space.sample(count => {
          n = (n * 48271) % 2147483647
          return n % count
        })
        expect(t.question.space.check(answer)).toMatchObject({ ok: true, answer })
        found.add(answer.split(' ')[0]!)
      }
      return [...found].sort()
    }
    expect(given(1)).toEqual(['done', 'move', 'shoot', 'turn', 'use'])
    t.answer('turn A2 S')
    expect(given(2)).toEqual(['done', 'end', 'move', 'shoot', 'turn', 'use'])
  })
})

describe('leaving the board', () => {
  it('9.14 across the edge of the enemy, and from no other hex', () => {
    const edges: [string, string[], string[]][] = [
      ['A', ['L1', 'L5', 'L10'], ['K5', 'A5', 'F1', 'F10']],
      ['B', ['A1', 'A5', 'A10'], ['B5', 'L5', 'F1', 'F10']],
      ['C', ['A10', 'F10', 'L10'], ['F9', 'F1', 'A5', 'L5']],
      ['D', ['A1', 'F1', 'L1'], ['F2', 'F10', 'A5', 'L5']],
    ]
    for (const [side, far, near] of edges) {
      const mover = side.charCodeAt(0) - 65
      const at = (hex: string) =>
        scenario({
          book: classic,
          order: [0, 1, 2, 3],
          mover,
          phase: mover ? 'defence' : 'attack',
          figures: {
            A8: { at: 'C3' },
            B8: { at: 'E3' },
            C8: { at: 'G3' },
            D8: { at: 'I3' },
            [`${side}1`]: { ...bearer, at: hex, movement: 1 },
          },
        })
      for (const hex of far)
        expect([side, hex, at(hex).legal('leave')]).toEqual([side, hex, [`leave ${side}1`]])
      for (const hex of near) {
        const t = at(hex)
        expect(t.legal('leave')).toEqual([])
        expect(t.refused(`leave ${side}1`)).toEqual({
          code: 'not-at-far-edge',
          rule: '9.14',
          about: { figure: `${side}1`, cost: 1, left: 1 },
        })
      }
    }
  })

  it('9.14 4.13 the last movement point is enough, and none is not', () => {
    const t = play({ A1: { ...bearer, at: 'J5', movement: 3 } })
    t.answer('move A1 K5-L5')
    expect(full(t, ' LEAVE  a1')).toBe('leave A1')
    expect(t.legal('leave')).toEqual(['leave A1'])
    t.answer('move A1 L4')
    expect(t.legal('leave')).toEqual([])
    expect(t.refused('leave A1')).toEqual({
      code: 'too-few-points',
      rule: '4.13',
      about: { figure: 'A1', cost: 1, left: 0 },
    })
  })

  it('9.14 4.08 not once a danger zone has ended its move', () => {
    const t = play({ A1: { ...bearer, at: 'J5' }, B1: { at: 'L3', facing: 'S' } })
    t.answer('move A1 K5-L4')
    expect(t.legal('leave')).toEqual([])
    expect(t.refused('leave A1')).toMatchObject({ code: 'move-over', rule: '4.08' })
  })

  it('9.14 is for bearers of the Ring', () => {
    const t = play({ A1: { at: 'L5', movement: 3 } })
    expect(t.legal('leave')).toEqual([])
    expect(t.refused('leave A1')).toEqual({
      code: 'no-leaving',
      rule: '9.14',
      about: { figure: 'A1', cost: 1, left: 3 },
    })
  })
})

describe('what is left of a move', () => {
  it('4.08 nothing where a danger zone has ended it', () => {
    const t = play({ A1: { at: 'C7' }, B1: { at: 'C4', facing: 'S' } })
    expect(left(t)).toBe(0)
    t.answer('move A1 C6')
    expect(left(t)).toBe(3)
    t.answer('move A1 C5')
    expect(left(t)).toBe(0)
    expect(t.refused('move A1 C6')).toEqual({ code: 'move-over', rule: '4.08', about: { figure: 'A1' } })
    expect(t.legal('move A1')).toEqual([])
  })

  it('8.10 nothing after the half turn of a rider', () => {
    const t = play({ A1: rider })
    t.answer('turn A1 S')
    expect(left(t)).toBe(0)
    const about = { figure: 'A1' }
    expect(t.refused('move A1 D9')).toEqual({ code: 'move-over', rule: '8.10', about })
    expect(t.refused('charge A1 D9')).toEqual({ code: 'move-over', rule: '8.10', about })
    expect(t.refused('strike A1 B9')).toEqual({ code: 'move-over', rule: '8.10', about })
  })

  it('4.12 all of it after turning in place on one hex', () => {
    const t = play({ A1: { at: 'C7' } })
    t.answer('turn A1 S')
    expect(left(t)).toBe(4)
    expect(t.answer('move A1 C8').where('A1')).toBe('C8')
  })

  it('5.01 nothing after a shot, unless an ability says otherwise', () => {
    const t = play({ A1: { at: 'C7', shooting: bow }, B1: { at: 'C2' } })
    t.dice(1, 1).answer('shoot A1 B1')
    expect(left(t)).toBe(0)
    expect(t.refused('move A1 C6')).toEqual({ code: 'shot-already', rule: '5.01', about: { figure: 'A1' } })
    expect(t.legal('move A1')).toEqual([])
    const quick = play({
      A1: { at: 'C7', ap: 1, shooting: bow, abilities: ['crack-shot:1'] },
      B1: { at: 'C2' },
    })
    quick.answer('use A1 crack-shot').dice(1, 1).answer('shoot A1 B1')
    expect(left(quick)).toBe(4)
    expect(quick.answer('move A1 C6').where('A1')).toBe('C6')
  })

  it('8.42 nothing for whoever is carried', () => {
    const t = carrying({ B1: { at: 'E1' } })
    t.answer('turn A2 S')
    expect(left(t)).toBe(0)
    const carried = { code: 'carried', rule: '8.42', about: { figure: 'A2', target: 'A1' } }
    expect(t.refused('move A2 D5')).toEqual(carried)
    expect(t.legal('move A2')).toEqual([])
  })

  it('9.03 nothing for whoever the Ring holds', () => {
    const t = classicScene({
      A1: {
        at: 'C5',
        kind: 'hero',
        life: 3,
        abilities: ['one-ring:0'],
        traits: ['ring-bearer', 'ring-wearer'],
      },
      A2: { at: 'A9' },
      B1: { at: 'K5' },
    })
    t.dice(1, 6).answer('turn A1 NE')
    expect(left(t)).toBe(0)
    expect(t.refused('move A1 C6')).toMatchObject({ code: 'cannot-move', rule: '9.03' })
    expect(t.refused('leave A1')).toMatchObject({ code: 'not-at-far-edge', about: { left: 0 } })
  })

  it('8.10 a charge is gone on with, and never as a move', () => {
    const t = play({ A1: rider })
    t.answer('charge A1 C7 N')
    expect(left(t)).toBe(5)
    expect(t.refused('move A1 C6')).toEqual({ code: 'move-over', rule: '8.10', about: { figure: 'A1' } })
    expect(t.legal('move A1')).toEqual([])
    t.answer('charge A1 C6 N')
    expect(t.where('A1')).toBe('C6')
  })
})

describe('a charge', () => {
  it('8.10 is refused with its reason', () => {
    const about = { figure: 'A1' }
    const t = play({ A1: { ...rider, shooting: bow }, A2: { at: 'G8' }, B1: { at: 'C1' } })
    expect(t.refused('charge A2 G7')).toEqual({ code: 'no-rider', rule: '8.10', about: { figure: 'A2' } })
    t.dice(2, 2).answer('shoot A1 B1')
    expect(t.refused('charge A1 C7')).toEqual({ code: 'shot-already', rule: '8.10', about })
    const moved = play({ A1: rider }).answer('move A1 C7')
    expect(moved.refused('charge A1 C6')).toEqual({ code: 'charge-after-move', rule: '8.10', about })
    const begun = play({ A1: rider, B1: { at: 'C5', facing: 'S' } }).answer('charge A1 C7-C6 N')
    // Held in a danger zone, it has come to its end.
    expect(begun.refused('charge A1 D6')).toEqual({ code: 'move-over', rule: '8.10', about })
    const near = play({ A1: rider, B1: { at: 'C7', facing: 'S' } })
    expect(near.refused('charge A1 D7')).toEqual({ code: 'charge-threatened', rule: '8.10', about })
  })

  it('8.10 5.01 nor does it follow a shot in the middle of a move', () => {
    const t = play({ A1: { ...rider, shooting: bow }, B1: { at: 'C1' } })
    t.answer('move A1 C7 N').dice(2, 2).answer('shoot A1 B1')
    expect(t.refused('charge A1 C6')).toMatchObject({ code: 'shot-already' })
    expect(t.legal('charge')).toEqual([])
  })

  it('8.10 ends in a free attack on an enemy before it, who may be attacked so', () => {
    const t = play({
      A1: rider,
      A2: { at: 'D5', facing: 'S' },
      B1: { at: 'C5', facing: 'N' },
      B2: { at: 'B5', facing: 'N', abilities: ['terrifying:0'] },
      B4: { at: 'D7', facing: 'SE' },
    })
    expect(t.refused('charge A1 C7-C6 N A2')).toEqual({
      code: 'not-in-zone',
      rule: '8.10',
      about: { figure: 'A1', target: 'A2' },
    })
    expect(t.refused('charge A1 C7-C6 N B9')).toMatchObject({ code: 'not-in-zone' })
    expect(t.refused('charge A1 C7-C6 N B2')).toMatchObject({ code: 'terrifying', rule: '8.50' })
    expect(full(t, 'charge a1 c7-c6 n b1')).toBe('charge A1 C7-C6 N B1')
    // The facing may be left out, and the target may, too.
    expect(full(t, 'charge A1 C7-C6 B1')).toBe('charge A1 C7-C6 N B1')
    expect(full(t, 'charge A1 C7-C6')).toBe('charge A1 C7-C6 N')
    expect(full(t, 'charge A1 C7 NE')).toBe('charge A1 C7 NE')
    expect(full(t, 'charge A1 C7 NE B4')).toBe('charge A1 C7 NE B4')
  })
})

describe('turning', () => {
  it('3.091 4.12 not by whoever has shot, unless it may still move', () => {
    const t = play({ A1: { at: 'C7', shooting: bow }, B1: { at: 'C2' } })
    t.dice(1, 1).answer('shoot A1 B1')
    expect(t.refused('turn A1 S')).toEqual({ code: 'shot-already', rule: '3.091', about: { figure: 'A1' } })
    expect(t.legal('turn A1')).toEqual([])
    const quick = play({
      A1: { at: 'C7', ap: 1, shooting: bow, abilities: ['crack-shot:1'] },
      B1: { at: 'C2' },
    })
    quick.answer('use A1 crack-shot').dice(1, 1).answer('shoot A1 B1')
    expect(quick.legal('turn A1')).toHaveLength(5)
    quick.answer('move A1 C6')
    expect(quick.refused('turn A1 S')).toMatchObject({ code: 'shot-already', rule: '3.091' })
  })

  it('4.12 8.10 after a move on foot, and not in the saddle', () => {
    const t = play({ A1: { at: 'C7' }, A2: { ...rider, at: 'G7' } })
    t.answer('move A1 C6')
    expect(t.legal('turn A1')).toHaveLength(5)
    t.answer('move A2 G6 N')
    expect(t.refused('turn A2 S')).toEqual({ code: 'turn-moved', rule: '8.10', about: { figure: 'A2' } })
    const old = classicScene({ A1: { at: 'C7' }, A2: { at: 'A9' }, B1: { at: 'K5' } })
    old.answer('move A1 C6')
    expect(old.refused('turn A1 S')).toEqual({ code: 'turn-moved', rule: '4.12', about: { figure: 'A1' } })
  })

  it('4.14 a large base turns where it fits', () => {
    const t = play({ A1: { at: 'A5', facing: 'N', base: 'large-3' }, B1: { at: 'A6', facing: 'S' } })
    // Its body would stick out over the border, or lie on the enemy.
    const turns = t.legal('turn A1')
    expect(turns).toEqual(['turn A1 NE'])
    expect(t.refused('turn A1 S')).toEqual({
      code: 'cannot-face',
      rule: '4.14',
      about: { figure: 'A1', facing: 'S', hex: 'A5', facings: 'NE' },
    })
  })
})

describe('stepping down', () => {
  it('8.42 is refused with its reason', () => {
    const about = { figure: 'A2' }
    const t = carrying({ B1: { at: 'E1' } })
    expect(t.refused('dismount A9 D6')).toEqual({
      code: 'not-carried',
      rule: '8.42',
      about: { figure: 'A9' },
    })
    t.dice(1, 1, 1).answer('shoot A2 B1')
    expect(t.refused('dismount A2 D6')).toEqual({ code: 'shot-already', rule: '8.42', about })
    expect(t.legal('dismount')).toEqual([])
  })
})
