import { describe, expect, it } from 'vitest'
import { checkArmy as checkPlain } from '../../../../rules/combat-hex/army/army.ts'
import { parseArmy } from '../../../../rules/combat-hex/army/armyNotation.ts'
import { defineFigures } from '../../../../rules/combat-hex/army/defineFigures.ts'
import { bases, type FigureType, kinds, traits, versions } from '../../../../rules/combat-hex/army/figure.ts'
import {
  checkArmies,
  checkArmy,
  hasArmy,
  isActivable,
  starterArmy,
  warriorLimit,
  whereDiffers,
} from '../../../../rules/combat-hex/index.ts'
import { type } from '../../../helpers/scenario.ts'

const hero = (id: string, change: Partial<FigureType> = {}): FigureType =>
  type(id, { kind: 'hero', ap: 2, ...change })
const codes = (army: Parameters<typeof checkArmy>[0], points = 5000) =>
  checkArmy(army, { points }).map(({ code }) => code)

describe('armies by what their abilities say', () => {
  it('8.47 Leadership doubles the action points of its hero for this count, once, and of nobody else', () => {
    const leader = (count: number) =>
      hero('leader', { abilities: Array.from({ length: count }, () => ({ id: 'leadership', cost: 0 })) })
    expect(warriorLimit([hero('plain')])).toBe(2)
    expect(warriorLimit([leader(1)])).toBe(4)
    expect(warriorLimit([leader(2), hero('plain')])).toBe(6)
    const warriors = (count: number) => Array.from({ length: count }, () => type('w'))
    for (const rules of ['tournament', 'classic'] as const) {
      expect(checkArmy([leader(1), ...warriors(4)], { points: 5000, rules })).toEqual([])
      expect(checkArmy([leader(1), ...warriors(5)], { points: 5000, rules })).toEqual([
        { code: 'too-many-warriors', rule: '2.02', about: { warriors: 5, limit: 4, over: 1 } },
      ])
    }
  })

  it('8.52 Precious comes with a bearer of the Ring', () => {
    const precious = hero('p', {
      abilities: [
        { id: 'courage', cost: 1 },
        { id: 'precious', cost: 1 },
      ],
    })
    const bearer = hero('b', { abilities: [{ id: 'one-ring', cost: 0 }] })
    expect(checkArmy([precious], { points: 500 })).toEqual([
      { code: 'no-ring-bearer', rule: '8.52', about: { figure: 'p' } },
    ])
    expect(codes([precious, bearer])).toEqual([])
  })

  it('9.01 who only stands in for another is in no army, whatever the abilities say', () => {
    expect(checkArmy([hero('other', { replaces: true })], { points: 500 })).toEqual([
      { code: 'only-replaces', about: { figure: 'other' } },
    ])
    expect(checkPlain([hero('other', { replaces: true }), hero('one')], { points: 500 })).toHaveLength(1)
    // One reason is enough.
    const worn = hero('worn', { replaces: true, abilities: [{ id: 'one-ring', cost: 0 }] })
    expect(checkArmy([worn], { points: 500 })).toHaveLength(1)
    expect(checkArmy([worn], { points: 500 })).toMatchObject([{ rule: '9.01' }])
  })

  it('2.022 checks what is brought by the same book', () => {
    expect(checkArmies({ good: ['gimli'] }, { points: 500, needs: ['evil'] })).toEqual([
      { code: 'army-missing', rule: '2.022', about: { army: 'evil' } },
    ])
  })

  it('2.02 2.021 somebody can lead an army where one hero may, and warriors never', () => {
    const restrictions = { banned: ['one'] }
    const all = [hero('one'), hero('two', { camp: 'evil' }), type('w')]
    expect(hasArmy('good', all, { points: 500 })).toBe(true)
    expect(hasArmy('good', all, { points: 500, restrictions })).toBe(false)
    expect(hasArmy('evil', all, { points: 500, restrictions })).toBe(true)
    expect(hasArmy('good', [type('w')], { points: 500 })).toBe(false)
    expect(hasArmy('good', [], { points: 500 })).toBe(false)
  })

  it('2.021 a starter army keeps to restrictions, and to what abilities say', () => {
    expect(starterArmy('good', 500)).toContain('royal-guard')
    expect(starterArmy('good', 500, { banned: ['royal-guard'] })).not.toContain('royal-guard')
    const army = starterArmy('good', 1500, { kinds: ['hero'] })
    expect(checkArmy(army, { points: 1500, camp: 'good', restrictions: { kinds: ['hero'] } })).toEqual([])
  })

  it('8.082 tells abilities that are used from those that are simply there', () => {
    const used = ['fast', 'steal-essence', 'initiative', 'courage'] as const
    const there = ['fearsome', 'leadership', 'large', 'terrifying', 'ent-carry', 'one-ring'] as const
    expect(used.map(isActivable)).toEqual(used.map(() => true))
    expect(there.map(isActivable)).toEqual(there.map(() => false))
  })

  it('tells where two books differ, point by point', () => {
    const words = {
      sequence: { maxPlayers: 'players', freeCamps: 'camps', before: 'before' },
      movement: {},
      sight: {},
      shooting: { woundConversions: 'same', hitConversions: 'hits' },
      combat: { surprise: 'surprise' },
      timing: { declaredInSecret: 'secret' },
    } as unknown as Parameters<typeof whereDiffers<string>>[2]
    expect(whereDiffers('classic', 'tournament', words)).toEqual([
      ['sequence', ['players', 'camps', 'before']],
      ['movement', []],
      ['sight', []],
      ['shooting', ['hits']],
      ['combat', ['surprise']],
      ['timing', ['secret']],
    ])
    expect(whereDiffers('classic', 'classic', words).flatMap(([, found]) => found)).toEqual([])
  })
})

