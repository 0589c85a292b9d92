import { describe, expect, it } from 'vitest'
import { sightTo } from '../../../../../rules/combat-hex/battle/shoot/seeing.ts'
import { bystanders, classicFight, classicScene } from '../../../../helpers/classic.ts'
import { nextTurn } from '../../../../helpers/fight.ts'
import { type Placed, type Scene, sidesOf } from '../../../../helpers/scenario.ts'

const ring = [{ id: 'one-ring', cost: 0 } as const]
const bearer: Placed = {
  at: 'C5',
  facing: 'N',
  kind: 'hero',
  life: 3,
  ap: 3,
  abilities: ['one-ring:0'],
  traits: ['ring-bearer'],
  other: 'worn',
}
const wearer: Placed = { ...bearer, traits: ['ring-bearer', 'ring-wearer'], other: 'bare' }
const types: Scene['types'] = {
  worn: {
    kind: 'hero',
    life: 3,
    ap: 3,
    abilities: ring,
    traits: ['ring-bearer', 'ring-wearer'],
    other: 'A1',
    replaces: true,
  },
  bare: { kind: 'hero', life: 3, ap: 3, abilities: ring, traits: ['ring-bearer'] },
}
const wraith: Partial<Placed> = { kind: 'hero', traits: ['ringwraith'] }
const set = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) =>
  classicScene({ ...bystanders, ...figures }, { types, ...scene })

describe('classic: The One Ring, put on', () => {
  it('classic: before anything else in the action phase, and then it acts', () => {
    const t = set({ A1: bearer, B1: { at: 'K5' } })
    t.answer('use A1 one-ring')
    expect(t.figure('A1')).toMatchObject({ type: 'worn', actionTaken: 'nothing' })
    expect(t.told('struggled')).toEqual([])
    t.dice(4, 4).answer('move A1 C6')
    expect(t.told('struggled')).toMatchObject([{ good: 4, evil: 4, resisted: true }])
    expect(t.where('A1')).toBe('C6')
    // It wears it still, and is as well as before.
    expect(t.figure('A1')).toMatchObject({ type: 'worn', life: 3 })
  })

  it('classic: 9.01 9.03 whom it overcomes uses what it has all the same, and does not move', () => {
    const worn = { ...types.worn, abilities: [...ring, { id: 'fast', cost: 1 } as const] }
    const t = set({ A1: bearer, B1: { at: 'K5' } }, { types: { ...types, worn } })
    t.answer('use A1 one-ring').dice(1, 6).answer('use A1 fast')
    expect(t.told('struggled')).toMatchObject([{ resisted: false }])
    expect(t.told('activated').map(e => e.ability)).toContain('fast')
    expect(t.legal('move A1')).toEqual([])
  })

  it('classic: 9.01 9.03 whom it overcomes shoots all the same', () => {
    const worn = { ...types.worn, shooting: { dice: 1, range: 5 } }
    const t = set({ A1: bearer, B1: { at: 'C2' } }, { types: { ...types, worn } })
    t.answer('use A1 one-ring').dice(1, 6, 2).answer('shoot A1 B1')
    expect(t.told('struggled')).toMatchObject([{ resisted: false }])
    expect(t.told('rolled').at(-1)).toMatchObject({ for: 'shot', by: 0 })
    expect(t.legal('move A1')).toEqual([])
  })

  it('classic: 9.01 once a turn, wherever it stands on the two bases', () => {
    const two = {
      ...types,
      worn: { ...types.worn, abilities: [{ id: 'fast', cost: 1 } as const, ...ring] },
    }
    const t = set({ A1: bearer, B1: { at: 'K5' } }, { types: two })
    t.answer('use A1 one-ring')
    expect(t.figure('A1')).toMatchObject({ type: 'worn', marks: [{ ability: 'one-ring', duration: 'turn' }] })
    expect(t.legal('use')).toEqual(['use A1 fast'])
    expect(t.refused('use A1 one-ring').code).toBe('ability-used')
    // Nor after the struggle that is thrown for before it acts.
    const worn = set({ A1: { ...wearer, facing: 'N' }, B1: { at: 'K5' } })
    worn.dice(2, 5).answer('move A1 C6')
    expect(worn.refused('use A1 one-ring')).toEqual({
      code: 'not-its-moment',
      rule: '9.01',
      about: { figure: 'A1', ability: 'one-ring' },
    })
  })

  it('classic: 9.01 whatever else it is under', () => {
    const abilities = ['battle-awareness:1', 'one-ring:0']
    const t = set(
      { A1: { ...bearer, abilities }, B1: { at: 'K5' } },
      { phase: 'strategy', turn: 1, dice: [6, 1] },
    )
    t.answer('attacker', 'use A1 battle-awareness', 'use A1 one-ring')
    expect(t.figure('A1').type).toBe('worn')
  })

  it('classic: 9.01 is nothing that is activated, and nothing to be stolen', () => {
    const t = set({ A1: bearer, B1: { at: 'K5', kind: 'hero', ap: 3, abilities: ['steal-essence:1'] } })
    t.answer('use A1 one-ring', 'end', 'done')
    expect(t.told('activated')).toEqual([])
    expect(t.asked).toBe('act 1')
    expect(t.legal('use')).toEqual([])
    expect(t.refused('use B1 steal-essence one-ring').code).toBe('no-such-copy')
  })

  it('classic: not after it has moved, and not in the strategy phase', () => {
    const t = set({ A1: bearer, B1: { at: 'K5' } })
    t.answer('move A1 C6')
    expect(t.refused('use A1 one-ring').code).toBe('not-its-moment')
    const early = set({ A1: bearer, B1: { at: 'K5' } }, { phase: 'strategy', turn: 1, dice: [6, 1] })
    early.answer('attacker')
    expect(early.question.kind).toBe('act')
  })
})

