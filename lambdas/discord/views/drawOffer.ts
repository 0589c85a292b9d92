import type { GameRecord } from '../../store/types.ts'
import { button, buttons, idOf } from '../api/components.ts'
import { panel } from '../api/panel.ts'
import type { Message } from '../types.ts'
import { plain } from '../words/fill.ts'
import { wordsOf } from '../words/index.ts'

/** A draw is on offer: for everybody, with buttons for the one who may take it; or it is so no more. */
export function drawMessage(game: GameRecord, who: string): Message {
  const { says } = wordsOf(game.language)
  const by = game.seats.find(seat => seat.user === game.drawOffer)
  return panel({
    texts: [
      `${who} ${by ? says.drawOffered(plain(by.name)) : game.stage === 'over' ? says.drawOver : says.drawGone}`.trim(),
    ],
    rows: by
      ? buttons([
          button(says.acceptDraw, idOf(game, 'draw', 'yes'), 'green'),
          button(says.declineDraw, idOf(game, 'draw', 'no')),
        ])
      : [],
  })
}