describe('the edges of what may be agreed', () => {
  it('2.01 100 and 10000 points are sizes of armies, as is an army of 100 figures', () => {
    expect(checkPlain([hero('h', { points: 1 })], { points: 100 })).toEqual([])
    expect(checkPlain([hero('h', { points: 1 })], { points: 10_000 })).toEqual([])
    const of = (count: number) => Array.from({ length: count }, (_, i) => hero(`h${i}`, { points: 1 }))
    expect(checkPlain(of(100), { points: 100 })).toEqual([])
    expect(checkPlain(of(101), { points: 10_000 })).toEqual([
      { code: 'army-too-big', about: { count: 101, most: 100 } },
    ])
  })

  it('2.03 one of each camp is mixed already', () => {
    const [good, evil] = [hero('g'), hero('e', { camp: 'evil' })]
    expect(checkPlain([good, evil], { points: 500 })).toEqual([
      { code: 'mixed-camps', rule: '2.03', about: { good: 1, evil: 1 } },
    ])
    expect(checkPlain([evil], { points: 500 })).toEqual([])
  })

  it('2.021 a limit of one figure says nothing of another, nor of an ability', () => {
    const limits = [
      { figure: 'a', most: 1 },
      { ability: 'rage' as const, most: 5 },
    ]
    const [a, b] = [hero('a'), hero('b')]
    expect(checkPlain([a, b, b], { points: 500, restrictions: { limits } })).toEqual([])
    expect(checkPlain([a, a, b], { points: 500, restrictions: { limits } })).toMatchObject([
      { code: 'too-many-copies', about: { figure: 'a' } },
    ])
  })

  it('1.02 1.05 knows two kinds, five versions, four bases and four traits', () => {
    expect(kinds).toEqual(['hero', 'warrior'])
    expect(versions).toEqual(['starter', 'orange', 'red', 'violet', 'blue'])
    expect(bases).toEqual(['single', 'cavalry', 'large-3', 'large-9'])
    expect(traits).toEqual(['sauron', 'ringwraith', 'ring-bearer', 'ring-wearer'])
  })

  it('moulds a figure with all that it has and nothing else', () => {
    const numbers = { points: 1, movement: 2, attacks: 3, endurance: 4, life: 5, ap: 6 }
    const bare = defineFigures('evil', 'warrior')('x', 'X', 'Le X', numbers)
    expect(bare).toStrictEqual({
      id: 'x',
      name: { en: 'X', fr: 'Le X' },
      camp: 'evil',
      kind: 'warrior',
      ...numbers,
      shooting: null,
      abilities: [],
      unique: [],
      version: 'starter',
      base: 'single',
    })
    const more = { traits: ['ringwraith' as const], other: 'y', replaces: true as const }
    expect(
      defineFigures('good', 'hero')('x', 'X', 'Le X', numbers, { ...more, shoots: [2, 9] }),
    ).toMatchObject({
      ...more,
      shooting: { dice: 2, range: 9 },
    })
  })
})

describe('the edges of the notation', () => {
  it('takes the camps in both languages', () => {
    const camps = ['good', 'bien', 'evil', 'mal'].map(word => {
      const parsed = parseArmy(`camp: ${word}\ngimli`)
      return parsed.ok && parsed.camp
    })
    expect(camps).toEqual(['good', 'good', 'evil', 'evil'])
  })

  it('takes 100 figures, a name of 60 letters and no more', () => {
    const figures = (text: string) => {
      const parsed = parseArmy(text)
      return parsed.ok ? parsed.figures.length : parsed.faults.map(({ code }) => code)
    }
    expect(figures('100x orc-warrior')).toBe(100)
    expect(figures('101x orc-warrior')).toEqual(['bad-count'])
    expect(figures('99x orc-warrior\norc-warrior')).toBe(100)
    expect(figures('100x orc-warrior\norc-warrior\norc-warrior')).toEqual(['army-too-big'])
    expect(figures(`name: ${'a'.repeat(60)}\ngimli`)).toBe(1)
    expect(figures(`name: ${'a'.repeat(61)}\ngimli`)).toEqual(['bad-army-name'])
    expect(figures(`#${'a'.repeat(19_993)}\ngimli`)).toBe(1)
    expect(figures(`#${'a'.repeat(19_994)}\ngimli!`)).toEqual(['text-too-long'])
  })

  it('an id means its figure, even where it is the beginning of other names', () => {
    const types = [
      hero('lord', { name: { en: 'x', fr: 'y' } }),
      hero('a', { name: { en: 'lord', fr: 'lord' } }),
    ]
    expect(parseArmy('lord', types)).toMatchObject({ ok: true, figures: ['lord'] })
    const named = [
      hero('p', { name: { en: 'lord', fr: 'sire' } }),
      hero('q', { name: { en: 'lord of all', fr: 'sire de tout' } }),
    ]
    expect(parseArmy('Lord', named)).toMatchObject({ ok: true, figures: ['p'] })
    expect(parseArmy('Sire', named)).toMatchObject({ ok: true, figures: ['p'] })
    const six = [1, 2, 3, 4, 5, 6].map(n => hero(`lord-${n}`))
    const parsed = parseArmy('lord', six)
    expect(parsed.ok || parsed.faults).toMatchObject([
      { code: 'ambiguous-figure', about: { figures: 'lord-1, lord-2, lord-3, lord-4, lord-5' } },
    ])
  })
})
