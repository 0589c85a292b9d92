import { armiesOf, campsWithoutStarter, misfits } from '../../game/armiesToBring.ts'
import { type Roster, rosterToPick } from '../../game/figureRoster.ts'
import { seatOf } from '../../game/seats.ts'
import type { ArmyRecord, GameRecord, Locale, Store } from '../../store/types.ts'
import { starterNames } from '../actions/pickArmies.ts'
import { armyWords } from '../games/armyWords.ts'
import { typeName } from '../games/names.ts'
import { refusalWords } from '../games/refusalWords.ts'
import type { Call } from '../types.ts'
import { pointsOf, typesOf } from '../views/armyMessage.ts'
import { wordsOf } from '../words/index.ts'

/** `Riders · Good · 480` */
export const armyLabel = ({ name, camp, figures }: ArmyRecord, roster: Roster, locale: Locale): string =>
  `${name} · ${armyWords(roster).list(camp, locale)} · ${pointsOf(typesOf(figures, roster))}`

/** Armies to pick for a game: those that fit, ready ones first, and then the others with the reason why not. */
export async function pickChoices(
  { locale, user }: Call,
  store: Pick<Store, 'figuresOf'>,
  game: GameRecord,
  armies: readonly ArmyRecord[],
): Promise<{ name: string; value: string }[]> {
  const words = wordsOf(locale)
  const { says } = words
  const { list } = armyWords(game)
  const roster = await rosterToPick(store, game)
  const player = seatOf(game, user.id)
  const none = campsWithoutStarter(game)
  const { lists } = armiesOf(game)
  const ready = Object.entries(starterNames)
    .filter(([, camp]) => lists.includes(camp) && !none.includes(camp))
    .map(([value, camp]) => ({ name: says.starterOf(list(camp, locale)), value }))
  const own = armies.map(army => {
    const label = armyLabel(army, roster, locale)
    const [fault] = misfits(game, player, army, roster)
    if (!fault) return { name: says.armyFits(label), value: army.name, fits: true }
    const { what } = refusalWords(fault, locale, id => typeName(id, locale, roster))
    return { name: says.armyUnfit(label, what), value: army.name, fits: false }
  })
  own.sort((a, b) => Number(b.fits) - Number(a.fits))
  return [...ready, ...own.map(({ name, value }) => ({ name, value }))]
}
