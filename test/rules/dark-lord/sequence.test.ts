import { describe, expect, it } from 'vitest'
import { skirmish } from '../../helpers/darkLord.ts'

describe('the sequence', () => {
  it('DB-04 priority, a part of each side, fights, end; marks of the turn go', () => {
    const t = skirmish({
      figures: { A1: { at: 'C5' }, A2: { at: 'C9' }, B1: { at: 'I5' }, B2: { at: 'K9' } },
      stage: 'priority',
      turn: 0,
      priority: null,
      dice: [5, 3],
    })
    expect(t.asked).toBe('act 0')
    t.answer('move A1 E5', 'done')
    expect([t.asked, t.state.part]).toEqual(['act 1', 1])
    // Eight hexes are parted by one; a charge, a fight, nobody hurt.
    t.answer('move B1 F5').dice(6, 1, 1, 4, 2).answer('done')
    t.answer(t.question.fallback())
    const order = t.events.map(({ event }) => event).filter(event => event !== 'rolled')
    expect(order).toEqual([
      'turn-began',
      'priority',
      'part-began',
      'moved',
      'part-began',
      'moved',
      'charged',
      'divided',
      'fight-began',
      'duel',
      'backed-off',
      'struck',
      'fight-over',
      'turn-ended',
      'turn-began',
      'priority',
      'part-began',
    ])
    const { engaged, moved, spent, charged, fought, finished } = t.figure('B1').marks
    expect([engaged, moved, spent, charged, fought, finished]).toEqual([[], false, 0, false, false, false])
    expect(t.state.turn).toBe(2)
  })

  it('DB-04 each figure acts once, each finished before the next begins; done ends moving, a second one shooting', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'C5', shoot: 4, traits: ['bow'] },
        A2: { at: 'C9', will: 1, powers: ['sapping:12:3'] },
        B1: { at: 'K5' },
        B2: { at: 'M5' },
      },
    })
    t.answer('move A2 C8')
    expect(t.asked).toBe('act 0 A2')
    t.answer('move A1 C4')
    expect(t.asked).toBe('act 0 A1')
    // A2 could still cast, but it is finished.
    expect(t.refused('cast A2 sapping B1')).toMatchObject({ code: 'acted-this-turn', rule: 'DB-04' })
    expect(t.refused('move A1 C5')).toMatchObject({ code: 'has-moved', rule: 'DB-04' })
    expect(t.refused('move B1 K6')).toMatchObject({ code: 'not-yours', rule: 'DB-04' })
    t.answer('end A1')
    expect(t.asked).toBe('act 0')
    expect(t.refused('move A1 C5')).toMatchObject({ code: 'acted-this-turn' })
    t.answer('done')
    expect([t.asked, t.state.stage]).toEqual(['shots 0', 'shooting'])
    t.answer('done')
    expect([t.asked, t.state.stage]).toEqual(['act 1', 'moving'])
  })

  it('DB-04 nobody is asked for a part in which nobody can do anything, and everybody is told', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'C5', marks: { engaged: ['B1'] } },
        B1: { at: 'D5', marks: { engaged: ['A1'] } },
        B2: { at: 'M5' },
      },
      stage: 'opening',
      answers: 'defaults',
    })
    expect(t.told('nothing-to-do')).toMatchObject([{ by: 0 }])
    expect([t.asked, t.state.part]).toEqual(['act 1', 1])
  })

  it('DB-04 where something was done in a part, its end stays with its player, who may take it back', () => {
    const t = skirmish({
      figures: { A1: { at: 'C5' }, B1: { at: 'K5' } },
      answers: 'defaults',
    })
    t.answer('move A1 C4', 'end A1')
    expect([t.asked, t.legal(), t.told('nothing-to-do')]).toEqual(['act 0', ['done'], []])
  })

  it('DB-04 the end: wraiths pay, then fires, then the scenario is looked at', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'C5', now: { burning: true } },
        A2: { at: 'C8' },
        B1: { at: 'K5', will: 2, keywords: ['wraith'], marks: { fought: true } },
      },
      stage: 'end',
      lastTurn: 1,
      dice: [4],
    })
    expect(t.events.map(({ event }) => event)).toEqual([
      'paid-will',
      'rolled',
      'fire-out',
      'turn-ended',
      'ended',
    ])
  })

  it('DB-04 what is offered under a beginning is that part of the whole: A1 may become A10', () => {
    const many = Object.fromEntries(
      Array.from({ length: 10 }, (_, i) => [`A${i + 1}`, { at: `A${i + 1}`, move: 1 }]),
    )
    const t = skirmish({ figures: { ...many, B1: { at: 'P12' } } })
    const all = t.legal()
    for (const prefix of ['move', 'move A1', 'move A1 ', 'lie A1', 'move A10 B'])
      expect(t.legal(prefix)).toEqual(all.filter(text => text.startsWith(prefix)))
  })

  it('DB-05 the higher die has priority; nobody may raise it', () => {
    const scene = (dice: number[], priority: number | null) =>
      skirmish({
        figures: { A1: { at: 'C5', might: 3 }, B1: { at: 'K5', might: 3 } },
        stage: 'priority',
        turn: priority === null ? 0 : 3,
        priority,
        dice,
      }).state.priority
    expect(scene([5, 3], 1)).toBe(0)
    expect(scene([2, 3], 0)).toBe(1)
  })

  it('DB-05 equal dice: the side that did not have it; thrown again in turn 1', () => {
    const scene = (dice: number[], priority: number | null) => {
      const t = skirmish({
        figures: { A1: { at: 'C5' }, B1: { at: 'K5' } },
        stage: 'priority',
        turn: priority === null ? 0 : 3,
        priority,
        dice,
      })
      return [t.state.priority, t.diceLeft]
    }
    expect(scene([4, 4], 0)).toEqual([1, 0])
    expect(scene([4, 4], 1)).toEqual([0, 0])
    expect(scene([4, 4, 2, 2, 1, 6], null)).toEqual([1, 0])
  })
})
