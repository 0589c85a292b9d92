import { describe, expect, it } from 'vitest'
import { engineOf } from '../../../rules/play/engine.ts'
import { regiments } from '../../../rules/regiments/contract/module.ts'
import { policyOf, readOrder } from '../../../rules/regiments/field/orders.ts'
import { type GameQuestion, type OrderTopic, orderTopics } from '../../../rules/regiments/field/questions.ts'
import { regimentsGame } from '../../../rules/regiments/gameParts.ts'
import { nearestEnemy } from '../../../rules/regiments/turn/afterCombat.ts'
import type { Regiments } from '../../../rules/regiments/types.ts'
import { type ByChance, playByChance } from '../../helpers/playByChance.ts'
import { chooseRegiments } from '../../helpers/regimentsFuzz.ts'
import { regimentsTrial } from '../../helpers/regimentsTrials.ts'
import { many } from '../../helpers/thorough.ts'

type Table = Regiments['table']
type Answered = (answer: string, question: GameQuestion, table: Table) => boolean

const is =
  (...answers: string[]): Answered =>
  answer =>
    answers.includes(answer)
const first: Answered = (answer, { space }) => answer === space.enumerate('', 1)[0]

const unitOf = (f: Table, { subject }: GameQuestion) =>
  f.war.regiments.find(({ label }) => label === subject)!

/** As wide as it stands, or as near to that as its models allow after losses. */
function widthOf({ files }: { files: number }, { space }: GameQuestion): number {
  const widths = space.enumerate('', 200).map(answer => Number(answer.split(' ')[1]))
  return widths.toSorted((a, b) => Math.abs(a - files) - Math.abs(b - files))[0]!
}

/** What each word of each topic has to come to; a word that is not here leaves the question to its player. */
const means: Record<OrderTopic, Record<string, Answered>> = {
  begin: { begin: is('begin'), defend: is('defend') },
  learn: { usual: is('keep') },
  order: { usual: first },
  reaction: {
    hold: is('hold'),
    flee: is('flee'),
    measured: (answer, question, f) => answer === (unitOf(f, question).shaken ? 'flee' : 'hold'),
  },
  redirect: {
    never: is('none'),
    nearest: (answer, { space }) => answer !== 'none' && space.check(answer).ok,
  },
  reveal: { never: is('none') },
  dispel: {
    never: is('0'),
    all: (answer, question) => question.kind === 'dispel' && answer === String(question.about.dice),
    measured: (answer, question) =>
      question.kind === 'dispel' &&
      (answer === '0'
        ? 3.5 * question.about.dice < question.about.sum
        : 3.5 * Number(answer) >= question.about.sum && 3.5 * (Number(answer) - 1) < question.about.sum),
  },
  direct: { never: is('none'), measured: (answer, { space }) => space.check(answer).ok },
  weapon: { best: (answer, { space }) => space.check(answer).ok },
  strike: {
    ordinary: (answer, { space }) => space.check(answer).ok,
    character: (answer, { space }) => space.check(answer).ok,
    measured: (answer, { space }) => space.check(answer).ok,
  },
  retreat: {
    never: is('stay'),
    losing: (answer, question) =>
      question.kind === 'retreat' && answer === (question.about.won ? 'stay' : 'retreat'),
  },
  away: { usual: first },
  pursue: { measured: is('pursue'), always: is('pursue'), never: is('stay') },
  overrun: { always: is('overrun'), never: is('stay') },
  'combat-reform': {
    face: (answer, question, f) => {
      const unit = unitOf(f, question)
      return answer === `${nearestEnemy(f, unit)} ${widthOf(unit, question)}`
    },
    never: (answer, question, f) => {
      const unit = unitOf(f, question)
      return answer === `${unit.facing} ${widthOf(unit, question)}`
    },
  },
  rally: { face: (answer, { space }) => space.check(answer).ok },
}

const seen = new Map<string, number>()
const wrong: unknown[] = []

/** Holds a question that stands open against each word of its topic. */
function tryWords(question: GameQuestion, table: Table): void {
  const { topic, byOrder, space, kind, subject } = question
  if (!topic || !byOrder) return
  for (const word of orderTopics[topic] as readonly string[]) {
    const answer = byOrder({ word, keep: null })
    const key = `${topic} ${word}`
    seen.set(key, (seen.get(key) ?? 0) + 1)
    const meant = means[topic][word]
    const sound =
      answer === undefined
        ? meant === undefined
        : meant !== undefined && space.check(answer).ok && meant(answer, question, table)
    if (!sound && wrong.length < 8) wrong.push([kind, subject, word, answer])
  }
}

const tried: ByChance<Regiments> = {
  engine: engineOf(regiments),
  odd: ['A1', 'none'],
  choose({ table, question }, pick) {
    tryWords(question, table)
    return chooseRegiments(table, question, pick)
  },
}

describe('standing orders', () => {
  it('are taken by every word of every topic, and by no other', () => {
    const { orders } = regimentsGame
    for (const [topic, words] of Object.entries(orderTopics)) {
      for (const word of words) {
        expect(orders?.parse(topic, word, undefined as never)).toEqual({ ok: true, topic, value: word })
        expect(readOrder(topic as OrderTopic, ` ${word.toUpperCase()} `)).toEqual({ word, keep: null })
      }
      for (const word of ['', 'sometimes', `${words[0]} 1`])
        expect(orders?.parse(topic, word, undefined as never)).toMatchObject({ ok: false })
    }
    expect(orders?.parse('wheel', 'ask', undefined as never)).toMatchObject({ ok: false })
  })

  it('have a meaning for every word but those that ask', () => {
    for (const [topic, words] of Object.entries(orderTopics))
      expect(Object.keys(means[topic as OrderTopic]).toSorted()).toEqual(
        words.filter(word => word !== 'ask').toSorted(),
      )
  })

  it('are told as orders where they were given, else as what is usual', () => {
    const asked = (by: number) =>
      policyOf([{ redirect: 'never' }, {}])(
        { topic: 'redirect', by, byOrder: ({ word }: { word: string }) => word } as never,
        {} as never,
      )
    expect(asked(0)).toEqual({ answer: 'never', from: 'order redirect' })
    expect(asked(1)?.from).toBe('default')
  })

  it('answer as they say, or ask, in battles by chance', () => {
    const unseen = () => Object.keys(orderTopics).filter(topic => !topics.has(topic))
    const topics = new Set<string>()
    // 12 and 35 have somebody hidden and an engineer
    for (const n of [12, 35, ...Array.from({ length: 60 }, (_, i) => i + 1)]) {
      playByChance(tried, n, regimentsTrial(n), 50, false)
      for (const key of seen.keys()) topics.add(key.split(' ')[0]!)
      if (n > many(60, 3) && unseen().length === 0) break
    }
    expect(wrong).toEqual([])
    expect(unseen()).toEqual([])
  })
})
