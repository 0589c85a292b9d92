import { describe, expect, it } from 'vitest'
import { readActText, whatMoveMeets } from '../../../rules/dark-lord/turn/preview.ts'
import { type Stood, skirmish } from '../../helpers/darkLord.ts'

const scene = (figures: Record<string, Stood>, part: 0 | 1 = 0) => skirmish({ figures, part })
const engaged = (t: ReturnType<typeof scene>, label: string) => t.figure(label).marks.engaged

describe('charging', () => {
  it('DB-10a a step into the zones of several is a charge on them all', () => {
    const t = scene({ A1: { at: 'G3' }, B1: { at: 'G6' }, B2: { at: 'H5' } })
    t.answer('move A1 G4-G5')
    expect(t.told('charged')).toMatchObject([{ figure: 'A1', at: 'G5', enemies: ['B2', 'B1'] }])
    expect([engaged(t, 'A1'), engaged(t, 'B1'), engaged(t, 'B2')]).toEqual([['B2', 'B1'], ['A1'], ['A1']])
  })

  it('DB-10b in a zone when its move begins: it charges where it stands, or steps off freely', () => {
    const figures = { A1: { at: 'G5' }, B1: { at: 'G6' }, B2: { at: 'P1' } }
    const t = scene(figures)
    t.answer('charge A1')
    expect([engaged(t, 'A1'), t.figure('A1').marks.spent, t.figure('A1').marks.moved]).toEqual([
      ['B1'],
      0,
      true,
    ])
    const off = scene(figures)
    off.answer('move A1 G4-G3')
    expect([engaged(off, 'A1'), off.where('A1')]).toEqual([[], 'G3'])
    // A step from zone to zone charges.
    const along = scene(figures)
    along.answer('move A1 H5')
    expect(engaged(along, 'A1')).toEqual(['B1'])
    expect(scene({ A1: { at: 'G5' }, B1: { at: 'G8' } }).refused('charge A1')).toMatchObject({
      code: 'nobody-to-charge',
      rule: 'DB-10b',
    })
  })

  it('DB-10c a charge is declared whole: tests come before the first step', () => {
    const t = scene({ A1: { at: 'G2', will: 1 }, B1: { at: 'G6', traits: ['terror'] } })
    t.dice(3, 3).answer('move A1 G3-G4-G5')
    expect(t.asked).toBe('courage-will 0 A1')
    expect(t.where('A1')).toBe('G2')
    t.answer('will 1'.replace('will', 'might 0 will'))
    expect([t.where('A1'), engaged(t, 'A1')]).toEqual(['G5', ['B1']])
  })

  it('DB-10d a lying enemy has no zone, and is charged by being named, without a test of its own', () => {
    const figures: Record<string, Stood> = {
      A1: { at: 'G3' },
      B1: { at: 'G6', now: { condition: 'lying' } },
      B2: { at: 'P1' },
    }
    const past = scene(figures)
    past.answer('move A1 G4-G5-H5')
    expect(engaged(past, 'A1')).toEqual([])
    const t = scene(figures)
    expect(t.refused('move A1 G4 B1')).toMatchObject({ code: 'not-touched', rule: 'DB-10d' })
    t.answer('move A1 G5 B1')
    expect([engaged(t, 'A1'), t.told('courage')]).toEqual([['B1'], []])
  })

  it('DB-10d, DB-10h a wearer is charged by name alone, and found before', () => {
    const t = scene({ A1: { at: 'G3', courage: 5 }, B1: { at: 'G6', now: { ring: 'on' } }, B2: { at: 'P1' } })
    t.dice(4, 4).answer('move A1 G5 B1')
    expect(t.told('courage')).toMatchObject([{ why: 'finding', courage: 3, passed: true }])
    expect(engaged(t, 'A1')).toEqual(['B1'])
  })

  it('DB-10e charger and charged are engaged until the fights are over, or they touch no more, or one is gone', () => {
    const t = scene({ A1: { at: 'G4' }, A2: { at: 'B2' }, B1: { at: 'G6' }, B2: { at: 'P1' } })
    t.answer('move A1 G5', 'done')
    expect(engaged(t, 'B1')).toEqual(['A1'])
    t.dice(6, 1, 1, 5, 3).answer('done')
    t.answer(t.question.fallback())
    expect(t.told('backed-off')).toMatchObject([{ figure: 'B1' }])
    expect([engaged(t, 'A1'), engaged(t, 'B1')]).toEqual([[], []])
  })

  it('DB-10f the engaged do not move, cast or shoot, and may be charged by more', () => {
    const t = scene({
      A1: {
        at: 'G5',
        shoot: 2,
        traits: ['bow'],
        will: 2,
        powers: ['sapping:12:2'],
        marks: { engaged: ['B1'] },
      },
      A2: { at: 'E6' },
      A3: { at: 'A1', shoot: 2, traits: ['bow'] },
      B1: { at: 'G6', marks: { engaged: ['A1'] } },
      B2: { at: 'P1' },
    })
    expect(t.refused('move A1 G4')).toMatchObject({ code: 'is-engaged', rule: 'DB-10f' })
    expect(t.refused('charge A1')).toMatchObject({ code: 'is-engaged' })
    expect(t.refused('cast A1 sapping B2')).toMatchObject({ code: 'is-engaged', rule: 'DB-10f' })
    expect(t.refused('lie A1')).toMatchObject({ code: 'is-engaged' })
    t.answer('move A2 F6')
    expect(engaged(t, 'B1')).toEqual(['A1', 'A2'])
    t.answer('done')
    expect(t.refused('shoot A1 B2')).toMatchObject({ code: 'is-engaged', rule: 'DB-10f' })
    expect(t.legal()).toEqual(['done', 'shoot A3 B2'])
  })

  it('DB-10g who may not charge may not step into a zone: the lying, the frozen', () => {
    const lying = scene({ A1: { at: 'G4', now: { condition: 'lying' } }, B1: { at: 'G6' }, B2: { at: 'P1' } })
    expect(lying.refused('move A1 G5')).toMatchObject({ code: 'is-lying', rule: 'DB-23e' })
    expect(lying.refused('charge A1')).toMatchObject({ code: 'is-lying' })
    const frozen = scene({ A1: { at: 'G4', marks: { frozen: true } }, B1: { at: 'G6' } })
    expect(frozen.refused('move A1 G5')).toMatchObject({ code: 'held-fast', rule: 'DL-39' })
  })

  it('DB-10h a wearer chooses whom it charges of those that it touches; seers in whose zone it ends it must', () => {
    const figures: Record<string, Stood> = {
      A1: { at: 'G4', now: { ring: 'on' } },
      A2: { at: 'A1' },
      B1: { at: 'G6' },
      B2: { at: 'H5' },
    }
    const nobody = scene(figures)
    nobody.answer('move A1 G5')
    expect(engaged(nobody, 'A1')).toEqual([])
    const one = scene(figures)
    expect(one.legal('move A1 G5')).toEqual(
      expect.arrayContaining(['move A1 G5', 'move A1 G5 B1', 'move A1 G5 B2', 'move A1 G5 B1 B2']),
    )
    one.answer('move A1 G5 B2')
    expect([engaged(one, 'A1'), engaged(one, 'B1')]).toEqual([['B2'], []])
    const seen = scene({ ...figures, B1: { at: 'G6', keywords: ['wraith'], will: 1 } })
    seen.answer('move A1 G5')
    expect(engaged(seen, 'A1')).toEqual(['B1'])
  })

  it('DB-10i nobody is engaged when a turn begins', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'G5', fight: 4, marks: { engaged: ['B1'] } },
        A2: { at: 'B2' },
        B1: { at: 'G6', life: 3, marks: { engaged: ['A1'] } },
        B2: { at: 'P1' },
      },
      board: { barred: ['G7', 'F6', 'H6'], gaps: ['F5', 'H5'] },
      stage: 'division',
      dice: [6, 1, 1, 1, 5, 3],
    })
    // Trapped, it stays where it is, and is engaged no more.
    expect([t.told('trapped').length, t.where('B1'), t.state.turn]).toEqual([1, 'G6', 2])
    expect([engaged(t, 'A1'), engaged(t, 'B1')]).toEqual([[], []])
  })
})

