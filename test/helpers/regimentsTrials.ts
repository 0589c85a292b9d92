import { boardIds } from '../../rules/board/boards.ts'
import { joinSeed } from '../../rules/core/dice.ts'
import { type Pick, picker, pickOf } from '../../rules/core/random.ts'
import type { SetUp } from '../../rules/regiments/contract/begin.ts'
import { paths } from '../../rules/regiments/magic/spells.ts'
import { armyFaults, isGeneral, listIds, listOfUnit } from '../../rules/regiments/unit/armyFaults.ts'
import { isAttachable, weaponRefused } from '../../rules/regiments/unit/clashes.ts'
import { readUnit } from '../../rules/regiments/unit/line.ts'
import { suppliedUnits, type UnitListId } from '../../rules/regiments/unit/roster.ts'
import { type BracketField, isModelRule, ruleForms } from '../../rules/regiments/unit/ruleForms.ts'
import { type BorneRuleId, ruleIds } from '../../rules/regiments/unit/ruleNames.ts'
import type { Gift, PrintedRule, UnitProfile } from '../../rules/regiments/unit/unitProfile.ts'
import { writeUnit } from '../../rules/regiments/unit/writeUnit.ts'

const wizardRules: readonly BorneRuleId[] = ['M01', 'M03', 'M10', 'M29', 'M30']
const fewer = { M05: 9, M07: 2, M09: 2, M30: 3, M43: 2, M45: 2, A20: 2 } as const
const gifts: readonly Gift[] = [
  { plus: { strength: 1 }, rules: [] },
  { plus: { agility: 2 }, rules: [{ id: 'A24' }] },
  { plus: {}, rules: [{ id: 'A13', amount: { dice: 1, faces: 3, plus: 0 } }] },
]
const amounts = [
  { dice: 1, faces: 3, plus: 0 },
  { dice: 1, faces: 6, plus: 0 },
  { dice: 0, faces: 6, plus: 2 },
] as const

/** What one field in the brackets of a rule says. */
const fields: Readonly<
  Record<BracketField, (id: BorneRuleId, pick: Pick, most: number) => Partial<PrintedRule>>
> = {
  score: (_, pick) => ({ number: 4 + pick(3) }),
  number: (id, pick, most) => ({
    number: 1 + pick(Math.min(most, id in fewer ? fewer[id as keyof typeof fewer] : 6)),
  }),
  beyond: (_, pick) => ({ number: 1 + pick(3), beyond: true }),
  amount: (_, pick) => ({ amount: pickOf(pick, amounts) }),
  area: (_, pick) => ({ number: 3, by: 1 + pick(3) }),
  plus: (_, pick) => ({ gift: gifts[pick(2)]! }),
  attributes: (_, pick) => ({ gift: pickOf(pick, gifts) }),
  rules: () => ({ gift: { plus: { offence: -1 }, rules: [] } }),
  own: (_, pick) => ({ values: { strength: 3 + pick(3), penetration: pick(3) } }),
  shot: (_, pick) => ({ values: { range: pickOf(pick, [12, 36]) } }),
  against: (_, pick) => ({ against: [pickOf(pick, ['height-1', 'A07', 'beast'] as const)] }),
  list: (_, pick) => ({ against: [pickOf(pick, ['A06', 'A13', 'A18', 'A22'] as const)] }),
  whom: (_, pick) => ({ whom: [pickOf(pick, ['height-1', 'M38', 'mount'] as const)] }),
  words: (id, pick) => ({ words: wizardRules.includes(id) ? pickOf(pick, paths) : 'spears' }),
}

/** A rule as somebody might print it. */
function printed(id: BorneRuleId, pick: Pick): PrintedRule {
  const { needs, may, bounds: [, most] = [1, 1] } = ruleForms[id]
  const wanted: BracketField[] = needs.length > 0 ? [pickOf(pick, needs)] : []
  if (wizardRules.includes(id)) wanted.push('words')
  else if (may.length > 0 && pick(3) === 0) wanted.push(pickOf(pick, may))
  return wanted.reduce<PrintedRule>((rule, field) => ({ ...rule, ...fields[field](id, pick, most) }), { id })
}

