import { describe, expect, it } from 'vitest'
import { type Stood, skirmish } from '../../helpers/darkLord.ts'

const off = { ring: 'off' } as const
const on = { ring: 'on' } as const
const pony = {
  name: { en: 'pony', fr: 'poney' },
  move: 8,
  strength: 2,
  defence: 3,
  life: 1,
  courage: 3,
}

describe('DL-03 putting the Ring on', () => {
  it('DL-03a before, during and after its own move, and while friends move', () => {
    const start = { figures: { A1: { at: 'C5', now: off }, A2: { at: 'C8' }, B1: { at: 'N5' } } }
    const before = skirmish(start).answer('ring A1', 'move A1 C4')
    expect([before.figure('A1').ring, before.where('A1')]).toEqual(['on', 'C4'])
    const during = skirmish(start).answer('move A1 C4-C3', 'ring A1', 'move A1 C2')
    expect([during.figure('A1').ring, during.where('A1')]).toEqual(['on', 'C2'])
    const after = skirmish(start).answer('move A1 C4', 'end A1', 'ring A1')
    expect(after.figure('A1').ring).toBe('on')
    const friends = skirmish(start).answer('move A2 C9', 'ring A1', 'lie A2')
    expect(friends.figure('A1').ring).toBe('on')
  })

  it('DL-03a a friend in the middle of its doing goes on with it when another puts the Ring on', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'C5', now: off },
        A2: { at: 'C8', will: 1, powers: ['draining:12:2'] },
        B1: { at: 'F5' },
      },
    })
    t.answer('move A2 C9', 'ring A1')
    expect(t.asked).toBe('act 0 A2')
    expect(t.figure('A2').marks.finished).toBe(false)
    expect(t.legal('cast A2')).toContain('cast A2 draining B1 1')
  })

  it('DL-03b not in the shooting stage, and not in the part of the enemy', () => {
    const t = skirmish({
      figures: { A1: { at: 'C5', now: off, traits: ['bow'], shoot: 4 }, B1: { at: 'N5' } },
    })
    t.answer('done')
    expect(t.asked).toBe('shots 0')
    t.refused('ring A1')
    t.answer('done')
    expect(t.asked).toBe('act 1')
    expect(t.refused('ring A1')).toMatchObject({ code: 'not-yours' })
  })

  it('DL-03c costs no points, no store and no test', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'C5', now: off, might: 1, will: 1, courage: 1 },
        A2: { at: 'C8' },
        B1: { at: 'N5' },
      },
    })
    t.answer('ring A1')
    expect(t.figure('A1')).toMatchObject({ might: 1, will: 1, marks: { spent: 0 } })
    expect(t.told('rolled')).toEqual([])
    t.answer('move A1 C11')
    expect(t.where('A1')).toBe('C11')
  })

  it('DL-03d DR-01 being engaged does not hinder its owner', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'C5', now: off, marks: { engaged: ['B1'] } },
        A2: { at: 'K8' },
        B1: { at: 'C6', marks: { engaged: ['A1'] } },
      },
    })
    t.answer('ring A1')
    expect(t.figure('A1')).toMatchObject({ ring: 'on', marks: { engaged: ['B1'] } })
  })

  it('DL-03e DR-28 cuts a move in two, and nothing else does', () => {
    const scene = {
      treasure: 'C4',
      figures: { A1: { at: 'C5', now: off }, A2: { at: 'C9' }, B1: { at: 'N5' } },
    }
    const cut = skirmish(scene).answer('move A1 C4', 'ring A1')
    expect(cut.refused('move A1 C10')).toMatchObject({ code: 'beyond-reach' })
    cut.answer('move A1 H2')
    expect(cut.where('A1')).toBe('H2')
    expect(skirmish(scene).answer('move A1 C4').refused('move A1 C3')).toMatchObject({
      code: 'has-moved',
    })
    // A move that ended with lifting or lying down stays ended.
    expect(skirmish(scene).answer('move A1 C4', 'lift A1', 'ring A1').refused('move A1 C3')).toMatchObject({
      code: 'has-moved',
    })
    expect(skirmish(scene).answer('lie A1', 'ring A1').refused('stand A1')).toMatchObject({
      code: 'has-moved',
    })
  })

  it('DB-13 DR-28 a move that ended over an edge is opened by no Ring, on or off', () => {
    const board = { raised: ['G5'], sides: [{ hex: 'G5', facing: 3, kind: 'obstacle' as const }] }
    const fallen = (ring: 'on' | 'off', more: Partial<Stood> = {}) =>
      skirmish({
        board,
        figures: {
          A1: { at: 'G5', life: 3, now: { ring }, ...more },
          A2: { at: 'P1' },
          B1: { at: 'A12' },
        },
      })
    const on = fallen('off').dice(1).answer('move A1 G6', 'ring A1')
    expect(on.figure('A1')).toMatchObject({ ring: 'on', marks: { spent: 3 } })
    expect(on.refused('move A1 G7')).toMatchObject({ code: 'has-moved', rule: 'DB-04' })
    expect(on.legal('move A1')).toEqual([])
    const off = fallen('on').dice(1).answer('move A1 G6').dice(6, 6).answer('unring A1')
    expect(off.refused('move A1 G7')).toMatchObject({ code: 'has-moved' })
    // Nor does it get up again whom its mount threw off there.
    const mount = { name: { en: 'h', fr: 'h' }, move: 10, strength: 3, defence: 4, life: 1, courage: 3 }
    const rider = fallen('off', { mount }).dice(1, 6, 2).answer('move A1 G6', 'ring A1')
    expect(rider.figure('A1').condition).toBe('lying')
    expect(rider.refused('stand A1')).toMatchObject({ code: 'has-moved' })
    // Short of the edge it goes on as ever.
    const before = fallen('off').answer('move A1 G4', 'ring A1', 'move A1 G3')
    expect(before.where('A1')).toBe('G3')
  })

  it('DL-03e DB-18a DR-28 casting comes before the move or after it, never in the middle', () => {
    const scene = {
      treasure: 'C4',
      figures: {
        A1: { at: 'C5', now: off, will: 2, powers: ['wounding:12:6'] },
        A2: { at: 'C9' },
        B1: { at: 'N5' },
        B2: { at: 'C12' },
      } as Record<string, Stood>,
    }
    const cast = 'cast A1 wounding B2 1'
    const after = skirmish(scene).answer('move A1 C4', 'ring A1').dice(1).answer(cast)
    expect(after.refused('move A1 C3')).toMatchObject({ code: 'has-moved', rule: 'DB-04' })
    const between = skirmish(scene).answer('move A1 C4').dice(1).answer(cast, 'ring A1')
    expect(between.refused('move A1 C3')).toMatchObject({ code: 'has-moved' })
    // Getting up is part of the move.
    const lying = { ...scene.figures.A1!, now: { ...off, condition: 'lying' as const } }
    const stood = skirmish({ ...scene, figures: { ...scene.figures, A1: lying } })
    stood.answer('stand A1').dice(1).answer(cast)
    expect(stood.refused('move A1 C4')).toMatchObject({ code: 'has-moved' })
    const first = skirmish(scene).dice(1).answer(cast, 'move A1 C4', 'ring A1', 'move A1 C3')
    expect(first.where('A1')).toBe('C3')
  })

  it('DL-03e on a hex where it might end only', () => {
    const t = skirmish({
      board: { barred: ['C4'] },
      figures: { A1: { at: 'C5', now: off }, A2: { at: 'C9' }, B1: { at: 'N5' } },
    })
    expect(t.refused('move A1 C4')).toMatchObject({ code: 'barred' })
  })

  it('DL-03e a charge ends its move, Ring or no Ring', () => {
    const t = skirmish({
      figures: { A1: { at: 'C5', now: off }, A2: { at: 'C9' }, B1: { at: 'C8' } },
    })
    t.answer('move A1 C7', 'ring A1')
    expect(t.refused('move A1 C6')).toMatchObject({ code: 'is-engaged' })
  })

  it('DL-03 who has no Ring, or wears it already, puts none on', () => {
    const t = skirmish({ figures: { A1: { at: 'C5', now: on }, A2: { at: 'C9' }, B1: { at: 'N5' } } })
    expect(t.refused('ring A2')).toMatchObject({ code: 'no-ring', rule: 'DL-32' })
    expect(t.refused('ring A1')).toMatchObject({ code: 'ring-is-on' })
  })
})

