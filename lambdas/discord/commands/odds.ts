import { firstGame, ofGame } from '../../../rules/games.ts'
import type { Refusal } from '../../../rules/index.ts'
import { isRefusal } from '../../game/change.ts'
import { rosterHere } from '../../game/figureRoster.ts'
import type { Locale, Store } from '../../store/types.ts'
import { type Purpose, readGame } from '../actions/findGame.ts'
import { gameOrFirst, gameSaid, gameWithout, hasOdds } from '../actions/gameMeant.ts'
import type { Choice } from '../games/choices.ts'
import type { OddsInGame, OddsPlace } from '../games/face.ts'
import { gameView } from '../games/gameView.ts'
import { faceOf } from '../games/index.ts'
import type { Call, Command, Message, Services } from '../types.ts'
import { refusalMessage } from '../views/refusalMessage.ts'
import { command, game, integer, string, yesNo } from './define.ts'
import { gameChoices } from './gameChoices.ts'
import { system } from './listChoices.ts'

const noneOf = (game: string | undefined, locale: Locale): Refusal => ({
  code: 'no-odds-in-game',
  about: { game: faceOf({ game }).name[locale] },
})

/** The odds of the game that is named, of that of the battle here, or of the first one that has some; and of what. */
async function oddsFor(
  call: Call,
  store: Store,
  purpose?: Purpose,
): Promise<{ odds: OddsInGame; place: OddsPlace } | Refusal> {
  const { locale, guild } = call
  const without = gameWithout(call, hasOdds)
  if (without !== undefined) return noneOf(without, locale)
  const said = gameSaid(call, hasOdds)
  const found = await readGame(call, store, purpose)
  const here =
    isRefusal(found) || (said !== undefined && said !== (found.game ?? firstGame)) ? undefined : found
  const of = here ?? gameOrFirst(call, hasOdds)
  const { odds } = faceOf(of)
  if (!odds) return noneOf(of.game, locale)
  return {
    odds,
    place: {
      view: here && gameView(here, locale, call.user.id),
      none: isRefusal(found) ? found : { code: 'no-battle' },
      locale,
      roster: () => rosterHere(store, guild, ofGame(of.game)),
    },
  }
}

async function run(call: Call, { store }: Services): Promise<Message> {
  const found = await oddsFor(call, store)
  if (isRefusal(found)) return refusalMessage(found, call.locale)
  const { odds, place } = found
  const told = await odds.tell(call, place)
  return isRefusal(told) ? refusalMessage(told, call.locale, place.view) : told
}

async function autocomplete(call: Call, { store }: Pick<Services, 'store'>): Promise<Choice[]> {
  if (call.focused?.name === 'game') return gameChoices(call, store)
  const found = await oddsFor(call, store, 'look')
  return isRefusal(found) ? [] : found.odds.complete(call, found.place)
}

/** Chances of what may come, for whoever asks alone, as the game of the battle here tells them. */
export const oddsCommand: Command = {
  definition: command(
    'odds',
    string('odds.figure', { complete: true, most: 60 }),
    string('odds.target', { complete: true, most: 60 }),
    string('odds.ability', { complete: true, most: 60 }),
    integer('odds.distance', 1, 12),
    yesNo('odds.raised'),
    yesNo('odds.behind'),
    ...system(hasOdds),
    game(),
  ),
  run,
  autocomplete,
}
