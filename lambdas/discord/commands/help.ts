import { type AbilityId, abilityIds, abilityRules, whereDiffers } from '../../../rules/index.ts'
import type { Locale } from '../../store/types.ts'
import type { Call, Command, Message } from '../types.ts'
import { panel } from '../views/panel.ts'
import { type HelpTopic, helpTopics, type Words, wordsOf } from '../words/index.ts'
import { type Choice, matching } from './complete.ts'
import { choice, command, string } from './define.ts'

/** What the program adds to the pages on some topics. */
const additions: Partial<Record<HelpTopic, (words: Words) => string>> = {
  'first-game': ({ says }) => says.helpTopics(helpTopics.length),
  abilities: ({ abilities }) =>
    abilityIds.map(id => `${abilities[id].name} (${abilityRules[id]})`).join(' · '),
  books: ({ books }) =>
    whereDiffers('classic', 'tournament', books.classic)
      .filter(([, points]) => points.length)
      .map(([group, points]) => `**${books.groups[group]}**\n${points.map(point => `- ${point}`).join('\n')}`)
      .join('\n'),
}

/** A page of help, with the lists that belong to it. */
export function helpMessage(topic: HelpTopic, locale: Locale): Message {
  const words = wordsOf(locale)
  return panel({ texts: [words.help[topic], additions[topic]?.(words)] })
}

/** The page of one special ability: its name, its number, and what it does. */
export function abilityMessage(id: AbilityId, locale: Locale): Message {
  const { name, does } = wordsOf(locale).abilities[id]
  return panel({ texts: [`**${name}** (${abilityRules[id]})\n${does}`] })
}

/** Abilities by the name that is typed, in the reader's language. */
function abilityChoices({ focused, locale }: Call): Choice[] {
  const { abilities } = wordsOf(locale)
  const list = abilityIds.map(id => ({ name: `${abilities[id].name} (${abilityRules[id]})`, value: id }))
  return matching(focused?.value ?? '', list)
}

export const helpCommand: Command = {
  definition: command(
    'help',
    choice('help.topic', helpTopics),
    string('help.ability', { complete: true, most: 60 }),
  ),
  async run({ options, locale }) {
    const asked = String(options.ability ?? '').toLowerCase()
    const { abilities } = wordsOf(locale)
    const ability =
      asked && abilityIds.find(id => id === asked || abilities[id].name.toLowerCase().startsWith(asked))
    if (ability) return abilityMessage(ability, locale)
    const topic = asked ? 'abilities' : helpTopics.find(each => each === options.topic)
    return helpMessage(topic ?? 'first-game', locale)
  },
  autocomplete: call => Promise.resolve(abilityChoices(call)),
}
