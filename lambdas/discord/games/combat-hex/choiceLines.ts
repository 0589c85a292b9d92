import { type BattleQuestion, type Chain, parseAnswer } from '../../../../rules/index.ts'
import { doesBy } from '../../words/abilityWords.ts'
import { figureOf, type GameView } from '../gameView.ts'
import { combatsAsked } from './battlePicture.ts'

/** More choices than these are a list to choose from, which says of each what it is. */
const mostChoices = 5

/** Kinds of questions whose buttons need a word on what they do. */
const explained: ReadonlySet<string> = new Set([
  'react',
  'declare',
  'strategy',
  'convert-hit',
  'convert-wound',
])

/** Uses that would change nothing as the battle stands. */
export const vainAnswers = (question: BattleQuestion): ReadonlySet<string> =>
  new Set(
    question.kind === 'react'
      ? question.choices?.().flatMap(choice => (choice.isVain?.() ? [choice.answer] : []))
      : [],
  )

/**
 * For each button below a question in a fight what it does, what it costs and what it changes, a line each. Exact odds
 * belong at the end of a line.
 */
export function choiceLines(view: GameView, question: BattleQuestion): string[] {
  const { words, names, state } = view
  const { telling, says } = words
  if (question.kind === 'combat') return combatsAsked(view).map(combat => `-# • ${combatText(combat, view)}`)
  if (!explained.has(question.kind)) return []
  const answers = question.space.enumerate('', mostChoices + 2)
  if (answers.length > mostChoices + 1) return []
  const vain = vainAnswers(question)
  const choices = new Map(question.choices?.().map(choice => [choice.answer, choice]))
  const left = (label: string): number => figureOf(view, label)?.ap ?? 0
  const paid = (label: string, cost: number): string => telling.costs(cost, left(label))
  // Once the dice are counted, they stand in what has happened.
  const counted = question.kind === 'react' && question.about.moment === 'count-attacks'
  const fighting = counted ? combatsAsked(view).map(combat => combatText(combat, view)) : []
  const lines = answers.flatMap(text => {
    const answer = parseAnswer(text)
    if (answer?.verb === 'use') {
      const { figure, ability, copied } = answer
      const who = `${names.figure(figure)}: ${names.ability(copied ?? ability)}`
      if (vain.has(text)) return [telling.inVain(who)]
      const cost = choices.get(text)?.cost ?? 0
      return [telling.choice(who, paid(figure, cost), doesBy(words, copied ?? ability, state.rules))]
    }
    if (question.kind === 'convert-hit' || question.kind === 'convert-wound') {
      const cost = question.about.cost[text]
      if (cost === undefined) return [telling.choice(says.keepAp, '', telling.staysAsItIs)]
      const change =
        question.kind === 'convert-hit'
          ? telling.hitsInstead(question.about.hits + 1, question.about.hits)
          : telling.sixInstead
      return [telling.choice(names.figure(text), paid(text, cost), change)]
    }
    return answer?.verb === 'pass' ? [telling.choice(says.pass, '', telling.nothingSpent)] : []
  })
  return [...fighting, ...lines]
}

/** Who fights whom with dice a side. */
function combatText({ figures, dice }: Chain, { words, names, state }: GameView): string {
  const { telling } = words
  return telling.combat(
    dice.flatMap((count, player) => {
      const own = figures.filter(id => state.figures.find(figure => figure.id === id)?.owner === player)
      return own.length ? [telling.withDice(`**${names.figures(own)}**`, count)] : []
    }),
  )
}
