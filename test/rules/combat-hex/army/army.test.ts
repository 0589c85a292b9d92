import { describe, expect, it } from 'vitest'
import {
  armyPoints,
  type CheckOptions,
  checkArmies,
  checkArmy,
  heroPoints,
  warriorLimit,
} from '../../../../rules/combat-hex/army/army.ts'
import { parseArmy } from '../../../../rules/combat-hex/army/armyNotation.ts'
import type { FigureType } from '../../../../rules/combat-hex/army/figure.ts'
import { figureType } from '../../../../rules/combat-hex/army/roster.ts'

/** `aragorn, 2x rohan-warrior` as ids. */
const army = (text: string): string[] => {
  const parsed = parseArmy(text.replaceAll(', ', '\n'))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults))
  return parsed.figures
}
const types = (text: string) => army(text).map(id => figureType(id)!)
const check = (text: string, options: Partial<CheckOptions> = {}) =>
  checkArmy(army(text), { points: 10_000, ...options })
const apForWarriors = (type: FigureType) => type.ap * (type.id === 'merry' ? 2 : 1)
const own = (change: Partial<FigureType> & { id: string }): FigureType => ({
  ...figureType('orc-warrior')!,
  ...change,
})

describe('choosing an army', () => {
  it('counts points, points in heroes and the limit of warriors', () => {
    const some = types('aragorn, gimli, 2x rohan-warrior')
    const [aragorn = 0, gimli = 0, rohan = 0] = some.map(({ points }) => points)
    expect(armyPoints(some)).toBe(aragorn + gimli + 2 * rohan)
    expect(heroPoints(some)).toBe(aragorn + gimli)
    expect(warriorLimit(some)).toBe(11)
    expect([armyPoints([]), heroPoints([]), warriorLimit([])]).toEqual([0, 0, 0])
  })

  it('2.01 an army costs no more than was agreed', () => {
    const cost = armyPoints(types('aragorn, 2x rohan-warrior'))
    expect(check('aragorn, 2x rohan-warrior', { points: cost })).toEqual([])
    expect(check('aragorn, 2x rohan-warrior', { points: cost - 1 })).toEqual([
      { code: 'army-too-dear', rule: '2.01', about: { cost, points: cost - 1, over: 1 } },
    ])
  })

  it.each([99, 10_001, 500.5, Number.NaN, -1])('2.01 an army of %d points is not to be had', points => {
    expect(check('merry', { points })).toContainEqual(
      expect.objectContaining({ code: 'points-out-of-range', rule: '2.01' }),
    )
  })

  it('2.02 Aragorn with 6 action points and Gimli with 5 lead at most 11 warriors', () => {
    expect(check('aragorn, gimli, 11x rohan-warrior')).toEqual([])
    expect(check('aragorn, gimli, 12x rohan-warrior')).toEqual([
      { code: 'too-many-warriors', rule: '2.02', about: { warriors: 12, limit: 11, over: 1 } },
    ])
    expect(check('rohan-warrior')).toEqual([
      { code: 'too-many-warriors', rule: '2.02', about: { warriors: 1, limit: 0, over: 1 } },
    ])
  })

  it('2.02 the action points of warriors bring no further warriors', () => {
    expect(check('merry, 4x rohan-warrior').map(({ code }) => code)).toEqual(['too-many-warriors'])
  })

  it('lets an ability double the action points of its hero for this count', () => {
    expect(check('merry, 6x rohan-warrior', { apForWarriors })).toEqual([])
    expect(check('merry, 7x rohan-warrior', { apForWarriors })).toEqual([
      { code: 'too-many-warriors', rule: '2.02', about: { warriors: 7, limit: 6, over: 1 } },
    ])
  })

  it('2.03 an army is of one camp', () => {
    expect(check('aragorn, 2x orc-warrior, uruk-hai')).toEqual([
      { code: 'mixed-camps', rule: '2.03', about: { good: 1, evil: 3 } },
    ])
    expect(check('aragorn, 2x orc-warrior, uruk-hai', { camp: 'good' })).toEqual([
      { code: 'wrong-camp', rule: '2.03', about: { figure: 'orc-warrior', camp: 'good' } },
      { code: 'wrong-camp', rule: '2.03', about: { figure: 'uruk-hai', camp: 'good' } },
    ])
    expect(check('lurtz, orc-warrior', { camp: 'evil' })).toEqual([])
  })

  it('2.04 two versions of Aragorn share their unique number and never an army', () => {
    expect(check('aragorn, aragorn-king')).toEqual([
      { code: 'same-unique', rule: '2.04', about: { number: 3, figures: 'aragorn, aragorn-king' } },
    ])
    expect(check('2x gimli').map(({ code }) => code)).toEqual(['same-unique'])
    expect(check('2x ringwraith, 3x orc-warrior')).toEqual([])
  })

  it('2.04 a figure of several unique numbers bars each of them', () => {
    const pair = own({ id: 'pair', kind: 'hero', unique: [41, 42, 42] })
    const single = own({ id: 'single', kind: 'hero', unique: [42] })
    expect(checkArmy([pair], { points: 1000 })).toEqual([])
    expect(checkArmy([pair, single], { points: 1000 })).toEqual([
      { code: 'same-unique', rule: '2.04', about: { number: 42, figures: 'pair, single' } },
    ])
    expect(checkArmy([pair, pair], { points: 1000 }).map(({ about }) => about?.number)).toEqual([41, 42])
  })

  it('2.021 an organiser may restrict what is taken', () => {
    const text = 'ugluk, 3x orc-warrior, uruk-crossbow, cave-troll'
    const refused = (restrictions: CheckOptions['restrictions']) => check(text, { restrictions })
    expect(refused({})).toEqual([])
    expect(refused({ banned: ['orc-warrior', 'gimli'] })).toEqual([
      { code: 'figure-banned', rule: '2.021', about: { figure: 'orc-warrior' } },
    ])
    expect(refused({ versions: ['starter', 'orange'] })).toEqual([
      {
        code: 'version-not-allowed',
        rule: '2.021',
        about: { figure: 'cave-troll', version: 'violet', allowed: 'starter, orange' },
      },
    ])
    expect(refused({ kinds: ['warrior'] })).toEqual([
      {
        code: 'kind-not-allowed',
        rule: '2.021',
        about: { figure: 'ugluk', kind: 'hero', allowed: 'warrior' },
      },
    ])
    expect(refused({ bases: ['single', 'cavalry'] })).toEqual([
      {
        code: 'base-not-allowed',
        rule: '2.021',
        about: { figure: 'cave-troll', base: 'large-3', allowed: 'single, cavalry' },
      },
    ])
    expect(refused({ copies: 2 })).toEqual([
      { code: 'too-many-copies', rule: '2.021', about: { figure: 'orc-warrior', count: 3, most: 2 } },
    ])
  })

  it('2.021 an ability may be banned: whoever bears it stays at home', () => {
    const refused = (text: string, restrictions: CheckOptions['restrictions']) =>
      check(text, { restrictions })
    const text = 'ugluk, 2x uruk-pikeman, uruk-crossbow'
    expect(refused(text, { bannedAbilities: ['spearman'] })).toEqual([
      { code: 'ability-banned', rule: '2.021', about: { figure: 'uruk-pikeman', ability: 'spearman' } },
    ])
    expect(refused(text, { bannedAbilities: ['fearsome'] })).toEqual([])
    // Who may not be taken at all needs no second reason.
    expect(refused(text, { banned: ['uruk-pikeman'], bannedAbilities: ['spearman'], copies: 1 })).toEqual([
      { code: 'figure-banned', rule: '2.021', about: { figure: 'uruk-pikeman' } },
    ])
  })

  it('2.021 a figure, or an ability, may be limited to so many of an army', () => {
    const text = 'ugluk, lurtz, 3x uruk-pikeman'
    const refused = (limits: NonNullable<CheckOptions['restrictions']>['limits'], copies?: number) =>
      check(text, { restrictions: { limits, copies } })
    expect(refused([{ figure: 'uruk-pikeman', most: 3 }])).toEqual([])
    expect(refused([{ figure: 'uruk-pikeman', most: 2 }])).toEqual([
      { code: 'too-many-copies', rule: '2.021', about: { figure: 'uruk-pikeman', count: 3, most: 2 } },
    ])
    expect(refused([{ figure: 'uruk-pikeman', most: 1 }], 2)).toEqual([
      { code: 'too-many-copies', rule: '2.021', about: { figure: 'uruk-pikeman', count: 3, most: 1 } },
    ])
    expect(refused([{ figure: 'uruk-pikeman', most: 3 }], 2)).toMatchObject([{ about: { most: 2 } }])
    expect(refused([{ ability: 'spearman', most: 3 }])).toEqual([])
    expect(refused([{ ability: 'spearman', most: 2 }])).toEqual([
      { code: 'too-many-with-ability', rule: '2.021', about: { ability: 'spearman', count: 3, most: 2 } },
    ])
    const twice = own({
      id: 'twice',
      kind: 'hero',
      abilities: [
        { id: 'rage', cost: 1 },
        { id: 'rage', cost: 1 },
      ],
    })
    const limits = [{ ability: 'rage' as const, most: 1 }]
    // It is figures that are counted, not how often their bases show it.
    expect(checkArmy([twice], { points: 1000, restrictions: { limits } })).toEqual([])
  })

  it('says every reason at once', () => {
    const found = checkArmy(
      ['aragorn', 'aragorn-king', ...army('15x orc-warrior'), 'dragon', 'dragon', '__proto__'],
      {
        points: 500,
        restrictions: { copies: 3 },
      },
    )
    expect(found.map(({ code, about }) => [code, about?.figure])).toEqual([
      ['unknown-figure', 'dragon'],
      ['unknown-figure', '__proto__'],
      ['army-too-dear', undefined],
      ['too-many-warriors', undefined],
      ['mixed-camps', undefined],
      ['same-unique', undefined],
      ['too-many-copies', 'orc-warrior'],
    ])
  })

  it('refuses an army of nobody, and one that no board could hold', () => {
    expect(checkArmy([], { points: 500 }).map(({ code }) => code)).toEqual(['army-empty'])
    expect(checkArmy(Array<string>(100_000).fill('orc-warrior'), { points: 500 })).toEqual([
      { code: 'army-too-big', about: { count: 100_000, most: 100 } },
    ])
  })

  it("takes a community's figures beside the supplied ones, or in their stead", () => {
    const types = {
      bolg: own({ id: 'bolg', kind: 'hero', ap: 3, points: 120 }),
      'orc-warrior': own({ id: 'orc-warrior', points: 90 }),
    }
    const cost = types.bolg.points + 90
    expect(checkArmy(['bolg', 'orc-warrior'], { points: cost, types })).toEqual([])
    expect(checkArmy(['bolg', 'orc-warrior'], { points: cost - 1, types })).toMatchObject([
      { code: 'army-too-dear', about: { cost } },
    ])
    expect(checkArmy(['bolg'], { points: 500 }).map(({ code }) => code)).toEqual(['unknown-figure'])
  })
})

describe('2.022 an army of each camp', () => {
  const [good, evil] = [army('aragorn, rohan-warrior'), army('lurtz, orc-warrior')]

  it('2.022 may be brought, and each is checked by itself', () => {
    expect(checkArmies({ good, evil }, { points: 500 })).toEqual([])
    const [cheap = 0, dear = 0] = [evil, good].map(ids => armyPoints(ids.map(id => figureType(id)!)))
    const about = { cost: dear, points: cheap, over: dear - cheap, army: 'good' }
    expect(checkArmies({ good, evil }, { points: cheap })).toEqual([
      { code: 'army-too-dear', rule: '2.01', about },
    ])
    expect(
      checkArmies({ good: evil }, { points: 500 }).map(({ code, about }) => [code, about?.army]),
    ).toEqual([
      ['wrong-camp', 'good'],
      ['wrong-camp', 'good'],
    ])
  })

  it('2.022 must be brought where either camp may fall to the player', () => {
    expect(checkArmies({ good }, { points: 500, needs: ['good', 'evil'] })).toEqual([
      { code: 'army-missing', rule: '2.022', about: { army: 'evil' } },
    ])
    expect(checkArmies({ good }, { points: 500, needs: ['good'] })).toEqual([])
  })
})
