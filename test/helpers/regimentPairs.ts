import { type Pick, picker, pickOf } from '../../rules/core/random.ts'
import type { Fielded, ModelMark, ModelPart, PrintedRule } from '../../rules/regiments/unit/unitProfile.ts'
import { hero, type RegimentWanted, regiment, rule } from './regiments.ts'
import { bearing, type ClashTrial, shooting, striking, type VolleyTrial } from './regimentTrials.ts'

// Small trials in which rules that are named have something to do: each is put where it can be at work, with what it needs.

type Bearer = Omit<RegimentWanted, 'rules' | 'marks'> & { rules: PrintedRule[]; marks: ModelMark[] }

interface Side {
  unit: Bearer
  /** what a second part of its models bears, where there is one */
  second: PrintedRule[] | null
  hero: Bearer | null
  /** many who only stand there: whoever strikes has joined them */
  crowd: boolean
  weapon: number
}

interface Setting {
  own: Side
  enemy: Side
  /** which of the two sides `own` is */
  side: 0 | 1
  at: Partial<ClashTrial['meeting'] & VolleyTrial['aim'] & { far: boolean }>
}

const noSide = (): Side => ({
  unit: { rules: [], marks: [] },
  second: null,
  hero: null,
  crowd: false,
  weapon: 0,
})

/** Several in one file, so that they stand in ranks. */
const inFile = (side: Side, count: number, more: RegimentWanted = {}) =>
  Object.assign(side.unit, { count: Math.max(count, side.unit.count ?? 0), files: 1, ...more })

/** A full rank or more, and nobody in it who strikes. */
function inRanks(side: Side, count: number): void {
  Object.assign(side.unit, { count: Math.max(count, side.unit.count ?? 0), files: 4, attacks: -1, life: 1 })
  side.crowd = true
}

const withHero = (side: Side, more: Partial<Bearer> = {}) =>
  (side.hero = { life: 1, attacks: 1, rules: [], marks: [], ...side.hero, ...more })

const ofModel = (side: Side, ...words: string[]) => side.unit.rules.push(...words.map(each => rule(each)))
/** Where a part of it strikes from. */
const ofPart = (side: Side, ...rules: PrintedRule[]) =>
  (side.crowd ? withHero(side).rules : side.unit.rules).push(...rules)

/** It loses a round now and then, and somebody is left to be tested; so may the other. */
function mayLose({ own, enemy, at }: Setting): void {
  for (const side of [own, enemy]) {
    side.unit.count = Math.max(2, side.unit.count ?? 0)
    if (!side.crowd) side.unit.attacks = 1
  }
  at.over = 'front'
}

/** It parries where it is struck over the front. */
function shieldAtWork(own: Side, enemy: Side, at: Setting['at']): void {
  Object.assign(own.unit, { height: 1, defence: 2 })
  Object.assign(enemy.unit, { offence: 5 })
  at.over = 'front'
}

