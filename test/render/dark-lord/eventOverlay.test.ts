import { describe, expect, it } from 'vitest'
import { spotsOf } from '../../../render/dark-lord/boardScene.ts'
import { eventOverlay } from '../../../render/dark-lord/eventOverlay.ts'
import type { NewEvent } from '../../../rules/dark-lord/index.ts'
import { type DarkLordScene, skirmish } from '../../helpers/darkLord.ts'

const overlayOf = (scene: DarkLordScene['figures'], told: readonly NewEvent[]) => {
  const { state, board, cell } = skirmish({ figures: scene })
  const events = told.map(each => ({ ...each, turn: 1, stage: 'fights' as const }))
  return { cell, ...eventOverlay(events, board, spotsOf(state)) }
}

describe('what happened, laid over the board', () => {
  it('a way is one arrow from where it began, however often it went on', () => {
    const { overlay, cell, cells } = overlayOf({ A1: { at: 'E5' }, B1: { at: 'J9' } }, [
      { event: 'moved', figure: 'A1', from: 'B3', way: ['C3', 'D4'], hand: 0 },
      { event: 'ring-on', figure: 'A1', forced: false },
      { event: 'moved', figure: 'A1', from: 'D4', way: ['E5'], hand: 0 },
    ])
    expect(overlay.arrows).toMatchObject([{ from: cell('B3'), to: cell('E5'), owner: 0 }])
    expect(cells).toEqual(expect.arrayContaining([cell('B3'), cell('E5')]))
  })

  it('two figures that follow one another have an arrow each', () => {
    const { overlay } = overlayOf({ A1: { at: 'E5' }, A2: { at: 'D4' }, B1: { at: 'J9' } }, [
      { event: 'moved', figure: 'A1', from: 'D4', way: ['E5'], hand: 0 },
      { event: 'moved', figure: 'A2', from: 'B3', way: ['D4'], hand: 0 },
    ])
    expect(overlay.arrows).toHaveLength(2)
  })

  it('a shift and backing off are arrows of one hex', () => {
    const { overlay, cell } = overlayOf({ A1: { at: 'E5' }, B1: { at: 'F5' } }, [
      { event: 'shifted', figure: 'A1', from: 'E4', to: 'E5', fell: false },
      { event: 'backed-off', figure: 'B1', from: 'G5', to: 'F5' },
    ])
    expect(overlay.arrows?.map(({ from, to }) => [from, to])).toEqual([
      [cell('E4'), cell('E5')],
      [cell('G5'), cell('F5')],
    ])
  })

  it('a shot that hurts nobody is told so, where the target stood when it came', () => {
    const shot = { face: 2, need: 4, hit: false, way: [], lost: true }
    const { overlay, cell } = overlayOf({ A1: { at: 'B3' }, B1: { at: 'H5' } }, [
      { event: 'shot', figure: 'A1', target: 'B1', ...shot },
    ])
    expect(overlay.shots).toEqual([{ from: cell('B3'), to: cell('H5'), owner: 0 }])
    expect(overlay.marks).toEqual([{ cell: cell('H5'), kind: 'missed' }])
  })

  it('a shot that struck a mount is no miss, and cost its rider no life', () => {
    const shot = { face: 5, need: 4, hit: true, way: [], lost: false }
    const { overlay } = overlayOf({ A1: { at: 'B3' }, B1: { at: 'H5' } }, [
      { event: 'shot', figure: 'A1', target: 'B1', ...shot },
      { event: 'hurt', figure: 'B1', part: 'mount', left: 0 },
    ])
    expect(overlay.marks).toEqual([])
  })

  it('life lost adds up, and who is gone lies where it fell', () => {
    const { overlay, cell } = overlayOf({ A1: { at: 'B3', life: 3 }, A2: { at: 'C4' }, B1: { at: 'H5' } }, [
      { event: 'hurt', figure: 'A1', part: 'rider', left: 2 },
      { event: 'saved', figure: 'A1', face: 5, might: 0, saved: true },
      { event: 'hurt', figure: 'A1', part: 'rider', left: 1 },
      { event: 'hurt', figure: 'B1', part: 'rider', left: 0 },
      { event: 'removed', figure: 'B1', at: 'H5', why: 'wounds' },
      { event: 'saved', figure: 'A2', face: 2, might: 0, saved: false },
    ])
    expect(overlay.marks).toMatchObject([
      { cell: cell('B3'), kind: 'lost', loss: 2 },
      { cell: cell('H5'), kind: 'removed', token: { label: 'B1', owner: 1, fallen: true } },
    ])
  })

  it('a fight is a band with its links, and says who could not back off', () => {
    const { overlay, trapped, cell } = overlayOf(
      { A1: { at: 'E5' }, A2: { at: 'D5' }, B1: { at: 'E6' }, B2: { at: 'F5' } },
      [
        { event: 'fight-began', one: 'A1', others: ['B1', 'B2'], supporters: ['A2'] },
        { event: 'trapped', figure: 'A1' },
      ],
    )
    expect(overlay.chains).toEqual([
      {
        cells: ['E5', 'E6', 'F5', 'D5'].map(cell),
        links: [
          [cell('E5'), cell('E6')],
          [cell('E5'), cell('F5')],
        ],
      },
    ])
    expect(trapped).toEqual(['A1'])
  })

  it.each<NewEvent>([
    { event: 'fled-from', figure: 'A1', from: 'D4', way: ['E5'] },
    { event: 'made-way', figure: 'A1', from: 'D4', to: 'E5' },
  ])('a figure that goes is an arrow: $event', event => {
    const { overlay, cell } = overlayOf({ A1: { at: 'E5' }, B1: { at: 'J9' } }, [event])
    expect(overlay.arrows).toMatchObject([{ from: cell('D4'), to: cell('E5') }])
  })

  it.each<NewEvent>([
    { event: 'placed', figure: 'A1', at: 'E5' },
    { event: 'took', figure: 'A1', at: 'E5' },
    { event: 'dropped', figure: 'A1', at: 'E5' },
    { event: 'charged', figure: 'A1', at: 'E5', enemies: [], hand: 0 },
    { event: 'ring-on', figure: 'A1', forced: false },
    { event: 'ring-off', figure: 'A1' },
    { event: 'will-of-the-ring', figure: 'A1', face: 1, might: 0, obeyed: true },
    { event: 'burns', figure: 'A1' },
    { event: 'transfixed', figure: 'A1', halved: false },
    { event: 'compelled', figure: 'A1', halved: false },
    {
      event: 'cast',
      figure: 'A1',
      power: 'transfixing',
      target: null,
      dice: [],
      paid: 0,
      might: 0,
      number: 1,
      channelled: false,
      done: true,
    },
  ])('a hex is seen in which something happened: $event', event => {
    const { cells, cell } = overlayOf({ A1: { at: 'E5' }, B1: { at: 'J9' } }, [event])
    expect(cells).toEqual([cell('E5')])
  })
})
