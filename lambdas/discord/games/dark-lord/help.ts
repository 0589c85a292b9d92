import {
  type PowerId,
  powerIds,
  type QuestionKind,
  scenarioIds,
  type TraitId,
  traitIds,
} from '../../../../rules/dark-lord/index.ts'
import { plainName } from '../../../../rules/index.ts'
import { type Locale, locales } from '../../../store/types.ts'
import type { GameHelp, HelpIndex } from '../face.ts'
import { alsoCalled } from './alsoCalled.ts'
import { ordersListed } from './orders.ts'
import { type RuleId, ruleIds } from './ruleIds.ts'
import { ruleMeets } from './ruleMeets.ts'
import { standPicture } from './welcome.ts'
import { darkLordHelp } from './words/helpWords.ts'
import { darkLordWords } from './words/index.ts'

const topics = [
  'turn',
  'ring',
  'fights',
  'powers-traits',
  'scenarios',
  'figures-import',
  'orders',
  'dice',
  'deadlines',
  'page',
] as const
type HelpTopic = (typeof topics)[number]
const isTopic = (id: string): id is HelpTopic => topics.some(each => each === id)

const ids: readonly (TraitId | PowerId)[] = [...powerIds, ...traitIds]
const isAbility = (id: string): id is TraitId | PowerId => ids.some(each => each === id)
const isRule = (id: string): id is RuleId => ruleIds.some(each => each === id)

const ruleNamed = (id: RuleId, locale: Locale) => darkLordHelp[locale].ruleHelp[id].name

/** Words of the rules, made plain once: they are searched while somebody types. */
const plainRules = new Map<string, string>()

function wordsOfRule(id: string): string {
  const known = plainRules.get(id)
  if (known !== undefined || !isRule(id)) return known ?? ''
  const texts = locales.map(locale => darkLordHelp[locale].ruleHelp[id])
  const plain = plainName(texts.map(({ name, does, example = '' }) => `${name} ${does} ${example}`).join(' '))
  plainRules.set(id, plain)
  return plain
}

/** DL-32, dl32 and DL-32b all begin with the number of one rule. */
function ruleNumbered(text: string): string | undefined {
  const [, book = '', number = ''] = /^\s*d([lb])\W*(\d{1,2})(?!\d)/i.exec(text) ?? []
  const id = `D${book.toUpperCase()}-${number.padStart(2, '0')}`
  return isRule(id) ? id : undefined
}

/** A line for each letter of a rule. */
const byLetters = (does: string) => does.replace(/(?<=\.) (?=[a-j](?:, [a-j])*\. )/g, '\n')

const rules: HelpIndex = {
  ids: ruleIds,
  name: (id, locale) => (isRule(id) ? ruleNamed(id, locale) : id),
  listed: (id, locale) => (isRule(id) ? `${id} ${ruleNamed(id, locale)}` : id),
  page(id, locale) {
    if (!isRule(id)) return { texts: [] }
    const words = darkLordWords[locale]
    const { name, does, example } = darkLordHelp[locale].ruleHelp[id]
    return {
      texts: [`**${id} ${name}**\n${byLetters(does)}`, ...(example ? [words.says.forExample(example)] : [])],
    }
  },
  numbered: ruleNumbered,
  words: wordsOfRule,
  alsoCalled: id => (isRule(id) ? (alsoCalled[id]?.split(', ') ?? []) : []),
  meets: id => (isRule(id) ? ruleMeets[id] : []),
}

const questionKinds = Object.keys(darkLordWords.en.questionHelp) as QuestionKind[]

const questions: HelpIndex = {
  ids: questionKinds,
  name: (id, locale) => darkLordWords[locale].questionHelp[id as QuestionKind].title,
  page(id, locale) {
    const { title, does } = darkLordWords[locale].questionHelp[id as QuestionKind]
    return { texts: [`**${title}**\n${does}`] }
  },
}

/** What help says of The Dark Lord. */
export const help: GameHelp = {
  welcome: locale => ({ sentence: darkLordWords[locale].tells.welcome, picture: standPicture(locale) }),
  topics,
  topic(id, locale: Locale) {
    if (!isTopic(id)) return undefined
    const words = darkLordWords[locale]
    if (id === 'orders')
      return { name: words.topics.orders, texts: [words.help.orders, ordersListed(locale)] }
    if (id === 'dice' || id === 'deadlines' || id === 'page')
      return { name: words.topics[id], texts: [words.help[id]] }
    const page = darkLordHelp[locale].pages[id]
    if (id === 'powers-traits')
      return { name: page.name, texts: [page.text, ids.map(rule => words.abilities[rule].name).join(' · ')] }
    if (id === 'scenarios')
      return {
        name: page.name,
        texts: [page.text, scenarioIds.map(each => `\`${each}\` ${words.scenarios[each].name}`).join('\n')],
      }
    return { name: page.name, texts: [page.text] }
  },
  abilities: {
    ids,
    name: (id, locale) => (isAbility(id) ? darkLordWords[locale].abilities[id].name : id),
    page(id, locale) {
      if (!isAbility(id)) return { texts: [] }
      const { name, does } = darkLordWords[locale].abilities[id]
      return { texts: [`**${name}**\n${does}`] }
    },
  },
  questions,
  rules,
}
