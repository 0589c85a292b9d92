import { describe, expect, it } from 'vitest'
import { type Entry, gatherEvents, telling } from '../../../rules/dark-lord/contract/telling.ts'
import { skirmish } from '../../helpers/darkLord.ts'

/** A turn in which both sides move and fight, as it was told. */
function toldTurn(): Entry[] {
  const t = skirmish({
    figures: { A1: { at: 'C5' }, A2: { at: 'K2' }, B1: { at: 'F5' }, B2: { at: 'M9' } },
    answers: 'defaults',
  })
  t.answer('move A1 D5-E5', 'move A2 K3', 'done')
  t.dice(6, 1, 1, 6, 1).answer('move B2 M8', 'done')
  return t.events
}

describe('how a turn is told', () => {
  it('gathers all moves of a hand in one, and a fight with everything in it in another', () => {
    const told = gatherEvents(toldTurn())
    const moves = told.flatMap(each => (each.kind === 'moves' ? [[each.by, each.entries.length]] : []))
    expect(moves).toEqual([
      [0, 2],
      [1, 1],
    ])
    const fights = told.flatMap(each => (each.kind === 'fight' ? [each.entries] : []))
    expect(fights).toHaveLength(1)
    expect(fights[0]!.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['fight-began', 'duel', 'backed-off', 'fight-over']),
    )
    // What belongs to a fight is told in it alone, and what comes after it by itself.
    expect(fights[0]!.at(-1)!.event).toBe('fight-over')
    expect(told.filter(each => each.kind === 'event' && each.entry.event === 'backed-off')).toEqual([])
  })

  it('counts whom each side places by itself', () => {
    const placed = { event: 'placed' } as Entry
    const deployed = { event: 'deployed' } as Entry
    const told = gatherEvents([placed, placed, deployed, placed, deployed])
    expect(told.flatMap(each => (each.kind === 'placed' ? [each.entries.length] : []))).toEqual([2, 1])
  })

  it('counts its lines, and parts the fights from what led to them', () => {
    const entries = toldTurn()
    expect(telling.lines(entries)).toBe(gatherEvents(entries).length)
    const at = telling.partAt!(entries)
    expect(entries[at]!.stage).toMatch(/division|fights/)
    expect(
      entries
        .slice(0, at)
        .every(({ stage }) => stage === 'moving' || stage === 'shooting' || stage === 'opening'),
    ).toBe(true)
  })

  it('tells of a deployment where each stands in the end, and of nobody who was taken up', () => {
    const t = skirmish({
      figures: { A1: { at: '' }, A2: { at: '' }, B1: { at: '' } },
      stage: 'deployment',
      rules: 'flight',
      turn: 0,
    })
    t.answer('place A1 A1', 'place A1 A2', 'place A2 B1', 'lift A2')
    const last = telling.inTheEnd!(t.events).filter(({ event }) => event === 'placed')
    expect(last).toMatchObject([{ figure: 'A1', at: 'A2' }])
  })
})
