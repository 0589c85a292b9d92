import { describe, expect, it } from 'vitest'
import { carryBan } from '../../../../rules/combat-hex/battle/points/points.ts'
import { archer, bow, carrying, ent, play } from '../../../helpers/ent.ts'
import { type Placed, type Scene, sidesOf } from '../../../helpers/scenario.ts'

/** The turn is about to begin, with its strategy roll. */
const strategy = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) =>
  play(figures, { phase: 'strategy', turn: 0, dice: [6, 1], ...scene })
/** The same, and its first action phase has begun. */
const dawn = (figures: Record<string, Placed>) => strategy(figures).answer('attacker')

describe('8.42 Ent Carry: taking up', () => {
  it('8.42 takes up a friend beside it, before it does anything, and goes on to act', () => {
    const t = carrying()
    expect(t.figure('A2').carried).toEqual({ by: 'A1', seat: 0 })
    expect(t.where('A2')).toBe('E5')
    expect(t.told('taken-up')).toMatchObject([{ figure: 'A2', by: 'A1', at: 'E5' }])
    t.answer('move A1 E7 N')
    expect(t.where('A2')).toBe('E6')
    expect(t.refused('use A1 ent-carry A9')).toMatchObject({ code: 'not-its-moment' })
  })

  it('8.42 nobody whom there is not', () => {
    const t = play({ A2: archer })
    for (const id of ['Z9', 'A1'])
      expect(t.refused(`use A1 ent-carry ${id}`)).toMatchObject({ code: 'no-such-target', rule: '8.42' })
    expect(carryBan(t.game, t.figure('A2'), t.figure('A2'))).toMatchObject({ code: 'no-carrier' })
    const small = play({ A2: { at: 'D6', abilities: ['ent-carry:0'] } })
    expect(carryBan(small.game, small.figure('A2'), small.figure('A2'))).toEqual({
      code: 'not-to-be-carried',
      rule: '8.42',
      about: { figure: 'A2', target: 'A2' },
    })
  })

  it('8.42 two at most, each above a hex of its own', () => {
    const t = play({ A2: archer, A3: { at: 'F6' }, A4: { at: 'D7' }, A5: { at: 'E7' } })
    t.answer('use A1 ent-carry A2', 'use A1 ent-carry A3')
    expect([t.where('A2'), t.where('A3')]).toEqual(['E5', 'F5'])
    expect(t.refused('use A1 ent-carry A5')).toMatchObject({ code: 'no-place', rule: '8.42' })
    // A place that comes free may be taken again.
    t.answer('dismount A2 D5 N')
    expect(t.figure('A2').carried).toBeUndefined()
    expect(t.figure('A3').carried).toEqual({ by: 'A1', seat: 1 })
  })

  it('8.42 3.04 only who began the turn beside it, and is beside it to be taken', () => {
    const t = dawn({ A2: archer, A3: { at: 'D8', movement: 6 } })
    t.answer('move A3 E7 N')
    expect(t.legal('use A1')).toEqual(['use A1 ent-carry A2'])
    expect(t.refused('use A1 ent-carry A3')).toMatchObject({ code: 'no-such-target', rule: '8.42' })
    // Who has gone from one hex beside it to another is there to be taken; who has gone away is not.
    const about = dawn({ A2: archer }).answer('move A2 E7 N')
    expect(about.answer('use A1 ent-carry A2').figure('A2').carried).toBeDefined()
    const away = dawn({ A2: archer }).answer('move A2 C8 N')
    expect(away.legal('use A1')).toEqual([])
  })

  describe('8.15 3.04 Magical Force in the strategy phase', () => {
    const wizard: Placed = { at: 'E1', facing: 'S', kind: 'hero', ap: 2, abilities: ['magical-force:0'] }
    const torn = (a2: Partial<Placed>, to: string) => {
      const t = strategy({ A2: { ...archer, ...a2 }, B1: wizard }).answer('attacker')
      return t.answer('use B1 magical-force A2', `move A2 ${to} N`)
    }

    it('8.42 puts nobody aboard who was not beside it when the turn began', () => {
      const t = torn({ at: 'D8' }, 'E7')
      expect(t.asked).toBe('act 0')
      expect(t.legal('use A1')).toEqual([])
    })

    it('8.42 takes nobody’s place who is beside it again, and that of whoever is away', () => {
      expect(torn({}, 'E7').legal('use A1')).toEqual(['use A1 ent-carry A2'])
      const away = torn({}, 'C8')
      expect(away.legal('use A1')).toEqual([])
      // The next turn begins where it stands by then.
      const next = torn({}, 'C8').dice(6, 1).answer('done', 'done', 'done', 'done')
      next.answer('attacker', 'done', 'move A2 D6 N')
      expect(next.legal('use A1')).toEqual([])
      // It comes back by itself in time.
      expect(away.answer('move A2 D6 N').legal('use A1')).toEqual(['use A1 ent-carry A2'])
    })
  })

  it('8.42 the first turn begins as they were deployed; every turn counts anew', () => {
    const t = dawn({ A2: archer, A3: { at: 'D8', movement: 6 } })
    expect(t.legal('use A1')).toEqual(['use A1 ent-carry A2'])
    t.answer('move A3 E7 N').dice(6, 1).answer('done', 'done', 'done', 'done')
    t.answer('attacker')
    expect(t.legal('use A1')).toEqual(['use A1 ent-carry A2', 'use A1 ent-carry A3'])
  })

  it('8.42 whoever began the turn in its arms, or another’s, did not begin it beside it', () => {
    const t = dawn({ A2: { ...archer, at: 'E5', carriedBy: 'A1' } })
    t.answer('dismount A2 D6 N')
    expect(t.legal('use A1')).toEqual([])
    const other = dawn({
      A2: { ...archer, at: 'E8', carriedBy: 'A3' },
      A3: { ...ent, at: 'E9' },
    })
    other.answer('dismount A2 E7 N')
    expect(other.legal('use A1')).toEqual([])
    // nor at the border, where there is nothing beside it
    const border = dawn({
      A1: { ...ent, at: 'A6', facing: 'NE' },
      A2: { ...archer, at: 'C6', carriedBy: 'A3' },
      A3: { ...ent, at: 'C7' },
    })
    border.answer('dismount A2 B7 N')
    expect(border.legal('use A1')).toEqual([])
    const corner = dawn({
      A1: { ...ent, at: 'A2', facing: 'NE' },
      A2: { ...archer, at: 'C2', carriedBy: 'A3' },
      A3: { ...ent, at: 'C3' },
      A9: { at: 'A9' },
    })
    corner.answer('dismount A2 B3 N')
    expect(corner.legal('use A1')).toEqual([])
  })

  it('8.42 8.52 who has become another figure since then is still who stood there', () => {
    const figures: Record<string, Placed> = {
      A2: { ...archer, abilities: ['precious:0'], other: 'other' },
    }
    const types = { other: { abilities: [{ id: 'precious' as const, cost: 0 }], other: 'A2' } }
    const t = strategy(figures, { types, dice: [1, 6, 6, 1] }).answer('attacker')
    expect(t.figure('A2').type).toBe('other')
    expect(t.legal('use A1')).toEqual(['use A1 ent-carry A2'])
  })

  it('8.42 8.083 not across an impassable side, and no enemy', () => {
    const board = { sides: sidesOf('impassable', 'D6 NE', 'D6 SE') }
    expect(play({ A2: archer }).legal('use A1')).toEqual(['use A1 ent-carry A2'])
    expect(play({ A2: archer }, { board }).legal('use A1')).toEqual([])
    expect(play({ B1: { at: 'D6' } }).legal('use A1')).toEqual([])
  })

  it('8.42 nobody with the One Ring, on the finger or not, and no base of several hexes', () => {
    const figures: Record<string, Placed> = {
      A2: { at: 'D6', facing: 'N', base: 'cavalry' },
      A3: { at: 'F6', abilities: ['one-ring:0'], other: 'A9' },
      A4: { at: 'D5', facing: 'N', abilities: ['one-ring:0'], traits: ['ring-bearer', 'ring-wearer'] },
      A5: { at: 'E7' },
    }
    const t = play(figures)
    expect(t.legal('use A1')).toEqual(['use A1 ent-carry A5'])
    for (const id of ['A2', 'A3'])
      expect(t.refused(`use A1 ent-carry ${id}`)).toMatchObject({ code: 'not-to-be-carried', rule: '8.42' })
  })

  it('8.42 before it does anything: not once it has moved, turned, shot or used an ability', () => {
    const able: Placed = { ...ent, shooting: bow, abilities: [...(ent.abilities ?? []), 'fast:1'] }
    const after = (answer: string) =>
      play({ A1: able, A2: archer, B1: { at: 'E1' } })
        .dice(2, 2)
        .answer(answer)
    for (const deed of ['move A1 E7 N', 'turn A1 NE', 'shoot A1 B1 N', 'use A1 fast']) {
      const t = after(deed)
      expect(t.legal('use A1')).not.toContain('use A1 ent-carry A2')
      expect(t.refused('use A1 ent-carry A2')).toMatchObject({ code: 'not-its-moment', rule: '8.42' })
    }
    // What another does comes before nothing of its own.
    expect(after('turn A2 NE').legal('use A1')).toContain('use A1 ent-carry A2')
  })

  it('8.42 4.11 being taken up is no move: nobody attacks for it', () => {
    const t = carrying({ B1: { at: 'C6', facing: 'NE' } })
    expect(t.told('free-attack')).toEqual([])
    expect(t.figure('A2').carried).toBeDefined()
  })

  it('8.42 8.082 it is no ability to be activated: nobody answers it, and it costs nothing', () => {
    const t = play({ A2: archer, B1: { at: 'E4', facing: 'S', ap: 5, abilities: ['ward:0', 'dread:0'] } })
    t.answer('use A1 ent-carry A2')
    expect(t.asked).toBe('act 0 A1')
    expect(t.told('activated')).toEqual([])
    expect(t.figure('A1').ap).toBe(3)
  })

  it('3.09 can be taken back', () => {
    const t = carrying()
    expect(t.undo(0)).toBeUndefined()
    expect(t.figure('A2').carried).toBeUndefined()
    expect(t.where('A2')).toBe('D6')
  })
})
