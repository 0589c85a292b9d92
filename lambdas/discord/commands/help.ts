import { abilityIds, abilityRules, type QuestionKind, questionKinds } from '../../../rules/index.ts'
import type { Call, Command } from '../types.ts'
import { abilityMessage, helpMessage, questionMessage } from '../views/helpMessage.ts'
import { helpTopics, wordsOf } from '../words/index.ts'
import { type Choice, matching } from './choices.ts'
import { choice, command, string } from './define.ts'

/** Abilities by the name that is typed, in the reader's language. */
function abilityChoices({ focused, locale }: Call): Choice[] {
  const { abilities } = wordsOf(locale)
  const list = abilityIds.map(id => ({ name: `${abilities[id].name} (${abilityRules[id]})`, value: id }))
  return matching(focused?.value ?? '', list)
}

/** Kinds of questions by what they are called, in the reader's language. */
function questionChoices({ focused, locale }: Call): Choice[] {
  const { questionHelp } = wordsOf(locale)
  return matching(
    focused?.value ?? '',
    questionKinds.map(kind => ({ name: questionHelp[kind].title, value: kind })),
  )
}

/** The kind of question that is meant, by its id or the beginning of its title. */
function questionMeant(text: string, locale: Call['locale']): QuestionKind | undefined {
  const { questionHelp } = wordsOf(locale)
  const asked = text.toLowerCase()
  const called = (kind: QuestionKind) => questionHelp[kind].title.toLowerCase().startsWith(asked)
  return questionKinds.find(kind => kind === asked) ?? questionKinds.find(called)
}

export const helpCommand: Command = {
  definition: command(
    'help',
    choice('help.topic', helpTopics),
    string('help.ability', { complete: true, most: 60 }),
    string('help.question', { complete: true, most: 60 }),
  ),
  async run({ options, locale }) {
    const asked = String(options.ability ?? '').toLowerCase()
    const { abilities } = wordsOf(locale)
    const ability =
      asked && abilityIds.find(id => id === asked || abilities[id].name.toLowerCase().startsWith(asked))
    if (ability) return abilityMessage(ability, locale)
    if (options.question !== undefined && !asked)
      return questionMessage(questionMeant(String(options.question), locale) ?? 'act', locale)
    const topic = asked ? 'abilities' : helpTopics.find(each => each === options.topic)
    return helpMessage(topic ?? 'first-game', locale)
  },
  autocomplete: call =>
    Promise.resolve(call.focused?.name === 'question' ? questionChoices(call) : abilityChoices(call)),
}
