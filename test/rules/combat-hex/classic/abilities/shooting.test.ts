import { describe, expect, it } from 'vitest'
import { classic } from '../../../../../rules/combat-hex/books/classic.ts'
import { classicScene } from '../../../../helpers/classic.ts'
import type { Placed, Scene } from '../../../../helpers/scenario.ts'

const set = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) => classicScene(figures, scene)
const bow = { dice: 2, range: 4 }

describe('classic: Arrow Flurry', () => {
  const archer: Placed = { at: 'C8', facing: 'N', shooting: bow, ap: 2, abilities: ['arrow-flurry:1'] }
  const foes: Record<string, Placed> = { B1: { at: 'C5', life: 4 }, B2: { at: 'D3', life: 4 } }

  it('classic: doubles the dice of a shot that names its target', () => {
    const t = set({ A1: archer, ...foes })
    t.answer('use A1 arrow-flurry')
    expect(t.refused('shoot A1 N').code).toBe('names-a-target')
    t.dice(2, 2, 2, 2).answer('shoot A1 B1')
    expect(t.told('shot')).toMatchObject([{ target: 'B1', dice: 4 }])
  })

  it('classic: its damage goes to any enemy in sight, in range or not', () => {
    const t = set({ A1: archer, ...foes })
    // B2 is five hexes away.
    expect(t.refused('shoot A1 B2')).toMatchObject({ code: 'out-of-range' })
    t.answer('use A1 arrow-flurry').dice(5, 5, 2, 2, 6, 6).answer('shoot A1 B1 N')
    expect(t.question).toMatchObject({ kind: 'allocate', about: { targets: [{ id: 'B1' }, { id: 'B2' }] } })
    t.answer('B2', 'B1')
    expect([t.figure('B1').life, t.figure('B2').life]).toEqual([3, 3])
  })

  it('classic: in sight as it faces for the shot, the target first of all', () => {
    // B2 is behind it, B3 out of its field of view to one side.
    const behind = { B2: { at: 'C11', life: 4 }, B3: { at: 'G8', life: 4 } }
    const t = set({ A1: archer, B1: foes.B1!, ...behind }, { board: { columns: 12, rows: 12 } })
    t.answer('use A1 arrow-flurry').dice(5, 2, 2, 2, 6).answer('shoot A1 B1 N')
    // Nobody else is there to take it, so that nobody is asked.
    expect(t.told('allocated')).toEqual([])
    expect(['B1', 'B2', 'B3'].map(id => t.figure(id).life)).toEqual([3, 4, 4])
  })

  it('classic: raised ground and calls count as for any shot; without a number it is always at work', () => {
    const t = set(
      {
        A1: { ...archer, abilities: ['arrow-flurry:0'] },
        A2: { at: 'D9', facing: 'N', kind: 'hero', abilities: ['shot-caller:0'] },
        ...foes,
      },
      { board: { raised: ['C8'] } },
    )
    t.answer('use A2 shot-caller B1').dice(2, 2, 2, 2, 2, 2).answer('shoot A1 B1')
    expect(t.told('shot')).toMatchObject([{ dice: 2 * 2 + 2 }])
  })
})

describe('classic: Crack Shot', () => {
  const archer: Placed = { at: 'C8', facing: 'N', shooting: bow, ap: 2, abilities: ['crack-shot:1'] }
  const table = (change: Partial<Placed> = {}) => set({ A1: { ...archer, ...change }, B1: { at: 'C4' } })

  it('classic: it shoots and then moves', () => {
    const t = table()
    t.answer('use A1 crack-shot').dice(2, 2).answer('shoot A1 B1', 'move A1 C9', 'move A1 C10')
    expect(t.where('A1')).toBe('C10')
  })

  it('classic: or moves and then shoots, and not in between', () => {
    const t = table()
    t.answer('use A1 crack-shot', 'move A1 C7').dice(2, 2).answer('shoot A1 B1')
    expect(t.told('shot')).toMatchObject([{ figure: 'A1' }])
    expect(t.refused('move A1 C8')).toMatchObject({ code: 'shot-already', rule: '8.21' })
    expect(t.figure('A1').ap).toBe(1)
    expect(t.refused('run A1 C6')).toMatchObject({ code: 'shot-already', rule: '8.21' })
    expect(t.legal('run')).toEqual([])
  })

  it('classic: 8.12 8.21 nor between an attack that begins its move and the rest of it', () => {
    const t = set({
      A1: { ...archer, abilities: ['crack-shot:1', 'fast-strike:1'] },
      B1: { at: 'C7', facing: 'N' },
    })
    t.dice(2, 2).answer('use A1 crack-shot', 'use A1 fast-strike B1')
    expect(t.diceLeft).toBe(0)
    t.dice(2, 2).answer('shoot A1 B1')
    expect(t.refused('move A1 C9')).toMatchObject({ code: 'shot-already', rule: '8.21' })
  })

  it('classic: 8.21 whoever has shot and acted is not asked again', () => {
    const t = table()
    t.answer('use A1 crack-shot').dice(2, 2).answer('shoot A1 B1', 'end')
    expect(t.refused('move A1 C9')).toMatchObject({ about: { figure: 'A1' } })
  })

  it('classic: with one shot; without a number, always', () => {
    const t = table({ abilities: ['crack-shot:0'] })
    t.answer('move A1 C7').dice(2, 2).answer('shoot A1 B1')
    expect(t.refused('shoot A1 B1').code).toBe('shot-already')
  })
})