describe('DL-04 from that moment', () => {
  it('DL-04a steps that follow are those of an unseen figure', () => {
    const t = skirmish({
      figures: { A1: { at: 'C5', now: off }, A2: { at: 'C11' }, B1: { at: 'C7' } },
    })
    expect(t.refused('move A1 C6-C7-C8-C9')).toMatchObject({ code: 'zone-stops' })
    t.answer('ring A1', 'move A1 C6-C7-C8-C9')
    expect(t.where('A1')).toBe('C9')
    expect(t.told('charged')).toEqual([])
  })

  it('DL-04b engagements that it has stay', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'C5', now: off, marks: { engaged: ['B1'] } },
        A2: { at: 'K8' },
        B1: { at: 'C6', marks: { engaged: ['A1'] } },
      },
    })
    t.answer('ring A1')
    expect(t.figure('B1').marks.engaged).toEqual(['A1'])
    expect(t.refused('move A1 C4')).toMatchObject({ code: 'is-engaged' })
  })

  it('DL-04c off, its zone is there again at once, and nobody is engaged by that', () => {
    const t = skirmish({
      figures: { A1: { at: 'C5', now: on }, A2: { at: 'K8' }, B1: { at: 'C6' }, B2: { at: 'C8' } },
    })
    t.dice(6, 6).answer('unring A1')
    expect([t.figure('A1').marks.engaged, t.figure('B1').marks.engaged]).toEqual([[], []])
    t.answer('done')
    t.answer('move B2 C7-D6-D5')
    expect(t.told('charged')).toMatchObject([{ figure: 'B2', enemies: ['A1'] }])
  })
})

