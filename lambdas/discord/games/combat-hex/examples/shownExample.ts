import {
  type AbilityId,
  abilityIds,
  abilityRules,
  type GameQuestion,
  type QuestionKind,
} from '../../../../../rules/combat-hex/index.ts'
import type { Locale } from '../../../../store/types.ts'
import type { ShownExample } from '../../../types.ts'
import type { Names } from '../../../words/types.ts'
import { battlePicture } from '../battlePicture.ts'
import { choiceLines } from '../choiceLines.ts'
import { tellBattle } from '../tellBattle.ts'
import { combatHexWords } from '../words/index.ts'
import { abilityExamples } from './abilityExamples.ts'
import { captions } from './captions.ts'
import { drawn, exampleView } from './examplePicture.ts'
import type { Example } from './playExample.ts'
import { questionExamples } from './questionExamples.ts'
import { ruleScenes } from './ruleScenes.ts'

/** Facts of questions that come before the board is known: there is no battle yet to ask them. */
const before: Partial<Record<QuestionKind, GameQuestion['about']>> = {
  'camp-or-board': {},
  camp: {},
  board: { boards: [] },
  edge: {},
}

/** A case in which a question is asked: what led to it, the question, and what each answer does. */
function questionExample(kind: QuestionKind, locale: Locale): ShownExample {
  const example = questionExamples[kind]
  const facts = before[kind]
  const { view, told } = exampleView(example, locale, facts ? undefined : kind)
  const { question, words, names } = view
  const picture = kind === 'deploy' ? battlePicture(view, []) : drawn(view, example, facts ? [] : told)
  if (!picture || (!facts && question?.kind !== kind)) throw new Error(`nobody is asked ${kind}`)
  const ask = words.questions[kind] as (about: unknown, names: Names) => string
  const asked = words.says.asks(names.player(facts ? 0 : question!.by), ask(facts ?? question!.about, names))
  return {
    picture: { ...picture, name: `${kind}.png` },
    lines: [
      ...(facts ? [] : tellBattle(told, view, Infinity).lines),
      asked,
      ...(facts ? [] : choiceLines(view, question!)),
    ],
  }
}

/** The case of a rule or a special ability: what is to be seen in it, and what happens. */
function playedExample(id: string, example: Example, locale: Locale): ShownExample {
  const { view, told } = exampleView(example, locale, example.asked)
  const picture = drawn(view, example, told)
  if (!picture) throw new Error(`no picture of ${id}`)
  const caption = Object.hasOwn(captions[locale], id)
    ? captions[locale][id as keyof typeof captions.en]
    : undefined
  return {
    picture: { ...picture, name: `${id}.png` },
    lines: [...(caption ? [caption] : []), ...tellBattle(told, view, Infinity).lines],
  }
}

/** The signs of the boards, all of them. */
const legendExample = (locale: Locale): ShownExample => ({
  picture: { name: 'legend.png', alt: combatHexWords[locale].pictures.legend, legend: locale },
  lines: [captions[locale].legend],
})

const abilityBy: ReadonlyMap<string, AbilityId> = new Map(abilityIds.map(id => [abilityRules[id], id]))

/**
 * The case of a rule by its number, of a special ability by its id or its number, of a kind of question, or the signs of
 * the boards (`legend`); undefined for what words alone tell.
 */
export function shownExample(id: string, locale: Locale): ShownExample | undefined {
  if (id === 'legend') return legendExample(locale)
  if (Object.hasOwn(questionExamples, id)) return questionExample(id as QuestionKind, locale)
  const scenes: Readonly<Record<string, Example>> = { ...ruleScenes, ...abilityExamples }
  const key = Object.hasOwn(scenes, id) ? id : abilityBy.get(id)
  return key === undefined ? undefined : playedExample(key, scenes[key]!, locale)
}
