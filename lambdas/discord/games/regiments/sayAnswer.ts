import { makeFacing, parseFacing } from '../../../../rules/core/hex.ts'
import { chanceOfSum, type QuestionFacts } from '../../../../rules/regiments/index.ts'
import { borneRules } from '../../../../rules/regiments/unit/ruleNames.ts'
import { percentOf } from './odds/sayOdds.ts'
import type { RegimentsView } from './view.ts'

const isLabel = (word: string): boolean => /^[AB]\d+$/.test(word)

/** NE in the words of the reader; a number is one as well. */
export function facingWord({ words: { terms } }: RegimentsView, text: string): string {
  const facing = /^[0-5]$/.test(text) ? Number(text) : parseFacing(text)
  return facing === undefined ? text : terms.facings[makeFacing(facing)]
}

/** What `done` ends now. */
function doneWord({ question, words: { tells } }: RegimentsView): string {
  if (question?.kind === 'charge' && question.about.declared.length > 0) return tells.ends.chargeNow
  const kind = question?.kind
  return kind && Object.hasOwn(tells.ends, kind)
    ? tells.ends[kind as keyof typeof tells.ends]
    : tells.words.done
}

/** An answer in words. */
export function sayAnswer(answer: string, view: RegimentsView): string {
  const { words, names, locale, question } = view
  const { answers, castChance, words: single, files } = words.tells
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = answer.split(' ')
  const who = isLabel(second) ? names.figure(second) : second
  const facing = (text: string) => (text ? facingWord(view, text) : '')
  const inFiles = (text: string) => (text ? files(Number(text)) : '')
  switch (first) {
    case 'place':
      return answers.place(who, third, facing(fourth), inFiles(fifth))
    case 'join':
      return answers.join(who, names.figure(third), fourth !== '')
    case 'hold':
      return second ? answers.holdBack(who) : single.hold
    case 'charge':
      return answers.charge(who, names.figure(third))
    case 'advance':
      return answers.advance(who, third, facing(fourth))
    case 'march':
      return answers.march(who, third, facing(fourth))
    case 'reform':
      return answers.reform(who, third, facing(fourth), inFiles(fifth))
    case 'shoot':
      return answers.shoot(who, names.figure(third))
    case 'cast':
      return answers.cast(who, names.ability(third), names.figure(fourth), Number(fifth))
    case 'done':
      return doneWord(view)
  }
  if (Object.hasOwn(single, first)) return single[first as keyof typeof single]
  if (question?.kind === 'strike' && isLabel(first)) return sayStruck(answer, view, question.about)
  if (isLabel(first)) return names.figure(first)
  if (question?.kind === 'learn') return answers.learn(names.ability(first), names.ability(second))
  if (/^\d+$/.test(answer) && question?.kind === 'dispel') {
    const dice = Number(answer)
    const chance = percentOf(chanceOfSum(dice, question.about.sum), locale)
    return dice === 0 ? answers.letBe : castChance(dice, chance)
  }
  if (Object.hasOwn(borneRules, first)) return borneRules[first as keyof typeof borneRules][locale]
  if (/^\d+ \d+$/.test(answer)) return answers.stance(facing(first), files(Number(second)))
  // A facing, or a hex with one.
  return second ? answers.arrive(first, facing(second), inFiles(third)) : facingName(view, first)
}

/** Whom attacks go at, and how many of them where that is said: `B4 2` are two files, or two hits. */
function sayStruck(
  answer: string,
  { names, words }: RegimentsView,
  { special }: QuestionFacts['strike'],
): string {
  const said = [...answer.matchAll(/([AB]\d+)(?: (\d+)(?!\S))?/g)]
  return said
    .map(([, label = '', number]) => {
      const who = names.figure(label)
      if (number === undefined) return who
      const of = special === null ? words.tells.files : words.tells.hits
      return words.says.about(who, of(Number(number)))
    })
    .join(', ')
}

function facingName({ words: { says, terms } }: RegimentsView, text: string): string {
  const facing = parseFacing(text)
  if (facing === undefined) return text
  const id = makeFacing(facing)
  return says.facing(terms.facings[id], terms.facingNames[id])
}
