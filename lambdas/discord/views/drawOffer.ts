import type { GameRecord } from '../../store/types.ts'
import { button, buttons, idOf } from '../api/components.ts'
import { panel } from '../api/panel.ts'
import type { Message } from '../types.ts'
import { plain } from '../words/fill.ts'
import { wordsOf } from '../words/index.ts'

/** The message of an offer that nobody can take any more, whatever became of it: that is said in a message of its own. */
export const formerOffer = ({ language }: Pick<GameRecord, 'language'>): Message =>
  panel({ texts: [wordsOf(language).says.drawWas] })

/** A draw is on offer: for everybody, with buttons for the one who may take it. */
export function drawMessage(game: GameRecord, who: string): Message {
  const { says } = wordsOf(game.language)
  const by = game.seats.find(seat => seat.user === game.drawOffer)
  return panel({
    texts: [`${who} ${by ? says.drawOffered(plain(by.name)) : says.drawGone}`],
    rows: by
      ? buttons([
          button(says.acceptDraw, idOf(game, 'draw', 'yes'), 'green'),
          button(says.declineDraw, idOf(game, 'draw', 'no')),
        ])
      : [],
  })
}
