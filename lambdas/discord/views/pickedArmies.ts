import { counted, rosterOfGame } from '../../game/figureRoster.ts'
import { seatOf } from '../../game/seats.ts'
import type { GameRecord, Locale } from '../../store/types.ts'
import { container, gallery, text } from '../api/components.ts'
import type { Message, Picture } from '../types.ts'
import { wordsOf } from '../words/index.ts'
import { armyLine, armySum } from './armyMessage.ts'

/** The armies that a player has chosen for a game, each with its picture; undefined where there are none yet. */
export function pickedArmies(game: GameRecord, locale: Locale, user: string): Message | undefined {
  const { says, terms } = wordsOf(locale)
  const roster = rosterOfGame(game)
  const armies = game.seats[seatOf(game, user)]?.armies ?? {}
  const shown = (['good', 'evil'] as const).flatMap(camp => {
    const figures = armies[camp]
    if (!figures?.length) return []
    const name = terms.camps[camp]
    const picture: Picture = {
      name: `army-${camp}.png`,
      alt: says.yourArmy(name, `${armyLine(figures, locale, roster)}.`),
      army: { name, camp, figures: counted(figures, roster) },
      language: locale,
    }
    const lines = `${says.yourArmy(name, armyLine(figures, locale, roster))}\n${armySum(figures, locale, roster)}`
    return [{ picture, part: container([gallery(picture.name, picture.alt), text(lines)], camp) }]
  })
  if (!shown.length) return undefined
  return { components: shown.map(({ part }) => part), pictures: shown.map(({ picture }) => picture) }
}