/** What a rule needs besides being borne. */
const needs: Readonly<Record<string, (setting: Setting, own: PrintedRule) => void>> = {
  A02: ({ enemy }) => Object.assign(enemy.unit, { height: 5 }),
  // It finds one who has joined, too.
  A04: ({ enemy }) => {
    Object.assign(enemy.unit, { files: 1 })
    withHero(enemy, { attacks: -1 })
  },
  A05: ({ enemy }) => ofModel(enemy, 'M02 3'),
  A07: ({ enemy }) => ofModel(enemy, 'M41 3'),
  A09: ({ enemy }) => enemy.unit.rules.push(rule('M02 2', { against: ['A09'] })),
  A10: ({ own }) => inFile(own, 2, { attacks: 2, height: 0 }),
  A13: ({ enemy }) => Object.assign(enemy.unit, { life: 2 }),
  A15: ({ at, side }) => Object.assign(at, { charging: side }),
  A16: ({ own }) => inFile(own, 3, { height: 2 }),
  A17: ({ own, enemy }) => {
    Object.assign(own.unit, { attacks: 1 })
    Object.assign(enemy.unit, { resilience: 5, armour: 3, life: 2 })
  },
  A18: ({ enemy }) => Object.assign(enemy.unit, { armour: 3 }),
  A19: ({ at }) => Object.assign(at, { round: 1 }),
  A20: ({ at }) => Object.assign(at, { moved: true }),
  A21: ({ own }) => ofPart(own, rule('A38', { lent: true })),
  A23: ({ own, enemy }) => {
    ofPart(own, rule('W03'))
    Object.assign(own.unit, { agility: 4 })
    Object.assign(enemy.unit, { agility: 1 })
  },
  A25: ({ at, side }) => Object.assign(at, { charging: side }),
  A26: ({ own }) => {
    ofPart(own, rule('W03'))
    own.weapon = 1
  },
  A27: ({ enemy }) => Object.assign(enemy.unit, { height: 1 }),
  A29: ({ own }) => {
    ofPart(own, rule('W04'))
    ofModel(own, 'M06')
  },
  A30: ({ own, enemy }) => {
    Object.assign(own.unit, { life: 2, count: 1, agility: 2, height: 2 })
    Object.assign(enemy.unit, { agility: 4 })
  },
  A32: ({ at }) => Object.assign(at, { marched: true }),
  A33: ({ at }) => Object.assign(at, { far: true }),
  A34: ({ at }) => Object.assign(at, { moved: true }),
  A35: ({ own }) => inFile(own, 3),
  // Whoever has natural weapons beside a basic one has to pick them.
  W01: ({ own, enemy, at }) => {
    ofPart(own, rule('A26'))
    own.weapon = 1
    ofModel(own, 'M06')
    shieldAtWork(own, enemy, at)
  },
  W02: ({ own, enemy, at }) => {
    ofModel(own, 'M06')
    own.unit.marks.push('beast')
    shieldAtWork(own, enemy, at)
  },
  W05: ({ at, side }) => Object.assign(at, { charging: side }),
  W06: ({ at, side }) => Object.assign(at, { charging: side }),
  M02: ({ enemy }, { against = [] }) => ofPart(enemy, ...against.map(id => rule(id))),
  M14: mayLose,
  M19: ({ own, enemy }) => {
    Object.assign(own.unit, { agility: 2 })
    Object.assign(enemy.unit, { agility: 4 })
  },
  M21: setting => {
    inRanks(setting.own, 4)
    withHero(setting.own)
    mayLose(setting)
  },
  M24: ({ enemy }, { against = [] }) => ofPart(enemy, rule(against[0] === 'A13' ? 'A13 2' : against[0]!)),
  M25: mayLose,
  M28: mayLose,
  M31: ({ enemy }) => enemy.unit.rules.push(rule('M56', { against: ['M31'] })),
  M35: ({ enemy }) => Object.assign(enemy.unit, { offence: 5 }),
  M39: ({ own, enemy }) => {
    withHero(own, { discipline: 9 })
    ofPart(enemy, rule('A11'))
  },
  M44: ({ enemy }, { against = [] }) => ofPart(enemy, ...against.map(id => rule(id))),
  M45: ({ own }) => inRanks(own, 4),
  M51: setting => {
    Object.assign(setting.own.unit, { discipline: 8 })
    mayLose(setting)
    // Against a rank either has to be able to win by two.
    if (setting.enemy.hero) {
      Object.assign(setting.own.unit, { count: 4, files: 2 })
      setting.enemy.hero.attacks = 3
    }
  },
  M54: ({ own }) => inRanks(own, 4),
  M56: ({ enemy }, { against = [] }) => ofModel(enemy, ...against),
}

/** Stand in ranks, so that whoever strikes among them has joined. */
const first = ['M21', 'M45', 'M54']
/** Belong to the part that a model strikes with first. */
const ofFirst = ['A23', 'A26', 'W01', 'W02']
/** Belong to who has joined. */
const ofHero = ['M39']

const values = (pick: Pick): RegimentWanted => ({
  strength: 2 + pick(4),
  penetration: pick(3),
  offence: 2 + pick(4),
  defence: 2 + pick(4),
  resilience: 2 + pick(4),
  armour: pick(4),
  agility: 2 + pick(4),
  discipline: 5 + pick(4),
  height: pick(4),
})

const alike = [...striking, ...bearing]
const printed = (pick: Pick, all: readonly (readonly PrintedRule[])[], id: string): PrintedRule =>
  pickOf(
    pick,
    all.flatMap(each => each.filter(own => own.id === id)),
  )

function fieldedBy(pick: Pick, side: Side): Fielded {
  const count = side.unit.count ?? 1 + (pick(4) === 0 ? 1 : 0)
  // Not everybody strikes, for the dice to be few.
  const attacks = side.crowd || pick(3) === 0 ? -1 : 1
  const second = side.second && { name: 'mount', strength: 4, rules: side.second }
  const unit = regiment({
    ...values(pick),
    files: 1 + pick(2),
    life: pick(4) ? 1 : 2,
    attacks,
    points: 50 + pick(100),
    ...side.unit,
    count,
    others: second ? [second] : [],
  })
  const parts = unit.model.parts.map(each => ({ ...each, marks: side.unit.marks }))
  return {
    unit: { ...unit, model: { ...unit.model, parts } },
    joined: side.hero ? [hero({ ...values(pick), points: 60, ...side.hero })] : [],
  }
}

