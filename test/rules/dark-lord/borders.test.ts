import { describe, expect, it } from 'vitest'
import { type DarkLordScene, type Stood, skirmish } from '../../helpers/darkLord.ts'
import { melee } from '../../helpers/melee.ts'

// Ranges at their limit and one hex beyond, and the first hex of a board.

const wide: DarkLordScene['board'] = { columns: 4, rows: 30 }
/** A hex of column B with so many between it and B2. */
const beyond = (between: number) => `B${3 + between}`

describe('at the limit, and one hex beyond', () => {
  it.each(['draining', 'transfixing', 'compelling', 'wounding', 'sapping'])(
    'DB-01 DB-18b %s reaches as many between as its range',
    power => {
      const casts = (between: number, channel = '') =>
        skirmish({
          board: wide,
          figures: {
            A1: { at: 'B2', will: 1, might: 1, tier: 'minor', keywords: ['hero'], powers: [`${power}:12:3`] },
            B1: { at: beyond(between) },
          },
        })
          .legal('cast')
          .includes(`cast A1 ${power} B1 1${channel}`)
      expect([casts(12), casts(13)]).toEqual([true, false])
      // DL-67: wounding alone reaches 6 farther, channelled.
      const farther = power === 'wounding'
      expect([casts(18, ' channel'), casts(19, ' channel')]).toEqual([farther, false])
    },
  )

  it('DL-62a frightening takes whoever is within its range, and nobody beyond', () => {
    const t = skirmish({
      board: wide,
      figures: {
        A1: { at: 'B2', will: 1, powers: ['frightening:3:3'] },
        B1: { at: beyond(3), courage: 9 },
        B2: { at: beyond(4), courage: 9 },
      },
    })
    t.dice(3, 1, 1).answer('cast A1 frightening 1')
    expect(t.told('courage').map(({ figure }) => figure)).toEqual(['B1'])
  })

  it.each<[string, number]>([
    ['bow', 24],
    ['short-bow', 18],
    ['stones', 8],
  ])('DB-12b %s reach %i', (weapon, range) => {
    const shots = (between: number) =>
      skirmish({
        board: wide,
        stage: 'shooting',
        figures: {
          A1: { at: 'B2', shoot: 4, traits: [weapon] },
          B1: { at: beyond(between) },
          B2: { at: 'C4' },
        },
      })
    expect(shots(range).legal('shoot A1 B1')).toEqual(['shoot A1 B1'])
    expect(shots(range + 1).refused('shoot A1 B1')).toMatchObject({
      code: 'beyond-range',
      rule: 'DB-12',
      about: { range, away: range + 1 },
    })
  })

  it('DB-12a a shot for who has used half its Move, rounded up, and no more; stones for who has used none', () => {
    const shoots = (weapon: string, spent: number, move: number) =>
      skirmish({
        stage: 'shooting',
        figures: {
          A1: { at: 'B2', move, shoot: 4, traits: [weapon], marks: { spent } },
          A2: { at: 'B12', shoot: 4, traits: ['bow'] },
          B1: { at: 'B5' },
        },
      }).legal('shoot A1 B1').length > 0
    expect([shoots('bow', 3, 6), shoots('bow', 4, 6), shoots('bow', 3, 5), shoots('bow', 4, 5)]).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect([shoots('stones', 0, 6), shoots('stones', 1, 6)]).toEqual([true, false])
  })

  /** Courage that a test of B1 against terror is made with, its enemy `trait` so many hexes off. */
  const courageAt = (trait: string, between: number) => {
    const t = skirmish({
      board: wide,
      part: 1,
      figures: {
        A1: { at: beyond(between), traits: [trait] },
        A2: { at: 'D2', traits: ['terror'] },
        B1: { at: 'B2', courage: 5 },
      },
    })
    t.dice(6, 6).answer('move B1 C2')
    return t.told('courage')[0]!.courage
  }

  it.each([
    ['dread', 18],
    ['drum', 12],
  ])('DL-34 DL-35 %s takes 1 Courage within %i', (trait, range) => {
    expect([courageAt(trait, range), courageAt(trait, range + 1)]).toEqual([4, 5])
  })

  it('DB-22d courage is given within 6', () => {
    const gave = (between: number) => {
      const t = skirmish({
        board: wide,
        stage: 'opening',
        startCount: [4, 1],
        figures: {
          A1: { at: 'B2', tier: 'minor', keywords: ['hero'], courage: 9 },
          A2: { at: beyond(between) },
          A3: { at: '', now: { condition: 'removed' } },
          A4: { at: '', now: { condition: 'removed' } },
          B1: { at: 'D30' },
        },
        dice: [1, 1, 6, 6],
      })
      return t.told('gave-courage').map(({ to }) => to)
    }
    expect([gave(6), gave(7)]).toEqual([[['A2']], []])
  })
})