describe('classic: The One Ring, the struggle', () => {
  const table = (more: Partial<Placed> = {}) =>
    set({ A1: { ...wearer, ...more }, B1: { at: 'C4', facing: 'N', life: 5 } })

  it('classic: is thrown for when its bearer is to act, once a turn', () => {
    const t = table()
    t.dice(5, 2).answer('turn A1 NE')
    t.answer('move A1 C6')
    expect(t.told('struggled')).toHaveLength(1)
    expect(t.where('A1')).toBe('C6')
  })

  it('classic: is thrown for before an ability of its bearer too', () => {
    const t = set({ A1: { ...wearer, abilities: ['one-ring:0', 'fast:1'] }, B1: { at: 'K5' } })
    t.dice(5, 2).answer('use A1 fast')
    expect(t.events.map(({ event }) => event)).toEqual(expect.arrayContaining(['struggled', 'activated']))
    expect(t.told('struggled')[0]!.n).toBeLessThan(t.told('activated')[0]!.n)
  })

  it('classic: is not where it does nothing', () => {
    const t = table()
    t.answer('done')
    expect(t.told('struggled')).toEqual([])
  })

  it('classic: lost, it costs a life and the movement of the turn', () => {
    const t = table()
    t.dice(2, 5).answer('move A1 C6')
    expect(t.figure('A1')).toMatchObject({ life: 2, actionTaken: 'nothing' })
    expect(t.where('A1')).toBe('C5')
    expect(t.refused('move A1 C6').code).toBe('cannot-move')
    expect(t.legal('move A1')).toEqual([])
    t.answer('turn A1 NE')
  })

  it('classic: and nothing else: it shoots, fights and converts', () => {
    const t = table({ shooting: { dice: 1, range: 5 } })
    t.dice(2, 5, 5, 4).answer('shoot A1 B1')
    expect(t.figure('B1').life).toBe(4)
    t.answer('done').dice(1, 2, 2).answer('done')
    expect(t.question).toMatchObject({ kind: 'convert-hit', by: 0, about: { cost: { A1: 1 } } })
  })

  it('classic: its last life lost ends the battle', () => {
    const t = table({ lifeNow: 1 })
    t.dice(1, 6).answer('move A1 C6')
    expect(t.state.result).toMatchObject({ winner: 1, reason: 'ring' })
  })
})

