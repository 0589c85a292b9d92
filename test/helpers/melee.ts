import type { Policy } from '../../rules/core/script.ts'
import type { QuestionKind } from '../../rules/dark-lord/field/questions.ts'
import type { DarkLordState } from '../../rules/dark-lord/state.ts'
import { type DarkLordScene, type Stood, skirmish } from './darkLord.ts'

interface MeleeScene extends Omit<DarkLordScene, 'figures' | 'dice' | 'answers'> {
  /** kinds of questions that come up; all others are answered by their fallback */
  asks?: QuestionKind[]
  /** answers before the fallbacks do */
  policy?: Policy<DarkLordState>
}

/**
 * Fights at once, at the end of the last turn: the game is over when they are. `pairs` are engaged with each other:
 * `A1 B1`. Further dice are those of the end of the turn, should it have any.
 */
export function melee(
  figures: Record<string, Stood>,
  pairs: readonly string[],
  dice: number[],
  { asks = [], policy, ...more }: MeleeScene = {},
) {
  const engaged = (label: string) =>
    pairs.flatMap(pair => {
      const [a = '', b = ''] = pair.split(' ')
      return a === label ? [b] : b === label ? [a] : []
    })
  const all = Object.fromEntries(
    Object.entries(figures).map(([label, stood]) => [
      label,
      { ...stood, marks: { engaged: engaged(label), ...stood.marks } },
    ]),
  )
  return skirmish({
    stage: 'division',
    turn: 1,
    lastTurn: 1,
    ...more,
    answers: (question, state) =>
      asks.some(kind => kind === question.kind)
        ? undefined
        : (policy?.(question, state) ?? { answer: question.fallback(), from: 'default' }),
    figures: all,
    dice,
  })
}
