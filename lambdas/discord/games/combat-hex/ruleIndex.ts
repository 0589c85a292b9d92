import { type AbilityId, abilityIds, abilityRules } from '../../../../rules/combat-hex/index.ts'
import { plainName } from '../../../../rules/index.ts'
import { type Locale, locales } from '../../../store/types.ts'
import type { HelpIndex } from '../face.ts'
import { alsoCalled } from './alsoCalled.ts'
import { combatHexHelp } from './words/helpWords.ts'
import { combatHexWords } from './words/index.ts'

type TextId = keyof (typeof combatHexHelp)['en']['ruleTexts']

const texts = combatHexHelp.en.ruleTexts
const isText = (id: string): id is TextId => Object.hasOwn(texts, id)

const abilityBy: ReadonlyMap<string, AbilityId> = new Map(abilityIds.map(id => [abilityRules[id], id]))

/** 4.041 comes before 4.05, and 10.01 last. */
const byNumber = (a: string, b: string): number =>
  Number.parseInt(a, 10) - Number.parseInt(b, 10) || (a < b ? -1 : 1)

const ids = [...new Set([...Object.keys(texts), ...abilityBy.keys()])].sort(byNumber)

/** Topics that say more of what a section of the rule book is about. */
const topics = {
  2: 'armies',
  3: 'first-game',
  4: 'movement',
  5: 'shooting',
  6: 'combat',
  7: 'victory',
  8: 'abilities',
  10: 'league',
} as const

function topicOf(id: TextId): keyof (typeof combatHexHelp)['en']['topics'] | undefined {
  const section = Number.parseInt(id, 10)
  if (section === 5 && id >= '5.07' && id < '5.16') return 'sight'
  if (id === '3.02' || id === '3.03') return 'deployment'
  return Object.hasOwn(topics, section) ? topics[section as keyof typeof topics] : undefined
}

/** What a rule is called, and what it says: its text up to its first stop, and the rest. */
function partsOf(id: TextId, locale: Locale): [name: string, does: string] {
  const [, name = '', does = ''] = /^(.*?)\. (.*)$/s.exec(combatHexHelp[locale].ruleTexts[id]) ?? []
  return [name, does]
}

const nameOf = (id: string, locale: Locale): string => {
  const ability = abilityBy.get(id)
  if (isText(id)) return partsOf(id, locale)[0]
  return ability ? combatHexWords[locale].abilities[ability].name : id
}

/** Words of the rules, made plain once: they are searched while somebody types. */
const plainRules = new Map<string, string>()

function wordsOfRule(id: string): string {
  const known = plainRules.get(id)
  if (known !== undefined) return known
  const ability = abilityBy.get(id)
  const said = locales.map(locale => {
    const { abilities } = combatHexWords[locale]
    const { ruleTexts } = combatHexHelp[locale]
    return `${isText(id) ? ruleTexts[id] : ''} ${ability ? `${abilities[ability].name} ${abilities[ability].does}` : ''}`
  })
  const plain = plainName(said.join(' '))
  plainRules.set(id, plain)
  return plain
}

/** 4.11, 4,11 and 8.10c all begin with the number of one rule. */
function ruleNumbered(text: string): string | undefined {
  const [, section = '', number = ''] = /^\s*(\d{1,2})[.,](\d{2,3})(?!\d)/.exec(text) ?? []
  const id = `${section}.${number}`
  return ids.includes(id) ? id : undefined
}

/**
 * The rules of the tournament book by their numbers: an ability leads to its own page, all else to what it says.
 * @param abilities the pages on abilities
 */
export const ruleIndex = (abilities: HelpIndex): HelpIndex => ({
  ids,
  name: nameOf,
  listed: (id, locale) => `${id} ${nameOf(id, locale)}`,
  page(id, locale) {
    const ability = abilityBy.get(id)
    if (!isText(id)) return ability ? abilities.page(ability, locale) : { texts: [] }
    const { says } = combatHexWords[locale]
    const { topics: named } = combatHexHelp[locale]
    const [name, does] = partsOf(id, locale)
    const topic = topicOf(id)
    return {
      texts: [
        `**${id} ${name}**\n${does}`,
        ability
          ? says.moreOnAbility(nameOfAbility(ability, locale))
          : topic
            ? says.moreOnTopic(named[topic])
            : '',
      ].filter(Boolean),
    }
  },
  numbered: ruleNumbered,
  words: wordsOfRule,
  alsoCalled: id => (Object.hasOwn(alsoCalled, id) ? alsoCalled[id]!.split(', ') : []),
  meets: id => {
    if (!isText(id)) return []
    const cited = Array.from(texts[id].matchAll(/\d{1,2}\.\d{2,3}/g), ([number]) => number)
    return [...new Set(cited)].filter(each => each !== id && ids.includes(each))
  },
})

const nameOfAbility = (ability: AbilityId, locale: Locale): string =>
  combatHexWords[locale].abilities[ability].name
