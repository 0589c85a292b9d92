import { describe, expect, it } from 'vitest'
import { topicOfQuestion, wordsFor } from '../../../../rules/combat-hex/battle/answers/orders/topics.ts'
import type { AnswerChoice, GameQuestion } from '../../../../rules/combat-hex/battle/questions.ts'
import { type CombatHexState, ordersPolicy, orderTopics, setUp } from '../../../../rules/combat-hex/index.ts'
import { picker } from '../../../../rules/core/random.ts'
import type { Policy } from '../../../../rules/index.ts'
import { many } from '../../../helpers/thorough.ts'
import { trial } from '../../../helpers/trials.ts'

type Topic = ReturnType<typeof orderTopics>[number]
interface Asked {
  question: GameQuestion
  state: CombatHexState
  topic: Topic
}
type Answered = (answer: string, asked: Asked) => boolean

const isHero = ({ figures, types }: CombatHexState, id: string) =>
  types[figures.find(figure => figure.id === id)!.type]!.kind === 'hero'
const foes = ({ question, state }: Asked, { about }: AnswerChoice) =>
  about.filter(id => state.figures.find(figure => figure.id === id)?.owner !== question.by)

/** What is answered without an order. */
const usual: Answered = (answer, { question }) =>
  question.choices
    ? answer === (question.choices().find(choice => choice.recommended())?.answer ?? question.decline)
    : answer === question.fallback()

/** What is taken, if anything, is the first of those choices; where the ability was used already the order says no more. */
const among =
  (fits: (choice: AnswerChoice, asked: Asked) => boolean): Answered =>
  (answer, asked) => {
    const { choices, decline } = asked.question
    if (!choices) return usual(answer, asked)
    const open = choices().filter(choice => fits(choice, asked))
    return answer === (open[0]?.answer ?? decline)
  }
/** Combats, or whom a die may go to: to nobody whom it does not hurt, as long as it hurts another. */
function preferable({ kind, about }: GameQuestion): readonly string[][] {
  if (kind === 'combat') return about.chains
  if (kind !== 'allocate') return []
  const living = about.targets.filter(({ life }) => life > 0)
  const hurt = living.filter(({ endurance }) => about.die > 1 && about.die >= endurance)
  return (hurt.length > 0 ? hurt : living).map(({ id }) => [id])
}

/** What is named is one than which no other is preferred, each by the enemy in it that counts most. */
const first =
  (worth: (id: string, asked: Asked) => number): Answered =>
  (answer, asked) => {
    const { question, state } = asked
    // Of several dice the first may go to another, as long as one that does for it is left.
    if (question.kind === 'allocate' && question.about.rest.length > 0) return true
    const isFoe = (id: string) => state.figures.find(each => each.id === id)!.owner !== question.by
    const best = (ids: readonly string[]) => Math.min(...ids.filter(isFoe).map(id => worth(id, asked)))
    const groups = preferable(question)
    const chosen = groups.find(ids => answer.split(' ').some(word => ids.includes(word)))
    return chosen !== undefined && groups.every(ids => best(ids) >= best(chosen))
  }
const lifeOf = (id: string, { question, state }: Asked): number =>
  (question.kind === 'allocate' && question.about.targets.find(each => each.id === id)?.life) ||
  state.figures.find(each => each.id === id)!.life
const sizeOf = (id: string, { question }: Asked): number =>
  question.kind === 'combat' ? question.about.chains.find(chain => chain.includes(id))!.length : 0

/** Whom each preference puts first. */
const prefers: Record<string, Answered> = {
  weakest: first(lifeOf),
  heroes: first((id, { state }) => Number(!isHero(state, id))),
  warriors: first((id, { state }) => Number(isHero(state, id))),
  biggest: first((id, asked) => -sizeOf(id, asked)),
  smallest: first(sizeOf),
}

/** What each word comes to where a question is about its topic alone. */
const means: Record<string, Answered> = {
  default: usual,
  always: among(() => true),
  never: (answer, asked) =>
    asked.question.choices
      ? answer === asked.question.decline
      : asked.topic === 'turning'
        ? answer === 'done'
        : usual(answer, asked),
  heroes: among(({ figure }, { state }) => isHero(state, figure)),
  warriors: among(({ figure }, { state }) => !isHero(state, figure)),
  'against-heroes': among((choice, asked) => foes(asked, choice).some(id => isHero(asked.state, id))),
  'against-warriors': among((choice, asked) => foes(asked, choice).some(id => !isHero(asked.state, id))),
  attacker: answer => answer === 'attacker',
  defender: answer => answer === 'defender',
}

const seen = new Set<string>()
const wrong: unknown[] = []

/** What a question is about, where that is one thing. */
function topicIn(question: GameQuestion): Topic | undefined {
  const whole = topicOfQuestion(question)
  if (whole !== undefined) return whole ?? undefined
  const abilities = new Set(question.choices?.().map(({ ability }) => ability))
  return abilities.size === 1 ? ([...abilities][0] ?? undefined) : undefined
}

const answerBy = (question: GameQuestion, state: CombatHexState, orders: Record<string, string>) =>
  ordersPolicy([0, 1].map(by => (by === question.by ? orders : {})))(question, state)

function tryWords(question: GameQuestion, state: CombatHexState): void {
  const topic = topicIn(question)
  if (!topic) return
  for (const word of wordsFor(topic)) {
    const given = answerBy(question, state, { [topic]: word })
    const meant = (question.prefer && prefers[word]) ?? means[word]
    if (word === 'ask') {
      if (given) wrong.push([question.kind, topic, word, given])
      seen.add(`${topic} ask`)
      continue
    }
    // It waits in its player's own phase, or in a combat.
    if (!given) {
      if (!word.startsWith('ask-')) wrong.push([question.kind, topic, word, 'waits'])
      continue
    }
    seen.add(`${topic} ${word}`)
    if (!question.space.check(given.answer).ok) wrong.push([question.kind, topic, word, 'not legal'])
    if (meant && !meant(given.answer, { question, state, topic }))
      wrong.push([question.kind, topic, word, given.answer])
  }
  // An order about something else changes nothing.
  const other: Topic = topic === 'hits' ? 'wounds' : 'hits'
  if (answerBy(question, state, { [other]: 'ask' })?.answer !== answerBy(question, state, {})?.answer)
    wrong.push([question.kind, topic, 'another order'])
}

describe('standing orders of every topic', () => {
  it('answer as each of their words says, or wait, in whole battles', () => {
    const topics = () => new Set([...seen].map(each => each.split(' ')[0]!))
    for (let n = 1; n <= many(30, 10); n++) {
      const pick = picker(n)
      const policy: Policy<CombatHexState> = (asked, state) => {
        const question = asked as GameQuestion
        tryWords(question, state)
        const answer = pick(3)
          ? question.fallback()
          : (question.choices?.()[0]?.answer ?? question.fallback())
        return { answer, from: 'player' }
      }
      expect(setUp(trial(n, [400, 600]), { policy }).ok).toBe(true)
    }
    expect(wrong.slice(0, 8)).toEqual([])
    expect([...topics()]).toEqual(
      expect.arrayContaining(['hits', 'wounds', 'targets', 'combats', 'role', 'turning']),
    )
    expect(topics().size).toBeGreaterThan(12)
  })
})