describe('the first hex of a board', () => {
  const own = (more: Partial<Stood> = {}): Record<string, Stood> => ({
    A1: { at: 'A1', ...more },
    A2: { at: 'P12' },
  })

  it('DB-09 DB-10 who stands on A1 moves, is charged, and is moved onto', () => {
    const t = skirmish({ figures: { ...own(), B1: { at: 'A4' } } })
    expect(t.legal('move A1 ').length).toBeGreaterThan(3)
    const charged = skirmish({ part: 1, figures: { ...own(), B1: { at: 'A4' } } })
    charged.answer('move B1 A2')
    expect(charged.told('charged')).toMatchObject([{ figure: 'B1', enemies: ['A1'] }])
    const onto = skirmish({ figures: { A1: { at: 'A3' }, B1: { at: 'P12' } } }).answer('move A1 A1')
    expect(onto.where('A1')).toBe('A1')
  })

  it('DB-12 DB-18 who stands on A1 is shot at, and named by powers', () => {
    const shot = skirmish({
      part: 1,
      stage: 'shooting',
      figures: { ...own(), B1: { at: 'A5', shoot: 4, traits: ['bow'] } },
    })
    expect(shot.legal('shoot')).toContain('shoot B1 A1')
    const cast = skirmish({
      part: 1,
      figures: { ...own(), B1: { at: 'A5', will: 1, powers: ['draining:12:3'] } },
    })
    expect(cast.legal('cast')).toContain('cast B1 draining A1 1')
    cast.dice(6).answer('cast B1 draining A1 1')
    expect(cast.figure('A1').drained).toBe(1)
  })

  it('DB-16a DL-12b who has nowhere else goes to A1: backing off, and shifted', () => {
    const t = melee({ A1: { at: 'A3' }, B1: { at: 'A2' }, B2: { at: 'P12' } }, ['A1 B1'], [6, 1, 1], {
      board: { barred: ['B1', 'B2'] },
    })
    expect([t.told('trapped'), t.told('backed-off').map(({ to }) => to)]).toEqual([[], ['A1']])
    const shifted = skirmish({
      board: { barred: ['A3', 'B1', 'B2', 'B3'] },
      figures: { A1: { at: 'A4' }, B1: { at: 'A2', now: { ring: 'on' } }, B2: { at: 'P12' } },
    }).answer('move A1 A2')
    expect(shifted.where('B1')).toBe('A1')
  })

  it('DB-28 a treasure on A1 is lifted there, and dropped there', () => {
    const t = skirmish({ treasure: 'A1', figures: { ...own(), B1: { at: 'P1' } } })
    expect(t.legal('lift')).toEqual(['lift A1'])
    t.answer('lift A1')
    expect([t.state.treasure, t.figure('A1').carries]).toEqual([null, true])
    t.answer('drop A1')
    expect([t.state.treasure, t.figure('A1').carries]).toEqual([t.cell('A1'), false])
  })

  it('DB-30 a figure is deployed on A1, lifted up again, and hinders others there', () => {
    const t = skirmish({
      stage: 'deployment',
      rules: 'flight',
      figures: { A1: { at: '' }, A2: { at: '' }, B1: { at: '' } },
    })
    t.answer('place A1 A1')
    expect(t.where('A1')).toBe('A1')
    expect(t.refused('place A2 A1')).toMatchObject({ code: 'hex-taken', about: { figure: 'A1' } })
    t.answer('lift A1', 'place A2 A1')
    expect([t.where('A1'), t.where('A2')]).toEqual(['', 'A1'])
  })
})
