import { levels } from '../../../rules/index.ts'
import type { Command } from '../types.ts'
import { boardChoices } from './board.ts'
import { challenge } from './challenge.ts'
import { choice, command, integer, string } from './define.ts'

/** From nothing to a battle: against the computer, on any board, with ready armies for both. */
export const playCommand: Command = {
  definition: command(
    'play',
    choice('play.computer', levels),
    integer('play.points', 100, 10_000),
    string('play.board', { complete: true }),
  ),
  run: (call, services) =>
    challenge(
      {
        ...call,
        options: {
          points: 500,
          board: 'random',
          camps: 'good',
          computer: 'soldier',
          ...call.options,
        },
      },
      services,
      true,
    ),
  autocomplete: (call, { store }) => boardChoices(call, store),
}
