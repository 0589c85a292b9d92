import { languagesOf } from '../../game/languages.ts'
import type { GameRecord } from '../../store/types.ts'
import { button, buttons, idOf } from '../api/components.ts'
import { panel } from '../api/panel.ts'
import type { Message } from '../types.ts'
import { plain } from '../words/fill.ts'
import { wordsOf } from '../words/index.ts'
import { calling, labelIn, type Saying } from './inAllLanguages.ts'

/** The message of an offer that nobody can take any more, whatever became of it: that is said in a message of its own. */
export const formerOffer = ({ language }: Pick<GameRecord, 'language'>): Message =>
  panel({ texts: [wordsOf(language).says.drawWas] })

/**
 * A draw is on offer: for everybody, with buttons for those who may take it, in their language.
 * @param users those who are called
 */
export function drawMessage(game: GameRecord, users: readonly string[]): Message {
  const by = game.seats.find(seat => seat.user === game.drawOffer)
  const asked = game.seats.filter(seat => seat !== by).map(({ user }) => user)
  const label = (saying: Saying) => labelIn(languagesOf(game, asked), saying)
  return panel({
    texts: [
      calling(
        game,
        users,
        (who, { says }) => `${who} ${by ? says.drawOffered(plain(by.name)) : says.drawGone}`,
        by ? asked : users,
      ),
    ],
    rows: by
      ? buttons([
          button(label('acceptDraw'), idOf(game, 'draw', 'yes'), 'green'),
          button(label('declineDraw'), idOf(game, 'draw', 'no')),
        ])
      : [],
  })
}
