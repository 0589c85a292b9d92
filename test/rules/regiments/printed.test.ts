import { describe, expect, it } from 'vitest'
import { weapons } from '../../../rules/regiments/attributes/weapons.ts'
import { type Spell, spells } from '../../../rules/regiments/magic/spells.ts'
import { amountText } from '../../../rules/regiments/unit/amounts.ts'
import type { PrintedRule } from '../../../rules/regiments/unit/unitProfile.ts'

/** A rule by its id, with what stands in its brackets. */
const rule = ({ id, number, amount, against, gift, ...more }: PrintedRule): string => {
  expect(more).toEqual({})
  const plus = Object.entries(gift?.plus ?? {}).map(([value, by]) => `${value}+${by}`)
  const inside = [number, amount && amountText(amount), ...(against ?? []), ...plus].filter(
    each => each !== undefined,
  )
  return inside.length > 0 ? `${id}(${inside.join(' ')})` : id
}

function row({ need, range, on, lasts, hits, heals, panics, ...more }: Spell): string {
  expect(more).toEqual({})
  const { model = [], attacks = [], plus = {}, slows, ...lasting } = lasts ?? {}
  expect(lasting).toEqual({})
  return [
    `${need}+`,
    `${range} in`,
    on,
    ...(hits
      ? [
          `${amountText(hits.count)} hits Str ${hits.strength} Pen ${hits.penetration}`,
          ...hits.rules.map(rule),
        ]
      : []),
    ...model.map(each => `model ${rule(each)}`),
    ...attacks.map(each => `attacks ${rule(each)}`),
    ...Object.entries(plus).map(([value, by]) => `${value} ${by}`),
    ...(slows ? ['slows'] : []),
    ...(heals ? [`heals ${amountText(heals)}`] : []),
    ...(panics ? ['panics'] : []),
  ].join(' · ')
}

describe('RB-24 the table of spells', () => {
  it.each([
    ['embers-1', '5+ · 24 in · free-enemy · D6 hits Str 4 Pen 0 · A07 · A09'],
    ['embers-2', '7+ · 12 in · friend · attacks A07 · attacks A09'],
    ['embers-3', '8+ · 12 in · friend · attacks A28'],
    ['embers-4', '8+ · 18 in · enemy · model M56(A07)'],
    ['embers-5', '10+ · 24 in · free-enemy · 2D6 hits Str 4 Pen 1 · A07 · A09'],
    ['embers-6', '12+ · 18 in · free-enemy · D3 hits Str 6 Pen 3 · A13(D3) · A07 · A09'],
    ['briars-1', '5+ · 12 in · friend · model M02(6)'],
    ['briars-2', '7+ · 18 in · free-enemy · D3+3 hits Str 3 Pen 2 · A09'],
    ['briars-3', '8+ · 12 in · friend · model M41(5)'],
    ['briars-4', '9+ · 18 in · enemy · slows'],
    ['briars-5', '10+ · 12 in · friend · resilience 1'],
    ['briars-6', '12+ · 12 in · friend · heals D3'],
    ['veil-1', '5+ · 18 in · enemy · offence -1'],
    ['veil-2', '7+ · 12 in · friend · model M09(1)'],
    ['veil-3', '8+ · 18 in · enemy · agility -2'],
    ['veil-4', '8+ · 24 in · enemy · model M25'],
    ['veil-5', '10+ · 12 in · friend · model M36'],
    ['veil-6', '12+ · 18 in · enemy · panics'],
    ['army', '9+ · 12 in · friend · attacks A24'],
  ])('%s', (id, printed) => {
    expect(row(spells[id]!)).toBe(printed)
  })

  it('holds no others', () => {
    expect(Object.keys(spells)).toHaveLength(19)
  })
})

describe('the table of weapons that shoot', () => {
  it.each([
    ['W09', '24 in, 1, Str 3 Pen 0', 'A35'],
    ['W10', '30 in, 1, Str 3 Pen 0', 'A35'],
    ['W11', '30 in, 1, Str 4 Pen 1', 'A20(1)'],
    ['W12', '24 in, 1, Str 4 Pen 2', 'A20(1)'],
    ['W13', '12 in, 1, Str 4 Pen 2', 'A31 A34'],
    ['W14', '8 in, 2, Str own Pen own', 'A31 A33 A34'],
    ['W15', '8 in, 2D6, Str own Pen own', 'A21 A32 A37'],
  ] as const)('%sa', (id, shot, brings) => {
    const { shoots, brings: rules = [], once } = weapons[id]
    const { range, shots, strength = 'own', penetration = 'own', ...more } = shoots!
    expect(more).toEqual({})
    expect(`${range} in, ${amountText(shots)}, Str ${strength} Pen ${penetration}`).toBe(shot)
    expect(rules.map(rule).join(' ')).toBe(brings)
    expect(once === true).toBe(id === 'W15')
  })
})

describe('the table of weapons of close combat', () => {
  it.each([
    ['W01', 'natural', ''],
    ['W02', 'basic', ''],
    ['W03', 'other', 'A01'],
    ['W04', 'other', 'A01'],
    ['W05', 'other', 'A15(strength+2 penetration+2 agility+1)'],
    ['W06', 'other', 'A15(strength+1 penetration+1)'],
    ['W07', 'other', 'A01'],
    ['W08', 'other', 'A16'],
  ] as const)('%s', (id, wields, brings) => {
    const weapon = weapons[id]
    expect(weapon.wields).toBe(wields)
    expect((weapon.brings ?? []).map(rule).join(' ')).toBe(brings)
    expect(weapon.step).toBe(id === 'W03' ? 0 : undefined)
    expect(weapon.ignores).toEqual(id === 'W07' ? ['parry'] : undefined)
  })

  it.each([
    ['W03', { strength: 2, penetration: 2 }],
    ['W04', { strength: 1, penetration: 1 }],
    ['W07', { attacks: 1, offence: 1 }],
  ] as const)('%sa adds %o and to nothing else', (id, plus) => {
    for (const value of ['attacks', 'offence', 'strength', 'penetration', 'agility'] as const) {
      const found = weapons[id].change?.({ id }, value, {} as never)
      expect(found && 'plus' in found ? found.plus : undefined, value).toBe(
        (plus as Record<string, number>)[value],
      )
    }
  })
})
