import {
  type Chain,
  expectedLoss,
  type FigureOdds,
  type GameQuestion,
  harmed,
  oddsOfChoices,
  parseAnswer,
} from '../../../../rules/combat-hex/index.ts'
import { combatsAsked } from './battlePicture.ts'
import { decimal, percent } from './oddsLines.ts'
import { laterLine, recommendedOf } from './payRows.ts'
import { type CombatHexView, figureOf } from './view.ts'
import { doesBy } from './words/abilityWords.ts'

/** More choices than these are a list to choose from, which says of each what it is. */
const maxChoices = 5

/** Kinds of questions whose buttons need a word on what they do. */
const explained: ReadonlySet<string> = new Set([
  'react',
  'declare',
  'strategy',
  'convert-hit',
  'convert-wound',
  'allocate',
])

/** Uses that would change nothing as the battle stands. */
export const vainAnswers = (question: GameQuestion): ReadonlySet<string> =>
  new Set(
    question.kind === 'react'
      ? question.choices?.().flatMap(choice => (choice.isVain?.() ? [choice.answer] : []))
      : [],
  )

/** Figures whose chances stand behind each answer: those for whom it matters most. */
const maxTold = 3

const isUncertain = ({ lost, leaves }: FigureOdds): boolean =>
  [...lost, leaves].some(chance => chance > 1e-9 && chance < 1 - 1e-9)

/** What becomes of somebody by an answer, in few words; '' where nothing does. */
function fateText(odds: FigureOdds, view: CombatHexView): string {
  const { tells } = view.words
  const { id: who, falls, leaves, lost } = odds
  const hurt = harmed(odds)
  if (hurt < 1e-9 && falls < 1e-9) return ''
  const said = (chance: number): string => (chance > 1 - 1e-9 ? '' : percent(chance, view))
  const certain = lost.findIndex(chance => chance > 1 - 1e-9)
  if (certain > 0 && falls < 1e-9) return tells.lost(who, certain, lost.length - 1 - certain)
  const losesToo = hurt - falls > 1e-9
  const manyLosses = lost.slice(1).filter(chance => chance > 1e-9).length > 1
  return [
    falls > 1e-9 && !losesToo ? tells.mayFall(who, said(falls)) : tells.mayLose(who, said(hurt)),
    ...(losesToo && falls > 1e-9 ? [tells.orFall(percent(falls, view))] : []),
    ...(manyLosses ? [tells.onAverage(decimal(expectedLoss(odds), view))] : []),
    ...(falls - leaves > 1e-9 ? [tells.keptUp(said((falls - leaves) / falls))] : []),
  ].join(', ')
}

/**
 * For each button below a question in a fight what it does, what it costs and what it changes, a line each, with the
 * exact odds at its end where they can be counted in time.
 */
export function choiceLines(view: CombatHexView, question: GameQuestion): string[] {
  const { words, names, state } = view
  const { tells, says } = words
  if (question.kind === 'combat') return combatsAsked(view).map(combat => `-# • ${combatText(combat, view)}`)
  if (!explained.has(question.kind)) return []
  const answers = question.space.enumerate('', maxChoices + 2)
  if (answers.length > maxChoices + 1) return []
  const vain = vainAnswers(question)
  const advised = recommendedOf(view, question)
  const named = (text: string, what: string): string => (text === advised ? `★ ${what}` : what)
  const choices = new Map(question.choices?.().map(choice => [choice.answer, choice]))
  const left = (label: string): number => figureOf(view, label)?.ap ?? 0
  const paid = (label: string, cost: number): string => tells.costs(cost, left(label))
  // Once the dice are counted, they stand in what has happened.
  const counted = question.kind === 'react' && question.about.moment === 'count-attacks'
  const fighting = counted ? combatsAsked(view).map(combat => combatText(combat, view)) : []
  const lineOf = (text: string): string[] => {
    const answer = parseAnswer(text)
    if (answer?.verb === 'use') {
      const { figure, ability, copied } = answer
      const who = says.about(names.figure(figure), names.ability(copied ?? ability))
      if (vain.has(text)) return [tells.inVain(who)]
      const cost = choices.get(text)?.cost ?? 0
      return [
        tells.choice(named(text, who), paid(figure, cost), doesBy(words, copied ?? ability, state.rules)),
      ]
    }
    if (question.kind === 'allocate') {
      const target = question.about.targets.find(({ id }) => id === text)
      return target ? [tells.choice(names.figure(text), '', tells.takesDie(target.life))] : []
    }
    if (question.kind === 'convert-hit' || question.kind === 'convert-wound') {
      const cost = question.about.cost[text]
      if (cost === undefined) return [tells.choice(named(text, says.keepAp), '', tells.staysAsItIs)]
      const change =
        question.kind === 'convert-hit'
          ? tells.hitsInstead(question.about.hits + 1, question.about.hits)
          : tells.sixInstead
      return [tells.choice(named(text, names.figure(text)), paid(text, cost), change)]
    }
    return answer?.verb === 'pass' ? [tells.choice(named(text, says.pass), '', tells.nothingSpent)] : []
  }
  const told = answers.filter(text => !vain.has(text))
  const odds = oddsOfChoices(view.save, told)
  const fates = (text: string): string => {
    const figures = odds?.[told.indexOf(text)]
    const texts = figures?.flatMap(figure => fateText(figure, view) || []).slice(0, maxTold)
    return texts ? ` · ${texts.join(' · ') || tells.nobodyHurt()}` : ''
  }
  const lines = answers.flatMap(text => lineOf(text).map(line => line + fates(text)))
  // No line of its own: there are few, and the combat has to be told above.
  const more = question.kind === 'allocate' && question.about.rest.length > 0
  const last =
    odds && (more || odds.flat().some(isUncertain)) && lines.length
      ? `${lines.pop()} ${tells.chancesAssume}`
      : []
  return [...fighting, ...lines].concat(last, laterLine(view))
}

/** Who fights whom with dice a side. */
function combatText({ figures, dice }: Chain, { words, names, state }: CombatHexView): string {
  const { tells } = words
  return tells.combat(
    dice.flatMap((count, player) => {
      const own = figures.filter(id => state.figures.find(figure => figure.id === id)?.owner === player)
      return own.length ? [tells.withDice(`**${names.figures(own)}**`, count)] : []
    }),
  )
}
