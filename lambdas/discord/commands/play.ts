import { levels, ruleBooks } from '../../../rules/combat-hex/index.ts'
import type { Command } from '../types.ts'
import { boardChoices } from './board.ts'
import { challenge } from './challenge.ts'
import { choice, command, integer, string } from './define.ts'

/** From nothing to a battle: against the computer, on any board, with ready armies for both. */
export const playCommand: Command = {
  definition: command(
    'play',
    choice('play.level', levels),
    integer('play.points', 100, 10_000),
    string('play.board', { complete: true }),
    choice('play.rules', ruleBooks),
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
