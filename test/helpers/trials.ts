import {
  type AbilityId,
  abilityIds,
  abilityRules,
  type Camp,
  camps,
  checkArmy,
  type FigureType,
  figureType,
  isActivable,
  type RuleBookId,
  roster,
  type SetUp,
  starterArmy,
} from '../../rules/combat-hex/index.ts'
import { type Pick, picker } from '../../rules/core/random.ts'
import { boards, joinSeed } from '../../rules/index.ts'

/** What no supplied figure is: nine hexes, a large base that shoots, a rider that shoots. */
const strange: readonly FigureType[] = [
  { ...figureType('cave-troll')!, id: 'colossus', base: 'large-9', shooting: { dice: 3, range: 7 }, ap: 4 },
  { ...figureType('ent')!, id: 'stone-thrower', shooting: { dice: 2, range: 9 }, movement: 7 },
  { ...figureType('rohan-rider')!, id: 'horse-archer', shooting: { dice: 2, range: 8 } },
  { ...figureType('warg-rider')!, id: 'warg-archer', shooting: { dice: 2, range: 8 }, ap: 3 },
]
/** Abilities that wait for what seldom happens. */
export const reluctant = [
  'stalwart',
  'healing',
  'black-troll-rage',
  'killing-blow',
  'regeneration',
  'black-troll-rage',
  'killing-blow',
  'killing-blow',
  'invigorate',
  'assassin',
  'ent-carry',
  'precious',
  'stalwart',
  'killing-blow',
  'ward',
  'killing-blow',
] as const satisfies readonly AbilityId[]

/** Masters of one ability, cheap and hardy, so that each ability is at work in some battles out of every few. */
const masters: readonly FigureType[] = camps.flatMap(camp =>
  abilityIds.filter(isActivable).map((ability, i): FigureType => {
    const number = Number(abilityRules[ability].slice(2))
    const shoots = (number >= 20 && number < 28) || ability === 'killing-blow'
    return {
      ...figureType(camp === 'good' ? 'boromir' : 'ugluk')!,
      id: `master-${camp}-${ability}`,
      points: 70,
      life: 4,
      // It waits for ones among many dice.
      ...(ability === 'killing-blow' && { attacks: 9, movement: 8 }),
      ap: 9,
      // Black trolls rage for each other.
      unique: ability === 'black-troll-rage' ? [] : [1000 + i],
      shooting: shoots ? { dice: 3, range: 8 } : null,
      base: ability === 'black-troll-rage' ? 'large-3' : 'single',
      abilities: [
        { id: ability, cost: 1 },
        { id: ability, cost: 1 },
        ...(ability === 'black-troll-rage' ? [{ id: 'large' as const, cost: 0 }] : []),
      ],
    }
  }),
)
const types: Record<string, FigureType> = Object.fromEntries(
  [...strange, ...masters].map(type => [type.id, type]),
)

/** A legal army of figures at random: whatever still fits, heroes as often as warriors. */
function randomArmy(camp: Camp, points: number, pick: Pick, wanted: readonly AbilityId[]): string[] {
  const known = [...roster, ...strange].filter(type => type.camp === camp)
  let army: FigureType[] = []
  for (const id of wanted) {
    const carriers = (pick(3) ? [...masters, ...roster] : roster)
      .filter(type => type.camp === camp && type.abilities.some(printed => printed.id === id))
      .slice(0, pick(2) ? 1 : 99)
    const more = [...army, ...(carriers.length ? [carriers[pick(carriers.length)]!] : [])]
    // Who is followed for the Ring comes with its bearer, a warrior with somebody to lead it.
    for (const company of [[], ['frodo'], ['boromir'], ['ugluk']]) {
      const whole = [...more, ...company.map(other => figureType(other)!)]
      if (more.length === army.length || checkArmy(whole, { points, camp }).length) continue
      army = whole
      break
    }
  }
  for (let misses = 0; misses < 12; ) {
    const more = [...army, known[pick(known.length)]!]
    if (army.length < 30 && !checkArmy(more, { points, camp }).length) army = more
    else misses++
  }
  return army.length ? army.map(({ id }) => id) : starterArmy(camp, points)
}

/** The battle of a number: board, armies, what is agreed before, and seed, all by chance; it ends soon. */
export function trial(
  n: number,
  sizes: readonly number[] = [500, 750, 1000, 1500],
  rules: RuleBookId = 'tournament',
  count = 2,
): SetUp {
  const pick = picker(n * 2 + 1)
  const points = sizes[pick(sizes.length)]!
  const fixed = ([['good', 'evil'], ['evil', 'good'], null] as const)[pick(3)]!
  // Battle by battle another ability comes first, so that all of them are seen.
  const wanted: AbilityId[] = [
    ...[0, 3, 7].map(by => reluctant[(n + by) % reluctant.length]!),
    ...[0, 9, 18, 27, 36].map(by => abilityIds[(n + by) % abilityIds.length]!),
  ]
  if (wanted[0] === 'black-troll-rage') wanted.unshift('black-troll-rage', 'black-troll-rage')
  const army = (camp: Camp) => (pick(4) ? randomArmy(camp, points, pick, wanted) : starterArmy(camp, points))
  if (count > 2) return many(n, count, points, army, pick)
  return {
    rules,
    points,
    board: pick(3) ? boards()[pick(boards().length)]!.id : null,
    camps: fixed && [...fixed],
    players: ['Ada', 'Bo'].map((name, i) => ({
      name,
      armies: Object.fromEntries(
        camps.filter(camp => !fixed || fixed[i] === camp).map(camp => [camp, army(camp)]),
      ),
    })),
    seed: joinSeed('00'.repeat(32), [`${n}`]),
    lastTurn: 5 + pick(6),
    types,
  }
}

/** Three or four players, each with an army of a camp by chance. */
const many = (
  n: number,
  count: number,
  points: number,
  army: (camp: Camp) => string[],
  pick: Pick,
): SetUp => ({
  rules: 'classic',
  points,
  board: pick(3) ? boards()[pick(boards().length)]!.id : null,
  camps: null,
  players: ['Ada', 'Bo', 'Cy', 'Di'].slice(0, count).map(name => {
    const camp = camps[pick(2)]!
    return { name, armies: { [camp]: army(camp) } }
  }),
  seed: joinSeed('00'.repeat(32), [`${n}`]),
  lastTurn: 4 + pick(6),
  types,
})
