import { levels } from '../../../rules/index.ts'
import type { Command } from '../types.ts'
import { boardChoices } from './board.ts'
import { challenge } from './challenge.ts'
import { choice, command, integer, named, string } from './define.ts'
import { bookChoices, sizesOfArmies } from './listChoices.ts'

/** From nothing to a battle: against the computer, on any board, with ready armies for both. */
export const playCommand: Command = {
  definition: command(
    'play',
    choice('play.level', levels),
    integer('play.points', ...sizesOfArmies),
    string('play.board', { complete: true }),
    named('play.rules', bookChoices()),
  ),
  run: (call, services) =>
    challenge(
      {
        ...call,
        options: {
          points: 500,
          board: 'random',
          camps: 'good',
          ...call.options,
          computer: call.options.level ?? 'soldier',
        },
      },
      services,
      true,
    ),
  autocomplete: (call, { store }) => boardChoices(call, store),
}
