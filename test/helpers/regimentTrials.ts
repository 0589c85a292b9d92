import { type Pick, picker, pickOf } from '../../rules/core/random.ts'
import type { HowMet } from '../../rules/regiments/clash/makeClash.ts'
import type { Aim } from '../../rules/regiments/unit/rulePoints.ts'
import type { Fielded, PrintedRule } from '../../rules/regiments/unit/unitProfile.ts'
import { gift, hero, type RegimentWanted, regiment, rule } from './regiments.ts'

const given = (...rules: string[]): Partial<PrintedRule> => ({
  gift: { plus: {}, rules: rules.map(each => rule(each)) },
})

/** What a part may bear that strikes in a clash; of each rule some ways to print it. */
export const striking: readonly (readonly PrintedRule[])[] =
  'A05 A07 A08 A09 A11 A12 A16 A17 A18 A21 A22 A23 A24 A26 A28 A29 A30 A37 A38 W01 W02 W03 W04 W05 W06 W07 W08'
    .split(' ')
    .map(id => [rule(id)])
    .concat([
      [rule('A06'), rule('W04', given('A06'))],
      [rule('A10 2'), rule('A10 +1')],
      [rule('A13 2'), rule('A13 D3'), rule('A13 3', { against: ['height-2'] })],
      [rule('A14 1'), rule('A14 1', { values: { strength: 4, rules: [rule('A05')] } })],
      [gift('A15', { strength: 1, agility: 1 }), gift('A15', { attacks: 1 }, 'A24')],
      [gift('A19', { strength: 1, penetration: 1 }), gift('A19', { offence: 2 }, 'A06')],
      [rule('A25 1'), rule('A25 D3')],
      [rule('A27 1'), rule('A27 D3', { values: { strength: 5 } })],
      [rule('A38', { lent: true }), rule('A24', { lent: true })],
    ])

/** What a part may bear that shoots. */
export const shooting: readonly (readonly PrintedRule[])[] = [
  ['A02'],
  ['A04 2x2'],
  ['A05'],
  ['A06'],
  ['A07'],
  ['A08'],
  ['A09'],
  ['A11'],
  ['A12'],
  ['A13 2', 'A13 D3'],
  ['A18'],
  ['A20 1'],
  ['A21'],
  ['A22'],
  ['A24'],
  ['A28'],
  ['A32'],
  ['A33'],
  ['A34'],
  ['A35'],
  ['A37'],
  ['A38'],
]
  .map(all => all.map(each => rule(each)))
  .concat([[gift('A36', { strength: 2 }, 'A13 D3'), gift('A36', { penetration: 2 })]])

/** What a model may bear. */
export const bearing: readonly (readonly PrintedRule[])[] = [
  ['M02 4'],
  ['M06'],
  ['M09 1'],
  ['M14'],
  ['M19'],
  ['M21'],
  ['M25'],
  ['M28'],
  ['M31'],
  ['M35'],
  ['M36'],
  ['M38'],
  ['M39'],
  ['M40'],
  ['M41 5'],
  ['M45 1'],
  ['M50'],
  ['M51'],
  ['M54'],
]
  .map(all => all.map(each => rule(each)))
  .concat([
    [rule('M02 3', { against: ['A09'] })],
    [rule('M24', { against: ['A06', 'A18'] }), rule('M24', { against: ['A13', 'A05', 'A15'] })],
    [rule('M44'), rule('M44', { against: ['A07'] })],
    [rule('M56'), rule('M56', { against: ['M31'] })],
  ])

const idsOf = (all: typeof striking) => [...new Set(all.flatMap(each => each.map(({ id }) => id)))]
export const clashIds = idsOf([...striking, ...bearing]).filter(id => id !== 'M09')
export const volleyIds = idsOf([...shooting, ...bearing])

const someOf = (pick: Pick, all: typeof striking, most: number): PrintedRule[] =>
  Array.from({ length: pick(most + 1) }, () => pickOf(pick, pickOf(pick, all)))

/** How large the units of a trial are. */
export type TrialSize = 'tiny' | 'middling' | 'large'