describe('classic: Shot Caller', () => {
  const caller: Placed = { at: 'C9', facing: 'N', kind: 'hero', ap: 4, abilities: ['shot-caller:1'] }
  const table = (change: Partial<Placed> = {}) =>
    set({
      A1: { ...caller, ...change },
      A2: { at: 'E8', shooting: { dice: 1, range: 9 } },
      A3: { at: 'G8', shooting: { dice: 1, range: 9 } },
      B1: { at: 'D4', life: 6 },
      B2: { at: 'F4', life: 6 },
    })

  it('classic: called before anybody aims, for all warriors to the end of the turn', () => {
    const t = table()
    t.answer('use A1 shot-caller B1').dice(2, 2).answer('shoot A2 B1').dice(2, 2).answer('shoot A3 B1')
    expect(t.told('shot').map(shot => shot.dice)).toEqual([2, 2])
    expect(t.figure('A1')).toMatchObject({ ap: 3, actionTaken: 'nothing' })
  })

  it('classic: nobody is asked once a warrior has aimed', () => {
    const t = table()
    t.dice(2).answer('shoot A2 B1')
    expect(t.asked).toBe('act 0 A2')
  })

  it('classic: an enemy that it sees as it stands', () => {
    expect(table({ facing: 'S' }).legal('use')).toEqual([])
    expect(table().legal('use')).toEqual(['use A1 shot-caller B1', 'use A1 shot-caller B2'])
  })

  it('classic: for the warriors of its own side alone, of three who play', () => {
    const bow = { dice: 1, range: 9 }
    const shots = (...answers: string[]) => {
      const t = set(
        {
          A1: caller,
          A2: { at: 'E8', facing: 'N', shooting: bow },
          B1: { at: 'G8', facing: 'N', shooting: bow },
          B2: { at: 'H9', facing: 'NW', kind: 'hero', ap: 2, abilities: ['shot-caller:1'] },
          C1: { at: 'D4', facing: 'S', life: 9 },
          C2: { at: 'L1' },
        },
        { order: [0, 1, 2] },
      )
      t.dice(2, 2).answer('use A1 shot-caller C1', 'shoot A2 C1')
      t.defaultsWhile(q => q.by === 0)
      t.dice(2, 2, 2).answer(...answers)
      return t.told('shot').map(e => `${e.figure} ${e.dice}`)
    }
    expect(shots('shoot B1 C1')).toEqual(['A2 2', 'B1 1'])
    // Called by both sides, it is one die for each.
    expect(shots('use B2 shot-caller C1', 'shoot B1 C1')).toEqual(['A2 2', 'B1 2'])
  })

  it('classic: while a warrior has still to shoot', () => {
    const t = table()
    t.dice(2).answer('shoot A2 B2').dice(2).answer('shoot A3 B2')
    expect(t.legal('use')).toEqual([])
  })

  it('classic: 8.26 a hero with a bow is none of them', () => {
    const shooting = { dice: 1, range: 9 }
    const alone = set({ A1: { ...caller, shooting }, A2: { at: 'E8' }, B1: { at: 'D4' } })
    expect(alone.legal('use')).toEqual([])
  })

  it('classic: 8.26 by default, however many call, asks each archer once whom it has in view', () => {
    let looks = 0
    const counting = {
      ...classic.abilities['expert-marksman'],
      hooks: { mayBeShot: () => (looks++, true as const) },
    }
    const row = (side: string, at: string, change: Partial<Placed>) =>
      Object.fromEntries(
        'ABCDEFGHIJKL'.split('').map((column, i) => [`${side}${i + 1}`, { at: `${column}${at}`, ...change }]),
      )
    const callers = { facing: 'N', shooting: bow, ap: 9, abilities: ['shot-caller:6'] }
    const t = set(
      { ...row('A', '9', callers), ...row('B', '2', { abilities: ['expert-marksman:0'] }) },
      { book: { ...classic, abilities: { ...classic.abilities, 'expert-marksman': counting } } },
    )
    expect(t.legal('use').length).toBeGreaterThan(100)
    looks = 0
    expect(t.question.fallback()).toMatch(/^move /)
    // and once more for those who may act
    expect(looks).toBeGreaterThan(0)
    expect(looks).toBeLessThanOrEqual(2 * 12 * 12)
  })

  it('classic: 8.26 one that is acting and has not shot yet is one of them', () => {
    const t = set({
      A1: caller,
      A2: { at: 'E8', shooting: { dice: 1, range: 9 }, ap: 1, abilities: ['crack-shot:1'] },
      B1: { at: 'D4' },
    })
    t.answer('use A2 crack-shot')
    expect(t.legal('use A1')).toEqual(['use A1 shot-caller B1'])
    t.answer('use A1 shot-caller B1').dice(2, 2).answer('shoot A2 B1')
    expect(t.told('shot')).toMatchObject([{ dice: 2 }])
  })
})

