import { abilityIds, abilityRules } from '../../../rules/index.ts'
import type { Call, Command } from '../types.ts'
import { abilityMessage, helpMessage } from '../views/helpMessage.ts'
import { helpTopics, wordsOf } from '../words/index.ts'
import { type Choice, matching } from './choices.ts'
import { choice, command, string } from './define.ts'

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
