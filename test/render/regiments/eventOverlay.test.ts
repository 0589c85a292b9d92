import { describe, expect, it } from 'vitest'
import { eventOverlay } from '../../../render/regiments/eventOverlay.ts'
import { parseCell } from '../../../rules/index.ts'
import type { GameEvent } from '../../../rules/regiments/index.ts'
import { war } from '../../helpers/regimentsField.ts'

const { board } = war({ units: { A1: { at: 'H12' }, B1: { at: 'H5' } } })
const cell = (hex: string) => parseCell(board, hex)!
const overlayOf = (told: readonly object[], spots: Record<string, string>) =>
  eventOverlay(
    {
      events: told.map(each => ({ turn: 1, stage: 'movement', n: 1, ...each }) as unknown as GameEvent),
      spots: Object.fromEntries(Object.entries(spots).map(([label, hex]) => [label, cell(hex)])),
    },
    board,
  )

describe('what happened on the field', () => {
  it('who stays where it is has no arrow: a reform, a pursuit that is stopped', () => {
    const told = [
      { event: 'moved', unit: 'A1', how: 'reform', from: 'H12', to: 'H12', facing: 3, files: 5 },
      { event: 'pursued', unit: 'A2', inches: 5, from: 'C5', to: 'C5', facing: 0, met: null },
    ]
    expect(overlayOf(told, { A1: 'H12', A2: 'C5' })).toEqual({})
  })

  it('who goes on made one way, from where it began', () => {
    const told = [
      { event: 'moved', unit: 'A1', how: 'advance', from: 'H12', to: 'H11', facing: 0, files: 5 },
      { event: 'pursued', unit: 'A1', inches: 5, from: 'H11', to: 'H9', facing: 0, met: null },
    ]
    expect(overlayOf(told, { A1: 'H9' }).arrows).toEqual([{ from: cell('H12'), to: cell('H9'), owner: 0 }])
  })

  it('who fled off the board has none, and is gone where it stood', () => {
    const told = [
      { event: 'fled', unit: 'B1', inches: 9, from: 'H2', to: null, facing: 0 },
      { event: 'destroyed', unit: 'B1', why: 'off-board' },
    ]
    expect(overlayOf(told, { B1: 'H2' })).toEqual({ marks: [{ cell: cell('H2'), kind: 'removed' }] })
  })
})
