import { describe, expect, it } from 'vitest'
import type { BoardPlan } from '../../../rules/board/board.ts'
import { type Stood, skirmish } from '../../helpers/darkLord.ts'
import { melee } from '../../helpers/melee.ts'

const end = (own: Partial<Stood>, dice: number[], more: Record<string, Stood> = {}) =>
  skirmish({
    figures: { A1: { at: 'C5', ...own }, B1: { at: 'K5' }, ...more },
    stage: 'end',
    lastTurn: 1,
    dice,
  })

describe('fire', () => {
  const brand: Stood = { at: 'G5', fight: 9, strength: 1, traits: ['brand'] }

  it('DB-25a catching fire is a hit of Strength 9; DB-25d once more when on fire already', () => {
    const t = melee(
      { A1: brand, B1: { at: 'G6', defence: 10, life: 3, now: { burning: true } } },
      ['A1 B1'],
      [6, 1],
      { asks: ['strike-how'] },
    )
    // The strike: none wounds at 9 more. Then the fire, 5 and more.
    t.dice(5, 4).answer('brand B1')
    expect(t.told('struck').at(-1)).toMatchObject({ cause: 'fire' })
    expect(t.told('struck')[1]).toMatchObject({
      figure: null,
      cause: 'fire',
      strength: 9,
      faces: [5],
      wounded: true,
    })
    expect(t.told('burns')).toHaveLength(1)
    // One fire: one die at the end.
    expect([t.figure('B1').burning, t.told('fire-out'), t.diceLeft]).toMatchObject([
      false,
      [{ why: 'die' }],
      0,
    ])
  })

  it('DB-25b at each end of turn 4 or more and it is out, else a hit of Strength 5', () => {
    const out = end({ now: { burning: true } }, [4])
    expect([out.figure('A1').burning, out.told('struck')]).toEqual([false, []])
    const burns = end({ defence: 5, life: 2, now: { burning: true } }, [3, 4])
    expect(burns.told('struck')).toMatchObject([
      { target: 'A1', cause: 'fire', strength: 5, faces: [4], wounded: true },
    ])
    expect([burns.figure('A1').burning, burns.figure('A1').life]).toEqual([true, 1])
  })

  it('DB-25c crossing a water side puts it out at once', () => {
    const scene = (kind: 'water' | 'difficult') =>
      skirmish({
        board: { sides: [{ hex: 'C5', facing: 3, kind }] },
        figures: { A1: { at: 'C5', now: { burning: true } }, B1: { at: 'K5' } },
      }).answer('move A1 C6')
    expect(scene('water').figure('A1').burning).toBe(false)
    expect(scene('water').told('fire-out')).toMatchObject([{ why: 'water' }])
    expect(scene('difficult').figure('A1').burning).toBe(true)
    const dry = skirmish({
      board: { sides: [{ hex: 'C5', facing: 3, kind: 'water' }] },
      figures: { A1: { at: 'C5' }, B1: { at: 'K5' } },
    }).answer('move A1 C6')
    expect(dry.told('fire-out')).toEqual([])
  })

  const water = (hex: string, facing: number) => ({ hex, facing, kind: 'water' as const })
  const alight = { burning: true } as const

  it('DB-25c DB-16 whoever backs off over water burns no longer, nor does it at the end of the turn', () => {
    const backs = (sides: BoardPlan['sides']) =>
      melee(
        { A1: { at: 'G5', strength: 1 }, B1: { at: 'G6', defence: 10, now: alight } },
        ['A1 B1'],
        [6, 1, 1, 1],
        { board: { sides, barred: ['H6', 'F6'] } },
      )
    const out = backs([water('G6', 3)])
    expect(out.told('backed-off')).toMatchObject([{ figure: 'B1', to: 'G7' }])
    expect(out.told('fire-out')).toMatchObject([{ figure: 'B1', why: 'water' }])
    expect([out.figure('B1').burning, out.told('struck').map(({ cause }) => cause)]).toEqual([
      false,
      ['strike'],
    ])
    const dry = backs([])
    expect([dry.figure('B1').burning, dry.told('struck').map(({ cause }) => cause)]).toEqual([
      true,
      ['strike', 'fire'],
    ])
  })

  it('DB-25c DB-16b so does whoever makes way over water', () => {
    const t = melee(
      {
        A1: { at: 'G5', strength: 1 },
        B1: { at: 'G6', defence: 10, now: alight },
        B2: { at: 'G7', now: alight },
      },
      ['A1 B1'],
      [6, 1, 6],
      {
        asks: ['back-off'],
        board: { sides: [water('G7', 3)], barred: ['H6', 'F6'] },
      },
    )
    t.answer('B1 G7 B2 G8')
    expect(t.told('made-way')).toMatchObject([{ figure: 'B2', to: 'G8' }])
    expect(t.told('fire-out')).toMatchObject([
      { figure: 'B2', why: 'water' },
      { figure: 'B1', why: 'die' },
    ])
  })

  it('DB-25c DL-13 DR-35 a wearer is shifted over water where every way leads through it', () => {
    const shifted = (sides: BoardPlan['sides'], more: Partial<BoardPlan> = {}) =>
      skirmish({
        board: { sides, barred: ['G4', 'H4', 'F4', 'F5', 'H5'], ...more },
        figures: {
          A1: { at: 'G5', life: 2, now: { ring: 'on', burning: true } },
          A2: { at: 'A1' },
          B1: { at: 'G2' },
        },
        part: 1,
        dice: [1],
      }).answer('move B1 G3-G4-G5')
    const out = shifted([water('G5', 3)])
    expect(out.told('shifted')).toMatchObject([{ figure: 'A1', to: 'G6' }])
    expect(out.told('fire-out')).toMatchObject([{ figure: 'A1', why: 'water' }])
    expect(shifted([]).figure('A1').burning).toBe(true)
  })
})

