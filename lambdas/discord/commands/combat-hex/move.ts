import type { Refusal } from '../../../../rules/index.ts'
import { isRefusal } from '../../../game/change.ts'
import type { Store } from '../../../store/types.ts'
import { actOrShow } from '../../actions/answerCommand.ts'
import { legalAnswers } from '../../games/combat-hex/legalAnswers.ts'
import { facingOf, labelOf } from '../../games/combat-hex/readNames.ts'
import type { CombatHexView } from '../../games/combat-hex/view.ts'
import type { Call, Command } from '../../types.ts'
import { type Choice, facingChoices, figureChoices, gameChoices } from '../choices.ts'
import { command, game, string, yesNo } from '../define.ts'
import { combatHexFor, inCombatHex } from './inCombatHex.ts'
import { actors, alsoChoices, destinations, hexes, moveOf, movesAfter } from './typedMoves.ts'

/** The figure that the option `figure` means, among those that may act. */
export const actorOf = (view: CombatHexView, { options }: Call): string | Refusal =>
  labelOf(view, String(options.figure ?? ''), actors(view))

/** The most that can be typed for further moves. */
const maxAlso = 300

/** `/move` as answers: the move, the run after it, and the moves of further figures. */
function answersOf(call: Call) {
  return (view: CombatHexView): string[] | Refusal => {
    const { options } = call
    if (view.question?.kind !== 'act') return { code: 'not-acting' }
    const label = actorOf(view, call)
    if (isRefusal(label)) return label
    const facing = facingOf(call)
    // a button keeps answers apart by semicolons
    if (/[\s;]/.test(facing)) return { code: 'no-facing', rule: '1.06', about: { facing } }
    const after = movesAfter(view, String(options.also ?? ''))
    if (isRefusal(after)) return after
    const run = hexes(options.run)[0]
    const way = [...hexes(options.via), ...hexes(options.to)]
    const first = moveOf(view, label, way, run ? '' : facing)
    return [first, ...(run ? [['run', label, run, facing].filter(Boolean).join(' ')] : []), ...after]
  }
}

/** Choices for a figure, and for the facing in which an answer may end. */
export function actChoices(view: CombatHexView, call: Call, verb: string): Choice[] | undefined {
  const { focused } = call
  const typed = focused?.value ?? ''
  if (focused?.name === 'figure') return figureChoices(view, actors(view), typed)
  if (focused?.name !== 'facing') return undefined
  const label = actorOf(view, call)
  const ids = isRefusal(label) ? Object.keys(view.words.terms.facings) : facingsFor(view, verb, label, call)
  return facingChoices(view, ids, typed)
}

function facingsFor(view: CombatHexView, verb: string, label: string, call: Call): string[] {
  if (verb === 'turn') return legalAnswers(view, 'turn', label).map(({ facing }) => facing)
  const place = verb === 'shoot' ? call.options.target : (hexes(call.options.run)[0] ?? call.options.to)
  const all = Object.keys(view.words.terms.facings)
  if (verb !== 'shoot' || place === undefined) return all
  const target = labelOf(view, String(place))
  if (isRefusal(target)) return all
  return legalAnswers(view, 'shoot', label).flatMap(shot => (shot.target === target ? shot.facing : []))
}

async function autocomplete(call: Call, { store }: { store: Store }): Promise<Choice[]> {
  if (call.focused?.name === 'game') return gameChoices(call, store)
  const view = await combatHexFor(call, store)
  if (!view) return []
  const { focused, options } = call
  if (focused?.name !== 'to' && focused?.name !== 'also') return actChoices(view, call, 'move') ?? []
  const label = actorOf(view, call)
  if (focused.name === 'to') return isRefusal(label) ? [] : destinations(view, label, focused.value)
  const way = [...hexes(options.via), ...hexes(options.to)]
  const first = isRefusal(label) || !way.length ? undefined : moveOf(view, label, way, facingOf(call))
  return view.question?.kind === 'act' ? alsoChoices(view, call, first) : []
}

export const moveCommand: Command = {
  definition: command(
    'move',
    string('*.figure', { required: true, complete: true, most: 60 }),
    string('move.to', { required: true, complete: true, most: 10 }),
    string('*.facing', { complete: true, most: 10 }),
    string('move.via', { most: 100 }),
    string('move.run', { most: 10 }),
    string('move.also', { complete: true, most: maxAlso }),
    yesNo('*.now'),
    game(),
  ),
  run: (call, services) => actOrShow(call, services, inCombatHex(answersOf(call))),
  autocomplete,
}
