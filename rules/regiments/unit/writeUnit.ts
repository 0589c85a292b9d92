import type { Language } from '../../core/text.ts'
import { amountText } from './amounts.ts'
import { isWeapon, ruleForms } from './ruleForms.ts'
import { type BorneRuleId, borneRules } from './ruleNames.ts'
import {
  type Against,
  type Fielded,
  type ModelPart,
  type ModelProfile,
  type ModelValue,
  modelValues,
  type PrintedRule,
  type StrikingValue,
  strikingValues,
  type UnitProfile,
} from './unitProfile.ts'
import { markNames, modelValueNames, partNames, strikingValueNames, words } from './valueNames.ts'

const valueNames = { ...modelValueNames, ...strikingValueNames }
/** In the order in which they are read most easily. */
const modelOrder: readonly ModelValue[] = ['mobility', 'charge', ...modelValues.slice(2)]

const short = (value: ModelValue | StrikingValue, language: Language): string =>
  valueNames[value].short[language]

function againstText(one: Against, language: Language): string {
  if (one.startsWith('height-')) return `${words.height[language][0]} ${one.slice('height-'.length)}`
  return one in markNames
    ? markNames[one as keyof typeof markNames][language]
    : borneRules[one as BorneRuleId][language]
}

/** What stands in the brackets of a rule, each thing by itself. */
function insideOf(
  { id, number, beyond, amount, by, gift, values, against, whom, words: said }: PrintedRule,
  language: Language,
): string[] {
  const { needs, may } = ruleForms[id]
  const takes = [...needs, ...may]
  const plus = strikingValues.flatMap(value => {
    const more = gift?.plus[value]
    return more === undefined ? [] : [`${more < 0 ? '-' : '+'}${Math.abs(more)} ${short(value, language)}`]
  })
  const own = (['strength', 'penetration'] as const).flatMap(value =>
    values?.[value] === undefined ? [] : [`${short(value, language)} ${values[value]}`],
  )
  const hits =
    takes.includes('own') && amount ? words.hits[language][amountText(amount) === '1' ? 1 : 0] : undefined
  const shots = values?.shots && amountText(values.shots)
  const names = (list: readonly Against[] = []) => list.map(one => againstText(one, language))
  const [firstAgainst, ...others] = names(against)
  return [
    ...(number === undefined
      ? []
      : [
          `${beyond ? '+' : ''}${number}${by === undefined ? '' : `x${by}`}${takes.includes('score') ? '+' : ''}`,
        ]),
    ...(amount ? [[amountText(amount), hits].filter(Boolean).join(' ')] : []),
    ...(values?.range === undefined ? [] : [`${words.range[language][0]} ${values.range}`]),
    ...(shots === undefined ? [] : [`${shots} ${words.shots[language][shots === '1' ? 1 : 0]}`]),
    ...own,
    ...plus,
    ...[...(gift?.rules ?? []), ...(values?.rules ?? [])].map(rule => ruleText(rule, language)),
    ...(firstAgainst === undefined
      ? []
      : [`${takes.includes('list') ? '' : `${words.against[language][0]} `}${firstAgainst}`, ...others]),
    ...names(whom),
    ...(said === undefined ? [] : [said]),
  ]
}

/** Weapons whose name a French adjective follows in the masculine. */
const masculine: readonly BorneRuleId[] = ['W09', 'W10', 'W13', 'W15']

function enchantedName(id: BorneRuleId, language: Language): string {
  const name = borneRules[id][language]
  if (language === 'en') return `${words.enchanted.en[0]} ${name}`
  const plural = name.startsWith('armes')
  const [feminine, masculineOne, feminines] = words.enchanted.fr
  return `${name} ${masculine.includes(id) ? masculineOne : plural ? feminines : feminine}`
}

/** A rule with what stands in its brackets: `aegis (4+, against magical)`. */
export function ruleText(rule: PrintedRule, language: Language): string {
  const { id, enchanted, lent } = rule
  const name = enchanted && isWeapon(id) ? enchantedName(id, language) : borneRules[id][language]
  const inside = insideOf(rule, language)
  const brackets = inside.length > 0 ? ` (${inside.join(', ')})` : ''
  return `${lent ? `${words.spell[language][0]} ` : ''}${name}${brackets}`
}

const strikingText = (part: ModelPart, language: Language): string =>
  strikingValues
    .flatMap(value => (part[value] === undefined ? [] : [`${short(value, language)}${part[value]}`]))
    .join(' ')

/** A part after the first, in one group; the mark that its name implies is left out. */
function partText(part: ModelPart, language: Language): string {
  const usual = partNames[part.name]
  const marks = part.marks.filter(mark => mark !== usual?.mark)
  const things = [
    strikingText(part, language),
    ...part.rules.map(rule => ruleText(rule, language)),
    ...marks.map(mark => markNames[mark][language]),
  ]
  return `${usual?.[language] ?? part.name}: ${things.join(', ')}`
}

const isImplied = ({ rules }: ModelProfile): boolean => rules.some(({ id }) => id === 'M37' || id === 'M04')

/** What stands among the rules of a unit, and its parts after the first, for lines and for the fields of a file. */
export function rulesText({ model, attachable }: UnitProfile, language: Language): string {
  const [first] = model.parts as [ModelPart, ...ModelPart[]]
  return [
    ...[...first.rules, ...model.rules].map(rule => ruleText(rule, language)),
    ...[...model.marks, ...first.marks].map(mark => markNames[mark][language]),
    ...(attachable && !isImplied(model) ? [words.character[language][0]] : []),
  ].join(', ')
}
export const partsText = ({ model }: UnitProfile, language: Language): string =>
  model.parts
    .slice(1)
    .map(part => partText(part, language))
    .join(' | ')

/** What stands before the first bar: `20 spears 5x4 160 pts`. A form parts the number of a name from the points. */
export function headText(
  { count, files, points }: Pick<UnitProfile, 'count' | 'files' | 'points'>,
  names: string,
  language: Language,
): string {
  const parted = count > 1 || (points > 0 && /\d$/.test(names))
  return [
    ...(count === 1 ? [] : [String(count)]),
    names,
    ...(parted ? [`${files}x${Math.ceil(count / files)}`] : []),
    ...(points > 0 ? [`${points} ${words.points[language][0]}`] : []),
  ].join(' ')
}

/**
 * A unit in full, in the words of a language.
 * @param names how it is called; else as in that language
 */
export function profileText(unit: UnitProfile, language: Language, names = unit.name[language]): string {
  const { model } = unit
  return [
    headText(unit, names, language),
    modelOrder.map(value => `${short(value, language)}${model[value]}`).join(' '),
    strikingText(model.parts[0]!, language),
    rulesText(unit, language),
    partsText(unit, language),
  ]
    .filter(group => group !== '')
    .join(' | ')
}

/** A unit in full with who has joined it, in the words of a language; `readUnit` reads the same back where it knows their names. */
export const writeUnit = ({ unit, joined }: Fielded, language: Language): string =>
  [unit, ...joined].map(one => profileText(one, language)).join(' + ')
