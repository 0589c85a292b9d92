import type { GameQuestion } from '../../../../rules/regiments/index.ts'
import { average, percentOf } from './odds/sayOdds.ts'
import { sayAnswer } from './sayAnswer.ts'
import { legalTexts, type RegimentsView } from './view.ts'

/** More answers than these are a list to choose from. */
const maxButtons = 6

/** What an answer does, in a few words; undefined where its button says all. */
function doesOf(view: RegimentsView, { kind, about }: GameQuestion, answer: string): string | undefined {
  const { choices, abilities } = view.words
  switch (kind) {
    case 'reaction': {
      if (answer === 'flee') return choices.flee
      return choices.hold(percentOf(about.chance, view.locale))
    }
    case 'begin':
      return answer === 'begin' ? choices.begin : choices.defend
    case 'redirect':
      return answer === 'none' ? choices.sameCharge(view.names.figure(about.fled)) : choices.otherCharge
    case 'reveal':
      return answer === 'none' ? choices.staysHidden : choices.showsItself
    case 'sweep':
      return answer === 'none' ? choices.sweepNobody : choices.sweep
    case 'dispel':
      return answer === '0' ? choices.letBe(abilities[about.spell as keyof typeof abilities].does) : undefined
    case 'direct':
      return answer === 'none' ? choices.directNobody : choices.direct
    case 'strike': {
      const { special, of, targets } = about
      const target = targets.find(({ label }) => label === answer)
      if (!target) return undefined
      const { most, likely, life } = target
      const count = special === null ? view.words.tells.files : view.words.tells.hits
      return choices.strike(Math.min(most, of), count(of), average(likely, view.locale), life)
    }
    case 'retreat':
      return answer === 'stay' ? choices.stayInCombat : choices.retreat(about.won)
    case 'pursue':
      return answer === 'stay' ? choices.stay : choices.pursue(view.names.figures(about.fled))
    case 'overrun':
      return answer === 'stay' ? choices.stay : choices.overrun
    default:
      return undefined
  }
}

/** For each button below a question what it does, a line each. */
export function choiceLines(view: RegimentsView, question: GameQuestion): string[] {
  const { choices } = view.words
  const answers = legalTexts(view)
  if (answers.length > maxButtons) return []
  const lines = answers.flatMap(answer => {
    const does = doesOf(view, question, answer)
    return does === undefined ? [] : [choices.line(sayAnswer(answer, view), does)]
  })
  // Buttons with dice have their chances on them.
  return question.kind === 'dispel'
    ? [...lines, choices.line(choices.dice, choices.dispel(question.about.sum))]
    : lines
}
