import { describe, expect, it } from 'vitest'
import type { BoardPlan } from '../../../rules/board/board.ts'
import { lineOfSight } from '../../../rules/dark-lord/field/lineOfSight.ts'
import { shiftsOf } from '../../../rules/dark-lord/move/shift.ts'
import { type Stood, skirmish } from '../../helpers/darkLord.ts'

const on = { ring: 'on' } as const
/** Far off, so that the wearer is not the last of its army. */
const friend = { at: 'P12' }
const seer: Pick<Stood, 'keywords' | 'will'> = { keywords: ['wraith'], will: 3 }
const every = ['draining', 'transfixing', 'compelling', 'wounding', 'sapping'] as const

describe('DL-06 powers', () => {
  it('DL-06a none of them names a wearer', () => {
    for (const power of every) {
      const t = skirmish({
        figures: {
          A1: { at: 'C5', will: 2, powers: [`${power}:12:3`] },
          B1: { at: 'C8', now: on },
          B2: { at: 'C9' },
        },
      })
      expect(t.refused(`cast A1 ${power} B1 1`)).toMatchObject({ code: 'is-unseen', rule: 'DL-06' })
      expect(t.legal('cast A1').filter(text => text.includes('B1'))).toEqual([])
      expect(t.legal('cast A1')).toContain(`cast A1 ${power} B2 1`)
    }
  })

  it('DL-06b DR-02 a power that takes all in range takes it too', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'C5', will: 1, powers: ['frightening:3:3'] },
        B1: { at: 'C8', now: on },
        B2: { ...friend },
      },
    })
    t.dice(3, 1, 1).answer('cast A1 frightening 1')
    expect(t.told('courage')).toMatchObject([{ figure: 'B1', why: 'frightening', passed: false }])
    expect(t.where('B1')).toBe('C12')
  })

  it('DL-06c DL-17a seers name it freely', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'C5', ...seer, powers: ['transfixing:12:3'] },
        B1: { at: 'C8', now: on },
        B2: { ...friend },
      },
    })
    t.dice(3).answer('cast A1 transfixing B1 1')
    expect(t.figure('B1').marks.transfixed).toBe(true)
  })
})

describe('shots', () => {
  const archer = { traits: ['bow'], shoot: 4 }

  it('DL-07 none names a wearer; a seer may', () => {
    const figures = { B1: { at: 'C8', now: on }, B2: { at: 'D8' } }
    const t = skirmish({ stage: 'shooting', figures: { A1: { at: 'C3', ...archer }, ...figures } })
    expect(t.refused('shoot A1 B1')).toMatchObject({ code: 'is-unseen', rule: 'DL-07' })
    expect(t.legal('shoot')).toEqual(['shoot A1 B2'])
    const seeing = skirmish({
      stage: 'shooting',
      figures: { A1: { at: 'C3', ...archer, ...seer }, ...figures },
    })
    expect(seeing.legal('shoot')).toEqual(['shoot A1 B1', 'shoot A1 B2'])
  })

  /** Nobody sees from C3 to C8 past a whole row of three. */
  const row = (middle: object) =>
    skirmish({
      stage: 'shooting',
      figures: {
        A1: { at: 'C3', ...archer },
        A2: { at: 'C5', ...middle },
        A3: { at: 'B5' },
        A4: { at: 'D5' },
        A5: { at: 'B4' },
        A6: { at: 'D4' },
        B1: { at: 'C8' },
      },
    })
  const inTheWay = (t: ReturnType<typeof row>) =>
    lineOfSight(t.field, t.cell('C3'), t.cell('C8'))!.figures.map(each => each.label)

  it('DL-08 a wearer is in nobody’s way', () => {
    expect(inTheWay(row({}))).toEqual(['A2'])
    expect(inTheWay(row({ now: on }))).toEqual([])
    const t = row({ now: on }).dice(4, 1)
    t.answer('shoot A1 B1')
    expect(t.told('shot')).toMatchObject([{ hit: true, way: [] }])
  })

  it('DL-17a DR-26 it is in the way of a seer who shoots', () => {
    const t = skirmish({
      stage: 'shooting',
      figures: {
        A1: { at: 'C3', ...archer, ...seer },
        A2: { at: 'C5' },
        A3: { at: 'B5' },
        A4: { at: 'D5' },
        A5: { at: 'B4' },
        A6: { at: 'D4' },
        B1: { at: 'C8' },
      },
    })
    expect(inTheWay(t)).toEqual(['A2'])
    t.figure('A2').ring = 'on'
    expect(inTheWay(t)).toEqual(['A2'])
  })
})

