import type { CombatHex } from '../../../../../rules/combat-hex/index.ts'
import type { Refusal } from '../../../../../rules/index.ts'
import { isRefusal } from '../../../../game/change.ts'
import type { Typed } from '../../../types.ts'
import { type Choice, figureChoices } from '../../choices.ts'
import type { VerbInGame } from '../../face.ts'
import { legalAnswers, once } from '../legalAnswers.ts'
import { facingOf, labelOf } from '../readNames.ts'
import type { CombatHexView } from '../view.ts'
import type { CombatHexWords } from '../words/index.ts'
import { actChoices, actorOf } from './move.ts'

function answers(view: CombatHexView, call: Typed): string[] | Refusal {
  const { options } = call
  if (view.question?.kind !== 'act') return { code: 'not-acting' }
  const label = actorOf(view, call)
  if (isRefusal(label)) return label
  const facing = facingOf(call)
  if (options.target === undefined) return [['shoot', label, facing].filter(Boolean).join(' ')]
  const enemies = view.state.figures.filter(({ owner }) => owner !== view.viewer).map(({ id }) => id)
  const target = labelOf(view, String(options.target), enemies)
  if (isRefusal(target)) return target
  return [['shoot', label, target, facing].filter(Boolean).join(' ')]
}

function complete(view: CombatHexView, call: Typed): Choice[] {
  const { focused } = call
  const typed = focused?.value ?? ''
  if (focused?.name === 'target') {
    const label = actorOf(view, call)
    if (isRefusal(label)) return []
    // Those who aim at nobody in particular name a facing alone.
    const targets = once(legalAnswers(view, 'shoot', label).flatMap(({ target }) => target ?? []))
    return figureChoices(view, targets, typed)
  }
  return actChoices(view, call, 'shoot') ?? []
}

/** `/shoot`: at somebody, or in a direction. */
export const shoot: VerbInGame<CombatHex, CombatHexWords> = { answers, complete }
