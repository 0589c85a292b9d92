import {
  type Answer,
  parseAnswer,
  type QuestionKind,
  readAnswer,
} from '../../../../rules/combat-hex/index.ts'
import { boardIds, type Direction } from '../../../../rules/index.ts'
import type { CombatHexView } from './view.ts'
import type { CombatHexWords } from './words/index.ts'

const printedCost = ({ state }: CombatHexView, label: string, ability: string): number => {
  const figure = state.figures.find(({ id }) => id === label)
  return (figure && state.types[figure.type]?.abilities.find(({ id }) => id === ability)?.cost) ?? 0
}

/** A figure as the answer to a question: with what it would pay, or take, or the combat it stands in. */
function sayFigure(label: string, { question, names, words }: CombatHexView): string {
  const { says } = words
  const who = names.figure(label)
  switch (question?.kind) {
    case 'convert-hit':
    case 'convert-wound':
      return says.answerPay(who, question.about.cost[label] ?? 0)
    case 'allocate': {
      const target = question.about.targets.find(({ id }) => id === label)
      return target ? says.answerTake(who, target.life, target.endurance) : who
    }
    case 'combat':
      return names.figures(question.about.chains.find(chain => chain.includes(label)) ?? [label])
    default:
      return who
  }
}

type Says = {
  [V in Answer['verb']]: (
    answer: Extract<Answer, { verb: V }>,
    view: CombatHexView,
    kind: QuestionKind | undefined,
  ) => string
}

const choice = ({ verb }: { verb: keyof CombatHexWords['says']['choices'] }, { words }: CombatHexView) =>
  words.says.choices[verb]
const edge = ({ verb }: { verb: keyof CombatHexWords['terms']['edges'] }, { words }: CombatHexView) =>
  words.terms.edges[verb]
const camp = ({ verb }: { verb: keyof CombatHexWords['terms']['camps'] }, { words }: CombatHexView) =>
  words.terms.camps[verb]
const ring = ({ verb }: { verb: keyof CombatHexWords['says']['ringChoices'] }, { words }: CombatHexView) =>
  words.says.ringChoices[verb]
const facingOf = ({ facing }: { facing: Direction }, { words }: CombatHexView) => words.terms.facings[facing]

/** Every kind of answer in words. */
const sayings: Says = {
  move: (answer, view) =>
    view.words.says.answerMove(
      view.names.figure(answer.figure),
      answer.path.at(-1) ?? '',
      facingOf(answer, view),
    ),
  charge: (answer, view) =>
    view.words.says.answerCharge(
      view.names.figure(answer.figure),
      answer.path.at(-1) ?? '',
      facingOf(answer, view),
      answer.target === undefined ? '' : view.names.figure(answer.target),
    ),
  run: (answer, view) =>
    view.words.says.answerRun(view.names.figure(answer.figure), answer.to, facingOf(answer, view)),
  place: (answer, view) =>
    view.words.says.answerPlace(view.names.figure(answer.figure), answer.to, facingOf(answer, view)),
  dismount: (answer, view) =>
    view.words.says.answerDismount(view.names.figure(answer.figure), answer.to, facingOf(answer, view)),
  shoot({ figure, target, ...answer }, view) {
    const { says } = view.words
    const who = view.names.figure(figure)
    return target === undefined
      ? says.answerVolley(who, facingOf(answer, view))
      : says.answerShoot(who, view.names.figure(target), facingOf(answer, view))
  },
  strike: ({ figure, target }, { words, names }) =>
    words.says.answerStrike(names.figure(figure), names.figure(target)),
  turn: (answer, view) =>
    view.words.says.answerTurn(view.names.figure(answer.figure), facingOf(answer, view)),
  use: ({ figure, ability, copied, target }, view) =>
    view.words.says.answerUse(
      view.names.figure(figure),
      view.names.ability(ability),
      copied === undefined ? '' : view.names.ability(copied),
      target === undefined ? '' : view.names.figure(target),
      printedCost(view, figure, ability),
    ),
  end: ({ figure }, { words, names }) => words.says.answerEnd(names.figure(figure)),
  leave: ({ figure }, { words, names }) => words.says.answerLeave(names.figure(figure)),
  lift: ({ figure }, { words, names }) => words.says.answerLift(names.figure(figure)),
  mount: ({ figure, carrier }, { words, names }) =>
    words.says.answerMount(names.figure(figure), names.figure(carrier)),
  auto: (_, { words }) => words.says.auto,
  pass: (_, { words }) => words.says.pass,
  none: (_, { words }, kind) => (kind === 'reroll' ? words.says.keepDice : words.says.keepAp),
  done: (_, { words: { says } }, kind) =>
    kind === undefined ? says.done : (says.doneWith[kind as keyof typeof says.doneWith] ?? says.done),
  keep: ring,
  'take-off': ring,
  camp: choice,
  board: choice,
  attacker: choice,
  defender: choice,
  good: camp,
  evil: camp,
  left: edge,
  right: edge,
  top: edge,
  bottom: edge,
  figure: ({ figure }, view) =>
    view.state.figures.some(({ id }) => id === figure) ? sayFigure(figure, view) : figure,
  dice: ({ faces }, { words }) => words.says.throwAgain(faces.join(' ')),
  name: ({ name }, { names }) => (boardIds.includes(name) ? names.board(name) : name),
}

/** Who goes where, in few words, of a move that may leave its facing to the rules: `A3 Legolas → D7`. */
export function moveInWords(text: string, { names, words }: CombatHexView): string {
  const { figure = '', path, to = path?.split('-').at(-1) ?? '' } = readAnswer(text) ?? {}
  return words.says.plannedMove(names.figure(figure), to)
}

/** An answer in words, for a button or a list: `move A3 C7-D7 NE` reads `A3 Legolas → D7 (NE)`. */
export function sayAnswer(
  text: string,
  view: CombatHexView,
  kind: QuestionKind | undefined = view.question?.kind,
): string {
  const answer = parseAnswer(text)
  if (!answer) {
    const { figure, path, to } = readAnswer(text) ?? {}
    return figure && (path || to) ? moveInWords(text, view) : text
  }
  // The table has for each verb what says an answer with that verb.
  const say = sayings[answer.verb] as (
    answer: Answer,
    ...more: [CombatHexView, QuestionKind | undefined]
  ) => string
  return say(answer, view, kind)
}