describe('zones and hexes', () => {
  it('DL-09 a wearer has no zone', () => {
    const t = skirmish({ figures: { A1: { at: 'C5' }, B1: { at: 'E5', now: on }, B2: { ...friend } } })
    t.answer('move A1 D4-D3')
    expect(t.told('charged')).toEqual([])
  })

  it('DL-10a enemies step into its hex and on, at the usual cost', () => {
    const t = skirmish({ figures: { A1: { at: 'C5' }, B1: { at: 'C6', now: on }, B2: { ...friend } } })
    t.answer('move A1 C6-C7')
    expect(t.where('A1')).toBe('C7')
    expect(t.figure('A1').marks.spent).toBe(2)
    expect(t.where('B1')).toBe('C6')
  })

  it('DL-10b friends of it may not', () => {
    const t = skirmish({ figures: { A1: { at: 'C5' }, A2: { at: 'C6', now: on }, B1: { at: 'N5' } } })
    expect(t.refused('move A1 C6-C7')).toMatchObject({ code: 'hex-taken' })
    expect(t.refused('move A1 C6')).toMatchObject({ code: 'hex-taken' })
  })

  it('DL-11a it steps through hexes with friends and enemies, at the usual cost', () => {
    const t = skirmish({
      figures: { A1: { at: 'C5', now: on }, A2: { at: 'C6' }, B1: { at: 'C7' }, B2: { ...friend } },
    })
    t.answer('move A1 C6-C7-C8')
    expect(t.where('A1')).toBe('C8')
    expect(t.figure('A1').marks.spent).toBe(3)
  })

  it('DL-11a nobody else does', () => {
    const t = skirmish({ figures: { A1: { at: 'C5' }, A2: { at: 'C6' }, B1: { ...friend } } })
    expect(t.refused('move A1 C6-C7')).toMatchObject({ code: 'hex-taken', rule: 'DB-09f' })
  })

  it('DL-11b it may not end a move there', () => {
    const t = skirmish({
      figures: { A1: { at: 'C5', now: on }, A2: { at: 'C6' }, B1: { at: 'C4' }, B2: { ...friend } },
    })
    expect(t.refused('move A1 C6')).toMatchObject({ code: 'hex-taken', rule: 'DL-11' })
    expect(t.refused('move A1 C4')).toMatchObject({ code: 'hex-taken', rule: 'DL-11' })
    expect(t.legal('move A1').filter(text => / C[46]( |$)/.test(text))).toEqual([])
  })

  it('DL-11c DR-03 zones do not stop it, and it enters them without charging', () => {
    const t = skirmish({ figures: { A1: { at: 'C5', now: on }, A2: { ...friend }, B1: { at: 'C7' } } })
    t.answer('move A1 D5-D6-D7')
    expect(t.told('charged')).toEqual([])
    expect(t.figure('B1').marks.engaged).toEqual([])
  })

  it('DL-11c DB-10h it charges whom it names of those that it touches at its end', () => {
    const t = skirmish({
      figures: { A1: { at: 'C5', now: on }, A2: { ...friend }, B1: { at: 'C7' }, B2: { at: 'D7' } },
    })
    t.answer('move A1 D5-D6 B2')
    expect(t.told('charged')).toMatchObject([{ figure: 'A1', enemies: ['B2'] }])
  })

  it('DL-11d the hex of a seer is closed to it, and a step into its zone is a charge on it', () => {
    const t = skirmish({
      figures: { A1: { at: 'C5', now: on }, A2: { ...friend }, B1: { at: 'C8', ...seer } },
    })
    expect(t.refused('move A1 C6-C7-C8-C9')).toMatchObject({ code: 'zone-stops' })
    t.answer('move A1 C7')
    expect(t.told('charged')).toMatchObject([{ figure: 'A1', enemies: ['B1'] }])
  })

  it('DL-11d DR-26 a seer of its own side is no way through either', () => {
    const t = skirmish({
      figures: { A1: { at: 'C5', now: on }, A2: { at: 'C6', ...seer }, B1: { ...friend } },
    })
    expect(t.refused('move A1 C6-C7')).toMatchObject({ code: 'hex-taken' })
  })

  it('DL-17a a seer does not walk over it, and its zone stops the seer', () => {
    const t = skirmish({
      figures: { A1: { at: 'C5', ...seer }, A2: { at: 'C11' }, B1: { at: 'C7', now: on }, B2: { ...friend } },
    })
    expect(t.refused('move A1 C6-C7')).toMatchObject({ code: 'zone-stops' })
    t.answer('move A1 C6')
    expect(t.told('charged')).toMatchObject([{ enemies: ['B1'] }])
    const beside = skirmish({
      figures: { A1: { at: 'C6', ...seer }, B1: { at: 'C7', now: on }, B2: { ...friend } },
    })
    expect(beside.refused('move A1 C7')).toMatchObject({ code: 'hex-taken' })
  })
})