describe('DL-05 a rider', () => {
  const scene = {
    figures: { A1: { at: 'C5', move: 4, mount: pony, now: off }, A2: { at: 'C11' }, B1: { at: 'N5' } },
  }

  it('DL-05a its mount bolts for good; DL-05b it throws for a fall at once', () => {
    const t = skirmish(scene).dice(6).answer('ring A1')
    expect(t.told('bolted')).toMatchObject([{ figure: 'A1' }])
    expect(t.figure('A1')).toMatchObject({ mount: null, condition: 'standing' })
    expect(t.told('fell')).toMatchObject([{ face: 6, lying: false }])
  })

  it('DL-05b a low die puts it on the ground', () => {
    const t = skirmish(scene).dice(3).answer('ring A1')
    expect(t.figure('A1').condition).toBe('lying')
    t.answer('stand A1', 'move A1 C3')
    expect(t.where('A1')).toBe('C3')
  })

  it('DL-05c DR-14 it goes on with its own Move less what the mount has spent', () => {
    const t = skirmish(scene).dice(6)
    t.answer('move A1 C8', 'ring A1')
    expect(t.refused('move A1 C6')).toMatchObject({ code: 'beyond-reach', about: { left: 1 } })
    t.answer('move A1 C7')
  })

  it('DL-05c and not below 0', () => {
    const t = skirmish({ ...scene, board: { rows: 20 } }).dice(6)
    t.answer('move A1 C10', 'ring A1')
    expect(t.question.about).toMatchObject({ left: 0 })
    expect(t.legal('move A1')).toEqual([])
  })

  it('DL-05d the same when the Ring is forced on', () => {
    const t = skirmish({
      part: 1,
      figures: {
        A1: { at: 'C5', move: 4, mount: pony, now: off },
        A2: { at: 'C11' },
        B1: { at: 'F5', will: 1, powers: ['compelling:12:3'] },
      },
    })
    t.dice(5, 4).answer('cast B1 compelling A1 1', 'ring')
    expect(t.figure('A1')).toMatchObject({ ring: 'on', mount: null, condition: 'lying' })
  })
})

