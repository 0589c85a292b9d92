import { describe, expect, it } from 'vitest'
import { hexOf, makeTables, parseCell } from '../../../rules/board/board.ts'
import { type Facing, facings, fromOffset, step } from '../../../rules/core/hex.ts'
import { arcOf, sideTowards } from '../../../rules/regiments/field/arcs.ts'
import { chargeChance, chargeWay } from '../../../rules/regiments/field/chargeWays.ts'
import { scoreOf } from '../../../rules/regiments/turn/victory.ts'
import { rule } from '../../helpers/regiments.ts'
import { war } from '../../helpers/regimentsField.ts'

const away = { at: 'A1', facing: 'N' } as const
/** Somebody else who is asked to move next: the turn rests there. */
const idle = { A2: { at: 'A16', facing: 'N' } } as const

describe('arcs', () => {
  it('RB-02.1 neighbours: the faced side and both beside it are front, then flanks, behind the rear', () => {
    const here = fromOffset(7, 7)
    for (const facing of facings) {
      const sides = facings.map(by =>
        arcOf(here, facing, { q: here.q + step(facing + by).q, r: here.r + step(facing + by).r }),
      )
      expect(sides).toEqual(['front', 'front', 'right', 'rear', 'left', 'front'])
      expect(facings.map(by => sideTowards(facing, (facing + by) % 6))).toEqual(sides)
    }
  })

  it('RB-02.2 from afar: up to 90° front, up to 150° a flank, beyond it the rear; a border counts forward', () => {
    const board = makeTables({ id: 't', name: { en: 't', fr: 't' }, columns: 15, rows: 15 })
    const at = (label: string) => hexOf(board, parseCell(board, label)!)
    const from = (label: string, facing: Facing = 0) => arcOf(at('H8'), facing, at(label))
    // Straight east is 90° from north: front, and a row lower a flank.
    expect([from('J8'), from('J9'), from('F8'), from('F9')]).toEqual(['front', 'right', 'front', 'left'])
    // I10 lies 150° off: the border between flank and rear.
    expect([from('I10'), from('H10'), from('G10'), from('I11')]).toEqual(['right', 'rear', 'left', 'rear'])
  })
})

