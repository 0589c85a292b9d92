import { describe, expect, it } from 'vitest'
import { eventOverlay, type Spot } from '../../../render/combat-hex/eventOverlay.ts'
import { figureType } from '../../../rules/combat-hex/army/roster.ts'
import type { GameEvent, NewEvent } from '../../../rules/combat-hex/battle/events.ts'
import { at, smallBoard } from '../scenes.ts'

const spots: Record<string, Spot> = {
  A1: { owner: 0, at: at('D4'), type: figureType('legolas')! },
  B1: { owner: 1, at: at('F3'), type: figureType('shelob')! },
  B2: { owner: 1, at: at('G4') },
}
const overlayOf = (...events: NewEvent[]) =>
  eventOverlay(
    events.map((event): GameEvent => ({ ...event, turn: 1, phase: 'attack' })),
    smallBoard,
    label => spots[label],
  ).overlay
const shot = (target: string): NewEvent => ({
  event: 'shot',
  figure: 'A1',
  target,
  range: 2,
  dice: 3,
  penalty: false,
  facing: 'N',
})
const wounded = (figure: string, loss: number): NewEvent => ({ event: 'wounded', figure, loss, life: 1 })
const saved = (figure: string): NewEvent => ({ event: 'saved', figure, ability: 'armor', loss: 1 })

describe('what happened, laid over the board', () => {
  it('shows where a figure began, as it looks, and its whole way as one arrow', () => {
    const { arrows } = overlayOf(
      { event: 'moved', figure: 'A1', from: 'B4', path: ['C4'], facing: 'N', cost: 1, left: 3 },
      { event: 'ran', figure: 'A1', from: 'C4', to: 'D4', facing: 'N', ap: 1 },
    )
    expect(arrows).toEqual([
      {
        from: at('B4'),
        to: at('D4'),
        owner: 0,
        token: {
          label: 'A1',
          cells: [at('B4')],
          owner: 0,
          icon: 'woman-elf-face',
          sign: 'high-shot',
          faded: 0.4,
        },
      },
    ])
  })

  it('5.01 tells of every shot what it did: life lost, saved, or nothing', () => {
    expect(overlayOf(shot('B1'), wounded('B1', 2)).marks).toEqual([{ cell: at('F3'), kind: 'lost', loss: 2 }])
    expect(overlayOf(shot('B1'), saved('B1')).marks).toEqual([{ cell: at('F3'), kind: 'saved' }])
    expect(overlayOf(shot('B1')).marks).toEqual([{ cell: at('F3'), kind: 'missed' }])
    expect(overlayOf(shot('B1'), shot('B2'), wounded('B2', 1)).marks).toEqual([
      { cell: at('F3'), kind: 'missed' },
      { cell: at('G4'), kind: 'lost', loss: 1 },
    ])
  })

  it('8.21 shows a shot where it was made, though its shooter moved on', () => {
    const { shots, arrows } = overlayOf(shot('B1'), {
      event: 'moved',
      figure: 'A1',
      from: 'B4',
      path: ['C4', 'D4'],
      facing: 'N',
      cost: 2,
      left: 3,
    })
    expect(shots).toEqual([{ from: at('B4'), to: at('F3'), owner: 0 }])
    expect(arrows).toMatchObject([{ from: at('B4'), to: at('D4') }])
  })

  it('adds up what one figure lost, and a later miss does not hide it', () => {
    expect(overlayOf(shot('B1'), wounded('B1', 1), shot('B1'), wounded('B1', 2), shot('B1')).marks).toEqual([
      { cell: at('F3'), kind: 'lost', loss: 3 },
    ])
    expect(overlayOf(wounded('B1', 1), saved('B1')).marks).toEqual([
      { cell: at('F3'), kind: 'lost', loss: 1 },
    ])
  })

  it('lets whoever was removed lie there in its colours with its label and nothing else', () => {
    const { marks } = overlayOf(shot('B1'), wounded('B1', 2), { event: 'removed', figure: 'B1' })
    const token = { label: 'B1', cells: [at('F3')], owner: 1, icon: 'masked-spider', fallen: true }
    expect(marks).toEqual([{ cell: at('F3'), kind: 'removed', token }])
  })

  it('marks whoever a shot felled where it stood, though it stands nowhere now and was not told of before', () => {
    const felled: NewEvent = { event: 'removed', figure: 'B7', from: 'F3' }
    const overlay = overlayOf(shot('B7'), wounded('B7', 1), felled)
    expect(overlay.shots).toEqual([{ from: at('D4'), to: at('F3'), owner: 0 }])
    expect(overlay.marks).toMatchObject([
      { cell: at('F3'), kind: 'removed', token: { label: 'B7', fallen: true } },
    ])
  })

  it('knows whose a figure was that nobody knows any more by its label', () => {
    const began: NewEvent = { event: 'combat-began', figures: ['C7'], at: ['E5'], dice: [1] }
    const { marks } = overlayOf(began, { event: 'removed', figure: 'C7' })
    expect(marks?.[0]?.token).toEqual({ label: 'C7', cells: [at('E5')], owner: 2, fallen: true })
  })
})
