import type { Refusal } from '../../../../rules/index.ts'
import { isRefusal } from '../../../game/change.ts'
import { act } from '../../actions/answerCommand.ts'
import { facingOf } from '../../games/combat-hex/readNames.ts'
import type { Command } from '../../types.ts'
import { gameChoices } from '../choices.ts'
import { command, game, string } from '../define.ts'
import { combatHexFor, inCombatHex } from './inCombatHex.ts'
import { actChoices, actorOf } from './move.ts'

/** Turns a figure in place, in the action phase or at its end (4.12, 3.091). It can be undone, so nothing is asked. */
export const turnCommand: Command = {
  definition: command(
    'turn',
    string('*.figure', { required: true, complete: true, most: 60 }),
    string('*.facing', { required: true, complete: true, most: 10 }),
    game(),
  ),
  run: (call, services) =>
    act(
      call,
      services,
      inCombatHex((view): string[] | Refusal => {
        if (view.question?.kind !== 'act' && view.question?.kind !== 'turning') return { code: 'not-acting' }
        const label = actorOf(view, call)
        return isRefusal(label) ? label : [`turn ${label} ${facingOf(call)}`.trim()]
      }),
    ),
  async autocomplete(call, { store }) {
    if (call.focused?.name === 'game') return gameChoices(call, store)
    const view = await combatHexFor(call, store)
    return view ? (actChoices(view, call, 'turn') ?? []) : []
  },
}
