import { describe, expect, it } from 'vitest'
import { type Stood, skirmish } from '../../../helpers/darkLord.ts'

const wolf = { name: { en: 'wolf', fr: 'loup' }, move: 10, strength: 4, defence: 4, life: 1, courage: 2 }
const scene = (
  power: string,
  target: Partial<Stood>,
  caster: Partial<Stood> = {},
  more: Record<string, Stood> = {},
) =>
  skirmish({
    board: { rows: 26 },
    figures: {
      A1: { at: 'C2', will: 3, powers: [`${power}:12:3`], tier: 'minor', ...caster },
      B1: { at: 'C6', life: 2, ...target },
      B2: { at: 'P12' },
      ...more,
    },
  })

describe('wounding', () => {
  it('DL-66a its target suffers one wound as from a strike', () => {
    const t = scene('wounding', {}).dice(3).answer('cast A1 wounding B1 1')
    expect(t.figure('B1').life).toBe(1)
    expect(t.told('struck')).toEqual([])
    const slain = scene('wounding', { life: 1 }).dice(3).answer('cast A1 wounding B1 1')
    expect(slain.told('removed')).toMatchObject([{ figure: 'B1', why: 'slain' }])
  })

  it('DL-66a Fate may save it', () => {
    const t = scene('wounding', { fate: 1 }).dice(3).answer('cast A1 wounding B1 1')
    expect(t.asked).toBe('fate 1 B1')
    t.dice(4).answer('fate')
    expect(t.figure('B1')).toMatchObject({ life: 2, fate: 0 })
  })

  it('DL-66b engaged targets too', () => {
    const t = scene(
      'wounding',
      { marks: { engaged: ['A2'] } },
      {},
      { A2: { at: 'C7', marks: { engaged: ['B1'] } } },
    )
    t.dice(3).answer('cast A1 wounding B1 1')
    expect(t.figure('B1').life).toBe(1)
  })

  it('DB-10e slain, it leaves its enemies free', () => {
    const t = scene(
      'wounding',
      { life: 1, marks: { engaged: ['A2'] } },
      {},
      { A2: { at: 'C7', marks: { engaged: ['B1'] } } },
    )
    t.dice(3).answer('cast A1 wounding B1 1')
    expect(t.told('hurt')).toMatchObject([{ figure: 'B1', part: 'rider', left: 0 }])
    expect(t.figure('A2').marks.engaged).toEqual([])
    t.answer('move A2 C8')
  })

  it('DL-66c of a rider and its mount the caster picks', () => {
    const t = scene('wounding', { mount: wolf }).dice(3).answer('cast A1 wounding B1 1')
    expect(t.asked).toBe('whose 0 A1')
    t.dice(6).answer('mount')
    expect(t.told('hurt')).toMatchObject([{ figure: 'B1', part: 'mount', left: 0 }])
    expect(t.figure('B1')).toMatchObject({ life: 2, mount: null, condition: 'standing' })
    const strong = scene('wounding', { mount: { ...wolf, life: 2 } }).dice(3)
    strong.answer('cast A1 wounding B1 1', 'mount')
    expect(strong.figure('B1').mount).toMatchObject({ life: 1 })
    const rider = scene('wounding', { mount: wolf }).dice(3).answer('cast A1 wounding B1 1', 'rider')
    expect(rider.figure('B1')).toMatchObject({ life: 1, mount: { life: 1 } })
  })

  it('DL-67 channelled: range 6 more, for naming the target', () => {
    const far = (at: string, might: number) => scene('wounding', { at }, { might })
    expect(far('C15', 1).legal('cast A1')).toContain('cast A1 wounding B1 1')
    expect(far('C16', 0).refused('cast A1 wounding B1 1')).toMatchObject({ code: 'beyond-range' })
    const t = far('C21', 1)
    expect(t.refused('cast A1 wounding B1 1')).toMatchObject({ code: 'beyond-range', about: { range: 12 } })
    t.dice(3).answer('cast A1 wounding B1 1 channel')
    expect(t.figure('B1').life).toBe(1)
    expect(far('C22', 1).refused('cast A1 wounding B1 1 channel')).toMatchObject({
      about: { range: 18, away: 19 },
    })
    // No other power reaches farther by it.
    expect(
      scene('sapping', { at: 'C16' }, { might: 1 }).refused('cast A1 sapping B1 1 channel'),
    ).toMatchObject({
      code: 'beyond-range',
    })
  })
})

describe('sapping', () => {
  const sap = (will: number, die: number, channel = false) => {
    const t = scene('sapping', { will }, { might: channel ? 1 : 0 })
    t.dice(3).answer(`cast A1 sapping B1 1${channel ? ' channel' : ''}`)
    if (t.question.kind === 'resist') t.dice(die).answer('none')
    return t.figure('B1').will
  }

  it('DL-68a its target loses D3 Will at once, not below 0', () => {
    expect([1, 2, 3, 4, 5, 6].map(die => sap(5, die))).toEqual([4, 4, 3, 3, 2, 2])
    expect(sap(1, 6)).toBe(0)
    const t = scene('sapping', {}).dice(3, 6).answer('cast A1 sapping B1 1')
    expect(t.told('sapped')).toMatchObject([{ figure: 'B1', by: 0 }])
  })

  it('DL-68a a wraith that loses its last is gone', () => {
    const t = scene('sapping', { will: 1, keywords: ['wraith'] })
      .dice(3)
      .answer('cast A1 sapping B1 1')
    t.dice(1).answer('none')
    expect(t.told('removed')).toMatchObject([{ figure: 'B1', why: 'without-will' }])
  })

  it('DL-68b of a rider and its mount the caster picks; a mount has none', () => {
    const t = scene('sapping', { will: 3, mount: wolf }).dice(3).answer('cast A1 sapping B1 1')
    expect(t.asked).toBe('whose 0 A1')
    t.dice(6).answer('mount', 'none')
    expect(t.figure('B1').will).toBe(3)
    const rider = scene('sapping', { will: 3, mount: wolf }).dice(3).answer('cast A1 sapping B1 1')
    rider.dice(6).answer('rider', 'none')
    expect(rider.figure('B1').will).toBe(0)
  })

  it('DL-69 channelled: D6', () => {
    expect([1, 4, 6].map(die => sap(6, die, true))).toEqual([5, 2, 0])
  })
})