describe('the shift', () => {
  it('DL-12a an enemy may end on its hex; the wearer is shifted first', () => {
    const t = skirmish({ figures: { A1: { at: 'C4' }, B1: { at: 'C6', now: on }, B2: { ...friend } } })
    t.answer('move A1 C6')
    expect(t.asked).toBe('shift 0 B1')
    t.answer('D6')
    expect([t.where('A1'), t.where('B1')]).toEqual(['C6', 'D6'])
    const order = t.events.map(({ event }) => event).filter(name => name === 'shifted' || name === 'moved')
    expect(order).toEqual(['shifted', 'moved'])
  })

  it('DL-12a seers may not end there, nor may friends', () => {
    const t = skirmish({
      figures: { A1: { at: 'C5', ...seer }, B1: { at: 'C6', now: on }, B2: { ...friend } },
    })
    expect(t.refused('move A1 C6')).toMatchObject({ code: 'hex-taken' })
  })

  it('DL-12b goes to the empty hexes of the fewest steps, barred ones and taken ones left out', () => {
    const t = skirmish({
      board: { barred: ['C5'], gaps: ['D6'] },
      figures: { A1: { at: 'C3' }, A2: { at: 'D5' }, B1: { at: 'C6', now: on }, B2: { at: 'B5' } },
    })
    t.answer('move A2 C6')
    // D5 is empty, since A2 has left it.
    expect(t.question.about).toMatchObject({ hexes: ['D5', 'C7', 'B6'] })
  })

  it('DL-12b steps over impassable sides and over the border do not count', () => {
    const around = [0, 1, 2, 3, 4, 5].map(facing => ({ hex: 'C6', facing, kind: 'impassable' as const }))
    const t = skirmish({
      board: { sides: around.filter(({ facing }) => facing !== 0) },
      figures: { A1: { at: 'C5' }, A2: { at: 'C4' }, B1: { at: 'C6', now: on }, B2: { ...friend } },
    })
    t.answer('move A1 C6')
    // The one way leads over the hex that A1 left.
    expect(t.where('B1')).toBe('C5')
  })

  it('DL-12b the farther ones only where none is nearer', () => {
    const ring = ['C5', 'D5', 'D6', 'C7', 'B6', 'B5']
    const figures = Object.fromEntries(ring.map((at, i) => [`A${i + 1}`, { at }]))
    const t = skirmish({ figures: { ...figures, B1: { at: 'C6', now: on }, B2: { ...friend } } })
    const far = shiftsOf(t.field, t.figure('B1'), t.figure('B2')).map(({ to }) => to)
    expect(far).toHaveLength(12)
    expect(far).not.toContain(t.cell('C5'))
    expect(far).toContain(t.cell('C4'))
  })

  it('DL-12c DR-19 whoever shifts chooses: the mover’s hand, an enemy or a power', () => {
    const own = skirmish({ figures: { A1: { at: 'C5' }, B1: { at: 'C6', now: on }, B2: { ...friend } } })
    own.answer('move A1 C6')
    expect(own.question).toMatchObject({ kind: 'shift', by: 0 })
    expect(own.legal()).toHaveLength(6)
    const compelled = skirmish({
      part: 1,
      figures: {
        A1: { at: 'C5' },
        A2: { at: 'K5' },
        B1: { at: 'C6', now: on },
        B2: { at: 'C9', will: 1, powers: ['compelling:12:3'] },
      },
    })
    compelled.dice(3).answer('cast B2 compelling A1 1', 'move A1 C6')
    expect(compelled.question).toMatchObject({ kind: 'shift', by: 1 })
  })

  it('DL-12d DR-05 is no move: it costs nothing, is no charge, and takes one that may not move', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'C5' },
        A2: { at: 'E6' },
        B1: { at: 'C6', now: on, marks: { transfixed: true, compelled: true } },
        B2: { ...friend },
      },
    })
    t.answer('move A1 C6', 'D6')
    expect(t.where('B1')).toBe('D6')
    expect(t.figure('B1').marks).toMatchObject({ spent: 0, moved: false, engaged: [] })
    expect(t.told('charged')).toEqual([])
  })

  it('DL-12e its engagements end with enemies that it touches no longer', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'C5' },
        A2: { at: 'B6', marks: { engaged: ['B1'] } },
        A3: { at: 'D6', marks: { engaged: ['B1'] } },
        B1: { at: 'C6', now: on, marks: { engaged: ['A2', 'A3'] } },
        B2: { ...friend },
      },
    })
    t.answer('move A1 C6', 'D5')
    expect(t.figure('B1').marks.engaged).toEqual(['A3'])
    expect([t.figure('A2').marks.engaged, t.figure('A3').marks.engaged]).toEqual([[], ['B1']])
  })

  it('DL-12e a shift to the hex that the mover left keeps both on the board', () => {
    const t = skirmish({ figures: { A1: { at: 'C5' }, B1: { at: 'C6', now: on }, B2: { ...friend } } })
    t.answer('move A1 C6', 'C5')
    expect([t.where('A1'), t.where('B1')]).toEqual(['C6', 'C5'])
    expect(t.field.occupant[t.cell('C5')]).toBe(t.figure('B1'))
    const past = skirmish({ figures: { A1: { at: 'C5' }, B1: { at: 'C6', now: on }, B2: { ...friend } } })
    past.answer('move A1 C6', 'C7')
    expect(past.field.occupant[past.cell('C5')]).toBe(undefined)
  })

  it('DL-12f such an end is no charge on it; a charge on it ends beside it', () => {
    const t = skirmish({ figures: { A1: { at: 'C4' }, B1: { at: 'C6', now: on }, B2: { ...friend } } })
    expect(t.refused('move A1 C6 B1')).toMatchObject({ code: 'not-touched', rule: 'DB-10d' })
    t.answer('move A1 C6', 'C7')
    expect(t.told('charged')).toEqual([])
    expect(t.told('courage')).toEqual([])
  })

  const edge = (facings: number[]) => ({
    raised: ['C6'],
    sides: facings.map(facing => ({ hex: 'C6', facing, kind: 'obstacle' as const })),
  })

  it('DL-13a leads over obstacle sides, up and down, and through hexes with figures', () => {
    const ring = ['D5', 'D6', 'C7', 'B6', 'B5']
    const figures = Object.fromEntries(ring.map((at, i) => [`A${i + 2}`, { at }]))
    const t = skirmish({
      board: { raised: ['B5', 'B6'], sides: [{ hex: 'C6', facing: 3, kind: 'obstacle' }] },
      figures: {
        A1: { at: 'C4' },
        ...figures,
        A7: { at: 'C5' },
        B1: { at: 'C6', now: on },
        B2: { ...friend },
      },
    })
    expect(shiftsOf(t.field, t.figure('B1'), t.figure('B2')).map(({ to }) => to)).toContain(t.cell('C8'))
  })

  it('DL-13b where every way leads over an edge it falls', () => {
    const t = skirmish({
      board: edge([0, 1, 2, 3, 4, 5]),
      figures: { A1: { at: 'C5' }, B1: { at: 'C6', now: on, life: 2 }, B2: { ...friend } },
    })
    t.dice(6).answer('move A1 C6', 'C7')
    expect(t.told('shifted')).toMatchObject([{ to: 'C7', fell: true }])
    expect(t.told('struck')).toMatchObject([{ target: 'B1', cause: 'edge', strength: 3 }])
    expect(t.figure('B1').life).toBe(1)
  })

  it('DL-13b a fall that ends the game leaves the mover on its hex', () => {
    const t = skirmish({
      rules: 'flight',
      board: edge([0, 1, 2, 3, 4, 5]),
      part: 1,
      figures: { A1: { at: 'C6', now: on }, A2: { at: 'A12' }, B1: { at: 'C5' } },
    })
    t.dice(6).answer('move B1 C6', 'C5')
    expect(t.state.result).toMatchObject({ winner: 1, reason: 'holder-dead' })
    expect(t.where('B1')).toBe('C6')
  })

  it('DL-13c where one does not it does not', () => {
    const t = skirmish({
      board: edge([0, 1, 2, 4, 5]),
      figures: { A1: { at: 'C5' }, B1: { at: 'C6', now: on, life: 2 }, B2: { ...friend } },
    })
    t.answer('move A1 C6', 'C7')
    expect(t.told('shifted')).toMatchObject([{ to: 'C7', fell: false }])
    expect(t.told('struck')).toEqual([])
  })

  it('DL-13c a soft way of the same length is enough', () => {
    const t = skirmish({
      board: {
        raised: ['C6', 'C5'],
        sides: [
          { hex: 'C5', facing: 1, kind: 'obstacle' },
          { hex: 'C6', facing: 1, kind: 'obstacle' },
        ],
      },
      figures: { A1: { at: 'C7' }, B1: { at: 'C6', now: on }, B2: { ...friend } },
    })
    for (const at of ['C5', 'D6', 'B6', 'B5', 'D5']) {
      const [figure] = [t.figure('B2')]
      t.field.occupant[t.cell(at)] = figure
    }
    const places = shiftsOf(t.field, t.figure('B1'), t.figure('A1'))
    expect(places).toEqual([{ to: t.cell('C7'), falls: false, wet: false }])
    t.field.occupant[t.cell('C7')] = t.figure('B2')
    const falls = (hex: string) =>
      shiftsOf(t.field, t.figure('B1'), t.figure('A1')).find(({ to }) => to === t.cell(hex))?.falls
    // D4 is two steps off by C5 and its edge, or by D5 and the other; E6 softly by D6.
    expect([falls('D4'), falls('E6'), falls('C4')]).toEqual([true, false, false])
  })

  it('DB-25c DR-35 a dry way of the same length is enough, if it leads over no edge', () => {
    const wet = (hex: string, plan: Partial<BoardPlan>) => {
      const t = skirmish({
        board: plan,
        figures: { A1: { at: 'C7' }, B1: { at: 'C6', now: on }, B2: { ...friend } },
      })
      for (const at of ['C5', 'D6', 'B6', 'B5', 'D5', 'C7']) t.field.occupant[t.cell(at)] = t.figure('B2')
      const found = shiftsOf(t.field, t.figure('B1'), t.figure('A1')).find(({ to }) => to === t.cell(hex))
      return [found?.falls, found?.wet]
    }
    const toD5 = { hex: 'C6', facing: 1, kind: 'water' as const }
    const toD4 = { hex: 'C5', facing: 1, kind: 'water' as const }
    // D4 is two steps off, by C5 or by D5.
    expect(wet('D4', { sides: [toD5, toD4] })).toEqual([false, true])
    expect(wet('D4', { sides: [toD5] })).toEqual([false, false])
    expect(wet('C4', { sides: [toD5, toD4] })).toEqual([false, false])
    // The dry way leads down over an edge, the wet one does not: it goes wet.
    const edge = { hex: 'C6', facing: 0, kind: 'obstacle' as const }
    expect(wet('D4', { raised: ['C6'], sides: [toD5, edge] })).toEqual([false, true])
  })
})

