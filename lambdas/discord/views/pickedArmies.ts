import { armiesOf } from '../../game/armiesToBring.ts'
import { counted, rosterOfGame } from '../../game/figureRoster.ts'
import { seatOf } from '../../game/seats.ts'
import type { GameRecord, Locale } from '../../store/types.ts'
import { container, gallery, text } from '../api/components.ts'
import { armyWords } from '../games/armyWords.ts'
import type { Message, Picture } from '../types.ts'
import { wordsOf } from '../words/index.ts'
import { armyLine, armySum } from './armyMessage.ts'

/** The armies that a player has chosen for a game, each with its picture; undefined where there are none yet. */
export function pickedArmies(game: GameRecord, locale: Locale, user: string): Message | undefined {
  const { says } = wordsOf(locale)
  const { list, accent, sheet } = armyWords(game)
  const roster = rosterOfGame(game)
  const armies = game.seats[seatOf(game, user)]?.armies ?? {}
  const shown = armiesOf(game).lists.flatMap(camp => {
    const figures = armies[camp]
    if (!figures?.length) return []
    const name = list(camp, locale)
    const drawn = sheet?.({ name, list: camp, pieces: counted(figures, roster) }, locale)
    const picture: Picture | undefined = drawn && {
      name: `army-${camp}.png`,
      alt: says.yourArmy(name, `${armyLine(figures, locale, roster)}.`),
      ...drawn,
    }
    const lines = `${says.yourArmy(name, armyLine(figures, locale, roster))}\n${armySum(figures, locale, roster)}`
    return [
      {
        picture,
        part: container(
          [...(picture ? [gallery(picture.name, picture.alt)] : []), text(lines)],
          accent?.(camp),
        ),
      },
    ]
  })
  if (!shown.length) return undefined
  return {
    components: shown.map(({ part }) => part),
    pictures: shown.flatMap(({ picture }) => picture ?? []),
  }
}
