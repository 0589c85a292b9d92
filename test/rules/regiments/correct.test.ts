import { describe, expect, it } from 'vitest'
import { makeCell } from '../../../rules/board/board.ts'
import { correctState } from '../../../rules/regiments/contract/judge.ts'
import { touching, war } from '../../helpers/regimentsField.ts'

type Values = Record<string, string | number>
const both = touching('A1', 'B1')

const scene = (stage: 'movement' | 'deployment' = 'movement') =>
  war({
    stage,
    units: {
      A1: { at: 'H9', facing: 'N', count: 10, now: { ...both.A1, life: 4, rounds: 1 } },
      A2: { at: 'C12', facing: 'N', count: 10, now: { shaken: true, flights: 2 } },
      A3: { at: '', now: { condition: 'destroyed', life: 0 } },
      A4: { at: '', host: 'A2', attachable: true, life: 3 },
      // Somebody who can move, so that the turn rests there; somebody who waits to be placed.
      A5: { at: 'P16', facing: 'N' },
      ...(stage === 'deployment' && { A6: { at: '' } }),
      B1: { at: 'H8', facing: 'S', count: 10, now: both.B1 },
    },
    ...(stage === 'deployment' && { now: { active: null, next: 0 } }),
  })
type Scene = ReturnType<typeof scene>

function refused(t: Scene, piece: string, values: Values): string {
  const outcome = correctState(t.state, { piece, values })
  return outcome.ok ? 'nothing' : outcome.refusal.code
}

function corrected(t: Scene, piece: string, values: Values) {
  const before = structuredClone(t.state)
  const outcome = correctState(t.state, { piece, values })
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  expect(t.state).toEqual(before)
  const unit = (label: string) => outcome.state.regiments.find(each => each.label === label)!
  return { unit, at: makeCell(t.board, unit(piece.toUpperCase()).at) }
}

describe('a judge puts a unit of Regiments right', () => {
  it('RB-16.4 its life, from one to what it began with', () => {
    const t = scene()
    expect(corrected(t, 'a1', { life: 10 }).unit('A1').life).toBe(10)
    for (const life of [0, 11, -1, '4']) expect(refused(t, 'A1', { life })).toBe('correction-number')
    expect(refused(t, 'A9', { life: 1 })).toBe('no-figure')
    expect(refused(t, 'A1', { ap: 1 })).toBe('no-correction')
  })

  it('RB-02 its hex, where it touches nobody any more; also of one that was lost', () => {
    const t = scene()
    const away = corrected(t, 'A1', { at: 'D9', facing: 'SE' })
    expect([away.at, away.unit('A1').facing]).toEqual(['D9', 2])
    expect([away.unit('A1').touches, away.unit('B1').touches]).toEqual([[], []])
    const back = corrected(t, 'A3', { at: 'D9' })
    expect([back.at, back.unit('A3').condition, back.unit('A3').life]).toEqual(['D9', 'field', 1])
    expect(refused(t, 'A1', { at: 'H8' })).toBe('correction-taken')
    expect(refused(t, 'A1', { at: 'Z99' })).toBe('no-hex')
    expect(refused(t, 'A3', { life: 1 })).toBe('correction-gone')
    expect(refused(t, 'A3', { facing: 'N' })).toBe('correction-gone')
  })

  it('RB-02.1 whither it looks: an enemy that it touches then touches another side', () => {
    const turned = corrected(scene(), 'A1', { facing: 'S' })
    expect(turned.unit('A1').touches).toMatchObject([{ with: 'B1', over: 'rear', at: 'front' }])
    expect(turned.unit('B1').touches).toMatchObject([{ with: 'A1', over: 'front', at: 'rear' }])
    expect(refused(scene(), 'A1', { facing: 'up' })).toBe('no-correction')
  })

  it('RB-20 steady again, or out of play, which ends no battle', () => {
    const t = scene()
    expect(corrected(t, 'A2', { state: 'standing' }).unit('A2')).toMatchObject({ shaken: false, flights: 0 })
    const gone = corrected(t, 'A1', { state: 'slain' })
    expect([gone.unit('A1').condition, gone.unit('B1').touches]).toEqual(['destroyed', []])
    expect(refused(t, 'B1', { state: 'slain' })).toBe('correction-ends')
    expect(refused(t, 'A1', { state: 'slain', life: 2 })).toBe('correction-gone')
    expect(refused(t, 'A3', { state: 'slain' })).toBe('correction-gone')
    expect(refused(t, 'A1', { state: 'lying' })).toBe('no-correction')
  })

  it('RB-22 nothing of where a model stands that has joined a unit but its life', () => {
    const t = scene()
    expect(refused(t, 'A4', { at: 'D9' })).toBe('no-correction')
    expect(refused(t, 'A4', { state: 'slain' })).toBe('no-correction')
    expect(corrected(t, 'A4', { life: 1 }).unit('A4').life).toBe(1)
  })

  it('RB-23 nothing before the first turn', () => {
    expect(refused(scene('deployment'), 'A1', { life: 1 })).toBe('correction-early')
  })
})