describe('DL-14 charging a wearer', () => {
  const scene = {
    figures: { A1: { at: 'C3', courage: 5 }, B1: { at: 'C7', now: on }, B2: { at: 'F4' } },
  }

  it('DL-14a tests Courage first, with -1 for each hex between as they stand then', () => {
    const t = skirmish(scene)
    t.dice(6, 2).answer('move A1 C6 B1')
    // 5 less 3 hexes, and 8 thrown.
    expect(t.told('courage')).toMatchObject([{ figure: 'A1', why: 'finding', courage: 2, passed: true }])
    expect(t.told('charged')).toMatchObject([{ enemies: ['B1'] }])
    const events = t.events.map(({ event }) => event)
    expect(events.indexOf('courage')).toBeLessThan(events.indexOf('moved'))
    expect(skirmish(scene).dice(6, 1).answer('move A1 C6 B1').told('charged')).toEqual([])
  })

  it('DL-14a beside it there is nothing between', () => {
    const t = skirmish({ ...scene, figures: { ...scene.figures, A1: { at: 'C6', courage: 5 } } })
    t.dice(4, 1).answer('charge A1 B1')
    expect(t.told('courage')).toMatchObject([{ courage: 5, passed: true }])
    expect(t.figure('A1').marks.engaged).toEqual(['B1'])
  })

  it('DL-14a a move that names no wearer asks for no test', () => {
    expect(skirmish(scene).answer('move A1 C6').told('courage')).toEqual([])
  })

  it('DL-14b once found, no second test for that wearer this turn', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'C3', courage: 5, marks: { found: ['B1'] } },
        B1: { at: 'C7', now: on },
        B2: { at: 'F4' },
      },
    })
    t.answer('move A1 C6 B1')
    expect(t.told('courage')).toEqual([])
    expect(t.told('charged')).toMatchObject([{ enemies: ['B1'] }])
  })

  it('DL-14c DR-04 not found, it does not charge that one, and may move and charge others', () => {
    const t = skirmish(scene).dice(1, 1).answer('move A1 C6 B1')
    expect(t.where('A1')).toBe('C3')
    expect(t.told('missed-wearer')).toMatchObject([{ figure: 'A1', wearer: 'B1' }])
    expect(t.refused('move A1 C6 B1')).toMatchObject({ code: 'not-found', rule: 'DL-14' })
    expect(t.legal('move A1').filter(text => text.endsWith(' B1'))).toEqual([])
    t.answer('move A1 D3-E4')
    expect(t.told('charged')).toMatchObject([{ figure: 'A1', enemies: ['B2'] }])
  })

  it('DL-14d several wearers named: a test for each', () => {
    const two = {
      figures: {
        A1: { at: 'C5', courage: 5 },
        B1: { at: 'C7', now: on },
        B2: { at: 'D7', now: on },
        B3: { at: 'P1' },
      },
    }
    const t = skirmish(two).dice(6, 6, 1, 1)
    t.answer('move A1 D5-D6 B1 B2')
    expect(t.told('courage')).toMatchObject([
      { figure: 'A1', passed: true },
      { figure: 'A1', passed: false },
    ])
    expect(t.told('charged')).toEqual([])
    t.answer('move A1 D5-D6 B1')
    expect(t.told('charged')).toMatchObject([{ enemies: ['B1'] }])
  })

  it('DL-15a the steadfast throw this one all the same; DL-15b every other they pass unasked', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'C5', courage: 5, traits: ['steadfast'] },
        A2: { at: 'G5', courage: 1, traits: ['steadfast'] },
        B1: { at: 'C7', now: on },
        B2: { at: 'G7', traits: ['terror'] },
      },
    })
    t.dice(1, 1).answer('move A1 C6 B1')
    expect(t.told('courage')).toMatchObject([{ figure: 'A1', passed: false, unasked: false }])
    t.answer('move A2 G6')
    expect(t.told('courage')[1]).toMatchObject({ figure: 'A2', why: 'terror', passed: true, unasked: true })
    expect(t.told('charged')).toMatchObject([{ figure: 'A2' }])
  })

  it('DL-15b for those that charge, resist fear and stand when their side is broken alike', () => {
    const broken = skirmish({
      stage: 'opening',
      startCount: [2, 1],
      figures: {
        A1: { at: 'C5', courage: 1, traits: ['steadfast'] },
        A2: { at: '', now: { condition: 'removed' } },
        B1: { ...friend },
      },
    })
    expect(broken.told('courage')).toMatchObject([{ figure: 'A1', why: 'broken', unasked: true }])
    const fear = skirmish({
      figures: {
        A1: { at: 'C5', will: 1, powers: ['frightening:3:3'] },
        B1: { at: 'C7', courage: 1, traits: ['steadfast'] },
      },
    })
    fear.dice(3).answer('cast A1 frightening 1')
    expect(fear.told('courage')).toMatchObject([{ figure: 'B1', unasked: true, passed: true }])
  })

  it('DL-17a a seer charges without that test', () => {
    const t = skirmish({
      figures: { A1: { at: 'C3', ...seer, courage: 1 }, B1: { at: 'C7', now: on }, B2: { ...friend } },
    })
    t.answer('move A1 C6')
    expect(t.told('courage')).toEqual([])
    expect(t.told('charged')).toMatchObject([{ enemies: ['B1'] }])
  })
})