describe('classic: Expert Marksman', () => {
  it('classic: no figure is in its way; without a number, ever', () => {
    const figures: Record<string, Placed> = {
      A1: { at: 'E8', facing: 'N', shooting: bow },
      B1: { at: 'E4' },
      ...Object.fromEntries('ABCDEFGHIJKL'.split('').map((column, i) => [`B${i + 2}`, { at: `${column}6` }])),
    }
    expect(set(figures).refused('shoot A1 B1').code).toBe('no-sight-figure')
    const t = set({ ...figures, A1: { ...figures.A1!, abilities: ['expert-marksman:0'] } })
    t.dice(2, 2).answer('shoot A1 B1')
    expect(t.told('shot')).toMatchObject([{ target: 'B1' }])
    // For its own shots alone, not for those at it.
    const at = set({ ...figures, B1: { at: 'E4', abilities: ['expert-marksman:0'] } })
    expect(at.refused('shoot A1 B1').code).toBe('no-sight-figure')
  })
})

describe('classic: Deadly Shot', () => {
  it('classic: 8.23 8.36 an assassin who shoots has nothing of that, in the dice and in the advice', () => {
    const t = set({
      A1: { at: 'E8', facing: 'N', ap: 3, shooting: bow, abilities: ['assassin:0', 'deadly-shot:1'] },
      B1: { at: 'E4', life: 9 },
    })
    t.dice(6, 2).answer('shoot A1 B1')
    expect(t.question.fallback()).toBe('use A1 deadly-shot')
    t.dice(6, 6).answer('use A1 deadly-shot')
    expect(t.told('wounded')).toMatchObject([{ figure: 'B1', loss: 2 }])
  })

  it('classic: two damage dice for each hit; without a number, always', () => {
    const t = set({
      A1: { at: 'C8', shooting: bow, abilities: ['deadly-shot:0'] },
      B1: { at: 'C5', life: 9 },
    })
    t.dice(5, 5, 3, 3, 3, 2).answer('shoot A1 B1')
    expect(t.figure('B1').life).toBe(6)
  })
})

describe('classic: Crack Shot left to the program', () => {
  it('classic: 8.21 by default where enemies are near: it shoots and gets away', () => {
    const t = classicScene({
      A1: {
        at: 'C8',
        facing: 'N',
        ap: 4,
        movement: 3,
        shooting: { dice: 1, range: 8 },
        abilities: ['crack-shot:1'],
      },
      B1: { at: 'C6', facing: 'N', life: 4, movement: 2 },
    })
    expect(t.question.fallback()).toBe('use A1 crack-shot')
    t.answer('use A1 crack-shot')
    expect(t.question.fallback()).toMatch(/^shoot A1 B1/)
    t.dice(2).answer(t.question.fallback())
    expect(t.question.fallback()).toMatch(/^move A1 /)
  })
})
