import { abilityIds, abilityRules } from '../../../rules/index.ts'
import type { Locale } from '../../store/types.ts'
import type { Command, Message } from '../types.ts'
import { panel } from '../views/panel.ts'
import { type HelpTopic, helpTopics, wordsOf } from '../words/index.ts'
import { choice, command } from './define.ts'

/** A page of help; that on abilities ends with all of them. */
export function helpMessage(topic: HelpTopic, locale: Locale): Message {
  const { help, abilities, says } = wordsOf(locale)
  const list =
    topic === 'abilities' &&
    abilityIds
      .map(id => `- **${abilities[id].name}** (${abilityRules[id]}): ${abilities[id].does}`)
      .join('\n')
  return panel({ texts: [help[topic], list, topic === 'first-game' && says.helpTopics(helpTopics.length)] })
}

export const helpCommand: Command = {
  definition: command('help', choice('help.topic', helpTopics)),
  run: async ({ options, locale }) =>
    helpMessage(helpTopics.find(topic => topic === options.topic) ?? 'first-game', locale),
}