describe('classic: The One Ring, taken off', () => {
  const table = () => set({ A1: wearer, B1: { at: 'K5' } })

  it('classic: before anything else, with good ahead', () => {
    const t = table()
    t.dice(5, 4).answer('use A1 one-ring')
    expect(t.figure('A1').type).toBe('bare')
    expect(t.refused('use A1 one-ring').code).toBe('ability-used')
    t.answer('move A1 C6')
    expect(t.told('struggled')).toHaveLength(1)
  })

  it('classic: equal dice are not enough: a life and the movement', () => {
    const t = table()
    t.dice(4, 4).answer('use A1 one-ring')
    expect(t.figure('A1')).toMatchObject({ type: 'A1', life: 2 })
    expect(t.refused('move A1 C6').code).toBe('cannot-move')
    t.answer('turn A1 NE')
    expect(t.told('struggled')).toHaveLength(1)
  })

  it('classic: not in the turn in which it was put on', () => {
    const t = set({ A1: bearer, B1: { at: 'K5' } })
    t.answer('use A1 one-ring')
    expect(t.refused('use A1 one-ring').code).toBe('ability-used')
  })
})

describe('classic: The One Ring, worn', () => {
  it('classic: nobody shoots at it or attacks it freely unless a ringwraith has it in its zone', () => {
    const figures: Record<string, Placed> = {
      A1: wearer,
      B1: { at: 'C8', facing: 'N', shooting: { dice: 1, range: 9 } },
      B2: { ...wraith, at: 'C4', facing: 'N' },
    }
    const t = set(figures, { attacker: 1 })
    expect(t.refused('shoot B1 A1').code).toBe('unseen')
    const seen = set({ ...figures, B2: { ...figures.B2!, facing: 'S' } }, { attacker: 1 })
    seen.dice(5, 6).answer('shoot B1 A1')
    expect(seen.figure('A1').life).toBe(2)
  })

  it('classic: 9.08 in a combat no dice go to it, unless a ringwraith has it in its zone: then anybody’s', () => {
    const figures: Record<string, Placed> = {
      A1: wearer,
      B1: { at: 'C4', facing: 'S', attacks: 2, endurance: 6 },
      B2: { ...wraith, at: 'B5', facing: 'S', attacks: 0, endurance: 6 },
    }
    // B1 throws two dice and the wearer one; B1 hits once, and its damage die would hurt.
    const dice = [4, 2, 2, 6, ...nextTurn]
    const scene = { types, attacker: 1 }
    const safe = classicFight(figures, dice, scene)
    expect(safe.told('combat-began')).toMatchObject([{ figures: ['A1', 'B1'], dice: [1, 2] }])
    expect(safe.told('damage')).toMatchObject([{ by: 1, faces: [6] }])
    expect(safe.told('allocated')).toEqual([])
    expect(safe.figure('A1').life).toBe(3)
    // The wraith surprises it, and throws a die besides.
    const seen = { ...figures, B2: { ...figures.B2!, facing: 'NE' } }
    const hunted = classicFight(seen, [2, ...dice], scene)
    expect(hunted.told('allocated')).toMatchObject([{ die: 6, target: 'A1' }])
    expect(hunted.figure('A1').life).toBe(2)
  })

  it('classic: 9.08 a ringwraith strikes it on its way too, over a friend’s hex as over a free one', () => {
    const left = (more: Record<string, Placed>) => {
      const t = set({
        A1: { ...wearer, at: 'D4', facing: 'S' },
        B1: { ...wraith, at: 'C4', facing: 'S' },
        ...more,
      })
      // It resists; then the die of the ringwraith and that of its surprise, and what they do.
      t.dice(6, 1, 4, 4, 6, 6).answer('move A1 C5-C6 S')
      expect(t.told('struggled')).toMatchObject([{ resisted: true }])
      expect(t.told('free-attack')).toMatchObject([{ attackers: ['B1'], target: 'A1' }])
      expect(t.told('rolled').map(e => [e.for, e.faces.length])).toEqual([
        ['inner-struggle', 2],
        ['free-attack', 2],
        ['free-attack-damage', 2],
      ])
      expect([t.where('A1'), t.figure('A1').life]).toEqual(['C6', 1])
    }
    left({})
    left({ A2: { at: 'C5', facing: 'S' } })
  })

  it('classic: to all else it is there: it stands in lines of sight, and abilities touch it', () => {
    const row: Record<string, Placed> = Object.fromEntries(
      'ABDEFGHIJKL'.split('').map((column, i) => [`A${i + 20}`, { at: `${column}5` }]),
    )
    const t = classicScene(
      {
        A1: wearer,
        ...row,
        A2: { at: 'C3' },
        B1: { at: 'C7', facing: 'N', kind: 'hero', ap: 2, abilities: ['magical-force:1'] },
      },
      { types, phase: 'strategy', turn: 1, dice: [1, 6] },
    )
    expect(sightTo(t.game, t.figure('B1'), t.figure('A2')).visible).toBe(false)
    t.answer('attacker')
    expect(t.legal('use B1 magical-force A1 ').concat(t.legal('use'))).toContain('use B1 magical-force A1')
  })

  it('classic: its bearer wins across the far edge, once it has struggled', () => {
    const t = set({ A1: { ...wearer, at: 'L5' }, B1: { at: 'A5' } })
    t.dice(3, 3).answer('leave A1')
    expect(t.state.result).toMatchObject({ winner: 0, reason: 'ring' })
  })
})

