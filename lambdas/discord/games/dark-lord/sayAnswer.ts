import { type DarkLordView } from './view.ts'

/** Words that stand for themselves. */
function oneWord(text: string, { words: { tells } }: DarkLordView): string | undefined {
  const table: Readonly<Record<string, string>> = tells.words
  return Object.hasOwn(table, text) ? table[text] : undefined
}

const isLabel = (word: string): boolean => /^[AB]\d+$/.test(word)

/** An answer in words. */
export function sayAnswer(answer: string, view: DarkLordView): string {
  const { words, names } = view
  const { tells } = words
  const [first = '', second = '', ...rest] = answer.split(' ')
  switch (first) {
    case 'move': {
      const [way = '', ...charged] = rest
      return tells.answerMove(names.figure(second), way.split('-').at(-1) ?? way, names.figures(charged))
    }
    case 'charge':
      return tells.answerCharge(names.figure(second), names.figures(rest))
    case 'cast': {
      const [power = '', ...more] = rest
      const target = more.find(isLabel)
      const dice = Number(more.find(word => /^\d+$/.test(word)) ?? 1)
      return tells.answerCast(
        names.figure(second),
        names.ability(power),
        target ? names.figure(target) : '',
        dice,
        more.includes('channel'),
      )
    }
    case 'shoot':
      return tells.answerShoot(names.figure(second), names.figure(rest[0] ?? ''))
    case 'place':
      return `${names.figure(second)} → ${rest[0] ?? ''}`
    case 'might':
    case 'will': {
      if (isLabel(second)) break
      const might = first === 'might' ? Number(second) : 0
      const will = first === 'will' ? Number(second) : Number(rest[1] ?? 0)
      return tells.spend(might, will)
    }
  }
  const verbs: Readonly<Record<string, string>> = tells.verbs
  if (Object.hasOwn(verbs, first) && isLabel(second))
    return view.words.says.about(verbs[first] ?? first, names.figure(second))
  if (answer === 'done') return doneWord(view)
  const word = oneWord(answer, view)
  if (word) return word
  // Labels, hexes and pairs of them: a step back, a strike, a division.
  return answer
    .split(' ')
    .map(each => (isLabel(each) ? names.figure(each) : (oneWord(each, view) ?? each)))
    .join(' ')
}

/** What `done` ends now. */
function doneWord({ question, words: { tells } }: DarkLordView): string {
  if (question?.kind === 'deploy') return tells.begin
  if (question?.kind === 'shots') return tells.endShooting
  return question?.kind === 'act' ? tells.endMoving : tells.words.done
}
