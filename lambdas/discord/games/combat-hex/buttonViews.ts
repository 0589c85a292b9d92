import type { CombatHex } from '../../../../rules/combat-hex/index.ts'
import { makeAnswer, parseAnswer } from '../../../../rules/combat-hex/index.ts'
import { directions } from '../../../../rules/index.ts'
import type { ButtonView } from '../face.ts'
import { opens } from '../lists.ts'
import { anyVerb, figureMessage } from './figureActions.ts'
import { legendMessage, mapShown } from './mapMessage.ts'
import { unpackAnswers } from './packAnswers.ts'
import { alsoMessage, planMessage } from './planMessage.ts'
import { showAnswer, showAnswers } from './showAnswers.ts'
import { figureOf } from './view.ts'
import type { CombatHexWords } from './words/index.ts'

/** Buttons and selects that show a battle in another way and change nothing of it. */
export const looks = {
  figure: (view, { argument, values }) => {
    const chosen = values[0] ?? argument
    const group = opens(chosen)
    if (group !== undefined) return { opened: group }
    if (view.question?.kind === 'deploy' && figureOf(view, chosen)) return { opened: chosen }
    return figureOf(view, chosen)
      ? figureMessage(view, chosen)
      : { code: 'no-figure', about: { figure: chosen.slice(0, 20) } }
  },
  to: (view, { argument, values }) => {
    const [verb = '', label = ''] = argument.split(' ')
    const [chosen = ''] = values
    const group = opens(chosen)
    if (group !== undefined) return figureMessage(view, label, { verb, group })
    const [first = '', ...others] = verb === anyVerb ? chosen.split(' ') : [verb, chosen]
    return showAnswer(view, [first, label, ...others].join(' '))
  },
  legend: legendMessage,
  map: (view, { argument }) => mapShown(view, argument),
  face: (view, { argument, values }) => {
    const [first = '', ...after] = unpackAnswers(view, argument)
    const answer = parseAnswer(first)
    const facing = directions.find(direction => direction === values[0])
    const turned = answer && 'facing' in answer && facing ? makeAnswer({ ...answer, facing }) : first
    return showAnswer(view, turned, after)
  },
  round: (view, { argument }) => {
    const [first = '', ...after] = unpackAnswers(view, argument)
    return showAnswer(view, first, after)
  },
  // Several moves before they count: the buttons carry what is planned, the newest figure last.
  plan: (view, { argument }) => showAnswers(view, unpackAnswers(view, argument)),
  also: (view, { argument, values }) => alsoMessage(view, unpackAnswers(view, argument), values[0] ?? ''),
  'also-to': (view, { argument, values }) => {
    const planned = unpackAnswers(view, argument)
    const label = planned.pop() ?? ''
    const group = opens(values[0] ?? '')
    return group === undefined
      ? planMessage(view, [...planned, `move ${label} ${values[0] ?? ''}`])
      : alsoMessage(view, planned, label, group)
  },
  'also-facing': (view, { argument, values }) => {
    const planned = unpackAnswers(view, argument)
    const [verb, label, to] = planned.pop()?.split(' ') ?? []
    return planMessage(view, [...planned, [verb, label, to, values[0] ?? ''].join(' ')])
  },
} as const satisfies Readonly<Record<string, ButtonView<CombatHex, CombatHexWords>>>
