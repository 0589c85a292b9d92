import type { GameRecord, Locale } from '../../store/types.ts'
import { button, buttons, idOf } from '../components.ts'
import { relative } from '../game/deadline.ts'
import { seatOf } from '../game/table.ts'
import { campsToBring, hasPicked } from '../game/terms.ts'
import type { Message } from '../types.ts'
import { plain } from '../words/fill.ts'
import { wordsOf } from '../words/index.ts'
import { armyLine } from './army.ts'
import { panel } from './panel.ts'

/**
 * Both choose their armies; nobody sees the other's before both have chosen.
 * @param user who reads, or null for everybody: then no army is shown
 */
export function armiesMessage(game: GameRecord, locale: Locale, user: string | null): Message {
  const words = wordsOf(locale)
  const { says, terms } = words
  const player = user === null ? -1 : seatOf(game, user)
  const who = game.seats.map((seat, i) =>
    hasPicked(game, i) ? says.hasPicked(plain(seat.name)) : says.picking(plain(seat.name)),
  )
  const over = game.stage !== 'armies'
  const own = game.seats[player]?.armies ?? {}
  const mine = campsToBring(game, Math.max(0, player))
    .filter(camp => player >= 0 && own[camp])
    .map(camp => says.yourArmy(terms.camps[camp], armyLine(own[camp]!, locale)))
  const rolled = game.terms.camps === 'rolled'
  return panel({
    texts: [
      over ? says.armiesChosen : rolled ? says.chooseBothArmies : says.chooseArmy,
      who.join('\n'),
      mine.join('\n'),
      !over && says.terms(game.terms.points, terms.rules[game.terms.rules]),
      !over && game.until !== null && says.armiesDue(relative(game.until)),
      !over && player >= 0 && hasPicked(game, player) ? says.waitForOpponent : undefined,
    ],
    rows:
      over || (user !== null && player < 0)
        ? []
        : buttons([
            button(rolled ? says.starterBoth : says.starter, idOf(game, 'starter'), 'green'),
            button(says.myArmies, idOf(game, 'mine')),
          ]),
  })
}
