import { describe, expect, it } from 'vitest'
import { agreeDraw, concede, type Result } from '../../../../rules/combat-hex/index.ts'
import { fight, nextTurn } from '../../../helpers/fight.ts'
import { goodAgainstEvil } from '../../../helpers/goodAgainstEvil.ts'
import { type Placed, type Scene, scenario } from '../../../helpers/scenario.ts'

/** Armies of so many figures that stand apart, but for A1 and B1, who meet in the combat phase. */
function armies(good: Partial<Placed>[], evil: Partial<Placed>[], meeting: [string, string] = ['C5', 'C4']) {
  const figures: Record<string, Placed> = {}
  for (const [i, placed] of good.entries())
    figures[`A${i + 1}`] = { at: i ? `A${i}` : meeting[0], facing: 'N', life: 1, ...placed }
  for (const [i, placed] of evil.entries())
    figures[`B${i + 1}`] = { at: i ? `L${i}` : meeting[1], facing: 'S', life: 1, ...placed }
  return figures
}
const many = (count: number): Partial<Placed>[] => Array.from({ length: count }, () => ({}))

/** A turn in which A1 kills B1, B1 kills A1, or both. */
const killed = { b: [4, 2, 6], a: [2, 4, 6], both: [4, 4, 6, 6] }
const turn = (
  good: Partial<Placed>[],
  evil: Partial<Placed>[],
  who: keyof typeof killed,
  scene: Partial<Scene> = {},
) => fight(armies(good, evil), [...killed[who], ...nextTurn], { board: { rows: 16 }, ...scene })
const result = (t: ReturnType<typeof turn>): Result | null => t.state.result

describe('victory', () => {
  it('7.01 who has lost half of its figures or more has lost', () => {
    const t = turn(many(3), many(2), 'b')
    expect(result(t)).toEqual({ winner: 0, reason: 'broken', rule: '7.01', score: [6, 0] })
    expect(t.asked).toBe('over')
    expect(result(turn(many(3), many(3), 'b'))).toBeNull()
    expect(result(turn(many(2), many(3), 'a'))).toMatchObject({ winner: 1, score: [0, 6] })
  })

  it('7.01 an army of 14 has lost when 7 are gone, and not before', () => {
    const gone = (count: number) =>
      many(14).map((_, i) => (i > 0 && i < count ? { at: '', condition: 'removed' as const } : {}))
    expect(result(turn(many(14), gone(6), 'b'))).toBeNull()
    expect(result(turn(many(14), gone(7), 'b'))).toMatchObject({ winner: 0, rule: '7.01' })
  })

  it('7.01 is looked at when a turn ends, and at no other moment', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C9', shooting: { dice: 1, range: 9 } },
        B1: { at: 'C3', life: 1 },
      },
    })
    t.dice(5, 6).answer('shoot A1 B1')
    expect(t.state.result).toBeNull()
    t.answer('done')
    expect(t.asked).toBe('over')
    expect(t.told('ended')).toMatchObject([{ result: { winner: 0 } }])
  })

  it('3.03 7.01 whoever found no room does not count', () => {
    const left = { at: '', condition: 'left-behind' as const }
    // Of two that stood, one is gone: half. Were the others of the army too, they would be half of it at most.
    expect(result(turn(many(3), [{}, {}, left, left], 'b'))).toMatchObject({ winner: 0, rule: '7.01' })
    // Of three, one is gone: not half. Nor are those left behind as good as gone.
    const three = turn(many(3), [{}, {}, {}, left, left, left], 'b')
    expect(result(three)).toBeNull()
    expect(three.told('turn-ended')).toMatchObject([{ standing: [3, 2], points: [150, 100] }])
  })

  it('7.02 both at half: more points on the board win', () => {
    expect(result(turn([{}, { points: 60 }], [{}, { points: 50 }], 'both'))).toEqual({
      winner: 0,
      reason: 'points',
      rule: '7.02',
      score: [4, 2],
    })
    expect(result(turn([{}, { points: 60 }], [{}, { points: 70 }], 'both'))).toMatchObject({ winner: 1 })
    // What fell does not count.
    expect(result(turn([{ points: 500 }, {}], [{}, { points: 60 }], 'both'))).toMatchObject({ winner: 1 })
  })

  it('7.02 then points spent on heroes when the army was made, and then nobody', () => {
    expect(result(turn([{ kind: 'hero' }, {}], [{ kind: 'hero', points: 40 }, {}], 'both'))).toEqual({
      winner: 0,
      reason: 'heroes',
      rule: '7.02',
      score: [4, 2],
    })
    expect(result(turn(many(2), many(2), 'both'))).toEqual({
      winner: null,
      reason: 'draw',
      rule: '7.02',
      score: [3, 3],
    })
  })

  it('7.02 heroes who found no room were paid for all the same', () => {
    const left = { at: '', condition: 'left-behind' as const, kind: 'hero' as const }
    expect(result(turn(many(2), [{}, {}, left], 'both'))).toMatchObject({ winner: 1, reason: 'heroes' })
  })

  it('7.03 in a battle of 500 points or less an army is beaten when nobody is left', () => {
    expect(result(turn(many(3), many(2), 'b', { points: 500 }))).toBeNull()
    expect(result(turn(many(3), many(1), 'b', { points: 500 }))).toEqual({
      winner: 0,
      reason: 'wiped-out',
      rule: '7.03',
      score: [6, 0],
    })
    expect(result(turn(many(3), many(2), 'b', { points: 501 }))).toMatchObject({ rule: '7.01' })
  })

  it('7.04 both gone in the same turn: points spent on heroes, then nobody', () => {
    for (const points of [500, 1500]) {
      expect(result(turn([{ kind: 'hero', points: 10 }], [{ points: 90 }], 'both', { points }))).toEqual({
        winner: 0,
        reason: 'heroes',
        rule: '7.04',
        score: [4, 2],
      })
      expect(result(turn(many(1), many(1), 'both', { points }))).toMatchObject({
        winner: null,
        rule: '7.04',
        score: [3, 3],
      })
    }
  })

  it('7.02 7.04 one gone altogether and the other at half: it is points left that decide', () => {
    expect(result(turn(many(1), many(2), 'both'))).toMatchObject({
      winner: 1,
      reason: 'points',
      rule: '7.02',
    })
  })

  it('7.05 the last turn ends on points', () => {
    const t = turn([{}, { points: 60 }, {}, {}], many(4), 'both', { lastTurn: 1 })
    expect(result(t)).toEqual({ winner: 0, reason: 'points', rule: '7.05', score: [4, 2] })
    expect(result(turn(many(4), many(4), 'both', { lastTurn: 2 }))).toBeNull()
    // Who is beaten in it is beaten altogether.
    expect(result(turn(many(4), many(2), 'b', { lastTurn: 1 }))).toMatchObject({ score: [6, 0] })
  })

  it('7.05 3 and 0 for giving up, one and a half each for a draw that is agreed on', () => {
    const save = goodAgainstEvil(['merry'], ['ugluk'], 1000)
    const conceded = concede(save, 0)
    expect(conceded).toMatchObject({
      ok: true,
      save: {
        pending: null,
        battle: { phase: 'over', result: { winner: 1, reason: 'conceded', score: [0, 6] } },
      },
    })
    expect(agreeDraw(save)).toMatchObject({
      ok: true,
      save: { battle: { result: { winner: null, reason: 'agreed', score: [3, 3] } } },
    })
    if (conceded.ok)
      expect(concede(conceded.save, 1)).toMatchObject({ ok: false, refusal: { code: 'battle-over' } })
  })
})