/** Two small units that meet with these rules, each at one of them and with what it needs. */
export function clashOfRules(seed: number, ids: readonly string[]): ClashTrial {
  const pick = picker(seed)
  const sides: [Side, Side] = [noSide(), noSide()]
  const at: Setting['at'] = {}
  for (const id of ids.toSorted((a, b) => Number(first.includes(b)) - Number(first.includes(a)))) {
    const side = pickOf(pick, [0, 1] as const)
    const [own, enemy] = [sides[side], sides[1 - side]!]
    const one = printed(pick, alike, id)
    if (ofHero.includes(id)) withHero(own).rules.push(one)
    else if (id.startsWith('M')) own.unit.rules.push(one)
    else if (pick(4) === 0 && !own.crowd && !ofFirst.includes(id)) (own.second ??= []).push(one)
    else ofPart(own, one)
    needs[id]?.({ own, enemy, side, at }, one)
  }
  for (const side of sides) if (side.crowd && pick(2)) withHero(side)
  return {
    units: [fieldedBy(pick, sides[0]), fieldedBy(pick, sides[1])],
    meeting: {
      charging: at.charging ?? pickOf(pick, [0, 1, null]),
      over: at.over ?? pickOf(pick, ['front', 'front', 'front', 'left', 'right', 'rear']),
      round: at.round ?? 1 + pick(2),
    },
    ...(sides.some(({ weapon }) => weapon) ? { wields: [sides[0].weapon, sides[1].weapon] } : {}),
  }
}

/** A trial as it would be without a rule, in gifts and brackets too. */
export function without<Trial extends { units: [Fielded, Fielded] }>(trial: Trial, id: string): Trial {
  const rid = (rules: readonly PrintedRule[]): PrintedRule[] =>
    rules
      .filter(own => own.id !== id)
      .map(own => ({
        ...own,
        ...(own.gift ? { gift: { ...own.gift, rules: rid(own.gift.rules) } } : {}),
        ...(own.values?.rules ? { values: { ...own.values, rules: rid(own.values.rules) } } : {}),
      }))
  const unitWithout = (unit: Fielded['unit']): Fielded['unit'] => ({
    ...unit,
    model: {
      ...unit.model,
      rules: rid(unit.model.rules),
      parts: unit.model.parts.map((part): ModelPart => ({ ...part, rules: rid(part.rules) })),
    },
  })
  const fielded = ({ unit, joined }: Fielded): Fielded => ({
    unit: unitWithout(unit),
    joined: joined.map(unitWithout),
  })
  return { ...trial, units: [fielded(trial.units[0]), fielded(trial.units[1])] }
}

const shots = ['W09', 'W10', 'W11', 'W12', 'W13', 'W14', 'W15'] as const
export const shotIds: readonly string[] = shots

/** A small unit that shoots at another with these rules, each at the one whose it is. */
export function volleyOfRules(seed: number, ids: readonly string[]): VolleyTrial {
  const pick = picker(seed)
  const sides: [Side, Side] = [noSide(), noSide()]
  const [own, enemy] = sides
  const at: Setting['at'] = {}
  const attributes: PrintedRule[] = []
  for (const id of ids) {
    if (shotIds.includes(id)) continue
    const ofShooter = id.startsWith('A') || id === 'M31'
    const one = printed(pick, [...shooting, ...bearing], id)
    const [by, against] = ofShooter ? [own, enemy] : [enemy, own]
    if (id.startsWith('A')) attributes.push(one)
    else if (ofHero.includes(id)) withHero(by).rules.push(one)
    else by.unit.rules.push(one)
    if (id !== 'M54') needs[id]?.({ own: by, enemy: against, side: ofShooter ? 0 : 1, at }, one)
  }
  // Nobody asks for full ranks but who sees whether they are solid.
  if (ids.includes('M54')) {
    const { life = 1 } = enemy.unit
    inRanks(enemy, 12)
    Object.assign(enemy.unit, { height: 1, life })
    attributes.push(rule('A02'))
  }
  // What the target's rules and a few of the shooter's ask of the shooter are attributes as well.
  attributes.push(...own.unit.rules.filter(({ id }) => id.startsWith('A')))
  own.unit.rules = own.unit.rules.filter(({ id }) => !id.startsWith('A'))
  const [weapon = pickOf(pick, shots), other = pick(3) ? undefined : pickOf(pick, shots)] = ids.filter(id =>
    shotIds.includes(id),
  )
  // What is thrown flies so far only that one other weapon finds it long.
  const isThrown = weapon === 'W14' || weapon === 'W15'
  const second = at.far && isThrown ? 'W13' : other
  const half = attributes.filter(() => second !== undefined && pick(2) === 0)
  const armed = (id: string, rules: PrintedRule[]) =>
    rule(`${id} ${2 + pick(4)}`, { gift: { plus: {}, rules } })
  own.unit.rules.push(
    armed(
      weapon,
      attributes.filter(each => !half.includes(each)),
    ),
  )
  if (second)
    if (pick(2)) own.second = [armed(second, half)]
    else withHero(own).rules.push(armed(second, half))
  Object.assign(own.unit, { attacks: 1 })
  return {
    units: [fieldedBy(pick, own), fieldedBy(pick, { ...enemy, crowd: true })],
    aim: {
      distance: 3 * (at.far ? (isThrown ? 3 : 2 + pick(6)) : 1 + pick(3)),
      moved: at.moved ?? pick(3) === 0,
      marched: at.marched ?? false,
      cover: pickOf(pick, ['none', 'soft', 'hard'] as const),
    },
    atFront: pick(3) > 0,
  }
}
