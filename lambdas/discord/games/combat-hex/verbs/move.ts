import type { CombatHex } from '../../../../../rules/combat-hex/index.ts'
import type { Refusal } from '../../../../../rules/index.ts'
import { isRefusal } from '../../../../game/change.ts'
import type { Typed } from '../../../types.ts'
import { type Choice, facingChoices, figureChoices, mayDo } from '../../choices.ts'
import type { VerbInGame } from '../../face.ts'
import { legalAnswers } from '../legalAnswers.ts'
import { facingOf, labelOf } from '../readNames.ts'
import type { CombatHexView } from '../view.ts'
import type { CombatHexWords } from '../words/index.ts'
import { actors, alsoChoices, destinations, hexes, moveOf, movesAfter } from './typedMoves.ts'

/** The figure that the option `figure` means, among those that may act. */
export const actorOf = (view: CombatHexView, { options }: Typed): string | Refusal =>
  labelOf(view, String(options.figure ?? ''), actors(view))

/** The move, the run after it, and the moves of further figures. */
function answers(view: CombatHexView, typed: Typed): string[] | Refusal {
  const { options } = typed
  if (view.question?.kind !== 'act') return { code: 'not-acting' }
  const label = actorOf(view, typed)
  if (isRefusal(label)) return label
  const facing = facingOf(typed)
  // a button keeps answers apart by semicolons
  if (/[\s;]/.test(facing)) return { code: 'no-facing', rule: '1.06', about: { facing } }
  const after = movesAfter(view, String(options.also ?? ''))
  if (isRefusal(after)) return after
  const run = hexes(options.run)[0]
  const way = [...hexes(options.via), ...hexes(options.to)]
  const first = moveOf(view, label, way, run ? '' : facing)
  return [first, ...(run ? [['run', label, run, facing].filter(Boolean).join(' ')] : []), ...after]
}

/** Choices for a figure that may do so now, and for the facing in which an answer may end. */
export function actChoices(
  view: CombatHexView,
  call: Typed,
  verb: 'move' | 'shoot' | 'turn',
): Choice[] | undefined {
  const { focused } = call
  const typed = focused?.value ?? ''
  if (focused?.name === 'figure') {
    // Whoever is carried steps down.
    const verbs = verb === 'move' ? ['move', 'dismount'] : [verb]
    return figureChoices(view, mayDo(view, verbs, actors(view)), typed)
  }
  if (focused?.name !== 'facing') return undefined
  const label = actorOf(view, call)
  const ids = isRefusal(label) ? Object.keys(view.words.terms.facings) : facingsFor(view, verb, label, call)
  return facingChoices(view, ids, typed)
}

function facingsFor(view: CombatHexView, verb: string, label: string, call: Typed): string[] {
  if (verb === 'turn') return legalAnswers(view, 'turn', label).map(({ facing }) => facing)
  const place = verb === 'shoot' ? call.options.target : (hexes(call.options.run)[0] ?? call.options.to)
  const all = Object.keys(view.words.terms.facings)
  if (verb !== 'shoot' || place === undefined) return all
  const target = labelOf(view, String(place))
  if (isRefusal(target)) return all
  return legalAnswers(view, 'shoot', label).flatMap(shot => (shot.target === target ? shot.facing : []))
}

function complete(view: CombatHexView, call: Typed): Choice[] {
  const { focused, options } = call
  if (focused?.name !== 'to' && focused?.name !== 'also') return actChoices(view, call, 'move') ?? []
  const label = actorOf(view, call)
  if (focused.name === 'to') return isRefusal(label) ? [] : destinations(view, label, focused.value)
  const way = [...hexes(options.via), ...hexes(options.to)]
  const first = isRefusal(label) || !way.length ? undefined : moveOf(view, label, way, facingOf(call))
  return view.question?.kind === 'act' ? alsoChoices(view, call, first) : []
}

/** `/move` of a figure, with what it does next and who moves after it. */
export const move: VerbInGame<CombatHex, CombatHexWords> = { answers, complete }