describe('DL-32 one Ring', () => {
  /** Deploys everybody where it stands here, and tells who has the Ring then. */
  const settled = (
    figures: Parameters<typeof skirmish>[0]['figures'],
    rules: 'open-field' | 'open-field-ring-lost' = 'open-field',
  ) => {
    const t = skirmish({ figures, rules, stage: 'ring', priority: null, turn: 0, dice: [6, 1] })
    return t
  }
  const holders = (t: ReturnType<typeof skirmish>) =>
    t.state.combatants.filter(each => each.ring !== null).map(each => each.label)

  it('DL-32a there is one, off at first, and told', () => {
    const t = settled({ A1: { at: 'C5', holder: 4 }, A2: { at: 'C6' }, B1: { at: 'N5' } })
    expect(holders(t)).toEqual(['A1'])
    expect(t.figure('A1').ring).toBe('off')
    expect(t.told('ring-settled')).toMatchObject([{ holders: ['A1'] }])
  })

  it('DL-32b the highest of the order has it, DL-32d whatever its side', () => {
    for (const [a, b, who] of [
      [2, 1, 'B1'],
      [2, 3, 'A1'],
      [4, 3, 'B1'],
      [4, 5, 'A1'],
      [6, 5, 'B1'],
    ] as const) {
      const t = settled({ A1: { at: 'C5', holder: a }, B1: { at: 'N5', holder: b } })
      expect(holders(t)).toEqual([who])
    }
  })

  it('DL-32b only of those on the board when deployment ends', () => {
    const t = settled({ A1: { at: '', holder: 2 }, A2: { at: 'C6', holder: 6 }, B1: { at: 'N5' } })
    expect(holders(t)).toEqual(['A2'])
  })

  it('DL-32c DR-09 the others do not have it, not even when its holder falls', () => {
    const t = settled({
      A1: { at: 'C5', holder: 4 },
      A2: { at: 'C9', holder: 5 },
      A3: { at: 'C11' },
      B1: { at: 'C8', will: 1, powers: ['wounding:12:2'] },
    })
    t.answer('done').dice(5).answer('cast B1 wounding A1 1')
    expect(t.figure('A1').condition).toBe('removed')
    expect(t.figure('A2').ring).toBe(null)
    t.dice(6, 1).answer('done')
    expect(t.refused('ring A2')).toMatchObject({ code: 'no-ring' })
  })

  it('DL-32c whoever is removed keeps what it had: no Ring, or the Ring off', () => {
    const removed = (now: Stood['now']) => {
      const t = skirmish({
        figures: {
          A1: { at: 'C9', will: 1, powers: ['wounding:12:2'], keywords: ['wraith'] },
          A2: { at: 'P1' },
          B1: { at: 'C6', now },
          B2: { at: 'P12' },
        },
      })
      t.dice(3).answer('cast A1 wounding B1 1')
      return t.figure('B1')
    }
    expect(removed({})).toMatchObject({ condition: 'removed', ring: null, life: 0 })
    expect(removed({ ring: 'on' })).toMatchObject({ condition: 'removed', ring: 'off', life: 0 })
  })

  it('DL-32c is settled without anybody who may have it', () => {
    expect(holders(settled({ A1: { at: 'C5' }, B1: { at: 'N5' } }))).toEqual([])
  })

  it('DR-09 of two of the highest rank on one side its owner names one', () => {
    const t = settled({ A1: { at: 'C5', holder: 4 }, A2: { at: 'C6', holder: 4 }, B1: { at: 'N5' } })
    expect(t.asked).toBe('holder 0')
    t.answer('A2')
    expect(holders(t)).toEqual(['A2'])
  })

  it('DL-33 where both sides have one of that rank, both have it by all rules', () => {
    const t = settled({
      A1: { at: 'C5', holder: 4 },
      A2: { at: 'C6' },
      B1: { at: 'N5', holder: 4 },
      B2: { at: 'N7', holder: 6 },
      B3: { at: 'N9' },
    })
    expect(holders(t)).toEqual(['A1', 'B1'])
    t.answer('ring A1', 'done', 'ring B1', 'move B1 M5')
    expect([t.figure('A1').ring, t.figure('B1').ring]).toEqual(['on', 'on'])
  })

  it('DL-42c where the Ring is lost the Dark Lord is no holder, and the next has it', () => {
    const figures = { A1: { at: 'C5', holder: 4 }, B1: { at: 'N5', holder: 1, traits: ['ring-master'] } }
    expect(holders(settled(figures))).toEqual(['B1'])
    expect(holders(settled(figures, 'open-field-ring-lost'))).toEqual(['A1'])
  })
})
