import { describe, expect, it } from 'vitest'
import { makeCell } from '../../../rules/board/board.ts'
import { hexesInReach } from '../../../rules/regiments/turn/movement.ts'
import { touching, war } from '../../helpers/regimentsField.ts'

const scene = (more: object = {}, others: object = {}, board: object = {}) =>
  war({
    stage: 'movement',
    board,
    units: { A1: { at: 'H12', facing: 'N', mobility: 5, ...more }, B1: { at: 'A1', facing: 'S' }, ...others },
  })

describe('standard moves', () => {
  it('RB-04.1 RB-07 an advance goes up to its Mobility: 3 ahead, 1 a turn, 6 aside or back', () => {
    const t = scene()
    const to = t.legal('advance A1 ').map(text => text.slice(11))
    // A step and two turns, or three turns on the spot; nothing behind with five inches.
    expect(to).toContain('H11 N')
    expect(to).toContain('H11 SE')
    expect(to).toContain('H12 S')
    expect(to.some(text => text.startsWith('H10') || text.startsWith('H13'))).toBe(false)
    const swift = scene({ mobility: 6 })
      .legal('advance A1 ')
      .map(text => text.slice(11))
    expect(swift).toContain('H10 N')
    expect(swift).toContain('H13 N')
  })

  it('RB-07 a march goes up to twice its Mobility, and never aside', () => {
    const to = scene({ mobility: 6 })
      .legal('march A1 ')
      .map(text => text.slice(9))
    expect(to).toContain('H8 N')
    // Six inches back are not to be had in a march, and nine are needed to go round.
    expect(scene({ mobility: 3 }).legal('march A1 H13 N')).toEqual([])
  })

  it('RB-04.2 RB-04.1 impassable sides and hexes of others are not entered; water costs double', () => {
    const walled = scene({}, {}, { sides: [{ hex: 'H12', facing: 0, kind: 'impassable' }] })
    expect(walled.legal('advance A1 H11')).toEqual([])
    // One hex behind a barred one: round it are three steps, and turns, more than eight inches.
    const barred = scene({ mobility: 4 }, {}, { barred: ['H11'] })
    expect(barred.legal('march A1 H10')).toEqual([])
    expect(barred.legal('march A1 H11')).toEqual([])
    const wet = (mobility: number) =>
      scene({ mobility }, {}, { sides: [{ hex: 'H11', facing: 0, kind: 'water' }] })
        .legal('march A1 H10 N')
        .includes('march A1 H10 N')
    // 3 and 6 inches.
    expect([wet(4), wet(5)]).toEqual([false, true])
    const blocked = scene({}, { A2: { at: 'H11', facing: 'N' } })
    expect(blocked.legal('advance A1 H11')).toEqual([])
  })

  it('RB-04.4 the first step ahead is possible whatever it costs; nothing is left after it', () => {
    const t = scene({ mobility: 2 })
    expect(t.legal('advance A1 H11')).toEqual(['advance A1 H11 N'])
  })

  it('RB-04.5 RB-20.4 who touches an enemy or is shaken makes none', () => {
    const both = touching('A1', 'B1')
    const engaged = war({
      stage: 'movement',
      units: {
        A1: { at: 'H9', facing: 'N', now: both.A1 },
        B1: { at: 'H8', facing: 'S', now: both.B1 },
        A2: { at: 'A16' },
      },
    })
    expect(engaged.refused('advance A1 H10 N')).toMatchObject({ code: 'unit-engaged', rule: 'RB-04.5' })
    const shaken = scene({ now: { shaken: true } }, { A2: { at: 'A16' } })
    expect(shaken.refused('advance A1 H11 N')).toMatchObject({ code: 'unit-shaken', rule: 'RB-20.4' })
    for (const { laidOut, unit } of [engaged, shaken]) expect(hexesInReach(laidOut, unit('A1')).size).toBe(0)
  })

  it('RB-07 one of them a turn; what would be in reach is so all the same', () => {
    const t = scene({}, { A2: { at: 'A16' } })
    const hexes = () =>
      [...hexesInReach(t.laidOut, t.unit('A1'))].map(([cell, cost]) => [makeCell(t.board, cell), cost])
    const legal = ['advance', 'march'].flatMap(verb =>
      t.legal(`${verb} A1 `).map(text => text.split(' ')[2]!),
    )
    expect(new Set(hexes().map(([hex]) => hex))).toEqual(new Set(legal))
    expect(hexes()).toContainEqual(['H11', 3])
    t.answer('advance A1 H11 N')
    expect(hexes()).toContainEqual(['H10', 3])
    expect(t.refused('reform A1 H11 S')).toMatchObject({ code: 'unit-has-moved' })
  })

  it('RB-07 M34a a reform turns anyhow and changes files by two, by four with a musician', () => {
    const files = (rules: readonly string[]) => [
      ...new Set(
        scene({ rules, files: 5, count: 10 })
          .legal('reform A1 H12 S ')
          .map(text => Number(text.split(' ')[4])),
      ),
    ]
    expect(files([]).sort((a, b) => a - b)).toEqual([3, 4, 5, 6, 7])
    expect(files(['M34']).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(scene().refused('reform A1 H12 S 9')).toMatchObject({
      code: 'too-wide',
      about: { least: 3, most: 7 },
    })
  })

  it('RB-07 M54a a reform shifts by half its Mobility, of light troops by twice it', () => {
    const hexes = (more: object) => [
      ...new Set(
        scene(more)
          .legal('reform A1 ')
          .map(text => text.split(' ')[2]),
      ),
    ]
    expect(hexes({ mobility: 5 })).toEqual(['H12'])
    expect(hexes({ mobility: 6 })).toHaveLength(7)
    // It may shift without turning or another width, but not do nothing at all.
    const legal = scene({ mobility: 6 }).legal('reform A1 ')
    expect(legal).toContain('reform A1 H11 N 5')
    expect(legal).not.toContain('reform A1 H12 N 5')
    // Ten inches are three hexes.
    expect(hexes({ mobility: 5, rules: ['M54'] })).toHaveLength(37)
  })

  it('M54c an enemy musician beside it, not shaken, keeps light troops to their Mobility', () => {
    const hexes = (now: object) => [
      ...new Set(
        scene({ mobility: 5, rules: ['M54'] }, { B2: { at: 'H11', facing: 'N', rules: ['M34'], now } })
          .legal('reform A1 ')
          .map(text => text.split(' ')[2]),
      ),
    ]
    expect(hexes({})).toHaveLength(6)
    expect(hexes({ shaken: true }).length).toBeGreaterThan(20)
  })

  it('M34b M54c an enemy unit containing a musician hinders a unit of light troops, and no other', () => {
    const far = (more: object, others: object) =>
      scene({ mobility: 6, ...more }, others).legal('reform A1 H15 S 5').length > 0
    const enemy = (rules: readonly string[], joined: readonly string[], at = 'H11') => ({
      B2: { at, facing: 'N', rules },
      B3: { at: '', host: 'B2', attachable: true, rules: joined },
    })
    const light = { rules: ['M54'] }
    expect([
      far(light, enemy([], [])),
      far(light, enemy(['M34'], [])),
      far(light, enemy([], ['M34'])),
    ]).toEqual([true, false, false])
    // Two hexes off it is beyond three inches; a friend's musician does not matter.
    expect(far(light, enemy(['M34'], [], 'H10'))).toBe(true)
    expect(far(light, { A2: { at: 'H11', facing: 'N', rules: ['M34'] } })).toBe(true)
    // A plain march stays open to it (M54c).
    expect(scene({ mobility: 6, ...light }, enemy(['M34'], [])).legal('march A1 I13 SE')).toHaveLength(1)
  })

  it('M54a M54b it takes all its models to be light troops', () => {
    const hero = (rules: readonly string[]) => ({ A2: { at: '', host: 'A1', attachable: true, rules } })
    const far = (rules: readonly string[], joined: readonly string[]) =>
      scene({ rules }, hero(joined)).legal('reform A1 H15 ').length > 0
    expect([far(['M54'], ['M54']), far(['M54'], []), far([], ['M54'])]).toEqual([true, false, false])
  })

  it('M31b M54b a shift farther than its Mobility is a march: the undead make it under presence alone, static ones never', () => {
    const shifts = (rules: readonly string[], joined: readonly string[], lord?: string) => {
      const t = scene(
        { rules: ['M54', ...rules], mobility: 5 },
        {
          A2: { at: '', host: 'A1', attachable: true, rules: ['M54', ...joined] },
          ...(lord ? { A3: { at: lord, facing: 'N', attachable: true, rules: ['M39'] } } : {}),
        },
      )
      // One hex is three inches, two are six.
      return ['H13', 'H14'].map(hex => t.legal(`reform A1 ${hex} S 5`).length)
    }
    expect(shifts([], [])).toEqual([1, 1])
    // A unit containing it: one model of it is enough.
    expect([shifts(['M31'], []), shifts([], ['M31'])]).toEqual([
      [1, 0],
      [1, 0],
    ])
    expect(shifts(['M31'], [], 'L12')).toEqual([1, 1])
    // A unit with it: all of them.
    expect([shifts(['M49'], ['M49']), shifts(['M49'], [])]).toEqual([
      [1, 0],
      [1, 1],
    ])
    const t = scene({ rules: ['M54', 'M31'], mobility: 5 })
    expect(t.refused('reform A1 H14 S 5')).toMatchObject({ code: 'never-marches', rule: 'M31' })
  })

  it('M54b for shooting it has reformed: it shoots, as one that has moved', () => {
    const hits = (move: 'reform' | 'none' | 'march') => {
      const t = war({
        stage: move === 'none' ? 'shooting' : 'movement',
        units: {
          A1: { at: 'H12', facing: 'N', count: 2, files: 2, rules: ['M54', 'W09 3'] },
          B1: { at: 'H5', facing: 'S', count: 20, armour: 6 },
        },
      })
      if (move !== 'none') t.answer(move === 'reform' ? 'reform A1 H10 N 2' : 'march A1 H10 N')
      if (move === 'march') return t.legal('shoot').length
      t.dice(4, 4, ...(move === 'none' ? [1, 1] : [])).answer('shoot A1 B1')
      return t.told('shot')[0]!.blows[0]!.hits
    }
    expect([hits('none'), hits('reform'), hits('march')]).toEqual([2, 0, 0])
  })

  it('M49b M31a static ones never march, the undead under presence alone', () => {
    expect(scene({ rules: ['M49'] }).refused('march A1 H10 N')).toMatchObject({
      code: 'never-marches',
      rule: 'M49',
    })
    // What would be in reach of them is what an advance reaches.
    const reached = (rules: string[]) => {
      const t = scene({ rules, mobility: 6 })
      return [...hexesInReach(t.laidOut, t.unit('A1'))].map(([cell]) => makeCell(t.board, cell))
    }
    expect(reached([])).toContain('H8')
    expect(reached(['M49'])).toContain('H10')
    expect(reached(['M49'])).not.toContain('H8')
    expect(scene({ rules: ['M31'] }).refused('march A1 H10 N')).toMatchObject({
      code: 'never-marches',
      rule: 'M31',
    })
    const led = (at: string) =>
      scene({ rules: ['M31'] }, { A2: { at, facing: 'N', rules: ['M39'], attachable: true } }).legal(
        'march A1 H10',
      )
    // Twelve inches are four hexes.
    expect([led('H16').length > 0, led('L16').length > 0]).toEqual([true, false])
  })

  it('M55a M55b who flies passes over others and ends on a hex of its own', () => {
    const t = scene({ mobility: 6, rules: ['M55'] }, { A2: { at: 'H11', facing: 'N' } })
    expect([t.legal('advance A1 H10 N').length, t.legal('advance A1 H11')]).toEqual([1, []])
    expect(scene({ mobility: 6 }, { A2: { at: 'H11', facing: 'N' } }).legal('advance A1 H10 N')).toEqual([])
  })
})

describe('random movers', () => {
  const random = (dice: readonly number[], others: object = {}) =>
    war({
      units: {
        A1: { at: 'H12', facing: 'N', rules: ['M32'] },
        A2: { at: 'A16', facing: 'N' },
        B1: { at: 'P1', facing: 'S' },
        ...others,
      },
      dice,
    })

  it('M32c M32d M32f before all others it says a direction, and only then throws', () => {
    const t = random([])
    expect([t.asked, t.told('rolled')]).toEqual(['heading 0 A1', []])
    t.dice(3, 4).answer('N')
    // Seven inches are two hexes.
    expect([t.where('A1'), t.unit('A1').marks.move, t.asked]).toEqual(['H10', 'random', 'move 0'])
  })

  it('M32b M32e a fresh enemy that it meets is charged', () => {
    const t = random([], { B2: { at: 'H10', facing: 'S' } })
    t.dice(6, 6).answer('N')
    expect([t.where('A1'), t.unit('B2').touches]).toEqual([
      'H11',
      [{ with: 'A1', over: 'front', at: 'front' }],
    ])
  })

  it('M32h the border is impassable to it', () => {
    const t = war({
      units: {
        A1: { at: 'H2', facing: 'N', rules: ['M32'] },
        A2: { at: 'A16' },
        B1: { at: 'P16', facing: 'S' },
      },
    })
    t.dice(6, 6).answer('N')
    expect([t.where('A1'), t.unit('A1').condition]).toEqual(['H1', 'field'])
  })
})
