import { type AbilityId, abilityIds, abilityRules } from '../../../rules/index.ts'
import type { Locale } from '../../store/types.ts'
import type { Call, Command, Message } from '../types.ts'
import { panel } from '../views/panel.ts'
import { type HelpTopic, helpTopics, wordsOf } from '../words/index.ts'
import { type Choice, matching } from './complete.ts'
import { choice, command, string } from './define.ts'

/** A page of help; that on abilities ends with the names of all of them. */
export function helpMessage(topic: HelpTopic, locale: Locale): Message {
  const { help, abilities, says } = wordsOf(locale)
  const list =
    topic === 'abilities' && abilityIds.map(id => `${abilities[id].name} (${abilityRules[id]})`).join(' · ')
  return panel({ texts: [help[topic], list, topic === 'first-game' && says.helpTopics(helpTopics.length)] })
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
