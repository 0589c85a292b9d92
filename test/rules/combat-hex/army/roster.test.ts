import { describe, expect, it } from 'vitest'
import {
  type AbilityId,
  abilityIds,
  type Camp,
  camps,
  type FigureType,
  versions,
} from '../../../../rules/combat-hex/army/figure.ts'
import { figureType, roster } from '../../../../rules/combat-hex/army/roster.ts'
import { namedLike, plainName } from '../../../../rules/core/names.ts'

const get = (id: string): FigureType => {
  const type = figureType(id)
  if (!type) throw new Error(`no ${id}`)
  return type
}
const carriers = (camp: string, ability: AbilityId) =>
  roster.filter(type => type.camp === camp && type.abilities.some(({ id }) => id === ability))
const ids = (text: string) => namedLike(text, roster).map(({ id }) => id)
/** All that speaks for a figure on the board, more being better. */
const virtues = (type: FigureType) =>
  [type.movement, type.attacks, type.endurance, type.life, type.ap].concat(
    [type.shooting?.dice ?? 0, type.shooting?.range ?? 0],
    abilityIds.map(id => type.abilities.filter(ability => ability.id === id).length),
  )

describe('the roster', () => {
  it('agrees with what is known of the published figures', () => {
    expect(get('aragorn')).toMatchObject({ kind: 'hero', ap: 6, unique: [3] })
    expect(get('gimli')).toMatchObject({ kind: 'hero', ap: 5 })
    expect(get('legolas')).toMatchObject({ kind: 'hero', shooting: { dice: 4, range: 10 } })
    expect(get('uruk-hai')).toMatchObject({ kind: 'warrior', movement: 5, endurance: 4, life: 2 })
    expect(get('orc-warrior')).toMatchObject({
      kind: 'warrior',
      movement: 4,
      attacks: 1,
      endurance: 3,
      life: 2,
    })
    expect(get('rohan-warrior')).toMatchObject({ kind: 'warrior', attacks: 1, endurance: 3, life: 2 })
    expect(get('rohan-warrior').ap).toBeGreaterThanOrEqual(2)
    expect(get('balrog')).toMatchObject({
      points: 1500,
      movement: 12,
      attacks: 7,
      endurance: 5,
      life: 8,
      ap: 10,
      shooting: { dice: 7, range: 7 },
      base: 'large-9',
    })
    expect(
      get('balrog')
        .abilities.map(({ id }) => id)
        .sort(),
    ).toEqual(['fearsome', 'flyer', 'large', 'terrifying', 'volley-attack'])
  })

  it('has about ninety figures, each id once, each name once in either language', () => {
    expect(roster.length).toBeGreaterThanOrEqual(85)
    expect(roster.length).toBeLessThanOrEqual(110)
    for (const field of [(t: FigureType) => t.id, (t: FigureType) => t.name.en, (t: FigureType) => t.name.fr])
      expect(new Set(roster.map(field).map(plainName)).size).toBe(roster.length)
    for (const { id } of roster) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  it.each(camps)('1.01 has heroes and warriors of either kind: %s', camp => {
    const own = roster.filter(type => type.camp === camp)
    expect(own.filter(({ kind }) => kind === 'hero').length).toBeGreaterThanOrEqual(6)
    expect(own.filter(({ kind }) => kind === 'warrior').length).toBeGreaterThanOrEqual(5)
  })

  it('1.02 gives every figure what its base must show', () => {
    for (const type of roster) {
      for (const number of [type.points, type.movement, type.attacks, type.endurance]) {
        expect(Number.isInteger(number), type.id).toBe(true)
        expect(number, type.id).toBeGreaterThan(0)
      }
      expect(type.endurance, type.id).toBeLessThanOrEqual(6)
      if (type.shooting) {
        expect(type.shooting.dice, type.id).toBeGreaterThan(0)
        expect(type.shooting.range, type.id).toBeGreaterThan(1)
      }
      for (const { id, cost } of type.abilities) {
        expect(abilityIds).toContain(id)
        expect(cost, `${type.id}: ${id}`).toBeLessThanOrEqual(type.ap)
      }
    }
  })

  it('1.03 gives every figure life and action points to count down from', () => {
    for (const type of roster) {
      expect(type.life, type.id).toBeGreaterThan(0)
      expect(type.ap, type.id).toBeGreaterThan(0)
    }
  })

  it('1.05 tells the versions of a figure apart by their colour', () => {
    const numbered = roster.filter(({ unique }) => unique.length > 0)
    for (const number of new Set(numbered.flatMap(({ unique }) => unique))) {
      const same = numbered.filter(({ unique }) => unique.includes(number))
      expect(new Set(same.map(({ version }) => version)).size, `number ${number}`).toBe(same.length)
    }
    for (const { version } of roster) expect(versions).toContain(version)
    expect(roster.filter(({ unique }) => unique.includes(3)).map(({ version }) => version)).toEqual([
      'starter',
      'red',
      'orange',
    ])
  })

  /** Black trolls fight for one side alone, one side bears the Ring and is followed for it, and ents are good. */
  const one: Partial<Record<AbilityId, Camp>> = {
    'black-troll-rage': 'evil',
    'one-ring': 'good',
    precious: 'good',
    'ent-carry': 'good',
  }
  it.each(
    camps.flatMap(camp => abilityIds.filter(id => (one[id] ?? camp) === camp).map(id => [camp, id] as const)),
  )('%s has somebody with %s', (camp, id) => {
    expect(carriers(camp, id)).not.toEqual([])
  })

  it.each(camps)('has archers, riders and a large base in both camps: %s', camp => {
    const own = roster.filter(type => type.camp === camp)
    expect(own.filter(({ shooting }) => shooting).length).toBeGreaterThanOrEqual(3)
    expect(own.some(({ base }) => base === 'cavalry')).toBe(true)
    expect(own.some(({ base }) => base === 'large-3')).toBe(true)
  })

  it('has a base with the same ability twice, and one whose ability costs nothing', () => {
    expect(get('gimli').abilities).toEqual([
      { id: 'armor', cost: 1 },
      { id: 'armor', cost: 1 },
    ])
    expect(get('ringwraith').abilities).toEqual([{ id: 'dread', cost: 0 }])
  })

  it('asks more for a figure than for another of its camp and kind that is nowhere better', () => {
    for (const weak of roster)
      for (const strong of roster) {
        if (
          weak === strong ||
          weak.other === strong.id ||
          weak.camp !== strong.camp ||
          weak.kind !== strong.kind
        )
          continue
        const better = virtues(strong)
        if (virtues(weak).every((number, i) => number <= better[i]!))
          expect(strong.points, `${weak.id} against ${strong.id}`).toBeGreaterThan(weak.points)
      }
  })
})

describe('finding figures', () => {
  it.each([
    ['aragorn', ['aragorn', 'aragorn-king', 'aragorn-ranger']],
    ['ARAGORN, roi', ['aragorn-king']],
    ['guerrier ro', ['rohan-warrior']],
    ['warrior orc', ['orc-warrior']],
    ['eomer', ['eomer']],
    ['Esprit Servant', ['ringwraith', 'ringwraith-rider']],
    ['witch-king', ['witch-king', 'witch-king-rider']],
    ['troll', ['troll-chieftain', 'cave-troll', 'mordor-troll', 'half-troll']],
    ['dragon', []],
    ['constructor', []],
  ])('%s', (text, found) => {
    expect(ids(text)).toEqual(found)
  })

  it('finds every figure by its id and by both names', () => {
    for (const type of roster)
      for (const text of [type.id, type.name.en, type.name.fr, ` ${type.name.fr.toUpperCase()} `])
        expect(ids(text)[0]).toBe(type.id)
  })

  it('lists all for no text, and searches other lists', () => {
    expect(namedLike('', roster)).toHaveLength(roster.length)
    expect(namedLike('ar', [get('gimli')])).toEqual([])
  })
})