describe('tests before a charge', () => {
  const terrible: Stood = { at: 'G6', traits: ['terror'] }
  const unseen: Stood = { at: 'H5', now: { ring: 'on' } }

  it('DB-11a terror first, then each wearer that was named', () => {
    const t = scene({ A1: { at: 'G3', courage: 5 }, B1: terrible, B2: unseen, B3: { at: 'P1' } })
    t.dice(3, 3, 4, 4).answer('move A1 G5 B2')
    expect(t.told('courage').map(({ why }) => why)).toEqual(['terror', 'finding'])
    expect(engaged(t, 'A1')).toEqual(['B1', 'B2'])
  })

  it('DB-11b terror failed: it is frozen, and nothing more is thrown', () => {
    const t = scene({ A1: { at: 'G3', courage: 5 }, B1: terrible, B2: unseen, B3: { at: 'P1' } })
    t.dice(1, 1).answer('move A1 G5 B2')
    expect(t.told('courage')).toHaveLength(1)
    expect([t.where('A1'), t.figure('A1').marks.frozen, t.diceLeft]).toEqual(['G3', true, 0])
  })

  it('DB-11c a test of terror passed serves for the turn; DB-11d a wearer missed leaves another move', () => {
    const t = scene({ A1: { at: 'G3', courage: 5 }, B1: terrible, B2: unseen, B3: { at: 'P1' } })
    t.dice(6, 6, 1, 1).answer('move A1 G5 B2')
    expect(t.told('missed-wearer')).toMatchObject([{ figure: 'A1', wearer: 'B2' }])
    expect([t.where('A1'), t.figure('A1').marks.moved]).toEqual(['G3', false])
    expect(t.refused('move A1 G5 B2')).toMatchObject({ code: 'not-found', rule: 'DL-14' })
    // No more dice: the test of terror has been passed.
    t.answer('move A1 G5')
    expect([engaged(t, 'A1'), t.diceLeft]).toEqual([['B1'], 0])
  })

  it('DB-10, DB-11 a preview tells them beforehand, of whoever moves and nobody else', () => {
    const t = scene({
      A1: { at: 'P12' },
      A2: { at: 'G3', courage: 5 },
      B1: terrible,
      B2: unseen,
      B3: { at: 'P1' },
    })
    const met = (answer: string) => {
      const act = readActText(t.field, answer)
      return act?.verb === 'move' ? whatMoveMeets(t.field, act.figure, act.choice) : undefined
    }
    expect(met('move A2 G5 B2')).toEqual({
      cost: 2,
      costs: [1, 1],
      charges: ['B1', 'B2'],
      dares: true,
      finds: [{ label: 'B2', between: 2 }],
      falls: false,
    })
    expect(met('move A2 G5')).toMatchObject({ charges: ['B1'], dares: true, finds: [] })
    expect(met('move A2 G4')).toMatchObject({ charges: [], dares: false, finds: [] })
    expect([met('move A9 G5'), met('move A1 G5'), met('shoot A2 B1')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
