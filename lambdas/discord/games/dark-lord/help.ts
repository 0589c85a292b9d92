import {
  type PowerId,
  powerIds,
  scenarioIds,
  type TraitId,
  traitIds,
} from '../../../../rules/dark-lord/index.ts'
import type { Locale } from '../../../store/types.ts'
import type { GameHelp } from '../face.ts'
import { standPicture } from './welcome.ts'
import { darkLordWords } from './words/index.ts'

const topics = ['turn', 'ring', 'fights', 'powers-traits', 'scenarios', 'dice', 'deadlines'] as const
type HelpTopic = (typeof topics)[number]
const isTopic = (id: string): id is HelpTopic => topics.some(each => each === id)

const ids: readonly (TraitId | PowerId)[] = [...powerIds, ...traitIds]
const isRule = (id: string): id is TraitId | PowerId => ids.some(each => each === id)

/** What help says of The Dark Lord. */
export const help: GameHelp = {
  welcome: locale => ({ sentence: darkLordWords[locale].tells.welcome, picture: standPicture(locale) }),
  topics,
  topic(id, locale: Locale) {
    if (!isTopic(id)) return undefined
    const words = darkLordWords[locale]
    if (id === 'dice' || id === 'deadlines') return { name: words.topics[id], texts: [words.help[id]] }
    const page = words.pages[id]
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
    name: (id, locale) => (isRule(id) ? darkLordWords[locale].abilities[id].name : id),
    page(id, locale) {
      if (!isRule(id)) return { texts: [] }
      const { name, does } = darkLordWords[locale].abilities[id]
      return { texts: [`**${name}**\n${does}`] }
    },
  },
}
