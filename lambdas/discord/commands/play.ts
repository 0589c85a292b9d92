import { gameOf } from '../../../rules/games.ts'
import { levels } from '../../../rules/index.ts'
import { gameOrFirst, hasOpponent } from '../actions/gameMeant.ts'
import type { Command } from '../types.ts'
import { boardChoices } from './board.ts'
import { challenge } from './challenge.ts'
import { choice, command, integer, named, string } from './define.ts'
import { bookChoices, sizesOfArmies, system } from './listChoices.ts'

/**
 * From nothing to a battle: against the computer, on any board, with ready armies for both. The smallest usual size and
 * the first side are taken where the game has any.
 */
export const playCommand: Command = {
  definition: command(
    'play',
    ...system(hasOpponent),
    choice('play.level', levels),
    integer('play.points', ...sizesOfArmies),
    string('play.board', { complete: true }),
    named('play.rules', bookChoices()),
  ),
  run(call, services) {
    const { sizes, sides } = gameOf(gameOrFirst(call, hasOpponent)).terms
    const [points] = sizes?.offered ?? []
    const [camps] = sides
    return challenge(
      {
        ...call,
        options: {
          ...(points !== undefined && { points }),
          board: 'random',
          ...(camps !== undefined && { camps }),
          ...call.options,
          computer: call.options.level ?? 'soldier',
        },
      },
      services,
      true,
    )
  },
  autocomplete: (call, { store }) => boardChoices(call, store),
}
