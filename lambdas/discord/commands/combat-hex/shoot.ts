import type { Refusal } from '../../../../rules/index.ts'
import { isRefusal } from '../../../game/change.ts'
import type { Store } from '../../../store/types.ts'
import { actOrShow } from '../../actions/answerCommand.ts'
import { legalAnswers, once } from '../../games/combat-hex/legalAnswers.ts'
import { facingOf, labelOf } from '../../games/combat-hex/readNames.ts'
import type { CombatHexView } from '../../games/combat-hex/view.ts'
import type { Call, Command } from '../../types.ts'
import { type Choice, figureChoices, gameChoices } from '../choices.ts'
import { command, game, string, yesNo } from '../define.ts'
import { combatHexFor, inCombatHex } from './inCombatHex.ts'
import { actChoices, actorOf } from './move.ts'
import { actors } from './typedMoves.ts'

function answersOf(call: Call) {
  return (view: CombatHexView): string[] | Refusal => {
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
}

async function autocomplete(call: Call, { store }: { store: Store }): Promise<Choice[]> {
  const { focused } = call
  if (focused?.name === 'game') return gameChoices(call, store)
  const view = await combatHexFor(call, store)
  if (!view) return []
  const typed = focused?.value ?? ''
  if (focused?.name === 'figure') {
    const shooters = actors(view).filter(label => legalAnswers(view, 'shoot', label, 1).length > 0)
    return figureChoices(view, shooters, typed)
  }
  if (focused?.name === 'target') {
    const label = actorOf(view, call)
    if (isRefusal(label)) return []
    // Those who aim at nobody in particular name a facing alone.
    const targets = once(legalAnswers(view, 'shoot', label).flatMap(({ target }) => target ?? []))
    return figureChoices(view, targets, typed)
  }
  return actChoices(view, call, 'shoot') ?? []
}

export const shootCommand: Command = {
  definition: command(
    'shoot',
    string('*.figure', { required: true, complete: true, most: 60 }),
    string('shoot.target', { complete: true, most: 60 }),
    string('*.facing', { complete: true, most: 10 }),
    yesNo('*.now'),
    game(),
  ),
  run: (call, services) => actOrShow(call, services, inCombatHex(answersOf(call))),
  autocomplete,
}