/** A supplied unit with some rules more, as a server might bring it; undefined where those do not go together. */
function altered(base: UnitProfile, id: string, more: readonly PrintedRule[]): UnitProfile | undefined {
  const { model } = base
  const [first, ...others] = model.parts
  const rules = [...model.rules, ...more.filter(rule => isModelRule(rule.id))]
  const parts = [
    { ...first!, rules: [...first!.rules, ...more.filter(rule => !isModelRule(rule.id))] },
    ...others,
  ]
  const attachable = isAttachable({ ...model, rules, parts }, base.attachable)
  if (parts[0]!.rules.some(rule => weaponRefused({ ...model, parts }, rule))) return undefined
  const unit: UnitProfile = {
    ...base,
    id,
    name: { en: id, fr: id },
    attachable,
    ...(attachable && { count: 1, files: 1 }),
    model: { ...model, rules, parts },
  }
  return readUnit(writeUnit({ unit, joined: [] }, 'en'), [unit]).ok ? unit : undefined
}

/** Rules of characters: they come on one, else nobody sees them. */
const ofCharacters: readonly BorneRuleId[] = [...wizardRules, 'M15', 'M18', 'M26', 'M39', 'M47']
/** Rules that few moments ask for. */
const rare: readonly BorneRuleId[] = [
  'M11',
  'M13',
  'M27',
  'M35',
  'M45',
  'M47',
  'W13',
  'A03',
  'A09',
  'A23',
  'A36',
]

/** Units of a server's own, so that among a few battles every rule is borne by somebody; the first one is a wizard. */
function ownUnits(n: number, many: number, pick: Pick): UnitProfile[] {
  const units: UnitProfile[] = []
  for (let i = 0; units.length < many; i++) {
    // One after the other, and two more that come by chance.
    const next = i === 0 ? wizardRules[n % wizardRules.length]! : ruleIds[(n * many + i) % ruleIds.length]!
    const more = [next, pickOf(pick, rare), pickOf(pick, ruleIds)].slice(0, 1 + pick(3))
    const base = pickOf(
      pick,
      suppliedUnits().filter(({ attachable }) => attachable === ofCharacters.includes(next)),
    )
    const unit = altered(
      base,
      `own-${units.length + 1}`,
      [...new Set(more)].map(id => printed(id, pick)),
    )
    if (unit) units.push(unit)
  }
  return units
}

function randomArmy(
  list: UnitListId,
  points: number,
  own: readonly UnitProfile[],
  pick: Pick,
): UnitProfile[] {
  const known = suppliedUnits().filter(unit => (listOfUnit(unit) ?? list) === list)
  const army = [pickOf(pick, known.filter(isGeneral))]
  const cost = (all: readonly UnitProfile[]) => all.reduce((sum, each) => sum + each.points, 0)
  for (const unit of own) if (cost([...army, unit]) <= points) army.push(unit)
  for (let misses = 0; misses < 12; ) {
    const unit = pickOf(pick, known)
    const next = [...army, unit]
    // Characters only as long as there are enough others.
    if (
      armyFaults(next, { list, points }).length === 0 ||
      (army.length < 3 && !unit.attachable && cost(next) <= points)
    )
      army.push(unit)
    else misses++
  }
  return army
}

/** The battle of a number: board, lists, armies and seed by chance; armies are legal, with units of a server's own. */
export function regimentsTrial(n: number): SetUp {
  const pick = picker(n * 2 + 1)
  const points = pickOf(pick, [1000, 1500, 2000])
  const types: Record<string, UnitProfile> = {}
  const players = ['Ada', 'Bo'].map((name, i) => {
    const list = pickOf(pick, listIds)
    for (let k = 0; ; k++) {
      const own =
        k > 50 ? [] : ownUnits(2 * n + i, 3 + pick(3), pick).map(unit => ({ ...unit, id: `${unit.id}-${i}` }))
      const army = randomArmy(list, points, own, pick)
      if (armyFaults(army, { list, points }).length > 0) continue
      for (const unit of own) types[unit.id] = unit
      return { name, list, army: army.map(({ id }) => id) }
    }
  })
  return {
    board: boardIds[pick(boardIds.length)]!,
    points,
    players,
    types,
    seed: joinSeed('00'.repeat(32), [`regiments ${n}`]),
  }
}
