import {
  type Amount,
  borneRules,
  type Fielded,
  meet,
  unitInClash,
  volley,
  type WhyBlows,
  type WhyClash,
  whyBlows,
  whyClash,
} from '../../../../../rules/regiments/index.ts'
import { partNames } from '../../../../../rules/regiments/unit/valueNames.ts'
import type { Locale } from '../../../../store/types.ts'
import { plain } from '../../../words/fill.ts'
import { regimentsWords } from '../words/index.ts'
import type { Owner, UnitMeeting } from './counted.ts'
import { average, fieldedName } from './sayOdds.ts'

const has = (id: string): id is keyof typeof borneRules => Object.hasOwn(borneRules, id)

/** A clause as players know it: its name and its number, of a base rule the number alone. */
export const clauseName = (clause: string, locale: Locale): string => {
  const id = clause.slice(0, 3)
  return has(id) ? `${borneRules[id][locale]} ${clause}` : clause
}
const clausesIn = (clauses: readonly string[], locale: Locale): string =>
  [...new Set(clauses)].map(clause => clauseName(clause, locale)).join(', ')

/** 2D6+1, D3, 1 */
export const amountIn = ({ dice, faces, plus }: Amount): string => {
  const thrown = dice ? `${dice > 1 ? dice : ''}D${faces}` : ''
  return thrown ? `${thrown}${plus ? `+${plus}` : ''}` : String(plus)
}

/** What a pool is called by the reader: pools know the English names of their units. */
export const poolName = (called: string, { unit, joined }: Fielded, locale: Locale): string =>
  plain([unit, ...joined].find(({ name }) => name.en === called)?.name[locale] ?? called)

/** Who strikes how often with what. */
export function blowsName(
  {
    kind,
    way,
    count,
    each,
    by,
    called,
    part,
  }: Omit<Pick<WhyBlows, 'kind' | 'way' | 'count' | 'each' | 'by' | 'called' | 'part'>, never>,
  fielded: Fielded,
  locale: Locale,
): string {
  const { odds } = regimentsWords[locale]
  const amount = each && amountIn(each)
  const many =
    kind === 'standard'
      ? odds.attacks(count)
      : kind === 'special'
        ? odds.hits(count, amount)
        : odds.shots(count, amount)
  return [
    poolName(called, fielded, locale) + (part ? ` (${plain(partNames[part]?.[locale] ?? part)})` : ''),
    many,
    by && has(by) && odds.by(borneRules[by][locale]),
    odds.ways[way],
  ]
    .filter(Boolean)
    .join(', ')
}

const inBrackets = (parts: readonly (string | false)[]) => {
  const all = parts.filter(Boolean).join(', ')
  return all ? ` (${all})` : ''
}

/** The stages of some blows: what is needed, and what made it so. */
function stages(blows: WhyBlows, locale: Locale): string {
  const { odds } = regimentsWords[locale]
  const { hit, wound, armour, special, loss, lossClauses, strength, penetration, likely } = blows
  const hits = hit
    ? `${odds.hit} ${odds.needed(hit.need!)}${inBrackets([
        hit.compared ? odds.offences(...hit.compared) : false,
        clausesIn(hit.clauses, locale),
      ])}`
    : odds.hitsByItself
  const wounds = `${odds.wound} ${odds.needed(wound.need!)}${inBrackets([
    wound.compared ? odds.strengths(...wound.compared) : false,
    clausesIn([...wound.clauses, ...strength.clauses], locale),
  ])}`
  const saved = armour.need === null ? odds.noArmour : `${odds.armour} ${odds.needed(armour.need)}`
  const saves = `${saved}${inBrackets([clausesIn([...armour.clauses, ...penetration.clauses], locale)])}`
  const each = amountIn(loss)
  return [
    hits,
    wounds,
    saves,
    special === null ? '' : `${odds.special} ${odds.needed(special)}`,
    each === '1' ? '' : `${odds.costsEach(each)}${inBrackets([clausesIn(lossClauses, locale)])}`,
    `**≈ ${odds.likely(average(likely, locale))}**`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** What a side has to throw after a round lost by one, and by three. */
function testLine(tests: WhyClash['tests'], owner: Owner, who: string, locale: Locale): string[] {
  const { odds } = regimentsWords[locale]
  const [one, three] = tests.filter(each => each.owner === owner).map(({ test }) => test)
  if (!one || !three) return []
  const rules = clausesIn([...one.clauses, ...three.clauses], locale)
  if (one.kind === 'loses' && three.kind === 'loses')
    return [`- ${odds.losesLife(who, [one.life, three.life], rules)}`]
  if (one.kind === 'loses' || three.kind === 'loses') return []
  const dice = odds.testDice[one.dice] + (one.again ? `, ${odds.again}` : '')
  return [`- ${odds.test(who, [one.most, three.most], dice, rules)}`]
}

/** Blows that differ in their number alone, such as those of several ranks, as one. */
function together(blows: readonly WhyBlows[]): WhyBlows[] {
  const sorts = new Map<string, WhyBlows>()
  for (const each of blows) {
    const { count, likely, ...sort } = each
    const key = JSON.stringify(sort)
    const known = sorts.get(key)
    sorts.set(key, known ? { ...known, count: known.count + count, likely: known.likely + likely } : each)
  }
  return [...sorts.values()]
}

/** Why a meeting comes out as it does, a line for each of its blows, then the result and the tests. */
export function whyLines(meeting: UnitMeeting, locale: Locale): string[] {
  const { odds } = regimentsWords[locale]
  const { inClash, how, aim, atFront } = meeting
  const line = (blows: WhyBlows, fielded: Fielded, other: Fielded) => {
    const at = blows.at === null ? '' : `, ${odds.at(poolName(blows.at, other, locale))}`
    return odds.about(blowsName(blows, fielded, locale) + at, stages(blows, locale))
  }
  if (aim)
    return volley(unitInClash(meeting.pair[0], 0), unitInClash(meeting.pair[1], 1), aim, atFront).map(
      blows => `- ${line(whyBlows(blows), meeting.pair[0], meeting.pair[1])}`,
    )
  const { blows, score, tests } = whyClash(meet(inClash, how))
  const nameOf = (owner: Owner) => fieldedName(inClash[owner], locale)
  const scores = ([0, 1] as const).map(owner => {
    const lines = score.filter(each => each.owner === owner)
    const said = lines.map(({ points, what, clause }) => `${points} ${odds.scores[what]} (${clause})`)
    return `${nameOf(owner)} ${said.join(' + ') || odds.nothing}`
  })
  return [
    ...together(blows).map(
      each =>
        `- ${odds.step(each.step.value)} · ${line(each, inClash[each.owner], inClash[each.owner ? 0 : 1])}`,
    ),
    `- ${odds.score} ${scores.join(' · ')}`,
    ...([0, 1] as const).flatMap(owner => testLine(tests, owner, nameOf(owner), locale)),
  ]
}
