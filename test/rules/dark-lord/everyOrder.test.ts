import { describe, expect, it } from 'vitest'
import { darkLord } from '../../../rules/dark-lord/contract/module.ts'
import { byLabel, isHero } from '../../../rules/dark-lord/field/field.ts'
import { readOrder } from '../../../rules/dark-lord/field/orders.ts'
import { type GameQuestion, type OrderTopic, orderTopics } from '../../../rules/dark-lord/field/questions.ts'
import { darkLordGame } from '../../../rules/dark-lord/gameParts.ts'
import type { DarkLord } from '../../../rules/dark-lord/types.ts'
import { engineOf } from '../../../rules/play/engine.ts'
import { skirmish } from '../../helpers/darkLord.ts'
import { chooseDarkLord } from '../../helpers/darkLordFuzz.ts'
import { darkLordTrial } from '../../helpers/darkLordTrials.ts'
import { type ByChance, playByChance } from '../../helpers/playByChance.ts'
import { many } from '../../helpers/thorough.ts'

type Table = DarkLord['table']
type Answered = (answer: string, question: GameQuestion, table: Table) => boolean

const is =
  (...answers: string[]): Answered =>
  answer =>
    answers.includes(answer)
const first: Answered = (answer, { space }) => answer === space.enumerate('', 1)[0]
const usual: Answered = (answer, { fallback }) => answer === fallback()

/** Might that just makes the number needed; more than one number is of use where none is. */
const makesIt: Answered = (answer, question) => {
  if (question.kind !== 'might') return false
  const { need, best } = question.about
  return answer === 'none' || need === null || answer === `might ${need - best}`
}
const moveOf = (answer: string) => /^(?:leave|stand |move |charge )/.test(answer)
const resists =
  (dice: (will: number) => number): Answered =>
  (answer, question) =>
    question.kind === 'resist' &&
    answer === (dice(question.about.will) === 0 ? 'none' : `will ${dice(question.about.will)}`)
/** The first word of an answer, where such an answer is legal at all. */
const sooner =
  (word: string): Answered =>
  (answer, { space }) =>
    answer.split(' ')[0] === word || space.enumerate(word, 1).length === 0

/** What each word of each topic has to come to; a word that is not here leaves the question to its player. */
const means: Record<OrderTopic, Record<string, Answered>> = {
  'will-now': { now: is('now'), later: is('later') },
  'will-might': {
    always: (answer, ...more) => answer !== 'none' && makesIt(answer, ...more),
    never: is('none'),
  },
  'will-move': {
    aim: usual,
    away: moveOf,
    towards: moveOf,
    charge: moveOf,
    leave: is('leave'),
  },
  might: { win: makesIt, never: is('none') },
  fate: {
    always: is('fate'),
    heroes: (answer, { subject }, f) => answer === (isHero(f, byLabel(f, subject)!) ? 'fate' : 'none'),
  },
  'last-life': { always: is('might'), never: is('none') },
  resist: {
    measured: usual,
    all: resists(will => will),
    half: resists(will => Math.ceil(will / 2)),
    one: resists(will => Math.min(1, will)),
    none: is('none'),
  },
  'courage-will': { spend: usual, never: is('none') },
  'free-will': { first: is('free'), casting: is('own') },
  strike: { outclassed: usual, never: is('no'), always: is('yes') },
  'first-fight': { never: is('no'), always: is('yes') },
  split: { outnumber: usual },
  'fight-order': { labels: first },
  support: { most: usual, none: answer => !/[AB]\d/.test(answer) },
  'back-off': { safest: usual },
  'strike-how': {
    best: usual,
    strikes: sooner('strikes'),
    sweep: sooner('sweep'),
    brand: sooner('brand'),
  },
  'strike-at': { likely: usual },
  'frighten-order': { nearest: usual },
  whose: { rider: is('rider'), mount: is('mount') },
  shift: { first },
}

const seen = new Set<string>()
const wrong: unknown[] = []

/** Holds a question that stands open against each word of its topic. */
function tryWords(question: GameQuestion, table: Table): void {
  const { topic, byOrder, space, kind, subject } = question
  if (!topic || !byOrder) return
  for (const word of orderTopics[topic] as readonly string[]) {
    const answer = byOrder({ word, keep: null })
    seen.add(topic)
    const meant = means[topic][word]
    const sound =
      answer === undefined
        ? meant === undefined
        : meant !== undefined && space.check(answer).ok && meant(answer, question, table)
    if (!sound && wrong.length < 8) wrong.push([kind, subject, word, answer])
  }
}

const tried: ByChance<DarkLord> = {
  engine: engineOf(darkLord),
  odd: ['A1', 'none'],
  choose({ table, question }, pick) {
    tryWords(question, table)
    return chooseDarkLord(table, question, pick)
  },
}

describe('standing orders of every topic', () => {
  it('are taken by every word, and by no other', () => {
    const { orders } = darkLordGame
    for (const [topic, words] of Object.entries(orderTopics)) {
      for (const word of words) {
        expect(orders?.parse(topic, word, undefined as never)).toMatchObject({ ok: true, topic, value: word })
        expect(readOrder(topic as OrderTopic, ` ${word.toUpperCase()} `)).toEqual({ word, keep: null })
      }
      for (const word of ['', 'sometimes', `${words.at(-1)} 1`])
        expect(orders?.parse(topic, word, undefined as never), `${topic} ${word}`).toMatchObject({
          ok: false,
        })
    }
    expect(orders?.parse('wheel', 'ask', undefined as never)).toMatchObject({ ok: false })
  })

  it('have a meaning for every word but those that ask', () => {
    for (const [topic, words] of Object.entries(orderTopics))
      expect(Object.keys(means[topic as OrderTopic]).toSorted()).toEqual(
        words.filter(word => word !== 'ask').toSorted(),
      )
  })

  it('answer as they say, or ask, in battles by chance', () => {
    const unseen = () => Object.keys(orderTopics).filter(topic => !seen.has(topic))
    // His last life is seldom lost with a die that Might raises.
    const hurt = skirmish({
      figures: {
        A1: { at: 'C9', will: 3, powers: ['wounding:12:2'] },
        B1: { at: 'C5', might: 2, traits: ['ring-master'], now: { ring: 'off' } },
        B2: { at: 'P1' },
      },
    })
    hurt.dice(3, 1).answer('cast A1 wounding B1 1')
    tryWords(hurt.question, hurt.field)
    for (let n = 1; n <= 60; n++) {
      playByChance(tried, n, darkLordTrial(n), 50, false)
      if (n > many(60, 3) && unseen().length === 0) break
    }
    expect(wrong).toEqual([])
    expect(unseen()).toEqual([])
  })
})