describe('DL-16 a fight against a wearer', () => {
  const engaged = (...labels: string[]) => ({ marks: { engaged: labels } })
  /** Both sides throw the same best die, so Fight decides; B1 backs off or A1 does, and turn 2 begins. */
  const duel = (figures: Parameters<typeof skirmish>[0]['figures'], dice: number[]) => {
    const t = skirmish({ stage: 'division', answers: 'defaults', figures, dice: [...dice, 1, 6] })
    return t.told('duel')[0]!
  }

  it('DL-16a each enemy engaged in it has half its Fight, rounded up', () => {
    const told = duel(
      {
        A1: { at: 'C5', fight: 2, now: on, ...engaged('B1') },
        A2: { ...friend },
        B1: { at: 'C6', fight: 5, ...engaged('A1') },
      },
      [4, 4, 1],
    )
    expect(told.sides.map(({ fight }) => fight)).toEqual([2, 3])
    expect(told).toMatchObject({ winner: 1, by: 'fight' })
  })

  it('DL-16b DR-06 its supporters keep theirs', () => {
    const told = duel(
      {
        A1: { at: 'C5', fight: 2, now: on, ...engaged('B1') },
        A2: { ...friend },
        B1: { at: 'C6', fight: 5, ...engaged('A1') },
        B2: { at: 'C7', fight: 4, traits: ['spear'] },
      },
      [4, 4, 3, 1, 1],
    )
    expect(told.sides[1]).toMatchObject({ fight: 4, figures: [{ figure: 'B1' }, { figure: 'B2' }] })
  })

  it('DL-16b a wearer that supports halves nobody’s', () => {
    const told = duel(
      {
        A1: { at: 'C5', ...engaged('B1') },
        A2: { at: 'C4', traits: ['spear'], now: on },
        B1: { at: 'C6', fight: 5, ...engaged('A1') },
      },
      [4, 4, 4, 1],
    )
    expect(told.sides[1]).toMatchObject({ fight: 5 })
  })

  it('DL-16c Attacks, Strength and strikes are untouched', () => {
    const t = skirmish({
      stage: 'division',
      answers: 'defaults',
      figures: {
        A1: { at: 'C5', life: 3, now: on, ...engaged('B1') },
        A2: { ...friend },
        B1: { at: 'C6', attacks: 2, strength: 5, ...engaged('A1') },
      },
      dice: [1, 6, 5, 1, 1, 1, 6],
    })
    expect(t.told('duel')[0]!.sides[1]!.figures).toMatchObject([{ figure: 'B1', dice: [6, 5] }])
    expect(t.told('struck')).toMatchObject([{ strength: 5 }, { strength: 5 }])
  })

  it('DL-16d whoever charged whom', () => {
    for (const charged of [{ A1: true }, { B1: true }] as Record<string, boolean>[]) {
      const told = duel(
        {
          A1: { at: 'C5', now: on, marks: { engaged: ['B1'], charged: charged.A1 ?? false } },
          A2: { ...friend },
          B1: { at: 'C6', fight: 4, marks: { engaged: ['A1'], charged: charged.B1 ?? false } },
        },
        [4, 4, 1],
      )
      expect(told.sides[1]!.fight).toBe(2)
    }
  })

  it('DL-17a a seer fights with full Fight', () => {
    const told = duel(
      {
        A1: { at: 'C5', now: on, ...engaged('B1') },
        A2: { ...friend },
        B1: { at: 'C6', fight: 5, ...seer, ...engaged('A1') },
      },
      [4, 4, 1],
    )
    expect(told.sides[1]!.fight).toBe(5)
  })

  it('DL-17b a wraith pays nothing for a fight against a wearer, and one for another', () => {
    const fought = (now: object) =>
      skirmish({
        stage: 'division',
        answers: 'defaults',
        figures: {
          A1: { at: 'C5', now, ...engaged('B1') },
          A2: { ...friend },
          B1: { at: 'C6', ...seer, ...engaged('A1') },
        },
        dice: [1, 6, 1, 1, 6],
      })
    expect(fought(on).figure('B1').will).toBe(3)
    expect(fought({}).figure('B1').will).toBe(2)
  })

  it('DB-26a a wraith that did not fight pays nothing; its last point paid, it is gone', () => {
    const end = (will: number, marks: object) =>
      skirmish({
        stage: 'end',
        dice: [6, 1],
        figures: {
          A1: { at: 'C5' },
          B1: { at: 'C9', keywords: ['wraith'], will, marks },
          B2: { ...friend },
          B3: { at: 'P1' },
        },
      }).figure('B1')
    expect(end(3, {}).will).toBe(3)
    expect(end(3, { fought: true }).will).toBe(2)
    expect(end(1, { fought: true })).toMatchObject({ will: 0, condition: 'removed' })
  })

  it('DL-17c who masters the Ring sees it, and gains nothing besides', () => {
    const t = skirmish({
      stage: 'division',
      answers: 'defaults',
      figures: {
        A1: { at: 'C5', now: on, ...engaged('B1') },
        A2: { ...friend },
        B1: { at: 'C6', fight: 5, will: 3, traits: ['ring-master'], ...engaged('A1') },
      },
      dice: [1, 6, 1, 1, 6],
    })
    expect(t.told('duel')[0]!.sides[1]!.fight).toBe(5)
    expect(t.figure('B1').will).toBe(3)
    expect(t.told('paid-will')).toEqual([])
  })
})
