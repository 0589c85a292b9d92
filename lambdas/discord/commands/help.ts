import {
  type AbilityId,
  abilityIds,
  abilityRules,
  type QuestionKind,
  questionKinds,
} from '../../../rules/combat-hex/index.ts'
import { type Refusal } from '../../../rules/index.ts'
import { isRefusal } from '../../game/change.ts'
import type { Locale } from '../../store/types.ts'
import type { Call, Command } from '../types.ts'
import { abilityMessage, helpMessage, questionMessage } from '../views/helpMessage.ts'
import { refusalMessage } from '../views/refusalMessage.ts'
import { catalogues, helpTopics, type Words, wordsOf } from '../words/index.ts'
import { namedOnly } from '../words/nearestNames.ts'
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

/** Which of these is meant, by its name in either language. @param nameOf what it is called there */
function meantBy<Id extends string>(
  text: string,
  locale: Locale,
  ids: readonly Id[],
  nameOf: (words: Words, id: Id) => string,
  unknown: Refusal,
): Id | Refusal {
  const list = ids.map(id => ({
    id,
    shown: nameOf(wordsOf(locale), id),
    names: [id, ...Object.values(catalogues).map(words => nameOf(words, id))],
  }))
  const meant = namedOnly(text, list, unknown)
  return isRefusal(meant) ? meant : meant.id
}

const abilityMeant = (text: string, locale: Locale): AbilityId | Refusal =>
  meantBy(text, locale, abilityIds, ({ abilities }, id) => abilities[id].name, {
    code: 'no-ability-called',
    about: { ability: text.slice(0, 40) },
  })

const questionMeant = (text: string, locale: Locale): QuestionKind | Refusal =>
  meantBy(text, locale, questionKinds, ({ questionHelp }, kind) => questionHelp[kind].title, {
    code: 'no-question-called',
    about: { question: text.slice(0, 40) },
  })

export const helpCommand: Command = {
  definition: command(
    'help',
    choice('help.topic', helpTopics),
    string('help.ability', { complete: true, most: 60 }),
    string('help.question', { complete: true, most: 60 }),
  ),
  async run({ options, locale }) {
    if (options.ability !== undefined) {
      const ability = abilityMeant(String(options.ability), locale)
      return isRefusal(ability) ? refusalMessage(ability, locale) : abilityMessage(ability, locale)
    }
    if (options.question !== undefined) {
      const kind = questionMeant(String(options.question), locale)
      return isRefusal(kind) ? refusalMessage(kind, locale) : questionMessage(kind, locale)
    }
    return helpMessage(helpTopics.find(each => each === options.topic) ?? 'first-game', locale)
  },
  autocomplete: call =>
    Promise.resolve(call.focused?.name === 'question' ? questionChoices(call) : abilityChoices(call)),
}
