import { act } from '../../actions/answerCommand.ts'
import type { Command } from '../../types.ts'
import { gameChoices, tableFor } from '../choices.ts'
import { command, game, string } from '../define.ts'
import { facingOf, isRefusal } from '../figureOption.ts'
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
    act(call, services, table => {
      if (table.question?.kind !== 'act' && table.question?.kind !== 'turning') return { code: 'not-acting' }
      const label = actorOf(table, call)
      return isRefusal(label) ? label : [`turn ${label} ${facingOf(call)}`.trim()]
    }),
  async autocomplete(call, { store }) {
    if (call.focused?.name === 'game') return gameChoices(call, store)
    const table = await tableFor(call, store)
    return table ? (actChoices(table, call, 'turn') ?? []) : []
  },
}
