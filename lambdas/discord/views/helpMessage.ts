import {
  type AbilityId,
  abilityIds,
  abilityRules,
  type QuestionKind,
  questionKinds,
  whereDiffers,
} from '../../../rules/combat-hex/index.ts'
import type { Locale } from '../../store/types.ts'
import { buttons, idOf, select } from '../api/components.ts'
import { panel } from '../api/panel.ts'
import { faceOf } from '../games/index.ts'
import type { Message } from '../types.ts'
import { classicNote } from '../words/abilityWords.ts'
import { choices as choicesEn } from '../words/en/choices.ts'
import { choices as choicesFr } from '../words/fr/choices.ts'
import { type HelpTopic, helpTopics, type Words, wordsOf } from '../words/index.ts'
import { tutorialButton } from './lessonParts.ts'

const topicNames = { en: choicesEn, fr: choicesFr } as const

/** What the program adds to the pages on some topics. */
const additions: Partial<Record<HelpTopic, (words: Words) => string>> = {
  abilities: ({ abilities }) =>
    abilityIds.map(id => `${abilities[id].name} (${abilityRules[id]})`).join(' · '),
  books: ({ books }) =>
    whereDiffers('classic', 'tournament', books.classic)
      .filter(([, points]) => points.length)
      .map(([group, points]) => `**${books.groups[group]}**\n${points.map(point => `- ${point}`).join('\n')}`)
      .join('\n'),
}

/** A page of help, with the lists that belong to it and all the other pages to choose from. */
export function helpMessage(topic: HelpTopic, locale: Locale): Message {
  const words = wordsOf(locale)
  const topics = helpTopics.map(id => ({
    label: topicNames[locale][id],
    value: id,
    chosen: id === topic,
  }))
  return panel({
    texts: [words.help[topic], additions[topic]?.(words)],
    rows: [
      ...(topic === 'first-game' ? buttons([tutorialButton(locale)]) : []),
      select(words.says.chooseTopic, idOf({ id: '', version: 0 }, 'help'), topics),
    ],
  })
}

/** The page of one special ability: its name, its number, what it does, and a case of it. */
export function abilityMessage(id: AbilityId, locale: Locale): Message {
  const words = wordsOf(locale)
  const { name, does } = words.abilities[id]
  const { picture, lines = [] } = faceOf({}).examples?.ability(id, locale) ?? {}
  return panel({
    picture,
    texts: [
      `**${name}** (${abilityRules[id]})\n${does}`,
      classicNote(words, id),
      lines.length > 0 && `*${words.says.inPicture}*\n${lines.join('\n')}`,
    ],
  })
}

/** All kinds of questions, to choose the page of another one. */
const questionList = (words: Words, chosen?: QuestionKind) =>
  select(
    words.says.chooseQuestion,
    idOf({ id: '', version: 0 }, 'help', 'question'),
    questionKinds.map(kind => ({
      label: words.questionHelp[kind].title,
      value: kind,
      chosen: kind === chosen,
    })),
  )

/** The page of one kind of question: what it asks for, how to answer it, and a case of it. */
export function questionMessage(kind: QuestionKind, locale: Locale): Message {
  const words = wordsOf(locale)
  const { title, does } = words.questionHelp[kind]
  const { picture, lines = [] } = faceOf({}).examples?.question(kind, locale) ?? {}
  return panel({
    picture,
    texts: [`**${title}**\n${does}`, lines.length > 0 && `*${words.says.inPicture}*\n${lines.join('\n')}`],
    rows: [questionList(words, kind)],
  })
}
