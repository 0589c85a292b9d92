import { engineOf } from '../../rules/games.ts'
import { joinSeed, type Refusal } from '../../rules/index.ts'
import type { GameRecord } from '../store/types.ts'
import { type Applied, applyOutcome } from './applyOutcome.ts'
import { campsOf } from './armiesToBring.ts'
import type { Actor } from './change.ts'
import { ordersOf } from './standingOrders.ts'

/** Whatever is to be chosen is chosen: the game is set up, and the dice fall. Games take what they need of it. */
export function beginBattle(actor: Actor, game: GameRecord): Applied | Refusal {
  const { terms, seats } = game
  const engine = engineOf(game)
  const outcome = engine.setUp(
    engine.module.setUpOf({
      rules: terms.rules,
      points: terms.points,
      board: terms.board === 'rolled' ? null : terms.board,
      ...(game.customBoards && { customBoards: game.customBoards }),
      ...(game.types && { types: game.types }),
      camps: campsOf(game),
      players: seats.map(({ name, armies }) => ({ name, armies })),
      seed: joinSeed(
        game.secret,
        seats.map(seat => seat.number),
      ),
    }),
    { orders: ordersOf(game) },
  )
  if (!outcome.ok) return outcome.refusal
  // From here on the battle itself remembers them.
  const { customBoards: _customBoards, types: _types, ...rest } = game
  return applyOutcome(actor, rest, outcome)
}
