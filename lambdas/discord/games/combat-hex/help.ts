import {
  type AbilityId,
  abilityIds,
  abilityRules,
  type QuestionKind,
  questionKinds,
  whereDiffers,
} from '../../../../rules/combat-hex/index.ts'
import type { GameHelp, HelpIndex } from '../face.ts'
import { fightPicture } from './examples/welcomePicture.ts'
import { ruleIndex } from './ruleIndex.ts'
import { classicNote } from './words/abilityWords.ts'
import { combatHexHelp } from './words/helpWords.ts'
import { type CombatHexWords, combatHexWords } from './words/index.ts'

/** The pages in the order of their list; what stands here and is none of its own is the same for all games. */
const topics = [
  'first-game',
  'deployment',
  'movement',
  'sight',
  'shooting',
  'combat',
  'abilities',
  'victory',
  'orders',
  'armies',
  'deadlines',
  'dice',
  'page',
  'boards',
  'figures-import',
  'figures-pictures',
  'books',
  'league',
  'league-points',
  'rulings',
] as const satisfies readonly (keyof (typeof combatHexHelp)['en']['help'])[]

const isTopic = (id: string): id is (typeof topics)[number] => topics.some(each => each === id)

/** Whose cases the pages on some topics show. */
const shows = {
  deployment: ['3.02'],
  movement: ['4.03', '4.09', '4.08', '4.11', '4.14'],
  sight: ['5.10', '5.12', '4.041'],
  shooting: ['5.171', '5.14', '5.18'],
  combat: ['6.04', '6.23', '6.24', '6.10', '6.17'],
  abilities: ['repel'],
  boards: ['legend'],
} as const satisfies Partial<Record<(typeof topics)[number], readonly string[]>>

/** What the program adds to the pages on some topics. */
const additions: Partial<Record<(typeof topics)[number], (words: CombatHexWords) => string>> = {
  abilities: ({ abilities }) =>
    abilityIds.map(id => `${abilities[id].name} (${abilityRules[id]})`).join(' · '),
  books: ({ books }) =>
    whereDiffers('classic', 'tournament', books.classic)
      .filter(([, points]) => points.length)
      .map(([group, points]) => `**${books.groups[group]}**\n${points.map(point => `- ${point}`).join('\n')}`)
      .join('\n'),
}

const abilities: HelpIndex = {
  ids: abilityIds,
  name: (id, locale) => combatHexWords[locale].abilities[id as AbilityId].name,
  listed: (id, locale) =>
    `${combatHexWords[locale].abilities[id as AbilityId].name} (${abilityRules[id as AbilityId]})`,
  page(id, locale) {
    const ability = id as AbilityId
    const words = combatHexWords[locale]
    const { name, does } = words.abilities[ability]
    return { texts: [`**${name}** (${abilityRules[ability]})\n${does}`, classicNote(words, ability)] }
  },
}

/** What help says of Combat Hex. */
export const help: GameHelp = {
  welcome: locale => ({ sentence: combatHexHelp[locale].welcome, picture: fightPicture(locale) }),
  topics,
  shows,
  topic(id, locale) {
    if (!isTopic(id)) return undefined
    const words = combatHexWords[locale]
    const { help: pages, oddsHelp, topics: names } = combatHexHelp[locale]
    const text = id === 'dice' ? `${pages.dice}\n${oddsHelp}` : pages[id]
    const more = additions[id]?.(words)
    return { name: names[id], texts: [text, ...(more ? [more] : [])] }
  },
  abilities,
  questions: {
    ids: questionKinds,
    name: (id, locale) => combatHexWords[locale].questionHelp[id as QuestionKind].title,
    page(id, locale) {
      const { title, does } = combatHexWords[locale].questionHelp[id as QuestionKind]
      return { texts: [`**${title}**\n${does}`] }
    },
  },
  rules: ruleIndex(abilities),
}