function values(pick: Pick): RegimentWanted {
  return {
    strength: 2 + pick(4),
    penetration: pick(3),
    offence: 2 + pick(4),
    defence: 2 + pick(4),
    resilience: 2 + pick(4),
    armour: pick(4),
    agility: 2 + pick(4),
    discipline: 5 + pick(4),
    height: pick(4),
    marks: pick(3) ? [] : ['metal-armour'],
  }
}

const counts = { tiny: [1, 1, 1, 2, 2, 3], middling: [4, 6, 9, 12], large: [20, 30, 40] } as const
const filesFor = { tiny: [1, 2], middling: [2, 3, 4, 5], large: [5, 8, 10] } as const

function randomUnit(pick: Pick, size: TrialSize, all: typeof striking): Fielded {
  const tiny = size === 'tiny'
  const rules = someOf(pick, all, 6)
  const borne = someOf(pick, bearing, 5)
  const heroes = pick(tiny ? 12 : 4) === 0 ? 1 : 0
  const others =
    pick(tiny ? 10 : 5) === 0 ? [{ name: 'mount', strength: 4, rules: someOf(pick, all, 2) }] : []
  return {
    unit: regiment({
      ...values(pick),
      count: pickOf(pick, counts[size]),
      files: pickOf(pick, filesFor[size]),
      life: pick(3) ? 1 : 2 + pick(2),
      attacks: tiny || pick(2) ? 1 : 2,
      points: 50 + pick(100),
      rules: [...rules, ...borne],
      others,
    }),
    joined: Array.from({ length: heroes }, () =>
      hero({
        ...values(pick),
        life: tiny ? 1 : 3,
        attacks: tiny ? 1 : 3,
        points: 60,
        rules: [...someOf(pick, all, 3), ...someOf(pick, bearing, 2)],
      }),
    ),
  }
}

export interface ClashTrial {
  units: [Fielded, Fielded]
  meeting: HowMet
  /** which weapon of several the first part of each unit's ordinary models wields, where it is not the first (A26) */
  wields?: [number, number]
}

/** Two units that meet, by a number. */
export function clashTrial(seed: number, size: TrialSize): ClashTrial {
  const pick = picker(seed)
  return {
    units: [randomUnit(pick, size, striking), randomUnit(pick, size, striking)],
    meeting: {
      charging: pickOf(pick, [0, 1, null]),
      over: pickOf(pick, ['front', 'front', 'left', 'right', 'rear']),
      round: 1 + pick(2),
    },
  }
}

export interface VolleyTrial {
  units: [Fielded, Fielded]
  aim: Aim
  atFront: boolean
}

/** A unit that shoots and its target; the shooter has a weapon at least. */
export function volleyTrial(seed: number, size: TrialSize): VolleyTrial {
  const pick = picker(seed)
  const shooter = randomUnit(pick, size, shooting)
  const [part, ...others] = shooter.unit.model.parts
  const weapon = pickOf(pick, ['W09', 'W10', 'W11', 'W12', 'W13', 'W14', 'W15'] as const)
  const attributes = part!.rules.filter(({ id }) => id.startsWith('A'))
  const own = rule(`${weapon} ${2 + pick(4)}`, { gift: { plus: {}, rules: attributes } })
  const parts = [{ ...part!, rules: [...attributes.filter(() => pick(4) === 0), own] }, ...others]
  return {
    units: [
      { ...shooter, unit: { ...shooter.unit, model: { ...shooter.unit.model, parts } } },
      randomUnit(pick, size, shooting),
    ],
    aim: {
      distance: 3 * (1 + pick(8)),
      moved: pick(2) === 0,
      marched: pick(6) === 0,
      cover: pickOf(pick, ['none', 'soft', 'hard'] as const),
    },
    atFront: pick(3) > 0,
  }
}

/** Rules that are borne in a trial, those in gifts too. */
export function idsIn(units: readonly Fielded[]): Set<string> {
  const found = new Set<string>()
  const add = ({ id, gift: more, values: own }: PrintedRule) => {
    found.add(id)
    for (const each of [...(more?.rules ?? []), ...(own?.rules ?? [])]) add(each)
  }
  for (const { unit, joined } of units)
    for (const { model } of [unit, ...joined])
      for (const each of [...model.rules, ...model.parts.flatMap(({ rules }) => rules)]) add(each)
  return found
}