describe('wraiths', () => {
  const wraith: Partial<Stood> = { keywords: ['wraith'], will: 3 }

  it('DB-26a one that was in a fight this turn pays one Will at the end', () => {
    const t = melee(
      { A1: { at: 'G5', ...wraith }, A2: { at: 'A1', ...wraith }, B1: { at: 'G6' } },
      ['A1 B1'],
      [6, 1, 1],
    )
    expect(t.told('paid-will')).toMatchObject([{ figure: 'A1', left: 2 }])
    expect([t.figure('A1').will, t.figure('A2').will]).toEqual([2, 3])
  })

  it('DB-26b not if an enemy of its fight was a wearer, supporters apart', () => {
    const worn = melee(
      { A1: { at: 'G5', ...wraith }, B1: { at: 'G6', now: { ring: 'on' } }, B2: { at: 'P1' } },
      ['A1 B1'],
      [6, 1, 1],
    )
    expect([worn.told('paid-will'), worn.figure('A1').will]).toEqual([[], 3])
    const behind = melee(
      {
        A1: { at: 'G5', ...wraith },
        B1: { at: 'G6' },
        B2: { at: 'G7', traits: ['spear'], now: { ring: 'on' } },
      },
      ['A1 B1'],
      [6, 1, 1, 1],
    )
    expect(behind.told('fight-began')).toMatchObject([{ supporters: ['B2'] }])
    expect(behind.figure('A1').will).toBe(2)
  })

  it('DB-26c with no Will left it is removed at once', () => {
    const t = melee(
      { A1: { at: 'G5', ...wraith, will: 1 }, A2: { at: 'A1' }, B1: { at: 'G6' } },
      ['A1 B1'],
      [6, 1, 1],
    )
    expect(t.told('removed')).toMatchObject([{ figure: 'A1', why: 'without-will' }])
    const sapped = skirmish({
      figures: {
        A1: { at: 'G2', will: 2, powers: ['sapping:12:3'] },
        B1: { at: 'G5', ...wraith, will: 1 },
        B2: { at: 'P1' },
      },
    })
    sapped.dice(6, 1).answer('cast A1 sapping B1 1').answer('none')
    expect(sapped.told('removed')).toMatchObject([{ figure: 'B1', why: 'without-will' }])
  })

  it('DB-26c with a power that it casts with its last point, the power comes first', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'G2', ...wraith, will: 1, powers: ['transfixing:12:3'] },
        A2: { at: 'A1' },
        B1: { at: 'G5' },
      },
    })
    t.dice(3).answer('cast A1 transfixing B1 1')
    const order = t.events.map(({ event }) => event)
    expect(order.indexOf('transfixed')).toBeGreaterThan(0)
    expect(order.indexOf('removed')).toBeGreaterThan(order.indexOf('transfixed'))
    expect(t.figure('B1').marks.transfixed).toBe(true)
    // Not cast at all, it is gone too.
    const failed = skirmish({
      figures: {
        A1: { at: 'G2', ...wraith, will: 1, powers: ['transfixing:12:3'] },
        A2: { at: 'A1' },
        B1: { at: 'G5' },
      },
    })
    failed.dice(2).answer('cast A1 transfixing B1 1')
    expect(failed.told('removed')).toMatchObject([{ figure: 'A1' }])
  })

  it('DB-26c resisting with its last point, it is gone before the power takes it', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'G2', will: 2, powers: ['transfixing:12:3'] },
        B1: { at: 'G5', ...wraith, will: 1 },
        B2: { at: 'P1' },
      },
    })
    t.dice(6).answer('cast A1 transfixing B1 1').dice(1).answer('will 1')
    expect(t.told('removed')).toMatchObject([{ figure: 'B1', why: 'without-will' }])
    expect(t.told('transfixed')).toEqual([])
  })
})
