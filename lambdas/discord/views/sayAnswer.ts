import { abilityRules, boards, type QuestionKind } from '../../../rules/index.ts'
import type { GameView } from './gameView.ts'

const facing = (view: GameView, id = ''): string =>
  Object.hasOwn(view.words.terms.facings, id)
    ? view.words.terms.facings[id as keyof typeof view.words.terms.facings]
    : id

const printedCost = ({ state }: GameView, label: string, ability: string): number => {
  const figure = state.figures.find(({ id }) => id === label)
  return (figure && state.types[figure.type]?.abilities.find(({ id }) => id === ability)?.cost) ?? 0
}

/** A figure as the answer to a question: with what it would pay, or take, or the combat it stands in. */
function sayFigure(label: string, { question, names, words }: GameView): string {
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

/** An answer in words, for a button or a list: `move A3 C7-D7 NE` reads `A3 Legolas → D7 (NE)`. */
export function sayAnswer(
  answer: string,
  view: GameView,
  kind: QuestionKind | undefined = view.question?.kind,
): string {
  const { words, names } = view
  const { says, terms } = words
  const [verb = '', label = '', place = '', last] = answer.split(' ')
  const who = names.figure(label)
  switch (verb) {
    case 'move':
      return says.answerMove(who, place.split('-').at(-1) ?? place, facing(view, last))
    case 'charge':
      return says.answerCharge(
        who,
        place.split('-').at(-1) ?? place,
        facing(view, answer.split(' ')[3]),
        answer.split(' ')[4] ? names.figure(answer.split(' ')[4]!) : '',
      )
    case 'run':
      return says.answerRun(who, place, facing(view, last))
    case 'place':
      return says.answerPlace(who, place, facing(view, last))
    case 'shoot':
      return place in terms.facings
        ? says.answerVolley(who, facing(view, place))
        : says.answerShoot(who, names.figure(place), facing(view, last))
    case 'strike':
      return says.answerStrike(who, names.figure(place))
    case 'turn':
      return says.answerTurn(who, facing(view, place))
    case 'use': {
      const rest = answer.split(' ').slice(3)
      const copied = rest.find(word => word in abilityRules)
      const target = rest.find(word => word !== copied)
      return says.answerUse(
        who,
        names.ability(place),
        copied === undefined ? '' : names.ability(copied),
        target === undefined ? '' : names.figure(target),
        printedCost(view, label, place),
      )
    }
    case 'end':
      return says.answerEnd(who)
    case 'dismount':
      return says.answerDismount(who, place, facing(view, last))
    case 'mount':
      return says.answerMount(who, names.figure(place))
    case 'leave':
      return says.answerLeave(who)
    case 'keep':
    case 'take-off':
      return says.ringChoices[verb]
    case 'lift':
      return says.answerLift(who)
    case 'auto':
      return says.auto
    case 'pass':
      return says.pass
    case 'none':
      return kind === 'reroll' ? says.keepDice : says.keepAp
    case 'done':
      return kind === undefined ? says.done : (says.doneWith[kind as keyof typeof says.doneWith] ?? says.done)
    case 'good':
    case 'evil':
      return terms.camps[verb]
    case 'left':
    case 'right':
    case 'top':
    case 'bottom':
      return terms.edges[verb]
    case 'attacker':
    case 'defender':
    case 'camp':
    case 'board':
      return says.choices[verb]
  }
  if (kind === 'reroll') return says.throwAgain(answer)
  if (boards().some(board => board.id === answer)) return names.board(answer)
  return view.state.figures.some(figure => figure.id === answer) ? sayFigure(answer, view) : answer
}
