import { plainName } from '../../../../rules/index.ts'
import type { QuestionKind } from '../../../../rules/regiments/index.ts'
import { library } from '../../../../rules/regiments/library.ts'
import {
  type BorneRuleId,
  baseRules,
  borneRules,
  generalRules,
} from '../../../../rules/regiments/unit/ruleNames.ts'
import { type Locale, locales } from '../../../store/types.ts'
import { wordsOf } from '../../words/index.ts'
import type { GameHelp, HelpIndex } from '../face.ts'
import { alsoCalled } from './alsoCalled.ts'
import { ordersListed } from './orders.ts'
import { type HelpedRuleId, helpedRuleIds } from './ruleIds.ts'
import { ruleMeets } from './ruleMeets.ts'
import { linesPicture } from './welcome.ts'
import { regimentsHelp } from './words/helpWords.ts'
import { regimentsWords } from './words/index.ts'

const names = { ...baseRules, ...generalRules, ...borneRules }
const isRule = (id: string): id is HelpedRuleId => Object.hasOwn(names, id)
const isBorne = (id: string): id is BorneRuleId => Object.hasOwn(borneRules, id)

const ruleNamed = (id: HelpedRuleId, locale: Locale): string => names[id][locale]

/** Words of the rules, made plain once: they are searched while somebody types. */
const plainRules = new Map<string, string>()

function wordsOfRule(id: string): string {
  const known = plainRules.get(id)
  if (known !== undefined || !isRule(id)) return known ?? ''
  const texts = locales.map(locale => {
    const { does, example } = regimentsHelp[locale].ruleHelp[id]
    return `${ruleNamed(id, locale)} ${does} ${example}`
  })
  const plain = plainName(texts.join(' '))
  plainRules.set(id, plain)
  return plain
}

/** M06, m6, RB-10, rb 10 and A24b all begin with the number of one rule. */
function ruleNumbered(text: string): string | undefined {
  const [, book = '', number = ''] = /^\s*(rb|[gmwa])\W{0,2}(\d{1,2})(?!\d)/i.exec(text) ?? []
  const letters = book.toUpperCase()
  const digits = letters === 'G' ? String(Number(number)) : number.padStart(2, '0')
  const id = `${letters}${letters === 'RB' ? '-' : ''}${digits}`
  return isRule(id) ? id : undefined
}

/** A line for each letter or number of a rule. */
const byClauses = (does: string) => does.replace(/(?<=\.) (?=(?:[a-j]|\d)\. )/g, '\n')

const rules: HelpIndex = {
  ids: helpedRuleIds,
  name: (id, locale) => (isRule(id) ? ruleNamed(id, locale) : id),
  listed: (id, locale) => (isRule(id) ? `${id} ${ruleNamed(id, locale)}` : id),
  page(id, locale) {
    if (!isRule(id)) return { texts: [] }
    const { units } = regimentsWords[locale]
    const { does, example } = regimentsHelp[locale].ruleHelp[id]
    const ofBattle = isBorne(id) && library[id].battleOnly
    return {
      texts: [
        `**${id} ${ruleNamed(id, locale)}**${ofBattle ? `\n-# ${units.notInClash}` : ''}\n${byClauses(does)}`,
        wordsOf(locale).says.forExample(example),
      ],
    }
  },
  numbered: ruleNumbered,
  words: wordsOfRule,
  alsoCalled: id => (isRule(id) ? (alsoCalled[id]?.split(', ') ?? []) : []),
  meets: id => (isRule(id) ? ruleMeets[id] : []),
}

/** Its own pages; those of all games follow them in their list. */
const topics = ['battle', 'clash', 'line', 'odds'] as const
const isTopic = (id: string): id is (typeof topics)[number] => topics.some(each => each === id)

const questionKinds = Object.keys(regimentsWords.en.questionHelp) as QuestionKind[]

const questions: HelpIndex = {
  ids: questionKinds,
  name: (id, locale) => regimentsWords[locale].questionHelp[id as QuestionKind].title,
  page(id, locale) {
    const { title, does } = regimentsWords[locale].questionHelp[id as QuestionKind]
    return { texts: [`**${title}**\n${does}`] }
  },
}

/** What help says of Regiments. */
export const help: GameHelp = {
  welcome: locale => ({ sentence: regimentsWords[locale].tells.welcome, picture: linesPicture(locale) }),
  topics: [...topics, 'orders', 'dice', 'deadlines', 'page'],
  topic(id, locale) {
    const { help: shared, topics: named } = wordsOf(locale)
    if (id === 'orders') return { name: named.orders, texts: [shared.orders, ordersListed(locale)] }
    if (!isTopic(id)) return undefined
    const { name, text } = regimentsHelp[locale].pages[id]
    return { name, texts: [text] }
  },
  questions,
  rules,
}
