import { describe, expect, it } from 'vitest'
import { type Stood, skirmish } from '../../../helpers/darkLord.ts'

const held = { marks: { transfixed: true } }
const cast = (target: Partial<Stood>, caster: Partial<Stood> = {}) =>
  skirmish({
    figures: {
      A1: { at: 'C5', will: 3, powers: ['transfixing:12:3'], tier: 'minor', ...caster },
      B1: { at: 'C8', ...target },
      B2: { at: 'C11' },
    },
  })
const duel = (a1: Partial<Stood>, b1: Partial<Stood>, dice: number[], more: Record<string, Stood> = {}) =>
  skirmish({
    stage: 'division',
    answers: 'defaults',
    dice: [...dice, 1, 6],
    figures: {
      A1: { at: 'C5', ...a1, marks: { engaged: ['B1'], ...a1.marks } },
      B1: { at: 'C6', ...b1, marks: { engaged: ['A1'], ...b1.marks } },
      ...more,
    },
  })

describe('transfixing', () => {
  it('DL-54 its target does not move, nor lie down, dismount or lift, to the end of the turn', () => {
    const t = cast({}).dice(3).answer('cast A1 transfixing B1 1', 'done')
    for (const not of ['move B1 C9', 'lie B1', 'charge B1'])
      expect(t.refused(not)).toMatchObject({ code: 'held-fast', rule: 'DL-54' })
    expect(t.legal('move B2')).not.toEqual([])
    // The marks of a turn go with it; priority to the other side.
    t.dice(1, 6).answer('done', 'move B1 C9')
    expect(t.where('B1')).toBe('C9')
  })

  it('DL-54 it does not shoot', () => {
    const archer = (marks: object) =>
      skirmish({
        stage: 'shooting',
        figures: {
          A1: { at: 'C5', traits: ['bow'], shoot: 4, marks },
          A2: { at: 'E5', traits: ['bow'], shoot: 4 },
          B1: { at: 'C8' },
        },
      })
    expect(archer({ transfixed: true }).refused('shoot A1 B1')).toMatchObject({
      code: 'is-transfixed',
      rule: 'DL-54',
    })
    expect(archer({}).legal('shoot A1')).toEqual(['shoot A1 B1'])
  })

  it('DL-54 it does not cast', () => {
    const t = cast({ will: 1, powers: ['draining:12:2'] })
      .dice(3)
      .answer('cast A1 transfixing B1 1', 'none', 'done')
    expect(t.refused('cast B1 draining A1 1')).toMatchObject({ code: 'is-transfixed', rule: 'DL-54' })
  })

  it('DL-54 it declares no heroic action: strike and first fight', () => {
    const hero = { tier: 'minor', might: 1 } as const
    const asked = (marks: object) => {
      const t = skirmish({
        stage: 'division',
        dice: [1, 6],
        answers: question =>
          question.kind === 'heroic' ? undefined : { answer: question.fallback(), from: 'default' },
        figures: {
          A1: { at: 'C5', ...hero, marks: { engaged: ['B1'], ...marks } },
          A2: { at: 'G5', marks: { engaged: ['B2'] } },
          B1: { at: 'C6', marks: { engaged: ['A1'] } },
          B2: { at: 'G6', marks: { engaged: ['A2'] } },
        },
      })
      return t.asked
    }
    expect(asked({})).toBe('heroic 0 A1')
    expect(() => asked({ transfixed: true })).toThrow('no die scripted')
  })

  it('DL-54 it gives nobody its courage', () => {
    const gone: Stood = { at: '', now: { condition: 'removed' } }
    const opening = (marks: object) =>
      skirmish({
        stage: 'opening',
        startCount: [4, 1],
        dice: [6, 6, 6, 6],
        figures: {
          A1: { at: 'C5', tier: 'minor', marks },
          A2: { at: 'C8' },
          A3: gone,
          A4: gone,
          B1: { at: 'N5' },
        },
      })
    expect(opening({}).told('gave-courage')).toMatchObject([{ figure: 'A1', to: ['A2'] }])
    expect(opening({}).diceLeft).toBe(2)
    expect(opening({ transfixed: true }).told('gave-courage')).toEqual([])
  })

  it('DL-54 traits marked active rest: the drum, and not dread', () => {
    const courage = (trait: string) => {
      const t = skirmish({
        figures: { A1: { at: 'C5' }, A2: { at: 'P1' }, B1: { at: 'C8', traits: ['terror', trait], ...held } },
      })
      t.dice(1, 1).answer('move A1 C7')
      return t.told('courage')[0]!.courage
    }
    expect(courage('drum')).toBe(3)
    expect(courage('dread')).toBe(2)
  })

  it('DL-54 it does not strike when it wins; it throws all the same, and backs off', () => {
    const wins = duel({ attacks: 2, ...held }, {}, [6, 5, 1])
    expect(wins.told('did-not-strike')).toMatchObject([{ figure: 'A1' }])
    expect(wins.told('struck')).toEqual([])
    expect(wins.told('duel')[0]!.sides[0]!.figures[0]!.dice).toEqual([6, 5])
    expect(wins.told('backed-off')).toMatchObject([{ figure: 'B1' }])
    const loses = duel(held, {}, [1, 6, 1])
    expect(loses.told('backed-off')).toMatchObject([{ figure: 'A1' }])
    expect(loses.told('struck')).toHaveLength(1)
  })

  it('DL-54 it may use Might and Fate, and resists', () => {
    const t = duel({ might: 3, ...held }, {}, [4, 5])
    expect(t.told('duel')[0]!.sides[0]!.figures[0]!.might).toBe(2)
    const fate = duel({ fate: 1, ...held }, { strength: 9 }, [1, 6, 3, 4])
    expect(fate.told('saved')).toMatchObject([{ figure: 'A1', saved: true }])
    const again = cast({ will: 1, ...held })
      .dice(3)
      .answer('cast A1 transfixing B1 1')
    expect(again.asked).toBe('resist 1 B1')
  })

  it('DL-54 it has its zone', () => {
    const t = skirmish({ figures: { A1: { at: 'C5' }, B1: { at: 'C8', ...held } } }).answer('move A1 C7')
    expect(t.told('charged')).toMatchObject([{ enemies: ['B1'] }])
  })

  it('DL-55 channelled: also half its Attacks and half its Fight, rounded up', () => {
    const t = cast({}, { might: 1 }).dice(3).answer('cast A1 transfixing B1 1 channel')
    expect(t.figure('B1').marks).toMatchObject({ transfixed: true, halved: true })
    expect(t.told('transfixed')).toMatchObject([{ halved: true }])
    const fought = duel({ attacks: 3, fight: 5, marks: { transfixed: true, halved: true } }, {}, [6, 1, 1])
    expect(fought.told('duel')[0]!.sides[0]).toMatchObject({ fight: 3, figures: [{ dice: [6, 1] }] })
  })

  it('DL-55 and not without channelling', () => {
    expect(cast({}).dice(3).answer('cast A1 transfixing B1 1').figure('B1').marks.halved).toBe(false)
    const fought = duel({ attacks: 3, fight: 5, ...held }, {}, [6, 1, 1, 1])
    expect(fought.told('duel')[0]!.sides[0]).toMatchObject({ fight: 5, figures: [{ dice: [6, 1, 1] }] })
  })

  it('DR-17 twice is no more than once, and a stronger one joins', () => {
    const weak = cast({ marks: { transfixed: true, halved: true } })
      .dice(3)
      .answer('cast A1 transfixing B1 1')
    expect(weak.figure('B1').marks.halved).toBe(true)
    const strong = cast(held, { might: 1 }).dice(3).answer('cast A1 transfixing B1 1 channel')
    expect(strong.figure('B1').marks.halved).toBe(true)
    const twice = duel(
      { attacks: 5, fight: 5, marks: { transfixed: true, halved: true, compelled: true } },
      {},
      [6, 1, 1, 1],
    )
    expect(twice.told('duel')[0]!.sides[0]).toMatchObject({ fight: 3, figures: [{ dice: [6, 1, 1] }] })
  })
})
