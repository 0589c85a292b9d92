import type { Refusal } from '../../../../rules/index.ts'
import { isRefusal } from '../../../game/change.ts'
import type { Store } from '../../../store/types.ts'
import { act } from '../../actions/answerCommand.ts'
import { legalAnswers, once } from '../../games/combat-hex/legalAnswers.ts'
import { facingOf, labelOf } from '../../games/combat-hex/readNames.ts'
import type { CombatHexView } from '../../games/combat-hex/view.ts'
import type { Call, Command } from '../../types.ts'
import { type Choice, facingChoices, figureChoices, gameChoices, hexChoices } from '../choices.ts'
import { command, game, string, subcommand } from '../define.ts'
import { combatHexFor, inCombatHex } from './inCombatHex.ts'

const figures = ({ question }: CombatHexView): string[] =>
  question?.kind === 'deploy' ? [...question.about.waiting, ...question.about.placed] : []

function answersOf(call: Call) {
  return (view: CombatHexView): string[] | Refusal => {
    if (view.question?.kind !== 'deploy') return { code: 'not-this-question' }
    if (call.name === 'deploy auto') return ['auto']
    if (call.name === 'deploy done') return ['done']
    const label = labelOf(view, String(call.options.figure ?? ''), figures(view))
    if (isRefusal(label)) return label
    const { at = '' } = call.options
    return [['place', label, String(at).trim(), facingOf(call)].filter(Boolean).join(' ')]
  }
}

async function autocomplete(call: Call, { store }: { store: Store }): Promise<Choice[]> {
  const { focused, options } = call
  if (focused?.name === 'game') return gameChoices(call, store)
  const view = await combatHexFor(call, store)
  if (!view || !focused) return []
  if (focused.name === 'figure') return figureChoices(view, figures(view), focused.value)
  const label = labelOf(view, String(options.figure ?? ''), figures(view))
  if (isRefusal(label)) return []
  const places = legalAnswers(view, 'place', label)
  if (focused.name === 'at') return hexChoices(once(places.map(({ to }) => to)), focused.value)
  const at = String(options.at ?? '').toUpperCase()
  const ids = places.flatMap(({ to, facing }) => (to === at ? facing : []))
  return facingChoices(view, ids, focused.value)
}

export const deployCommand: Command = {
  definition: command(
    'deploy',
    subcommand(
      'deploy place',
      string('*.figure', { required: true, complete: true, most: 60 }),
      string('deploy place.at', { required: true, complete: true, most: 10 }),
      string('*.facing', { complete: true, most: 10 }),
      game(),
    ),
    subcommand('deploy auto', game()),
    subcommand('deploy done', game()),
  ),
  run: (call, services) => act(call, services, inCombatHex(answersOf(call))),
  autocomplete,
}