describe('classic: The One Ring, ringwraiths without a duty', () => {
  it('classic: 9.04 where nobody wears the Ring they do as they like', () => {
    const t = set(
      { A1: { ...bearer, facing: 'N' }, B1: { ...wraith, at: 'C9', facing: 'S' } },
      { attacker: 1 },
    )
    t.answer('move B1 C10 S', 'end', 'done')
    expect(t.where('B1')).toBe('C10')
  })

  it('classic: 9.04 nor when an enemy drives one away', () => {
    const t = set(
      {
        A1: wearer,
        A2: { at: 'C10', facing: 'N', kind: 'hero', ap: 2, abilities: ['magical-force:1'] },
        B1: { ...wraith, at: 'C8', facing: 'S' },
      },
      { phase: 'strategy', turn: 1, dice: [6, 1] },
    )
    t.answer('attacker', 'use A2 magical-force B1', 'move B1 D8 S')
    expect(t.where('B1')).toBe('D8')
  })
})

describe('classic: The One Ring, ringwraiths', () => {
  const table = (b: Partial<Placed>, more: Record<string, Placed> = {}) =>
    set({ A1: wearer, B1: { ...wraith, at: 'C9', facing: 'S', movement: 3, ...b }, ...more }, { attacker: 1 })

  it('classic: go nearer before anything else, any hex that is', () => {
    const t = table({})
    expect(t.refused('done').code).toBe('must-approach')
    expect(t.refused('move B1 C10').code).toBe('must-approach')
    t.answer('move B1 C8 S', 'end', 'done')
  })

  it('classic: next to the bearer they face it', () => {
    const t = table({})
    expect(t.refused('move B1 C8-C7-C6 S').code).toBe('must-approach')
    t.answer('move B1 C8-C7-C6 N', 'end', 'done')
    const beside = table({ at: 'C6', facing: 'S' })
    expect(beside.refused('done').code).toBe('must-approach')
    beside.answer('turn B1 N', 'end', 'done')
    // Two hexes away, every hex nearer is beside it.
    const near = table({ at: 'C7', facing: 'N' })
    expect(near.refused('done').code).toBe('must-approach')
    near.answer('move B1 C6 N', 'end', 'done')
  })

  it('classic: 9.04 a rider beside the wearer that no half turn would show it owes nothing', () => {
    const rider: Partial<Placed> = { base: 'cavalry', abilities: ['cavalry:0'] }
    const t = table({ ...rider, at: 'C6', facing: 'SE' })
    expect(t.legal()).toContain('done')
  })

  it('classic: and shoot at nobody else, be they near or not', () => {
    const bow = { dice: 1, range: 9 }
    const t = table({ at: 'C6', facing: 'N', shooting: bow }, { A2: { at: 'C2' } })
    expect(t.refused('shoot B1 A2').code).toBe('must-approach')
    t.dice(2).answer('shoot B1 A1')
  })

  it('classic: need not pass another enemy’s danger zone, and then stay', () => {
    const guards: Record<string, Placed> = {
      A2: { at: 'C7', facing: 'S' },
      A3: { at: 'E7', facing: 'S' },
      A4: { at: 'A7', facing: 'S' },
    }
    const t = table({ movement: 1 }, guards)
    expect(t.refused('move B1 C10').code).toBe('must-approach')
    t.answer('done')
  })

  it('classic: 9.06 nor go on through the zone it stands in, though what lies behind it is in none', () => {
    // B9 and D9 are in the guard's zone as C9 is; B8 and D8 behind them are in none.
    const t = table({ movement: 2 }, { A2: { at: 'C8', facing: 'S' } })
    expect(t.legal('move').some(answer => / (B9-)?B8 /.test(answer))).toBe(true)
    t.answer('done')
    const around = table({ movement: 5 }, { A2: { at: 'C8', facing: 'S' } })
    expect(around.refused('done').code).toBe('must-approach')
  })

  it('classic: 9.04 it turns in place where it cannot come nearer, and not before it has', () => {
    const t = table({})
    expect(t.refused('turn B1 N').code).toBe('cannot-face')
    expect(t.legal('turn B1')).toEqual([])
    const held = table(
      { movement: 1 },
      { A2: { at: 'C7', facing: 'S' }, A3: { at: 'E7', facing: 'S' }, A4: { at: 'A7', facing: 'S' } },
    )
    held.answer('turn B1 N', 'end', 'done')
    // Beside the wearer it turns to where it sees it, and to nowhere else.
    const beside = table({ at: 'C6', facing: 'S' })
    expect(beside.legal('turn B1').sort()).toEqual(['turn B1 N', 'turn B1 NE', 'turn B1 NW'])
    expect(beside.refused('turn B1 SE').code).toBe('cannot-face')
    const seen = table({ at: 'C6', facing: 'N' })
    expect(seen.legal('turn B1').sort()).toEqual(['turn B1 NE', 'turn B1 NW'])
  })

  it('classic: 9.04 what has acted, or used something, owes what it owed', () => {
    const t = table({ ap: 1, abilities: ['fast:1'] })
    t.answer('use B1 fast')
    expect(t.refused('move B1 C10').code).toBe('must-approach')
    expect(t.refused('move B1 B9').code).toBe('must-approach')
    expect(t.refused('done').code).toBe('must-approach')
    t.answer('move B1 C8 S', 'end')
    // It has done its duty: another may act, and the phase may end.
    t.answer('turn B8 N', 'done')
  })

  it('classic: 9.04 beside the wearer and looking at it, it stays where it looks at it', () => {
    const t = table({ at: 'C6', facing: 'N' })
    expect(t.refused('move B1 C7').code).toBe('must-approach')
    expect(t.refused('move B1 B5 S').code).toBe('must-approach')
    expect(table({ at: 'C6', facing: 'N' }).answer('move B1 B5 NE').where('B1')).toBe('B5')
    t.answer('done')
    const walled = set(
      { A1: wearer, B1: { ...wraith, at: 'C6', facing: 'N', movement: 3 } },
      { attacker: 1, board: { sides: sidesOf('impassable', 'C6 N') } },
    )
    // With a wall between it is as near as can be, and sees nobody.
    expect(walled.legal('turn B1')).toHaveLength(5)
    walled.answer('done')
  })

  it('classic: 8.21 9.04 one that may move after a shot shoots first, whoever shot before', () => {
    const bow = { shooting: { dice: 1, range: 9 }, abilities: ['crack-shot:0'] }
    const figures = {
      B2: { ...wraith, at: 'C4', facing: 'S' },
      B3: { at: 'H9', facing: 'N', ...bow },
      A2: { at: 'H5' },
    }
    const t = table(bow, figures)
    t.dice(2).answer('shoot B1 A1 N')
    expect(t.refused('end').code).toBe('must-approach')
    t.answer('move B1 C8 S')
    const late = table(bow, figures)
    late.dice(2, 2).answer('move B3 H8', 'shoot B3 A2', 'shoot B1 A1 N')
    late.answer('move B1 C8 S')
    // Without it the shot would be instead of the way.
    expect(table({ ...bow, abilities: [] }, figures).refused('shoot B1 A1').code).toBe('must-approach')
  })

  it('classic: 9.04 moving on, it goes no further away', () => {
    const t = table({ movement: 4 })
    t.answer('move B1 C8 S')
    expect(t.refused('move B1 C9').code).toBe('must-approach')
    expect(t.answer('move B1 D7 S').where('B1')).toBe('D7')
  })
})