describe('charges', () => {
  it('RB-08.1 an enemy in the front arc and in sight, by who is neither engaged nor shaken', () => {
    const scene = {
      A1: { at: 'H12', facing: 'N' },
      B1: { at: 'H9', facing: 'S' },
      B2: { at: 'H15', facing: 'N' },
    }
    const t = war({ units: scene })
    expect(t.asked).toBe('charge 0')
    expect(t.legal()).toEqual(['done', 'charge A1 B1'])
    expect(t.refused('charge A1 B2')).toMatchObject({ code: 'outside-arc', rule: 'RB-08.1' })
    const shaken = war({
      // The test to rally comes first in its movement: it fails.
      dice: [6, 6],
      units: { ...scene, A1: { ...scene.A1, now: { shaken: true } }, A2: { at: 'A9', facing: 'N' } },
    })
    // Nobody can: nothing is asked, and the phase is over.
    expect(shaken.asked).toBe('move 0')
  })

  it('RB-08.2 the way to a free hex beside the target in the arc where the charger stands, turns included', () => {
    const t = war({ units: { A1: { at: 'H12', facing: 'N' }, B1: { at: 'H9', facing: 'S' } } })
    const way = chargeWay(t.laidOut, t.unit('A1'), t.unit('B1'))!
    // Two steps ahead, and it faces its target already.
    expect([way.at, way.cost]).toEqual(['front', 6])
    const flank = war({ units: { A1: { at: 'H12', facing: 'N' }, B1: { at: 'H9', facing: 'NE' } } })
    // It comes from the target's right hand.
    expect(chargeWay(flank.laidOut, flank.unit('A1'), flank.unit('B1'))!.at).toBe('right')
  })

  it('RB-08.4 D6 + 4 + Charge speed: enough and it touches, else it goes up to its Mobility and no more', () => {
    const units = {
      ...idle,
      A1: { at: 'H15', facing: 'N', charge: 5, mobility: 5 },
      B1: { at: 'H9', facing: 'S' },
    }
    // Five steps of 3 inches: 15 are needed, 5 + 4 + 6 is enough.
    const t = war({ units, answers: 'defaults' })
    t.dice(6).answer('charge A1 B1')
    if (t.asked === 'charge 0') t.answer('done')
    expect(t.told('charged')[0]).toMatchObject({ unit: 'A1', on: 'B1', range: 15, way: 15, at: 'front' })
    expect(t.where('A1')).toBe('H10')
    expect(t.unit('B1').touches).toEqual([{ with: 'A1', over: 'front', at: 'front' }])
    const short = war({ units, answers: 'defaults' })
    short.dice(5).answer('charge A1 B1')
    expect(short.told('charge-failed')[0]).toMatchObject({ range: 14, way: 15 })
    // One step of its Mobility of 5.
    expect([short.where('A1'), short.unit('A1').marks.move]).toEqual(['H14', 'failed-charge'])
  })

  it('RB-08.3 who holds is asked; who is engaged holds unasked', () => {
    const t = war({ units: { A1: { at: 'H12', facing: 'N' }, B1: { at: 'H9', facing: 'S' } } })
    t.answer('charge A1 B1')
    expect(t.asked).toBe('reaction 1 B1')
    expect(t.legal()).toEqual(['hold', 'flee'])
  })

  it('RB-08.6 what is needed beyond the speed: 100, 83, 67, 50, 33, 17 %', () => {
    const t = war({ units: { A1: { at: 'H12', facing: 'N', charge: 8 }, B1: away } })
    const percent = [5, 6, 7, 8, 9, 10, 11].map(more =>
      Math.round(100 * chargeChance(t.laidOut, t.unit('A1'), 8 + more)),
    )
    expect(percent).toEqual([100, 83, 67, 50, 33, 17, 0])
    const swift = war({ units: { A1: { at: 'H12', facing: 'N', charge: 8, rules: ['M12'] }, B1: away } })
    const maximised = [5, 6, 7, 8, 9, 10].map(more =>
      Math.round(100 * chargeChance(swift.laidOut, swift.unit('A1'), 8 + more)),
    )
    expect(maximised).toEqual([100, 97, 89, 75, 56, 31])
  })

  it('M12a the charge roll of a unit with it is maximised: two dice, the lower left out', () => {
    const units = {
      ...idle,
      A1: { at: 'H15', facing: 'N', charge: 5, rules: ['M12'] },
      B1: { at: 'H9', facing: 'S' },
    }
    const t = war({ units, answers: 'defaults' })
    t.dice(2, 6).answer('charge A1 B1')
    expect(t.told('charged')[0]).toMatchObject({ range: 15 })
  })

  it('M49a M32a who is static or moves at random declares none', () => {
    const at = { at: 'H12', facing: 'N' }
    for (const [rule, said] of [
      ['M49', 'M49'],
      ['M32', 'M32'],
    ] as const) {
      const t = war({
        units: {
          A1: { ...at, rules: [rule] },
          A2: { at: 'L12', facing: 'N' },
          B1: { at: 'H9', facing: 'S' },
        },
      })
      expect(t.refused('charge A1 B1')).toMatchObject({ code: 'never-charges', rule: said })
    }
  })

  it('M46b M49d who is fearless or static does not choose to flee, and nobody is asked', () => {
    for (const rule of ['M46', 'M49']) {
      const t = war({
        units: { ...idle, A1: { at: 'H12', facing: 'N' }, B1: { at: 'H9', facing: 'S', rules: [rule] } },
      })
      t.dice(6).answer('charge A1 B1')
      expect(t.told('reacted')[0]).toMatchObject({ unit: 'B1', reaction: 'hold' })
      expect(t.unit('B1').touches).toHaveLength(1)
    }
  })

  it('M46c who is fearless and shaken already may flee', () => {
    const units = {
      A1: { at: 'H12', facing: 'N' },
      B1: { at: 'H9', facing: 'S', rules: ['M46'], now: { shaken: true } },
    }
    expect(war({ units }).answer('charge A1 B1').legal()).toEqual(['hold', 'flee'])
  })

  it('M52a M52b M52d terror: the target tests and runs when it fails, unless it terrifies too', () => {
    const units = {
      A1: { at: 'H12', facing: 'N', rules: ['M52'] },
      B1: { at: 'H9', facing: 'S', discipline: 7 },
    }
    const t = war({ units })
    // 4 and 4 are more than 7: it flees five inches, two hexes.
    // And the charge after it falls short.
    t.dice(4, 4, 2, 3, 1).answer('charge A1 B1')
    expect(t.told('tested')[0]).toMatchObject({ unit: 'B1', why: 'terror', passed: false })
    expect(t.told('fled')[0]).toMatchObject({ unit: 'B1', inches: 5, to: 'H7' })
    const same = war({ units: { ...units, B1: { ...units.B1, rules: ['M52'] } } })
    same.answer('charge A1 B1')
    expect([same.told('tested'), same.asked]).toEqual([[], 'reaction 1 B1'])
  })

  it('M52a RB-20.2 terror asks nothing of who is shaken, and no dice fall', () => {
    const t = war({
      units: {
        A1: { at: 'H12', facing: 'N', rules: ['M52'] },
        B1: { at: 'H9', facing: 'S', discipline: 2, now: { shaken: true } },
      },
    })
    t.answer('charge A1 B1')
    expect([t.told('tested'), t.asked]).toEqual([[], 'reaction 1 B1'])
  })
})

