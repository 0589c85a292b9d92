import { describe, expect, it } from 'vitest'
import { skirmish } from '../../helpers/darkLord.ts'

const on = { ring: 'on' } as const
const friend = { at: 'A12' }

describe('DL-18 taking the Ring off', () => {
  const scene = { figures: { A1: { at: 'C5', now: on }, A2: { ...friend }, B1: { at: 'N5' } } }

  it('DL-18a at any moment of the moving stage, before, in and after its move', () => {
    for (const before of [
      [],
      ['move A1 C4'],
      ['move A1 C4', 'end A1'],
      ['move A2 B12'],
      ['lie A2', 'end A2'],
    ]) {
      const t = skirmish(scene).answer(...before)
      t.dice(6, 6).answer('unring A1')
      expect(t.figure('A1').ring).toBe('off')
    }
  })

  it('DL-18a not in the enemy’s part, nor in the shooting stage', () => {
    const t = skirmish({
      figures: { A1: { at: 'C5', now: on, traits: ['bow'], shoot: 4 }, A2: { ...friend }, B1: { at: 'F5' } },
    })
    t.answer('done')
    expect(t.asked).toBe('shots 0')
    t.refused('unring A1')
    t.answer('done')
    expect(t.refused('unring A1')).toMatchObject({ code: 'not-yours' })
  })

  it('DL-18a not before the die that was put off', () => {
    const t = skirmish({ ...scene, stage: 'opening' }).answer('later')
    expect(t.refused('unring A1')).toMatchObject({ code: 'will-first', rule: 'DL-18' })
    t.dice(3).answer('will A1').dice(6, 6).answer('unring A1')
    expect(t.figure('A1').ring).toBe('off')
  })

  it('DL-18b it tests Courage: passed, the Ring is off at once', () => {
    const t = skirmish(scene).dice(4, 3).answer('unring A1')
    expect(t.told('courage')).toMatchObject([{ figure: 'A1', why: 'ring-off', courage: 3, passed: true }])
    expect(t.told('ring-off')).toMatchObject([{ figure: 'A1' }])
    // From now on it is seen: a friend's hex is no way.
    expect(skirmish(scene).dice(4, 2).answer('unring A1').figure('A1').ring).toBe('on')
  })

  it('DL-18b what is left of its move it goes seen', () => {
    const t = skirmish({ figures: { A1: { at: 'C5', now: on }, A2: { ...friend }, B1: { at: 'C8' } } })
    t.answer('move A1 C6').dice(6, 6).answer('unring A1')
    expect(t.refused('move A1 C7-C8-C9')).toMatchObject({ code: 'zone-stops' })
    t.answer('move A1 C7')
    expect(t.told('charged')).toMatchObject([{ figure: 'A1', enemies: ['B1'] }])
  })

  it('DL-18c DR-07 whichever side has its movement this turn', () => {
    const t = skirmish({ ...scene, stage: 'opening', dice: [] })
      .dice(2)
      .answer('now', 'leave')
    expect(t.refused('move A1 C4')).toMatchObject({ code: 'ring-moves-it' })
    t.dice(6, 6).answer('unring A1')
    expect(t.figure('A1').ring).toBe('off')
    // Its owner does not move it all the same.
    expect(t.refused('move A1 C4')).toMatchObject({ code: 'ring-moves-it', rule: 'DL-25' })
  })

  it('DL-18d whoever moves it for the owner may not', () => {
    const t = skirmish({ ...scene, stage: 'opening' })
      .dice(1)
      .answer('now')
    expect(t.asked).toBe('will-move 1 A1')
    t.refused('unring A1')
    expect(t.legal().filter(text => text.includes('ring'))).toEqual([])
  })

  it('DL-18 who wears none, takes none off', () => {
    const t = skirmish(scene)
    expect(t.refused('unring A2')).toMatchObject({ code: 'ring-is-off' })
  })

  it('DL-19 failed, the Ring stays on for the turn; one try a turn', () => {
    const t = skirmish(scene).dice(1, 1).answer('unring A1')
    expect(t.told('ring-kept')).toMatchObject([{ figure: 'A1' }])
    expect(t.refused('unring A1')).toMatchObject({ code: 'tried-off', rule: 'DL-19' })
    // In the next turn there is another.
    t.answer('done').dice(6, 1).answer('done')
    t.dice(4).answer('now').dice(6, 6).answer('unring A1')
    expect(t.figure('A1').ring).toBe('off')
  })
})

describe('DL-20 not both in one turn', () => {
  it('DL-20a whoever put it on in this turn does not try to take it off', () => {
    const t = skirmish({
      figures: { A1: { at: 'C5', now: { ring: 'off' } }, A2: { ...friend }, B1: { at: 'N5' } },
    })
    t.answer('ring A1')
    expect(t.refused('unring A1')).toMatchObject({ code: 'ring-this-turn', rule: 'DL-20' })
  })

  it('DL-20b DR-21 whoever took it off does not put it on again', () => {
    const t = skirmish({ figures: { A1: { at: 'C5', now: on }, A2: { ...friend }, B1: { at: 'N5' } } })
    t.dice(6, 6).answer('unring A1')
    expect(t.refused('ring A1')).toMatchObject({ code: 'ring-this-turn', rule: 'DL-20' })
  })

  it('DL-20b DL-58c and is not made to', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'C5', now: on },
        A2: { ...friend },
        B1: { at: 'F5', will: 1, powers: ['compelling:12:3'] },
      },
    })
    t.dice(6, 6).answer('unring A1', 'done').dice(5).answer('cast B1 compelling A1 1')
    expect(t.asked).toBe('compel-move 1 A1')
    t.answer('leave')
    expect(t.asked).toBe('act 1 B1')
    expect(t.figure('A1').ring).toBe('off')
  })

  it('DL-20c the whole turn: forced on in the first part, it does not come off in the second', () => {
    const t = skirmish({
      part: 0,
      priority: 1,
      figures: {
        A1: { at: 'C5', now: { ring: 'off' } },
        A2: { ...friend },
        B1: { at: 'F5', will: 1, powers: ['compelling:12:3'] },
      },
    })
    t.dice(5).answer('cast B1 compelling A1 1', 'ring', 'leave', 'done')
    expect(t.asked).toBe('will-now 0 A1')
    t.dice(4).answer('now')
    expect(t.refused('unring A1')).toMatchObject({ code: 'ring-this-turn' })
    // The next turn is another.
    t.dice(1, 6).answer('done', 'done').dice(4).answer('now').dice(6, 6).answer('unring A1')
    expect(t.figure('A1').ring).toBe('off')
  })
})
