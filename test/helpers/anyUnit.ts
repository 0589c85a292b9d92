import fc from 'fast-check'
import { plainName } from '../../rules/core/names.ts'
import { isAttachable, weaponRefused } from '../../rules/regiments/unit/clashes.ts'
import { partMeant, valueMeant } from '../../rules/regiments/unit/meant.ts'
import { againstMeant } from '../../rules/regiments/unit/readBrackets.ts'
import { idOf, isUnitName } from '../../rules/regiments/unit/readHead.ts'
import { type BracketField, isModelRule, isWeapon, ruleForms } from '../../rules/regiments/unit/ruleForms.ts'
import { type BorneRuleId, ruleIds } from '../../rules/regiments/unit/ruleNames.ts'
import {
  type Against,
  type Amount,
  type Gift,
  type ModelMark,
  type ModelPart,
  type ModelProfile,
  marks,
  modelValues,
  type OwnValues,
  type PrintedRule,
  strikingValues,
  type UnitProfile,
} from '../../rules/regiments/unit/unitProfile.ts'
import {
  isOfModel,
  modelValueNames,
  partNames,
  strikingValueNames,
} from '../../rules/regiments/unit/valueNames.ts'

/** Any unit that the notation can say, however odd, as it is read back. */

const maybe = <T>(of: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(of, { nil: undefined })

/** Without what is undefined. */
const kept = <T extends object>(all: { [Key in keyof T]: T[Key] | undefined }): T =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as T

const amount: fc.Arbitrary<Amount> = fc.oneof(
  fc.integer({ min: 1, max: 20 }).map(plus => ({ dice: 0, faces: 6 as const, plus })),
  fc.record({
    dice: fc.integer({ min: 1, max: 6 }),
    faces: fc.constantFrom(3 as const, 6 as const),
    plus: fc.integer({ min: 0, max: 20 }),
  }),
)

const text = (most: number) =>
  fc
    .array(fc.constantFrom(...'abcdeéïœßzABÉ 79-’.!'.split('')), { minLength: 1, maxLength: most })
    .map(signs => signs.join('').normalize('NFC').replace(/\s+/g, ' ').trim())

const against: fc.Arbitrary<Against> = fc.oneof(
  fc.constantFrom<Against>(...ruleIds),
  fc.constantFrom<Against>(...marks),
  fc.integer({ min: 0, max: 5 }).map(height => `height-${height}` as const),
)
const list = fc.array(against, { minLength: 1, maxLength: 3 })
const saidWords = text(30).filter(
  said => said !== '' && againstMeant(said) === undefined && /^\p{L}/u.test(said),
)

const plus = fc
  .uniqueArray(
    fc.record({
      value: fc.constantFrom(...strikingValues),
      more: fc.integer({ min: -5, max: 5 }).filter(more => more !== 0),
    }),
    { maxLength: 3, selector: ({ value }) => value },
  )
  .map(all => Object.fromEntries(all.map(({ value, more }) => [value, more])) as Gift['plus'])

/** What stands in the brackets of a rule, once it is known which fields do. */
function bracketed(id: BorneRuleId, fields: readonly BracketField[], enchanted: boolean, depth: number) {
  const has = (...any: BracketField[]) => any.some(field => fields.includes(field))
  const { needs, bounds: [min, max] = [1, 10] } = ruleForms[id]
  const number = fc.integer({ min, max })
  const within = has('rules', 'attributes')
    ? fc.array(
        ruleOf(
          ruleIds.filter(each => !isWeapon(each) && (has('rules') || !isModelRule(each))),
          depth + 1,
        ),
        { minLength: needs.includes('plus') && !has('plus') ? 1 : 0, maxLength: 2 },
      )
    : fc.constant([])
  const own: fc.Arbitrary<Pick<OwnValues, 'strength' | 'penetration'>> = has('own')
    ? fc
        .record({
          strength: needs.includes('own') ? fc.nat(10) : maybe(fc.nat(10)),
          penetration: maybe(fc.nat(10)),
        })
        .map(kept)
    : fc.constant({})
  const shot: fc.Arbitrary<Pick<OwnValues, 'range' | 'shots'>> = has('shot')
    ? fc.record({ range: maybe(fc.integer({ min: 1, max: 100 })), shots: maybe(amount) }).map(kept)
    : fc.constant({})
  return fc
    .record({
      number: has('score', 'number', 'beyond', 'area') ? number.map(Number) : fc.constant(undefined),
      by: has('area') ? number : fc.constant(undefined),
      amount: has('amount') ? amount : fc.constant(undefined),
      against: has('against', 'list') ? list : fc.constant(undefined),
      whom: has('whom') ? list : fc.constant(undefined),
      words: has('words') ? saidWords : fc.constant(undefined),
      plus: has('plus')
        ? plus.filter(all => !needs.includes('plus') || Object.keys(all).length > 0)
        : fc.constant({}),
      within,
      own,
      shot,
    })
    .map(({ plus, within, own, shot, ...rest }): PrintedRule => {
      const gives = enchanted || needs.includes('plus') || Object.keys(plus).length > 0
      const given = Object.keys(plus).length > 0 || (gives && within.length > 0)
      const values = { ...own, ...shot, ...(!gives && within.length > 0 && { rules: within }) }
      return kept<PrintedRule>({
        id,
        ...rest,
        beyond: has('beyond') ? true : undefined,
        gift: given ? { plus, rules: within } : undefined,
        values: Object.keys(values).length > 0 ? values : undefined,
      })
    })
}

/** One of what has to stand there, and some of what may: of a number and of whom it is said, one. */
function fieldsOf(id: BorneRuleId): fc.Arbitrary<BracketField[]> {
  const { needs, may } = ruleForms[id]
  const either = (fields: readonly BracketField[]) =>
    fields.filter(field => !(field === 'words' && fields.includes('whom')))
  return fc
    .record({
      needed: needs.length > 0 ? fc.constantFrom(...needs).map(field => [field]) : fc.constant([]),
      free: fc.subarray([...may]),
    })
    .map(({ needed, free }) => either([...new Set([...needed, ...free])]))
}

function ruleOf(ids: readonly BorneRuleId[], depth = 0): fc.Arbitrary<PrintedRule> {
  // Deeper in, those that need nothing in their brackets.
  const some = depth < 3 ? ids : ids.filter(id => ruleForms[id].needs.length === 0)
  return fc.constantFrom(...some).chain(id => {
    if (depth >= 3) return fc.constant({ id })
    return fc
      .record({
        fields: fieldsOf(id),
        enchanted: depth === 0 && isWeapon(id) ? fc.boolean() : fc.constant(false),
        lent: depth === 0 ? fc.boolean() : fc.constant(false),
      })
      .chain(({ fields, enchanted, lent }) =>
        bracketed(id, fields, enchanted, depth).map(rule => ({
          ...rule,
          ...(enchanted && { enchanted: true as const }),
          ...(lent && { lent: true as const }),
        })),
      )
  })
}

const between = ([min, max]: readonly [number, number]) => fc.integer({ min, max })
const striking = fc
  .record({
    attacks: maybe(between(strikingValueNames.attacks.bounds)),
    offence: between(strikingValueNames.offence.bounds),
    strength: between(strikingValueNames.strength.bounds),
    penetration: between(strikingValueNames.penetration.bounds),
    agility: between(strikingValueNames.agility.bounds),
  })
  .map(values => kept<Pick<ModelPart, (typeof strikingValues)[number]>>(values))

const partName = fc.oneof(
  fc.constantFrom(...Object.keys(partNames)),
  text(20).filter(
    name => /^\p{L}[\p{L}\d '’.-]*$/u.test(name) && partMeant(name) === name && !valueMeant(name),
  ),
)
const ofParts = marks.filter(mark => !isOfModel(mark))
const ownRules = ruleIds.filter(id => !isModelRule(id))

const part = (name: string): fc.Arbitrary<ModelPart> =>
  fc
    .record({
      values: striking,
      rules: fc.array(ruleOf(ownRules), { maxLength: 4 }),
      others: fc.subarray<ModelMark>(ofParts),
    })
    .map(({ values, rules, others }) => {
      const own = partNames[name]?.mark
      return { name, ...values, rules, marks: [...new Set([...(own ? [own] : []), ...others])] }
    })

const model: fc.Arbitrary<ModelProfile> = fc
  .record({
    values: fc.tuple(...modelValues.map(value => between(modelValueNames[value].bounds))),
    first: part(''),
    others: fc
      .uniqueArray(partName, { maxLength: 3, selector: plainName })
      .chain(names => fc.tuple(...names.map(part))),
    rules: fc.array(ruleOf(ruleIds.filter(isModelRule)), { maxLength: 6 }),
    own: fc.subarray(marks.filter(isOfModel)),
  })
  .map(({ values, first, others, rules, own }) => {
    const whole = {
      ...(Object.fromEntries(modelValues.map((value, i) => [value, values[i]])) as Record<
        (typeof modelValues)[number],
        number
      >),
      parts: [first, ...others],
      rules,
      marks: own,
    }
    // What it may not carry it does not.
    const parts = whole.parts.map(each => ({
      ...each,
      rules: each.rules.filter(rule => weaponRefused(whole, rule) === undefined),
    }))
    return { ...whole, parts }
  })

const unitName = text(30).filter(isUnitName)

export const anyUnit: fc.Arbitrary<UnitProfile> = fc
  .record({
    names: fc.oneof(
      unitName.map(name => ({ en: name, fr: name })),
      fc.record({ en: unitName, fr: unitName }),
    ),
    points: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5000 })),
    count: fc.integer({ min: 1, max: 100 }),
    wide: fc.integer({ min: 1, max: 100 }),
    model,
    character: fc.boolean(),
  })
  .map(({ names, points, count, wide, model, character }) => {
    const attachable = isAttachable(model, character)
    const models = attachable ? 1 : count
    return {
      id: idOf(names.en),
      name: names,
      points,
      count: models,
      files: Math.min(wide, models),
      model,
      attachable,
    }
  })