describe('nobody left to charge', () => {
  it('RB-08.4 RB-11.1 whose target fled off the board has failed no charge: it shoots unmoved, and makes no move', () => {
    const t = war({
      units: {
        A1: { at: 'H5', facing: 'N', rules: ['W09'], count: 5, files: 5 },
        A2: { at: 'P16', facing: 'N' },
        B1: { at: 'H2', facing: 'S' },
        B2: { at: 'E1', facing: 'S' },
      },
    })
    t.answer('charge A1 B1').dice(6, 6).answer('flee')
    expect([t.unit('B1').condition, t.asked]).toEqual(['routed', 'redirect 0 A1'])
    t.answer('none')
    // No die for the charge either.
    expect([t.asked, t.diceLeft, t.unit('A1').marks.move]).toEqual(['move 0', 0, 'none'])
    expect(t.refused('advance A1 H4 N')).toMatchObject({ code: 'unit-has-moved', rule: 'RB-07' })
    t.answer('done').dice(3, 3, 3, 3, 3).answer('shoot A1 B2')
    // A need of 4: nothing for a move.
    expect(t.told('shot')[0]!.blows).toMatchObject([{ attacks: 5, hits: 0 }])
  })
})

describe('stand and shoot', () => {
  const bows = { facing: 'S', rules: ['A31', 'W09'], charge: 8 } as const
  const scene = (at: string, more: object = {}) => ({
    ...idle,
    A1: { at, facing: 'N', charge: 6, count: 1, files: 1, ...more },
    B1: { ...bows, at: 'H9', count: 5, files: 5 },
  })

  it('A31a A31c A31d A31e at who came from beyond its Charge speed, upon the front, at once', () => {
    // Three hexes are more than the two of 6 inches; five shots that all miss, at distance 1 and unmoved.
    const t = war({ units: scene('H12'), answers: 'defaults' })
    t.dice(6, 1, 1, 1, 1, 1).answer('charge A1 B1')
    expect(t.told('shot')[0]).toMatchObject({ unit: 'B1', at: 'A1', out: true })
    expect(t.unit('B1').marks.shot).toBe(false)
    expect(t.asked).toBe('move 0')
  })

  it('A11a M39a psychic shots at a charger go against the Discipline that its general lends', () => {
    const wounds = (discipline: number) => {
      const units = scene('H12', { discipline: 6 })
      const psychic = rule('W09 4', { values: { strength: 8, rules: [{ id: 'A11' }] } })
      const t = war({
        units: {
          ...units,
          A8: { at: 'H14', facing: 'N', attachable: true, rules: ['M39'], discipline },
          B1: { ...units.B1, count: 1, files: 1, rules: ['A31', psychic] },
        },
        answers: 'defaults',
      })
      t.dice(6, 4, 3, 1, 1).answer('charge A1 B1')
      if (t.asked === 'charge 0') t.answer('done')
      return t.told('shot')[0]!.blows[0]!.wounds
    }
    expect([wounds(6), wounds(9)]).toEqual([1, 0])
  })

  it('A31d nor at who stood within it, however far its way went round', () => {
    // Two hexes off and turned away: the way is 3 inches and three turns, the distance 6 inches.
    const t = war({ units: scene('H11', { charge: 6, facing: 'NE' }), answers: 'defaults' })
    t.dice(6).answer('charge A1 B1')
    expect(t.told('charged')).toHaveLength(1)
    expect([t.told('shot'), t.diceLeft]).toEqual([[], 0])
  })

  it('A31d by its distance in hexes, not by its way: 3 inches of way come from beyond a speed of 4', () => {
    const shot = (charge: number) => {
      const t = war({ units: scene('H11', { charge }), answers: 'defaults' })
      t.dice(6, 1, 1, 1, 1, 1).answer('charge A1 B1')
      expect(t.told('charged')[0]).toMatchObject({ way: 3 })
      return t.told('shot').length
    }
    // Two hexes away; 4 inches are one hex, 5 inches two.
    expect([shot(4), shot(5)]).toEqual([1, 0])
  })

  it('RB-20.4 A31 nor who is shaken and holds, and no die falls', () => {
    const units = scene('H12')
    const shaken = { ...units.B1, now: { shaken: true } }
    const t = war({ units: { ...units, B1: shaken } })
    t.answer('charge A1 B1').dice(6).answer('hold')
    expect([t.told('charged').length, t.told('shot'), t.diceLeft]).toEqual([1, [], 0])
  })

  it('A31b nor who is engaged with somebody else', () => {
    const units = scene('H12')
    const [a3, b1] = [
      {
        at: 'G9',
        facing: 'SE',
        now: { touches: [{ with: 'B1', over: 'front' as const, at: 'front' as const }] },
      },
      { ...units.B1, now: { touches: [{ with: 'A3', over: 'front' as const, at: 'front' as const }] } },
    ]
    const t = war({ units: { ...units, A3: a3, B1: b1 }, answers: 'defaults' })
    t.dice(6).answer('charge A1 B1')
    expect([t.told('charged').length, t.told('shot')]).toEqual([1, []])
  })
})

describe('victory', () => {
  it('RB-25 scores sum to 20: a point more for each 5 percent begun beyond the first', () => {
    const scores = [0, 50, 51, 100, 101, 500, 501, 550, 900].map(more => scoreOf([more, 0], 1000))
    expect(scores.map(([a]) => a)).toEqual([10, 10, 11, 11, 12, 19, 20, 20, 20])
    for (const [a, b] of scores) expect(a + b).toBe(20)
    expect(scoreOf([0, 101], 1000)).toEqual([8, 12])
  })
})
